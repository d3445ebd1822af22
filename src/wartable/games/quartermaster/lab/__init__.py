"""What the laboratory notes, checks and reports about Quartermaster."""
