/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-learn-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-course.h"
#include "sv-games.h"
#include "sv-page.h"
#include "sv-pitch-picture.h"
#include "sv-puzzle.h"
#include "sv-settings.h"
#include "sv-widgets.h"

struct _SvLearnPage {
  GtkBox parent_instance;

  /* Template children */
  GtkFlowBox *games;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvLearnPage,
                               sv_learn_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* Show how far the user came in the first match, and a button to begin or continue it. */
static void
show_course (GtkBuilder *card, const SvGame *game, const SvCourseDoc *doc)
{
  GtkButton *button = GTK_BUTTON (gtk_builder_get_object (card, "course"));
  gboolean done;
  const unsigned step = sv_settings_get_course_step (game->id, &done), n = doc->remarks->len;
  const gboolean under_way = step > 0 && step + 1 < n;
  g_autofree char *state =
      under_way ? g_strdup_printf (_ ("First match, step %u of %u"), step + 1, n)
      : done    ? g_strdup (_ ("First match, played to the end"))
             : g_strdup_printf (ngettext ("First match, %u step", "First match, %u steps", n), n);

  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (card, "course_state")), state);
  gtk_button_set_label (button, under_way ? _ ("Go On") : done ? _ ("Once More") : _ ("Begin"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
  sv_widget_set_class (GTK_WIDGET (button), "suggested-action", under_way || !done);
}

/* Add a button for each puzzle; a tick marks those that the user has solved. */
static void
show_puzzles (GtkBuilder *card, const SvGame *game)
{
  g_autoptr (SvPuzzleDoc) doc = sv_puzzle_load (game);
  GtkFlowBox *box = GTK_FLOW_BOX (gtk_builder_get_object (card, "puzzles"));
  const guint solved = sv_settings_get_solved (game->id);

  for (unsigned i = 0; doc != NULL && i < doc->moments->len; i++) {
    const gboolean done = (solved >> i & 1) != 0;
    g_autofree char *label = g_strdup_printf (done ? "✓ %u" : "%u", i + 1);
    g_autofree char *name =
        g_strdup_printf (done ? _ ("Puzzle %u, solved") : _ ("Puzzle %u"), i + 1);
    GtkWidget *button = gtk_button_new_with_label (label);

    sv_widget_set_label (button, name);
    gtk_widget_set_tooltip_text (button, name);
    gtk_widget_add_css_class (button, "sv-tight");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(su)", game->id, i);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.puzzle");
    sv_flow_box_append (box, button);
  }
}

static void
add_game (SvLearnPage *self, const SvGame *game)
{
  g_autoptr (SvCourseDoc) doc = sv_course_load (game);

  if (doc == NULL)
    return;
  g_autoptr (GtkBuilder) card =
      gtk_builder_new_from_resource ("/io/github/speelveld/Speelveld/ui/sv-learn-card.ui");
  sv_pitch_picture_show_game (SV_PICTURE (gtk_builder_get_object (card, "picture")), game);
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (card, "title")), _ (game->title));
  show_course (card, game, doc);
  show_puzzles (card, game);
  gtk_flow_box_append (self->games, GTK_WIDGET (gtk_builder_get_object (card, "card")));
}

static void
page_init (SvPageInterface *iface)
{
  iface->name = "learn";
  iface->title = N_ ("Learn");
  iface->passing = TRUE;
}

static void
sv_learn_page_class_init (SvLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-learn-page.ui");
  sv_widget_class_bind (widget_class, SvLearnPage, games);
}

static void
sv_learn_page_init (SvLearnPage *self)
{
  const SvGame *const *games = sv_games ();

  gtk_widget_init_template (GTK_WIDGET (self));
  for (unsigned i = 0; games[i] != NULL; i++)
    add_game (self, games[i]);
}
