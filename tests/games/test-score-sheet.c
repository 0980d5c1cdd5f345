/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table beside a real board knows no positions, yet the rules tell it the same as the board does:
 * the facts of random matches are written down as people at a table would, and each answer is
 * compared with what the match itself comes to. */

#include <glib.h>
#include <string.h>

#include "random-setup.h"
#include "sv-games.h"
#include "sv-rng.h"

typedef guint64 State[SV_MAX_STATE / 8];

typedef struct {
  const SvGame *game;
  const void *setup;
  SvScoreSheet sheet;
  gboolean late, shots; /* what the slate answered last */
  guint periods, ends[SV_N_ENDS];
} Table;

static SvScoreSheetView
ask (Table *self)
{
  SvScoreSheetView out;

  sv_game_score_sheet (self->game, self->setup, &self->sheet, &out);
  self->late = out.late;
  self->shots = out.shootout;
  return out;
}

/* The kind of throw at this node: the first with such a die whose lowest outcome is that of the
 * node. */
static int
find_kind (const Table *self, const SvNode *node, const SvEvent *legal)
{
  const SvScoreSheetThrow *throws = sv_game_score_sheet_throws (self->game);

  for (int i = 0; throws[i].label != NULL; i++)
    if (throws[i].sides == node->die && throws[i].least == legal[0].a)
      return i;
  g_error ("no kind of throw has a die of %d from %d", node->die, legal[0].a);
}

static void
count_die (Table *self, int kind, gboolean one)
{
  for (unsigned scope = 0; scope < SV_SCORE_SHEET_SCOPES; scope++)
    if (scope != SV_SCORE_SHEET_LATE || self->late) {
      self->sheet.dice[scope].thrown[kind]++;
      self->sheet.dice[scope].ones[kind] += one;
    }
}

/* A shot of a shoot-out is over when the next one begins, or the match is. */
static gboolean
begins_shot (const SvView *view)
{
  return view->stage == SV_STAGE_OVER || g_str_equal (view->phase, "aim") ||
         g_str_equal (view->phase, "sokeeper");
}

static void
write_down (Table *self, const SvView *before, const SvView *after)
{
  for (unsigned side = 0; side < 2; side++) {
    self->sheet.score[side] = after->score[side];
    if (self->shots)
      self->sheet.scored[side] = (uint16_t)after->shootout_score[side];
  }
  if (self->shots && begins_shot (after) && !begins_shot (before) && before->attacking >= 0)
    self->sheet.taken[before->attacking]++;
}

/* The number of the period as people at a table count it: a golden goal's is one of its own. */
static unsigned
period_of (const Table *self, const SvView *view)
{
  for (unsigned i = 1; i <= 8; i++) {
    const char *name = sv_game_period_name (self->game, self->setup, i);
    if (name != NULL && g_strcmp0 (name, view->period_name) == 0)
      return i;
  }
  return view->period;
}

static void
compare (Table *self, const SvView *after)
{
  const unsigned period = period_of (self, after);
  SvScoreSheetView answer = ask (self);

  if (after->stage == SV_STAGE_OVER) {
    g_assert_true (answer.ended);
    g_assert_cmpuint (answer.next, ==, 0);
    g_assert_cmpint (answer.winner, ==, after->winner);
    if (after->winner >= 0)
      g_assert_cmpuint (answer.how, ==, after->ended);
    self->ends[after->ended]++;
    return;
  }
  if (period != self->sheet.period) {
    g_assert_true (answer.ended);
    g_assert_cmpuint (answer.next, ==, period);
    self->periods++;
    self->sheet.period = (uint8_t)period;
    self->sheet.time_up = FALSE;
    memset (&self->sheet.dice[SV_SCORE_SHEET_PERIOD], 0, sizeof self->sheet.dice[0]);
    memset (&self->sheet.dice[SV_SCORE_SHEET_LATE], 0, sizeof self->sheet.dice[0]);
    answer = ask (self);
  }
  g_assert_false (answer.ended);
  g_assert_cmpint (answer.period_ms, ==, after->period_ms);
  g_assert_cmpint (answer.shootout, ==, after->shootout);
  if (after->clock_ends > 0) {
    g_assert_cmpint (answer.clock_shows, ==, after->clock_shows);
    g_assert_cmpint (answer.clock_ends, ==, after->clock_ends);
  }
  if (after->notice != NULL)
    g_assert_cmpstr (answer.notice, ==, after->notice);
}

/* FALSE: the match is over. */
static gboolean
play (Table *self, SvRng *rng, State *state)
{
  g_autofree SvEvent *legal = g_new (SvEvent, SV_MAX_LEGAL);
  SvView before, after;
  SvNode node;
  SvEvent event;

  self->game->node (self->setup, state, &node);
  if (node.kind == SV_NODE_OVER)
    return FALSE;
  self->game->view (self->setup, state, &before);
  const unsigned n = self->game->legal (self->setup, state, legal);
  if (node.time && sv_rng_below (rng, 60) == 0) {
    event = (SvEvent){ .verb = SV_VERB_TIME };
    self->sheet.time_up = TRUE;
  } else {
    event = legal[sv_rng_below (rng, n)];
  }
  self->game->apply (self->setup, state, event);
  self->game->view (self->setup, state, &after);
  if (event.verb == SV_VERB_DIE && !self->shots)
    count_die (self, find_kind (self, &node, legal), event.a == 1);
  write_down (self, &before, &after);
  compare (self, &after);
  return TRUE;
}

/* Only what a table does not write down, or not at that moment, is left as it is in the standard
 * game. */
static void
choose (const SvGame *game, void *setup, SvRng *rng)
{
  static const char *const keys[] = { "halves",         "minutes",       "golden_goal",
                                      "extra_time",     "shootout",      "shootout_kicks",
                                      "end_rule",       "clock_turns",   "extra_minutes",
                                      "shootout_shots", "shootout_lead", "shootout_check",
                                      "minute_step",    "seconds" };

  do {
    sv_game_standard (game, setup);
    for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++) {
      const SvField *field = sv_field_find (game->variant_fields, game->n_variant_fields, keys[i]);
      if (field != NULL)
        random_fields (field, 1, setup, rng);
    }
  } while (!sv_game_check (game, setup, NULL));
  /* few enough goals that they end some of the matches */
  sv_field_set (sv_field_find (game->variant_fields, game->n_variant_fields, "goals"), setup,
                (int32_t)sv_rng_below (rng, 4));
}

static void
test_same (gconstpointer data)
{
  const SvGame *game = data;
  g_autofree void *setup = g_malloc0 (game->setup_size);
  Table table = { .game = game, .setup = setup };
  State state;
  SvRng rng;

  sv_rng_seed (&rng, 14);
  for (int match = 0; match < 60; match++) {
    choose (game, setup, &rng);
    if (!sv_game_check (game, setup, NULL))
      continue;
    game->init (setup, &state);
    table.sheet = (SvScoreSheet){ .period = 1 };
    ask (&table);
    for (int i = 0; i < 20000 && play (&table, &rng, &state); i++)
      ;
  }
  g_assert_cmpuint (table.periods, >, 10);
  g_assert_cmpuint (table.ends[SV_END_FULL_TIME], >, 0);
  g_assert_cmpuint (table.ends[SV_END_GOLDEN_GOAL] + table.ends[SV_END_PENALTIES], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    if (sv_games ()[i]->table.sheet == NULL)
      continue;
    g_autofree char *path = g_strdup_printf ("/slate/%s", sv_games ()[i]->id);
    g_test_add_data_func (path, sv_games ()[i], test_same);
  }
  return g_test_run ();
}
