/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-check.h"

#include "sv-cup-knockout.h"

#define SAY(msgid) sv_phrase (msgid, -1)
#define SAY_NUMBER(msgid, n) SAY_NUMBERS (msgid, n, 0, 0)
#define SAY_NUMBERS(msgid, n, m, k)                                                                \
  sv_phrase_numbers (msgid, (int32_t)(n), (int32_t)(m), (int32_t)(k))

/* --- plan, order, who is there --- */

static bool
check_groups (const SvCup *self, SvFault *fault)
{
  bool in[SV_CUP_MAX_TEAMS] = { false };

  for (unsigned g = 0; g < self->n_groups; g++) {
    if (self->group_size[g] < 2)
      return sv_refuse (fault, SAY (N_ ("a group has at least two teams")), "plan.groups[%u]", g);
    for (unsigned i = 0; i < self->group_size[g]; i++) {
      const unsigned team = self->groups[g][i];
      if (in[team])
        return sv_refuse (fault, SAY_NUMBER (N_ ("team {n} is in a group already"), team),
                          "plan.groups[%u][%u]", g, i);
      in[team] = true;
    }
  }
  for (unsigned team = 0; team < self->n_teams; team++) {
    if (!in[team])
      return sv_refuse (fault, SAY_NUMBER (N_ ("team {n} is in no group"), team), "plan.groups");
  }
  return true;
}

static unsigned
n_entries (const SvCup *self)
{
  return self->kind == SV_CUP_KNOCKOUT ? self->n_teams : self->n_groups * self->advance;
}

static bool
check_minutes (unsigned n, unsigned min, unsigned max, const char *key, SvFault *fault)
{
  return (n >= min && n <= max) ||
         sv_refuse (fault, SAY_NUMBERS (N_ ("{n} is outside {m}–{k}"), n, min, max),
                    "plan.clock.%s", key);
}

static bool
check_break (const SvCupTimes *times, unsigned i, SvFault *fault)
{
  const SvCupBreak *at = &times->breaks[i];

  if (at->after <= (i > 0 ? times->breaks[i - 1].after : 0))
    return sv_refuse (fault,
                      SAY (N_ ("breaks come in the order of the slots, one after a slot at most")),
                      "plan.clock.breaks[%u].after", i);
  return (at->minutes >= 1 && at->minutes <= SV_CUP_MAX_BREAK) ||
         sv_refuse (fault,
                    SAY_NUMBERS (N_ ("{n} is outside {m}–{k}"), at->minutes, 1, SV_CUP_MAX_BREAK),
                    "plan.clock.breaks[%u].minutes", i);
}

static bool
check_times (const SvCupTimes *times, SvFault *fault)
{
  if (times->match == 0)
    return true;
  if (!check_minutes (times->match, 1, SV_CUP_MAX_MATCH, "match", fault) ||
      !check_minutes (times->change, 0, SV_CUP_MAX_CHANGE, "change", fault))
    return false;
  for (unsigned i = 0; i < times->n_breaks; i++) {
    if (!check_break (times, i, fault))
      return false;
  }
  return true;
}

bool
sv_cup_check_plan (const SvCup *self, SvFault *fault)
{
  unsigned smallest = self->n_teams;

  if (!check_times (&self->times, fault))
    return false;
  if (self->kind == SV_CUP_GROUPS) {
    if (!check_groups (self, fault))
      return false;
    for (unsigned g = 0; g < self->n_groups; g++)
      smallest = MIN (smallest, self->group_size[g]);
    if (self->advance < 1 || self->advance > smallest)
      return sv_refuse (fault,
                        SAY_NUMBERS (N_ ("{n} is outside {m}–{k}"), self->advance, 1, smallest),
                        "plan.advance");
    if (n_entries (self) < 2)
      return sv_refuse (fault, SAY (N_ ("at least two teams must play in the knock-out")),
                        "plan.advance");
  }
  if (self->third && n_entries (self) < 4)
    return sv_refuse (fault, SAY (N_ ("a match for third place needs four teams")), "plan.third");
  return true;
}

static bool
check_order (const SvCup *self, SvFault *fault)
{
  unsigned seen = 0;

  for (unsigned i = 0; i < self->n_order; i++) {
    if ((seen >> self->order[i] & 1) != 0)
      return sv_refuse (fault, SAY (N_ ("this key is already listed")), "order[%u]", i);
    if (self->order[i] == SV_CUP_BY_LOT && i + 1 < self->n_order)
      return sv_refuse (fault, SAY (N_ ("nothing may come after the lot")), "order[%u]", i);
    seen |= 1U << self->order[i];
  }
  const bool lot = (seen >> SV_CUP_BY_LOT & 1) != 0;
  if (self->kind == SV_CUP_GROUPS && !lot)
    return sv_refuse (fault,
                      SAY (N_ ("groups need “lot” at the end, so that no two teams share a place")),
                      "order");
  if (lot && !self->has_lots)
    return sv_refuse (fault, SAY (N_ ("this is missing")), "lots");
  return true;
}

/* Check that no number occurs twice. */
static bool
check_once (const unsigned *numbers, unsigned n, const char *key, SvFault *fault)
{
  guint64 seen = 0;
  for (unsigned i = 0; i < n; i++) {
    if ((seen >> numbers[i] & 1) != 0)
      return sv_refuse (fault, SAY_NUMBER (N_ ("{n} is already listed"), numbers[i]), "%s[%u]", key,
                        i);
    seen |= G_GUINT64_CONSTANT (1) << numbers[i];
  }
  return true;
}

/* Points are given and taken in tables of leagues and groups. */
static bool
check_adjust (const SvCup *self, SvFault *fault)
{
  const int most = SV_CUP_MAX_POINTS;

  if (self->kind == SV_CUP_KNOCKOUT && self->n_adjust > 0)
    return sv_refuse (fault, SAY (N_ ("in a knock-out there are no points to give or take")),
                      "adjust");
  for (unsigned i = 0; i < self->n_adjust; i++) {
    const int points = self->adjust[i].points;
    if (points < -most || points > most)
      return sv_refuse (fault, SAY_NUMBERS (N_ ("{n} is outside {m}–{k}"), points, -most, most),
                        "adjust[%u].points", i);
    if (points == 0)
      return sv_refuse (fault, SAY (N_ ("0 points are neither given nor taken")),
                        "adjust[%u].points", i);
  }
  return true;
}

/* --- where and when --- */

typedef struct {
  unsigned key[3];
  unsigned fixture;
} Booking;

static int
compare_bookings (const void *a, const void *b)
{
  const Booking *x = a, *y = b;
  for (unsigned i = 0; i < 3; i++) {
    if (x->key[i] != y->key[i])
      return (int)x->key[i] - (int)y->key[i];
  }
  return (int)x->fixture - (int)y->fixture;
}

/* Return the first fixture that books what an earlier one has booked already, such as a board in a
 * slot, or G_MAXUINT if there is none. */
static unsigned
find_double (GArray *bookings)
{
  unsigned found = G_MAXUINT;
  g_array_sort (bookings, compare_bookings);
  for (unsigned i = 1; i < bookings->len; i++) {
    const Booking *a = &g_array_index (bookings, Booking, i - 1), *b = a + 1;
    if (a->key[0] == b->key[0] && a->key[1] == b->key[1] && a->key[2] == b->key[2])
      found = MIN (found, b->fixture);
  }
  return found;
}

/* Check the numbers of a fixture that say when it is played. */
static bool
check_when (const SvCup *self, unsigned i, SvFault *fault)
{
  const SvCupFixture *fixture = sv_cup_fixture (self, i);
  const unsigned most = SV_CUP_MAX_ROUNDS;

  if (self->pack && fixture->round != 1)
    return sv_refuse (fault, SAY (N_ ("in a packed plan every match is in round 1")),
                      "fixtures[%u].round", i);
  if (fixture->round > most)
    return sv_refuse (fault, SAY_NUMBERS (N_ ("{n} is outside {m}–{k}"), fixture->round, 1, most),
                      "fixtures[%u].round", i);
  return fixture->slot <= most ||
         sv_refuse (fault, SAY_NUMBERS (N_ ("{n} is outside {m}–{k}"), fixture->slot, 1, most),
                    "fixtures[%u].slot", i);
}

static bool
check_bookings (const SvCup *self, SvFault *fault)
{
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (Booking));
  g_autoptr (GArray) teams = g_array_new (FALSE, FALSE, sizeof (Booking));

  for (unsigned i = 0; i < self->fixtures->len; i++) {
    const SvCupFixture *f = sv_cup_fixture (self, i);
    const Booking board = { { f->round, f->slot, f->board }, i };
    if (!check_when (self, i, fault))
      return false;
    g_array_append_val (boards, board);
    for (unsigned side = 0; side < 2 && !f->knockout; side++) {
      const Booking team = { { self->pack ? f->slot : f->round, f->from[side].n }, i };
      g_array_append_val (teams, team);
    }
  }
  const unsigned board = find_double (boards), team = find_double (teams);
  if (board != G_MAXUINT)
    return sv_refuse (fault, SAY (N_ ("this board already has another match in that slot")),
                      "fixtures[%u].board", board);
  if (team != G_MAXUINT && self->pack)
    return sv_refuse (fault, SAY (N_ ("one of its teams already plays in this slot")),
                      "fixtures[%u].slot", team);
  if (team != G_MAXUINT)
    return sv_refuse (fault, SAY (N_ ("one of its teams already plays in this round")),
                      "fixtures[%u].round", team);
  return true;
}

/* --- leagues: all meet --- */

/* number of matches, by home and away team */
typedef unsigned Met[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS];

static bool
check_pair (const SvCup *self, unsigned i, Met met, SvFault *fault)
{
  const unsigned home = sv_cup_fixture (self, i)->from[0].n;
  const unsigned away = sv_cup_fixture (self, i)->from[1].n;

  if (home == away)
    return sv_refuse (fault, SAY (N_ ("a team cannot meet itself")), "fixtures[%u].teams[1]", i);
  if (sv_cup_group_of (self, home) != sv_cup_group_of (self, away))
    return sv_refuse (fault, SAY (N_ ("these teams are in different groups")), "fixtures[%u].teams",
                      i);
  met[home][away]++;
  if (met[home][away] + met[away][home] > self->legs)
    return sv_refuse (fault,
                      SAY_NUMBER (N_ ("these teams have already met in {n} matches"), self->legs),
                      "fixtures[%u].teams", i);
  if (met[home][away] > (self->legs + 1) / 2)
    return sv_refuse (fault, SAY_NUMBER (N_ ("team {n} is at home too often"), home),
                      "fixtures[%u].teams", i);
  return true;
}

static bool
check_leagues (const SvCup *self, SvFault *fault)
{
  Met met = { { 0 } };

  for (unsigned i = 0; i < self->fixtures->len; i++) {
    if (!sv_cup_fixture (self, i)->knockout && !check_pair (self, i, met, fault))
      return false;
  }
  for (unsigned g = 0; g < self->n_groups; g++) {
    for (unsigned i = 0; i < self->group_size[g]; i++) {
      for (unsigned k = 0; k < i; k++) {
        const unsigned a = self->groups[g][k], b = self->groups[g][i];
        if (met[a][b] + met[b][a] < self->legs)
          return sv_refuse (
              fault, SAY_NUMBERS (N_ ("a match of team {n} against team {m} is missing"), a, b, 0),
              "fixtures");
      }
    }
  }
  return true;
}

/* --- knock-out: a tree --- */

typedef struct {
  const SvCup *cup;
  bool entered[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS + 1]; /* by team, with 0; or by group and place */
  /* last round of the matches of each group */
  unsigned last_round[SV_CUP_MAX_TEAMS];
  bool *won, *lost; /* for each fixture, whether a later match takes its winner, its loser */
  unsigned third;   /* the match for third place, or G_MAXUINT if there is none */
  SvFault *fault;
} Tree;

static bool
refuse_source (const Tree *self, SvPhrase why, unsigned i, unsigned side)
{
  return sv_refuse (self->fault, why, "fixtures[%u].from[%u]", i, side);
}

static bool
check_entry (Tree *self, unsigned i, unsigned side)
{
  const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
  const SvCupSource *source = &fixture->from[side];
  const bool place = source->from == SV_CUP_FROM_PLACE;

  if (place != (self->cup->kind == SV_CUP_GROUPS))
    return refuse_source (self,
                          place ? SAY (N_ ("there are no groups"))
                                : SAY (N_ ("teams must come from the groups, by their places")),
                          i, side);
  if (place && source->n >= self->cup->n_groups)
    return refuse_source (self, SAY_NUMBER (N_ ("there is no group {n}"), source->n + 1), i, side);
  if (place && source->place > self->cup->advance)
    return refuse_source (
        self, SAY_NUMBER (N_ ("place {n} does not go on to the knock-out"), source->place), i,
        side);
  if (place && fixture->round <= self->last_round[source->n])
    return sv_refuse (self->fault, SAY (N_ ("the group will not have been played by then")),
                      "fixtures[%u].round", i);
  bool *entered = &self->entered[source->n][source->place];
  if (*entered)
    return refuse_source (self,
                          place ? SAY (N_ ("this place has already entered"))
                                : SAY (N_ ("this team has already entered")),
                          i, side);
  *entered = true;
  return true;
}

static bool
check_step (Tree *self, unsigned i, unsigned side)
{
  const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
  const SvCupSource *source = &fixture->from[side];
  const bool loser = source->from == SV_CUP_FROM_LOSER;

  if (source->n >= self->cup->fixtures->len)
    return refuse_source (self, SAY_NUMBER (N_ ("there is no fixture {n}"), source->n), i, side);
  const SvCupFixture *before = sv_cup_fixture (self->cup, source->n);
  if (!before->knockout || sv_cup_is_for_third (before))
    return refuse_source (self, SAY_NUMBER (N_ ("nobody goes on from fixture {n}"), source->n), i,
                          side);
  if (before->round >= fixture->round)
    return refuse_source (
        self, SAY_NUMBER (N_ ("fixture {n} is not from an earlier round"), source->n), i, side);
  bool *taken = loser ? &self->lost[source->n] : &self->won[source->n];
  if (*taken)
    return refuse_source (self,
                          loser ? SAY (N_ ("this loser already plays another match"))
                                : SAY (N_ ("this winner already plays another match")),
                          i, side);
  *taken = true;
  return true;
}

static bool
check_sources (Tree *self, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
  const bool third = sv_cup_is_for_third (fixture);

  if (third && (!self->cup->third || self->third != G_MAXUINT))
    return refuse_source (self, SAY (N_ ("the loser is out")), i, 0);
  for (unsigned side = 0; side < 2; side++) {
    const SvCupFrom from = fixture->from[side].from;
    if ((from == SV_CUP_FROM_LOSER) != third)
      return refuse_source (self, SAY (N_ ("losers meet only one another")), i, side);
    if (from == SV_CUP_FROM_TEAM || from == SV_CUP_FROM_PLACE ? !check_entry (self, i, side)
                                                              : !check_step (self, i, side))
      return false;
  }
  if (third)
    self->third = i;
  return true;
}

static bool
check_all_entered (const Tree *self)
{
  const SvCup *cup = self->cup;
  const bool places = cup->kind == SV_CUP_GROUPS;
  for (unsigned n = 0; n < (places ? cup->n_groups : cup->n_teams); n++) {
    for (unsigned place = places ? 1 : 0; place <= (places ? cup->advance : 0); place++) {
      if (!self->entered[n][place])
        return sv_refuse (
            self->fault,
            places ? SAY_NUMBERS (N_ ("place {m} of group {n} does not enter"), n + 1, place, 0)
                   : SAY_NUMBER (N_ ("team {n} does not enter"), n),
            "fixtures");
    }
  }
  return true;
}

/* Check that exactly one match has a winner who plays no further match, and that the match for
 * third place is between the losers of the two matches before the final. */
static bool
check_final (const Tree *self)
{
  unsigned final = G_MAXUINT;

  for (unsigned i = 0; i < self->cup->fixtures->len; i++) {
    if (!sv_cup_fixture (self->cup, i)->knockout || self->won[i] || i == self->third)
      continue;
    if (final != G_MAXUINT)
      return sv_refuse (self->fault, SAY_NUMBER (N_ ("fixture {n} is already the final"), final),
                        "fixtures[%u]", i);
    final = i;
  }
  if (self->cup->third && self->third == G_MAXUINT)
    return sv_refuse (self->fault, SAY (N_ ("the match for third place is missing")), "fixtures");
  for (unsigned side = 0; side < 2 && self->third != G_MAXUINT; side++) {
    const SvCupSource *source = &sv_cup_fixture (self->cup, final)->from[side];
    if (source->from != SV_CUP_FROM_WINNER || !self->lost[source->n])
      return sv_refuse (self->fault,
                        SAY (N_ ("the losers of the semi-finals must meet for third place")),
                        "fixtures[%u].from", self->third);
  }
  return true;
}

static bool
check_tree (Tree *self)
{
  for (unsigned i = 0; i < self->cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
    if (fixture->knockout)
      continue;
    unsigned *last = &self->last_round[sv_cup_group_of (self->cup, fixture->from[0].n)];
    *last = MAX (*last, fixture->round);
  }
  for (unsigned i = 0; i < self->cup->fixtures->len; i++) {
    if (sv_cup_fixture (self->cup, i)->knockout && !check_sources (self, i))
      return false;
  }
  return check_all_entered (self) && check_final (self);
}

static bool
check_knockout (const SvCup *self, SvFault *fault)
{
  g_autofree bool *won = g_new0 (bool, self->fixtures->len);
  g_autofree bool *lost = g_new0 (bool, self->fixtures->len);
  g_autofree Tree *tree = g_new0 (Tree, 1);

  tree->cup = self;
  tree->won = won;
  tree->lost = lost;
  tree->third = G_MAXUINT;
  tree->fault = fault;
  return check_tree (tree);
}

/* --- results --- */

static bool
check_goals (const unsigned goals[2], unsigned i, const char *key, SvFault *fault)
{
  for (unsigned side = 0; side < 2; side++) {
    if (goals[side] > SV_CUP_MAX_GOALS)
      return sv_refuse (
          fault, SAY_NUMBERS (N_ ("{n} is outside {m}–{k}"), goals[side], 0, SV_CUP_MAX_GOALS),
          "fixtures[%u].%s[%u]", i, key, side);
  }
  return true;
}

static bool
check_result (const SvCup *self, unsigned i, SvFault *fault)
{
  const SvCupFixture *fixture = sv_cup_fixture (self, i);
  const SvCupResult *result = &fixture->result;
  const unsigned home = result->score[0], away = result->score[1];
  const bool penalties = result->how == SV_END_PENALTIES;
  const char *why = NULL;

  if (!result->played)
    return !fixture->is_void ||
           sv_refuse (fault, SAY (N_ ("there is no result")), "fixtures[%u].void", i);
  if (fixture->knockout && result->how == SV_CUP_NOBODY_CAME)
    return sv_refuse (
        fault,
        /* A team that withdraws from groups loses its place in the knock-out to another one. */
        SAY (self->kind == SV_CUP_GROUPS
                 ? N_ ("a team must come to a knock-out match, because one goes on from it: if "
                       "neither came, let one of them win by the club’s rule")
                 : N_ ("a team must come to a knock-out match, because one goes on from it: if "
                       "neither came, withdraw both")),
        "fixtures[%u].how", i);
  if (!check_goals (result->score, i, "score", fault) ||
      !check_goals (result->shootout, i, "shootout", fault))
    return false;
  if (penalties && home != away)
    why = N_ ("only a draw can be decided by penalties");
  else if (result->how == SV_END_GOLDEN_GOAL && MAX (home, away) - MIN (home, away) != 1)
    why = N_ ("a golden goal wins by one goal");
  else if (result->how == SV_CUP_FORFEIT && home == away)
    why = N_ ("a forfeit is never level");
  else if (result->how == SV_CUP_NOBODY_CAME && (home > 0 || away > 0))
    why = N_ ("nobody came, so the score is 0–0");
  else if (fixture->knockout && home == away && !penalties)
    why = N_ ("a knock-out match can be level only if penalties decide it");
  if (why != NULL)
    return sv_refuse (fault, SAY (why), "fixtures[%u].score", i);
  if (penalties && result->shootout[0] == result->shootout[1])
    return sv_refuse (fault, SAY (N_ ("penalties are never level")), "fixtures[%u].shootout", i);
  return true;
}

/* Both teams must be known in every match that has a score. */
static bool
check_meetings (const SvCup *self, SvFault *fault)
{
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (self);

  for (unsigned i = 0; i < self->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (self, i);
    if (fixture->knockout && sv_cup_is_settled (fixture) &&
        (meetings[i].teams[0] < 0 || meetings[i].teams[1] < 0))
      return sv_refuse (fault, SAY (N_ ("it is not known who plays this match")),
                        "fixtures[%u].score", i);
  }
  return true;
}

bool
sv_cup_check (const SvCup *self, SvFault *fault)
{
  if (!sv_cup_check_plan (self, fault) || !check_order (self, fault) ||
      (self->has_lots && !check_once (self->lots, self->n_teams, "lots", fault)) ||
      !check_once (self->withdrawn, self->n_withdrawn, "withdrawn", fault) ||
      !check_adjust (self, fault))
    return false;
  if (self->kind != SV_CUP_KNOCKOUT && !check_leagues (self, fault))
    return false;
  if (!check_bookings (self, fault))
    return false;
  if (self->kind != SV_CUP_LEAGUE && !check_knockout (self, fault))
    return false;
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    if (!check_result (self, i, fault))
      return false;
  }
  return check_meetings (self, fault);
}

bool
sv_cup_check_change (const SvCup *before, const SvCup *after, SvFault *fault)
{
  g_autofree SvCupMeeting *old = sv_cup_meetings (before);
  g_autofree SvCupMeeting *new = sv_cup_meetings (after);

  for (unsigned i = 0; i < MIN (before->fixtures->len, after->fixtures->len); i++) {
    if (sv_cup_is_settled (sv_cup_fixture (before, i)) &&
        sv_cup_is_settled (sv_cup_fixture (after, i)) &&
        (old[i].teams[0] != new[i].teams[0] || old[i].teams[1] != new[i].teams[1]))
      return sv_refuse (
          fault, SAY (N_ ("other teams would play this match, whose score counts: clear it first")),
          "fixtures[%u]", i);
  }
  return true;
}
