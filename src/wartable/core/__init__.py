"""What all games share: state machine, decisions, events, matches, records and positions."""
