"""Rules of no game: state machine, decisions, events, matches, records and positions."""
