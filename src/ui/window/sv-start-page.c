/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-start-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-continue-cards.h"
#include "sv-games.h"
#include "sv-page.h"
#include "sv-pitch-picture.h"
#include "sv-puzzle.h"
#include "sv-settings.h"
#include "sv-table-file.h"
#include "sv-toast.h"
#include "sv-unfinished.h"
#include "sv-widgets.h"

#define FOLDER "/io/github/speelveld/Speelveld/ui/"

enum { MAX_CONTINUE = 3, MAX_RECENT = 6 };

struct _SvStartPage {
  GtkBox parent_instance;

  /* Template children */
  GtkFlowBox *games;
  GtkWidget *welcome, *first_match, *puzzle, *puzzle_game, *continue_section, *all_matches;
  GtkFlowBox *continue_cards;
  GtkListBox *recent;
  GtkWidget *recent_empty;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvStartPage,
                               sv_start_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- Cards --- */

static void
set_text (GtkBuilder *card, const char *id, const char *text)
{
  gtk_label_set_text (GTK_LABEL (gtk_builder_get_object (card, id)), text);
}

static void
set_target (GtkBuilder *card, const char *id, const char *target)
{
  gtk_actionable_set_action_target (GTK_ACTIONABLE (gtk_builder_get_object (card, id)), "s",
                                    target);
}

/* The green button is the one that was pressed last, on the card of any game. */
static void
show_usual (GtkActionable *button)
{
  const gboolean computer = g_settings_get_boolean (sv_settings (), "against-computer");
  const char *usual = computer ? "win.play-computer" : "win.play-now";

  sv_widget_set_class (GTK_WIDGET (button), "suggested-action",
                       g_str_equal (gtk_actionable_get_action_name (button), usual));
}

/* A button that begins a match of game at once. */
static void
add_play (GtkBuilder *card, const char *id, const SvGame *game)
{
  GObject *button = gtk_builder_get_object (card, id);

  set_target (card, id, game->id);
  show_usual (GTK_ACTIONABLE (button));
  g_signal_connect_object (sv_settings (), "changed::against-computer", G_CALLBACK (show_usual),
                           button, G_CONNECT_SWAPPED);
}

/* One game: picture, title, a sentence, and the ways to begin. */
static void
add_game (SvStartPage *self, const SvGame *game)
{
  g_autoptr (GtkBuilder) card = gtk_builder_new_from_resource (FOLDER "sv-game-card.ui");

  sv_pitch_picture_show_game (SV_PICTURE (gtk_builder_get_object (card, "picture")), game);
  set_text (card, "title", _ (game->title));
  set_text (card, "summary", _ (game->summary));
  add_play (card, "computer", game);
  add_play (card, "play", game);
  set_target (card, "choose", game->id);
  set_target (card, "table", game->id);
  gtk_flow_box_append (self->games, GTK_WIDGET (gtk_builder_get_object (card, "card")));
}

/* --- What there is --- */

static void
fill_games (SvStartPage *self)
{
  const SvGame *const *games = sv_games ();
  unsigned n = 0;

  for (unsigned i = 0; games[i] != NULL; i++) {
    if (games[i]->offered) {
      add_game (self, games[i]);
      n++;
    }
  }
  gtk_flow_box_set_max_children_per_line (self->games, CLAMP (n, 1, 3));
}

/* The last few; the others, and what was removed, are on a page of their own. */
static void
fill_continue (SvStartPage *self)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) cards = sv_unfinished_list (MAX_CONTINUE + 1, faults);
  g_autoptr (GPtrArray) removed = sv_unfinished_list_removed (1);

  sv_unfinished_list_unsaved (cards);
  sv_table_file_list (cards, FALSE);
  sv_table_file_list (removed, TRUE);
  sv_unfinished_sort (cards);
  sv_continue_cards_fill (self->continue_cards, cards, MAX_CONTINUE);
  gtk_widget_set_visible (GTK_WIDGET (self->continue_cards), cards->len > 0);
  gtk_widget_set_visible (self->all_matches, cards->len > MAX_CONTINUE || removed->len > 0);
  gtk_widget_set_visible (self->continue_section, cards->len > 0 || removed->len > 0);
  gtk_widget_set_visible (self->welcome, cards->len == 0); /* or the games were out of sight */
  for (guint i = 0; i < faults->len; i++)
    sv_tell (GTK_WIDGET (self), g_ptr_array_index (faults, i));
}

static void
add_recent (SvStartPage *self, GtkRecentInfo *info)
{
  g_autoptr (GtkBuilder) row = gtk_builder_new_from_resource (FOLDER "sv-recent-row.ui");
  g_autofree char *day = g_date_time_format (gtk_recent_info_get_modified (info), "%x");
  g_autofree char *file = g_strdup (gtk_recent_info_get_display_name (info));
  char *suffix = g_strrstr (file, ".svmatch");

  if (suffix != NULL)
    *suffix = '\0';
  set_text (row, "name", file);
  set_text (row, "when", day);
  set_target (row, "row", gtk_recent_info_get_uri (info));
  gtk_list_box_append (self->recent, GTK_WIDGET (gtk_builder_get_object (row, "row")));
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *)(uintptr_t)b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *)(uintptr_t)a));
}

static gboolean
is_match (GtkRecentInfo *info)
{
  return g_str_has_suffix (gtk_recent_info_get_uri (info), ".svmatch") &&
         gtk_recent_info_is_local (info) && gtk_recent_info_exists (info);
}

static void
fill_recent (SvStartPage *self)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GtkWidget *child;
  unsigned n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->recent))) != NULL)
    gtk_list_box_remove (self->recent, child);
  items = g_list_sort (items, newest_first);
  for (GList *i = items; i != NULL && n < MAX_RECENT; i = i->next) {
    if (is_match (i->data)) {
      add_recent (self, i->data);
      n++;
    }
  }
  g_list_free_full (items, (GDestroyNotify)gtk_recent_info_unref);
  gtk_widget_set_visible (GTK_WIDGET (self->recent), n > 0);
  gtk_widget_set_visible (self->recent_empty, n == 0);
}

/* Of the main game, to those who never came to its end. */
static void
offer_first_match (SvStartPage *self)
{
  gboolean done;

  sv_settings_get_course_step (sv_games ()[0]->id, &done);
  gtk_widget_set_visible (self->first_match, !done);
}

/* One after the other, the games in turn. */
static void
offer_puzzle (SvStartPage *self)
{
  enum { PUZZLES = 10 };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate today;
  unsigned n = 0;

  while (sv_games ()[n] != NULL && sv_games ()[n]->offered)
    n++;
  g_date_clear (&today, 1);
  g_date_set_dmy (&today, (GDateDay)g_date_time_get_day_of_month (now),
                  (GDateMonth)g_date_time_get_month (now), (GDateYear)g_date_time_get_year (now));
  const unsigned i = sv_puzzle_of_day (&today, n * PUZZLES);
  const SvGame *game = sv_games ()[i % n];
  g_autofree char *words =
      g_strdup_printf (_ ("%s: find the choice that makes a goal likely"), _ (game->title));
  gtk_label_set_text (GTK_LABEL (self->puzzle_game), words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->puzzle), "(su)", game->id, i / n);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->puzzle), "win.puzzle");
}

/* --- The page --- */

static void
refresh (SvPage *page)
{
  fill_continue (SV_START_PAGE (page));
  fill_recent (SV_START_PAGE (page));
  offer_first_match (SV_START_PAGE (page));
  offer_puzzle (SV_START_PAGE (page));
}

static void
page_init (SvPageInterface *iface)
{
  iface->refresh = refresh;
  iface->name = "start";
  iface->title = N_ ("Speelveld");
}

static void
sv_start_page_class_init (SvStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SV_TYPE_CLAMP);
  g_type_ensure (SV_TYPE_PICTURE);
  sv_widget_class_set_template (widget_class, "sv-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, games);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, continue_section);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, all_matches);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, welcome);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, first_match);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, puzzle);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, puzzle_game);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, continue_cards);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, recent_empty);
}

static void
sv_start_page_init (SvStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->first_match), "s", sv_games ()[0]->id);
  fill_games (self);
}
