/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-start-page.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "sv-clamp.h"
#include "sv-continue-cards.h"
#include "sv-cup-list.h"
#include "sv-cup-places.h"
#include "sv-game-card.h"
#include "sv-game-menu.h"
#include "sv-games.h"
#include "sv-page.h"
#include "sv-puzzle.h"
#include "sv-recent-files.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-table-file.h"
#include "sv-table-shelf.h"
#include "sv-toast.h"
#include "sv-trophy-shelf.h"
#include "sv-unfinished.h"
#include "sv-widgets.h"

#define FOLDER "/io/github/speelveld/Speelveld/ui/"

enum { MAX_CONTINUE = 3, MAX_RECENT = 6 };

struct _SvStartPage {
  GtkBox parent_instance;

  /* Owned */
  /* matches and competitions that were opened last (of Recent), newest first; of the first n_looked
   * the files have been read, for their teams and scores */
  GPtrArray *all_recent;
  /* set of strings that identify the matches in the list, to skip duplicates */
  GHashTable *shown;
  guint n_looked, look_id, n_continue, n_matches;

  /* Template children */
  GtkFlowBox *games;
  GtkWidget *table;
  GtkWidget *welcome, *puzzle, *puzzle_game, *continue_section;
  GtkFlowBox *continue_cards;
  SvTrophyShelf *shelf;
  GtkListBox *recent;
  GtkWidget *recent_empty;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvStartPage,
                               sv_start_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

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

/* --- What there is --- */

static void
fill_games (SvStartPage *self)
{
  const SvGame *const *games = sv_games ();
  unsigned n = 0;

  for (unsigned i = 0; games[i] != NULL; i++) {
    if (games[i]->offered) {
      sv_flow_box_append (self->games, sv_game_card_new (games[i]));
      n++;
    }
  }
  gtk_flow_box_set_max_children_per_line (self->games, CLAMP (n, 1, 3));
}

/* Show the latest unfinished matches; the match book has the others and the removed ones. */
static void
fill_continue (SvStartPage *self)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) cards = sv_unfinished_list (MAX_CONTINUE + 1, faults);

  sv_unfinished_list_unsaved (cards);
  sv_table_file_list (cards, FALSE);
  sv_unfinished_sort (cards);
  sv_continue_cards_fill (self->continue_cards, cards, MAX_CONTINUE);
  self->n_continue = cards->len;
  gtk_widget_set_visible (GTK_WIDGET (self->continue_cards), cards->len > 0);
  gtk_widget_set_visible (self->continue_section, cards->len > 0);
  for (guint i = 0; i < faults->len; i++)
    sv_tell (GTK_WIDGET (self), g_ptr_array_index (faults, i));
}

/* A match or a competition in the list of recent ones. */
typedef struct {
  char *path;
  gint64 when;

  /* Widgets of its row; owned by the list */
  GtkWidget *row;
  GtkLabel *title, *about;
} Recent;

static void
recent_free (Recent *self)
{
  g_free (self->path);
  g_free (self);
}

static void
take_recent (GPtrArray *recent, char *path, gint64 when)
{
  Recent *one = g_new0 (Recent, 1);

  one->path = path;
  one->when = when;
  g_ptr_array_add (recent, one);
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  const Recent *one = *(Recent *const *)a, *other = *(Recent *const *)b;

  return one->when != other->when ? (one->when < other->when ? 1 : -1) : 0;
}

/* Add the files of this kind that were opened or saved recently. */
static void
list_files (GPtrArray *recent, SvDocumentKind kind)
{
  g_autoptr (GPtrArray) files = sv_recent_files_list (kind);

  for (guint i = 0; i < files->len; i++) {
    const SvRecentFile *file = files->pdata[i];
    take_recent (recent, g_strdup (file->path), file->when);
  }
}

/* Add the matches and tables that were played to their end. */
static void
list_over (GPtrArray *recent)
{
  g_autoptr (GPtrArray) paths = sv_unfinished_list_over ();

  g_ptr_array_extend_and_steal (paths, sv_table_shelf_list_over ());
  for (guint i = 0; i < paths->len; i++) {
    GStatBuf info;
    if (g_stat (paths->pdata[i], &info) == 0)
      take_recent (recent, g_strdup (paths->pdata[i]), info.st_mtim.tv_sec);
  }
}

static gboolean
is_cup (const Recent *one)
{
  return g_str_has_suffix (one->path, ".svcup");
}

static gboolean
is_file (const Recent *one)
{
  return g_str_has_suffix (one->path, ".svmatch") || is_cup (one);
}

/* Add a row that shows the name of the file, or is hidden if the file is an autosave. fill_row
 * () reads the details later. */
static void
add_recent (SvStartPage *self, Recent *one)
{
  g_autoptr (GtkBuilder) row = gtk_builder_new_from_resource (FOLDER "sv-recent-row.ui");
  g_autoptr (GFile) location = g_file_new_for_path (one->path);
  g_autofree char *uri = g_file_get_uri (location);
  g_autofree char *name = g_filename_display_basename (one->path);

  if (is_file (one)) {
    *strrchr (name, '.') = '\0';
    set_text (row, "name", name);
    set_target (row, "row", uri);
  }
  one->row = GTK_WIDGET (gtk_builder_get_object (row, "row"));
  /* no action yet: only the contents of an autosave tell which action opens it */
  if (!is_file (one))
    gtk_actionable_set_action_name (GTK_ACTIONABLE (one->row), NULL);
  one->title = GTK_LABEL (gtk_builder_get_object (row, "name"));
  one->about = GTK_LABEL (gtk_builder_get_object (row, "when"));
  gtk_widget_set_visible (one->row, is_file (one));
  gtk_list_box_append (self->recent, one->row);
}

/* Return whether the list already shows this match, saved as another file; if not, remember it. */
static gboolean
is_shown (SvStartPage *self, const SvUnfinished *card)
{
  g_autofree char *mark =
      g_strconcat (card->created != NULL ? card->created : card->path, card->title, NULL);

  return !g_hash_table_add (self->shown, g_steal_pointer (&mark));
}

/* Show the title of a competition, its day and how far it has got. */
static void
fill_cup_row (const Recent *one)
{
  g_autoptr (SvCupDoc) doc = sv_cup_doc_load (one->path, NULL);

  if (doc == NULL)
    return;
  g_autofree char *state = sv_cup_places_state (doc);
  g_autofree char *about = sv_cup_list_dup_detail (one->when, state);
  if (*doc->title != '\0')
    gtk_label_set_text (one->title, doc->title);
  gtk_label_set_text (one->about, about);
}

/* Read the file of a row and show its teams, game, score and day, in the words of the cards
 * above. */
static void
fill_row (SvStartPage *self, const Recent *one)
{
  const gboolean table = g_str_has_suffix (one->path, ".json");
  g_autoptr (SvUnfinished) card =
      table ? sv_table_file_look (one->path) : sv_unfinished_look (one->path);

  if (card == NULL)
    return;
  if (is_shown (self, card)) {
    gtk_widget_set_visible (one->row, FALSE);
    return;
  }
  /* Translators: about a match that was played: its score, then its game and the day. */
  g_autofree char *about = sv_sentence (_ ("%1$s · %2$s"), card->score, card->about);
  gtk_label_set_text (one->title, card->title);
  gtk_label_set_text (one->about, about);
  if (!is_file (one)) {
    gtk_actionable_set_action_target (GTK_ACTIONABLE (one->row), "s", card->target);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (one->row), card->action);
  }
  gtk_widget_set_visible (one->row, TRUE);
}

/* Read one more row in an idle callback, so that the window appears without delay. */
static gboolean
look_cb (gpointer data)
{
  SvStartPage *self = data;

  if (self->n_looked < MIN (self->all_recent->len, MAX_RECENT)) {
    const Recent *one = self->all_recent->pdata[self->n_looked++];
    if (is_cup (one))
      fill_cup_row (one);
    else
      fill_row (self, one);
    return G_SOURCE_CONTINUE;
  }
  self->look_id = 0;
  return G_SOURCE_REMOVE;
}

static void
fill_recent (SvStartPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->recent))) != NULL)
    gtk_list_box_remove (self->recent, child);
  g_hash_table_remove_all (self->shown);
  g_ptr_array_set_size (self->all_recent, 0);
  self->n_looked = 0;
  list_files (self->all_recent, SV_DOCUMENT_MATCH);
  list_over (self->all_recent);
  self->n_matches = self->all_recent->len;
  list_files (self->all_recent, SV_DOCUMENT_CUP);
  g_ptr_array_sort (self->all_recent, newest_first);
  for (guint i = 0; i < MIN (self->all_recent->len, MAX_RECENT); i++)
    add_recent (self, self->all_recent->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->recent), self->all_recent->len > 0);
  gtk_widget_set_visible (self->recent_empty, self->all_recent->len == 0);
  if (self->look_id == 0)
    self->look_id = g_idle_add_full (G_PRIORITY_LOW, look_cb, self, NULL);
}

/* After the first match, and only then, say that it is kept and what else there is. */
static void
welcome (SvStartPage *self)
{
  gtk_widget_set_visible (self->welcome, self->n_continue + self->n_matches == 1);
}

/* Return the game that was played last, or else the main game. */
static const SvGame *
last_game (void)
{
  g_autofree char *id = g_settings_get_string (sv_settings (), "last-game");
  const SvGame *game = sv_game_by_id (id);

  return game != NULL && game->offered ? game : sv_games ()[0];
}

/* Offer a puzzle of the game that was played last; another one each day. */
static void
offer_puzzle (SvStartPage *self)
{
  enum { PUZZLES = 10 };
  const SvGame *game = last_game ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate today;

  g_date_clear (&today, 1);
  g_date_set_dmy (&today, (GDateDay)g_date_time_get_day_of_month (now),
                  (GDateMonth)g_date_time_get_month (now), (GDateYear)g_date_time_get_year (now));
  const unsigned i = sv_puzzle_of_day (&today, PUZZLES);
  g_autofree char *words =
      sv_sentence (_ ("%s: find the choice that makes a goal likely"), _ (game->title));
  gtk_label_set_text (GTK_LABEL (self->puzzle_game), words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->puzzle), "(su)", game->id, i);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->puzzle), "win.puzzle");
}

/* At the Table… asks which game lies on the table. */
static void
table_cb (SvStartPage *self)
{
  g_autoptr (GPtrArray) offered = g_ptr_array_new ();

  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    if ((*game)->offered)
      g_ptr_array_add (offered, (gpointer)(guintptr)*game);
  sv_game_menu_popup (self->table, offered, "win.table");
}

/* --- The page --- */

static void
refresh (SvPage *page)
{
  fill_continue (SV_START_PAGE (page));
  fill_recent (SV_START_PAGE (page));
  sv_trophy_shelf_refresh (SV_START_PAGE (page)->shelf);
  welcome (SV_START_PAGE (page));
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
sv_start_page_dispose (GObject *object)
{
  SvStartPage *self = SV_START_PAGE (object);

  g_clear_handle_id (&self->look_id, g_source_remove);
  g_clear_pointer (&self->all_recent, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_hash_table_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_START_PAGE);
  G_OBJECT_CLASS (sv_start_page_parent_class)->dispose (object);
}

static void
sv_start_page_class_init (SvStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_start_page_dispose;
  sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_TROPHY_SHELF);
  sv_widget_class_set_template (widget_class, "sv-start-page.ui");
  sv_widget_class_bind (widget_class, SvStartPage, games, table, continue_section, welcome, puzzle,
                        puzzle_game, continue_cards, shelf, recent, recent_empty);
  sv_widget_class_bind_callbacks (widget_class, table_cb);
}

static void
sv_start_page_init (SvStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->all_recent = g_ptr_array_new_with_free_func ((GDestroyNotify)recent_free);
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  fill_games (self);
}
