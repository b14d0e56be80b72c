"""What must hold of a board and of a sheet beyond the types of their fields. Each check yields its faults lazily."""
