/* Plain alpha-beta with a hash table over whole tricks: the yardstick for pitchkit.search, used by bench/solver.py.

   The same rules and the same answers, and nothing else that makes a search fast: cards are tried from the strongest
   down, cards that do the same are all tried, no bounds but alpha and beta.  Each root card gets its exact value.

   Input, numbers separated by blanks, position after position:
     n_seats n_groups seat home(bits) has_game
     for each group:  must may able (bits)          what to follow with, what may be played, what can take
     for each seat:   side card_points
     n_cards, for each card:  seat bit group points game_points may_be_led
   A side that ties with the bidding side for the most card points keeps it from the point for Game; side 0 bids.
   Output a position: nanoseconds, nodes, and for each card that may be led "bit value". */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t u64;
enum { SEATS = 8, GROUPS = 5, TABLE_BITS = 18, COUNT_BITS = 7 };

static int n_seats, has_game, n_sides;
static unsigned home;
static u64 must[GROUPS], may[GROUPS], able[GROUPS], hands[SEATS];
static int side[SEATS], group_of[64], points_of[64], game_of[64];
static u64 nodes;
static uint32_t generation;

typedef struct { u64 held, counts; uint32_t generation; int16_t leader, low, high; } entry;
static entry table[1 << TABLE_BITS];

static int next_seat(u64 held, int seat, int leader) {
    for (;;) {
        seat = seat + 1 == n_seats ? 0 : seat + 1;
        if (seat == leader) return -1;
        if (held & hands[seat]) return seat;
    }
}

static int game_point(u64 counts) {
    int most = 0, mine = (int)(counts & 127);
    for (int s = 1; s < n_sides; s++) {
        int theirs = (int)(counts >> COUNT_BITS * s & 127);
        if (theirs > most) most = theirs;
    }
    return mine > most;
}

static int lead(u64 held, int leader, u64 counts, int alpha, int beta);

static int follow(u64 held, int seat, int leader, u64 best, int taker, int led, int points, int game, u64 counts,
                  int alpha, int beta) {
    if (seat < 0) {
        int gained = home >> taker & 1 ? points : 0;
        if (has_game) counts += (u64)game << COUNT_BITS * side[taker];
        if (held && !(held & hands[taker])) taker = next_seat(held, taker, taker);
        return gained + lead(held, taker, counts, alpha - gained, beta - gained);
    }
    nodes++;
    u64 legal = held & hands[seat];
    if (legal & must[led]) legal &= may[led];
    int following = next_seat(held, seat, leader), maximise = home >> seat & 1, value = maximise ? -1000 : 1000;
    while (legal) {
        int i = 63 - __builtin_clzll(legal);
        u64 bit = 1ULL << i;
        legal ^= bit;
        int takes = bit & able[led] && bit > best;
        int v = follow(held ^ bit, following, leader, takes ? bit : best, takes ? seat : taker, led,
                       points + points_of[i], game + game_of[i], counts, alpha, beta);
        if (maximise) {
            if (v > value) value = v;
            if (value > alpha) alpha = value;
        } else {
            if (v < value) value = v;
            if (value < beta) beta = value;
        }
        if (alpha >= beta) break;
    }
    return value;
}

static int open_trick(u64 held, int leader, int i, u64 counts, int alpha, int beta) {
    u64 bit = 1ULL << i;
    int led = group_of[i];
    return follow(held ^ bit, next_seat(held, leader, leader), leader, bit & able[led] ? bit : 0, leader, led,
                  points_of[i], game_of[i], counts, alpha, beta);
}

static int lead(u64 held, int leader, u64 counts, int alpha, int beta) {
    if (!held) return has_game ? game_point(counts) : 0;
    nodes++;
    u64 mixed = (held ^ (u64)leader << 56 ^ counts * 0x9E3779B97F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
    entry *e = &table[mixed >> (64 - TABLE_BITS)];
    int known = e->held == held && e->counts == counts && e->leader == leader && e->generation == generation;
    if (known) {
        if (e->low >= beta) return e->low;
        if (e->high <= alpha) return e->high;
        if (e->low == e->high) return e->low;
    }
    int maximise = home >> leader & 1, value = maximise ? -1000 : 1000, a = alpha, b = beta;
    for (u64 left = held & hands[leader]; left;) {
        int i = 63 - __builtin_clzll(left);
        left ^= 1ULL << i;
        int v = open_trick(held, leader, i, counts, a, b);
        if (maximise) {
            if (v > value) value = v;
            if (value > a) a = value;
        } else {
            if (v < value) value = v;
            if (value < b) b = value;
        }
        if (a >= b) break;
    }
    if (!known) *e = (entry){held, counts, generation, (int16_t)leader, -1000, 1000};
    if (value > alpha && e->low < value) e->low = (int16_t)value;
    if (value < beta && e->high > value) e->high = (int16_t)value;
    return value;
}

static u64 read_number(void) {
    u64 number;
    if (scanf("%" SCNu64, &number) != 1) exit(1);
    return number;
}

int main(void) {
    int n_groups;
    while (scanf("%d %d", &n_seats, &n_groups) == 2) {
        int seat = (int)read_number();
        home = (unsigned)read_number();
        has_game = (int)read_number();
        for (int g = 0; g < n_groups; g++) must[g] = read_number(), may[g] = read_number(), able[g] = read_number();
        u64 counts = 0, held = 0, leads = 0;
        n_sides = 0;
        memset(hands, 0, sizeof hands);
        for (int s = 0; s < n_seats; s++) {
            side[s] = (int)read_number();
            counts += read_number() << COUNT_BITS * side[s];
            if (side[s] >= n_sides) n_sides = side[s] + 1;
        }
        for (int n = (int)read_number(); n; n--) {
            int owner = (int)read_number();
            u64 bit = read_number();
            int i = 63 - __builtin_clzll(bit);
            group_of[i] = (int)read_number();
            points_of[i] = (int)read_number();
            game_of[i] = (int)read_number();
            hands[owner] |= bit;
            held |= bit;
            if (read_number()) leads |= bit;
        }
        generation++;
        nodes = 0;
        int values[64];
        struct timespec start, end;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
        for (u64 left = leads; left; left &= left - 1) {
            int i = __builtin_ctzll(left);
            values[i] = open_trick(held, seat, i, counts, -1000, 1000);
        }
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
        int64_t spent = (int64_t)(end.tv_sec - start.tv_sec) * 1000000000 + (end.tv_nsec - start.tv_nsec);
        printf("%" PRId64 " %" PRIu64, spent, nodes);
        for (u64 left = leads; left; left &= left - 1)
            printf(" %" PRIu64 " %d", left & -left, values[__builtin_ctzll(left)]);
        puts("");
        fflush(stdout);
    }
    return 0;
}
