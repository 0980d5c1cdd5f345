/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game needs its rules only. Of each game a copy is made that has nothing else, and for each
 * group of functions one that has this group besides; matches are played by chance, and after every
 * event the copy is asked all that sv-game.h can be asked. What stands for a group that is left out
 * is checked. */

#include <glib.h>
#include <string.h>

#include "sv-games.h"
#include "sv-history.h"
#include "sv-odds.h"
#include "sv-rng.h"

enum { MATCHES = 3, EVENTS = 150 };

typedef struct {
  const char *name;
  size_t offset, size;
} Group;

#define GROUP(member)                                                                              \
  {                                                                                                \
#member, offsetof(SvGame, member), sizeof(((SvGame *)NULL)->member)                            \
  }

static const Group groups[] = {
  GROUP (secrets), GROUP (display),    GROUP (words),  GROUP (teach),
  GROUP (files),   GROUP (positions),  GROUP (setup),  GROUP (line_ups),
  GROUP (table),   GROUP (evaluation), GROUP (season),
};

typedef guint64 State[SV_MAX_STATE / 8];

/* The game without any group but this one, or NULL. */
static SvGame
strip (const SvGame *whole, const Group *kept)
{
  SvGame game = *whole;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (&groups[i] != kept)
      memset ((char *)&game + groups[i].offset, 0, groups[i].size);
  game.broken = NULL;
  return game;
}

static bool
has (const SvGame *game, const char *name)
{
  const char none[sizeof (SvGame)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (g_str_equal (groups[i].name, name))
      return memcmp ((const char *)game + groups[i].offset, none, groups[i].size) != 0;
  g_assert_not_reached ();
}

/* --- What is asked in one position --- */

static void
ask_secrets (const SvGame *game, const void *setup, const void *state, const SvNode *node)
{
  State seen = { 0 };

  memcpy (seen, state, game->state_size);
  sv_game_hide_secrets (game, setup, seen, node->side);
  const bool same = memcmp (seen, state, game->state_size) == 0;
  g_assert_true (sv_game_has_secrets (game, setup, state, node->side) == !same);
  g_assert_cmpuint (sv_game_fill_secrets (game, setup, seen, node->side, 0), >=, 1);
  if (has (game, "secrets"))
    return;
  g_assert_true (same);
  g_assert_cmpuint (sv_game_fill_secrets (game, setup, seen, node->side, 0), ==, 1);
}

static void
ask_face (const SvGame *game, const void *setup, const void *state)
{
  SvTiming timing;
  SvScene scene;
  SvView view;

  game->view (setup, state, &view);
  sv_game_timing (game, setup, state, &timing);
  g_assert_cmpuint (timing.period, ==, view.period);
  g_assert_cmpint (timing.period_ms, ==, view.period_ms);
  sv_game_scene (game, setup, state, &scene);
  if (has (game, "display"))
    return;
  g_assert_true (scene.board == game->board (setup));
  g_assert_false (sv_game_closeup (game, setup, state, NULL, &scene));
}

static void
ask_words (const SvGame *game,
           const void *setup,
           const void *state,
           const SvEvent *legal,
           unsigned n_legal)
{
  SvPhrase phrase = { 0 };
  SvNotes notes;
  SvView view;

  game->view (setup, state, &view);
  sv_game_prompt (game, setup, state, &phrase);
  g_assert_nonnull (phrase.msgid);
  for (int piece = 0; piece < view.n_pieces; piece++) {
    sv_game_piece_name (game, setup, piece, &phrase);
    g_assert_nonnull (phrase.msgid);
    sv_game_meaning (game, setup, state, piece, view.pieces[piece].space, &notes);
    sv_game_why_not (game, setup, state, legal, n_legal, piece, -1, &phrase);
  }
  sv_game_meaning (game, setup, state, -1, 0, &notes);
  const bool named = sv_game_space_name (game, setup, 0, &phrase);
  g_assert_nonnull (sv_game_period_name (game, setup, 1));
  sv_game_counts (game, setup, state, &notes);
  if (has (game, "words"))
    return;
  g_assert_cmpuint (notes.n, ==, 0);
  g_assert_false (named);
  g_assert_null (sv_game_period_name (game, setup, 2));
}

static void
ask_teach (const SvGame *game, const void *setup, const void *state)
{
  SvNotes notes = { 0 };
  SvPhrase text;
  SvTurn turn;

  const SvLesson *lesson = sv_game_lesson (game, setup, state, &text);
  sv_game_turn (game, setup, state, &turn);
  sv_game_add_reasons (game, setup, state, state, 0, &notes);
  if (has (game, "teach"))
    return;
  g_assert_false (sv_game_has_lessons (game) || sv_game_has_turns (game));
  g_assert_null (lesson);
  g_assert_cmpuint (turn.n + notes.n, ==, 0);
}

/* --- What a game without files or positions says of them --- */

static void
count_key (void *data, const char *key)
{
  ++*(unsigned *)data;
}

static void
count_end (void *data)
{
}

static void
count_string (void *data, const char *key, const char *value)
{
  count_key (data, key);
}

static void
count_integer (void *data, const char *key, int64_t value)
{
  count_key (data, key);
}

static void
count_boolean (void *data, const char *key, bool value)
{
  count_key (data, key);
}

static SvSourceValue
get_nothing (void *data, const char *path)
{
  return (SvSourceValue){ SV_SOURCE_ABSENT, 0, NULL };
}

static void
ask_files (const SvGame *game, const void *setup, const void *state)
{
  const SvSource nothing = { NULL, get_nothing };
  unsigned n = 0;
  const SvSink sink = { &n,           count_key,     count_end,     count_key, count_end,
                        count_string, count_integer, count_boolean, count_key };
  State back;
  SvFault fault;

  sv_game_dump (game, setup, state, &sink);
  sv_game_dump_start (game, setup, state, &sink);
  if (has (game, "files")) {
    g_assert_cmpuint (n, >, 0);
    return;
  }
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (sv_game_restore (game, setup, &nothing, &back, &fault));
  g_assert_nonnull (fault.why.msgid);
}

static void
ask_positions (const SvGame *game, const void *setup, const void *state)
{
  SvPlacement placement;
  SvPhrase why = { 0 };
  State back;

  if (!has (game, "positions")) {
    g_assert_false (sv_game_has_placements (game));
    g_assert_cmpuint (sv_game_n_phases (game), ==, 0);
    return;
  }
  g_assert_true (sv_game_has_placements (game));
  sv_game_to_placement (game, setup, state, &placement);
  g_assert_true (sv_game_from_placement (game, setup, &placement, &back, &why));
}

static void
ask_line_ups (const SvGame *game, const void *setup, const void *state)
{
  const unsigned first = sv_game_first_line_up (game, setup, state);
  SvView view;

  if (!has (game, "line_ups"))
    g_assert_cmpuint (first, ==, SV_MAX_LINE_UPS);
  else if (first < SV_MAX_LINE_UPS)
    sv_game_line_up_view (game, setup, state, first, &view);
}

static void
ask_all (const SvGame *game,
         const void *setup,
         const void *state,
         const SvNode *node,
         const SvEvent *legal,
         unsigned n)
{
  SvOdds odds;

  ask_secrets (game, setup, state, node);
  ask_face (game, setup, state);
  ask_words (game, setup, state, legal, n);
  ask_teach (game, setup, state);
  ask_files (game, setup, state);
  ask_positions (game, setup, state);
  ask_line_ups (game, setup, state);
  g_assert_null (sv_game_broken (game, setup, state));
  if (node->kind == SV_NODE_CHANCE)
    sv_odds (game, setup, state, &odds);
  if (has (game, "evaluation"))
    g_assert_cmpint (game->evaluation.appraise (setup, state, 0), ==,
                     -game->evaluation.appraise (setup, state, 1));
}

/* --- What is asked once, and of every event --- */

static void
ask_setup (const SvGame *game, const void *setup)
{
  SvBudget budgets[SV_MAX_BUDGETS];
  SvFault fault;
  SvView view;

  g_assert_true (sv_game_check (game, setup, &fault));
  const unsigned n = sv_game_budget (game, setup, 0, budgets);
  for (size_t i = 0; i < game->n_variant_fields; i++) {
    const SvField *field = &game->variant_fields[i];
    const bool shown =
        field->type == SV_FIELD_LIST && sv_game_item_picture (game, setup, field, 0, &view);
    g_assert_true (!shown || has (game, "setup"));
  }
  g_assert_true (n == 0 || has (game, "setup"));
}

static void
ask_table (const SvGame *game, const void *setup)
{
  const SvScoreSheet sheet = { .period = 1, .time_up = true, .score = { 2, 1 } };
  SvScoreSheetView view;

  sv_game_score_sheet (game, setup, &sheet, &view);
  g_assert_nonnull (sv_game_score_sheet_throws (game)[0].label);
  if (has (game, "table"))
    return;
  g_assert_true (view.ended);
  g_assert_cmpint (view.winner, ==, 0);
  g_assert_cmpuint (sv_game_score_sheet_throws (game)[0].sides, ==, 6);
  g_assert_null (sv_game_score_sheet_marks (game)[0].label);
}

static void
ask_season (const SvGame *game, const void *setup, const void *state)
{
  g_autofree char *values = g_malloc0 (game->team_size + 1);
  const char none[4096] = { 0 };

  g_assert_cmpuint (game->team_size, <, sizeof none);
  sv_game_after_match (game, setup, state, 0, values);
  const char *why = game->n_team_fields > 0 ? sv_game_misses (game, values, 0) : NULL;
  if (has (game, "season"))
    return;
  g_assert_false (sv_game_has_season (game) || sv_game_has_score_sheet_season (game));
  g_assert_cmpmem (values, game->team_size, none, game->team_size);
  g_assert_null (why);
}

static void
ask_event (
    const SvGame *game, const void *setup, const void *before, SvEvent event, const void *after)
{
  SvNotes notes;
  SvMoves moves;

  sv_game_notes (game, setup, before, event, after, &notes);
  g_assert_true ((notes.n > 0) == (game->words.notes != NULL));
  sv_game_moves (game, setup, before, event, after, &moves);
}

static void
play (const SvGame *game, const void *setup, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  State state, before;
  SvNode node;

  game->init (setup, state);
  ask_setup (game, setup);
  ask_table (game, setup);
  for (guint i = 0; i < EVENTS; i++) {
    const unsigned n = game->legal (setup, state, legal);
    game->node (setup, state, &node);
    ask_all (game, setup, state, &node, legal, n);
    if (node.kind == SV_NODE_OVER)
      break;
    const SvEvent event =
        node.time && i == EVENTS / 2 ? sv_event_time () : legal[sv_rng_below (rng, n)];
    memcpy (before, state, game->state_size);
    game->apply (setup, state, event);
    ask_event (game, setup, before, event, state);
  }
  ask_season (game, setup, state);
}

static void
test_group (gconstpointer data)
{
  const Group *kept = data;
  SvRng rng;

  sv_rng_seed (&rng, 20261126);
  for (const SvGame *const *whole = sv_games (); *whole != NULL; whole++) {
    const SvGame game = strip (*whole, kept);
    g_autofree unsigned char *setup = g_malloc (game.setup_size);

    sv_game_standard (*whole, setup);
    for (guint i = 0; i < MATCHES; i++)
      play (&game, setup, &rng);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/groups/rules-only", NULL, test_group);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++) {
    g_autofree char *path = g_strconcat ("/groups/rules-and-", groups[i].name, NULL);
    g_test_add_data_func (path, &groups[i], test_group);
  }
  return g_test_run ();
}
