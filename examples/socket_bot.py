"""A bot that takes a seat at a table of `pitch serve`, as anybody may: `socket_bot.py ADDRESS CODE [NAME]`.

It needs `pip install websockets` and nothing of PitchKit: the server lists what is legal. docs/http-api.md tells the rest.
"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, code, name = [*sys.argv[1:], "Robot"][:3]


def choice(turn):
    """Return an action: one that is listed, or the fewest cards that may be thrown away."""
    if turn["legal"]:
        return "pass" if "pass" in turn["legal"] else random.choice(turn["legal"])
    cards = turn["choose"]["fixed"].split() + turn["choose"]["among"].split()
    return " ".join([turn["choose"]["verb"], *cards[: turn["choose"]["n_least"]]])


wish = Request(f"{server}/api/tables/{code}/people", json.dumps({"name": name}).encode())
wish.add_header("content-type", "application/json")
with urlopen(wish) as answer:
    token = json.load(answer)["token"]  # proves that we are this person
with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:
    socket.send(json.dumps({"do": "hello", "token": token}))
    for message in map(json.loads, socket):
        table, turn, n = message.get("table") or {}, message.get("turn"), message.get("n")
        if turn and (turn["legal"] or turn["choose"]):
            time.sleep(0.1)  # in the long run the server takes ten messages a second
            socket.send(json.dumps({"do": "act", "id": f"act {n}", "action": choice(turn), "after": n}))
        elif table.get("state") == "between":
            socket.send(json.dumps({"do": "ready", "id": f"ready {n}"}))
        elif table.get("state") == "over":
            print("final scores:", table["scores"])
            break
