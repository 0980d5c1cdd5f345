/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-report.h"

#include "sv-clock-words.h"
#include "sv-match-comments.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

/* Number of lines built at a time while the window waits: about ten milliseconds of work. */
enum { CHUNK = 250 };

/* One line of the report, about one event. Immutable after construction. */
#define SV_TYPE_REPORT_ITEM (sv_report_item_get_type ())
G_DECLARE_FINAL_TYPE (SvReportItem, sv_report_item, SV, REPORT_ITEM, GObject)

struct _SvReportItem {
  GObject parent_instance;

  unsigned index; /* index of the event */
  SvNoteKind kind;
  char *clock, *text, *score; /* time played in the period, what happened, and the score after it */
  char *comment;              /* comment on the step, or NULL */
  gboolean taken_back;        /* TRUE if undone; the line stays until another event replaces it */
};

G_DEFINE_FINAL_TYPE (SvReportItem, sv_report_item, G_TYPE_OBJECT)

struct _SvReport {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  GListStore *items;
  GtkSingleSelection *selection;
  unsigned n_told;   /* number of events whose lines are in items */
  gboolean prepared; /* TRUE after sv_report_prepare () */
  gboolean marking;  /* TRUE while the program, not the user, moves the selection */
  guint idle_id, scroll_id;

  /* Template children */
  GtkWidget *notes, *stack, *list;
};

G_DEFINE_FINAL_TYPE (SvReport, sv_report, GTK_TYPE_WIDGET)

/* --- Lines --- */

static void
sv_report_item_finalize (GObject *object)
{
  SvReportItem *self = SV_REPORT_ITEM (object);

  g_free (self->clock);
  g_free (self->text);
  g_free (self->score);
  g_free (self->comment);
  G_OBJECT_CLASS (sv_report_item_parent_class)->finalize (object);
}

static void
sv_report_item_class_init (SvReportItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_report_item_finalize;
}

static void
sv_report_item_init (SvReportItem *self)
{
}

/* Return the CSS class of a line about a note of @kind. */
static const char *
get_class (SvNoteKind kind)
{
  static const char *const classes[] = { "plain",    "miss", "save", "whistle",
                                         "turnover", "foul", "goal" };

  return classes[kind];
}

/* Create the line of event @i, or return NULL if there is neither a note nor a comment on it. */
static SvReportItem *
make_item (SvMatch *match, unsigned i)
{
  g_autoptr (GPtrArray) lines = sv_match_dup_report (match, i);
  const char *comment = sv_match_get_comment (match, i + 1);
  SvView view;

  if (lines->len == 0 && comment == NULL)
    return NULL;
  SvReportItem *self = g_object_new (SV_TYPE_REPORT_ITEM, NULL);
  self->index = i;
  self->kind = sv_report_lines_kind (lines);
  sv_match_get_view_at (match, i, &view);
  self->clock =
      sv_clock_words_at (&view, sv_history_get_time (sv_match_get_doc (match)->history, i));
  sv_match_get_view_at (match, i + 1, &view);
  const int left = sv_match_get_left (match);
  self->text =
      lines->len > 0 ? sv_report_lines_join (lines, "", " ") : sv_match_dup_step (match, i);
  self->comment = g_strdup (comment);
  /* Translators: the score: goals of the first and of the second team on the scoreboard. */
  self->score = g_strdup_printf (_ ("%d–%d"), view.score[left], view.score[1 - left]);
  return self;
}

/* --- Rows --- */

static GtkWidget *
add_label (GtkWidget *row, const char *name, int width)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, name);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_label_set_width_chars (GTK_LABEL (label), width);
  gtk_label_set_xalign (GTK_LABEL (label), width > 0 ? 1 : 0);
  if (width < 0) {
    gtk_widget_set_hexpand (label, TRUE);
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  }
  gtk_box_append (GTK_BOX (row), label);
  return label;
}

static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *place)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  add_label (row, "clock", 5);
  gtk_box_append (GTK_BOX (row), words);
  add_label (words, "text", -1);
  add_label (words, "comment", -1);
  add_label (row, "tally", 4);
  gtk_list_item_set_child (place, row);
}

static char *
dup_text (const SvReportItem *item)
{
  if (!item->taken_back)
    return g_strdup (item->text);
  /* Translators: %s is what happened, in a sentence or more. */
  return sv_sentence (_ ("Taken back: %s"), item->text);
}

/* Return the line as a text for screen readers. Free with g_free (). */
static char *
dup_label (const SvReportItem *item)
{
  g_autofree char *text = dup_text (item);
  g_autofree char *line =
      /* Translators: a line of the match report for screen readers: what happened, the clock, the
       * score. */
      sv_sentence (_ ("%s At %s, score %s."), text, item->clock, item->score);

  if (item->comment == NULL)
    return g_steal_pointer (&line);
  /* Translators: %1$s is a line of the match report, %2$s what somebody wrote about it. */
  return sv_sentence (_ ("%1$s Comment: %2$s"), line, item->comment);
}

/* Fill a row. Its parent widget, which screen readers focus first, gets the text as its label. */
static void
bind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *place)
{
  const SvReportItem *item = gtk_list_item_get_item (place);
  GtkWidget *row = gtk_list_item_get_child (place), *around = gtk_widget_get_parent (row);
  GtkWidget *clock = gtk_widget_get_first_child (row);
  GtkWidget *words = gtk_widget_get_next_sibling (clock);
  GtkWidget *text = gtk_widget_get_first_child (words);
  GtkWidget *tally = gtk_widget_get_next_sibling (words);
  const char *classes[] = { "report-row", get_class (item->kind),
                            item->taken_back ? "taken-back" : NULL, NULL };
  g_autofree char *sentence = dup_text (item);

  gtk_widget_set_css_classes (row, classes);
  gtk_label_set_text (GTK_LABEL (clock), item->clock);
  sv_label_set_sentence (GTK_LABEL (text), sentence);
  sv_label_show (GTK_LABEL (gtk_widget_get_next_sibling (text)), item->comment);
  gtk_label_set_text (GTK_LABEL (tally), item->score);
  if (around != NULL) {
    g_autofree char *label = dup_label (item);

    sv_widget_set_label (around, label);
  }
}

/* --- The list --- */

static unsigned
index_at (SvReport *self, guint row)
{
  g_autoptr (SvReportItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), row);

  return item->index;
}

/* Return the number of rows whose event is before @event. */
static guint
rows_before (SvReport *self, unsigned event)
{
  guint low = 0, high = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  while (low < high) {
    const guint middle = low + (high - low) / 2;

    if (index_at (self, middle) < event)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static gboolean
scroll_cb (gpointer data)
{
  SvReport *self = data;
  const guint row = gtk_single_selection_get_selected (self->selection);

  self->scroll_id = 0;
  if (row != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", row);
  return G_SOURCE_REMOVE;
}

/* Copy a line with another @taken_back. A new item is needed, since a list row is only updated for
 * another item. */
static SvReportItem *
copy_item (const SvReportItem *item, gboolean taken_back)
{
  SvReportItem *self = g_object_new (SV_TYPE_REPORT_ITEM, NULL);

  self->index = item->index;
  self->kind = item->kind;
  self->clock = g_strdup (item->clock);
  self->text = g_strdup (item->text);
  self->score = g_strdup (item->score);
  self->comment = g_strdup (item->comment);
  self->taken_back = taken_back;
  return self;
}

/* Mark the lines of undone events as taken back, because undo may concern events of the other
 * team. They stay until they are redone or replaced. */
static void
tell_undone (SvReport *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  const guint first = sv_match_get_playback (self->match) == SV_PLAYBACK_UNDONE
                          ? rows_before (self, sv_shown (self->match)->position)
                          : n;

  self->marking = TRUE;
  for (guint row = n; row-- > 0;) {
    g_autoptr (SvReportItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), row);

    if (row < first && !item->taken_back)
      break;
    if (item->taken_back == (row >= first))
      continue;
    g_autoptr (SvReportItem) other = copy_item (item, row >= first);
    g_list_store_splice (self->items, row, 1, (gpointer *)&other, 1);
  }
  self->marking = FALSE;
}

/* Select the line of the event that led to the position shown. */
static void
mark (SvReport *self)
{
  tell_undone (self);
  const guint n = rows_before (self, sv_shown (self->match)->position);
  const guint row = n > 0 ? n - 1 : GTK_INVALID_LIST_POSITION;

  self->marking = TRUE;
  gtk_single_selection_set_selected (self->selection, row);
  self->marking = FALSE;
  /* Scroll when idle, after the list has created its new rows. */
  if (self->scroll_id == 0 && gtk_widget_get_mapped (self->list))
    self->scroll_id = g_idle_add (scroll_cb, self);
}

static void
selected_cb (SvReport *self)
{
  const guint row = gtk_single_selection_get_selected (self->selection);

  if (self->marking || self->match == NULL || row == GTK_INVALID_LIST_POSITION)
    return;
  sv_match_seek (self->match, index_at (self, row) + 1);
}

/* Remove the lines of events from @event on. */
static void
cut (SvReport *self, unsigned event)
{
  const guint keep = rows_before (self, event);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  self->marking = TRUE;
  if (keep < n)
    g_list_store_splice (self->items, keep, n - keep, NULL, 0);
  self->marking = FALSE;
  self->n_told = MIN (self->n_told, event);
}

static void
show_lines (SvReport *self)
{
  gtk_stack_set_visible_child_name (
      GTK_STACK (self->stack),
      g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0 ? "lines" : "empty");
}

/* Build at most CHUNK more lines. Returns TRUE if all lines are built. */
static gboolean
make_lines (SvReport *self)
{
  const unsigned length = sv_match_get_length (self->match);
  const unsigned end = MIN (length, self->n_told + CHUNK);
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (; self->n_told < end; self->n_told++) {
    SvReportItem *item = make_item (self->match, self->n_told);

    if (item == NULL)
      continue;
    g_ptr_array_add (fresh, item);
  }
  self->marking = TRUE;
  g_list_store_splice (self->items, g_list_model_get_n_items (G_LIST_MODEL (self->items)), 0,
                       fresh->pdata, fresh->len);
  self->marking = FALSE;
  show_lines (self);
  return self->n_told == length;
}

static gboolean
idle_cb (gpointer data)
{
  SvReport *self = data;

  if (!make_lines (self))
    return G_SOURCE_CONTINUE;
  self->idle_id = 0;
  mark (self);
  return G_SOURCE_REMOVE;
}

static void
catch_up (SvReport *self)
{
  if (self->idle_id != 0)
    return;
  if (make_lines (self))
    mark (self);
  else
    self->idle_id = g_idle_add_full (G_PRIORITY_LOW, idle_cb, self, NULL);
}

static void
changed_cb (SvReport *self, SvChange change)
{
  if (!self->prepared)
    return;
  /* A new event replaces all that could be redone. */
  if (change == SV_CHANGE_EVENT)
    cut (self, sv_shown (self->match)->position - 1);
  cut (self, sv_match_get_length (self->match));
  catch_up (self);
}

/* Replace the line of a step whose comment has changed; the line may also appear or disappear. */
static void
commented_cb (SvReport *self, guint step)
{
  const guint row = rows_before (self, step - 1);
  const gboolean there = row < g_list_model_get_n_items (G_LIST_MODEL (self->items)) &&
                         index_at (self, row) == step - 1;

  if (step > self->n_told)
    return;
  g_autoptr (SvReportItem) item = make_item (self->match, step - 1);
  self->marking = TRUE;
  g_list_store_splice (self->items, row, there ? 1 : 0, (gpointer *)&item, item != NULL ? 1 : 0);
  self->marking = FALSE;
  show_lines (self);
  mark (self);
}

/* Show the notes on the whole match above the lines. */
static void
named_cb (SvReport *self)
{
  const char *notes = self->match != NULL ? sv_match_get_doc (self->match)->notes : "";

  sv_label_show (GTK_LABEL (self->notes), *notes != '\0' ? notes : NULL);
}

static void
forget_lines (SvReport *self)
{
  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  self->marking = TRUE;
  g_list_store_remove_all (self->items);
  self->marking = FALSE;
  self->n_told = 0;
  self->prepared = FALSE;
}

/* --- The widget --- */

static void
sv_report_map (GtkWidget *widget)
{
  SvReport *self = SV_REPORT (widget);

  GTK_WIDGET_CLASS (sv_report_parent_class)->map (widget);
  sv_report_prepare (self);
  if (self->match != NULL && self->scroll_id == 0)
    self->scroll_id = g_idle_add (scroll_cb, self);
}

static void
sv_report_dispose (GObject *object)
{
  SvReport *self = SV_REPORT (object);

  if (self->items != NULL)
    forget_lines (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, named_cb, self);
  g_clear_object (&self->match);
  if (self->list != NULL)
    gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_REPORT);
  g_clear_object (&self->selection);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (sv_report_parent_class)->dispose (object);
}

static void
sv_report_class_init (SvReportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_report_dispose;
  widget_class->map = sv_report_map;

  gtk_widget_class_set_css_name (widget_class, "report");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-report.ui");
  sv_widget_class_bind (widget_class, SvReport, notes, stack, list);
  sv_widget_class_bind_callbacks (widget_class, setup_row_cb, bind_row_cb);
}

static void
sv_report_init (SvReport *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_set_label (self, _ ("Match report"));
  sv_label_show_cut (GTK_LABEL (self->notes));

  self->items = g_list_store_new (SV_TYPE_REPORT_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (self->selection));
}

void
sv_report_set_match (SvReport *self, SvMatch *match)
{
  forget_lines (self);
  sv_widget_follow_comments (self, self->match, match, G_CALLBACK (commented_cb));
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, named_cb, self);
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (changed_cb));
  if (match != NULL)
    g_signal_connect_object (match, "named", G_CALLBACK (named_cb), self, G_CONNECT_SWAPPED);
  named_cb (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    sv_report_prepare (self);
}

void
sv_report_prepare (SvReport *self)
{
  if (self->match == NULL || self->prepared)
    return;
  self->prepared = TRUE;
  catch_up (self);
}
