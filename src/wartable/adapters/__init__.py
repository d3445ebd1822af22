"""Other ways to the table: the text protocol for bots in any language."""
