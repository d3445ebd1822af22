"""The kinds of frame of this game; each module adds its own."""

from wartable.core.frames import Steps

STEPS = Steps()
