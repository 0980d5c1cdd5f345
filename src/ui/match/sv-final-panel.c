/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-final-panel.h"

#include "sv-library.h"
#include "sv-match-look.h"
#include "sv-match-words.h"
#include "sv-panel.h"
#include "sv-score-line.h"

#include <glib/gi18n.h>
#include <stddef.h>

enum { MINUTE_MS = 60000, MAX_ROWS = 12 };

struct _SvFinalPanel {
  GtkWidget parent_instance;

  SvMatch *match; /* weak */

  /* Template children */
  GtkFlowBox *buttons;
  GtkWidget *keep_place, *keep_button;
  GtkWidget *scroller, *title, *score_line, *goal_line, *goals, *left_goals, *right_goals,
      *new_button;
};

G_DEFINE_FINAL_TYPE (SvFinalPanel, sv_final_panel, GTK_TYPE_WIDGET)

enum { SIGNAL_LOOK_BACK, SIGNAL_TOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Add the goal that event made, if it made one. */
static void
count_goal (GArray *goals,
            const SvGame *game,
            const void *setup,
            const void *before,
            const void *after,
            SvEvent event,
            gint64 time_ms)
{
  SvView view;
  SvNotes notes = { 0 };

  game->notes (setup, before, event, after, &notes);
  game->view (setup, before, &view);
  for (unsigned i = 0; i < notes.n; i++) {
    if (notes.notes[i].kind != SV_NOTE_GOAL)
      continue;

    /* All parts are taken to be as long as this one. */
    const gint64 earlier = view.period > 0 ? (view.period - 1) * (gint64)view.period_ms : 0;
    const SvGoal goal = {
      .side = notes.notes[i].phrase.side,
      .piece = notes.notes[i].phrase.piece,
      .time_ms = earlier + time_ms,
      .minute = view.clock_ends > 0  ? MAX (view.clock_shows, 1)
                : view.period_ms > 0 ? (int)((earlier + time_ms) / MINUTE_MS) + 1
                                     : 0,
    };
    g_array_append_val (goals, goal);
  }
}

GArray *
sv_final_panel_count_goals (SvMatch *match)
{
  g_return_val_if_fail (SV_IS_MATCH (match), NULL);

  const SvHistory *history = sv_match_get_doc (match)->history;
  const SvGame *game = sv_match_get_game (match);
  const void *setup = sv_match_get_setup (match);
  _Alignas(max_align_t) char before[SV_MAX_STATE];
  _Alignas(max_align_t) char after[SV_MAX_STATE];
  GArray *goals = g_array_new (FALSE, FALSE, sizeof (SvGoal));

  sv_history_state_at (history, 0, before);
  for (unsigned i = 0; i < sv_history_get_length (history); i++) {
    const SvEvent event = sv_history_get_event (history, i);

    memcpy (after, before, game->state_size);
    game->apply (setup, after, event);
    count_goal (goals, game, setup, before, after, event, sv_history_get_time (history, i));
    memcpy (before, after, game->state_size);
  }
  return goals;
}

/* "striker 2  3′, 7′": everything that one figurine scored. NULL if it scored nothing. */
static char *
say_goals_of (SvMatch *match, const GArray *goals, int side, int piece)
{
  g_autoptr (GString) minutes = g_string_new (NULL);
  unsigned n = 0;

  for (guint i = 0; i < goals->len; i++) {
    const SvGoal *goal = &g_array_index (goals, SvGoal, i);

    if (goal->side != side || goal->piece != piece)
      continue;
    n++;
    if (goal->minute == 0)
      continue;
    if (minutes->len > 0)
      g_string_append (minutes, C_ ("between minutes of goals", ", "));
    /* Translators: the minute of a goal, as newspapers write it. */
    g_string_append_printf (minutes, _ ("%d′"), goal->minute);
  }
  if (n == 0)
    return NULL;

  g_autofree char *name = piece >= 0 ? sv_match_dup_piece_title (match, piece)
                                     : g_strdup (sv_match_get_team_name (match, side));
  if (minutes->len == 0)
    return g_strdup_printf (ngettext ("%s: %u goal", "%s: %u goals", n), name, n);
  /* Translators: who scored, how often, and in which minutes. */
  return g_strdup_printf (ngettext ("%s: %u goal (%s)", "%s: %u goals (%s)", n), name, n,
                          minutes->str);
}

static void
fill_team (SvMatch *match, const GArray *goals, int side, GtkWidget *label)
{
  const int n_pieces = sv_match_get_view (match)->n_pieces;
  g_autoptr (GString) text = g_string_new (NULL);
  int row = 0;

  for (int piece = -1; piece < n_pieces && row < MAX_ROWS; piece++) {
    g_autofree char *words = say_goals_of (match, goals, side, piece);

    if (words == NULL)
      continue;
    if (row++ > 0)
      g_string_append_c (text, '\n');
    g_string_append (text, words);
  }
  gtk_label_set_text (GTK_LABEL (label), text->str);
}

static void
fill_goals (SvFinalPanel *self, SvMatch *match)
{
  g_autoptr (GArray) goals = sv_final_panel_count_goals (match);
  const int left = sv_match_get_view (match)->shown_first == 1 ? 1 : 0;

  fill_team (match, goals, left, self->left_goals);
  fill_team (match, goals, 1 - left, self->right_goals);
  gtk_widget_set_visible (self->goals, goals->len > 0);
  sv_goal_line_show (SV_GOAL_LINE (self->goal_line), match, goals);
}

static void
look_back_cb (SvFinalPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_LOOK_BACK], 0);
}

/* Once: a match that is kept twice would count twice. */
static void
keep_cb (SvFinalPanel *self)
{
  g_autoptr (GError) error = NULL;

  if (self->match == NULL)
    return;
  if (sv_library_keep_match (sv_match_get_doc (self->match), &error)) {
    gtk_widget_set_sensitive (self->keep_button, FALSE);
    g_signal_emit (self, signals[SIGNAL_TOLD], 0, _ ("Your teams know of this match now."));
  } else {
    g_signal_emit (self, signals[SIGNAL_TOLD], 0, error->message);
  }
}

static gboolean
sv_final_panel_grab_focus (GtkWidget *widget)
{
  SvFinalPanel *self = SV_FINAL_PANEL (widget);

  return sv_panel_grab_focus (self->scroller, self->new_button);
}

static void
sv_final_panel_dispose (GObject *object)
{
  g_clear_weak_pointer (&SV_FINAL_PANEL (object)->match);
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_FINAL_PANEL);
  G_OBJECT_CLASS (sv_final_panel_parent_class)->dispose (object);
}

static void
sv_final_panel_class_init (SvFinalPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_final_panel_dispose;
  widget_class->grab_focus = sv_final_panel_grab_focus;

  signals[SIGNAL_LOOK_BACK] = g_signal_new ("look-back", SV_TYPE_FINAL_PANEL, G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 0);

  signals[SIGNAL_TOLD] = g_signal_new ("told", SV_TYPE_FINAL_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (SV_TYPE_GOAL_LINE);
  g_type_ensure (SV_TYPE_SCORE_LINE);
  gtk_widget_class_set_css_name (widget_class, "finalpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-final-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, title);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, score_line);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, goals);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, left_goals);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, right_goals);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, goal_line);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, new_button);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, keep_place);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, SvFinalPanel, keep_button);
  gtk_widget_class_bind_template_callback (widget_class, look_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
sv_final_panel_init (SvFinalPanel *self)
{
  sv_match_look_load (GTK_WIDGET (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("End of the match"), -1);
}

GtkWidget *
sv_final_panel_new (void)
{
  return g_object_new (SV_TYPE_FINAL_PANEL, NULL);
}

void
sv_final_panel_show (SvFinalPanel *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_FINAL_PANEL (self));
  g_return_if_fail (SV_IS_MATCH (match));

  const gboolean can_keep = sv_library_can_keep_match (sv_match_get_doc (match));
  const SvView *view = sv_match_get_view (match);
  const int winner = view->winner;
  g_autofree char *title = NULL;

  if (winner < 0)
    title = g_strdup (_ ("It is a draw"));
  else if (view->score[0] == view->score[1]) /* the game says what decided it */
    title = sv_match_dup_prompt (match);
  else
    title = g_strdup_printf (_ ("%s wins!"), sv_match_get_team_name (match, winner));

  gtk_label_set_text (GTK_LABEL (self->title), title);
  sv_score_line_show (SV_SCORE_LINE (self->score_line), match);
  fill_goals (self, match);
  if (self->match != match)
    gtk_widget_set_sensitive (self->keep_button, TRUE);
  g_set_weak_pointer (&self->match, match);
  gtk_widget_set_visible (self->keep_place, can_keep);
  /* The box keeps room for as many as it may have in a row, and stood beside the middle. */
  gtk_flow_box_set_max_children_per_line (self->buttons, can_keep ? 4 : 3);
}
