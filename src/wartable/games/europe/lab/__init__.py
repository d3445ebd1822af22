"""Europe in the laboratory."""
