"""Write the golden playthroughs anew: ``make golden``, with names of variants as arguments for only those.

A playthrough keeps its deal and its actions as long as the rules accept them, so that the difference shows what the
change did.  Read it before you commit it.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.playthrough import FILES, FOLDER, choose_seed, replayed, text_of, write
from pitchkit import PitchError
from proof.play import TABLES, Hand, Table, played


def hand_for(table: Table) -> tuple[int, Hand]:
    """Return the seed and hand of a table's file, or of a new one where there is none or it no longer fits."""
    path = FILES[table.name]
    if path.exists():
        data = json.loads(path.read_text(encoding="utf-8"))
        try:
            hand = replayed(table, data)
        except PitchError as error:
            print(f"{path.name}: {error}; playing another hand")
        else:
            if hand.state.is_over:
                return data["seed"], hand
    seed = choose_seed(table)
    return seed, played(table.rules, seed)


def main(names: list[str]) -> None:
    for table in TABLES:
        if not names or table.name in names or table.variant in names:
            seed, hand = hand_for(table)
            FILES[table.name].write_text(text_of(write(table, seed, hand)), encoding="utf-8")
    for path in FOLDER.glob("*.json"):
        if path not in FILES.values():
            print(f"{path.name}: no such game any more; removing it")
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
