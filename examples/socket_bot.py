"""A bot that comes to a table of `pitch serve` and plays there like anybody else: `socket_bot.py ADDRESS CODE [NAME]`.

It needs `pip install websockets`, and nothing of PitchKit: the server lists what is legal; the bot passes, and
takes any card. docs/http-api.md tells the rest of the messages. It leaves when the match is over.
"""

import json
import random
import sys
import time
from itertools import count
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def come(server, code, name):
    """Take a free seat; the token that comes back proves to be this person."""
    request = Request(f"{server}/api/tables/{code}/people", json.dumps({"name": name}).encode())
    request.add_header("content-type", "application/json")
    with urlopen(request) as answer:
        return json.load(answer)["token"]


def choice(turn):
    """Return an action: one that is listed, or what a set of cards to throw away has to hold at least."""
    if turn["legal"]:
        return "pass" if "pass" in turn["legal"] else random.choice(turn["legal"])
    of = turn["choose"]
    cards = of["fixed"].split() + of["among"].split()
    return " ".join([of["verb"], *cards[: of["n_least"]]])


def play(server, code, token):
    """Answer whenever it is our turn; every message that changes the hand says whose turn it is."""
    ids = count()
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:
        socket.send(json.dumps({"do": "hello", "token": token}))
        while True:
            message = json.loads(socket.recv())
            table, turn = message.get("table") or {}, message.get("turn")
            if table.get("state") == "over":
                return table["scores"]
            if turn and (turn["legal"] or turn["choose"]):
                time.sleep(0.1)  # the server takes no more than ten messages a second in the long run
                act = {"do": "act", "id": f"a{next(ids)}", "action": choice(turn), "after": message["n"]}
                socket.send(json.dumps(act))
            elif table.get("state") == "between":
                socket.send(json.dumps({"do": "ready", "id": f"r{next(ids)}"}))


if __name__ == "__main__":
    where, table_code, *called = sys.argv[1:]
    print("final scores:", play(where, table_code, come(where, table_code, *(called or ["Robot"]))))
