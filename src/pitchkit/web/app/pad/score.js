/**
 * Keeping score from tables: whatever a rule decides stands in `data`, as pitchkit.server.pad makes it.
 *
 * A hand is `{bidder, bid, partners, points}`: `bid` a number or "moon", `partners` the players that a call brought to the
 * bidder, `points` by player those of his side. A hand in which everybody passed is `{passed: true}`.
 */

/** Return the sides of a hand, the bidder's first, each a list of players. */
export function sidesOf(data, { bidder, partners = [] }) {
  if (data.others === "together") {
    const bidding = [bidder, ...partners].sort((a, b) => a - b);
    return [bidding, everybody(data).filter((player) => !bidding.includes(player))];
  }
  const bidding = data.teams.find((team) => team.includes(bidder));
  return [bidding, ...data.teams.filter((team) => team !== bidding)];
}


/** Return how a hand ended: made, set, moon_made or moon_set. */
export function outcomeOf(data, hand) {
  const points = hand.points[hand.bidder];
  if (hand.bid !== "moon") return points >= data.bidder[hand.bid].needs ? "made" : "set";
  const inPlay = sum(sidesOf(data, hand).map(([player]) => hand.points[player]));
  return points > 0 && points === (data.moon.needs === "in_play" ? inPlay : data.total) ? "moon_made" : "moon_set";
}

/** Return `{outcome, scores, winners}` after a hand, from the scores by player before it. */
export function scoreHand(data, before, hand) {
  const outcome = outcomeOf(data, hand);
  const [bidding] = sidesOf(data, hand);
  const scores = before.map((score, player) => {
    const points = hand.points[player];
    if (!bidding.includes(player)) return score + data.change[outcome][points];
    if (hand.bid !== "moon") return score + data.bidder[hand.bid].change[points];
    return moved(moonMove(data.moon, outcome, score), score);
  });
  return { outcome, scores, winners: winnersOf(data, scores, bidding, outcome) };
}

function moonMove(moon, outcome, score) {
  if (outcome === "moon_set") return moon.set;
  return score < 0 ? moon.below_zero : score > 0 ? moon.above_zero : moon.at_zero;
}

function moved({ to, by, at_least }, score) {
  if (to !== undefined) return to;
  return by !== undefined ? score + by : Math.max(score, at_least);
}

function winnersOf(data, scores, bidding, outcome) {
  for (const { among, at_target, pick, one_side } of data.winners[outcome]) {
    const eligible = everybody(data).filter(
      (player) =>
        among.includes(bidding.includes(player) ? "bidder" : "others") && (!at_target || scores[player] >= data.target),
    );
    const best = Math.max(...eligible.map((player) => scores[player]));
    const picked = pick === "highest" ? eligible.filter((player) => scores[player] === best) : eligible;
    if (picked.length && (!one_side || data.teams.filter((team) => team.some((it) => picked.includes(it))).length === 1)) {
      return picked;
    }
  }
  return [];
}

/** Return the sheet of a match: a row for each hand with `{hand, dealer, outcome, before, scores, winners}`. */
export function sheetOf(data, hands, firstDealer) {
  const rows = [];
  let scores = Array(data.players).fill(0);
  let dealer = firstDealer;
  for (const hand of hands) {
    const result = hand.passed ? { outcome: "passed", scores, winners: [] } : scoreHand(data, scores, hand);
    rows.push({ hand, dealer, before: scores, ...result });
    scores = result.scores;
    dealer = (dealer + (hand.passed ? data.deal.all_pass : data.deal.hand)) % data.players;
  }
  return { rows, scores, dealer, winners: rows.at(-1)?.winners ?? [] };
}

/**
 * Return how a side can win with the next hand: `{bid, defending}`.
 *
 * @returns `bid` the least bid ("moon" if only that) with which it can, null if none; `defending` whether it can without,
 *   another's failed moon left aside, which may end any match
 */
export function waysOut(data, scores, team) {
  const [player] = team;
  const wins = (hand) => scoreHand(data, scores, hand).winners.includes(player);
  const bids = [...data.bids, ...(data.moon ? ["moon"] : [])];
  const bid = bids.find((it) => wins(handWith(data, { bidder: player, bid: it }, player))) ?? null;
  const others = everybody(data).filter((other) => !team.includes(other));
  const defending = others.some((bidder) => data.bids.some((it) => wins(handWith(data, { bidder, bid: it }, player))));
  return { bid, defending };
}

/** A hand in which one player's side takes all the points. */
function handWith(data, { bidder, bid }, taker) {
  const hand = { bidder, bid, partners: [] };
  const side = sidesOf(data, hand).find((players) => players.includes(taker));
  return { ...hand, points: everybody(data).map((player) => (side.includes(player) ? data.total : 0)) };
}

const everybody = (data) => [...Array(data.players).keys()];
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
