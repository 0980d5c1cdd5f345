/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position that a person sets up, and a referee who tells what the rules say of it: each kind
 * of moment that the game offers, and what people change in it. */

#include "../doc-fixture.h"
#include "../time-fixture.h"
#include "changes.h"
#include "sv-games.h"
#include "sv-match-words.h"
#include "sv-referee.h"
#include "transcripts.h"

enum { TRIES = 4 };

typedef struct {
  GString *text;
  SvPosition *position;
  SvMatch *match;
  const SvGame *game;
  GHashTable *changes;
  gint64 now_us;
  int n_changes; /* that were signalled since the last deed */
} Editing;

/* --- What there is to see --- */

static char *
dup_piece (Editing *self, int piece)
{
  return piece >= 0 ? sv_match_dup_piece_label (self->match, piece) : g_strdup ("nobody");
}

static char *
dup_space (Editing *self, int space)
{
  return space >= 0 ? sv_match_dup_place (self->match, space) : g_strdup ("nowhere");
}

static void
see_pieces (Editing *self)
{
  const SvView *view = sv_position_get_view (self->position);

  for (int piece = 0; piece < view->n_pieces; piece++) {
    const SvPiece *p = &view->pieces[piece];
    g_autofree char *who = dup_piece (self, piece);
    g_autofree char *where = dup_space (self, p->space);
    g_autofree char *need = p->need > 0 ? g_strdup_printf (", needs %d", p->need) : g_strdup ("");

    tell_change (self->changes, self->text, who,
                 g_strdup_printf ("%s%s%s%s%s%s", where,
                                  p->flags & SV_PIECE_BALL ? ", has the ball" : "",
                                  p->flags & SV_PIECE_ACTIVE ? ", active" : "",
                                  p->flags & SV_PIECE_ATTACKER ? ", attacks" : "",
                                  p->flags & SV_PIECE_DEFENDER ? ", defends" : "", need));
  }
}

static void
see_ball (Editing *self)
{
  const SvView *view = sv_position_get_view (self->position);
  const SvPlacement *p = sv_position_get_placement (self->position);
  g_autofree char *holder = dup_piece (self, view->ball_piece);
  g_autofree char *place = dup_space (self, view->ball_space);
  g_autoptr (GString) way = g_string_new (NULL);

  for (unsigned k = 0; k < p->n_trail; k++) {
    g_autofree char *space = dup_space (self, p->trail[k]);
    g_string_append_printf (way, "%s%s", k == 0 ? ", came from " : " over ", space);
  }
  tell_change (self->changes, self->text, "ball",
               g_strdup_printf ("%s, %s%s, %d points", holder, place, way->str, view->points));
}

static void
see_frame (Editing *self)
{
  const SvPlacement *p = sv_position_get_placement (self->position);
  SvUndo *undo = sv_position_get_undo (self->position);
  g_autofree char *active = dup_piece (self, p->active_piece);
  g_autofree char *defender = dup_piece (self, p->defender);

  tell_change (self->changes, self->text, "frame",
               g_strdup_printf (
                   "period %u, %d–%d, %" G_GINT64_FORMAT " of %" G_GINT64_FORMAT
                   " ms left, zones %d %d",
                   p->period, p->score[0], p->score[1], sv_position_get_left_ms (self->position),
                   sv_position_get_length_ms (self->position), p->zone_side[0], p->zone_side[1]));
  tell_change (self->changes, self->text, "who",
               g_strdup_printf ("side %d, turn of %s, defended by %s", p->side, active, defender));
  tell_change (self->changes, self->text, "undo",
               g_strdup_printf ("%s, redo %s", sv_undo_can_go (undo, -1) ? "yes" : "no",
                                sv_undo_can_go (undo, 1) ? "yes" : "no"));
}

/* --- What the rules say of it --- */

static void
see_lines (Editing *self, const char *what, GPtrArray *lines)
{
  char *joined = lines != NULL && lines->len > 0 ? sv_report_lines_join (lines, "— ", " ") : NULL;

  tell_change (self->changes, self->text, what, joined);
  g_clear_pointer (&lines, g_ptr_array_unref);
}

static void
see_tries (Editing *self)
{
  const SvView *view = sv_position_get_view (self->position);
  const int n_spaces = sv_match_get_board (self->match)->n_spaces;
  g_autoptr (GString) tries = g_string_new (NULL);
  unsigned n = 0;

  for (int space = 0; space < n_spaces; space++)
    for (int piece = 0; piece < view->n_pieces; piece++) {
      SvTarget target;
      if (!sv_position_can_try (self->position, piece, space, &target))
        continue;
      g_autofree char *who = dup_piece (self, target.piece);
      g_autofree char *where = dup_space (self, target.space);
      if (n++ < TRIES)
        g_string_append_printf (tries, "%s on %s: %u of %u; ", who, where, target.odds,
                                target.odds_of);
    }
  tell_change (self->changes, self->text, "may be stopped by",
               n > 0 ? g_strdup_printf ("%sin %u ways", tries->str, n) : NULL);
}

static void
see_verdict (Editing *self, unsigned first, unsigned second)
{
  const unsigned dice[2] = { first, second };
  g_autofree char *what = g_strdup_printf ("dice %u and %u", first, second);
  g_autoptr (SvVerdict) verdict = sv_position_get_state (self->position) != NULL
                                      ? sv_referee_judge (self->position, dice)
                                      : NULL;

  if (verdict == NULL) {
    tell_change (self->changes, self->text, what, NULL);
    return;
  }
  g_autofree char *lines = sv_report_lines_join (verdict->lines, "— ", " ");
  tell_change (self->changes, self->text, what,
               g_strdup_printf ("%s then %s%s; goal of %d by card %d", lines, verdict->next,
                                verdict->settled ? "" : " (another die is needed)",
                                verdict->goal_side, verdict->goal_card));
}

static void
see_referee (Editing *self)
{
  int side = -1;
  unsigned kind = 0, dice = 0;

  tell_change (self->changes, self->text, "referee", sv_referee_dup_question (self->position));
  see_lines (self, "counts", sv_referee_dup_counts (self->position));
  const gboolean throws = sv_referee_throws (self->position, &side);
  const gboolean is_table = sv_referee_get_throw (self->position, &kind, &dice);
  tell_change (self->changes, self->text, "throw",
               throws ? g_strdup_printf (
                            "by side %d, at a table %s with %u dice", side,
                            is_table ? sv_game_score_sheet_throws (self->game)[kind].label : "none",
                            dice)
                      : NULL);
  see_verdict (self, 6, 1);
  see_verdict (self, 2, 2);
  see_verdict (self, 0, 5);
}

static void
look (Editing *self)
{
  see_frame (self);
  see_ball (self);
  see_pieces (self);
  const int wrong = sv_position_get_wrong (self->position);
  g_autofree char *why = sv_position_dup_why (self->position);
  g_autofree char *who = dup_piece (self, wrong);
  tell_change (self->changes, self->text, "impossible",
               why != NULL ? g_strdup_printf ("%s (%s)", why, who) : NULL);
  tell_change (self->changes, self->text, "odd", sv_position_dup_oddity (self->position));
  see_tries (self);
  see_referee (self);
}

/* --- What people do --- */

static void
did (Editing *self, const char *what)
{
  self->now_us += 2 * G_USEC_PER_SEC;
  add_line (self->text, "   %s", what);
  if (self->n_changes == 0)
    add_line (self->text, "      nothing changes");
  self->n_changes = 0;
  look (self);
}

/* Numbers, one after the other: those that are typed quickly are one step of undo. */
static void
change_numbers (Editing *self)
{
  sv_position_set (self->position, SV_POSITION_PERIOD, 2);
  did (self, "second period");
  sv_position_set (self->position, SV_POSITION_SCORE_0, 2);
  self->now_us += 100;
  sv_position_set (self->position, SV_POSITION_SCORE_0, 21);
  sv_position_set (self->position, SV_POSITION_SCORE_1, 20);
  did (self, "21 goals are typed, and 20");
  sv_position_set (self->position, SV_POSITION_LEFT_MS, 83000);
  did (self, "1:23 is left");
  sv_undo_go (sv_position_get_undo (self->position), -1);
  did (self, "undo");
  sv_undo_go (sv_position_get_undo (self->position), -1);
  did (self, "undo");
  sv_undo_go (sv_position_get_undo (self->position), 1);
  did (self, "redo");
}

static void
change_pieces (Editing *self)
{
  const int n_spaces = sv_match_get_board (self->match)->n_spaces;
  const int last = (int)self->game->n_pieces - 1;

  sv_position_put (self->position, 1, n_spaces / 2);
  did (self, "piece 1 goes to the middle");
  sv_position_put (self->position, last, n_spaces / 2);
  did (self, "the last piece goes there too");
  sv_position_put (self->position, 2, -1);
  did (self, "piece 2 goes beside the board");
  sv_position_set_ball (self->position, last);
  did (self, "the last piece takes the ball");
  sv_position_lay_ball (self->position);
  did (self, "the ball is laid down");
  sv_position_set_ball_space (self->position, n_spaces / 3);
  did (self, "the ball lies elsewhere");
  for (int i = 0; i < 6; i++)
    sv_undo_go (sv_position_get_undo (self->position), -1);
  did (self, "all of that is undone");
}

/* Somebody tries to stop the ball, where that is possible. */
static gboolean
try_any (Editing *self)
{
  const int n_spaces = sv_match_get_board (self->match)->n_spaces;
  int space = 0;

  while (space < n_spaces && !sv_position_can_try (self->position, -1, space, NULL))
    space++;
  return space < n_spaces && sv_position_try (self->position, -1, space);
}

/* Somebody of the other side steps beside the way of the ball that began on from. */
static void
step_beside (Editing *self, int side, int from)
{
  const SvView *view = sv_position_get_view (self->position);
  int piece = (int)self->game->n_pieces * (3 - 2 * side) / 4;

  while (view->pieces[piece].side == side || view->pieces[piece].space < 0)
    piece = (piece + 1) % (int)self->game->n_pieces;
  sv_position_put (self->position, piece, (from + 12) % sv_match_get_board (self->match)->n_spaces);
  did (self, "an opponent steps beside its way");
  sv_undo_go (sv_position_get_undo (self->position), -1);
}

/* From somebody of a side on and on, where the game has a ball on its way; at last back to where
 * it was. */
static void
lead_ball (Editing *self, int side)
{
  static const int steps[] = { 0, 11, 22, 11, 25 };
  const SvView *view = sv_position_get_view (self->position);
  const int n_spaces = sv_match_get_board (self->match)->n_spaces;
  int piece = (int)self->game->n_pieces * (1 + 2 * side) / 4;

  while (view->pieces[piece].side != side || view->pieces[piece].space < 0)
    piece = (piece + 1) % (int)self->game->n_pieces;
  const int from = view->pieces[piece].space;
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    sv_position_lead_ball (self->position, (from + steps[i] + n_spaces) % n_spaces);
    did (self, "the ball is led on");
    if (i == 1)
      step_beside (self, side, from);
    if (try_any (self)) {
      did (self, "somebody tries to stop it");
      sv_undo_go (sv_position_get_undo (self->position), -1);
    }
  }
  sv_position_put (self->position, piece, (from + 1) % n_spaces);
  did (self, "who played it goes elsewhere");
  sv_undo_go (sv_position_get_undo (self->position), -1);
  for (int points = 0; points < 4; points++) {
    sv_position_set (self->position, SV_POSITION_POINTS, points);
    did (self, "other points are left");
  }
}

static void
change_phase (Editing *self, unsigned phase)
{
  sv_position_set (self->position, SV_POSITION_PHASE, (int)phase);
  add_line (self->text, "\n== %s ==", self->game->positions.phases[phase].label);
  did (self, "this kind of moment");
  for (int side = 0; side < 2; side++) {
    sv_position_set (self->position, SV_POSITION_SIDE, side);
    did (self, side == 0 ? "Velocitas plays" : "Blue Sky plays");
  }
  for (int piece = 1; piece < (int)self->game->n_pieces; piece += (int)self->game->n_pieces / 2) {
    sv_position_set (self->position, SV_POSITION_ACTIVE, piece);
    sv_position_set (self->position, SV_POSITION_DEFENDER, (int)self->game->n_pieces - piece);
    did (self, "another one's turn, another defender");
  }
  if ((sv_position_get_flags (self->position) & SV_PHASE_TRAIL) != 0)
    for (int side = 0; side < 2; side++)
      lead_ball (self, side);
  const gboolean tried = try_any (self);
  did (self, tried ? "somebody tries" : "nobody can try");
}

static void
tell_use (Editing *self)
{
  g_autoptr (SvMatch) match = sv_position_make_match (self->position);

  if (match == NULL) {
    add_line (self->text, "   no match can begin here");
    return;
  }
  g_autofree char *title = sv_match_dup_title (match);
  g_autofree char *prompt = sv_match_dup_prompt (match);
  add_line (self->text, "   a match begins here: %s, %s", title, prompt);
}

void
tell_positions (GString *text, gconstpointer id)
{
  const SvGame *game = sv_game_by_id (id);
  g_autoptr (SvTeamDoc) first = named_team (game, ""), second = named_team (game, "");
  Editing self = { .text = text, .game = game, .changes = changes_new () };

  rename_to (&first->name, "Velocitas");
  rename_to (&second->name, "Blue Sky");
  SvMatchDoc *doc = new_doc (NULL, first, second);
  self.position = sv_referee_new_position (doc);
  self.match = sv_position_get_match (self.position);
  sv_undo_set_time_source (sv_position_get_undo (self.position), fake_time, &self.now_us);
  g_signal_connect_swapped (self.position, "changed", G_CALLBACK (count_cb), &self.n_changes);
  did (&self, "as a referee begins");
  change_numbers (&self);
  change_pieces (&self);
  for (unsigned phase = 0; phase < sv_game_n_phases (game); phase++) {
    change_phase (&self, phase);
    tell_use (&self);
  }
  const int score[2] = { 1, 0 };
  sv_referee_set_frame (self.position, 1, score);
  did (&self, "the table says: first period, 1–0");
  sv_position_clear (self.position);
  did (&self, "all pieces go beside the board");
  g_object_unref (self.position);
  sv_match_doc_free (doc);
  g_hash_table_unref (self.changes);
}
