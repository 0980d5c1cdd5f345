/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-break-panel.h"

#include "sv-match-words.h"
#include "sv-panel.h"
#include "sv-seats.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

typedef struct {
  GtkDropDown *players; /* in the order of the seats of a side */
  int piece;
} Choice;

struct _SvBreakPanel {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  GArray *choices;  /* of Choice */
  gboolean filling; /* the choices are set by us, not by a person */

  /* Template children */
  GtkLabel *score;
  GtkWidget *scroller, *title, *left, *right, *hint, *teams, *continue_button;
};

G_DEFINE_FINAL_TYPE (SvBreakPanel, sv_break_panel, GTK_TYPE_WIDGET)

enum { SIGNAL_CONTINUE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The part of the match whose figurines are divided now. */
static unsigned
next_half (SvMatch *match)
{
  const unsigned period = sv_match_get_view (match)->period;

  return MIN (MAX (period, 1) - 1, SV_MAX_PERIODS - 1);
}

/* Let every choice show who plays its figurine. */
static void
show_players (SvBreakPanel *self)
{
  const GPtrArray *seats = sv_match_get_seats (self->match);

  self->filling = TRUE;
  for (guint k = 0; k < self->choices->len; k++) {
    const Choice *choice = &g_array_index (self->choices, Choice, k);
    const SvSeatDoc *player = sv_match_get_seat (self->match, choice->piece);
    guint n = 0;

    while (g_ptr_array_index (seats, sv_seats_index (seats, player->team, n)) != player)
      n++;
    gtk_drop_down_set_selected (choice->players, n);
  }
  self->filling = FALSE;
}

static void
chosen_cb (SvBreakPanel *self, GParamSpec *pspec, GtkDropDown *players)
{
  const guint selected = gtk_drop_down_get_selected (players);
  const Choice *choice;

  if (self->filling || self->match == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  choice = &g_array_index (self->choices, Choice, 0);
  while (choice->players != players)
    choice++;
  const SvPiece *piece = &sv_match_get_view (self->match)->pieces[choice->piece];
  g_autoptr (GPtrArray) seats = sv_seats_copy (sv_match_get_seats (self->match));
  if (sv_seats_exchange (seats, next_half (self->match), (unsigned)piece->number,
                         sv_seats_index (seats, piece->side, selected)))
    sv_match_set_seats (self->match, seats);
  /* The other player's choices have changed as well. */
  show_players (self);
}

/* The choice of a player for one figurine. */
static GtkWidget *
add_choice (SvBreakPanel *self, int piece, int side)
{
  const GPtrArray *seats = sv_match_get_seats (self->match);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *figurine = sv_match_dup_piece_name (self->match, piece);
  g_autofree char *label = g_strdup_printf (_ ("Who plays %s"), figurine);

  for (guint i = 0; i < sv_seats_count (seats, side); i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, sv_seats_index (seats, side, i));

    gtk_string_list_append (names, seat->name);
  }
  GtkWidget *players = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  const Choice choice = { GTK_DROP_DOWN (players), piece };

  g_array_append_val (self->choices, choice);
  gtk_widget_set_hexpand (players, TRUE);
  sv_widget_set_label (players, label);
  g_signal_connect_swapped (players, "notify::selected", G_CALLBACK (chosen_cb), self);
  return players;
}

static void
add_team (SvBreakPanel *self, int side)
{
  const SvView *view = sv_match_get_view (self->match);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *head = gtk_label_new (sv_match_get_team_name (self->match, side));
  int row = 0;
  SvTheme theme;

  sv_style_theme (&theme, self->match);
  gtk_label_set_ellipsize (GTK_LABEL (head), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (head, "plate");
  sv_style_tint (head, theme.kit[side].shirt, theme.kit[side].text, theme.kit[side].trim);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_attach (GTK_GRID (grid), head, 0, row++, 2, 1);
  for (int i = 0; i < view->n_pieces; i++) {
    if (view->pieces[i].side != side)
      continue;

    g_autofree char *name = sv_match_dup_piece_title (self->match, i);
    GtkWidget *label = gtk_label_new (name);

    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_grid_attach (GTK_GRID (grid), label, 0, row, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), add_choice (self, i, side), 1, row++, 1, 1);
  }
  gtk_flow_box_insert (GTK_FLOW_BOX (self->teams), grid, -1);
  /* The keys go straight to the choices in it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (grid), FALSE);
}

/* One table for each team that has something to exchange. */
static void
fill_teams (SvBreakPanel *self)
{
  const GPtrArray *seats = sv_match_get_seats (self->match);
  const int left = sv_match_get_view (self->match)->shown_first == 1 ? 1 : 0;
  GtkWidget *child;
  gboolean any = FALSE;

  while ((child = gtk_widget_get_first_child (self->teams)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->teams), child);
  g_array_set_size (self->choices, 0);
  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? left : 1 - left;

    /* Without cards all figurines are alike. */
    if (sv_seats_count (seats, side) < 2 || sv_match_get_game (self->match)->n_cards == 0)
      continue;
    add_team (self, side);
    any = TRUE;
  }
  show_players (self);
  gtk_widget_set_visible (self->teams, any);
  gtk_label_set_text (
      GTK_LABEL (self->hint),
      any ? _ ("Players of one team may exchange figurines now. Cards and shirt numbers stay.")
          : _ ("The teams change ends. Continue when everybody is ready."));
}

static void
continue_cb (SvBreakPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_CONTINUE], 0);
}

static gboolean
sv_break_panel_grab_focus (GtkWidget *widget)
{
  SvBreakPanel *self = SV_BREAK_PANEL (widget);

  return sv_panel_grab_focus (self->scroller, self->continue_button);
}

static void
sv_break_panel_dispose (GObject *object)
{
  SvBreakPanel *self = SV_BREAK_PANEL (object);

  self->filling = TRUE; /* choices that lose their names are nobody's choice */
  g_clear_pointer (&self->choices, g_array_unref);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_BREAK_PANEL);
  G_OBJECT_CLASS (sv_break_panel_parent_class)->dispose (object);
}

static void
sv_break_panel_class_init (SvBreakPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_break_panel_dispose;
  widget_class->grab_focus = sv_break_panel_grab_focus;

  signals[SIGNAL_CONTINUE] = g_signal_new ("continue", SV_TYPE_BREAK_PANEL, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "breakpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-break-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, title);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, score);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, left);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, right);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, teams);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, continue_button);
  gtk_widget_class_bind_template_callback (widget_class, continue_cb);
}

static void
sv_break_panel_init (SvBreakPanel *self)
{
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("Half-time"));
}

GtkWidget *
sv_break_panel_new (void)
{
  return g_object_new (SV_TYPE_BREAK_PANEL, NULL);
}

void
sv_break_panel_show (SvBreakPanel *self, SvMatch *match)
{
  g_set_object (&self->match, match);
  if (match == NULL)
    return;
  self->filling = TRUE;
  sv_panel_show_score (self->score, self->left, self->right, match);
  fill_teams (self);
  self->filling = FALSE;
}
