"""The grammar: one family of phrases a file, each a table of verbs and what reads the rest."""
