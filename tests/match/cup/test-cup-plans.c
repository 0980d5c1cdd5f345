/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random plans, and random changes of them. Whatever is done, the document stays one that its
 * reader accepts, and what FORMATS.md says of plans holds. The rules are computed here again, as
 * plainly as possible, and not with the code that checks documents. */

#include "cup-fixture.h"
#include "sv-cup-changes.h"
#include "sv-cup-referees.h"
#include "sv-cup-table.h"
#include "sv-cup-times.h"
#include "sv-rng.h"

#include <string.h>

enum { N_PLANS = 120, N_CHANGES = 25 };

static SvRng rng;

static unsigned
below (unsigned n)
{
  return sv_rng_below (&rng, n);
}

/* --- What must hold --- */

static gboolean
plays (const SvCupFixture *fixture, unsigned team)
{
  return !fixture->knockout && (fixture->from[0].n == team || fixture->from[1].n == team);
}

/* No board has two matches at a time, and no team plays twice in a round or in a packed slot. */
static void
check_places (const SvCup *cup)
{
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *a = sv_cup_fixture (cup, i);
    g_assert_cmpuint (a->board, >=, 1);
    g_assert_cmpuint (a->board, <=, cup->boards);
    for (unsigned k = 0; k < i; k++) {
      const SvCupFixture *b = sv_cup_fixture (cup, k);
      const gboolean same_round = a->round == b->round;
      const gboolean at_once = same_round && (!cup->pack || a->slot == b->slot);
      g_assert_false (same_round && a->slot == b->slot && a->board == b->board);
      for (unsigned side = 0; side < 2 && !a->knockout; side++)
        g_assert_false (at_once && plays (b, a->from[side].n));
    }
  }
}

/* Each two teams of a group meet once in each leg, at home in turn. */
static void
check_pairs (const SvCup *cup)
{
  for (unsigned a = 0; a < cup->n_teams; a++) {
    for (unsigned b = 0; b < a; b++) {
      int met[2] = { 0, 0 };
      for (unsigned i = 0; i < cup->fixtures->len; i++) {
        const SvCupFixture *fixture = sv_cup_fixture (cup, i);
        if (plays (fixture, a) && plays (fixture, b))
          met[fixture->from[0].n == a]++;
      }
      const unsigned group = sv_cup_group_of (cup, a);
      const gboolean together = group < cup->n_groups && group == sv_cup_group_of (cup, b);
      g_assert_cmpint (met[0] + met[1], ==, together ? (int)cup->legs : 0);
      g_assert_cmpint (ABS (met[0] - met[1]), <=, 1);
    }
  }
}

/* A match of a knock-out comes after those that decide who plays it. */
static void
check_sources (const SvCup *cup)
{
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    for (unsigned side = 0; side < 2 && fixture->knockout; side++) {
      const SvCupSource *from = &fixture->from[side];
      if (from->from == SV_CUP_FROM_WINNER || from->from == SV_CUP_FROM_LOSER)
        g_assert_cmpuint (sv_cup_fixture (cup, from->n)->round, <, fixture->round);
      for (unsigned k = 0; k < cup->fixtures->len && from->from == SV_CUP_FROM_PLACE; k++) {
        const SvCupFixture *before = sv_cup_fixture (cup, k);
        if (!before->knockout && sv_cup_group_of (cup, before->from[0].n) == from->n)
          g_assert_cmpuint (before->round, <, fixture->round);
      }
    }
  }
}

/* The time of a match: start, then match and change-over of each slot before it, and the breaks. */
static void
check_times (const SvCup *cup)
{
  g_autofree unsigned *slots = sv_cup_times_slots (cup);

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    g_autoptr (GHashTable) before = g_hash_table_new (NULL, NULL);
    for (unsigned k = 0; k < cup->fixtures->len; k++) {
      const SvCupFixture *other = sv_cup_fixture (cup, k);
      if (other->round < fixture->round ||
          (other->round == fixture->round && other->slot < fixture->slot))
        g_hash_table_add (before, GUINT_TO_POINTER (other->round << 16 | other->slot));
    }
    const unsigned n = g_hash_table_size (before);
    unsigned minutes = cup->times.start + n * (cup->times.match + cup->times.change);
    for (unsigned k = 0; k < cup->times.n_breaks; k++)
      minutes += cup->times.breaks[k].after <= n ? cup->times.breaks[k].minutes : 0;
    g_assert_cmpuint (slots[i], ==, n + 1);
    if (cup->times.match > 0)
      g_assert_cmpuint (sv_cup_times_begin (cup, slots[i]), ==, minutes);
  }
}

/* A referee rests meanwhile, and has one match at a time. Nobody waits idle while a match that is
 * still to be played has no referee. */
static void
check_referees (const SvCupDoc *doc)
{
  const SvCup *cup = doc->cup;
  g_autofree int *referees = sv_cup_referees (doc);

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    if (referees[i] < 0)
      continue;
    g_assert_cmpuint (cup->times.match, >, 0);
    g_assert_true (sv_cup_referees_can (doc, i, (unsigned)referees[i]));
    for (unsigned k = 0; k < i; k++)
      g_assert_false (doc->slots[k] == doc->slots[i] && referees[k] == referees[i]);
  }
}

/* Each match gives two plays, and a win as many goals for as against; who withdrew counts nowhere,
 * and the points are those of the results and of what was given and taken. */
static void
check_tables (const SvCup *cup)
{
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  for (unsigned g = 0; g < cup->n_groups; g++) {
    const unsigned n = sv_cup_table (cup, g, lines);
    unsigned played = 0, goals[2] = { 0, 0 };
    g_assert_cmpuint (n, ==, cup->group_size[g]);
    for (unsigned k = 0; k < n; k++) {
      const SvCupLine *line = &lines[k];
      const unsigned matches = line->won + line->drawn + line->lost;
      const int points =
          (int)(line->won * cup->points[SV_CUP_WIN] + line->drawn * cup->points[SV_CUP_DRAW] +
                line->lost * cup->points[SV_CUP_LOSS]);
      played += matches;
      goals[0] += line->goals[0];
      goals[1] += line->goals[1];
      if (sv_cup_is_withdrawn (cup, line->team)) {
        g_assert_cmpuint (line->rank, ==, 0);
        g_assert_cmpint (line->points, ==, 0);
        g_assert_cmpuint (matches, ==, 0);
      } else {
        g_assert_cmpint (line->points, ==, points + sv_cup_adjusted (cup, line->team));
        g_assert_true (k == 0 || lines[k - 1].points >= line->points);
      }
    }
    g_assert_cmpuint (played % 2, ==, 0);
    g_assert_cmpuint (goals[0], ==, goals[1]);
  }
}

/* What is written is read, and written again it is the same. */
static void
check_text (const SvCupDoc *doc)
{
  g_autofree char *text = sv_cup_doc_write (doc, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) read = sv_cup_doc_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_autofree char *again = sv_cup_doc_write (read, FALSE);

  g_assert_cmpstr (again, ==, text);
}

static void
check_all (const SvCupDoc *doc)
{
  check_places (doc->cup);
  check_pairs (doc->cup);
  check_sources (doc->cup);
  check_times (doc->cup);
  check_referees (doc);
  check_tables (doc->cup);
  check_text (doc);
}

/* --- Plans --- */

static void
make_times (SvCupTimes *out)
{
  unsigned after = 0;

  *out = (SvCupTimes){ 0 };
  if (below (4) == 0)
    return;
  out->start = below (SV_CUP_MINUTES_OF_DAY);
  out->match = 1 + below (SV_CUP_MAX_MATCH);
  out->change = below (SV_CUP_MAX_CHANGE + 1);
  for (out->n_breaks = 0; out->n_breaks < below (4); out->n_breaks++) {
    after += 1 + below (5);
    out->breaks[out->n_breaks] = (SvCupBreak){ after, 1 + below (SV_CUP_MAX_BREAK) };
  }
}

static SvCup *
make_plan (void)
{
  const SvCupKind kind = (SvCupKind)below (3);
  const unsigned n = kind == SV_CUP_GROUPS ? 4 + below (7) : 2 + below (8);
  SvCup *cup = sv_cup_new (kind, n, sv_games ()[0]->season.points);

  cup->boards = 1 + below (5);
  if (kind != SV_CUP_KNOCKOUT)
    cup->legs = 1 + below (3);
  cup->pack = kind == SV_CUP_LEAGUE && below (2) == 0;
  cup->third = kind == SV_CUP_KNOCKOUT && n >= 4 && below (2) == 0;
  if (kind == SV_CUP_GROUPS) {
    sv_cup_deal (cup, 2);
    cup->advance = 1 + below (2);
    cup->third = cup->advance == 2 && below (2) == 0;
    sv_cup_draw_lots (cup, &rng);
  }
  sv_cup_schedule (cup);
  return cup;
}

/* The fewest slots that there can be, and on one board nobody twice running. */
static void
check_packed (const SvCup *cup)
{
  const unsigned width = MIN (cup->boards, cup->n_teams / 2), n = cup->fixtures->len;

  for (unsigned i = 0; i < n && cup->pack; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    g_assert_cmpuint (fixture->slot, <=, (n + width - 1) / width);
    for (unsigned side = 0; side < 2 && i > 0 && cup->boards == 1 && cup->n_teams >= 5; side++)
      g_assert_false (plays (sv_cup_fixture (cup, i - 1), fixture->from[side].n));
  }
}

static SvCupDoc *
make_doc (void)
{
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_games ()[0]);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  g_autoptr (GError) error = NULL;
  SvCup *cup = make_plan ();
  SvCupTimes times;

  check_packed (cup);
  for (unsigned i = 0; i < cup->n_teams; i++) {
    g_autofree char *name = g_strdup_printf ("Team %u", i + 1);
    g_ptr_array_add (teams, named_team (sv_games ()[0], name));
  }
  g_autoptr (SvCupDoc) doc = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_assert_no_error (error);
  make_times (&times);
  const char *texts[SV_CUP_MAX_BREAKS] = { "lunch", NULL, "prizes" };
  SvCupDoc *timed = sv_cup_doc_set_times (doc, &times, texts, &error);
  g_assert_no_error (error);
  return timed;
}

/* --- Changes --- */

static SvCupDoc *
enter (const SvCupDoc *doc, GError **error)
{
  SvCupResult result = { .played = true, .score = { below (4), below (4) } };

  if (below (5) == 0 && result.score[0] != result.score[1])
    result.how = SV_CUP_FORFEIT;
  return sv_cup_doc_result (doc, below (doc->cup->fixtures->len), &result, error);
}

static SvCupDoc *
add_late (const SvCupDoc *doc, GError **error)
{
  g_autoptr (SvTeamDoc) team = named_team (sv_games ()[0], "Late");
  SvCupDoc *after = sv_cup_doc_add_team (doc, team, below (MAX (doc->cup->n_groups, 1)), error);

  /* What was there stays in its place; only a knock-out moves to later rounds. */
  for (unsigned i = 0; after != NULL && i < doc->cup->fixtures->len; i++) {
    const SvCupFixture *a = sv_cup_fixture (doc->cup, i), *b = sv_cup_fixture (after->cup, i);
    g_assert_true (a->knockout ? a->round <= b->round : a->round == b->round);
    g_assert_true (a->slot == b->slot && a->board == b->board &&
                   sv_cup_same_result (&a->result, &b->result));
  }
  return after;
}

static SvCupDoc *
change (const SvCupDoc *doc, GError **error)
{
  const unsigned i = below (doc->cup->fixtures->len), team = below (doc->cup->n_teams);
  const SvCupFixture *there = sv_cup_fixture (doc->cup, below (doc->cup->fixtures->len));

  switch (below (11)) {
  case 0:
    return sv_cup_doc_clear (doc, i, error);
  case 1:
    return sv_cup_doc_withdraw (doc, team, below (2) == 0, error);
  case 2:
    return sv_cup_doc_adjust (doc, team, (int)below (9) - 4, "a reason", error);
  case 3:
    return sv_cup_doc_unadjust (doc, team, error);
  case 4:
    return doc->cup->n_teams < 12 ? add_late (doc, error) : NULL;
  case 5:
    return sv_cup_doc_move (doc, i, doc->cup->pack ? 1 : 1 + below (there->round + 1),
                            1 + below (there->slot + 1), 1 + below (doc->cup->boards), error);
  case 6:
    return sv_cup_doc_exchange (doc, i, below (doc->cup->fixtures->len), error);
  case 7:
    return sv_cup_doc_delay (doc, below (6), 10, "late", error);
  case 8:
    return sv_cup_doc_set_referee (doc, i, (int)below (doc->cup->n_teams + 1) - 1, error);
  default:
    return enter (doc, error);
  }
}

static void
test_random_plans (void)
{
  unsigned done = 0;

  for (unsigned n = 0; n < N_PLANS; n++) {
    sv_rng_seed (&rng, n + 1);
    g_autoptr (SvCupDoc) doc = make_doc ();
    check_all (doc);
    for (unsigned k = 0; k < N_CHANGES; k++) {
      g_autoptr (GError) error = NULL;
      SvCupDoc *after = change (doc, &error);
      if (after == NULL)
        continue;
      sv_cup_doc_free (doc);
      doc = after;
      check_all (doc);
      done++;
    }
  }
  g_assert_cmpuint (done, >, N_PLANS * N_CHANGES / 3);
}

/* --- Referees --- */

/* In a league of six on two boards two teams rest in each slot, and in the last one four: each is
 * referee about as often as the others. Who was chosen stays it, and the others take turns. */
static void
test_referees (void)
{
  g_autoptr (GError) error = NULL;
  SvCup *cup = sv_cup_new (SV_CUP_LEAGUE, 6, sv_games ()[0]->season.points);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_games ()[0]);
  g_autoptr (GPtrArray) teams = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  unsigned counts[6] = { 0 };

  cup->pack = true;
  cup->boards = 2;
  sv_cup_schedule (cup);
  for (unsigned i = 0; i < 6; i++)
    g_ptr_array_add (teams, named_team (sv_games ()[0], "Team"));
  g_autoptr (SvCupDoc) plain = sv_cup_doc_new ("Cup", variant, teams, cup, &error);
  g_autofree int *nobody = sv_cup_referees (plain);
  for (unsigned i = 0; i < 15; i++)
    g_assert_cmpint (nobody[i], ==, SV_CUP_NO_REFEREE);
  const SvCupTimes times = { .start = 780, .match = 20 };
  g_autoptr (SvCupDoc) doc = sv_cup_doc_set_times (plain, &times, NULL, &error);
  g_autofree int *referees = sv_cup_referees (doc);
  for (unsigned i = 0; i < 15; i++) {
    g_assert_cmpint (referees[i], >=, 0);
    counts[referees[i]]++;
  }
  for (unsigned team = 0; team < 6; team++)
    g_assert_true (counts[team] == 2 || counts[team] == 3);
  const int other = referees[1];
  g_autoptr (SvCupDoc) chosen = sv_cup_doc_set_referee (doc, 0, other, &error);
  g_autofree int *after = sv_cup_referees (chosen);
  g_assert_cmpint (after[0], ==, other);
  g_assert_cmpint (after[1], !=, other);
  g_autoptr (SvCupDoc) none = sv_cup_doc_set_referee (doc, 0, -1, &error);
  g_autofree int *without = sv_cup_referees (none);
  g_assert_cmpint (without[0], ==, SV_CUP_NO_REFEREE);
  /* One that plays itself is ignored. */
  const int busy = (int)sv_cup_fixture (doc->cup, 0)->from[0].n;
  g_autoptr (SvCupDoc) wrong = sv_cup_doc_set_referee (doc, 0, busy, &error);
  g_autofree int *ignored = sv_cup_referees (wrong);
  g_assert_cmpint (ignored[0], ==, referees[0]);
  g_autoptr (SvCupDoc) turns = sv_cup_doc_free_referee (wrong, 0, &error);
  g_autofree char *text = sv_cup_doc_write (turns, FALSE);
  g_assert_null (strstr (text, "referee"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-plans/whatever-is-done-with-a-plan", test_random_plans);
  g_test_add_func ("/cup-plans/be-referee-by-turns", test_referees);
  return g_test_run ();
}
