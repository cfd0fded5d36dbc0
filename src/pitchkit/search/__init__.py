"""Looking ahead: exact play with all cards known.

Compiled together with the rules; see docs/search.md.
"""
