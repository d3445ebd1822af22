"""The laboratory: many games played by bots or by chance, counted and checked."""
