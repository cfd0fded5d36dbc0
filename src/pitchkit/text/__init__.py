"""Words and lines for people: how cards, rules and hands look when they are written down."""
