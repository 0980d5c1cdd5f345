/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-lab-page.h"

#include <glib/gi18n.h>

#include "sv-chart-bars.h"
#include "sv-chart-table.h"
#include "sv-chart-view.h"
#include "sv-clamp.h"
#include "sv-file-dialogs.h"
#include "sv-games.h"
#include "sv-lab-figures.h"
#include "sv-library.h"
#include "sv-page.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-style.h"
#include "sv-table-view.h"
#include "sv-toast.h"
#include "sv-variant-words.h"
#include "sv-widgets.h"

enum { TELL_EVERY_MS = 250, SECONDS = 60, CHART_WIDTH = 720, CHART_HEIGHT = 300 };

enum { NAMES = 44 }; /* width in millimetres of a column of names on paper */

/* Maximum number of teams in one lab, and of scorers shown. */
enum { MOST_TEAMS = 60, MOST_SCORERS = 24 };

typedef struct {
  unsigned team, figurine;
  guint64 goals, matches;
} Scorer;

struct _SvLabPage {
  GtkBox parent_instance;

  SvLab *lab;          /* the lab that runs the matches; owned */
  GArray *games;       /* array of const SvGame *: the games that the lab can play */
  GPtrArray *teams;    /* array of SvLibraryItem: teams that the user can choose from */
  GPtrArray *variants; /* array of SvLibraryItem: variants that the user can choose from */
  GArray *bots;        /* array of const SvBot *: computer players that can play the chosen game */
  SvChartBars bars;    /* data of the chart */
  guint ticking;       /* id of the timeout source that shows progress, or 0 */
  GBytes *leaving;     /* contents of the file to be saved, or NULL */

  /* Template children */
  GtkDropDown *game;
  GtkDropDown *first;
  GtkDropDown *second;
  GtkDropDown *variant;
  GtkDropDown *players[2];
  GtkSpinButton *matches;
  GtkProgressBar *progress;
  GtkWidget *results;
  GtkLabel *words;
  SvChartView *chart;
  SvTableView *table;
  GtkWidget *scorers_title;
  SvTableView *scorers;
  GtkLabel *source;
  GtkWidget *own_teams;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvLabPage,
                               sv_lab_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- Choices of the user --- */

static const SvGame *
get_game (SvLabPage *self)
{
  return g_array_index (self->games, const SvGame *, gtk_drop_down_get_selected (self->game));
}

static gpointer
get_selected (GtkDropDown *drop_down, GPtrArray *list)
{
  const guint i = gtk_drop_down_get_selected (drop_down);

  return i < list->len ? list->pdata[i] : NULL;
}

static const SvBot *
get_player (SvLabPage *self, unsigned side)
{
  return g_array_index (self->bots, const SvBot *,
                        gtk_drop_down_get_selected (self->players[side]));
}

static void
fill_teams (SvLabPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) others = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->teams->len; i++) {
    const SvLibraryItem *item = self->teams->pdata[i];
    gtk_string_list_append (names, sv_team_doc_name (item->team, 0));
    gtk_string_list_append (others, sv_team_doc_name (item->team, 0));
  }
  gtk_string_list_append (others, _ ("Every team against every other"));
  gtk_drop_down_set_model (self->first, G_LIST_MODEL (names));
  gtk_drop_down_set_model (self->second, G_LIST_MODEL (others));
  gtk_drop_down_set_selected (self->second, MIN (1, self->teams->len));
}

/* "Every team against every other" needs no first team, so its drop-down is disabled then. */
static void
second_cb (SvLabPage *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->first),
                            gtk_drop_down_get_selected (self->second) != self->teams->len);
}

static void
fill_variants (SvLabPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->variants->len; i++) {
    const SvLibraryItem *item = self->variants->pdata[i];
    gtk_string_list_append (names, sv_variant_words_name (item->variant));
  }
  gtk_drop_down_set_model (self->variant, G_LIST_MODEL (names));
}

static void
fill_players (SvLabPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint usual = 0;

  g_array_set_size (self->bots, 0);
  for (const SvBot *const *bot = sv_bots (); *bot != NULL; bot++) {
    if ((*bot)->level == 0 || !(*bot)->plays (get_game (self)))
      continue;
    usual = g_str_equal ((*bot)->id, "club") ? self->bots->len : usual;
    g_array_append_val (self->bots, *bot);
    gtk_string_list_append (titles, _ ((*bot)->title));
  }
  for (unsigned side = 0; side < 2; side++) {
    gtk_drop_down_set_model (self->players[side], G_LIST_MODEL (titles));
    gtk_drop_down_set_selected (self->players[side], usual);
  }
}

/* Use @teams (transfer full). @folder: the folder that they come from, or NULL for the library. */
static void
take_teams (SvLabPage *self, GPtrArray *teams, const char *folder)
{
  const unsigned long n = teams->len;
  g_autofree char *text = folder != NULL
                              ? sv_sentence (ngettext ("%1$lu team of the folder “%2$s”",
                                                       "%1$lu teams of the folder “%2$s”", n),
                                             n, folder)
                              : g_strdup (_ ("The built-in teams and your own"));

  g_clear_pointer (&self->teams, g_ptr_array_unref);
  self->teams = teams;
  gtk_label_set_text (self->source, text);
  gtk_widget_set_visible (self->own_teams, folder != NULL);
  fill_teams (self);
}

static void
game_cb (SvLabPage *self)
{
  g_clear_pointer (&self->variants, g_ptr_array_unref);
  self->variants = sv_library_items (get_game (self), SV_DOCUMENT_VARIANT);
  take_teams (self, sv_library_items (get_game (self), SV_DOCUMENT_TEAM), NULL);
  fill_variants (self);
  fill_players (self);
}

/* --- Teams of a folder --- */

typedef struct {
  SvLabPage *page; /* owned reference */
  const SvGame *game;
  char *name; /* name of the folder, for messages */
} Reading;

static void
reading_free (Reading *reading)
{
  g_object_unref (reading->page);
  g_free (reading->name);
  g_free (reading);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

/* Return why @teams cannot be used, as a sentence to free with g_free (), or NULL if they can. */
static char *
refuse (const Reading *reading, GPtrArray *teams)
{
  if (teams->len < 2)
    return sv_sentence (_ ("The lab needs two teams of %1$s; the folder “%2$s” has %3$u."),
                        _ (reading->game->title), reading->name, teams->len);
  if (teams->len > MOST_TEAMS)
    return sv_sentence (_ ("At most %1$d teams can play; the folder “%2$s” has %3$u."), MOST_TEAMS,
                        reading->name, teams->len);
  return NULL;
}

static void
folder_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Reading) reading = data;
  SvLabPage *self = reading->page;
  guint n_damaged;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) teams = sv_library_read_folder_finish (result, &n_damaged, &error);
  g_autofree char *why = teams != NULL ? refuse (reading, teams) : g_strdup (error->message);

  if (self->games == NULL || get_game (self) != reading->game)
    return;
  if (why != NULL) {
    sv_tell (GTK_WIDGET (self), why);
    return;
  }
  take_teams (self, g_steal_pointer (&teams), reading->name);
  gtk_drop_down_set_selected (self->second, self->teams->len);
  if (n_damaged > 0) {
    g_autofree char *text =
        g_strdup_printf (ngettext ("%u damaged file of the folder was left out.",
                                   "%u damaged files of the folder were left out.", n_damaged),
                         n_damaged);
    sv_tell (GTK_WIDGET (self), text);
  }
}

/* Return what the user calls a folder: the one of the own teams is a page of the program. */
static char *
dup_folder_name (const char *path)
{
  g_autofree char *own = sv_library_kind_folder (SV_DOCUMENT_TEAM);

  return g_str_equal (path, own) ? g_strdup (_ ("Teams and Cards"))
                                 : g_filename_display_basename (path);
}

static void
read_folder (GtkWidget *widget, GFile *folder)
{
  SvLabPage *self = SV_LAB_PAGE (widget);
  g_autofree char *path = g_file_get_path (folder);
  Reading *reading;

  if (path == NULL) {
    sv_tell (widget, _ ("Only a folder on this computer can be read."));
    return;
  }
  reading = g_new (Reading, 1);
  *reading = (Reading){ g_object_ref (self), get_game (self), dup_folder_name (path) };
  sv_library_read_folder_async (path, reading->game, SV_DOCUMENT_TEAM, folder_read_cb, reading);
}

static void
read_folder_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) folder = g_file_new_for_path (g_variant_get_string (parameter, NULL));

  read_folder (widget, folder);
}

/* Choose a game and let all the user's own teams of it play each other. */
static void
club_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLabPage *self = SV_LAB_PAGE (widget);
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  g_autofree char *own = sv_library_kind_folder (SV_DOCUMENT_TEAM);
  g_autoptr (GFile) folder = g_file_new_for_path (own);

  for (guint i = 0; i < self->games->len; i++)
    if (g_array_index (self->games, const SvGame *, i) == game)
      gtk_drop_down_set_selected (self->game, i);
  read_folder (widget, folder);
}

static void
choose_folder_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_file_dialogs_choose_folder (widget, _ ("Choose a Folder of Teams"), _ ("_Choose"),
                                 read_folder);
}

static void
own_teams_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLabPage *self = SV_LAB_PAGE (widget);

  take_teams (self, sv_library_items (get_game (self), SV_DOCUMENT_TEAM), NULL);
}

/* --- Results --- */

static void
fill_bars (SvLabPage *self, const SvLabPair *pair)
{
  self->bars = (SvChartBars){ .names = { sv_lab_get_name (self->lab, pair->teams[0]),
                                         sv_lab_get_name (self->lab, pair->teams[1]) } };
  for (guint i = 0; i < pair->tally->scores->len; i++) {
    const SvScoreCount *score = &g_array_index (pair->tally->scores, SvScoreCount, i);
    const int lead = (int)score->goals[0] - (int)score->goals[1];
    self->bars.shares[CLAMP (lead, -SV_CHART_MOST_LEAD, SV_CHART_MOST_LEAD) + SV_CHART_MOST_LEAD] +=
        (double)score->n / (double)pair->tally->matches;
  }
}

/* Return wins, draws and losses of one team of @pair (@side 0 or 1) as text. Free with g_free
 * (). */
static char *
dup_ends (const SvLabPair *pair, unsigned side)
{
  return g_strdup_printf ("%u–%u–%u", (unsigned)pair->tally->wins[side],
                          (unsigned)pair->tally->draws, (unsigned)pair->tally->wins[1 - side]);
}

/* Make the table of all teams: each cell has the wins, draws and losses of the row's team against
 * the column's. */
static SvSheetTable *
make_ends (SvLab *lab)
{
  const unsigned n = sv_lab_get_n_teams (lab);
  SvSheetTable *table = sv_sheet_table_new (NULL);

  /* Translators: in the corner of the table: the meaning of the three numbers in each cell. */
  sv_sheet_table_add_column (table, _ ("won–drawn–lost"), NAMES, false);
  for (unsigned i = 0; i < n; i++) {
    sv_sheet_table_add_column (table, sv_lab_get_name (lab, i), 0, true);
    table->columns[i + 1].centred = true;
  }
  for (unsigned i = 0; i < n; i++) {
    GPtrArray *row = g_ptr_array_new ();

    g_ptr_array_add (row, g_strdup (sv_lab_get_name (lab, i)));
    while (row->len < table->n_columns)
      g_ptr_array_add (row, g_strdup (""));
    sv_sheet_table_add_row (table, row);
  }
  for (unsigned i = 0; i < sv_lab_get_n_pairs (lab); i++) {
    const SvLabPair *pair = sv_lab_get_pair (lab, i);
    for (unsigned side = 0; side < 2; side++) {
      char **cell = (char **)table->rows->pdata[pair->teams[side]] + pair->teams[1 - side] + 1;
      g_free (*cell);
      *cell = dup_ends (pair, side);
    }
  }
  return table;
}

static int
compare_scorers (gconstpointer a, gconstpointer b)
{
  const Scorer *one = a, *other = b;

  if (one->goals != other->goals)
    return one->goals > other->goals ? -1 : 1;
  return one->team != other->team ? (int)one->team - (int)other->team
                                  : (int)one->figurine - (int)other->figurine;
}

/* Return all players who scored, sorted by goals in descending order (transfer full). */
static GArray *
find_scorers (SvLabPage *self)
{
  GArray *scorers = g_array_new (FALSE, FALSE, sizeof (Scorer));

  for (unsigned team = 0; team < sv_lab_get_n_teams (self->lab); team++)
    for (unsigned i = 0; i < sv_lab_get_n_figurines (self->lab, team); i++) {
      Scorer scorer = { .team = team, .figurine = i };
      scorer.goals = sv_lab_get_goals (self->lab, team, i, &scorer.matches);
      if (scorer.goals > 0)
        g_array_append_val (scorers, scorer);
    }
  g_array_sort (scorers, compare_scorers);
  return scorers;
}

static SvSheetTable *
make_scorers (SvLab *lab, const GArray *scorers)
{
  SvSheetTable *table = sv_sheet_table_new (NULL);

  for (unsigned i = 0; i < 4; i++) {
    sv_sheet_table_add_column (table, NULL, NAMES, i >= 2);
    table->columns[i].faint = i % 2 == 1;
  }
  for (guint i = 0; i < MIN (scorers->len, MOST_SCORERS); i++) {
    const Scorer *scorer = &g_array_index (scorers, Scorer, i);
    GPtrArray *row = g_ptr_array_new ();

    g_ptr_array_add (row, g_strdup (sv_lab_get_figurine (lab, scorer->team, scorer->figurine)));
    g_ptr_array_add (row, g_strdup (sv_lab_get_name (lab, scorer->team)));
    g_ptr_array_add (row, g_strdup_printf ("%" G_GUINT64_FORMAT, scorer->goals));
    g_ptr_array_add (
        row, g_strdup_printf (_ ("%.2f a match"), (double)scorer->goals / (double)scorer->matches));
    sv_sheet_table_add_row (table, row);
  }
  return table;
}

static void
show_tables (SvLabPage *self)
{
  g_autoptr (GArray) scorers = find_scorers (self);
  g_autoptr (SvSheetTable) names = make_scorers (self->lab, scorers);
  g_autoptr (SvSheetTable) ends = make_ends (self->lab);

  gtk_widget_set_visible (self->scorers_title, scorers->len > 0);
  sv_table_view_show (self->scorers, names);
  sv_table_view_show (self->table, ends);
}

static void
show_progress (SvLabPage *self)
{
  const int left = sv_lab_get_seconds_left (self->lab);
  const double done = sv_lab_get_done (self->lab);
  g_autofree char *text = NULL;

  if (!sv_lab_is_running (self->lab))
    text = done < 1 ? g_strdup (_ ("Stopped.")) : g_strdup (_ ("All matches have been played."));
  else if (left < 0)
    text = g_strdup (_ ("The first match is being played."));
  else
    text = left < SECONDS
               ? g_strdup_printf (ngettext ("%d second left", "%d seconds left", left), left)
               : g_strdup_printf (ngettext ("%d minute left", "%d minutes left", left / SECONDS),
                                  left / SECONDS);
  gtk_progress_bar_set_fraction (self->progress, CLAMP (done, 0, 1));
  gtk_progress_bar_set_text (self->progress, text);
}

static void
show_actions (SvLabPage *self)
{
  const gboolean runs = sv_lab_is_running (self->lab);
  const gboolean one = sv_lab_get_n_pairs (self->lab) == 1;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lab.play", !runs);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lab.stop", runs);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lab.save",
                                 gtk_widget_get_visible (self->results));
  gtk_widget_set_visible (GTK_WIDGET (self->chart), one);
  gtk_widget_set_visible (GTK_WIDGET (self->words), one);
  gtk_widget_set_visible (GTK_WIDGET (self->table), !one);
}

static void
changed (gpointer data)
{
  SvLabPage *self = data;
  const unsigned n = sv_lab_get_n_pairs (self->lab);
  g_autofree char *words = n > 0 ? sv_lab_dup_words (self->lab, 0) : NULL;

  gtk_widget_set_visible (self->results, words != NULL);
  show_progress (self);
  show_actions (self);
  if (words == NULL)
    return;
  show_tables (self);
  if (n > 1)
    return;
  sv_label_set_sentence (self->words, words);
  fill_bars (self, sv_lab_get_pair (self->lab, 0));
  sv_chart_view_show (self->chart, sv_chart_bars_paint, &self->bars, NULL, words);
}

static gboolean
tick_cb (gpointer data)
{
  SvLabPage *self = data;

  show_progress (self);
  if (sv_lab_is_running (self->lab))
    return G_SOURCE_CONTINUE;
  self->ticking = 0;
  return G_SOURCE_REMOVE;
}

/* --- Actions --- */

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLabPage *self = SV_LAB_PAGE (widget);
  sv_widget_take_number (widget);
  const SvLibraryItem *first = get_selected (self->first, self->teams);
  const SvLibraryItem *second = get_selected (self->second, self->teams);
  const SvLibraryItem *variant = get_selected (self->variant, self->variants);
  const SvBot *const players[2] = { get_player (self, 0), get_player (self, 1) };
  g_autoptr (GPtrArray) teams = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  if (second != NULL) {
    g_ptr_array_add (teams, first->team);
    g_ptr_array_add (teams, second->team);
  }
  for (guint i = 0; second == NULL && i < self->teams->len; i++)
    g_ptr_array_add (teams, ((SvLibraryItem *)self->teams->pdata[i])->team);
  if (!sv_lab_start (self->lab, variant->variant, teams, players,
                     (guint64)gtk_spin_button_get_value_as_int (self->matches), &error))
    sv_tell (widget, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), error == NULL);
  changed (self);
  if (self->ticking == 0)
    self->ticking = g_timeout_add (TELL_EVERY_MS, tick_cb, self);
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_lab_stop (SV_LAB_PAGE (widget)->lab);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvLabPage) self = data;
  g_autoptr (GError) error = NULL;

  sv_tell (GTK_WIDGET (self),
           sv_save_finish (result, NULL, &error) ? _ ("The figures are saved.") : error->message);
}

static void
save_to (GtkWidget *widget, GFile *file)
{
  SvLabPage *self = SV_LAB_PAGE (widget);
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    sv_tell (widget, _ ("It can only be saved in a file on this computer."));
  else
    sv_save_async (path, self->leaving, NULL, saved_cb, g_object_ref (self));
}

static GBytes *
make_table (SvLabPage *self, const SvTheme *theme, SvChartFormat format)
{
  g_autoptr (SvSheetTable) ends = make_ends (self->lab);
  const unsigned n = ends->rows->len;
  g_autofree const char **names = g_new0 (const char *, n);
  g_autofree const char **cells = g_new0 (const char *, (gsize)n *n);
  double w, h;

  for (unsigned row = 0; row < n; row++) {
    char *const *words = ends->rows->pdata[row];
    names[row] = words[0];
    for (unsigned column = 0; column < n; column++)
      cells[row * n + column] = *words[column + 1] != '\0' ? words[column + 1] : NULL;
  }
  const SvChartTable table = { n, names, cells };
  sv_chart_table_size (&table, &w, &h);
  return sv_chart_write (sv_chart_table_paint, &table, theme, w, h, format);
}

static GBytes *
make_picture (SvLabPage *self, SvChartFormat format)
{
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, NULL, NULL);
  if (sv_lab_get_n_pairs (self->lab) > 1)
    return make_table (self, &theme, format);
  return sv_chart_write (sv_chart_bars_paint, &self->bars, &theme, CHART_WIDTH, CHART_HEIGHT,
                         format);
}

/* A file format that results can be saved in, by the parameter of the action lab.save. */
typedef struct {
  const char *format;
  SvFileKind kind;
  char *(*figures) (SvLab *); /* NULL if the format is a picture, of the kind @picture */
  SvChartFormat picture;
} Leaving;

static const Leaving leavings[] = {
  { "csv", { N_ ("Tables (CSV)"), ".csv", "text/csv" }, sv_lab_dup_csv },
  { "scorers", { N_ ("Tables (CSV)"), ".csv", "text/csv" }, sv_lab_dup_scorers_csv },
  { "json", { N_ ("Figures (JSON)"), ".json", "application/json" }, sv_lab_dup_json },
  { "png", { N_ ("Pictures (PNG)"), ".png", "image/png" }, NULL, SV_CHART_PNG },
  { "pdf", { N_ ("Documents (PDF)"), ".pdf", "application/pdf" }, NULL, SV_CHART_PDF },
};

/* Store the results in the given format before the file dialog opens, since they may change
 * meanwhile. */
static const Leaving *
take_figures (SvLabPage *self, const char *format)
{
  unsigned i = 0;

  while (i + 1 < G_N_ELEMENTS (leavings) && !g_str_equal (leavings[i].format, format))
    i++;
  g_clear_pointer (&self->leaving, g_bytes_unref);
  if (leavings[i].figures == NULL) {
    self->leaving = make_picture (self, leavings[i].picture);
  } else {
    char *text = leavings[i].figures (self->lab);
    self->leaving = g_bytes_new_take (text, strlen (text));
  }
  return &leavings[i];
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvLabPage *self = SV_LAB_PAGE (widget);
  const SvFileKind *kind = &take_figures (self, g_variant_get_string (parameter, NULL))->kind;
  g_autofree char *proposed = g_strconcat (_ ("Lab"), kind->suffix, NULL);

  sv_file_dialogs_save (widget, _ ("Save the Figures"), _ ("Save"), kind, NULL, proposed, save_to);
}

/* Like save_action (), but to a given path without a dialog. */
static void
save_to_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *format, *path;

  g_variant_get (parameter, "(&s&s)", &format, &path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  take_figures (SV_LAB_PAGE (widget), format);
  save_to (widget, file);
}

/* --- The page --- */

static void
leave (SvPage *page)
{
  sv_lab_stop (SV_LAB_PAGE (page)->lab);
}

static void
page_init (SvPageInterface *iface)
{
  iface->name = "lab";
  iface->title = N_ ("Lab");
  iface->passing = TRUE;
  iface->leave = leave;
}

static void
sv_lab_page_dispose (GObject *object)
{
  SvLabPage *self = SV_LAB_PAGE (object);

  g_clear_handle_id (&self->ticking, g_source_remove);
  g_clear_pointer (&self->lab, sv_lab_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_LAB_PAGE);
  G_OBJECT_CLASS (sv_lab_page_parent_class)->dispose (object);
}

static void
sv_lab_page_finalize (GObject *object)
{
  SvLabPage *self = SV_LAB_PAGE (object);

  g_array_unref (self->games);
  g_ptr_array_unref (self->teams);
  g_ptr_array_unref (self->variants);
  g_array_unref (self->bots);
  g_clear_pointer (&self->leaving, g_bytes_unref);
  G_OBJECT_CLASS (sv_lab_page_parent_class)->finalize (object);
}

static void
sv_lab_page_class_init (SvLabPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_lab_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_lab_page_finalize;
  sv_types_ensure (SV_TYPE_CHART_VIEW, SV_TYPE_CLAMP, SV_TYPE_TABLE_VIEW);
  sv_widget_class_set_template (widget_class, "sv-lab-page.ui");
  sv_widget_class_bind (widget_class, SvLabPage, game, first, second, variant, matches, progress,
                        results, words, chart, table, scorers_title, scorers, source, own_teams);
  sv_widget_class_bind_array (widget_class, SvLabPage, players);
  sv_widget_class_bind_callbacks (widget_class, second_cb, game_cb);
  gtk_widget_class_install_action (widget_class, "lab.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "lab.stop", NULL, stop_action);
  gtk_widget_class_install_action (widget_class, "lab.save", "s", save_action);
  gtk_widget_class_install_action (widget_class, "lab.save-to", "(ss)", save_to_action);
  gtk_widget_class_install_action (widget_class, "lab.choose-folder", NULL, choose_folder_action);
  gtk_widget_class_install_action (widget_class, "lab.read-folder", "s", read_folder_action);
  gtk_widget_class_install_action (widget_class, "lab.club", "s", club_action);
  gtk_widget_class_install_action (widget_class, "lab.own-teams", NULL, own_teams_action);
}

static void
sv_lab_page_init (SvLabPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  self->lab = sv_lab_new (changed, self);
  self->bots = g_array_new (FALSE, FALSE, sizeof (SvBot *));
  self->games = g_array_new (FALSE, FALSE, sizeof (SvGame *));
  for (const SvGame *const *game = sv_games (); *game != NULL; game++)
    if ((*game)->offered && sv_game_has_evaluation (*game)) {
      g_array_append_val (self->games, *game);
      gtk_string_list_append (titles, _ ((*game)->title));
    }
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->game, G_LIST_MODEL (titles));
  for (unsigned i = 0; i < 2; i++)
    sv_drop_down_shorten (self->players[i]);
  sv_drop_down_shorten (self->first);
  sv_drop_down_shorten (self->second);
  sv_drop_down_shorten (self->variant);
  changed (self);
}
