/** What is heard: all that happens as sentences for screen readers, and a sign for the ear where sounds are wanted. */

import { useEffect, useRef } from "../../vendor/preact.js";
import { announce, toast } from "../say.js";
import { factsTold } from "./facts.js";
import { isMuted, remarkText } from "./remarks.js";
import { settings } from "../settings.js";
import { moment } from "./moment.js";
import { Teller } from "../telling.js";

/** Tell each batch as it is shown. */
export function useTelling(now, pace) {
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    let teller = null;
    return pace.listen((events, message, before) => {
      const { people, game } = latest.current;
      if (teller === null || events.some(({ event }) => event === "HandBegan") || isBack(message)) {
        teller = caughtUp(people, game, pace.events.peek(), events);
      }
      teller.people = people;
      teller.words = people.words;
      const told = factsTold(latest.current, message.facts, { before, after: pace.shown.peek().table });
      const sentences = [...told.filter(({ isShown }) => !isShown).map(({ text }) => text), ...events.flatMap((event) => teller.tell(event))];
      if (sentences.length) announce(sentences.join(" "));
      for (const { text, isShown } of told) if (isShown) toast(text);
      for (const remark of message.facts.filter(({ fact }) => fact === "said")) tellRemark(latest.current, remark);
      if (settings.peek().sound) sounds(events, pace.shown.peek(), latest.current.me);
    });
  }, [pace]);
  useEffect(() => {
    if (!now.isMine) return;
    const { words, turn, me, people } = now;
    announce(`${words.say("event-turn", { you: turn.seat === me, who: people.name(turn.seat) })} ${moment(now)}`);
  }, [now.isMine, now.turn?.seat, now.turn?.phase, now.n]);
}

const isBack = (message) => message.facts.some(({ fact }) => fact === "taken_back");

/** Show in passing what another says, unless the chat is open, where it stands. */
function tellRemark({ words, live, you, opened }, remark) {
  const { person } = remark;
  if (person === you.person || isMuted(live.code, person) || opened === "chat") return;
  const who = live.people.find((one) => one.person === person)?.name;
  toast(`${who}: ${remarkText(words, remark)}`);
}

/** Return a teller that knows what happened before some events. */
function caughtUp(people, game, all, events) {
  const teller = new Teller(people, game);
  const before = all.slice(0, Math.max(0, all.length - events.length));
  for (const event of before) teller.tell(event);
  return teller;
}

async function sounds(events, { turn }, me) {
  const { play } = await import("./sounds.js");
  const names = new Set(events.map(({ event }) => event));
  if (names.has("HandScored")) play("end");
  else if (names.has("TrickTaken")) play("trick");
  else if (names.has("CardPlayed")) play("card");
  else if (names.has("BidMade") || names.has("MoonBid") || names.has("TrumpNamed")) play("bid");
  if (turn && turn.player === me && events.length) play("turn");
}
