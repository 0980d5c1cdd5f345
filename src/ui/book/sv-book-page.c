/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-book-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-book-row.h"
#include "sv-clamp.h"
#include "sv-continue-cards.h"
#include "sv-file-dialogs.h"
#include "sv-game-menu.h"
#include "sv-games.h"
#include "sv-name-order.h"
#include "sv-page.h"
#include "sv-print-report.h"
#include "sv-recent-files.h"
#include "sv-save.h"
#include "sv-season-export.h"
#include "sv-season-view.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-style.h"
#include "sv-table-file.h"
#include "sv-toast.h"
#include "sv-unfinished.h"
#include "sv-widgets.h"

struct _SvBookPage {
  GtkBox parent_instance;

  /* Owned */
  GtkFilter *filter;
  GListModel *shown;
  GPtrArray *games; /* entries of the choice of games; NULL stands for all games */
  char *team;       /* team whose matches are listed, or NULL */
  char **words;     /* words typed in the search field, case-folded; NULL if none */
  guint update_id;  /* idle source that updates what depends on the list, or 0 */

  SvBookModel *model; /* shared by all windows */
  const SvGame *game; /* game whose matches are listed, or NULL */
  int year;           /* year in which the season of the listed matches began, or 0 */
  gboolean filling;   /* the choices are being filled and report no change */

  /* Template children */
  GtkEditable *search;
  GtkDropDown *team_choice, *game_choice, *year_choice;
  GtkWidget *choices;
  GtkStack *views;
  GtkListView *list;
  GtkLabel *nothing;
  GtkWidget *scroller;
  SvSeasonView *season;
  GtkFlowBox *unfinished, *removed;
  GtkWidget *none_unfinished, *removed_section;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvBookPage,
                               sv_book_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* Return the model of the program, which lives as long as the program, so that thousands of files
 * are not read again each time the book is opened. */
static SvBookModel *
get_model (void)
{
  static SvBookModel *model = NULL;

  if (model == NULL)
    model = sv_book_model_new ();
  return model;
}

static SvBookEntry *
dup_entry (SvBookPage *self, guint position)
{
  return g_list_model_get_item (self->shown, position);
}

/* --- What is listed --- */

static gboolean
filter_cb (gpointer item, gpointer data)
{
  SvBookPage *self = data;

  return sv_book_entry_passes (item, &(SvBookFilter){ self->game, self->team, self->year,
                                                      (const char *const *)self->words });
}

/* Return the month of a match, the heading of a section. */
static char *
dup_month (const SvBookMatch *match)
{
  g_autoptr (GDateTime) day = sv_book_match_get_day (match);

  /* Translators: a month as g_date_time_format () has it, the heading of a list. */
  return day != NULL ? g_date_time_format (day, _ ("%B %Y")) : g_strdup ("");
}

static void
set_tick (SvBookPage *self, SvBookEntry *entry, const char *const *left_out)
{
  const SvBookMatch *match = sv_book_entry_get_match (entry);

  sv_book_entry_set_tick (entry, self->team == NULL                        ? SV_BOOK_NO_TICK
                                 : g_strv_contains (left_out, match->path) ? SV_BOOK_LEFT_OUT
                                                                           : SV_BOOK_COUNTS);
}

/* Give the first match of each month the month as its heading, and each match its tick. */
static void
mark_entries (SvBookPage *self)
{
  g_auto (GStrv) left_out = g_settings_get_strv (sv_settings (), "season-left-out");
  g_autofree char *before = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (self->shown); i++) {
    g_autoptr (SvBookEntry) entry = dup_entry (self, i);
    g_autofree char *month = dup_month (sv_book_entry_get_match (entry));

    sv_book_entry_set_heading (entry, g_strcmp0 (month, before) != 0 ? month : NULL);
    set_tick (self, entry, (const char *const *)left_out);
    g_free (before);
    before = g_steal_pointer (&month);
  }
}

/* Return the game of the listed matches: the chosen one, or else that of the first match. */
static const SvGame *
find_game (SvBookPage *self)
{
  g_autoptr (SvBookEntry) entry = self->game == NULL ? dup_entry (self, 0) : NULL;

  return entry != NULL ? sv_book_entry_get_match (entry)->game : self->game;
}

/* Return the team that played most of the listed matches, or NULL if there is no match. */
static const char *
find_busiest (SvBookPage *self)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  const char *busiest = NULL;
  int most = 0;

  for (guint i = 0; i < g_list_model_get_n_items (self->shown); i++) {
    g_autoptr (SvBookEntry) entry = dup_entry (self, i);
    for (int side = 0; side < 2; side++) {
      char *name = sv_book_entry_get_match (entry)->teams[side].name;
      const int n = GPOINTER_TO_INT (g_hash_table_lookup (counts, name)) + 1;
      g_hash_table_insert (counts, name, GINT_TO_POINTER (n));
      if (n > most) {
        most = n;
        busiest = name;
      }
    }
  }
  return busiest;
}

/* Return the season of the chosen team, or of the one that played most, in the listed matches; NULL
 * if there is none. */
static SvSeason *
make_season (SvBookPage *self)
{
  const SvGame *game = find_game (self);
  const char *team = self->team != NULL ? self->team : find_busiest (self);
  g_auto (GStrv) left_out = g_settings_get_strv (sv_settings (), "season-left-out");
  SvSeason *season = game != NULL && team != NULL ? sv_season_new (game, team) : NULL;

  for (guint i = g_list_model_get_n_items (self->shown); season != NULL && i-- > 0;) {
    g_autoptr (SvBookEntry) entry = dup_entry (self, i);
    sv_season_add (season, sv_book_entry_get_match (entry), (const char *const *)left_out);
  }
  return season;
}

static void
show_season (SvBookPage *self)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->views), "season") == 0)
    sv_season_view_show (self->season, make_season (self), self->year);
}

/* The matches can be saved and printed if there are any. */
static void
enable_actions (SvBookPage *self)
{
  const gboolean any = g_list_model_get_n_items (self->shown) > 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "book.save", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "book.print", any);
}

static void
show_nothing (SvBookPage *self)
{
  const guint all = g_list_model_get_n_items (sv_book_model_get_entries (self->model));
  const gboolean any = g_list_model_get_n_items (self->shown) > 0;

  gtk_label_set_text (self->nothing,
                      sv_book_model_get_loading (self->model) ? _ ("The matches are being read.")
                      : all > 0                               ? _ ("No match is like that.")
                                : _ ("No match is over yet. Every match that you finish appears "
                                     "here by itself."));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !any);
  gtk_widget_set_visible (self->scroller, any);
}

static gboolean
update_cb (gpointer data)
{
  SvBookPage *self = data;

  self->update_id = 0;
  mark_entries (self);
  show_nothing (self);
  enable_actions (self);
  show_season (self);
  return G_SOURCE_REMOVE;
}

/* Update the rest of the page in an idle callback, once after several changes of the list. */
static void
queue_update (SvBookPage *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
filter_again (SvBookPage *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  queue_update (self);
}

/* --- The choices --- */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return sv_name_compare (*(const char *const *)a, *(const char *const *)b);
}

/* Return the names of the teams, and in @years the seasons that there are, as a set of numbers. */
static GPtrArray *
list_teams (SvBookPage *self, GHashTable *years)
{
  GListModel *entries = sv_book_model_get_entries (self->model);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
    g_autoptr (SvBookEntry) entry = g_list_model_get_item (entries, i);
    const SvBookMatch *match = sv_book_entry_get_match (entry);
    g_hash_table_add (years, GINT_TO_POINTER (sv_book_match_get_year (match)));
    for (int side = 0; side < 2; side++)
      if (g_hash_table_add (seen, match->teams[side].name))
        g_ptr_array_add (names, match->teams[side].name);
  }
  if (self->team != NULL && !g_hash_table_contains (seen, self->team))
    g_ptr_array_add (names, self->team);
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
fill_teams (SvBookPage *self, const GPtrArray *names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint chosen = 0;

  gtk_string_list_append (list, _ ("All teams"));
  for (guint i = 0; i < names->len; i++) {
    gtk_string_list_append (list, names->pdata[i]);
    if (g_strcmp0 (names->pdata[i], self->team) == 0)
      chosen = i + 1;
  }
  gtk_drop_down_set_model (self->team_choice, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->team_choice, chosen);
}

static int
latest_first (gconstpointer a, gconstpointer b)
{
  return GPOINTER_TO_INT (b) - GPOINTER_TO_INT (a);
}

/* Translators: a season of sport, by the years in which it begins and ends: "2026–2027". */
#define SEASON C_ ("season", "%d–%d")

static void
fill_years (SvBookPage *self, GHashTable *years)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GList) all = NULL;
  guint chosen = 0, n = 0;

  if (self->year != 0)
    g_hash_table_add (years, GINT_TO_POINTER (self->year));
  all = g_list_sort (g_hash_table_get_keys (years), latest_first);
  gtk_string_list_append (list, _ ("All seasons"));
  for (GList *i = all; i != NULL; i = i->next) {
    const int year = GPOINTER_TO_INT (i->data);
    g_autofree char *name = g_strdup_printf (SEASON, year, year + 1);
    gtk_string_list_append (list, name);
    n++;
    if (year == self->year)
      chosen = n;
  }
  gtk_drop_down_set_model (self->year_choice, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->year_choice, chosen);
}

static void
fill_choices (SvBookPage *self)
{
  g_autoptr (GHashTable) years = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) names = list_teams (self, years);
  guint game = 0;

  self->filling = TRUE;
  fill_teams (self, names);
  fill_years (self, years);
  if (g_ptr_array_find (self->games, self->game, &game))
    gtk_drop_down_set_selected (self->game_choice, game);
  self->filling = FALSE;
}

static const char *
get_chosen (GtkDropDown *choice)
{
  GObject *item = gtk_drop_down_get_selected_item (choice);

  return gtk_drop_down_get_selected (choice) == 0 || item == NULL
             ? NULL
             : gtk_string_object_get_string (GTK_STRING_OBJECT (item));
}

static void
choice_cb (SvBookPage *self)
{
  const guint game = gtk_drop_down_get_selected (self->game_choice);
  const char *year = get_chosen (self->year_choice);

  if (self->filling || self->games == NULL)
    return;
  g_free (self->team);
  self->team = g_strdup (get_chosen (self->team_choice));
  self->year = year != NULL ? atoi (year) : 0;
  self->game = game < self->games->len ? self->games->pdata[game] : NULL;
  filter_again (self);
}

static void
search_cb (SvBookPage *self)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (self->search), -1);

  g_strfreev (self->words);
  self->words = g_strsplit_set (g_strstrip (folded), " \t\n", -1);
  filter_again (self);
}

/* The season is that of a team: if none is chosen, choose the one that played most. */
static void
view_cb (SvBookPage *self)
{
  const char *view = gtk_stack_get_visible_child_name (self->views);

  if (self->shown == NULL)
    return;
  gtk_widget_set_visible (self->choices, g_strcmp0 (view, "unfinished") != 0);
  if (g_strcmp0 (view, "season") == 0 && self->team == NULL) {
    self->team = g_strdup (find_busiest (self));
    fill_choices (self);
    filter_again (self);
  }
  queue_update (self);
}

static void
loaded_cb (SvBookPage *self)
{
  fill_choices (self);
  view_cb (self);
}

/* --- Unfinished and removed matches --- */

static void
fill_unfinished (SvBookPage *self)
{
  g_autoptr (GPtrArray) matches = sv_unfinished_list (G_MAXUINT, NULL);
  g_autoptr (GPtrArray) removed = sv_unfinished_list_removed (G_MAXUINT);

  sv_unfinished_list_unsaved (matches);
  sv_table_file_list (matches, FALSE);
  sv_table_file_list (removed, TRUE);
  sv_table_file_list_removed (removed);
  sv_unfinished_sort (matches);
  sv_unfinished_sort (removed);
  sv_continue_cards_fill (self->unfinished, matches, G_MAXUINT);
  sv_continue_cards_fill (self->removed, removed, G_MAXUINT);
  gtk_widget_set_visible (GTK_WIDGET (self->unfinished), matches->len > 0);
  gtk_widget_set_visible (self->none_unfinished, matches->len == 0);
  gtk_widget_set_visible (self->removed_section, removed->len > 0);
}

/* --- The list --- */

static void
setup_cb (SvBookPage *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, sv_book_row_new (item));
}

static void
bind_cb (SvBookPage *self, GtkListItem *item)
{
  sv_book_row_set_entry (SV_BOOK_ROW (gtk_list_item_get_child (item)),
                         gtk_list_item_get_item (item));
}

static void
unbind_cb (SvBookPage *self, GtkListItem *item)
{
  sv_book_row_set_entry (SV_BOOK_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
activate_cb (SvBookPage *self, guint position)
{
  g_autoptr (SvBookEntry) entry = dup_entry (self, position);
  const SvBookMatch *match = entry != NULL ? sv_book_entry_get_match (entry) : NULL;

  if (match != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), match->action, "s", match->target);
}

/* --- Actions --- */

static void
remove_action (GtkWidget *widget, const char *name, GVariant *position)
{
  g_autoptr (SvBookEntry) entry =
      dup_entry (SV_BOOK_PAGE (widget), g_variant_get_uint32 (position));
  const SvBookMatch *match = entry != NULL ? sv_book_entry_get_match (entry) : NULL;

  if (match != NULL && sv_book_row_can_remove (match))
    gtk_widget_activate_action (widget, "win.forget", "s", match->path);
}

/* Return the match with the keyboard focus, or GTK_INVALID_LIST_POSITION. */
static guint
find_focused (SvBookPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list))
                       ? gtk_widget_get_first_child (focus)
                       : NULL;

  return SV_IS_BOOK_ROW (row) ? sv_book_row_get_position (SV_BOOK_ROW (row))
                              : GTK_INVALID_LIST_POSITION;
}

static void
remove_focused_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "book.remove", "u", find_focused (SV_BOOK_PAGE (widget)));
}

/* Let a match count for the season, or leave it out. */
static void
count_action (GtkWidget *widget, const char *name, GVariant *position)
{
  SvBookPage *self = SV_BOOK_PAGE (widget);
  g_autoptr (SvBookEntry) entry = dup_entry (self, g_variant_get_uint32 (position));
  g_auto (GStrv) before = g_settings_get_strv (sv_settings (), "season-left-out");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (entry == NULL)
    return;
  const char *path = sv_book_entry_get_match (entry)->path;
  for (unsigned i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], path))
      g_strv_builder_add (builder, before[i]);
  if (!g_strv_contains ((const char *const *)before, path))
    g_strv_builder_add (builder, path);
  g_auto (GStrv) now = g_strv_builder_end (builder);
  g_settings_set_strv (sv_settings (), "season-left-out", (const char *const *)now);
  set_tick (self, entry, (const char *const *)now);
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SV_BOOK_PAGE (widget)->search));
}

static void
all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_stack_set_visible_child_name (SV_BOOK_PAGE (widget)->views, "matches");
}

/* --- On paper and in files --- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) page = data;
  g_autoptr (GError) error = NULL;
  const gboolean saved = sv_save_finish (result, NULL, &error);

  sv_tell (page, saved ? _ ("The file is saved.") : error->message);
}

/* Save @bytes (transfer full; NULL: there is an @error, transfer full) in @file. */
static void
save (GtkWidget *page, GFile *file, GBytes *bytes, GError *error)
{
  g_autofree char *path = g_file_get_path (file);

  if (error != NULL)
    sv_tell (page, error->message);
  else if (path == NULL)
    sv_tell (page, _ ("It can only be saved in a file on this computer."));
  else
    sv_save_async (path, bytes, NULL, saved_cb, g_object_ref (page));
  g_clear_pointer (&bytes, g_bytes_unref);
  g_clear_error (&error);
}

static void
save_poster (GtkWidget *page, GFile *file, double scale)
{
  g_autoptr (SvSeason) season = make_season (SV_BOOK_PAGE (page));
  GError *error = NULL;

  if (season == NULL)
    return;
  g_autoptr (SvSheets) sheets =
      sv_season_export_sheets (season, SV_BOOK_PAGE (page)->year, SV_PAPER_A4);
  sv_sheets_enlarge (sheets, scale);
  GBytes *bytes = sv_sheets_write_pdf (sheets, &error);
  save (page, file, bytes, error);
}

static void
save_a4 (GtkWidget *page, GFile *file)
{
  save_poster (page, file, 1);
}

static void
save_a3 (GtkWidget *page, GFile *file)
{
  save_poster (page, file, G_SQRT2);
}

static void
save_web (GtkWidget *page, GFile *file)
{
  g_autoptr (SvSeason) season = make_season (SV_BOOK_PAGE (page));

  if (season == NULL)
    return;
  char *html = sv_season_export_html (season, SV_BOOK_PAGE (page)->year);
  save (page, file, g_bytes_new_take (html, strlen (html)), NULL);
}

/* Save the listed matches, the first one first. */
static void
save_csv (GtkWidget *page, GFile *file)
{
  SvBookPage *self = SV_BOOK_PAGE (page);
  g_autoptr (GPtrArray) matches =
      g_ptr_array_new_with_free_func ((GDestroyNotify)sv_book_match_unref);

  for (guint i = g_list_model_get_n_items (self->shown); i-- > 0;) {
    g_autoptr (SvBookEntry) entry = dup_entry (self, i);
    g_ptr_array_add (matches, sv_book_match_ref (sv_book_entry_get_match (entry)));
  }
  char *text = sv_season_export_csv (matches, SV_CSV_SPREADSHEET);
  save (page, file, g_bytes_new_take (text, strlen (text)), NULL);
}

/* The files that can be saved, as the menu calls them. */
static const struct {
  const char *what;
  SvFileKind kind;
  SvFileFunc save;
} ways[] = {
  { "poster-a4", { N_ ("PDF documents"), ".pdf", "application/pdf" }, save_a4 },
  { "poster-a3", { N_ ("PDF documents"), ".pdf", "application/pdf" }, save_a3 },
  { "web", { N_ ("Web pages"), ".html", "text/html" }, save_web },
  { "csv", { N_ ("Tables (CSV)"), ".csv", "text/csv" }, save_csv },
};

void
sv_book_page_save_to (SvBookPage *self, const char *what, GFile *file)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].what, what))
      ways[i].save (GTK_WIDGET (self), file);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (SvSeason) season = make_season (SV_BOOK_PAGE (widget));
  const char *what = g_variant_get_string (parameter, NULL);

  for (unsigned i = 0; season != NULL && i < G_N_ELEMENTS (ways); i++) {
    if (!g_str_equal (ways[i].what, what))
      continue;
    g_autofree char *file = g_strconcat (season->team, ways[i].kind.suffix, NULL);
    sv_file_dialogs_save (widget, _ ("Save the Match Book"), _ ("_Save"), &ways[i].kind, NULL, file,
                          ways[i].save);
  }
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (SvSeason) season = make_season (SV_BOOK_PAGE (widget));

  if (season == NULL)
    return;
  g_autoptr (SvSheets) sheets =
      sv_season_export_sheets (season, SV_BOOK_PAGE (widget)->year, SV_PAPER_A4);
  sv_print_sheets (widget, sheets, season->team);
}

/* --- The page --- */

/* Return the match files that were opened or saved recently. */
static GPtrArray *
list_recent (void)
{
  g_autoptr (GPtrArray) files = sv_recent_files_list (SV_DOCUMENT_MATCH);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (paths, g_strdup (((const SvRecentFile *)files->pdata[i])->path));
  return paths;
}

static void
refresh (SvPage *page)
{
  SvBookPage *self = SV_BOOK_PAGE (page);

  fill_unfinished (self);
  sv_book_model_refresh (self->model, list_recent ());
  queue_update (self);
}

/* Return the action that shows the page again as it is now. */
static char *
dup_action (SvPage *page)
{
  SvBookPage *self = SV_BOOK_PAGE (page);

  return g_action_print_detailed_name (
      "win.book-of", g_variant_new ("(ssiss)", self->game != NULL ? self->game->id : "",
                                    self->team != NULL ? self->team : "", self->year,
                                    gtk_stack_get_visible_child_name (self->views),
                                    gtk_editable_get_text (self->search)));
}

static void
page_init (SvPageInterface *iface)
{
  iface->dup_action = dup_action;
  iface->refresh = refresh;
  iface->name = "book";
  iface->title = N_ ("Match Book");
  iface->passing = TRUE;
}

static void
sv_book_page_dispose (GObject *object)
{
  SvBookPage *self = SV_BOOK_PAGE (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  /* Detach the model before the rest is freed, because its filter still uses the page. */
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  if (self->shown != NULL)
    g_signal_handlers_disconnect_by_data (self->shown, self);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->team, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_BOOK_PAGE);
  G_OBJECT_CLASS (sv_book_page_parent_class)->dispose (object);
}

static void
sv_book_page_class_init (SvBookPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_book_page_dispose;
  sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_SEASON_VIEW);
  sv_widget_class_set_template (widget_class, "sv-book-page.ui");
  sv_widget_class_bind (widget_class, SvBookPage, search, team_choice, game_choice, year_choice,
                        choices, views, list, nothing, scroller, season, unfinished, removed,
                        none_unfinished, removed_section);
  sv_widget_class_bind_callbacks (widget_class, search_cb, choice_cb, view_cb, activate_cb);
  gtk_widget_class_install_action (widget_class, "book.remove", "u", remove_action);
  gtk_widget_class_install_action (widget_class, "book.count", "u", count_action);
  gtk_widget_class_install_action (widget_class, "book.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "book.save", "s", save_action);
  gtk_widget_class_install_action (widget_class, "book.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "book.all", NULL, all_action);
  gtk_widget_class_install_action (widget_class, "book.remove-focused", NULL,
                                   remove_focused_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "book.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "book.remove-focused",
                                       NULL);
}

static void
begin_list (SvBookPage *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  self->filter = GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
  self->shown = G_LIST_MODEL (gtk_filter_list_model_new (
      g_object_ref (sv_book_model_get_entries (self->model)), g_object_ref (self->filter)));
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_autoptr (GtkSelectionModel) selection =
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (self->shown)));
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, selection);
}

static void
sv_book_page_init (SvBookPage *self)
{
  sv_style_load ("book.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->team_choice);
  sv_drop_down_shorten (self->year_choice);
  sv_drop_down_shorten (self->game_choice);
  self->model = get_model ();
  self->filling = TRUE;
  self->games = sv_game_menu_fill (self->game_choice, TRUE);
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->game_choice), self->games->len > 1);
  begin_list (self);
  fill_choices (self);
  g_signal_connect_object (self->model, "loaded", G_CALLBACK (loaded_cb), self, G_CONNECT_SWAPPED);
  refresh (SV_PAGE (self));
}

GtkWidget *
sv_book_page_new (void)
{
  return g_object_new (SV_TYPE_BOOK_PAGE, NULL);
}

void
sv_book_page_show (SvBookPage *self,
                   const SvGame *game,
                   const char *team,
                   int year,
                   const char *view,
                   const char *search)
{
  g_free (self->team);
  self->team = *team != '\0' ? g_strdup (team) : NULL;
  self->game = game;
  self->year = year;
  gtk_editable_set_text (self->search, search);
  fill_choices (self);
  gtk_stack_set_visible_child_name (self->views, view);
  search_cb (self);
}

gboolean
sv_book_page_get_loading (SvBookPage *self)
{
  return sv_book_model_get_loading (self->model);
}
