"""The laboratory: many games, played by bots or at random, counted and checked."""
