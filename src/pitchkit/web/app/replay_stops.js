/** Where a replay stops: after each event, told in words. Whose turn it is belongs to the event before it. */

import { cardText } from "./cards.js";
import { Teller } from "./telling.js";

/** Return the stops of a hand: `[{event, view, told, trick}]`; `trick` is the trick that lies on the table. */
export function stopsOf({ hand, steps }, people) {
  const teller = new Teller(people, people.game);
  const stops = [];
  let trick = [];
  for (const { event, view } of steps) {
    if (event.event === "CardPlayed" && trick.isOver) trick = [];
    if (event.event === "CardPlayed") trick = [...trick, [event.seat, cardText(event.card)]];
    if (event.event === "TrickTaken") trick = Object.assign([...trick], { isOver: true, taker: event.seat });
    const told = tell(event, { hand, people, teller });
    const turns = event.event === "Turn";
    if (turns && stops.length) Object.assign(stops.at(-1), { view });
    else stops.push({ event, view, told, trick });
  }
  return stops;
}

/** The deal and the end are told here: a table's page shows those, and says nothing of them. */
function tell(event, { hand, people, teller }) {
  const { words } = people;
  switch (event.event) {
    case "HandBegan":
      return people.say("event-hand-began", event.dealer, { number: hand });
    case "HandDealt":
      return people.say("event-hand-dealt", event.seat, { n: event.cards.length });
    case "StockLaid":
      return words.say("event-stock-laid", { n: event.cards.length });
    case "HandScored":
      return words.say("event-hand-scored", { number: hand });
    default:
      return teller.tell(event).join(" ");
  }
}
