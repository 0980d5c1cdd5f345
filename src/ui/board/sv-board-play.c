/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-play.h"

#include "sv-board-glide.h"
#include "sv-board-question.h"
#include "sv-choice-words.h"
#include "sv-match-line-ups.h"
#include "sv-match-undo.h"
#include "sv-shown.h"

enum { REFUSED_MS = 700 };

static void
tell (SvBoardPlay *self, const char *sentence)
{
  g_signal_emit_by_name (self->surface, "told", sentence);
}

static void
update (SvBoardPlay *self)
{
  SV_BOARD_SURFACE_GET_CLASS (self->surface)->update (self->surface);
}

/* --- The pointer --- */

/* Compute the reachable spaces of the picked-up piece. */
static void
find_ways (SvBoardPlay *self)
{
  SvMatch *match = self->surface->match;

  if (!self->acting)
    return;
  if (!self->ways)
    self->ways = sv_ways_new ();
  sv_choice_find_ways (&self->choice, self->ways, sv_match_get_game (match),
                       sv_match_get_setup (match), sv_shown (match)->state);
}

/* Find out what choosing the space under the pointer, or under the keyboard focus, would do. */
static void
take_aim (SvBoardPlay *self)
{
  const SvBoardSurface *surface = self->surface;

  self->aim.space = -1;
  if (self->acting)
    sv_aim_find (&self->aim, &self->choice, sv_shown (surface->match), surface->hover_space,
                 surface->dragged >= 0 ? &self->track : NULL);
}

/* Return whether the ball may be played now from @space. */
static gboolean
has_ball (SvBoardPlay *self, int space)
{
  const SvBoardSurface *surface = self->surface;

  return self->acting && space >= 0 && !surface->board->level &&
         space == sv_choice_get_start (&self->choice, &surface->view) &&
         sv_choice_has_ball (&self->choice);
}

const char *
sv_board_play_get_cursor (SvBoardPlay *self)
{
  const SvBoardSurface *surface = self->surface;

  if (surface->dragged >= 0)
    return "grabbing";
  if (sv_choice_is_goal (&self->choice, surface->hover_space) ||
      sv_choice_is_answer (&self->choice, surface->hover_piece))
    return "pointer";
  if (sv_choice_can_take (&self->choice, surface->hover_piece) ||
      has_ball (self, surface->hover_space))
    return "grab";
  return NULL;
}

void
sv_board_play_aim (SvBoardPlay *self)
{
  find_ways (self);
  take_aim (self);
}

void
sv_board_play_draw (SvBoardPlay *self)
{
  if (self->surface->dragged < 0)
    self->track.n = 0;
  else if (self->surface->hover_space >= 0)
    sv_track_add (&self->track, self->surface->hover_space);
}

/* --- Several events at once --- */

gboolean
sv_board_play_collect (SvBoardPlay *self, const SvMoves *moves)
{
  if (!self->going)
    return FALSE;
  for (unsigned i = 0; i < moves->n && self->moves.n < SV_MAX_MOVES; i++)
    /* A dropped piece slides from where it was dropped, so its moves along the path are not
     * shown. */
    if (self->dropped < 0 || moves->moves[i].piece != self->dropped)
      self->moves.moves[self->moves.n++] = moves->moves[i];
  return TRUE;
}

static void
go (SvBoardPlay *self, const SvEvent *events, unsigned n)
{
  g_autoptr (SvMatch) match = g_object_ref (self->surface->match);
  g_autoptr (GError) error = NULL;

  /* The window follows each event, but the board shows all of them as one animation. */
  self->going = TRUE;
  self->moves.n = 0;
  for (unsigned i = 0; i < n; i++) {
    /* The time may run out in the middle of the path; then the rest of the path is dropped. */
    if (!sv_match_choose (match, events[i], &error))
      break;
    sv_match_set_joined (match, TRUE);
  }
  sv_match_set_joined (match, FALSE);
  self->going = FALSE;
  if (self->surface->match)
    self->went (self->surface, &self->moves);
  if (error != NULL)
    tell (self, error->message);
}

/* Move along the whole path to @space, which is several steps away: the path that is shown, if the
 * pointer is there. */
static void
go_to (SvBoardPlay *self, int space)
{
  SvMatch *match = self->surface->match;
  const unsigned position = sv_shown (match)->position;
  SvEvent events[SV_MAX_WAY];

  if (self->aim.space != space)
    sv_aim_find (&self->aim, &self->choice, sv_shown (match), space, NULL);
  const unsigned n = self->aim.n_events;
  memcpy (events, self->aim.events, sizeof events);

  go (self, events, n);
  if (self->surface->match != match || sv_shown (match)->position != position)
    return;
  memcpy (self->way, events, n * sizeof events[0]);
  self->n_way = n;
}

gboolean
sv_board_play_go_anyway (SvBoardPlay *self)
{
  const unsigned line_up = self->line_up;
  SvEvent events[SV_MAX_WAY];
  const unsigned n = self->n_way;

  memcpy (events, self->way, n * sizeof events[0]);
  if (n > 0)
    go (self, events, n);
  else if (line_up != SV_MAX_LINE_UPS)
    sv_board_play_line_up (self, line_up);
  return n > 0 || line_up != SV_MAX_LINE_UPS;
}

void
sv_board_play_line_up (SvBoardPlay *self, unsigned i)
{
  g_autoptr (SvMatch) match = g_object_ref (self->surface->match);

  /* All figurines move to their places together. */
  self->going = TRUE;
  self->moves.n = 0;
  self->line_up = sv_match_line_up (match, i) ? SV_MAX_LINE_UPS : i;
  self->going = FALSE;
  if (self->surface->match)
    self->went (self->surface, &(SvMoves){ 0 });
}

/* --- Illegal attempts --- */

static gboolean
refused_over_cb (gpointer data)
{
  SvBoardPlay *self = data;

  self->refused_id = 0;
  self->surface->refused_piece = self->surface->refused_space = -1;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
mark_refused (SvBoardPlay *self, int piece, int space)
{
  SvBoardSurface *surface = self->surface;

  g_clear_handle_id (&self->refused_id, g_source_remove);
  surface->refused_space = space;
  surface->refused_piece = space < 0 ? piece : -1;
  self->refused_id = g_timeout_add (REFUSED_MS, refused_over_cb, self);
  update (self);
}

static void
refuse (SvBoardPlay *self, const SvAnswer *answer, int piece, int space)
{
  SvMatch *match = self->surface->match;
  const char *waiting = sv_choice_words_waiting (match);
  g_autofree char *why = waiting ? NULL : sv_choice_words_refusal (answer, match);

  if (waiting == NULL)
    mark_refused (self, piece, space);
  tell (self, waiting ? waiting : why);
}

/* --- Asking which of several events the user means --- */

static void
choose (SvBoardPlay *self, SvEvent event)
{
  g_autoptr (GError) error = NULL;

  if (!sv_match_choose (self->surface->match, event, &error) && error != NULL)
    tell (self, error->message);
}

void
sv_board_play_choose_option (SvBoardPlay *self, unsigned i)
{
  const SvOption option = self->choice.options[i];

  /* Move the focus to the chosen place before the button that has the focus disappears. */
  sv_board_surface_focus_place (self->surface, option.target.piece, option.target.space);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  choose (self, option.event);
}

/* --- Clicks and keys --- */

/* Carry out the answer to a click on @piece and @space. */
static void
give_answer (SvBoardPlay *self, const SvAnswer *answer, int piece, int space)
{
  switch (answer->kind) {
  case SV_ANSWER_TAKE:
  case SV_ANSWER_RELEASE:
    /* What was said about the place was about who was in the hand. */
    sv_board_surface_explain (self->surface, NULL);
    update (self);
    break;
  case SV_ANSWER_CHOOSE:
    if (answer->n == 1)
      choose (self, self->choice.options[answer->options[0]].event);
    else
      sv_board_question_ask (&self->popover, self->surface, &self->choice, answer);
    break;
  case SV_ANSWER_WAY:
    go_to (self, answer->space);
    break;
  case SV_ANSWER_REFUSE:
  default:
    refuse (self, answer, piece, space);
    break;
  }
}

static void
answer_point (SvBoardPlay *self, int piece, int space)
{
  SvBoardSurface *surface = self->surface;
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  if (!surface->match || surface->covered)
    return;
  sv_board_surface_finish_motion (surface);
  sv_choice_point (&self->choice, piece, space, answer);
  give_answer (self, answer, piece, space);
  /* The animation has ended early, so what waits for its end is due now. */
  SV_BOARD_SURFACE_GET_CLASS (surface)->arrived (surface);
}

void
sv_board_play_point (SvBoardPlay *self, int piece, int space)
{
  self->to_bench = FALSE;
  answer_point (self, piece, space);
}

/* After a figurine was picked up on a bench, move the focus to the first space where it can be
 * placed, because no arrow key leads there quickly. */
void
sv_board_play_activate (SvBoardPlay *self, int piece, int space)
{
  SvBoardSurface *surface = self->surface;

  answer_point (self, piece, space);
  if (space >= 0 || self->choice.held != piece || !surface->match)
    return;
  for (int i = 0; (guint)i < surface->places.spaces->len; i++) {
    if (!sv_choice_is_goal (&self->choice, i))
      continue;
    sv_board_surface_focus_place (surface, -1, i);
    sv_board_surface_set_hover (surface, -1, i);
    self->to_bench = TRUE;
    return;
  }
}

gboolean
sv_board_play_pick (SvBoardPlay *self, int piece)
{
  if (!sv_choice_can_take (&self->choice, piece))
    return FALSE;
  if (self->choice.held == piece)
    sv_choice_release (&self->choice);
  else
    sv_choice_take (&self->choice, piece);
  update (self);
  return TRUE;
}

gboolean
sv_board_play_choose_figure (SvBoardPlay *self, unsigned figure)
{
  const SvBoard *board = self->surface->board;

  for (int i = 0; board != NULL && board->level && i < board->n_spaces; i++) {
    const char *label = board->spaces[i].label;

    if (sv_choice_is_goal (&self->choice, i) && figure >= strtoul (label, NULL, 10) &&
        figure <= (unsigned)g_ascii_digit_value (label[strlen (label) - 1])) {
      answer_point (self, -1, i);
      return TRUE;
    }
  }
  return FALSE;
}

gboolean
sv_board_play_is_asking (SvBoardPlay *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->surface));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && self->popover != NULL && gtk_widget_is_ancestor (focus, self->popover);
}

/* --- Drags and drops --- */

/* Begin to aim the ball that was pressed, or the one of the piece that was pressed. */
static gboolean
take_ball (SvBoardPlay *self)
{
  SvBoardSurface *surface = self->surface;
  const int piece = surface->press_piece;
  const int space = piece >= 0 ? surface->view.pieces[piece].space : surface->press_space;

  surface->aims = has_ball (self, space);
  if (!surface->aims)
    return FALSE;
  surface->press_piece = SV_ACTOR_BALL;
  self->track.n = 0;
  return TRUE;
}

gboolean
sv_board_play_take (SvBoardPlay *self)
{
  SvBoardSurface *surface = self->surface;
  const int piece = surface->press_piece, space = surface->press_space;

  self->to_bench = FALSE;
  if (take_ball (self))
    return TRUE;
  if (sv_choice_take (&self->choice, piece))
    return TRUE;
  /* This piece cannot be dragged: say why, once. A press on an empty space may still become a
   * click. */
  if (piece >= 0 && !sv_choice_is_answer (&self->choice, piece)) {
    sv_board_surface_forget_press (surface);
    answer_point (self, piece, space);
  }
  return FALSE;
}

/* Play the ball that was aimed at @space. Brought back to where it lies it is not played. */
static void
drop_ball (SvBoardPlay *self, int space)
{
  SvBoardSurface *surface = self->surface;

  if (space >= 0 && space != sv_choice_get_start (&self->choice, &surface->view))
    answer_point (self, sv_board_surface_get_actor (surface, space), space);
  else
    update (self);
}

void
sv_board_play_drop (SvBoardPlay *self, int piece, int space)
{
  SvBoardSurface *surface = self->surface;
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  if (piece == SV_ACTOR_BALL) {
    drop_ball (self, space);
    return;
  }
  sv_choice_drop (&self->choice, space, answer);
  if (answer->kind == SV_ANSWER_CHOOSE || answer->kind == SV_ANSWER_WAY) {
    self->dropped = piece;
    give_answer (self, answer, piece, space);
    /* If the event was refused, the match waits for nothing, and the piece slides back. */
    if (self->dropped >= 0 && surface->match && !sv_match_get_waiting (surface->match))
      sv_board_glide_back (surface, piece);
    self->dropped = -1;
    update (self);
    return;
  }
  sv_board_glide_back (surface, piece);
  if (space >= 0 && space != surface->view.pieces[piece].space)
    give_answer (self, answer, piece, space);
  else
    update (self);
}

gboolean
sv_board_play_let_go (SvBoardPlay *self)
{
  SvBoardSurface *surface = self->surface;
  const int held = self->choice.held;

  if (surface->dragged == SV_ACTOR_BALL) {
    surface->dragged = -1;
    sv_board_surface_forget_press (surface);
    update (self);
    return GDK_EVENT_STOP;
  }
  if (held < 0)
    return GDK_EVENT_PROPAGATE;
  if (surface->dragged >= 0) {
    surface->dragged = -1;
    sv_board_surface_forget_press (surface);
    sv_board_glide_back (surface, held);
  }
  sv_choice_release (&self->choice);
  sv_board_surface_explain (surface, NULL);
  update (self);
  if (self->to_bench)
    sv_board_surface_focus_place (surface, held, -1);
  self->to_bench = FALSE;
  return GDK_EVENT_STOP;
}

/* --- The position --- */

void
sv_board_play_follow (SvBoardPlay *self, gboolean acting)
{
  self->acting = acting;
  if (acting)
    sv_choice_fill (&self->choice, self->surface->match);
  else
    sv_choice_clear (&self->choice);
}

void
sv_board_play_forget (SvBoardPlay *self)
{
  self->n_way = 0;
  self->line_up = SV_MAX_LINE_UPS;
}

void
sv_board_play_empty_hands (SvBoardPlay *self)
{
  SvBoardSurface *surface = self->surface;

  g_clear_handle_id (&self->refused_id, g_source_remove);
  surface->refused_piece = surface->refused_space = -1;
  sv_board_surface_forget_press (surface);
  surface->dragged = -1;
  sv_choice_release (&self->choice);
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

void
sv_board_play_init (SvBoardPlay *self,
                    SvBoardSurface *surface,
                    void (*went) (SvBoardSurface *surface, const SvMoves *moves))
{
  self->surface = surface;
  self->went = went;
  self->dropped = -1;
  self->line_up = SV_MAX_LINE_UPS;
  sv_choice_clear (&self->choice);
}

void
sv_board_play_clear (SvBoardPlay *self)
{
  g_clear_handle_id (&self->refused_id, g_source_remove);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->ways, sv_ways_free);
}
