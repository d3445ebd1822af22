"""What the laboratory notes, checks and reports of the naval game."""
