"""The rules of Pitch: pure, typed, standard library only.

Nothing here reads a clock, draws a random number or does input and output: the pack comes in shuffled, decisions come
in as actions, and what happened goes out as events.
"""
