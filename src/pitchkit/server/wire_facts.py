"""What a session is told of each kind of fact: a list of what is allowed, so that a new kind has to be given a line here."""

from typing import assert_never

from pitchkit.server import facts as f
from pitchkit.server.seen import seen_events


def fact_to_dict(fact: f.AnyFact, viewer: int, *, hidden: bool) -> dict[str, object]:
    """Return a fact as a viewer is told it; ``hidden``: of the hand that goes on he learns only that something was."""
    match fact:
        case f.Acted(player=player, seat=seat, by=by, action=action, events=events):
            if hidden:
                return {"fact": "acted"}
            told = seen_events(events, viewer)
            return {"fact": "acted", "player": player, "seat": seat, "by": by, "action": action, "events": told}
        case f.Dealt(hand=hand, events=events):
            if hidden:
                return {"fact": "dealt", "hand": hand}
            return {"fact": "dealt", "hand": hand, "events": seen_events(events, viewer)}
        case f.TakenBack(n_actions=n_actions):
            return {"fact": "taken_back"} if hidden else {"fact": "taken_back", "n_actions": n_actions}
        case f.Promised(hand=hand, commitment=commitment):
            return {"fact": "promised", "hand": hand, "commitment": commitment}
        case f.RandomnessGiven(person=person):
            return {"fact": "randomness", "person": person}
        case f.Revealed(hand=hand, secret=secret, nonces=nonces):
            return {"fact": "revealed", "hand": hand, "secret": secret, "nonces": nonces}
        case f.Ready(person=person):
            return {"fact": "ready", "person": person}
        case f.MatchBegan(dealer=dealer):
            return {"fact": "match_began", "dealer": dealer}
        case f.TakeBackAsked(person=person):
            return {"fact": "take_back_asked", "person": person}
        case f.TakeBackAnswered(person=answering, yes=yes):
            return {"fact": "take_back_answered", "person": answering, "yes": yes}
        case f.Sat() | f.Rose() | f.Reserved() | f.Released() | f.BotSeated() | f.BotTookOver() | f.CameBack():
            return _seat_fact(fact)
        case (
            f.Opened() | f.Joined() | f.Forgotten() | f.Renamed() | f.Came() | f.Went() | f.MadeHost() | f.SettingsChanged() | f.Said()
            | f.Closed()
        ):  # fmt: skip
            return _people_fact(fact)
        case _:
            assert_never(fact)


def _seat_fact(
    fact: f.Sat | f.Rose | f.Reserved | f.Released | f.BotSeated | f.BotTookOver | f.CameBack,
) -> dict[str, object]:
    match fact:
        case f.Sat(player=player, person=person):
            return {"fact": "sat", "player": player, "person": person}
        case f.Rose(player=player):
            return {"fact": "rose", "player": player}
        case f.Reserved(player=player, person=person):
            return {"fact": "reserved", "player": player, "person": person}
        case f.Released(player=player):
            return {"fact": "released", "player": player}
        case f.BotSeated(player=player, bot=bot):
            return {"fact": "bot_seated", "player": player, "bot": bot}
        case f.BotTookOver(player=player, bot=bot):
            return {"fact": "bot_took_over", "player": player, "bot": bot}
        case f.CameBack(player=player):
            return {"fact": "came_back", "player": player}
        case _:
            assert_never(fact)


def _people_fact(
    fact: f.Opened
    | f.Joined
    | f.Forgotten
    | f.Renamed
    | f.Came
    | f.Went
    | f.MadeHost
    | f.SettingsChanged
    | f.Said
    | f.Closed,
) -> dict[str, object]:
    match fact:
        case f.Opened(code=code):
            return {"fact": "opened", "code": code}
        case f.Joined(person=person, name=name):
            return {"fact": "joined", "person": person, "name": name}
        case f.Forgotten(person=person):
            return {"fact": "forgotten", "person": person}
        case f.Renamed(person=person, name=name):
            return {"fact": "renamed", "person": person, "name": name}
        case f.Came(person=person):
            return {"fact": "came", "person": person}
        case f.Went(person=person):
            return {"fact": "went", "person": person}
        case f.MadeHost(person=person):
            return {"fact": "made_host", "person": person}
        case f.SettingsChanged(settings=settings):
            return {"fact": "set_settings", "settings": settings}
        case f.Said(person=person, phrase=phrase, text=text):
            return {"fact": "said", "person": person, "phrase": phrase, "text": text}
        case f.Closed():
            return {"fact": "closed"}
        case _:
            assert_never(fact)
