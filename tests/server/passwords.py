"""Passwords that cost next to nothing: the real ones take 0.2 seconds of processor time each."""

from argon2 import PasswordHasher

CHEAP = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
