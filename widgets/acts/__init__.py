"""What can be done to a player, to a deed, or to an entry: each act with its phrase."""
