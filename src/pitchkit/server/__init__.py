"""Tables in the browser: kept by a store, decided by the rules, told to every session as what its seat may see."""
