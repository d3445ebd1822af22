"""Other ways to the table: the text protocol, environments for programs that learn, MCP."""
