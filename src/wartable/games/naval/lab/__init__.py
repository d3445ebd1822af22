"""What the laboratory notes, checks and reports about the naval game."""
