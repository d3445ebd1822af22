"""The cards of Quartermaster, one package per edition."""
