/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches are put into times: slots in a packed plan, rounds in any other. No team plays twice in a
 * time. Each time takes matches of the teams that have most left to play, because these decide how
 * many times are needed. Among equal ones chance decides; of many attempts the best one counts:
 * with the fewest times, then with the fewest teams that play in two times running. */
#include "sv-cup-anew.h"

#include "sv-cup-times.h"
#include "sv-rng.h"

enum { ATTEMPTS = 60, WORK = 8000000, NOT_PLACED = 0 };

typedef struct {
  const SvCup *cup;
  SvRng rng;
  unsigned first; /* the first time that can be planned */
  unsigned width; /* matches of a time, at most */
  GArray *loose;  /* unsigned: the fixtures that are moved and will be played */
  GArray *gone;   /* unsigned: the fixtures that are moved, but nobody plays */
  /* by fixture: the time it is in, or NOT_PLACED */
  unsigned *times, *best;
  unsigned n_best, running_best; /* last time, and teams that play twice running */
} Anew;

/* What one attempt knows while it fills the times one after another. */
typedef struct {
  unsigned left[SV_CUP_MAX_TEAMS]; /* matches that each team still has to be given */
  bool before[SV_CUP_MAX_TEAMS];   /* who plays in the time before */
  unsigned rest;                   /* how much it counts that a team has played just before */
  unsigned running;
} Attempt;

static unsigned
time_of (const SvCup *cup, const SvCupFixture *fixture)
{
  return cup->pack ? fixture->slot : fixture->round;
}

static bool
is_fixed (const Anew *self, const SvCupFixture *fixture)
{
  return fixture->result.played || time_of (self->cup, fixture) < self->first;
}

/* Mark the teams of the matches that stay in @time, and return how many these are. */
static unsigned
mark_fixed (const Anew *self, unsigned time, bool plays[SV_CUP_MAX_TEAMS])
{
  unsigned n = 0;

  for (unsigned i = 0; i < self->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
    if (fixture->knockout || time_of (self->cup, fixture) != time || !is_fixed (self, fixture))
      continue;
    plays[fixture->from[0].n] = plays[fixture->from[1].n] = true;
    n++;
  }
  return n;
}

/* --- one attempt --- */

typedef struct {
  unsigned fixture;
  int value;
} Wish;

static int
compare_wishes (const void *a, const void *b)
{
  return ((const Wish *)b)->value - ((const Wish *)a)->value;
}

/* Return the matches that have no time yet, the most urgent one first: array of Wish. */
static GArray *
list_wishes (Anew *self, const Attempt *attempt)
{
  GArray *wishes = g_array_new (FALSE, FALSE, sizeof (Wish));

  for (guint k = 0; k < self->loose->len; k++) {
    const unsigned i = g_array_index (self->loose, unsigned, k);
    const SvCupSource *from = sv_cup_fixture (self->cup, i)->from;
    if (self->times[i] != NOT_PLACED)
      continue;
    const unsigned a = attempt->left[from[0].n], b = attempt->left[from[1].n];
    const unsigned tired = attempt->before[from[0].n] + attempt->before[from[1].n];
    const Wish wish = { i, (int)(16 * (MAX (a, b) + a + b) + sv_rng_below (&self->rng, 16)) -
                               (int)(tired * attempt->rest) };
    g_array_append_val (wishes, wish);
  }
  g_array_sort (wishes, compare_wishes);
  return wishes;
}

/* Fill one time. Return how many matches were put into it. */
static unsigned
fill_time (Anew *self, Attempt *attempt, unsigned time)
{
  bool plays[SV_CUP_MAX_TEAMS] = { false };
  unsigned n = mark_fixed (self, time, plays), placed = 0;
  g_autoptr (GArray) wishes = list_wishes (self, attempt);

  for (guint k = 0; k < wishes->len && n < self->width; k++) {
    const unsigned i = g_array_index (wishes, Wish, k).fixture;
    const SvCupSource *from = sv_cup_fixture (self->cup, i)->from;
    if (plays[from[0].n] || plays[from[1].n])
      continue;
    self->times[i] = time;
    for (unsigned side = 0; side < 2; side++) {
      plays[from[side].n] = true;
      attempt->left[from[side].n]--;
    }
    n++;
    placed++;
  }
  for (unsigned team = 0; team < self->cup->n_teams; team++) {
    attempt->running += plays[team] && attempt->before[team];
    attempt->before[team] = plays[team];
  }
  return placed;
}

static void
attempt_once (Anew *self, unsigned rest)
{
  Attempt attempt = { .rest = rest };
  unsigned time = self->first, n = 0;

  for (guint k = 0; k < self->loose->len; k++) {
    const unsigned i = g_array_index (self->loose, unsigned, k);
    self->times[i] = NOT_PLACED;
    for (unsigned side = 0; side < 2; side++)
      attempt.left[sv_cup_fixture (self->cup, i)->from[side].n]++;
  }
  if (self->first > 1)
    mark_fixed (self, self->first - 1, attempt.before);
  for (; n < self->loose->len && time - self->first <= self->n_best; time++)
    n += fill_time (self, &attempt, time);
  if (n < self->loose->len || time > self->n_best ||
      (time == self->n_best && attempt.running >= self->running_best))
    return;
  self->n_best = time;
  self->running_best = attempt.running;
  for (unsigned i = 0; i < self->cup->fixtures->len; i++)
    self->best[i] = self->times[i];
}

/* Make as many attempts as a moment allows. */
static void
find_best (Anew *self)
{
  static const unsigned rests[] = { 0, 8, 24, 200 };
  const guint64 work = (guint64)self->loose->len * self->loose->len / MAX (1, self->width) + 1;
  const unsigned n = (unsigned)CLAMP (WORK / work, 1, ATTEMPTS);

  self->n_best = self->running_best = G_MAXUINT / 2;
  for (unsigned k = 0; k < n; k++)
    attempt_once (self, rests[k % G_N_ELEMENTS (rests)]);
}

/* --- places --- */

/* Return whether a board is taken in a slot. */
static bool
is_taken (const SvCup *cup, const bool *placed, const SvCupFixture *there)
{
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    if (placed[i] && fixture->round == there->round && fixture->slot == there->slot &&
        fixture->board == there->board)
      return true;
  }
  return false;
}

/* Put a match on the first free board of its time. */
static void
put (SvCup *cup, bool *placed, unsigned i, unsigned time)
{
  SvCupFixture *fixture = sv_cup_fixture (cup, i);

  fixture->round = cup->pack ? 1 : time;
  for (unsigned k = 0;; k++) {
    fixture->slot = cup->pack ? time : k / cup->boards + 1;
    fixture->board = k % cup->boards + 1;
    if (!is_taken (cup, placed, fixture))
      break;
  }
  placed[i] = true;
}

/* Return whether a match that nobody plays fits into @time, on a board that is free. */
static bool
fits (const SvCup *cup, const bool *placed, unsigned i, unsigned time)
{
  const SvCupSource *own = sv_cup_fixture (cup, i)->from;
  unsigned n = 0;

  for (unsigned k = 0; k < cup->fixtures->len; k++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, k);
    if (!placed[k] || time_of (cup, fixture) != time)
      continue;
    for (unsigned side = 0; side < 2; side++)
      if (fixture->from[side].n == own[0].n || fixture->from[side].n == own[1].n)
        return false;
    n++;
  }
  return cup->pack ? n < cup->boards : n % cup->boards != 0;
}

/* Put all matches where the best attempt has them, and those that nobody plays beside or behind
 * them. Return the last time. */
static unsigned
put_all (Anew *self, SvCup *cup)
{
  const unsigned n = cup->fixtures->len;
  g_autofree bool *placed = g_new0 (bool, n);
  unsigned last = self->n_best - 1;

  for (unsigned i = 0; i < n; i++)
    placed[i] = !sv_cup_fixture (cup, i)->knockout && is_fixed (self, sv_cup_fixture (cup, i));
  for (unsigned i = 0; i < n; i++)
    if (placed[i])
      last = MAX (last, time_of (cup, sv_cup_fixture (cup, i)));
  for (guint k = 0; k < self->loose->len; k++) {
    const unsigned i = g_array_index (self->loose, unsigned, k);
    put (cup, placed, i, self->best[i]);
  }
  for (guint k = 0; k < self->gone->len; k++) {
    const unsigned i = g_array_index (self->gone, unsigned, k);
    unsigned time = self->first;
    while (time <= last && !fits (cup, placed, i, time))
      time++;
    put (cup, placed, i, time);
    last = MAX (last, time);
  }
  return last;
}

/* Let the knock-out begin in the round after @last. */
static void
move_knockout (SvCup *cup, unsigned last)
{
  unsigned first = G_MAXUINT;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (sv_cup_fixture (cup, i)->knockout)
      first = MIN (first, sv_cup_fixture (cup, i)->round);
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (sv_cup_fixture (cup, i)->knockout)
      sv_cup_fixture (cup, i)->round += last + 1 - first;
}

/* --- the whole plan --- */

/* Return how many matches can be played at a time: no more than boards, and if several slots make a
 * round, full slots. */
static unsigned
find_width (const SvCup *cup)
{
  unsigned teams[SV_CUP_MAX_TEAMS] = { 0 }, most = 0;

  for (unsigned team = 0; team < cup->n_teams; team++)
    if (!sv_cup_is_withdrawn (cup, team) && sv_cup_group_of (cup, team) < cup->n_groups)
      teams[sv_cup_group_of (cup, team)]++;
  for (unsigned g = 0; g < cup->n_groups; g++)
    most += teams[g] / 2;
  if (most < 1)
    return 1;
  return cup->pack            ? MIN (most, cup->boards)
         : most < cup->boards ? most
                              : most / cup->boards * cup->boards;
}

/* Sort out which matches are moved. */
static void
list_loose (Anew *self)
{
  for (unsigned i = 0; i < self->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
    if (!fixture->knockout && !is_fixed (self, fixture))
      g_array_append_val (sv_cup_is_called_off (self->cup, fixture) ? self->gone : self->loose, i);
  }
}

/* Return the slots of the day up to the last match that is played. */
static unsigned
count_slots (const SvCup *cup)
{
  g_autofree unsigned *slots = sv_cup_times_slots (cup);
  unsigned last = 0;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (!sv_cup_is_called_off (cup, sv_cup_fixture (cup, i)))
      last = MAX (last, slots[i]);
  return last;
}

/* Return the first time after slot @begun of the day. */
static unsigned
find_first (const SvCup *cup, unsigned begun)
{
  g_autofree unsigned *slots = sv_cup_times_slots (cup);
  unsigned first = 1;

  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (slots[i] <= begun)
      first = MAX (first, time_of (cup, sv_cup_fixture (cup, i)) + 1);
  return first;
}

static bool
has_knockout_begun (const SvCup *cup)
{
  for (unsigned i = 0; i < cup->fixtures->len; i++)
    if (sv_cup_fixture (cup, i)->knockout && sv_cup_fixture (cup, i)->result.played)
      return true;
  return false;
}

/* Return how often a team plays in two slots of the day running. */
static unsigned
count_running (const SvCup *cup)
{
  g_autofree unsigned *order = sv_cup_times_order (cup), *slots = sv_cup_times_slots (cup);
  unsigned last[SV_CUP_MAX_TEAMS] = { 0 }, n = 0;

  for (unsigned k = 0; k < cup->fixtures->len; k++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, order[k]);
    if (fixture->knockout || sv_cup_is_called_off (cup, fixture))
      continue;
    for (unsigned side = 0; side < 2; side++) {
      unsigned *before = &last[fixture->from[side].n];
      n += *before > 0 && *before + 1 == slots[order[k]];
      *before = slots[order[k]];
    }
  }
  return n;
}

/* Return whether @a is shorter than @b, or as long with less hurry for its teams. */
static bool
is_better (const SvCup *a, const SvCup *b)
{
  const unsigned own = count_slots (a), other = count_slots (b);

  return own != other ? own < other : count_running (a) < count_running (b);
}

bool
sv_cup_plan_anew (SvCup *self, unsigned begun)
{
  g_autoptr (GArray) loose = g_array_new (FALSE, FALSE, sizeof (unsigned));
  g_autoptr (GArray) gone = g_array_new (FALSE, FALSE, sizeof (unsigned));
  g_autofree unsigned *times = g_new0 (unsigned, self->fixtures->len);
  g_autofree unsigned *best = g_new0 (unsigned, self->fixtures->len);
  Anew anew = { .cup = self,
                .first = find_first (self, begun),
                .width = find_width (self),
                .loose = loose,
                .gone = gone,
                .times = times,
                .best = best };

  list_loose (&anew);
  if (loose->len == 0 || has_knockout_begun (self))
    return false;
  sv_rng_seed (&anew.rng, loose->len); /* the same plan each time */
  find_best (&anew);
  g_autoptr (SvCup) after = sv_cup_copy (self);
  move_knockout (after, put_all (&anew, after));
  if (!is_better (after, self))
    return false;
  g_array_unref (self->fixtures);
  self->fixtures = g_array_ref (after->fixtures);
  return true;
}
