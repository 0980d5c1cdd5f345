/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-season-page.h"

#include "sv-clamp.h"
#include "sv-library.h"
#include "sv-season.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-table-view.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvSeasonPage {
  GtkBox parent_instance;

  /* Owned */
  SvSeason *season;
  GPtrArray *paths; /* files to search (char *); the first n_read of them have been read */
  guint n_read, read_id;

  /* Template children */
  GtkWidget *nothing, *known;
  GtkLabel *sum;
  SvTableView *opponents, *scorers;
  GtkListBox *matches;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvSeasonPage,
                               sv_season_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- Sums --- */

/* Return a line like "5 played: 3 won, 1 drawn, 1 lost; goals 14–9." (transfer full). */
static char *
dup_sum (const SvSeasonSum *sum)
{
  return g_strdup_printf (_ ("%1$u played: %2$u won, %3$u drawn, %4$u lost; goals %5$d–%6$d."),
                          sum->played, sum->won, sum->drawn, sum->lost, sum->goals[0],
                          sum->goals[1]);
}

/* Create an empty table with a column of names and a column of texts. */
static SvSheetTable *
new_table (void)
{
  enum { WIDTH = 60 }; /* width that both columns ask for; their texts wrap */
  SvSheetTable *table = sv_sheet_table_new (NULL);

  for (unsigned i = 0; i < 2; i++) {
    sv_sheet_table_add_column (table, NULL, WIDTH, false);
    table->columns[i].wraps = true;
  }
  return table;
}

/* Append a row to @table. @text: transfer full. */
static void
add_row (SvSheetTable *table, const char *name, char *text)
{
  GPtrArray *row = g_ptr_array_new ();

  g_ptr_array_add (row, g_strdup (name));
  g_ptr_array_add (row, text);
  sv_sheet_table_add_row (table, row);
}

static void
show_opponents (SvSeasonPage *self)
{
  g_autoptr (GArray) opponents = sv_season_opponents (self->season);
  g_autoptr (SvSheetTable) table = new_table ();

  for (guint i = 0; i < opponents->len; i++) {
    const char *name = g_array_index (opponents, SvSeasonCount, i).name;
    const SvSeasonSum sum = sv_season_sum (self->season, name);

    add_row (table, name, dup_sum (&sum));
  }
  sv_table_view_show (self->opponents, table);
}

static void
show_scorers (SvSeasonPage *self)
{
  g_autoptr (GArray) scorers = sv_season_scorers (self->season);
  g_autoptr (SvSheetTable) table = new_table ();

  for (guint i = 0; i < scorers->len; i++) {
    const SvSeasonCount *scorer = &g_array_index (scorers, SvSeasonCount, i);

    add_row (table, scorer->name,
             g_strdup_printf (ngettext ("%u goal", "%u goals", scorer->n), scorer->n));
  }
  sv_table_view_show (self->scorers, table);
}

static void
show_sums (SvSeasonPage *self)
{
  const SvSeasonSum sum = sv_season_sum (self->season, NULL);
  g_autofree char *text = dup_sum (&sum);

  gtk_label_set_text (self->sum, text);
  show_opponents (self);
  show_scorers (self);
}

/* --- Matches --- */

/* Store in the settings whether the user left out @match. */
static void
keep_choice (SvSeasonPage *self, const SvSeasonMatch *match)
{
  g_auto (GStrv) before = g_settings_get_strv (sv_settings (), "season-left-out");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (unsigned i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], match->path))
      g_strv_builder_add (builder, before[i]);
  if (match->left_out)
    g_strv_builder_add (builder, match->path);
  g_auto (GStrv) now = g_strv_builder_end (builder);
  g_settings_set_strv (sv_settings (), "season-left-out", (const char *const *)now);
}

static void
counts_cb (GtkCheckButton *check, GParamSpec *pspec, SvSeasonPage *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (check), GTK_TYPE_LIST_BOX_ROW);
  SvSeasonMatch *match = g_ptr_array_index (
      self->season->matches, (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));

  match->left_out = !gtk_check_button_get_active (check);
  keep_choice (self, match);
  show_sums (self);
}

/* Return the day of the match, or the name of its file if the day is unknown (transfer full). */
static char *
dup_when (const SvSeasonMatch *match)
{
  g_autoptr (GDateTime) made =
      match->created != NULL ? g_date_time_new_from_iso8601 (match->created, NULL) : NULL;
  g_autoptr (GDateTime) here = made != NULL ? g_date_time_to_local (made) : NULL;

  return here != NULL ? g_date_time_format (here, "%x") : g_path_get_basename (match->path);
}

static void
add_match (SvSeasonPage *self, const SvSeasonMatch *match)
{
  g_autofree char *name = dup_when (match);
  g_autofree char *label = sv_sentence (_ ("%1$s, %2$d–%3$d (%4$s)"), match->opponent,
                                        match->goals[0], match->goals[1], name);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *words = gtk_label_new (NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  sv_label_set_sentence (GTK_LABEL (words), label);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), words);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), !match->left_out);
  sv_widget_set_label (check, label);
  sv_widget_set_label (row, label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), check);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  g_signal_connect_object (check, "notify::active", G_CALLBACK (counts_cb), self, 0);
  gtk_list_box_append (self->matches, row);
}

/* Read one more file in an idle callback: a match takes a few milliseconds, a competition
 * somewhat longer. */
static gboolean
read_cb (gpointer data)
{
  SvSeasonPage *self = data;
  g_auto (GStrv) left_out = g_settings_get_strv (sv_settings (), "season-left-out");
  const guint n = self->season->matches->len;

  if (self->n_read < self->paths->len) {
    sv_season_add_file (self->season, g_ptr_array_index (self->paths, self->n_read++),
                        (const char *const *)left_out);
    for (guint i = n; i < self->season->matches->len; i++)
      add_match (self, g_ptr_array_index (self->season->matches, i));
    return G_SOURCE_CONTINUE;
  }
  show_sums (self);
  gtk_widget_set_visible (self->known, n > 0);
  gtk_widget_set_visible (self->nothing, n == 0);
  self->read_id = 0;
  return G_SOURCE_REMOVE;
}

/* --- The page --- */

static char *
dup_subtitle (SvPage *page)
{
  return g_strdup (SV_SEASON_PAGE (page)->season->team);
}

static char *
dup_action (SvPage *page)
{
  const SvSeason *season = SV_SEASON_PAGE (page)->season;

  return g_action_print_detailed_name ("win.season",
                                       g_variant_new ("(ss)", season->game->id, season->team));
}

static void
page_init (SvPageInterface *iface)
{
  iface->dup_action = dup_action;
  iface->name = "season";
  iface->title = N_ ("Season");
  iface->dup_subtitle = dup_subtitle;
  iface->passing = TRUE;
}

static void
sv_season_page_dispose (GObject *object)
{
  SvSeasonPage *self = SV_SEASON_PAGE (object);

  g_clear_handle_id (&self->read_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_SEASON_PAGE);
  g_clear_pointer (&self->season, sv_season_free);
  g_clear_pointer (&self->paths, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_season_page_parent_class)->dispose (object);
}

static void
sv_season_page_class_init (SvSeasonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_season_page_dispose;
  sv_types_ensure (SV_TYPE_CLAMP, SV_TYPE_TABLE_VIEW);
  sv_widget_class_set_template (widget_class, "sv-season-page.ui");
  sv_widget_class_bind (widget_class, SvSeasonPage, nothing, known, sum, opponents, scorers,
                        matches);
}

static void
sv_season_page_init (SvSeasonPage *self)
{
  g_autoptr (SvSheetTable) empty = new_table ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* Show a table with one empty row first: GTK asks a hidden grid only once how it is measured
   * (its request mode), and without rows it would answer that its height does not depend on its
   * width. */
  add_row (empty, "", g_strdup (""));
  sv_table_view_show (self->opponents, empty);
  sv_table_view_show (self->scorers, empty);
}

GtkWidget *
sv_season_page_new (const SvGame *game, const char *team, GPtrArray *paths)
{
  SvSeasonPage *self = g_object_new (SV_TYPE_SEASON_PAGE, NULL);

  self->season = sv_season_new (game, team);
  self->paths = paths;
  self->read_id = g_idle_add_full (G_PRIORITY_LOW, read_cb, self, NULL);
  return GTK_WIDGET (self);
}
