/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-position-page.h"

#include <glib/gi18n.h>

#include "sv-match-words.h"
#include "sv-page.h"
#include "sv-referee.h"
#include "sv-sentence.h"
#include "sv-style.h"
#include "sv-widgets.h"

/* WIDE: width in pixels from which the panel of choices stands beside the pitch instead of
 * below. PANEL_WIDTH: width of the panel in pixels. */
enum { WIDE = 720, PANEL_WIDTH = 300 };

/* A drop-down of pieces. The last entry may stand for no piece (-1). */
typedef struct {
  GtkDropDown *list;
  int pieces[SV_MAX_PIECES + 1];
  unsigned n;
} PieceList;

struct _SvPositionPage {
  GtkWidget parent_instance;

  /* Owned */
  SvPosition *position;

  gboolean filling; /* TRUE while the position, not the user, changes the widgets */
  int listed_side;  /* side whose pieces the drop-downs hold, or -2 before they are filled */
  /* TRUE if the drop-down of the ball's holder lists the pieces of both sides and "Nobody" */
  gboolean listed_free;
  PieceList holders, own, others;

  /* Template children */
  SvPositionBoard *board;
  GtkWidget *panel, *bar, *hint;
  GtkDropDown *phase, *period, *side, *ball, *active, *defender;
  GtkLabel *side_label, *points_label, *goals_0_label, *goals_1_label;
  GtkSpinButton *points, *left, *goals_0, *goals_1;
  GtkLabel *fault, *remark;
  GtkWidget *play, *undo_button;
  gboolean asking;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvPositionPage,
                               sv_position_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- Layout --- */

static int
minimum_of (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  SvPositionPage *self = SV_POSITION_PAGE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (300, MAX (minimum_of (self->panel, orientation, -1),
                              minimum_of (self->bar, orientation, -1)));
    *natural = 1000;
  } else {
    *minimum = 420;
    *natural = 640;
  }
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvPositionPage *self = SV_POSITION_PAGE (widget);
  const int bar = minimum_of (self->bar, GTK_ORIENTATION_VERTICAL, width);
  const int room = height - bar;
  GtkWidget *board = GTK_WIDGET (self->board);

  if (width >= WIDE) {
    const int panel = MAX (PANEL_WIDTH, minimum_of (self->panel, GTK_ORIENTATION_HORIZONTAL, -1));
    sv_widget_place (board, 0, 0, width - panel, room);
    sv_widget_place (self->panel, width - panel, 0, panel, room);
  } else {
    const int above = MIN (room * 11 / 20, width * 3 / 4);
    sv_widget_place (board, 0, 0, width, above);
    sv_widget_place (self->panel, 0, above, width, room - above);
  }
  sv_widget_place (self->bar, 0, room, width, bar);
}

/* --- Showing the position --- */

static SvMatch *
get_match (SvPositionPage *self)
{
  return sv_position_get_match (self->position);
}

/* Show or hide the row that holds @control and its label. */
static void
show_row (gpointer control, gboolean visible)
{
  gtk_widget_set_visible (gtk_widget_get_parent (control), visible);
}

static void
fill_phases (SvPositionPage *self)
{
  const SvGame *game = sv_match_get_game (get_match (self));
  const void *setup = sv_match_get_setup (get_match (self));
  g_autoptr (GtkStringList) phases = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) periods = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) teams = gtk_string_list_new (NULL);
  const char *name;

  for (size_t i = 0; i < sv_game_n_phases (game); i++)
    gtk_string_list_append (phases, _ (game->positions.phases[i].label));
  for (unsigned i = 1; (name = sv_game_period_name (game, setup, i)) != NULL; i++)
    gtk_string_list_append (periods, _ (name));
  for (int side = 0; side < 2; side++) {
    const char *team = sv_match_get_team_name (get_match (self), side);
    g_autofree char *goals = sv_sentence (_ ("Goals of %s"), team);
    gtk_string_list_append (teams, team);
    gtk_label_set_text (side == 0 ? self->goals_0_label : self->goals_1_label, goals);
  }
  gtk_drop_down_set_model (self->phase, G_LIST_MODEL (phases));
  gtk_drop_down_set_model (self->period, G_LIST_MODEL (periods));
  gtk_drop_down_set_model (self->side, G_LIST_MODEL (teams));
  show_row (self->period, !self->asking && g_list_model_get_n_items (G_LIST_MODEL (periods)) > 1);
}

static void
init_list (PieceList *self, GtkDropDown *list)
{
  self->list = list;
  sv_drop_down_shorten (list);
}

/* Fill the drop-down with the pieces of @side, or with those of both sides (side 0 first) if
 * @side is -1. @none: text of a last entry that stands for no piece, or NULL. */
static void
fill_list (PieceList *self, SvPosition *position, int side, const char *none)
{
  const SvView *view = sv_position_get_view (position);
  SvMatch *match = sv_position_get_match (position);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->n = 0;
  for (int of = MAX (side, 0); of <= (side < 0 ? 1 : side); of++)
    for (int i = 0; i < view->n_pieces; i++) {
      if (view->pieces[i].side != of)
        continue;
      /* If the list holds the pieces of both sides, add the team to the name of each piece. */
      g_autofree char *name =
          side < 0 ? sv_match_dup_piece_label (match, i) : sv_match_dup_piece_title (match, i);
      gtk_string_list_append (names, name);
      self->pieces[self->n++] = i;
    }
  if (none != NULL) {
    gtk_string_list_append (names, none);
    self->pieces[self->n++] = -1;
  }
  gtk_drop_down_set_model (self->list, G_LIST_MODEL (names));
}

static void
select_piece (PieceList *self, int piece)
{
  guint row = GTK_INVALID_LIST_POSITION;

  for (unsigned i = 0; i < self->n; i++)
    if (self->pieces[i] == piece)
      row = i;
  gtk_drop_down_set_selected (self->list, row);
}

static void
fill_pieces (SvPositionPage *self, int side)
{
  const unsigned flags = sv_position_get_flags (self->position);
  const gboolean lies_free = (flags & SV_PHASE_FREE_BALL) != 0;
  const gboolean flies = (flags & SV_PHASE_TRAIL) != 0;

  if (side != self->listed_side) {
    fill_list (&self->own, self->position, side, _ ("Nobody yet"));
    fill_list (&self->others, self->position, 1 - side, NULL);
  }
  if (side != self->listed_side || lies_free != self->listed_free)
    fill_list (&self->holders, self->position, lies_free ? -1 : side,
               lies_free ? _ ("Nobody: the ball lies free") : NULL);
  self->listed_side = side;
  self->listed_free = lies_free;
  gtk_label_set_text (GTK_LABEL (self->hint),
                      flies ? _ ("Double-click the player who played the ball, then each place "
                                 "where it turned or touched a player, and finally where it went. "
                                 "Then drag the player who tries to stop it to a lit place.")
                      : lies_free ? _ ("Drag the figurines and the ball to their places, or "
                                       "figurines off the pitch. Double-click a figurine to give "
                                       "it the ball, or an empty place to put the ball there.")
                                  : _ ("Drag the figurines to their areas, or off the pitch. "
                                       "Double-click one to give it the ball."));
}

static void
fill_clock (SvPositionPage *self)
{
  const gint64 length = sv_position_get_length_ms (self->position) / 1000;

  show_row (self->left, length > 0 && !self->asking);
  if (length <= 0)
    return;
  gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (self->left), (double)length);
  gtk_spin_button_set_value (self->left,
                             (double)((sv_position_get_left_ms (self->position) + 999) / 1000));
}

static void
fill_fault (SvPositionPage *self)
{
  g_autofree char *why = sv_position_dup_why (self->position);

  sv_label_show (self->fault, why);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "position.play", why == NULL);
}

/* Show what is unusual about the position, and what counts for the throw that comes next, with
 * the chances. */
static void
fill_remark (SvPositionPage *self)
{
  g_autoptr (GPtrArray) counts = sv_referee_dup_counts (self->position);
  g_autofree char *list = sv_report_lines_join (counts, "• ", "\n");
  g_autofree char *oddity = sv_position_dup_oddity (self->position);
  g_autofree char *text = oddity != NULL ? g_strjoin ("\n", oddity, list, NULL) : g_strdup (list);

  g_strchomp (text);
  sv_label_show (self->remark, *text != '\0' ? text : NULL);
}

static void
changed_cb (SvPositionPage *self)
{
  const SvPlacement *p = sv_position_get_placement (self->position);
  const unsigned flags = sv_position_get_flags (self->position);

  self->filling = TRUE;
  gtk_drop_down_set_selected (self->phase, p->phase);
  gtk_drop_down_set_selected (self->period, p->period - 1u);
  gtk_drop_down_set_selected (self->side, p->side < 0 ? GTK_INVALID_LIST_POSITION : (guint)p->side);
  fill_pieces (self, MAX (p->side, 0));
  select_piece (&self->holders, p->ball_piece);
  select_piece (&self->own, p->active_piece);
  select_piece (&self->others, p->defender);
  show_row (self->side, (flags & SV_PHASE_SIDE) != 0);
  show_row (self->ball, (flags & SV_PHASE_BALL) != 0);
  show_row (self->active, (flags & SV_PHASE_ACTIVE) != 0);
  show_row (self->defender, (flags & SV_PHASE_DEFENDER) != 0);
  show_row (self->points, (flags & SV_PHASE_POINTS) != 0);
  gtk_label_set_text (self->side_label, (flags & SV_PHASE_TRAIL) != 0
                                            ? _ ("Team that played the ball")
                                            : _ ("Team whose turn it is"));
  gtk_label_set_text (self->points_label, (flags & SV_PHASE_TRAIL) != 0
                                              ? _ ("Points that the ball still has in the goal")
                                              : _ ("Points left in this turn"));
  gtk_spin_button_set_value (self->points, MAX (p->points, 0));
  gtk_spin_button_set_value (self->goals_0, p->score[0]);
  gtk_spin_button_set_value (self->goals_1, p->score[1]);
  fill_clock (self);
  fill_fault (self);
  fill_remark (self);
  self->filling = FALSE;
}

/* --- What a person chooses --- */

static void
chosen_cb (SvPositionPage *self, GParamSpec *spec, GtkDropDown *list)
{
  const guint row = gtk_drop_down_get_selected (list);

  if (self->filling || row == GTK_INVALID_LIST_POSITION)
    return;
  if (list == self->phase)
    sv_position_set (self->position, SV_POSITION_PHASE, (int)row);
  else if (list == self->period)
    sv_position_set (self->position, SV_POSITION_PERIOD, (int)row + 1);
  else if (list == self->side)
    sv_position_set (self->position, SV_POSITION_SIDE, (int)row);
  else if (list == self->active)
    sv_position_set (self->position, SV_POSITION_ACTIVE, self->own.pieces[row]);
  else if (list == self->defender)
    sv_position_set (self->position, SV_POSITION_DEFENDER, self->others.pieces[row]);
  else if (self->holders.pieces[row] >= 0)
    sv_position_set_ball (self->position, self->holders.pieces[row]);
  else
    sv_position_lay_ball (self->position);
}

static void
counted_cb (SvPositionPage *self, GtkSpinButton *button)
{
  const int value = gtk_spin_button_get_value_as_int (button);

  if (self->filling)
    return;
  if (button == self->points)
    sv_position_set (self->position, SV_POSITION_POINTS, value);
  else if (button == self->left)
    sv_position_set (self->position, SV_POSITION_LEFT_MS, value * 1000);
  else
    sv_position_set (self->position,
                     button == self->goals_1 ? SV_POSITION_SCORE_1 : SV_POSITION_SCORE_0, value);
}

/* Read the remaining time that the user typed: "4:05", or a number of minutes. */
static int
left_input_cb (GtkSpinButton *button, double *value, gpointer data)
{
  g_auto (GStrv) parts = g_strsplit (gtk_editable_get_text (GTK_EDITABLE (button)), ":", 2);
  guint64 minutes, seconds = 0;

  if (parts[0] == NULL ||
      !g_ascii_string_to_unsigned (g_strstrip (parts[0]), 10, 0, 600, &minutes, NULL) ||
      (parts[1] != NULL &&
       !g_ascii_string_to_unsigned (g_strstrip (parts[1]), 10, 0, 59, &seconds, NULL)))
    return GTK_INPUT_ERROR;
  *value = (double)(60 * minutes + seconds);
  return TRUE;
}

static gboolean
left_output_cb (GtkSpinButton *button, gpointer data)
{
  const int seconds = gtk_spin_button_get_value_as_int (button);
  g_autofree char *text = g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);

  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (button))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (button), text);
  return TRUE;
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPositionPage *self = SV_POSITION_PAGE (widget);
  g_autoptr (SvMatch) match = sv_position_make_match (self->position);

  if (match != NULL)
    sv_page_play (SV_PAGE (self), match, FALSE);
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_position_clear (SV_POSITION_PAGE (widget)->position);
}

/* --- The class --- */

static void
scheme_cb (SvPositionPage *self)
{
  sv_board_surface_set_scheme (SV_BOARD_SURFACE (self->board), sv_style_get_pitch ());
}

static gboolean
sv_position_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (SV_POSITION_PAGE (widget)->board),
                                 GTK_DIR_TAB_FORWARD);
}

static GActionGroup *
get_actions (SvPage *page)
{
  return sv_undo_get_actions (sv_position_get_undo (SV_POSITION_PAGE (page)->position));
}

static GtkWidget *
get_bottom_bar (SvPage *page)
{
  return SV_POSITION_PAGE (page)->bar;
}

static void
page_init (SvPageInterface *iface)
{
  iface->name = "position";
  iface->title = N_ ("Set Up a Position");
  iface->get_actions = get_actions;
  iface->prefix = "draft";
  iface->get_bottom_bar = get_bottom_bar;
  iface->passing = TRUE;
}

static void
sv_position_page_dispose (GObject *object)
{
  SvPositionPage *self = SV_POSITION_PAGE (object);

  if (self->position != NULL)
    g_signal_handlers_disconnect_by_data (self->position, self);
  if (self->board != NULL)
    sv_position_board_set_position (self->board, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_POSITION_PAGE);
  g_clear_object (&self->position);
  G_OBJECT_CLASS (sv_position_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  sv_widget_class_set_template (widget_class, "sv-position-page.ui");
  sv_widget_class_bind (widget_class, SvPositionPage, board, panel, bar, hint, phase, period, side,
                        ball, active, defender, points, left, goals_0, goals_1, side_label,
                        points_label, goals_0_label, goals_1_label, fault, remark, play,
                        undo_button);
  sv_widget_class_bind_callbacks (widget_class, chosen_cb, counted_cb, left_input_cb,
                                  left_output_cb);
}

static void
sv_position_page_class_init (SvPositionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_position_page_dispose;
  widget_class->grab_focus = sv_position_page_grab_focus;
  sv_types_ensure (SV_TYPE_POSITION_BOARD);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "position.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "position.clear", NULL, clear_action);
}

static void
sv_position_page_init (SvPositionPage *self)
{
  self->listed_side = -2;
  /* Ignore signals of the widgets until there is a position. */
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  init_list (&self->holders, self->ball);
  init_list (&self->own, self->active);
  init_list (&self->others, self->defender);
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (scheme_cb));
  scheme_cb (self);
}

static void
take_position (SvPositionPage *self, SvPosition *position)
{
  self->position = position;
  fill_phases (self);
  sv_position_board_set_position (self->board, self->position);
  g_signal_connect_swapped (self->position, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
}

GtkWidget *
sv_position_page_new (SvMatch *match)
{
  SvPositionPage *self = g_object_new (SV_TYPE_POSITION_PAGE, NULL);
  take_position (self, sv_position_new (match));
  return GTK_WIDGET (self);
}

GtkWidget *
sv_position_page_new_asking (SvPosition *position, GtkWidget *answer)
{
  SvPositionPage *self = g_object_new (SV_TYPE_POSITION_PAGE, NULL);
  self->asking = TRUE;
  gtk_widget_set_visible (self->play, FALSE);
  show_row (self->goals_0, FALSE);
  show_row (self->goals_1, FALSE);
  gtk_widget_set_visible (self->undo_button, TRUE);
  gtk_box_append (GTK_BOX (self->bar), answer);
  take_position (self, g_object_ref (position));
  return GTK_WIDGET (self);
}

SvPosition *
sv_position_page_get_position (SvPositionPage *self)
{
  return self->position;
}
