"""The hint on the page: the chance that is told is that of the bid in question."""

import pytest

from web.conftest import OpenPage

HINT = """async ([view, actions]) => {
    const { html, render } = await import("/vendor/preact.js");
    const { learn, words } = await import("/app/words.js");
    const { Hint } = await import("/app/table/hint.js");
    await learn(["lobby", "table", "rest"]);
    const makes = [[4, 0.9], [5, 0.7], [9, 0.3], [10, 0.1]];
    const options = actions.map((action) => ({ action, win: 0.5, points: null, makes, reasons: [] }));
    const session = { send: async () => ({ kind: "advice", choice: actions[0], options, n_deals: 40 }) };
    const root = document.createElement("div");
    render(html`<${Hint} now=${{ session, words: words.value, n: 1, view, game: { total: 10, top_bid: 9 } }} />`, root);
    for (let tries = 0; tries < 100 && !root.querySelector(".figures"); tries += 1)
        await new Promise((done) => setTimeout(done, 20));
    return [...root.querySelectorAll(".figures")].map((figures) => figures.innerText);
}"""

AUCTION = {"bid": 0, "moon": False}


@pytest.mark.parametrize(
    ("view", "action", "made"),
    [
        (AUCTION, "pass", None),
        (AUCTION, "bid 4", 90),
        (AUCTION, "bid 5", 70),
        (AUCTION, "pitch AS", 30),
        (AUCTION, "moon", 10),
        ({"bid": 5, "moon": False}, "play AS", 70),
        ({"bid": 10, "moon": True}, "play AS", 10),
        ({"bid": 8, "moon": False}, "trump S", None),  # no deal tells of this bid
    ],
)
def test_the_chance_told_is_that_of_the_bid_to_be_made(
    open_page: OpenPage, view: dict[str, object], action: str, made: int | None
) -> None:
    told = open_page("/about").evaluate(HINT, [view, [action]])
    assert told == ["match 50%" + ("" if made is None else f" · bid made {made}%")]
