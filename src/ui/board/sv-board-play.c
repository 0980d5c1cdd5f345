/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-board-view-private.h"
#include "sv-match-words.h"

#include <glib/gi18n.h>
#include <math.h>

enum { REFUSED_MS = 700 };

/* --- No ---------------------------------------------------------------------------------- */

static gboolean
refused_over_cb (gpointer data)
{
  SvBoardView *self = data;

  self->refused_id = 0;
  self->refused_piece = self->refused_space = -1;
  sv_board_view_update (self);
  return G_SOURCE_REMOVE;
}

static void
mark_refused (SvBoardView *self, int piece, int space)
{
  g_clear_handle_id (&self->refused_id, g_source_remove);
  self->refused_space = space;
  self->refused_piece = space < 0 ? piece : -1;
  self->refused_id = g_timeout_add (REFUSED_MS, refused_over_cb, self);
  sv_board_view_update (self);
}

/* Why nothing at all can be chosen on the board now, or NULL. */
static const char *
why_waiting (SvMatch *match)
{
  if (sv_match_get_look (match) == SV_LOOK_BACK)
    return _ ("This is an earlier position: choose Play on from here.");
  if (sv_match_get_bot (match))
    return _ ("The computer is to move: wait a moment.");
  return NULL;
}

static const char *
why_anyway (SvMatch *match)
{
  switch (sv_match_get_node (match)->kind) {
  case SV_NODE_CHANCE:
    return _ ("First the die must be thrown.");
  case SV_NODE_OVER:
    return _ ("The match is over.");
  case SV_NODE_DECISION:
  default:
    return _ ("That is not possible now.");
  }
}

static void
refuse (SvBoardView *self, const SvAnswer *answer, int piece, int space)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;
  const char *waiting = why_waiting (match);
  g_autofree char *why =
      waiting ? NULL : sv_match_dup_why_not (match, answer->piece, answer->space);

  if (!waiting)
    mark_refused (self, piece, space);
  sv_board_view_tell (self, waiting ? waiting : why ? why : why_anyway (match));
}

/* --- Asking which of several events is meant --------------------------------------------- */

static void
choose (SvBoardView *self, SvEvent event)
{
  g_autoptr (GError) error = NULL;

  if (!sv_match_choose (SV_BOARD_SURFACE (self)->match, event, &error))
    sv_board_view_tell (self, error->message);
}

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);
  const SvOption option = self->choice.options[g_variant_get_uint32 (parameter)];

  /* Before the button goes that has the focus: where it led to. */
  sv_board_surface_focus_place (SV_BOARD_SURFACE (self), option.target.piece, option.target.space);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  choose (self, option.event);
}

/* What an event is called among those it must be told from. */
static char *
option_label (SvBoardView *self, const SvOption *option, gboolean by_piece)
{
  SvMatch *match = SV_BOARD_SURFACE (self)->match;
  char text[SV_EVENT_TEXT_MAX];

  if (by_piece && option->target.piece >= 0)
    return sv_match_dup_piece_label (match, option->target.piece);
  if (option->target.button)
    return g_strdup (_ (option->target.button));
  sv_match_get_game (match)->event_text (sv_match_get_setup (match), sv_match_get_state (match),
                                         option->event, text);
  return g_strdup (text);
}

static GtkWidget *
option_button (SvBoardView *self, unsigned i, gboolean by_piece)
{
  const SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  const SvOption *option = &self->choice.options[i];
  g_autofree char *text = option_label (self, option, by_piece);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  if (by_piece && option->target.piece >= 0) {
    g_autoptr (GdkPaintable) picture =
        sv_piece_layer_dup_paintable (surface->layer, &surface->view.pieces[option->target.piece]);
    GtkWidget *image = gtk_image_new_from_paintable (picture);
    gtk_image_set_pixel_size (GTK_IMAGE (image), 48);
    gtk_box_append (GTK_BOX (box), image);
  }
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "board.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
  return button;
}

static void
ask (SvBoardView *self, const SvAnswer *answer)
{
  SvSpaceView *place =
      sv_board_surface_get_place (SV_BOARD_SURFACE (self), answer->piece, answer->space);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gboolean by_piece = FALSE;
  graphene_rect_t bounds;

  for (unsigned i = 1; i < answer->n; i++)
    by_piece |= self->choice.options[answer->options[i]].target.piece !=
                self->choice.options[answer->options[0]].target.piece;
  if (!self->popover) {
    self->popover = gtk_popover_new ();
    gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  by_piece ? _ ("Which figurine?") : _ ("Which one?"), -1);
  for (unsigned i = 0; i < answer->n; i++)
    gtk_box_append (GTK_BOX (box), option_button (self, answer->options[i], by_piece));
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  if (place && gtk_widget_compute_bounds (GTK_WIDGET (place), GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle){ (int)(bounds.origin.x + bounds.size.width / 2),
                                                  (int)(bounds.origin.y + bounds.size.height / 2),
                                                  1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* --- Pointing, dragging, dropping -------------------------------------------------------- */

/* piece, space: where a person pointed. */
static void
give_answer (SvBoardView *self, const SvAnswer *answer, int piece, int space)
{
  switch (answer->kind) {
  case SV_ANSWER_TAKE:
  case SV_ANSWER_RELEASE:
    sv_board_view_update (self);
    break;
  case SV_ANSWER_CHOOSE:
    if (answer->n == 1)
      choose (self, self->choice.options[answer->options[0]].event);
    else
      ask (self, answer);
    break;
  case SV_ANSWER_WAY:
    sv_board_view_go (self, answer->space);
    break;
  case SV_ANSWER_REFUSE:
  default:
    refuse (self, answer, piece, space);
    break;
  }
}

static void
answer_point (SvBoardView *self, int piece, int space)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  if (!surface->match || surface->covered)
    return;
  sv_board_surface_finish_motion (surface);
  sv_choice_point (&self->choice, piece, space, answer);
  give_answer (self, answer, piece, space);
}

static int
get_held (SvBoardSurface *surface)
{
  return SV_BOARD_VIEW (surface)->choice.held;
}

static gboolean
is_goal (SvBoardSurface *surface, int space)
{
  return sv_choice_is_goal (&SV_BOARD_VIEW (surface)->choice, space);
}

static void
point (SvBoardSurface *surface, int piece, int space)
{
  SV_BOARD_VIEW (surface)->to_bench = FALSE;
  answer_point (SV_BOARD_VIEW (surface), piece, space);
}

static gboolean
take (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  const int piece = surface->press_piece, space = surface->press_space;

  self->to_bench = FALSE;
  if (sv_choice_take (&self->choice, piece))
    return TRUE;
  /* Nothing to be dragged: say why, once; an empty place may still be a wobbly click. */
  if (piece >= 0 && !sv_choice_is_answer (&self->choice, piece)) {
    sv_board_surface_forget_press (surface);
    answer_point (self, piece, space);
  }
  return FALSE;
}

static void
drop (SvBoardSurface *surface, int piece, int space)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  sv_choice_drop (&self->choice, space, answer);
  if (answer->kind == SV_ANSWER_CHOOSE || answer->kind == SV_ANSWER_WAY) {
    self->dropped = piece;
    give_answer (self, answer, piece, space);
    self->dropped = -1;
    sv_board_view_update (self);
    return;
  }
  sv_board_view_slide_back (self, piece);
  if (space >= 0 && space != surface->view.pieces[piece].space)
    give_answer (self, answer, piece, space);
  else
    sv_board_view_update (self);
}

static gboolean
let_go (SvBoardSurface *surface)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);
  const int held = self->choice.held;

  if (held < 0)
    return GDK_EVENT_PROPAGATE;
  if (surface->dragged >= 0) {
    surface->dragged = -1;
    sv_board_surface_forget_press (surface);
    sv_board_view_slide_back (self, held);
  }
  sv_choice_release (&self->choice);
  sv_board_view_update (self);
  if (self->to_bench)
    sv_board_surface_focus_place (surface, held, -1);
  self->to_bench = FALSE;
  return GDK_EVENT_STOP;
}

void
sv_board_view_empty_hands (SvBoardView *self)
{
  g_clear_handle_id (&self->refused_id, g_source_remove);
  self->refused_piece = self->refused_space = -1;
  sv_board_surface_forget_press (SV_BOARD_SURFACE (self));
  SV_BOARD_SURFACE (self)->dragged = -1;
  sv_choice_release (&self->choice);
  if (self->popover)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* --- Keys -------------------------------------------------------------------------------- */

/* A key or a screen reader: after a figurine was taken from the bench the keyboard goes to where
 * it can be put, for no arrow key leads there faster. */
static void
activate (SvBoardSurface *surface, int piece, int space)
{
  SvBoardView *self = SV_BOARD_VIEW (surface);

  answer_point (self, piece, space);
  if (space >= 0 || self->choice.held != piece || !surface->match)
    return;
  for (int i = 0; (guint)i < surface->spaces->len; i++) {
    if (!sv_choice_is_goal (&self->choice, i))
      continue;
    sv_board_surface_focus_place (surface, -1, i);
    sv_board_surface_set_hover (surface, -1, i);
    self->to_bench = TRUE;
    return;
  }
}

/* Groups in the order of Tab: the spaces, then the benches. */
enum { GROUP_SPACES, GROUP_BENCH_0, GROUP_BENCH_1, N_GROUPS };

static SvSpaceView *
entry_of_group (SvBoardView *self, int group)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  if (group == GROUP_SPACES) {
    int entry = self->last_focus;
    for (int i = 0; entry < 0 && (guint)i < surface->spaces->len; i++)
      if (sv_choice_is_marked (&self->choice, sv_board_surface_get_actor (surface, i), i))
        entry = i;
    return sv_board_surface_get_place (surface, -1, MAX (entry, 0));
  }
  SvTray *tray = sv_board_surface_get_bench (surface, group - GROUP_BENCH_0);
  const unsigned n = sv_tray_get_n_seats (tray);
  for (unsigned i = 0; i < n; i++) {
    SvSpaceView *seat = sv_tray_get_seat (tray, i);
    if (sv_choice_is_marked (&self->choice, sv_space_view_get_piece (seat), -1))
      return seat;
  }
  return n > 0 ? sv_tray_get_seat (tray, 0) : NULL;
}

static gboolean
focus_groups (SvBoardView *self, int group, int step)
{
  for (; group >= 0 && group < N_GROUPS; group += step) {
    SvSpaceView *entry = entry_of_group (self, group);
    if (entry)
      return gtk_widget_grab_focus (GTK_WIDGET (entry));
  }
  return FALSE;
}

static int
group_of (SvBoardSurface *surface, SvSpaceView *place)
{
  if (sv_space_view_get_space (place) >= 0)
    return GROUP_SPACES;
  return gtk_widget_is_ancestor (GTK_WIDGET (place),
                                 GTK_WIDGET (sv_board_surface_get_bench (surface, 0)))
             ? GROUP_BENCH_0
             : GROUP_BENCH_1;
}

static void
step (SvBoardSurface *surface, SvSpaceView *place, double dx, double dy)
{
  const SvBoard *board = sv_match_get_board (surface->match);
  const int space = sv_space_view_get_space (place);
  int next = space;

  if (space >= 0) {
    double bx0, by0, bx1, by1;
    /* The arrow as the board sees it, which may lie on its side or upside down. */
    sv_fit_to_board (&surface->layout.fit, board, 0, 0, &bx0, &by0);
    sv_fit_to_board (&surface->layout.fit, board, dx, dy, &bx1, &by1);
    const double length = hypot (bx1 - bx0, by1 - by0);
    next = sv_board_step (board, space, (bx1 - bx0) / length, (by1 - by0) / length);
  }
  SvSpaceView *other = next == space
                           ? sv_board_surface_find_next (surface, place, dx, dy, space >= 0)
                           : sv_board_surface_get_place (surface, -1, next);
  if (other)
    gtk_widget_grab_focus (GTK_WIDGET (other));
}

static gboolean
move_focus (SvBoardView *self, SvSpaceView *place, GtkDirectionType direction)
{
  SvBoardSurface *surface = SV_BOARD_SURFACE (self);

  switch (direction) {
  case GTK_DIR_TAB_FORWARD:
    return focus_groups (self, group_of (surface, place) + 1, 1);
  case GTK_DIR_TAB_BACKWARD:
    return focus_groups (self, group_of (surface, place) - 1, -1);
  case GTK_DIR_UP:
    step (surface, place, 0, -1);
    break;
  case GTK_DIR_DOWN:
    step (surface, place, 0, 1);
    break;
  case GTK_DIR_LEFT:
    step (surface, place, -1, 0);
    break;
  case GTK_DIR_RIGHT:
  default:
    step (surface, place, 1, 0);
    break;
  }
  return TRUE;
}

static gboolean
is_asking (SvBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && self->popover && gtk_widget_is_ancestor (focus, self->popover);
}

/* What the keyboard is on shows what would happen there, as what the pointer is on does. */
static void
hover_focus (SvBoardSurface *surface)
{
  SvSpaceView *place = sv_board_surface_get_focused (surface);

  if (place) {
    const int space = sv_space_view_get_space (place);
    sv_board_surface_set_hover (surface,
                                space >= 0 ? sv_board_surface_get_actor (surface, space)
                                           : sv_space_view_get_piece (place),
                                space);
  }
}

static gboolean
focus (GtkWidget *widget, GtkDirectionType direction)
{
  SvBoardView *self = SV_BOARD_VIEW (widget);
  SvBoardSurface *surface = SV_BOARD_SURFACE (widget);
  SvSpaceView *place = sv_board_surface_get_focused (surface);
  gboolean moved;

  if (surface->covered || !surface->has_layout)
    return FALSE;
  if (is_asking (self)) {
    gtk_widget_child_focus (self->popover, direction);
    return TRUE;
  }
  if (place && sv_space_view_get_space (place) >= 0)
    self->last_focus = sv_space_view_get_space (place);
  if (place)
    moved = move_focus (self, place, direction);
  else
    moved = direction == GTK_DIR_TAB_BACKWARD ? focus_groups (self, N_GROUPS - 1, -1)
                                              : focus_groups (self, 0, 1);
  if (moved)
    hover_focus (surface);
  else
    sv_board_surface_set_hover (surface, -1, -1);
  return moved;
}

void
sv_board_view_bind_hands (SvBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  SvBoardSurfaceClass *surface_class = SV_BOARD_SURFACE_CLASS (klass);

  widget_class->focus = focus;
  surface_class->get_held = get_held;
  surface_class->is_goal = is_goal;
  surface_class->point = point;
  surface_class->activate = activate;
  surface_class->take = take;
  surface_class->drop = drop;
  surface_class->let_go = let_go;
  gtk_widget_class_install_action (widget_class, "board.choose", "u", choose_cb);
}
