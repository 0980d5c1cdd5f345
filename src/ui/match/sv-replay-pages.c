/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-replay-pages.h"

#include "sv-chart-view.h"
#include "sv-match-words.h"
#include "sv-print-report.h"
#include "sv-report-file.h"
#include "sv-report.h"
#include "sv-review-chart.h"
#include "sv-review-report.h"
#include "sv-review-words.h"
#include "sv-sentence.h"
#include "sv-table-view.h"
#include "sv-throw-words.h"
#include "sv-toast.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { LOOK_MS = 150 }; /* milliseconds between updates of the progress bar */

struct _SvReplayPages {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  SvReview *review; /* what is known of the match up to its last event; NULL until it is needed */
  SvReviewChart *line; /* chart of the chance to win; NULL until the analysis is ready */
  guint look_id;
  gboolean renewing; /* TRUE if a new review is going to be made when the program is idle */

  /* Template children */
  GtkStack *stack;
  GtkWidget *header, *report, *why_not, *working, *progress, *again, *known, *keys, *sentences;
  GtkWidget *figures, *keep;
  SvChartView *chart;
};

G_DEFINE_FINAL_TYPE (SvReplayPages, sv_replay_pages, GTK_TYPE_WIDGET)

/* --- Words --- */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  sv_label_set_sentence (GTK_LABEL (label), text);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Append a paragraph. @text: transfer full; NULL appends nothing. */
static void
add_text (GtkWidget *box, char *text)
{
  if (text != NULL)
    gtk_box_append (GTK_BOX (box), new_label (text, NULL));
  g_free (text);
}

static void
add_heading (GtkWidget *box, const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (label, "sv-heading");
  gtk_box_append (GTK_BOX (box), label);
}

/* Append a sentence that, when clicked, shows the position before event @k. @text: transfer
 * full. */
static void
add_moment (GtkWidget *box, unsigned k, char *text)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_label (text, NULL));
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_tooltip_text (button, _ ("Show this moment on the pitch"));
  sv_widget_set_label (button, text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "replay.show");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", k);
  gtk_box_append (GTK_BOX (box), button);
  g_free (text);
}

/* --- Statistics of players --- */

/* Append @table (transfer full). */
static void
add_table (GtkWidget *box, SvSheetTable *table)
{
  GtkWidget *view = sv_table_view_new (NULL);

  gtk_widget_add_css_class (view, "sv-figures");
  sv_table_view_show (SV_TABLE_VIEW (view), table);
  gtk_box_append (GTK_BOX (box), view);
  sv_sheet_table_free (table);
}

/* Append @words with no-break spaces, so that a line never ends between a word and its number. */
static void
append_unbroken (GString *text, const char *words)
{
  g_autoptr (GString) piece = g_string_new (words);

  g_string_replace (piece, " ", "\u00a0", 0);
  g_string_append (text, piece->str);
}

/* Return the counts of a player other than shots as text: "Passes 12 · Free pass 2". Free with
 * g_free (). */
static char *
dup_counts (const SvFigures *figures, const SvPlayerFigures *player)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < figures->n_labels; i++) {
    g_autofree char *heading = sv_review_dup_heading (figures->labels[i]);

    if (player->counts[i] == 0)
      continue;
    /* Translators: what is counted, and how often it was: "Passes 12". */
    g_autofree char *count = sv_sentence (_ ("%s %u"), heading, player->counts[i]);
    append_unbroken (text, count);
    g_string_append (text, " · ");
  }
  g_string_truncate (text, text->len > 0 ? text->len - strlen (" · ") : 0);
  return g_string_free (text, FALSE);
}

/* Add a row for one player, or for a whole team. */
static void
add_player (SvSheetTable *table, SvReview *review, const SvPlayerFigures *player)
{
  const gboolean whole = player->piece < 0 && player->seat == NULL;
  g_autofree char *shots = player->shots + player->goals > 0 ? sv_figures_dup_shots (player) : NULL;
  g_autofree char *counts = dup_counts (review->figures, player);
  GPtrArray *row = g_ptr_array_new ();

  g_ptr_array_add (row,
                   whole ? g_strdup (_ ("Together")) : sv_figures_dup_name (review->match, player));
  g_ptr_array_add (row, g_strdup_printf ("%s%s%s", shots != NULL ? shots : "",
                                         shots != NULL && *counts != '\0' ? " · " : "", counts));
  sv_sheet_table_add_row (table, row);
}

static void
add_players (SvSheetTable *table, SvReview *review, const GArray *players, int side)
{
  for (guint i = 0; i < players->len; i++)
    if (g_array_index (players, SvPlayerFigures, i).side == side)
      add_player (table, review, &g_array_index (players, SvPlayerFigures, i));
}

static SvSheetTable *
make_players (SvReview *review, int side)
{
  const SvFigures *figures = review->figures;
  SvSheetTable *table =
      sv_sheet_table_new (sv_figures_dup_name (review->match, &figures->sides[side]));

  for (unsigned i = 0; i < 2; i++) {
    sv_sheet_table_add_column (table, NULL, 0, i == 1);
    table->columns[i].wraps = true;
  }
  add_player (table, review, &figures->sides[side]);
  add_players (table, review, figures->people, side);
  add_players (table, review, figures->pieces, side);
  return table;
}

static void
fill_players (SvReplayPages *self)
{
  const int left = sv_match_get_left (self->review->match);

  add_heading (self->figures, _ ("Who Did What"));
  add_table (self->figures, make_players (self->review, left));
  add_table (self->figures, make_players (self->review, 1 - left));
}

/* --- Dice --- */

static char *
dup_number (unsigned n)
{
  return g_strdup_printf ("%u", n);
}

/* Make a table of @n rows for one kind of die: the thrower, and how often each face came up. */
static SvSheetTable *
make_dice (SvMatch *match, const SvThrows *throws, guint n)
{
  SvSheetTable *table = sv_sheet_table_new (NULL);

  sv_sheet_table_add_column (table, _ ("Face"), 0, false);
  for (unsigned face = 1; face <= throws->die; face++) {
    g_autofree char *heading = dup_number (face);
    sv_sheet_table_add_column (table, g_intern_string (heading), 0, true);
  }
  for (guint i = 0; i < n; i++) {
    GPtrArray *row = g_ptr_array_new ();
    g_ptr_array_add (row, g_strdup (throws[i].side == SV_THROWS_ALL
                                        ? _ ("Together")
                                        : sv_match_get_team_name (match, throws[i].side)));
    for (unsigned face = 0; face < throws->die; face++)
      g_ptr_array_add (row, dup_number (throws[i].counts[face]));
    sv_sheet_table_add_row (table, row);
  }
  return table;
}

static void
fill_dice (SvReplayPages *self)
{
  SvMatch *match = self->review->match;
  g_autoptr (GArray) throws = sv_throws_count (sv_match_get_doc (match)->history);
  guint n;

  for (guint i = 0; i < throws->len; i += n) {
    const SvThrows *first = &g_array_index (throws, SvThrows, i);
    for (n = 1; i + n < throws->len && first[n].die == first->die;)
      n++;
    g_autofree char *heading = g_strdup_printf (_ ("Dice with %u Faces"), first->die);
    add_heading (self->figures, heading);
    add_table (self->figures, make_dice (match, first, n));
    /* the last entry counts all throws */
    add_text (self->figures, sv_throws_dup_words (&first[n - 1]));
  }
}

/* --- Results of the analysis --- */

/* Append a heading and a choice that the analysis singled out. @text: transfer full; NULL appends
 * nothing. */
static void
add_choice (SvReplayPages *self, const char *heading, const SvNotableChoice *notable, char *text)
{
  if (text == NULL)
    return;
  gtk_box_append (GTK_BOX (self->sentences), new_label (heading, "sv-subheading"));
  add_moment (self->sentences, notable->event, text);
}

static void
fill_analysis_report (SvReplayPages *self)
{
  SvReview *review = self->review;

  self->line = sv_review_chart_new (review);
  g_autofree char *text = sv_review_chart_dup_text (self->line);
  sv_chart_view_show (self->chart, sv_chart_line_paint, &self->line->line, review->match, text);
  for (unsigned i = 0; i < review->n_keys; i++) {
    g_autofree char *key = sv_review_dup_key (review, i);
    add_moment (self->keys, review->keys[i], g_strdup_printf ("%u  %s", i + 1, key));
  }
  add_text (self->sentences, sv_review_dup_luck (review));
  add_text (self->sentences, sv_review_dup_losses (review));
  add_choice (self, _ ("The best choice"), &review->report->best, sv_review_dup_best (review));
  add_choice (self, _ ("The costliest choice"), &review->report->costliest,
              sv_review_dup_costliest (review));
}

/* Show the state of the analysis: running, not yet started, impossible, or its results. */
static void
update (SvReplayPages *self)
{
  const gboolean busy = self->review->work != NULL, known = self->review->report != NULL;
  const char *why_not = sv_review_why_not (self->review);

  sv_label_show (GTK_LABEL (self->why_not), why_not);
  gtk_widget_set_visible (self->working, busy);
  gtk_widget_set_visible (self->again, !busy && !known && why_not == NULL);
  gtk_widget_set_visible (self->known, known);
  gtk_widget_set_visible (self->keep, !busy && why_not == NULL);
  if (!busy)
    g_clear_handle_id (&self->look_id, g_source_remove);
}

static gboolean
look_cb (gpointer data)
{
  SvReplayPages *self = data;

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress),
                                 sv_review_get_progress (self->review));
  return G_SOURCE_CONTINUE;
}

static void
ready_cb (gpointer data, const GError *error)
{
  SvReplayPages *self = data;

  if (error == NULL)
    fill_analysis_report (self);
  update (self);
  if (error == NULL)
    g_signal_emit_by_name (self, "reviewed");
}

static void
work (SvReplayPages *self)
{
  sv_review_work_async (self->review, ready_cb, self);
  if (self->look_id == 0)
    self->look_id = g_timeout_add (LOOK_MS, look_cb, self);
  update (self);
}

/* --- The review: made when it is needed, and again after the match has gone on --- */

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static void
forget (SvReplayPages *self)
{
  g_clear_handle_id (&self->look_id, g_source_remove);
  sv_chart_view_show (self->chart, NULL, NULL, NULL, NULL);
  remove_children (self->keys);
  remove_children (self->sentences);
  remove_children (self->figures);
  gtk_widget_set_visible (self->keep, FALSE); /* its buttons need the review */
  g_clear_pointer (&self->line, sv_review_chart_free);
  g_clear_pointer (&self->review, sv_review_free);
}

/* Make the review if there is none. It looks at the last event too, so it waits until that has been
 * announced. The analysis of a match that is over begins at once. */
static void
prepare (SvReplayPages *self)
{
  if (self->match == NULL || self->review != NULL || sv_match_get_waiting (self->match))
    return;
  self->review = sv_review_new (self->match);
  fill_players (self);
  fill_dice (self);
  if (sv_review_why_not (self->review) == NULL)
    work (self);
  else
    update (self);
}

static gboolean
renew_cb (gpointer data)
{
  SvReplayPages *self = data;

  self->renewing = FALSE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    prepare (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (SvReplayPages *self, SvChange change)
{
  if (change != SV_CHANGE_EVENT)
    return;
  forget (self);
  if (self->renewing || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->renewing = TRUE;
  sv_widget_later (GTK_WIDGET (self), G_PRIORITY_LOW, renew_cb);
}

/* --- Actions --- */

static void
work_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (SV_REPLAY_PAGES (widget)->review != NULL)
    work (SV_REPLAY_PAGES (widget));
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvReplayPages *self = SV_REPLAY_PAGES (widget);

  if (self->review == NULL)
    return;
  sv_review_stop (self->review);
  update (self);
}

static void
show_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_match_seek (SV_REPLAY_PAGES (widget)->match, g_variant_get_uint32 (parameter));
}

static void
chart_cb (GtkGestureClick *gesture, int n, double x, double y, SvReplayPages *self)
{
  const int key = self->line != NULL
                      ? sv_chart_line_key_at (&self->line->line,
                                              gtk_widget_get_width (GTK_WIDGET (self->chart)), x)
                      : -1;

  if (key >= 0)
    sv_match_seek (self->match, self->review->keys[key]);
}

/* --- Saving the report --- */

static void
save_report (GtkWidget *widget, GFile *file)
{
  g_autoptr (SvReviewReport) report = sv_review_report_new (SV_REPLAY_PAGES (widget)->review);

  sv_report_file_save (widget, report, file);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *title = sv_match_dup_title (SV_REPLAY_PAGES (widget)->review->match);

  sv_report_file_ask (widget, title, save_report);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (SvReviewReport) report = sv_review_report_new (SV_REPLAY_PAGES (widget)->review);
  g_autoptr (GBytes) bytes = sv_review_report_write (report, SV_REPORT_TEXT, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  sv_tell (widget, _ ("The report is copied as text."));
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (SvReviewReport) report = sv_review_report_new (SV_REPLAY_PAGES (widget)->review);

  sv_print_report (widget, report);
}

/* --- The widget --- */

static void
sv_replay_pages_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (sv_replay_pages_parent_class)->map (widget);
  prepare (SV_REPLAY_PAGES (widget));
}

static void
sv_replay_pages_dispose (GObject *object)
{
  SvReplayPages *self = SV_REPLAY_PAGES (object);

  if (self->stack != NULL)
    sv_replay_pages_set_match (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_REPLAY_PAGES);
  G_OBJECT_CLASS (sv_replay_pages_parent_class)->dispose (object);
}

static void
sv_replay_pages_class_init (SvReplayPagesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_replay_pages_dispose;
  widget_class->map = sv_replay_pages_map;
  g_signal_new ("reviewed", SV_TYPE_REPLAY_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  sv_types_ensure (SV_TYPE_REPORT, SV_TYPE_CHART_VIEW);
  gtk_widget_class_set_css_name (widget_class, "replaypages");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-replay-pages.ui");
  sv_widget_class_bind (widget_class, SvReplayPages, header, stack, report, why_not, working,
                        progress, again, known, chart, keys, sentences, figures, keep);
  sv_widget_class_bind_callbacks (widget_class, chart_cb);
  gtk_widget_class_install_action (widget_class, "replay.work", NULL, work_action);
  gtk_widget_class_install_action (widget_class, "replay.stop", NULL, stop_action);
  gtk_widget_class_install_action (widget_class, "replay.show", "u", show_action);
  gtk_widget_class_install_action (widget_class, "replay.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "replay.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "replay.print", NULL, print_action);
}

static void
sv_replay_pages_init (SvReplayPages *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("Replay"));
}

void
sv_replay_pages_set_match (SvReplayPages *self, SvMatch *match)
{
  forget (self);
  sv_report_set_match (SV_REPORT (self->report), match);
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (changed_cb));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    prepare (self);
}

SvReview *
sv_replay_pages_get_review (SvReplayPages *self)
{
  return self->review;
}
