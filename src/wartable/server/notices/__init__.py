"""Notices: somebody who is not at the table learns that a seat of theirs is asked."""
