/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-break-panel.h"

#include "sv-match-look.h"
#include "sv-match-words.h"
#include "sv-panel.h"
#include "sv-score-line.h"

#include <glib/gi18n.h>

struct _SvBreakPanel {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  gboolean filling; /* the choices are set by us, not by a person */

  /* Template children */
  GtkWidget *scroller, *title, *score_line, *hint, *teams, *continue_button;
};

G_DEFINE_FINAL_TYPE (SvBreakPanel, sv_break_panel, GTK_TYPE_WIDGET)

enum { SIGNAL_CONTINUE, N_SIGNALS };
static guint signals[N_SIGNALS];

static GPtrArray *
copy_seats (const GPtrArray *seats)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  for (guint i = 0; seats != NULL && i < seats->len; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, i);
    SvSeatDoc *other = sv_seat_doc_new (seat->name, seat->team, seat->kind);

    memcpy (other->figurines, seat->figurines, sizeof other->figurines);
    other->n_figurines = seat->n_figurines;
    g_ptr_array_add (copy, other);
  }
  return copy;
}

/* The part of the match whose figurines are divided now. */
static unsigned
next_half (SvMatch *match)
{
  const unsigned period = sv_match_get_view (match)->period;

  return MIN (MAX (period, 1) - 1, SV_MAX_PERIODS - 1);
}

/* State the half in the document if it says nothing of it: it is as in the half before. */
static void
state_half (SvSeatDoc *seat, unsigned half)
{
  for (; seat->n_figurines <= half; seat->n_figurines++)
    seat->figurines[seat->n_figurines] =
        seat->n_figurines > 0 ? seat->figurines[seat->n_figurines - 1] : 0;
}

gboolean
sv_break_panel_exchange (GPtrArray *seats, unsigned half, unsigned number, unsigned to)
{
  g_return_val_if_fail (seats != NULL && to < seats->len, FALSE);
  g_return_val_if_fail (half < SV_MAX_PERIODS && number < 64, FALSE);

  const guint64 bit = G_GUINT64_CONSTANT (1) << number;
  SvSeatDoc *taker = g_ptr_array_index (seats, to);
  SvSeatDoc *giver = NULL;

  for (guint i = 0; i < seats->len; i++) {
    SvSeatDoc *seat = g_ptr_array_index (seats, i);

    state_half (seat, half);
    if (seat->team == taker->team && seat != taker && (seat->figurines[half] & bit) != 0)
      giver = seat;
  }
  if (giver == NULL)
    return FALSE;

  const guint64 back = taker->figurines[half] & (~taker->figurines[half] + 1); /* the lowest */
  giver->figurines[half] = (giver->figurines[half] & ~bit) | back;
  taker->figurines[half] = (taker->figurines[half] & ~back) | bit;
  return TRUE;
}

static void
chosen_cb (SvBreakPanel *self, GParamSpec *pspec, GtkDropDown *choice)
{
  const guint *seats_of_team = g_object_get_data (G_OBJECT (choice), "seats");
  const int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (choice), "number"));
  const guint selected = gtk_drop_down_get_selected (choice);

  if (self->filling || self->match == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  g_autoptr (GPtrArray) seats = copy_seats (sv_match_get_doc (self->match)->seats);
  if (sv_break_panel_exchange (seats, next_half (self->match), (unsigned)number,
                               seats_of_team[selected]))
    sv_match_set_seats (self->match, seats);

  /* The other player's choices have changed as well. */
  self->filling = TRUE;
  for (GtkWidget *team = gtk_widget_get_first_child (self->teams); team != NULL;
       team = gtk_widget_get_next_sibling (team)) {
    GtkWidget *grid = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (team));

    for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL;
         child = gtk_widget_get_next_sibling (child)) {
      if (!GTK_IS_DROP_DOWN (child))
        continue;

      const int piece = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "piece"));
      const guint *theirs = g_object_get_data (G_OBJECT (child), "seats");
      const SvSeatDoc *player = sv_match_get_seat (self->match, piece);
      const guint n = g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (child)));

      for (guint i = 0; i < n; i++)
        if (g_ptr_array_index (sv_match_get_doc (self->match)->seats, theirs[i]) == player)
          gtk_drop_down_set_selected (GTK_DROP_DOWN (child), i);
    }
  }
  self->filling = FALSE;
}

/* The choice of a player for one figurine. */
static GtkWidget *
make_choice (SvBreakPanel *self, int piece, const guint *of_team, guint n)
{
  const GPtrArray *seats = sv_match_get_doc (self->match)->seats;
  const SvSeatDoc *player = sv_match_get_seat (self->match, piece);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *figurine = sv_match_dup_piece_name (self->match, piece);
  g_autofree char *label = g_strdup_printf (_ ("Who plays %s"), figurine);
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n; i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, of_team[i]);

    gtk_string_list_append (names, seat->name);
    if (seat == player)
      selected = i;
  }

  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
  gtk_widget_set_hexpand (choice, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (choice), "piece", GINT_TO_POINTER (piece));
  g_object_set_data (G_OBJECT (choice), "number",
                     GINT_TO_POINTER (sv_match_get_view (self->match)->pieces[piece].number));
  g_object_set_data_full (G_OBJECT (choice), "seats", g_memdup2 (of_team, n * sizeof *of_team),
                          g_free);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (chosen_cb), self);
  return choice;
}

static void
add_team (SvBreakPanel *self, int side, const guint *of_team, guint n)
{
  const SvView *view = sv_match_get_view (self->match);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *head = gtk_label_new (sv_match_get_team_name (self->match, side));
  int row = 0;
  SvTheme theme;

  sv_match_look_theme (&theme, self->match);
  gtk_label_set_ellipsize (GTK_LABEL (head), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (head, "plate");
  sv_match_look_tint (head, theme.shirt[side], theme.shirt_text[side], theme.trim[side]);
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
    gtk_grid_attach (GTK_GRID (grid), make_choice (self, i, of_team, n), 1, row++, 1, 1);
  }
  gtk_flow_box_insert (GTK_FLOW_BOX (self->teams), grid, -1);
  /* The keys go straight to the choices in it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (grid), FALSE);
}

/* One table for each team that has something to exchange. */
static void
fill_teams (SvBreakPanel *self)
{
  const GPtrArray *seats = sv_match_get_doc (self->match)->seats;
  const int left = sv_match_get_view (self->match)->shown_first == 1 ? 1 : 0;
  GtkWidget *child;
  gboolean any = FALSE;

  while ((child = gtk_widget_get_first_child (self->teams)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->teams), child);
  for (int i = 0; i < 2; i++) {
    const int side = i == 0 ? left : 1 - left;
    guint of_team[SV_MAX_SEATS];
    guint n = 0;

    for (guint k = 0; seats != NULL && k < seats->len && n < SV_MAX_SEATS; k++)
      if (((const SvSeatDoc *)g_ptr_array_index (seats, k))->team == side)
        of_team[n++] = k;
    /* Without cards all figurines are alike. */
    if (n < 2 || sv_match_get_game (self->match)->n_cards == 0)
      continue;
    add_team (self, side, of_team, n);
    any = TRUE;
  }
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

  g_type_ensure (SV_TYPE_SCORE_LINE);
  gtk_widget_class_set_css_name (widget_class, "breakpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-break-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, title);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, score_line);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, teams);
  gtk_widget_class_bind_template_child (widget_class, SvBreakPanel, continue_button);
  gtk_widget_class_bind_template_callback (widget_class, continue_cb);
}

static void
sv_break_panel_init (SvBreakPanel *self)
{
  sv_match_look_load (GTK_WIDGET (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Half-time"), -1);
}

GtkWidget *
sv_break_panel_new (void)
{
  return g_object_new (SV_TYPE_BREAK_PANEL, NULL);
}

void
sv_break_panel_show (SvBreakPanel *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_BREAK_PANEL (self));
  g_return_if_fail (match == NULL || SV_IS_MATCH (match));

  g_set_object (&self->match, match);
  if (match == NULL)
    return;
  self->filling = TRUE;
  sv_score_line_show (SV_SCORE_LINE (self->score_line), match);
  fill_teams (self);
  self->filling = FALSE;
}
