/** Who sits where, what they are called, and who plays with whom as far as the viewer knows (as in the terminal). */

export const NOBODY = -1;

/** The names round one table, for one reader. */
export class People {
  /**
   * @param words the catalogue
   * @param {{rules: object, game: object, names: string[], me: number}} table names by player; `me` is the reader's
   *   player, -1 for a watcher
   */
  constructor(words, { rules, game, names, me }) {
    this.words = words;
    this.rules = rules;
    this.game = game;
    this.players = names;
    this.me = me;
  }

  /** Return what a hand is called within a sentence: its player, or whose dummy it is. */
  name(seat) {
    if (seat === this.me) return this.words.part("you");
    if (seat < this.rules.players) return this.players[seat];
    if (this.rules.dummies === "floating") return this.words.part("the-dummy");
    const owner = seat - this.rules.players;
    return owner === this.me ? this.words.part("your-dummy") : this.words.part("dummy-of", { who: this.name(owner) });
  }

  /** Return what a hand is called where the name stands by itself. */
  label(seat) {
    if (seat >= this.rules.players && this.rules.dummies === "one_each") {
      const player = seat - this.rules.players;
      return this.words.part("screen-dummy", { you: player === this.me, who: this.name(player) });
    }
    return capital(this.name(seat));
  }

  /** Return the names of players who belong together, as one; the reader first. */
  side(players) {
    const first = players.includes(this.me) ? [this.me, ...players.filter((player) => player !== this.me)] : players;
    return this.words.joined(first.map((player) => this.name(player)));
  }

  /** The same as a label. */
  party(players) {
    return capital(this.side(players));
  }

  /** Return a sentence about a hand, in the wording for the reader if it is his own. */
  say(message, seat, details = {}) {
    return this.words.say(message, { who: this.name(seat), you: seat === this.me, ...details });
  }

  /** Return a bid (`"bid 6"`, `"pass"`, `"moon"`) as a short word. */
  bid(text) {
    if (text === "moon") return this.words.part("screen-moon-short");
    return text === "pass" ? this.words.part("words.pass") : text.slice(4);
  }

  /** Return the player who decides for a hand (a floating dummy belongs to the bidder). */
  owner(view, seat) {
    if (seat < this.rules.players) return seat;
    return this.rules.dummies === "one_each" ? seat - this.rules.players : view.bidder;
  }

  /** Return the players of each fixed team; everybody alone where there are none. */
  get teams() {
    return this.game.teams;
  }

  /** Tell whether fixed teams of more than one play. */
  get inTeams() {
    return this.teams.some((team) => team.length > 1);
  }

  /** Tell whether each hand has sides of its own, which are known only in its course. */
  get findsPartners() {
    return ["solo", "called"].includes(this.rules.teams);
  }

  /** Return the bidder and, as far as the viewer knows, who plays with him. */
  biddingSide(view) {
    if (!["none", "solo", "called"].includes(this.rules.teams)) {
      return this.teams.find((team) => team.includes(view.bidder));
    }
    const partners = view.holders.filter((holder) => holder !== null && holder !== NOBODY);
    return [...new Set([view.bidder, ...partners])].sort((one, other) => one - other);
  }

  /** Return the players of each side; where partners are still secret, or for the time being nobody's, each alone. */
  sides(view) {
    if (!this.findsPartners || view.bidder === NOBODY) return this.teams;
    const everybody = this.players.map((_, player) => player);
    if (view.holders.length < this.rules.n_calls || view.holders.includes(null)) return everybody.map((one) => [one]);
    const bidding = this.biddingSide(view);
    return [bidding, everybody.filter((player) => !bidding.includes(player))];
  }

  /** Tell whether a hand is on the reader's side, as far as he knows. */
  isFriend(view, seat) {
    return this.sides(view).some((side) => side.includes(this.me) && side.includes(this.owner(view, seat)));
  }

  /** Return the points won in tricks so far by some players together: in four-point games card points for Game. */
  won(view, players) {
    const points = this.game.four_point ? view.card_points : view.points;
    return points.reduce((sum, n, seat) => sum + (players.includes(this.owner(view, seat)) ? n : 0), 0);
  }

  /** Return how many tricks some players have together. */
  tricks(view, players) {
    return view.tricks.filter(({ taker }) => taker !== NOBODY && players.includes(this.owner(view, taker))).length;
  }
}

export function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
