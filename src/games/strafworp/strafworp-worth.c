/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The exact worth of positions: all attacks to come, worked out backwards.
 *
 * The worth of an attack that begins depends on the attackers' formation A, who has the ball, and
 * the defenders' formation B:
 *
 *   value[side][B][ball][A]       layer T from layer T - 1
 *
 * What a shot is worth depends on where A stands when it is taken, not on how it came there. So for
 * each side and B the shots of all A are worked out first, from what follows them: the other side's
 * throw-off or attack, which the layer before tells with A and B exchanged; then free pass and
 * penalty; and then the three moves are gone back one by one, each being the better of two at most.
 *
 * Eight B lie side by side as a row: with the same A, so that one instruction serves several. If
 * nothing in the variant tells left from right, a formation and its mirror image are worth the same,
 * and half of the B are left out. Where zones change after n goals (S-103) all of this is there n
 * times, once for each number of goals since the change. */

#include "strafworp-worth.h"
#include "strafworp-formations.h"
#include "strafworp-rules.h"

#include <string.h>

enum {
  FORMATIONS = STRAFWORP_FORMATIONS,
  GROUP = 8,
  MOST_BONUS = 5, /* with more every throw is a chance too */
  FREE_PASS = 0,
  PENALTY,
  SPECIALS
};

typedef double Row[GROUP]; /* of a group of B */

/* How likely it is that a shot ends so. */
typedef struct {
  double goal, intercepted, kept, free_pass, penalty;
} Odds;

/* By attacker, defender and bonus. */
typedef Odds OddsTable[STRAFWORP_FIGURINES][STRAFWORP_FIGURINES][MOST_BONUS + 1];

/* What one part works out at a time: by A, for one group of B. */
typedef struct {
  Row scored[FORMATIONS];                       /* what follows a goal, without the goal itself */
  Row intercepted[STRAFWORP_AREAS][FORMATIONS]; /* what follows, by where the shot was */
  Row shot[FORMATIONS];
} Desk;

typedef struct {
  const StrafworpSetup *setup;
  double goal[2]; /* what one of each side is worth */
  bool golden;
  bool even;         /* nothing tells left from right */
  unsigned n_counts; /* of goals since zones changed: S-103 */
  unsigned n_lanes, n_groups;
  unsigned layers;

  StrafworpFormations formations;
  uint8_t bonus[FORMATIONS];
  int16_t lane[FORMATIONS];                  /* where it lies as B; -1: its mirror does */
  uint16_t of_lane[FORMATIONS];              /* the formation that lies there */
  uint8_t defenders[2][STRAFWORP_FIGURINES]; /* S-107: by side and attacker */
  uint8_t n_arranged[SPECIALS];              /* S-60, S-70: how A may stand then, */
  uint16_t arranged[SPECIALS][STRAFWORP_FIGURINES][24]; /* by attacker */
  OddsTable odds[2];
  OddsTable special_odds[2][SPECIALS];

  double placed[2]; /* a layer less: what S-103's placing is worth to the side that throws off */
  Row *value[2];    /* by layer, in turns: [count][side][group][ball][A] */
  Row *special;     /* [count][side][group][special][attacker][defender] */
  Desk desks[SV_SOLVER_MAX_PARTS];
  Row data[];
} Worth;

/* --- Where things lie --------------------------------------------------------------------------- */

static size_t
value_at (const Worth *w, unsigned count, unsigned side, unsigned group, unsigned ball)
{
  const size_t n = (size_t)(count * 2 + side) * w->n_groups + group;

  return (n * STRAFWORP_FIGURINES + ball) * FORMATIONS;
}

static size_t
special_at (const Worth *w, unsigned count, unsigned side, unsigned group, unsigned special)
{
  const size_t n = (size_t)(count * 2 + side) * w->n_groups + group;

  return (n * SPECIALS + special) * STRAFWORP_FIGURINES * STRAFWORP_FIGURINES;
}

/* --- Tables that a setup makes ------------------------------------------------------------------ */

/* S-44, S-104: what formation a adds to a try. */
static unsigned
count_bonus (const Worth *w, unsigned a)
{
  StrafworpState s = { .shot = SHOT_TRY, .occupied = { w->formations.occupied[a] } };

  memcpy (s.area[0], w->formations.area[a], sizeof s.area[0]);
  const int bonus = strafworp_bonus (w->setup, &s);
  return bonus < MOST_BONUS ? (unsigned)bonus : MOST_BONUS;
}

static bool
is_even (const StrafworpSetup *setup)
{
  const unsigned areas = (unsigned)setup->shoot_areas;
  int sums[STRAFWORP_FIGURINES][STRAFWORP_AREAS] = { 0 };

  for (int i = 0; i < setup->n_bonuses; i++)
    if (setup->bonuses[i].formation == SV_FIELD_NULL)
      sums[setup->bonuses[i].role][setup->bonuses[i].area] += setup->bonuses[i].add;
  for (unsigned x = 0; x < STRAFWORP_AREAS; x++) {
    if ((areas >> x & 1) != (areas >> strafworp_mirror (x) & 1))
      return false;
    for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
      if (sums[f][x] != sums[f][strafworp_mirror (x)])
        return false;
  }
  return true;
}

static unsigned
count_groups (const StrafworpSetup *setup)
{
  const unsigned lanes = is_even (setup) ? FORMATIONS / 2 : FORMATIONS;

  return (lanes + GROUP - 1) / GROUP;
}

static unsigned
count_counts (const StrafworpSetup *setup)
{
  return setup->change_zones_every > 0 ? (unsigned)setup->change_zones_every : 1;
}

static void
give_lanes (Worth *w)
{
  for (unsigned b = 0; b < FORMATIONS; b++) {
    const bool image = w->even && w->formations.mirror[b] < b;

    w->lane[b] = image ? -1 : (int16_t)w->n_lanes;
    if (!image)
      w->of_lane[w->n_lanes++] = (uint16_t)b;
  }
}

/* S-60, S-70: the attacker stands in e, the others in some of the areas. */
static void
list_arranged (Worth *w, unsigned special, unsigned ball, unsigned areas)
{
  unsigned n = 0;

  for (unsigned a = 0; a < FORMATIONS; a++)
    if (w->formations.area[a][ball] == AREA_E &&
        (w->formations.occupied[a] & ~(areas | 1u << AREA_E)) == 0)
      w->arranged[special][ball][n++] = (uint16_t)a;
  w->n_arranged[special] = (uint8_t)n;
}

static Odds
count_odds (StrafworpShot shot, int need, int defence)
{
  Odds odds = { 0 };

  for (int a = 1; a <= 6; a++)
    for (int d = 1; d <= 6; d++) {
      double *const ends[] = { [OUTCOME_KEPT] = &odds.kept,
                               [OUTCOME_GOAL] = &odds.goal,
                               [OUTCOME_INTERCEPTED] = &odds.intercepted,
                               [OUTCOME_FREE_PASS] = &odds.free_pass,
                               [OUTCOME_PENALTY] = &odds.penalty };

      *ends[strafworp_outcome (shot, a, d, need, defence)] += 1.0 / 36;
    }
  return odds;
}

static void
list_odds (Worth *w, unsigned side, unsigned ball, unsigned defender)
{
  const StrafworpSetup *p = w->setup;
  const int attack = p->cards[side][ball].attack;
  const int defence = p->cards[1 - side][defender].defence;
  const int pass_need = attack - STRAFWORP_FREE_PASS_BONUS;
  OddsTable *special = w->special_odds[side];

  for (int bonus = 0; bonus <= MOST_BONUS; bonus++) {
    const int added = p->free_pass_position_bonus ? bonus : 0; /* S-62 */

    w->odds[side][ball][defender][bonus] = count_odds (SHOT_TRY, attack - bonus, defence);
    special[FREE_PASS][ball][defender][bonus] =
        count_odds (SHOT_FREE_PASS, pass_need - added, defence);
    special[PENALTY][ball][defender][bonus] = count_odds (SHOT_PENALTY, attack, defence);
  }
}

static void
describe_attackers (Worth *w)
{
  for (unsigned ball = 0; ball < STRAFWORP_FIGURINES; ball++) {
    list_arranged (w, FREE_PASS, ball, 1u << AREA_C | 1u << AREA_D | 1u << AREA_F);
    list_arranged (w, PENALTY, ball, 0xf);
    for (unsigned side = 0; side < 2; side++) {
      w->defenders[side][ball] = (uint8_t)strafworp_defenders (w->setup, side, ball);
      for (unsigned defender = 0; defender < STRAFWORP_FIGURINES; defender++)
        list_odds (w, side, ball, defender);
    }
  }
}

static size_t
value_size (unsigned n_counts, unsigned n_groups)
{
  return (size_t)n_counts * 2 * n_groups * STRAFWORP_FIGURINES * FORMATIONS;
}

static size_t
solver_size (const void *setup)
{
  const unsigned counts = count_counts (setup), groups = count_groups (setup);
  const size_t special =
      (size_t)counts * 2 * groups * SPECIALS * STRAFWORP_FIGURINES * STRAFWORP_FIGURINES;

  return sizeof (Worth) + (2 * value_size (counts, groups) + special) * sizeof (Row);
}

static void
solver_begin (const void *setup, const void *state, const double goals[2], void *memory)
{
  Worth *w = memory;

  memset (w, 0, solver_size (setup));
  w->setup = setup;
  for (unsigned side = 0; side < 2; side++)
    w->goal[side] = goals != NULL ? goals[side] : 1;
  w->golden = ((const StrafworpState *)state)->golden != 0;
  w->even = is_even (setup);
  w->n_counts = w->golden ? 1 : count_counts (setup);
  w->n_groups = count_groups (setup);
  w->value[0] = w->data;
  w->value[1] = w->value[0] + value_size (w->n_counts, w->n_groups);
  w->special = w->value[1] + value_size (w->n_counts, w->n_groups);

  strafworp_formations_fill (&w->formations);
  for (unsigned a = 0; a < FORMATIONS; a++)
    w->bonus[a] = (uint8_t)count_bonus (w, a);
  give_lanes (w);
  describe_attackers (w);
}

/* --- One value ---------------------------------------------------------------------------------- */

/* An attack of side begins: A has the ball with one figurine, the others stand in B. */
static double
value_of (const Worth *w,
          const Row *values,
          unsigned count,
          unsigned side,
          unsigned a,
          unsigned ball,
          unsigned b)
{
  if (w->lane[b] < 0) {
    a = w->formations.mirror[a];
    b = w->formations.mirror[b];
  }
  const unsigned lane = (unsigned)w->lane[b];
  return values[value_at (w, count, side, lane / GROUP, ball) + a][lane % GROUP];
}

static double
throw_off (const Worth *w, const Row *values, unsigned count, unsigned side, unsigned a, unsigned b)
{
  const StrafworpThrowsOff *ways = &w->formations.throws_off[a];
  double best = -1e9;

  for (unsigned i = 0; i < ways->n; i++) {
    const double x = value_of (w, values, count, side, ways->formation[i], ways->ball[i], b);
    best = x > best ? x : best;
  }
  return best;
}

/* Formation a is one that these placed figurines may still become. */
static bool
completes (const Worth *w, unsigned a, const uint8_t placed[STRAFWORP_FIGURINES])
{
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (placed[f] != STRAFWORP_NOBODY && placed[f] != w->formations.area[a][f])
      return false;
  return true;
}

/* S-21: side throws off and places first, with a or b taken; then the others, as they like. */
static double
place (const Worth *w,
       const Row *values,
       unsigned side,
       const uint8_t first[STRAFWORP_FIGURINES],
       const uint8_t second[STRAFWORP_FIGURINES])
{
  double best = -1e9;

  for (unsigned a = 0; a < FORMATIONS; a++) {
    double least = 1e9;

    if ((w->formations.occupied[a] & AREAS_AB) == 0 || !completes (w, a, first))
      continue;
    for (unsigned b = 0; b < FORMATIONS && least > best; b++) {
      if (!completes (w, b, second))
        continue;
      const double x = throw_off (w, values, 0, side, a, b);
      least = x < least ? x : least;
    }
    best = least > best ? least : best;
  }
  return best;
}

static double
place_anew (const Worth *w, const Row *values, unsigned side)
{
  uint8_t nobody[STRAFWORP_FIGURINES];

  memset (nobody, STRAFWORP_NOBODY, sizeof nobody);
  return place (w, values, side, nobody, nobody);
}

/* --- What follows a shot ------------------------------------------------------------------------ */

/* A side and a group of B, with all A. */
typedef struct {
  const Worth *w;
  Desk *desk;
  const Row *old;
  Row *new;
  Row *special;
  unsigned count, side, group;
  double goal; /* worth of one, wherever the players stand; the rest is desk->scored */
} Job;

static inline void
better (double *restrict best, const double *restrict x)
{
  for (unsigned k = 0; k < GROUP; k++)
    best[k] = x[k] > best[k] ? x[k] : best[k];
}

/* x[j]: what the attack of the j-th B is worth to the others, each of a group of our formations
 * defending. Turned round: what it is worth to us. An area: only where we stand there. */
static void
turn (const Worth *w, Row *out, unsigned ours, bool image, unsigned area, const Row x[GROUP])
{
  for (unsigned k = 0; k < GROUP && ours * GROUP + k < w->n_lanes; k++) {
    const unsigned a = w->of_lane[ours * GROUP + k];
    double *restrict row = out[image ? w->formations.mirror[a] : a];

    if (area != STRAFWORP_NOBODY && (w->formations.occupied[a] >> area & 1) == 0)
      continue;
    for (unsigned j = 0; j < GROUP; j++)
      row[j] = -x[j][k];
  }
}

/* The j-th B, or the image of it. What is over in the last group is any. */
static unsigned
their_formation (const Job *job, unsigned j, bool image)
{
  const unsigned b = job->w->of_lane[job->group * GROUP + j];

  return image ? job->w->formations.mirror[b] : b;
}

/* S-80: the others throw off. */
static void
follow_goals (const Job *job, unsigned count, unsigned ours, bool image)
{
  const Row *values = job->old + value_at (job->w, count, 1 - job->side, ours, 0);
  Row x[GROUP];

  for (unsigned j = 0; j < GROUP; j++) {
    const unsigned b = their_formation (job, j, image);
    const StrafworpThrowsOff *ways = &job->w->formations.throws_off[b];

    memcpy (x[j], values[ways->ball[0] * FORMATIONS + ways->formation[0]], sizeof x[j]);
    for (unsigned i = 1; i < ways->n; i++)
      better (x[j], values[ways->ball[i] * FORMATIONS + ways->formation[i]]);
  }
  turn (job->w, job->desk->scored, ours, image, STRAFWORP_NOBODY, x);
}

/* S-82: the nearest of the others has the ball. */
static void
follow_interceptions (const Job *job, unsigned ours, bool image, unsigned area)
{
  const Row *values = job->old + value_at (job->w, job->count, 1 - job->side, ours, 0);
  Row x[GROUP];

  for (unsigned j = 0; j < GROUP; j++) {
    const unsigned b = their_formation (job, j, image);
    unsigned nearest = job->w->formations.nearest[area][b];

    memcpy (x[j], values[(unsigned)__builtin_ctz (nearest) * FORMATIONS + b], sizeof x[j]);
    for (nearest &= nearest - 1; nearest != 0; nearest &= nearest - 1)
      better (x[j], values[(unsigned)__builtin_ctz (nearest) * FORMATIONS + b]);
  }
  turn (job->w, job->desk->intercepted[image ? strafworp_mirror (area) : area], ours, image, area,
        x);
}

static void
follow (Job *job)
{
  const Worth *w = job->w;
  const bool changes = w->setup->change_zones_every > 0;
  const bool change = changes && job->count + 1 == w->n_counts;
  const unsigned areas = (unsigned)w->setup->shoot_areas | 1u << AREA_E;

  for (unsigned image = 0; image <= w->even; image++)
    for (unsigned ours = 0; ours < w->n_groups; ours++) {
      if (!change && !w->golden)
        follow_goals (job, changes ? job->count + 1 : 0, ours, image != 0);
      for (unsigned area = 0; area < STRAFWORP_AREAS; area++)
        if ((areas >> area & 1) != 0)
          follow_interceptions (job, ours, image != 0, area);
    }
  /* S-102: nothing follows. S-103: the same wherever all stand. */
  if (change || w->golden)
    memset (job->desk->scored, 0, sizeof job->desk->scored);
  job->goal = w->goal[job->side] - (change ? w->placed[1 - job->side] : 0);
}

/* --- Free pass and penalty ---------------------------------------------------------------------- */

/* The worth of a shot; stopped: what the free pass and the penalty that may follow add to it. */
static inline void
shoot (const Odds *o,
       double goal,
       const double *restrict scored,
       const double *restrict intercepted,
       const double *restrict kept,
       const double *restrict stopped,
       double *restrict out)
{
  for (unsigned k = 0; k < GROUP; k++)
    out[k] = o->goal * (goal + scored[k]) + o->intercepted * intercepted[k] + o->kept * kept[k] +
             stopped[k];
}

/* The best of the ways to stand, but for what may follow. */
static void
arrange (const Job *job, unsigned special, unsigned ball, unsigned defender, double *restrict best)
{
  const Worth *w = job->w;
  const Row *kept = job->old + value_at (w, job->count, job->side, job->group, ball);
  const Odds *odds = w->special_odds[job->side][special][ball][defender];
  const Row nothing = { 0 };

  for (unsigned i = 0; i < w->n_arranged[special]; i++) {
    const unsigned a = w->arranged[special][ball][i];
    Row x;

    shoot (&odds[w->bonus[a]], job->goal, job->desk->scored[a], job->desk->intercepted[AREA_E][a],
           kept[a], nothing, i == 0 ? best : x);
    if (i > 0)
      better (best, x);
  }
}

static Row *
special_of (const Job *job, unsigned special, unsigned ball, unsigned defender)
{
  return job->special + (special * STRAFWORP_FIGURINES + ball) * STRAFWORP_FIGURINES + defender;
}

static void
stop (const Job *job, unsigned ball, unsigned defender)
{
  /* Both chances are the same whatever the bonus: S-51 and S-52 look at the dice alone. */
  const Odds *again = &job->w->special_odds[job->side][FREE_PASS][ball][defender][0];
  double *pass = *special_of (job, FREE_PASS, ball, defender);
  double *penalty = *special_of (job, PENALTY, ball, defender);

  arrange (job, PENALTY, ball, defender, penalty);
  arrange (job, FREE_PASS, ball, defender, pass);
  /* A free pass may bring the next one: x = best + again × x. */
  for (unsigned k = 0; k < GROUP; k++)
    pass[k] = (pass[k] + again->penalty * penalty[k]) / (1 - again->free_pass);
}

/* --- The shots, and the moves before them ------------------------------------------------------- */

/* S-50: the ball is with this figurine. The defenders choose who of them defends: S-107. */
static void
try_to_score (const Job *job, unsigned ball)
{
  const Worth *w = job->w;
  const Row *kept = job->old + value_at (w, job->count, job->side, job->group, ball);
  const Odds *odds[STRAFWORP_FIGURINES];
  Row stopped[STRAFWORP_FIGURINES];
  unsigned n = 0;

  for (unsigned d = 0; d < STRAFWORP_FIGURINES; d++) {
    if ((w->defenders[job->side][ball] >> d & 1) == 0)
      continue;
    stop (job, ball, d);
    odds[n] = w->odds[job->side][ball][d];
    for (unsigned k = 0; k < GROUP; k++)
      stopped[n][k] = odds[n]->free_pass * (*special_of (job, FREE_PASS, ball, d))[k] +
                      odds[n]->penalty * (*special_of (job, PENALTY, ball, d))[k];
    n++;
  }
  for (unsigned a = 0; a < FORMATIONS; a++) {
    const unsigned area = w->formations.area[a][ball];
    double *out = job->desk->shot[a];

    if ((w->setup->shoot_areas >> area & 1) == 0) { /* S-43 */
      memcpy (out, kept[a], sizeof (Row));
      continue;
    }
    for (unsigned i = 0; i < n; i++) {
      Row x;

      shoot (&odds[i][w->bonus[a]], job->goal, job->desk->scored[a],
             job->desk->intercepted[area][a], kept[a], stopped[i], i == 0 ? out : x);
      for (unsigned k = 0; k < GROUP && i > 0; k++)
        out[k] = x[k] < out[k] ? x[k] : out[k];
    }
  }
}

/* Before figurine f moves: the better of where it may go. */
static void
move_back (const Worth *w, unsigned f, Row *restrict before, const Row *restrict after)
{
  for (unsigned a = 0; a < FORMATIONS; a++) {
    const double *restrict x = after[w->formations.moved[a][f][0]];
    const double *restrict y = after[w->formations.moved[a][f][1]];

    for (unsigned k = 0; k < GROUP; k++)
      before[a][k] = x[k] > y[k] ? x[k] : y[k];
  }
}

/* --- Layers ------------------------------------------------------------------------------------- */

/* One for each number of goals since zones changed, before them one for what the change is worth. */
static unsigned
solver_n_passes (const void *memory)
{
  const Worth *w = memory;

  return 1 + w->n_counts;
}

static void
attack (const Job *job)
{
  for (unsigned holder = 0; holder < STRAFWORP_FIGURINES; holder++) {
    const unsigned ball = strafworp_next (holder), second = strafworp_next (ball);
    Row *out = job->new + value_at (job->w, job->count, job->side, job->group, holder);

    try_to_score (job, ball);
    move_back (job->w, strafworp_next (second), out, job->desk->shot);
    move_back (job->w, second, job->desk->shot, out);
    move_back (job->w, ball, out, job->desk->shot);
  }
}

static void
solver_run (void *memory, unsigned layer, unsigned pass, unsigned part, unsigned n_parts)
{
  Worth *w = memory;
  const Row *old = w->value[(layer + 1) % 2];

  if (pass == 0) {
    if (part == 0)
      w->layers = layer;
    for (unsigned side = part; side < 2 && w->setup->change_zones_every > 0; side += n_parts)
      w->placed[side] = w->golden ? 0 : place_anew (w, old, side);
    return;
  }
  for (unsigned i = part; i < 2 * w->n_groups; i += n_parts) {
    Job job = { .w = w,
                .desk = &w->desks[part],
                .old = old,
                .new = w->value[layer % 2],
                .count = pass - 1,
                .side = i % 2,
                .group = i / 2 };

    job.special = w->special + special_at (w, job.count, job.side, job.group, 0);
    follow (&job);
    attack (&job);
  }
}

/* --- Any position ------------------------------------------------------------------------------- */

static unsigned
formation (const Worth *w, const StrafworpState *s, unsigned side)
{
  return strafworp_formation (&w->formations, s->area[side]);
}

/* Since zones changed, if that matters. */
static unsigned
goals_since (const Worth *w, const StrafworpState *s)
{
  return s->since_change < w->n_counts ? s->since_change : 0;
}

/* No attack runs: one is about to begin, after this perhaps. */
static bool
is_between (const StrafworpState *s)
{
  const bool begun = s->phase == PHASE_MOVE && s->mover != strafworp_next (s->ball);

  return !begun && s->phase != PHASE_DEFEND && s->phase != PHASE_SHOT && s->phase != PHASE_ARRANGE;
}

/* S-83: to the side that receives, with the layer's attacks to come. */
static double
receive (const Worth *w, const StrafworpState *s, const Row *values, unsigned a, unsigned b)
{
  double best = -1e9;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if ((s->receivers >> f & 1) != 0) {
      const double x = value_of (w, values, goals_since (w, s), s->attacking, a, f, b);
      best = x > best ? x : best;
    }
  return best;
}

/* To the side that attacks, with the layer's attacks to come. */
static double
between (const Worth *w, const StrafworpState *s, const Row *values)
{
  const unsigned side = s->attacking, other = 1u - side, count = goals_since (w, s);

  if (s->phase == PHASE_PLACE)
    return place (w, values, side, s->area[side], s->area[other]);

  const unsigned a = formation (w, s, side), b = formation (w, s, other);
  if (s->phase == PHASE_RECEIVE)
    return receive (w, s, values, a, b);
  if (s->phase == PHASE_MOVE)
    return value_of (w, values, count, side, a, s->ball, b);
  return throw_off (w, values, count, side, a, b);
}

/* S-20: to side 0. */
static double
toss (const Worth *w, const StrafworpState *s, const Row *values)
{
  const double first = place_anew (w, values, 0), second = -place_anew (w, values, 1);

  if (s->die == 0)
    return (first + second) / 2;
  return ((s->die - 1) * first + (6 - s->die) * second + (first + second) / 2) / 6;
}

/* A free pass or penalty just awarded: nobody stands but the attacker. */
static double
awarded (const Worth *w, const StrafworpState *s)
{
  const unsigned b = formation (w, s, 1u - s->attacking);
  const unsigned lane = (unsigned)w->lane[w->lane[b] < 0 ? w->formations.mirror[b] : b];
  const unsigned special = s->shot == SHOT_PENALTY ? PENALTY : FREE_PASS;
  const Row *rows =
      w->special + special_at (w, goals_since (w, s), s->attacking, lane / GROUP, special);

  return rows[s->ball * STRAFWORP_FIGURINES + s->defender][lane % GROUP];
}

static double solver_event (const void *memory, const void *state, SvEvent event);

/* In the middle of an attack: the best, or on average what the dice bring. To side 0. */
static double
within (const Worth *w, const StrafworpState *s)
{
  SvEvent events[STRAFWORP_FIGURINES * STRAFWORP_AREAS];
  const unsigned n = strafworp_legal (w->setup, s, events);
  const double sign = strafworp_side (s) == 0 ? 1 : -1;
  double sum = 0, best = -1e9;

  for (unsigned i = 0; i < n; i++) {
    const double x = solver_event (w, s, events[i]);
    sum += x / n;
    best = sign * x > best ? sign * x : best;
  }
  return s->phase == PHASE_SHOT ? sum : sign * best;
}

/* ended: the attack that ran has, and it is the next one that counts. */
static double
worth (const Worth *w, const StrafworpState *s, bool ended)
{
  const Row *values = w->value[(w->layers + ended) % 2];
  const double sign = s->attacking == 0 ? 1 : -1;

  if (s->phase == PHASE_OVER)
    return 0;
  if (s->phase == PHASE_TOSS)
    return toss (w, s, values);
  if (ended && s->phase == PHASE_PLACE)
    return sign * w->placed[s->attacking];
  if (is_between (s))
    return sign * between (w, s, values);
  if (s->phase == PHASE_ARRANGE && s->mover == strafworp_next (s->ball))
    return sign * awarded (w, s);
  return within (w, s);
}

static double
solver_position (const void *memory, const void *state)
{
  return worth (memory, state, false);
}

static double
solver_event (const void *memory, const void *state, SvEvent event)
{
  const Worth *w = memory;
  const StrafworpState *before = state;
  const bool attack = before->phase == PHASE_MOVE || !is_between (before);
  StrafworpState after = *before;

  strafworp_apply (w->setup, &after, event);
  const double goals = w->goal[0] * (after.score[0] - before->score[0]) -
                       w->goal[1] * (after.score[1] - before->score[1]);
  return goals + worth (w, &after, attack && is_between (&after));
}

/* In golden-goal time a goal is worth something else. */
static bool
solver_serves (const void *memory, const void *state)
{
  const Worth *w = memory;

  return w->golden == (((const StrafworpState *)state)->golden != 0);
}

static bool
solver_running (const void *state)
{
  const StrafworpState *s = state;

  return s->phase != PHASE_OVER && !is_between (s);
}

const SvSolver strafworp_solver = {
  .size = solver_size,
  .begin = solver_begin,
  .serves = solver_serves,
  .n_passes = solver_n_passes,
  .run = solver_run,
  .position = solver_position,
  .event = solver_event,
  .running = solver_running,
};
