/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-puzzle-bar.h"

#include "sv-settings.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvPuzzleBar {
  GtkWidget parent_instance;

  SvPuzzle *puzzle; /* owned */

  /* Template children */
  GtkWidget *box, *count, *words, *buttons, *next;
};

G_DEFINE_FINAL_TYPE (SvPuzzleBar, sv_puzzle_bar, GTK_TYPE_WIDGET)

static void
update (SvPuzzleBar *self)
{
  const gboolean solved = sv_puzzle_get_solved (self->puzzle);
  const unsigned number = sv_puzzle_get_number (self->puzzle);
  const char *game = sv_match_get_game (sv_puzzle_get_match (self->puzzle))->id;
  g_autofree char *words = sv_puzzle_dup_words (self->puzzle);
  g_autofree char *count =
      g_strdup_printf (_ ("Puzzle %u of %u"), number + 1, sv_puzzle_get_count (self->puzzle));

  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_label_set_text (GTK_LABEL (self->words), words);
  sv_widget_set_label (self, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count,
                                  -1);
  sv_widget_set_class (self->next, "suggested-action", solved);
  if (solved && sv_settings_exist ())
    sv_settings_add_solved (game, number);
}

static void
sv_puzzle_bar_dispose (GObject *object)
{
  SvPuzzleBar *self = SV_PUZZLE_BAR (object);

  g_clear_object (&self->puzzle);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_PUZZLE_BAR);
  G_OBJECT_CLASS (sv_puzzle_bar_parent_class)->dispose (object);
}

static void
sv_puzzle_bar_class_init (SvPuzzleBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_puzzle_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "coursebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  sv_widget_class_set_template (widget_class, "sv-puzzle-bar.ui");
  sv_widget_class_bind (widget_class, SvPuzzleBar, box, count, words, buttons, next);
}

static void
sv_puzzle_bar_init (SvPuzzleBar *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_puzzle_bar_new (SvPuzzle *puzzle)
{
  SvPuzzleBar *self = g_object_new (SV_TYPE_PUZZLE_BAR, NULL);
  const unsigned next = (sv_puzzle_get_number (puzzle) + 1) % sv_puzzle_get_count (puzzle);

  self->puzzle = g_object_ref (puzzle);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next), "(su)",
                                    sv_match_get_game (sv_puzzle_get_match (puzzle))->id, next);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "win.puzzle");
  g_signal_connect_object (puzzle, "answered", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
