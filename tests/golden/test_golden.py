"""Every game plays its golden hand as it always did; ``make golden`` writes the files anew."""

import json

import pytest

from golden.playthrough import FILES, FOLDER, replayed, write
from proof.play import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_game_plays_its_golden_hand(table: Table) -> None:
    path = FILES[table.name]
    assert path.exists(), f"{path.name} is missing: run `make golden`, read the file, commit it"
    golden = json.loads(path.read_text(encoding="utf-8"))

    hand = replayed(table, golden)

    assert hand.state.is_over
    assert write(table, golden["seed"], hand) == golden


def test_every_golden_file_belongs_to_a_game() -> None:
    assert set(FOLDER.glob("*.json")) <= set(FILES.values())
