"""Players for empty seats: each sees a view and returns an action, nothing more."""
