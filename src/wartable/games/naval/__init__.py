"""The naval game: fleets of nine navies, fought with Action cards."""
