/* Random games of Tiny Towns under the Town Hall, as plain C plays them: the limit that the engine is measured against.
 *
 * It plays the very games of waldglas.core.playout.random_game; bench/limit.py compiles it, feeds it and compares.
 * Input: seats, games, copies, set_aside, drawn_calls, the numbers of the first way to build and of stopping, the
 * placements in the order of their sites (site, number of cubes, building, then resource and square of each cube), the
 * generators of the seats, and the generator of each game's calls. Output: choices made, a checksum over all moves, and
 * seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SQUARES = 16, FULL = 0xFFFF, KINDS = 5, MOST_SEATS = 6, MOST_PLACEMENTS = 512, MOST_CHOICES = 128 };
enum { AT = 0, DONE = 16, TAKE = 26, STORE = 31, FACTORY = 7 };
enum stage { TAKE_ANY, PLACE, PLACE_OR_STOP, BUILD_ANY, RAISE, STORE_CUBE, READY };

typedef struct { uint32_t a, b, c, counter; } rng;
typedef struct { int site, building; uint32_t squares; uint64_t mask, want; } placement;

typedef struct {
    uint64_t cubes, built, stored;
    uint32_t empty, vacated;
    int finished, placing, raising, factory;
    enum stage stage;
    int number_ready, ready[MOST_PLACEMENTS];
    int number_offered, offered[MOST_CHOICES];
} town;

static int seats, copies, set_aside, drawn_calls, number_placements, build_action, stop_action;
static placement placements[MOST_PLACEMENTS];
static int using_cube[SQUARES * (KINDS + 1)][MOST_PLACEMENTS], number_using[SQUARES * (KINDS + 1)];
static rng players[MOST_SEATS];
static town towns[MOST_SEATS];
static int called, played_round, unseen[KINDS + 1], drawn;
static uint64_t checksum = 14695981039346656037u, choices;

static uint32_t next32(rng *r) {
    uint32_t mixed = r->a + r->b + r->counter++;
    r->a = r->b ^ (r->b >> 9);
    r->b = r->c + (r->c << 3);
    r->c = ((r->c << 21) | (r->c >> 11)) + mixed;
    return mixed;
}

static int below(rng *r, uint64_t limit) {
    const uint64_t part = 0xFFFFFFFFu >> 3;
    uint64_t product = (uint64_t)(next32(r) >> 3) * limit;
    if ((product & part) < limit) {
        uint64_t smallest = (part + 1 - limit) % limit;
        while ((product & part) < smallest) product = (uint64_t)(next32(r) >> 3) * limit;
    }
    return (int)(product >> 29);
}

static uint64_t at(int square, uint64_t code) { return code << (3 * square); }

static void shuffle_cards(void) {
    for (int resource = 1; resource <= KINDS; resource++) unseen[resource] = copies;
    drawn = 0;
}

static int draw_card(rng *calls) {
    if (drawn == copies * KINDS - set_aside) shuffle_cards();
    int card = below(calls, copies * KINDS - drawn), resource = 1;
    while (card >= unseen[resource]) card -= unseen[resource++];
    unseen[resource]--;
    drawn++;
    return resource;
}

static void place_cube(town *t, int resource, int square) {
    t->cubes |= at(square, resource);
    t->empty &= ~(1u << square);
    int cube = square * (KINDS + 1) + resource;
    for (int i = 0; i < number_using[cube]; i++) {
        int number = using_cube[cube][i];
        if ((t->cubes & placements[number].mask) != placements[number].want) continue;
        int place = t->number_ready++;
        for (; place > 0 && t->ready[place - 1] > number; place--) t->ready[place] = t->ready[place - 1];
        t->ready[place] = number;
    }
}

static void remove_cubes(town *t, const placement *p) {
    int left = 0;
    t->cubes -= p->want;
    t->empty |= p->squares;
    for (int i = 0; i < t->number_ready; i++) {
        const placement *other = &placements[t->ready[i]];
        if ((t->cubes & other->mask) == other->want) t->ready[left++] = t->ready[i];
    }
    t->number_ready = left;
}

static const placement *ready_at(const town *t, int site) {
    int i = 0;
    while (placements[t->ready[i]].site != site) i++;
    return &placements[t->ready[i]];
}

static int has_stored(const town *t, int resource) {
    for (uint64_t stored = t->stored; stored; stored >>= 3)
        if ((int)(stored & 7) == resource) return 1;
    return 0;
}

static void offer(town *t, int action) { t->offered[t->number_offered++] = action; }

static void offer_squares(town *t, uint32_t squares) {
    for (; squares; squares &= squares - 1) offer(t, AT + __builtin_ctz(squares));
}

static void offer_run(town *t, int first) {
    for (int resource = 1; resource <= KINDS; resource++) offer(t, first + resource);
}

static void ask(town *t) {
    t->number_offered = 0;
    switch (t->stage) {
    case TAKE_ANY: offer_run(t, TAKE); break;
    case PLACE:
    case PLACE_OR_STOP:
        offer_squares(t, t->empty);
        if (t->stored && called && called == t->placing && has_stored(t, called))
            for (int other = 1; other <= KINDS; other++)
                if (other != called) offer(t, TAKE + other);
        if (t->stage == PLACE_OR_STOP) offer(t, stop_action);
        break;
    case BUILD_ANY:
        if (t->number_ready) offer(t, DONE);
        for (int i = 0; i < t->number_ready; i++) offer(t, build_action + placements[t->ready[i]].site);
        break;
    case RAISE: offer_squares(t, t->vacated); break;
    case STORE_CUBE: offer_run(t, STORE); break;
    case READY: break;
    }
}

static void answer(town *t, int action, int may_stop) {
    switch (t->stage) {
    case TAKE_ANY:
        t->placing = action - TAKE;
        t->stage = may_stop ? PLACE_OR_STOP : PLACE;
        break;
    case PLACE:
    case PLACE_OR_STOP:
        if (action == stop_action) {
            t->placing = 0;
            t->finished = 1;
            t->stage = READY;
        } else if (action > TAKE) {
            t->placing = action - TAKE;
            t->stage = PLACE;
        } else {
            place_cube(t, t->placing, action - AT);
            t->placing = 0;
            t->stage = BUILD_ANY;
        }
        break;
    case BUILD_ANY:
        if (action == DONE) {
            t->stage = READY;
        } else {
            const placement *p = ready_at(t, action - build_action);
            remove_cubes(t, p);
            t->vacated = p->squares;
            t->raising = p->building;
            t->stage = RAISE;
        }
        break;
    case RAISE:
        t->built |= at(action - AT, t->raising);
        t->empty &= ~(1u << (action - AT));
        t->factory = action - AT;
        t->stage = t->raising == FACTORY ? STORE_CUBE : BUILD_ANY;
        break;
    case STORE_CUBE:
        t->stored |= at(t->factory, action - STORE);
        t->stage = BUILD_ANY;
        break;
    case READY: break;
    }
}

/* Works off what a seat has to do until it has a real choice. */
static void proceed(town *t, int may_stop) {
    while (t->stage != READY) {
        ask(t);
        if (t->number_offered > 1) return;
        if (t->number_offered == 1) answer(t, t->offered[0], may_stop);
        else t->stage = READY;
    }
    t->number_offered = 0;
    if (t->empty == 0) t->finished = 1;
}

static int left_over(void) {
    int left = 0;
    for (int seat = 0; seat < seats; seat++) left += !towns[seat].finished;
    return left;
}

static void note(int seat, int action) {
    checksum = (checksum ^ (uint64_t)(seat * 4096 + action)) * 1099511628211u;
    choices++;
}

static void play_phase(int may_stop) {
    int picks[MOST_SEATS], waiting;
    for (;;) {
        waiting = 0;
        for (int seat = 0; seat < seats; seat++) {
            town *t = &towns[seat];
            picks[seat] = -1;
            if (t->number_offered == 0) continue;
            picks[seat] = t->offered[below(&players[seat], t->number_offered)];
            waiting++;
        }
        if (!waiting) return;
        for (int seat = 0; seat < seats; seat++) {
            if (picks[seat] < 0) continue;
            note(seat, picks[seat]);
            answer(&towns[seat], picks[seat], may_stop);
            proceed(&towns[seat], may_stop);
        }
    }
}

static void play(rng calls) {
    for (int seat = 0; seat < seats; seat++) towns[seat] = (town){.empty = FULL, .stage = READY};
    shuffle_cards();
    for (played_round = 1; left_over(); played_round++) {
        called = played_round % (drawn_calls + 1) ? draw_card(&calls) : 0;
        int may_stop = seats > 1 && left_over() == 1;
        for (int seat = 0; seat < seats; seat++) {
            town *t = &towns[seat];
            t->number_offered = 0;
            if (t->finished) continue;
            t->placing = called;
            t->stage = !called ? TAKE_ANY : may_stop ? PLACE_OR_STOP : PLACE;
            proceed(t, may_stop);
        }
        play_phase(may_stop);
    }
}

static uint32_t number(void) {
    uint32_t value;
    if (scanf("%u", &value) != 1) exit(2);
    return value;
}

static rng generator(void) {
    rng r = {number(), number(), number(), 1};
    return r;
}

int main(void) {
    seats = (int)number();
    int games = (int)number();
    copies = (int)number(), set_aside = (int)number(), drawn_calls = (int)number();
    build_action = (int)number(), stop_action = (int)number();
    number_placements = (int)number();
    if (seats > MOST_SEATS || number_placements > MOST_PLACEMENTS) return 2;
    for (int i = 0; i < number_placements; i++) {
        placement *p = &placements[i];
        p->site = (int)number();
        int cubes = (int)number();
        p->building = (int)number();
        for (; cubes; cubes--) {
            int resource = (int)number(), square = (int)number(), cube = square * (KINDS + 1) + resource;
            p->squares |= 1u << square;
            p->mask |= at(square, 7);
            p->want |= at(square, resource);
            using_cube[cube][number_using[cube]++] = i;
        }
    }
    for (int seat = 0; seat < seats; seat++) players[seat] = generator();
    rng *calls = malloc(sizeof(rng) * (size_t)games);
    for (int game = 0; game < games; game++) calls[game] = generator();
    clock_t begin = clock();
    for (int game = 0; game < games; game++) play(calls[game]);
    printf("%llu %llu %f\n", (unsigned long long)choices, (unsigned long long)checksum,
           (double)(clock() - begin) / CLOCKS_PER_SEC);
    free(calls);
    return 0;
}
