"""Quartermaster: six nations of the Second World War, cards and supply lines."""
