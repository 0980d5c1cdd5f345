/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for every game: random matches and keen ones under random parameters, all
 * invariants checked after every event. Run once per game. */

#include <glib.h>
#include <string.h>

#include "fault-text.h"
#include "random-setup.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-history.h"
#include "sv-perft.h"
#include "sv-rng.h"

enum { MATCHES = 300, EVENTS = 700, MORE_MATCHES = 20000, KEEN_LOOKS = 24, MAX_LESSONS = 64 };

static const SvGame *the_game;
static guint n_matches = MATCHES;
static gboolean learned[MAX_LESSONS]; /* rules of moments that some match came to */

typedef guint64 State[SV_MAX_STATE / 8];

static void
check_sound (const void *setup, const void *state)
{
  g_assert_cmpstr (sv_game_broken (the_game, setup, state), ==, NULL);
}

/* The state that comes back must dump to the same values (what a dump does not tell may differ):
 * the `start` of a document if the game has that, else the whole state. */
static void
check_restore (const void *setup, const void *state)
{
  g_autoptr (GHashTable) values = rule_state_flatten_start (the_game, setup, state);
  State back;
  char text[FAULT_TEXT];
  SvFault fault;
  GHashTableIter iter;
  gpointer path, value;

  if (!rule_state_restore (the_game, setup, values, &back, &fault))
    g_error ("a position is not restored: %s", fault_text (&fault, text));
  check_sound (setup, &back);
  g_autoptr (GHashTable) again = rule_state_flatten_start (the_game, setup, &back);
  g_assert_cmpuint (g_hash_table_size (values), ==, g_hash_table_size (again));
  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &path, &value))
    g_assert_cmpstr (value, ==, g_hash_table_lookup (again, path));
}

/* --- random setups --- */

/* A setup that is allowed; the standard one for match 0. Every eighth one has lists and cards of
 * its own too. */
static void
random_setup (void *setup, SvRng *rng, guint match)
{
  sv_game_standard (the_game, setup);
  if (match > 0)
    random_variant (the_game, setup, rng);
  if (match % 8 == 1) {
    random_lists (the_game, setup, rng);
    random_sound_cards (the_game, setup, rng);
  }
}

/* --- the checks after every event --- */

static const char *
echo_team (void *data, int side)
{
  g_assert_true (side == 0 || side == 1);
  return "Team";
}

static void
echo_who (void *data, int side, int piece, char *out, size_t size)
{
  g_strlcpy (out, "Who", size);
}

static void
echo_piece (void *data, int piece, char *out, size_t size)
{
  g_assert_cmpint (piece, <, (int)the_game->n_pieces);
  g_strlcpy (out, "piece", size);
}

static const char *
echo_space (void *data, int space)
{
  return "S";
}

static void
check_phrase (const SvPhrase *phrase)
{
  const SvWords words = { NULL, NULL, echo_team, echo_who, echo_piece, echo_space };
  char text[512];

  g_assert_nonnull (phrase->msgid);
  sv_phrase_say (phrase, &words, text, sizeof text);
  g_assert_cmpint (strlen (text), >, 3);
  g_assert_null (strchr (text, '{'));
  if (strstr (text, "  ") != NULL)
    g_error ("two blanks, or a place that is not filled: %s", text);
}

static void
check_node (const void *setup, const void *state, const SvNode *node, guint n)
{
  const bool over = node->kind == SV_NODE_OVER;

  g_assert_cmpuint (n, <=, the_game->max_legal);
  g_assert_true (over == (n == 0));
  g_assert_true (over == (node->side == -1) || node->kind == SV_NODE_CHANCE);
  g_assert_false (over && node->time);
  g_assert_true ((node->kind == SV_NODE_CHANCE) == (node->die > 0));
}

static void
check_list (const void *setup, const void *state, const SvEvent *legal, guint n)
{
  SvEvent again[SV_MAX_LEGAL], found;
  char texts[SV_MAX_LEGAL][SV_EVENT_TEXT_MAX];

  g_assert_cmpuint (the_game->legal (setup, state, again), ==, n);
  for (guint i = 0; i < n; i++) {
    g_assert_true (sv_event_equal (legal[i], again[i]));
    the_game->event_text (setup, state, legal[i], texts[i]);
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (texts[i], !=, texts[j]);
    g_assert_true (sv_game_find_event (the_game, setup, state, texts[i], &found));
    g_assert_true (sv_event_equal (found, legal[i]));
  }
  g_assert_false (sv_game_find_event (the_game, setup, state, "fly 9 z", &found));
}

/* Why a placement is none must be told in a whole sentence. */
static void
check_why (const SvPhrase *why)
{
  g_assert_nonnull (why->msgid);
  g_assert_true (g_str_has_suffix (why->msgid, "."));
  g_assert_cmpstr (why->msgid, !=, "The rules do not allow this position.");
}

/* What a position tells a person makes a position that tells the same. */
/* Whoever opens the position editor and changes nothing plays on from the same position. */
static void
check_nothing_lost (const void *setup, const void *state, const void *back)
{
  g_autoptr (GHashTable) was = rule_state_flatten_start (the_game, setup, state);
  g_autoptr (GHashTable) is = rule_state_flatten_start (the_game, setup, back);
  GHashTableIter iter;
  gpointer path, value;

  g_hash_table_iter_init (&iter, was);
  while (g_hash_table_iter_next (&iter, &path, &value))
    if (g_strcmp0 (value, g_hash_table_lookup (is, path)) != 0)
      g_error ("%s is %s, not %s any more", (char *)path, (char *)g_hash_table_lookup (is, path),
               (char *)value);
}

static void
check_placement (const void *setup, const void *state, SvRng *rng)
{
  SvPlacement placement, again;
  SvPhrase why = sv_phrase (NULL, -1);
  State back;

  sv_game_to_placement (the_game, setup, state, &placement);
  g_assert_cmpuint (placement.phase, <, sv_game_n_phases (the_game));
  g_assert_nonnull (sv_game_period_name (the_game, setup, placement.period));
  const bool possible = sv_game_from_placement (the_game, setup, &placement, &back, &why);
  g_assert_cmpstr (why.msgid != NULL && !possible ? why.msgid : NULL, ==, NULL);
  g_assert_true (possible);
  sv_game_to_placement (the_game, setup, &back, &again);
  g_assert_cmpmem (&placement, sizeof placement, &again, sizeof again);
  check_nothing_lost (setup, state, &back);

  /* Whatever a person does to it: it is a position that a file can hold, or there is a reason. */
  for (int i = 0; i < 4; i++) {
    const uint32_t piece = sv_rng_below (rng, the_game->n_pieces);
    const int n_spaces = the_game->board (setup)->n_spaces;
    placement.spaces[piece] = (int16_t)((int)sv_rng_below (rng, (uint32_t)n_spaces + 1) - 1);
    if (i == 1)
      placement.phase = sv_rng_below (rng, sv_game_n_phases (the_game));
    if (i == 2)
      placement.ball_piece = (int16_t)((int)sv_rng_below (rng, the_game->n_pieces + 1) - 1);
    if (i == 3) {
      placement.side = (int)sv_rng_below (rng, 2);
      placement.period = sv_rng_below (rng, 4);
      placement.defender = (int16_t)((int)sv_rng_below (rng, the_game->n_pieces + 1) - 1);
      placement.active_piece = (int16_t)((int)sv_rng_below (rng, the_game->n_pieces + 1) - 1);
    }
    if (sv_game_from_placement (the_game, setup, &placement, &back, &why)) {
      check_sound (setup, &back);
      check_restore (setup, &back);
    } else {
      check_why (&why);
    }
  }
}

static void
check_view (const void *setup, const void *state)
{
  const SvBoard *board = the_game->board (setup);
  SvView view;
  SvTiming timing;
  SvPhrase phrase;

  the_game->view (setup, state, &view);
  sv_game_timing (the_game, setup, state, &timing);
  g_assert_cmpuint (timing.period, ==, view.period);
  g_assert_cmpuint (timing.n_periods, ==, view.n_periods);
  g_assert_cmpint (timing.period_ms, ==, view.period_ms);
  g_assert_true (timing.clock_runs == view.clock_runs);
  g_assert_cmpuint (view.n_pieces, <=, the_game->n_pieces);
  for (guint i = 0; i < view.n_pieces; i++) {
    g_assert_cmpint (view.pieces[i].space, <, board->n_spaces);
    g_assert_nonnull (view.pieces[i].look);
  }
  g_assert_cmpint (view.ball_space, <, board->n_spaces);
  g_assert_nonnull (view.period_name);
  g_assert_nonnull (view.phase);
  the_game->words.prompt (setup, state, &phrase);
  check_phrase (&phrase);
  if (the_game->words.counts != NULL) {
    SvNotes counts = { 0 };
    the_game->words.counts (setup, state, &counts);
    g_assert_cmpuint (counts.n, <=, SV_MAX_NOTES);
    for (guint i = 0; i < counts.n; i++)
      check_phrase (&counts.notes[i].phrase);
  }
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = the_game->legal (setup, state, legal);
  /* On a large pitch not every piece is tried on every space. */
  for (int piece = -1; piece < view.n_pieces; piece++)
    for (int space = -1; space < board->n_spaces;
         space += piece >= 0 && board->n_spaces > 32 ? 37 : 1)
      if (sv_game_why_not (the_game, setup, state, legal, n, piece, space, &phrase))
        check_phrase (&phrase);
}

/* What a place means, in whole sentences, and what stands in them. */
static char *
dup_meaning (const void *setup, const void *state, int piece, int space)
{
  GString *text = g_string_new (NULL);
  SvNotes notes;

  sv_game_meaning (the_game, setup, state, piece, space, &notes);
  for (guint i = 0; i < notes.n; i++) {
    const SvPhrase *phrase = &notes.notes[i].phrase;
    check_phrase (phrase);
    g_assert_true (g_str_has_suffix (phrase->msgid, "."));
    g_string_append_printf (text, "%s %d %d %d %d %d\n", phrase->msgid, phrase->piece,
                            phrase->piece2, phrase->space, phrase->n, phrase->m);
  }
  return g_string_free (text, FALSE);
}

/* Every place of the sight means something, or at least has a name; and tells no secret. A clock
 * that the dice move is explained. */
static void
check_meaning (const void *setup, const void *state)
{
  State hidden[2];
  SvScene scene;

  sv_game_scene (the_game, setup, state, &scene);
  g_autofree char *clock = dup_meaning (setup, state, -1, -1);
  g_assert_true (*clock != '\0' || scene.view.clock_ends == 0);
  for (int side = 0; side < 2; side++) {
    memcpy (hidden[side], state, the_game->state_size);
    if (the_game->secrets.hide_secrets != NULL)
      the_game->secrets.hide_secrets (setup, hidden[side], side);
  }
  for (int i = -scene.view.n_pieces; i < scene.board->n_spaces; i++) {
    const SvSpace *space = i < 0 ? NULL : &scene.board->spaces[i];
    int piece = i < 0 ? -i - 1 : -1;
    for (int k = 0; i >= 0 && k < scene.view.n_pieces; k++)
      if (scene.view.pieces[k].space == i)
        piece = k;
    g_autofree char *meaning = dup_meaning (setup, state, piece, MAX (i, -1));
    g_assert_true (space == NULL || space->name == NULL || *meaning != '\0' ||
                   *space->label != '\0');
    for (int side = 0; side < 2; side++) {
      g_autofree char *other = dup_meaning (setup, hidden[side], piece, MAX (i, -1));
      g_assert_cmpstr (other, ==, meaning);
    }
  }
}

/* Every moment has a rule that can be read in a moment, and if a turn has parts this is one of
 * them. */
static void
check_lesson (const void *setup, const void *state)
{
  SvPhrase text;
  SvTurn turn;
  const SvLesson *lesson = sv_game_lesson (the_game, setup, state, &text);

  sv_game_turn (the_game, setup, state, &turn);
  g_assert_cmpuint (turn.n, <=, SV_MAX_PARTS);
  g_assert_true (turn.n == 0 ? turn.now == -1 : turn.now >= 0 && turn.now < (int)turn.n);
  for (guint i = 0; i < turn.n; i++)
    g_assert_nonnull (turn.names[i]);
  if (the_game->teach.lesson == NULL)
    return;
  g_assert_nonnull (lesson);
  check_phrase (&text);
  learned[lesson - the_game->teach.lessons] = TRUE;
}

static void
check_scene (const SvScene *scene)
{
  g_assert_cmpuint (scene->view.n_pieces, <=, the_game->n_pieces);
  for (guint i = 0; i < scene->view.n_pieces; i++)
    g_assert_cmpint (scene->view.pieces[i].space, <, scene->board->n_spaces);
  g_assert_cmpint (scene->view.ball_space, <, scene->board->n_spaces);
  for (guint i = 0; i < scene->view.n_trail; i++)
    g_assert_cmpint (scene->view.trail[i], <, scene->board->n_spaces);
}

/* Who is to be seen stands on the board that is shown, before and after, and all targets with a
 * name. */
static void
check_closeup (const void *setup, const void *state, const SvEvent *legal, guint n)
{
  SvScene scene, ending;
  SvTarget target;

  sv_game_scene (the_game, setup, state, &scene);
  check_scene (&scene);
  for (guint i = 0; i < n; i++) {
    the_game->event_target (setup, state, legal[i], &target);
    g_assert_cmpint (target.space, <, scene.board->n_spaces);
    if (target.space >= 0)
      g_assert_nonnull (scene.board->spaces[target.space].name);
    if (the_game->display.closeup != NULL &&
        the_game->display.closeup (setup, state, &legal[i], &ending)) {
      check_scene (&ending);
      g_assert_true (ending.board == scene.board);
    }
  }
}

static void
check_told (const void *setup, const void *before, SvEvent event, const void *after)
{
  SvNotes notes = { 0 };
  SvMoves moves = { 0 };
  SvView old, new;

  sv_game_notes (the_game, setup, before, event, after, &notes);
  if (the_game->words.notes != NULL && notes.n == 0) {
    char text[SV_EVENT_TEXT_MAX];
    the_game->event_text (setup, before, event, text);
    g_error ("notes () tells nothing of the event “%s”; it must tell something of every event",
             text);
  }
  for (guint i = 0; i < notes.n; i++)
    check_phrase (&notes.notes[i].phrase);
  sv_game_moves (the_game, setup, before, event, after, &moves);
  the_game->view (setup, before, &old);
  the_game->view (setup, after, &new);
  for (guint i = 0; i < moves.n; i++)
    if (moves.moves[i].piece >= 0) {
      old.pieces[moves.moves[i].piece].space = moves.moves[i].to;
    }
  for (guint i = 0; i < new.n_pieces; i++) /* the ways lead to where the pieces are */
    g_assert_cmpint (old.pieces[i].space, ==, new.pieces[i].space);
}

/* The event after which the position is worth most, of a few: so that matches come to goals. */
static SvEvent
keen_event (
    const void *setup, const void *state, int side, const SvEvent *legal, guint n, SvRng *rng)
{
  const guint begin = sv_rng_below (rng, n);
  State next;
  guint best = begin;
  int most = G_MININT;

  for (guint k = 0; k < MIN (n, KEEN_LOOKS); k++) {
    const guint i = (begin + k) % n;
    memcpy (&next, state, the_game->state_size);
    the_game->apply (setup, &next, legal[i]);
    const int evaluation = the_game->evaluation.appraise (setup, &next, side);
    g_assert_cmpint (the_game->evaluation.appraise (setup, &next, 1 - side), ==, -evaluation);
    if (evaluation > most) {
      most = evaluation;
      best = i;
    }
  }
  return legal[best];
}

static SvEvent
choose_event (const void *setup,
              const void *state,
              const SvNode *node,
              const SvEvent *legal,
              guint n,
              bool keen,
              SvRng *rng)
{
  if (node->time && sv_rng_below (rng, 200) == 0)
    return sv_event_time ();
  if (keen && node->kind == SV_NODE_DECISION && the_game->evaluation.appraise != NULL &&
      sv_rng_below (rng, 8) > 0)
    return keen_event (setup, state, node->side, legal, n, rng);
  return legal[sv_rng_below (rng, n)];
}

/* Whichever line-up the side that decides takes, the other its own, whether somebody was placed by
 * hand before or not: all stand, as the rules want it. */
static void
check_line_up (const void *setup, const void *state, int side, SvRng *rng)
{
  const unsigned i = sv_rng_below (rng, SV_MAX_LINE_UPS);
  State next;
  SvLineUp line_up;
  SvNode node;
  SvView view, foreseen;
  int standing[2] = { 0, 0 };

  if (!sv_game_line_up (the_game, setup, state, i, &line_up))
    return;
  g_assert_cmpuint (sv_game_first_line_up (the_game, setup, state), <=, i);
  sv_game_line_up_view (the_game, setup, state, i, &foreseen);
  memcpy (&next, state, the_game->state_size);
  the_game->node (setup, &next, &node);
  for (guint n = 0; sv_game_line_up (
           the_game, setup, &next,
           node.side == side ? i : sv_game_first_line_up (the_game, setup, &next), &line_up);
       n++) {
    g_assert_cmpuint (n, <, 2 * the_game->n_pieces);
    g_assert_cmpint (node.kind, ==, SV_NODE_DECISION);
    g_assert_nonnull (line_up.name.msgid);
    g_assert_true (sv_game_is_legal (the_game, setup, &next, line_up.event));
    the_game->apply (setup, &next, line_up.event);
    check_sound (setup, &next);
    the_game->node (setup, &next, &node);
  }
  the_game->view (setup, &next, &view);
  for (guint k = 0; k < view.n_pieces; k++) {
    standing[view.pieces[k].side] += view.pieces[k].space >= 0;
    g_assert_cmpint (foreseen.pieces[k].space, ==,
                     view.pieces[k].side == side ? view.pieces[k].space : -1);
  }
  g_assert_cmpint (standing[0], ==, standing[1]);
  g_assert_cmpuint (sv_game_first_line_up (the_game, setup, &next), ==, SV_MAX_LINE_UPS);
}

/* What a document may hold of a stance. */
static void
check_fields (const void *saved_line_up)
{
  SvFault fault;

  for (size_t i = 0; i < the_game->line_ups.saved_line_ups->n_fields; i++) {
    const SvField *field = &the_game->line_ups.saved_line_ups->fields[i];
    const int32_t n = sv_field_get (field, saved_line_up);
    if (field->type != SV_FIELD_LIST) {
      g_assert_true (sv_field_check (field, n, NULL));
      continue;
    }
    g_assert_cmpint (n, >=, field->min);
    g_assert_cmpint (n, <=, field->max);
    for (int32_t k = 0; k < n; k++)
      for (size_t j = 0; j < field->n_fields; j++)
        g_assert_true (sv_field_check (
            &field->fields[j],
            sv_field_get (&field->fields[j], sv_field_item_const (field, saved_line_up, (size_t)k)),
            NULL));
  }
  g_assert_true (the_game->line_ups.saved_line_ups->check (saved_line_up, &fault));
}

/* All that is left to do to stand so is legal, and then nothing more is. */
static void
take_saved_line_up (
    const void *setup, State *state, int side, const void *saved_line_up, SvView *view)
{
  SvNode node;
  SvEvent event;

  sv_game_saved_line_up_view (the_game, setup, state, saved_line_up, view);
  for (guint n = 0;; n++) {
    SvLineUp usual;
    const guint first = sv_game_first_line_up (the_game, setup, state);
    g_assert_cmpuint (n, <, 2 * the_game->n_pieces);
    the_game->node (setup, state, &node);
    if (node.side == side) {
      if (!sv_game_next_of_saved_line_up (the_game, setup, state, saved_line_up, &event))
        break;
    } else if (sv_game_line_up (the_game, setup, state, first, &usual)) {
      event = usual.event;
    } else {
      break;
    }
    g_assert_true (sv_game_is_legal (the_game, setup, state, event));
    the_game->apply (setup, state, event);
    check_sound (setup, state);
  }
  SvView now;
  the_game->view (setup, state, &now);
  for (guint k = 0; k < now.n_pieces; k++)
    if (now.pieces[k].side == side)
      g_assert_cmpint (view->pieces[k].space, ==, now.pieces[k].space);
}

/* How somebody lined up can be told, and taken: by whoever begins, now or in the middle of it. */
static void
test_saved_line_ups (void)
{
  g_autofree void *setup = g_malloc (the_game->setup_size);
  _Alignas(8) char saved_line_up[SV_MAX_SAVED_LINE_UP], again[SV_MAX_SAVED_LINE_UP],
      kept[SV_MAX_SAVED_LINE_UP] = "";
  SvEvent legal[SV_MAX_LEGAL];
  State state, begin;
  SvRng rng;
  SvNode node;
  SvView view;
  guint n_taken = 0, n_kept = 0;

  if (the_game->line_ups.saved_line_ups == NULL)
    return;
  g_assert_nonnull (the_game->line_ups.line_up);
  g_assert_cmpuint (the_game->line_ups.saved_line_ups->size, <=, SV_MAX_SAVED_LINE_UP);
  for (guint seed = 0; seed < 200; seed++) {
    int beginner = -1;
    bool told = false;
    sv_rng_seed (&rng, seed);
    random_setup (setup, &rng, seed);
    the_game->init (setup, &state);
    the_game->node (setup, &state, &node);
    for (guint i = 0; i < 120 && node.kind != SV_NODE_OVER; i++) {
      const guint n = the_game->legal (setup, &state, legal);
      const bool lines_up = sv_game_first_line_up (the_game, setup, &state) < SV_MAX_LINE_UPS;
      if (lines_up && beginner < 0) {
        beginner = node.side;
        memcpy (&begin, &state, the_game->state_size);
      }
      if (lines_up && n_kept > 0) { /* that of another match, with other rules */
        State on;
        memcpy (&on, &state, the_game->state_size);
        take_saved_line_up (setup, &on, node.side, kept, &view);
      }
      if (beginner >= 0 &&
          sv_game_take_saved_line_up (the_game, setup, &state, beginner, saved_line_up)) {
        State on;
        check_fields (saved_line_up);
        memcpy (&on, &begin, the_game->state_size);
        take_saved_line_up (setup, &on, beginner, saved_line_up, &view);
        if (!told) { /* later it was lined up from another beginning */
          g_assert_true (sv_game_take_saved_line_up (the_game, setup, &on, beginner, again));
          g_assert_cmpmem (saved_line_up, the_game->line_ups.saved_line_ups->size, again,
                           the_game->line_ups.saved_line_ups->size);
          n_taken++;
        }
        told = true;
      }
      for (int side = 0; side < 2; side++)
        if (sv_game_take_saved_line_up (the_game, setup, &state, side, saved_line_up)) {
          memcpy (kept, saved_line_up, sizeof kept);
          n_kept++;
        }
      the_game->apply (setup, &state, choose_event (setup, &state, &node, legal, n, false, &rng));
      the_game->node (setup, &state, &node);
    }
  }
  g_assert_cmpuint (n_taken, >, 100);
}

static void
test_line_ups (void)
{
  g_autofree void *setup = g_malloc (the_game->setup_size);
  SvEvent legal[SV_MAX_LEGAL];
  State state;
  SvRng rng;
  SvNode node;

  for (guint seed = 0; seed < 200; seed++) {
    sv_rng_seed (&rng, seed);
    random_setup (setup, &rng, seed);
    the_game->init (setup, &state);
    the_game->node (setup, &state, &node);
    for (guint i = 0; i < 300 && node.kind != SV_NODE_OVER; i++) {
      const guint n = the_game->legal (setup, &state, legal);
      check_line_up (setup, &state, node.side, &rng);
      the_game->apply (setup, &state, choose_event (setup, &state, &node, legal, n, false, &rng));
      the_game->node (setup, &state, &node);
    }
  }
}

static void
play_match (const void *setup, SvRng *rng, bool keen, bool thorough)
{
  SvHistory *history = sv_history_new (the_game, setup, NULL);
  SvEvent legal[SV_MAX_LEGAL];
  State before, refolded;
  SvNode node;

  for (guint i = 0; i < EVENTS; i++) {
    const void *state = sv_history_get_state (history);
    const guint n = the_game->legal (setup, state, legal);
    the_game->node (setup, state, &node);
    check_node (setup, state, &node, n);
    check_lesson (setup, state);
    if (node.kind == SV_NODE_OVER)
      break;
    check_list (setup, state, legal, n);
    check_closeup (setup, state, legal, n);
    if (thorough)
      check_view (setup, state);
    if (thorough && i % 4 == 0)
      check_meaning (setup, state);
    if (i % 16 == 0)
      check_restore (setup, state);
    if (i % 8 == 0 && the_game->positions.phases != NULL)
      check_placement (setup, state, rng);
    memcpy (&before, state, the_game->state_size);
    const SvEvent event = choose_event (setup, state, &node, legal, n, keen, rng);
    g_assert_cmpint (sv_history_append (history, event, i), ==, SV_HISTORY_OK);
    state = sv_history_get_state (history);
    check_sound (setup, state);
    check_told (setup, &before, event, state);
  }
  /* One fold: undoing all and redoing all comes to the same state. */
  memcpy (&before, sv_history_get_state (history), the_game->state_size);
  sv_history_state_at (history, sv_history_get_length (history), &refolded);
  g_assert_cmpmem (&before, the_game->state_size, &refolded, the_game->state_size);
  for (unsigned k = sv_history_get_length (history); k-- > 0;)
    sv_history_seek (history, k);
  for (unsigned k = 1; k <= sv_history_get_length (history); k++)
    sv_history_seek (history, k);
  g_assert_cmpmem (&before, the_game->state_size, sv_history_get_state (history),
                   the_game->state_size);
  sv_history_free (history);
}

static void
test_random_matches (void)
{
  g_autofree void *setup = g_malloc (the_game->setup_size);
  SvRng rng;

  sv_rng_seed (&rng, 20261121);
  for (guint i = 0; i < n_matches; i++) {
    random_setup (setup, &rng, i);
    play_match (setup, &rng, i % 4 == 1, i == 0 || i % 10 == 5);
  }
}

static gboolean
all_learned (void)
{
  const SvLesson *lesson = the_game->teach.lessons;

  for (guint i = 0; lesson != NULL && lesson[i].title != NULL; i++)
    if (!learned[i])
      return FALSE;
  return TRUE;
}

/* A match of which only its moments are looked at. */
static void
learn (guint seed)
{
  g_autofree void *setup = g_malloc (the_game->setup_size);
  SvEvent legal[SV_MAX_LEGAL];
  State state;
  SvNode node;
  SvRng rng;

  sv_rng_seed (&rng, seed);
  random_setup (setup, &rng, seed);
  the_game->init (setup, &state);
  for (guint i = 0; i < EVENTS; i++) {
    the_game->node (setup, &state, &node);
    if (node.kind == SV_NODE_OVER)
      break;
    check_lesson (setup, &state);
    const guint n = the_game->legal (setup, &state, legal);
    the_game->apply (setup, &state,
                     choose_event (setup, &state, &node, legal, n, seed % 2 == 1, &rng));
  }
}

/* No rule of a moment is there for nothing, and each is short; after the random matches, which may
 * not have come to the rarest. */
static void
test_lessons (void)
{
  const SvLesson *lesson = the_game->teach.lessons;

  for (guint i = 0; i < MORE_MATCHES && !all_learned (); i++)
    learn (i);
  g_assert_true ((lesson != NULL) == (the_game->teach.lesson != NULL));
  for (guint i = 0; lesson != NULL && lesson[i].title != NULL; i++) {
    g_auto (GStrv) sentences = g_strsplit (lesson[i].text, ". ", -1);

    g_test_message ("%u %s: %s", i, lesson[i].title, lesson[i].text);
    g_assert_cmpuint (i, <, MAX_LESSONS);
    g_assert_true (g_str_has_suffix (lesson[i].text, "."));
    g_assert_cmpuint (g_strv_length (sentences), <=, 3);
    g_assert_nonnull (lesson[i].help);
    g_assert_true (learned[i]);
  }
}

/* What a game must give, and give all together. */
static void
test_interface (void)
{
  const SvGame *game = the_game;

  g_assert_true (game->id && game->title && game->summary && game->credit);
  g_assert_true (game->state_size > 0 && game->state_size <= SV_MAX_STATE);
  g_assert_true (game->max_legal > 0 && game->max_legal <= SV_MAX_LEGAL);
  g_assert_cmpuint (game->n_pieces, <=, SV_MAX_PIECES);
  g_assert_true (game->board && game->init && game->node && game->legal && game->apply &&
                 game->event_text);
  g_assert_true (game->view && game->event_target);
  g_assert_cmpuint (sv_game_n_phases (game), <=, UINT8_MAX);
  /* What is of use together only. */
  g_assert_true ((game->secrets.hide_secrets != NULL) == (game->secrets.fill_secrets != NULL));
  g_assert_true ((game->teach.lessons != NULL) == (game->teach.lesson != NULL));
  g_assert_true ((game->files.dump != NULL) == (game->files.restore != NULL));
  g_assert_true (game->files.dump != NULL || game->files.dump_start == NULL);
  g_assert_true (game->positions.phases == NULL || game->files.dump != NULL);
  g_assert_true (game->evaluation.solver == NULL || game->evaluation.appraise != NULL);
  g_assert_true (game->season.after_match == NULL || game->n_team_fields > 0);
  g_assert_true (game->season.after_score_sheet == NULL || game->table.marks != NULL);
  g_assert_true ((game->positions.phases != NULL) ==
                 (game->positions.to_placement && game->positions.from_placement));
}

static void
test_standard_setup (void)
{
  g_autofree unsigned char *setup = g_malloc (the_game->setup_size);
  SvBudget budgets[SV_MAX_BUDGETS];
  sv_game_standard (the_game, setup);
  g_assert_true (sv_game_check (the_game, setup, NULL));
  const size_t cards_size = the_game->n_cards * the_game->card_size;
  g_assert_cmpmem (setup + the_game->cards_offset, cards_size,
                   setup + the_game->cards_offset + cards_size, cards_size);
  for (unsigned i = sv_game_budget (the_game, setup, 0, budgets); i-- > 0;) {
    g_assert_nonnull (budgets[i].label);
    g_assert_nonnull (
        sv_field_find (the_game->card_fields, the_game->n_card_fields, budgets[i].key));
    g_assert_cmpint (budgets[i].used, ==, budgets[i].total);
  }
  for (size_t i = 0; i < the_game->n_variant_fields; i++) {
    const SvField *field = &the_game->variant_fields[i];
    g_assert_nonnull (field->label);
    g_assert_nonnull (field->help);
    g_assert_nonnull (field->rule);
    if (field->type != SV_FIELD_RECORD)
      g_assert_true (sv_field_check (field, sv_field_get (field, setup), NULL));
  }
}

static void
test_board (void)
{
  g_autofree void *setup = g_malloc (the_game->setup_size);

  sv_game_standard (the_game, setup);
  const SvBoard *board = the_game->board (setup);
  for (int i = 0; i < board->n_spaces; i++) {
    const SvSpace *space = &board->spaces[i];
    g_assert_cmpint (sv_board_space_at (board, (double)space->x, (double)space->y), ==, i);
    g_assert_cmpint (sv_board_find (board, space->name, space->zone), ==, i);
  }
}

/* Play on at random, and now and then let the time run out. */
static void
play_at_random (const void *setup, void *state, const SvNode *node, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = the_game->legal (setup, state, legal);

  if (node->time && sv_rng_below (rng, 400) == 0)
    the_game->apply (setup, state, sv_event_time ());
  else
    the_game->apply (setup, state, legal[sv_rng_below (rng, n)]);
}

/* Return whether the match ended because a team had so many goals: at once, and never later. */
static gboolean
ends_with (const void *setup, int goals, SvRng *rng)
{
  guint64 state[SV_MAX_STATE / 8] = { 0 };

  the_game->init (setup, state);
  for (unsigned i = 0; i < 20000; i++) {
    SvNode node;
    SvView view;

    the_game->node (setup, state, &node);
    the_game->view (setup, state, &view);
    g_assert_null (sv_game_broken (the_game, setup, state));
    if (view.score[0] >= goals || view.score[1] >= goals) {
      g_assert_cmpint (view.score[0] + view.score[1], <, 2 * goals);
      g_assert_cmpint (node.kind, ==, SV_NODE_OVER);
      g_assert_cmpint (view.ended, ==, SV_END_FULL_TIME);
      g_assert_cmpint (view.winner, ==, view.score[0] < view.score[1]);
      return TRUE;
    }
    if (node.kind == SV_NODE_OVER)
      return FALSE;
    play_at_random (setup, state, &node, rng);
  }
  return FALSE;
}

static void
test_goals (void)
{
  enum { ENOUGH = 12, MOST = 600 };
  const SvField *field =
      sv_field_find (the_game->variant_fields, the_game->n_variant_fields, "goals");
  g_autofree void *setup = g_malloc (the_game->setup_size);
  unsigned ended = 0;
  SvRng rng;

  if (field == NULL)
    return;
  sv_rng_seed (&rng, 3);
  for (unsigned i = 0; i < MOST && ended < ENOUGH; i++) {
    const int goals = 1 + (int)sv_rng_below (&rng, 2);

    sv_game_standard (the_game, setup);
    random_variant (the_game, setup, &rng);
    sv_field_set (field, setup, goals);
    ended += ends_with (setup, goals, &rng);
  }
  g_assert_cmpuint (ended, ==, ENOUGH);
}

/* test-game GAME [MATCHES] */
/* Pictures of list items stand on the board; there is none of an item that is not there. */
static void
test_item_pictures (void)
{
  g_autofree char *setup = g_malloc0 (the_game->setup_size);
  const SvBoard *board;

  sv_game_standard (the_game, setup);
  board = the_game->board (setup);
  for (size_t i = 0; the_game->setup.item_picture != NULL && i < the_game->n_variant_fields; i++) {
    const SvField *field = &the_game->variant_fields[i];

    if (field->type != SV_FIELD_LIST)
      continue;
    for (int32_t j = 0; j < sv_field_get (field, setup); j++) {
      unsigned n_on_board = 0;
      SvView view;

      if (!the_game->setup.item_picture (setup, field, (unsigned)j, &view))
        continue;
      g_assert_cmpuint (view.n_pieces, <=, the_game->n_pieces);
      for (unsigned k = 0; k < view.n_pieces; k++) {
        g_assert_cmpint (view.pieces[k].space, <, board->n_spaces);
        n_on_board += view.pieces[k].space >= 0;
      }
      g_assert_cmpuint (n_on_board, >, 0);
    }
    g_assert_false (
        the_game->setup.item_picture (setup, field, (unsigned)field->max, &(SvView){ 0 }));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >=, 2);
  the_game = sv_game_by_id (argv[1]);
  g_assert_nonnull (the_game);
  if (argc > 2)
    n_matches = (guint)g_ascii_strtoull (argv[2], NULL, 10);
  g_test_add_func ("/game/interface", test_interface);
  g_test_add_func ("/game/standard-setup", test_standard_setup);
  g_test_add_func ("/game/board", test_board);
  g_test_add_func ("/game/item-pictures", test_item_pictures);
  g_test_add_func ("/game/line-ups", test_line_ups);
  g_test_add_func ("/game/stances", test_saved_line_ups);
  g_test_add_func ("/game/random-matches", test_random_matches);
  g_test_add_func ("/game/first-to-so-many-goals", test_goals);
  g_test_add_func ("/game/lessons", test_lessons);
  return g_test_run ();
}
