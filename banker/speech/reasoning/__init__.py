"""Why amounts are what they are, one file a family: sentences, each with the value of the sheet it comes from."""
