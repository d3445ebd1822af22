"""What the laboratory notes, checks and reports of Quartermaster."""
