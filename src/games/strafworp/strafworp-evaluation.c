/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver: exact evaluations of all positions, by dynamic programming backwards from the last
 * attack to come. Rule numbers such as S-41 are those of RULES.md in this folder.
 *
 * The value of an attack at its beginning depends on the side, the attackers' formation A, the
 * figurine that has the ball, and the defenders' formation B:
 *
 *   value[side][B][ball][A]       layer T is computed from layer T - 1
 *
 * The value of a shot depends on where the attackers stand when it is taken, not on how they came
 * there. So for each side and B, three steps suffice. First the shots of all A are evaluated from
 * what follows them: a throw-off or an attack of the other side, whose value is in the layer
 * before, with A and B exchanged. Then the free pass and the penalty are evaluated. Last, the
 * three moves are undone one by one; each is the better of at most two formations.
 *
 * For speed, eight B with the same A lie next to each other in memory (a row), so that one vector
 * instruction handles several. If the variant treats left and right alike, a formation and its
 * mirror image have equal values, and half of the B are left out. If the zones change after n
 * goals (S-103), all values exist n times, once for each number of goals since the last change.
 * If a number of goals ends the match (S-113), all values exist for each pair of numbers of goals
 * that the sides still lack. Such a set of values is called a count. */

#include "strafworp-evaluation.h"
#include "strafworp-formations.h"
#include "strafworp-rules.h"

#include <string.h>

enum {
  FORMATIONS = STRAFWORP_FORMATIONS,
  GROUP = 8,
  MOST_BONUS = 5, /* a larger bonus changes nothing: every throw is a chance already */
  FREE_PASS = 0,
  PENALTY,
  SPECIALS,
  /* a side that lacks more goals for the end of the match (S-113) is taken never to get them */
  MOST_LACKING = 2
};

typedef double Row[GROUP]; /* a row: the values for the eight formations B of a group */

/* Probabilities of the outcomes of a shot. */
typedef struct {
  double goal, intercepted, kept, free_pass, penalty;
} Odds;

/* Probabilities by attacker, defender and bonus. */
typedef Odds OddsTable[STRAFWORP_FIGURINES][STRAFWORP_FIGURINES][MOST_BONUS + 1];

/* Working memory of one thread: values by the attackers' formation A, for one group of formations
 * B of the defenders. */
typedef struct {
  Row scored[FORMATIONS]; /* value after a goal, without the goal itself */
  /* value after an interception, by the area of the shot */
  Row intercepted[STRAFWORP_AREAS][FORMATIONS];
  Row shot[FORMATIONS];
} Desk;

typedef struct {
  const StrafworpSetup *setup;
  double goal[2]; /* value of a goal of each side */
  /* goals that each side lacks for the end of the match (S-102, S-113), from 1 to this number; 0:
   * no goal of this side ends it */
  unsigned lacking[2];
  bool even; /* the variant treats left and right alike */
  /* size of the index "count", and that part of it which is the number of goals since the zones
   * changed (S-103) */
  unsigned n_counts, n_since;
  unsigned n_lanes, n_groups;
  unsigned layers;

  StrafworpFormations formations;
  uint8_t bonus[FORMATIONS];
  /* index of a formation B, or -1 if its mirror image is used instead */
  int16_t lane[FORMATIONS];
  /* formation with this index, the inverse of lane */
  uint16_t of_lane[FORMATIONS];
  /* S-107: bit mask of possible defenders, by side and attacker */
  uint8_t defenders[2][STRAFWORP_FIGURINES];
  /* S-60, S-70: number of possible formations of the attackers at a free pass or penalty */
  uint8_t n_arranged[SPECIALS];
  /* S-60, S-70: these formations, by attacker */
  uint16_t arranged[SPECIALS][STRAFWORP_FIGURINES][24];
  OddsTable odds[2];
  OddsTable special_odds[2][SPECIALS];

  /* S-103: value of placing again for the side that throws off, in the layer before */
  double placed[2];
  /* values of the current layer and the one before, alternately: [count][side][group][ball][A] */
  Row *value[2];
  /* values of free pass and penalty: [count][side][group][special][attacker][defender] */
  Row *special;
  Desk desks[SV_SOLVER_MAX_PARTS];
  Row data[];
} Evaluation;

/* --- Indices --- */

static size_t
value_at (const Evaluation *w, unsigned count, unsigned side, unsigned group, unsigned ball)
{
  const size_t n = (size_t)(count * 2 + side) * w->n_groups + group;

  return (n * STRAFWORP_FIGURINES + ball) * FORMATIONS;
}

static size_t
special_at (const Evaluation *w, unsigned count, unsigned side, unsigned group, unsigned special)
{
  const size_t n = (size_t)(count * 2 + side) * w->n_groups + group;

  return (n * SPECIALS + special) * STRAFWORP_FIGURINES * STRAFWORP_FIGURINES;
}

/* --- Tables for a setup --- */

/* S-44, S-104: return the bonus that formation @a gives to a try. */
static unsigned
count_bonus (const Evaluation *w, unsigned a)
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

/* S-103: return how many numbers of goals since the last change of zones there are. */
static unsigned
count_since (const StrafworpSetup *setup)
{
  return setup->change_zones_every > 0 ? (unsigned)setup->change_zones_every : 1;
}

/* Where the zones change after goals, only a side's very next goal is looked at: otherwise there
 * would be too many counts. */
static unsigned
most_lacking (const StrafworpSetup *setup)
{
  return setup->change_zones_every > 0 ? 1 : MOST_LACKING;
}

/* S-102, S-113: return how many goals a side lacks for the end of the match, or 0 if too many. */
static unsigned
count_lacking (const StrafworpSetup *setup, const StrafworpState *s, unsigned side)
{
  const int lacking = s->golden ? 1 : setup->goals - s->score[side];

  return lacking > 0 && lacking <= (int)most_lacking (setup) ? (unsigned)lacking : 0;
}

static unsigned
at_least_one (unsigned n)
{
  return n > 0 ? n : 1;
}

static void
give_lanes (Evaluation *w)
{
  for (unsigned b = 0; b < FORMATIONS; b++) {
    const bool image = w->even && w->formations.mirror[b] < b;

    w->lane[b] = image ? -1 : (int16_t)w->n_lanes;
    if (!image)
      w->of_lane[w->n_lanes++] = (uint16_t)b;
  }
}

/* S-60, S-70: list the formations with the attacker in e and the others in some of @areas. */
static void
list_arranged (Evaluation *w, unsigned special, unsigned ball, unsigned areas)
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
list_odds (Evaluation *w, unsigned side, unsigned ball, unsigned defender)
{
  const StrafworpSetup *p = w->setup;
  const int attack = p->cards[side][ball].attack;
  const int defence = p->cards[1 - side][defender].defence;
  const int pass_need = attack - STRAFWORP_FREE_PASS_BONUS;
  OddsTable *special = w->special_odds[side];

  for (int bonus = 0; bonus <= MOST_BONUS; bonus++) {
    /* S-62: whether position bonuses count at a free pass */
    const int added = p->free_pass_position_bonus ? bonus : 0;

    w->odds[side][ball][defender][bonus] = count_odds (SHOT_TRY, attack - bonus, defence);
    special[FREE_PASS][ball][defender][bonus] =
        count_odds (SHOT_FREE_PASS, pass_need - added, defence);
    special[PENALTY][ball][defender][bonus] = count_odds (SHOT_PENALTY, attack, defence);
  }
}

static void
describe_attackers (Evaluation *w)
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
special_size (unsigned n_counts, unsigned n_groups)
{
  return (size_t)n_counts * 2 * n_groups * SPECIALS * STRAFWORP_FIGURINES * STRAFWORP_FIGURINES;
}

static size_t
memory_size (unsigned n_counts, unsigned n_groups)
{
  return sizeof (Evaluation) +
         (2 * value_size (n_counts, n_groups) + special_size (n_counts, n_groups)) * sizeof (Row);
}

static size_t
solver_size (const void *setup)
{
  const StrafworpSetup *p = setup;
  const unsigned most = p->goals > 0 ? most_lacking (p) : 1;

  return memory_size (count_since (p) * most * most, count_groups (p));
}

static void
solver_begin (const void *setup, const void *state, const double goals[2], void *memory)
{
  Evaluation *w = memory;
  const unsigned lacking[2] = { count_lacking (setup, state, 0), count_lacking (setup, state, 1) };
  /* where the next goal of both sides ends the match, no zones change any more */
  const unsigned n_since = lacking[0] == 1 && lacking[1] == 1 ? 1 : count_since (setup);
  const unsigned n_counts = n_since * at_least_one (lacking[0]) * at_least_one (lacking[1]);

  memset (w, 0, memory_size (n_counts, count_groups (setup)));
  w->setup = setup;
  for (unsigned side = 0; side < 2; side++) {
    w->goal[side] = goals != NULL ? goals[side] : 1;
    w->lacking[side] = lacking[side];
  }
  w->even = is_even (setup);
  w->n_since = n_since;
  w->n_counts = n_counts;
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

/* --- Looking up values --- */

/* Return the value of an attack of @side at its beginning: its formation is @a, figurine @ball
 * has the ball, and the other side's formation is @b. */
static double
value_of (const Evaluation *w,
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
throw_off (
    const Evaluation *w, const Row *values, unsigned count, unsigned side, unsigned a, unsigned b)
{
  const StrafworpThrowsOff *ways = &w->formations.throws_off[a];
  double best = -1e9;

  for (unsigned i = 0; i < ways->n; i++) {
    const double x = value_of (w, values, count, side, ways->formation[i], ways->ball[i], b);
    best = x > best ? x : best;
  }
  return best;
}

/* Return whether formation @a is possible with the figurines placed so far; the others may still
 * go anywhere. */
static bool
completes (const Evaluation *w, unsigned a, const uint8_t placed[STRAFWORP_FIGURINES])
{
  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if (placed[f] != STRAFWORP_NOBODY && placed[f] != w->formations.area[a][f])
      return false;
  return true;
}

/* S-21: return the value of placing: @side throws off and places first, with a figurine in a or
 * b; then the other side places anywhere. @first and @second hold the figurines placed so far. */
static double
place (const Evaluation *w,
       const Row *values,
       unsigned count,
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
      const double x = throw_off (w, values, count, side, a, b);
      least = x < least ? x : least;
    }
    best = least > best ? least : best;
  }
  return best;
}

static double
place_anew (const Evaluation *w, const Row *values, unsigned count, unsigned side)
{
  uint8_t nobody[STRAFWORP_FIGURINES];

  memset (nobody, STRAFWORP_NOBODY, sizeof nobody);
  return place (w, values, count, side, nobody, nobody);
}

/* --- What follows a shot --- */

/* A unit of work: all formations A of the attacking side against one group of formations B. */
typedef struct {
  const Evaluation *w;
  Desk *desk;
  const Row *old;
  Row *new;
  Row *special;
  unsigned count, side, group;
  /* value of a goal, wherever the figurines stand; what follows it is in desk->scored */
  double goal;
} Job;

static inline void
better (double *restrict best, const double *restrict x)
{
  for (unsigned k = 0; k < GROUP; k++)
    best[k] = x[k] > best[k] ? x[k] : best[k];
}

/* Transpose a block of values to the view of the side that shoots. @x[j][k] is the value for the
 * other side if it attacks with the j-th B of the group and the shooting side stands in formation
 * number @ours * GROUP + k. The negative value is stored for that formation, or for its mirror
 * image if @image. If @area is given, only formations with a figurine in that area are stored. */
static void
turn (const Evaluation *w, Row *out, unsigned ours, bool image, unsigned area, const Row x[GROUP])
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

/* Return the formation of the @j-th B of the group, or its mirror image. In the last group
 * indices beyond the last formation give an arbitrary one, whose results are not used. */
static unsigned
their_formation (const Job *job, unsigned j, bool image)
{
  const unsigned b = job->w->of_lane[job->group * GROUP + j];

  return image ? job->w->formations.mirror[b] : b;
}

/* S-80: after a goal the other side throws off. */
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

/* S-82: after an interception the nearest figurine of the other side has the ball. */
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

/* Return how many goals a side lacks for the end of the match; 0 if too many. */
static unsigned
lacking_in (const Evaluation *w, unsigned count, unsigned side)
{
  const unsigned pair = count / w->n_since, first = at_least_one (w->lacking[0]);

  if (w->lacking[side] == 0)
    return 0;
  return 1 + (side == 0 ? pair % first : pair / first);
}

/* Return the count after a goal of the attacking side, which lacks so many goals. Where the zones
 * change after goals, no goal changes what is lacking, see most_lacking (). */
static unsigned
count_after_goal (const Job *job, unsigned lacking)
{
  const Evaluation *w = job->w;

  if (w->setup->change_zones_every > 0)
    return job->count + 1;
  if (lacking == 0)
    return job->count;
  return job->count - w->n_since * (job->side == 0 ? 1 : at_least_one (w->lacking[0]));
}

static void
follow (Job *job)
{
  const Evaluation *w = job->w;
  const bool changes = w->setup->change_zones_every > 0;
  const bool change = changes && job->count + 1 == w->n_since;
  const unsigned areas = (unsigned)w->setup->shoot_areas | 1u << AREA_E;
  const unsigned lacking = lacking_in (w, job->count, job->side);

  for (unsigned image = 0; image <= w->even; image++)
    for (unsigned ours = 0; ours < w->n_groups; ours++) {
      if (!change && lacking != 1)
        follow_goals (job, count_after_goal (job, lacking), ours, image != 0);
      for (unsigned area = 0; area < STRAFWORP_AREAS; area++)
        if ((areas >> area & 1) != 0)
          follow_interceptions (job, ours, image != 0, area);
    }
  /* S-102, S-113: nothing follows a goal that ends the match. S-103: after a change of zones the
   * value does not depend on the formations, since all place again. */
  if (change || lacking == 1)
    memset (job->desk->scored, 0, sizeof job->desk->scored);
  job->goal = w->goal[job->side] - (change && lacking != 1 ? w->placed[1 - job->side] : 0);
}

/* --- Free pass and penalty --- */

/* Compute the value of a shot from its probabilities. @stopped is the contribution of a free pass
 * or penalty that may follow. */
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

/* Write the value of the best formation for a free pass or penalty, without another one that may
 * follow. */
static void
arrange (const Job *job, unsigned special, unsigned ball, unsigned defender, double *restrict best)
{
  const Evaluation *w = job->w;
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
  /* The chances of another free pass or penalty do not depend on the bonus: S-51 and S-52 look
   * only at the dice. */
  const Odds *again = &job->w->special_odds[job->side][FREE_PASS][ball][defender][0];
  double *pass = *special_of (job, FREE_PASS, ball, defender);
  double *penalty = *special_of (job, PENALTY, ball, defender);

  arrange (job, PENALTY, ball, defender, penalty);
  arrange (job, FREE_PASS, ball, defender, pass);
  /* A free pass may lead to another free pass: solve x = best + again × x. */
  for (unsigned k = 0; k < GROUP; k++)
    pass[k] = (pass[k] + again->penalty * penalty[k]) / (1 - again->free_pass);
}

/* --- Shots, and the moves before them --- */

/* S-43: evaluate the shot of figurine @ball from all formations. If the variant says so, the
 * other side chooses its defender (S-107): the least value counts. */
static void
try_to_score (const Job *job, unsigned ball)
{
  const Evaluation *w = job->w;
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

    if ((w->setup->shoot_areas >> area & 1) == 0) { /* S-43: no shot is allowed from this area */
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

/* Undo the move of figurine @f: the value before it is the better one of the two formations it
 * can reach. */
static void
move_back (const Evaluation *w, unsigned f, Row *restrict before, const Row *restrict after)
{
  for (unsigned a = 0; a < FORMATIONS; a++) {
    const double *restrict x = after[w->formations.moved[a][f][0]];
    const double *restrict y = after[w->formations.moved[a][f][1]];

    for (unsigned k = 0; k < GROUP; k++)
      before[a][k] = x[k] > y[k] ? x[k] : y[k];
  }
}

/* --- Layers --- */

/* Return the number of passes of a layer: one for placing after a change of zones, then one for
 * each number of goals since the change (S-103). */
static unsigned
solver_n_passes (const void *memory)
{
  const Evaluation *w = memory;

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
  Evaluation *w = memory;
  const Row *old = w->value[(layer + 1) % 2];

  if (pass == 0) {
    if (part == 0)
      w->layers = layer;
    for (unsigned side = part; side < 2 && w->setup->change_zones_every > 0; side += n_parts)
      w->placed[side] = place_anew (w, old, 0, side);
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

/* --- Any position --- */

static unsigned
formation (const Evaluation *w, const StrafworpState *s, unsigned side)
{
  return strafworp_formation (&w->formations, s->area[side]);
}

/* Return the count of a position: the goals since the zones changed, and those that each side lacks
 * for the end of the match. */
static unsigned
count_of (const Evaluation *w, const StrafworpState *s)
{
  const unsigned since = s->since_change < w->n_since ? s->since_change : 0;
  unsigned lacking[2];

  for (unsigned side = 0; side < 2; side++)
    lacking[side] = w->lacking[side] > 0 ? count_lacking (w->setup, s, side) : 1;
  return since + w->n_since * (lacking[0] - 1 + at_least_one (w->lacking[0]) * (lacking[1] - 1));
}

/* Return whether no attack is in progress, so that the next one is about to begin. */
static bool
is_between (const StrafworpState *s)
{
  const bool begun = s->phase == PHASE_MOVE && s->mover != strafworp_next (s->ball);

  return !begun && s->phase != PHASE_DEFEND && s->phase != PHASE_SHOT && s->phase != PHASE_ARRANGE;
}

/* S-83: return the value for the side that receives the ball, at the best figurine. */
static double
receive (const Evaluation *w, const StrafworpState *s, const Row *values, unsigned a, unsigned b)
{
  double best = -1e9;

  for (unsigned f = 0; f < STRAFWORP_FIGURINES; f++)
    if ((s->receivers >> f & 1) != 0) {
      const double x = value_of (w, values, count_of (w, s), s->attacking, a, f, b);
      best = x > best ? x : best;
    }
  return best;
}

/* Return the value between two attacks for the side that attacks next. */
static double
between (const Evaluation *w, const StrafworpState *s, const Row *values)
{
  const unsigned side = s->attacking, other = 1u - side, count = count_of (w, s);

  if (s->phase == PHASE_PLACE)
    return place (w, values, count, side, s->area[side], s->area[other]);

  const unsigned a = formation (w, s, side), b = formation (w, s, other);
  if (s->phase == PHASE_RECEIVE)
    return receive (w, s, values, a, b);
  if (s->phase == PHASE_MOVE)
    return value_of (w, values, count, side, a, s->ball, b);
  return throw_off (w, values, count, side, a, b);
}

/* S-20: return the value of the toss for side 0. */
static double
toss (const Evaluation *w, const StrafworpState *s, const Row *values)
{
  const unsigned count = count_of (w, s);
  const double first = place_anew (w, values, count, 0);
  const double second = -place_anew (w, values, count, 1);

  if (s->die == 0)
    return (first + second) / 2;
  return ((s->die - 1) * first + (6 - s->die) * second + (first + second) / 2) / 6;
}

/* Return the value for the attackers when a free pass or penalty has just been awarded: only the
 * attacker stands. */
static double
awarded (const Evaluation *w, const StrafworpState *s)
{
  const unsigned b = formation (w, s, 1u - s->attacking);
  const unsigned lane = (unsigned)w->lane[w->lane[b] < 0 ? w->formations.mirror[b] : b];
  const unsigned special = s->shot == SHOT_PENALTY ? PENALTY : FREE_PASS;
  const Row *rows =
      w->special + special_at (w, count_of (w, s), s->attacking, lane / GROUP, special);

  return rows[s->ball * STRAFWORP_FIGURINES + s->defender][lane % GROUP];
}

static double solver_event (const void *memory, const void *state, SvEvent event);

/* Return the value for side 0 in the middle of an attack, by trying all events: the best one, or
 * the mean over a die. */
static double
within (const Evaluation *w, const StrafworpState *s)
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

/* Return the value of a position for side 0. If @ended, an attack has just ended, and one attack
 * less is to come. */
static double
evaluation (const Evaluation *w, const StrafworpState *s, bool ended)
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
  return evaluation (memory, state, false);
}

static double
solver_event (const void *memory, const void *state, SvEvent event)
{
  const Evaluation *w = memory;
  const StrafworpState *before = state;
  const bool attack = before->phase == PHASE_MOVE || !is_between (before);
  StrafworpState after = *before;

  strafworp_apply (w->setup, &after, event);
  const double goals = w->goal[0] * (after.score[0] - before->score[0]) -
                       w->goal[1] * (after.score[1] - before->score[1]);
  return goals + evaluation (w, &after, attack && is_between (&after));
}

/* S-113: a side that lacks more goals than the solution counts is taken never to get them. */
static bool
solver_approximate (const void *setup, const void *state)
{
  const StrafworpSetup *p = setup;

  return p->goals > 0 && (count_lacking (p, state, 0) == 0 || count_lacking (p, state, 1) == 0);
}

/* In golden-goal time, or where more goals are lacking than the solution knows of, another one is
 * needed. */
static bool
solver_serves (const void *memory, const void *state)
{
  const Evaluation *w = memory;

  for (unsigned side = 0; side < 2; side++) {
    const unsigned lacking = count_lacking (w->setup, state, side);

    if (lacking > w->lacking[side] || (lacking > 0) != (w->lacking[side] > 0))
      return false;
  }
  return true;
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
  .approximate = solver_approximate,
  .n_passes = solver_n_passes,
  .run = solver_run,
  .position = solver_position,
  .event = solver_event,
  .running = solver_running,
};
