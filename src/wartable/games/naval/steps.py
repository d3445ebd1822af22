"""The kinds of frame of this game; each module adds its own when it is imported."""

from wartable.core.frames import Steps

STEPS = Steps()
