"""The server: tables that live for weeks, with people and bots in any seat."""
