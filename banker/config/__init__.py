"""What the desk remembers for its banker, beside the games: settings, and the last table set up."""
