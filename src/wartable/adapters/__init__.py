"""Other ways to reach the table: the text protocol, for bots in any language."""
