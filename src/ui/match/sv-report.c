/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-report.h"

#include "sv-match-look.h"
#include "sv-report-item.h"
#include "sv-report-row.h"

#include <glib/gi18n.h>

/* Lines made at a time while the window waits: about ten milliseconds. */
enum { CHUNK = 250 };

struct _SvReport {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  GListStore *items;
  GtkSingleSelection *selection;
  GArray *goals;     /* of guint */
  unsigned n_told;   /* kept events whose lines are in items */
  gboolean prepared; /* somebody wants the lines */
  gboolean marking;  /* the selection is moved by the match, not by a person */
  guint idle_id, scroll_id;

  /* Template children */
  GtkWidget *header, *title, *stack, *list;
};

G_DEFINE_FINAL_TYPE (SvReport, sv_report, GTK_TYPE_WIDGET)

enum { SIGNAL_GOALS_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static unsigned
index_at (SvReport *self, guint row)
{
  g_autoptr (SvReportItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), row);

  return sv_report_item_get_index (item);
}

/* The number of rows whose event is before `event`. */
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

/* Mark the line of the event that led to the position. */
static void
mark (SvReport *self)
{
  const guint n = rows_before (self, sv_match_get_position (self->match));
  const guint row = n > 0 ? n - 1 : GTK_INVALID_LIST_POSITION;

  self->marking = TRUE;
  gtk_single_selection_set_selected (self->selection, row);
  self->marking = FALSE;
  /* The list must have its new rows before it can go there. */
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

/* Forget the lines of events from `event` on. */
static void
cut (SvReport *self, unsigned event)
{
  const guint keep = rows_before (self, event);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  self->marking = TRUE;
  if (keep < n)
    g_list_store_splice (self->items, keep, n - keep, NULL, 0);
  self->marking = FALSE;
  while (self->goals->len > 0 && g_array_index (self->goals, guint, self->goals->len - 1) > event)
    g_array_set_size (self->goals, self->goals->len - 1);
  self->n_told = MIN (self->n_told, event);
}

/* Make at most CHUNK more lines; TRUE if that was all. */
static gboolean
make_lines (SvReport *self)
{
  const unsigned length = sv_match_get_length (self->match);
  const unsigned end = MIN (length, self->n_told + CHUNK);
  const guint n_goals = self->goals->len;
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);

  for (; self->n_told < end; self->n_told++) {
    SvReportItem *item = sv_report_item_new (self->match, self->n_told);

    if (item == NULL)
      continue;
    g_ptr_array_add (fresh, item);
    if (sv_report_item_get_kind (item) == SV_NOTE_GOAL) {
      const guint position = self->n_told + 1;
      g_array_append_val (self->goals, position);
    }
  }
  self->marking = TRUE;
  g_list_store_splice (self->items, g_list_model_get_n_items (G_LIST_MODEL (self->items)), 0,
                       fresh->pdata, fresh->len);
  self->marking = FALSE;
  gtk_stack_set_visible_child_name (
      GTK_STACK (self->stack),
      g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0 ? "lines" : "empty");
  if (self->goals->len != n_goals)
    g_signal_emit (self, signals[SIGNAL_GOALS_CHANGED], 0);
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
  /* A new event replaces what could be redone. */
  if (change == SV_CHANGE_EVENT)
    cut (self, sv_match_get_position (self->match) - 1);
  cut (self, sv_match_get_length (self->match));
  catch_up (self);
}

static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *place)
{
  gtk_list_item_set_child (place, sv_report_row_new ());
}

static void
bind_row_cb (GtkSignalListItemFactory *factory, GtkListItem *place)
{
  sv_report_row_set_item (SV_REPORT_ROW (gtk_list_item_get_child (place)),
                          SV_REPORT_ITEM (gtk_list_item_get_item (place)));
}

static void
forget_match (SvReport *self)
{
  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  self->marking = TRUE;
  g_list_store_remove_all (self->items);
  self->marking = FALSE;
  g_array_set_size (self->goals, 0);
  self->n_told = 0;
  self->prepared = FALSE;
  if (self->match == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

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
    forget_match (self);
  if (self->list != NULL)
    gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_REPORT);
  g_clear_object (&self->selection);
  g_clear_object (&self->items);
  g_clear_pointer (&self->goals, g_array_unref);
  G_OBJECT_CLASS (sv_report_parent_class)->dispose (object);
}

static void
sv_report_class_init (SvReportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_report_dispose;
  widget_class->map = sv_report_map;

  signals[SIGNAL_GOALS_CHANGED] = g_signal_new ("goals-changed", SV_TYPE_REPORT, G_SIGNAL_RUN_LAST,
                                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SV_TYPE_REPORT_ITEM);
  gtk_widget_class_set_css_name (widget_class, "report");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/speelveld/Speelveld/ui/sv-report.ui");
  gtk_widget_class_bind_template_child (widget_class, SvReport, header);
  gtk_widget_class_bind_template_child (widget_class, SvReport, title);
  gtk_widget_class_bind_template_child (widget_class, SvReport, stack);
  gtk_widget_class_bind_template_child (widget_class, SvReport, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
}

static void
sv_report_init (SvReport *self)
{
  sv_match_look_load (GTK_WIDGET (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Match report"), -1);

  self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  self->items = g_list_store_new (SV_TYPE_REPORT_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (self->selection));
}

GtkWidget *
sv_report_new (void)
{
  return g_object_new (SV_TYPE_REPORT, NULL);
}

void
sv_report_set_match (SvReport *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_REPORT (self));
  g_return_if_fail (match == NULL || SV_IS_MATCH (match));

  forget_match (self);
  if (match == NULL)
    return;
  self->match = g_object_ref (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (changed_cb), self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    sv_report_prepare (self);
}

void
sv_report_prepare (SvReport *self)
{
  g_return_if_fail (SV_IS_REPORT (self));

  if (self->match == NULL || self->prepared)
    return;
  self->prepared = TRUE;
  catch_up (self);
}

const guint *
sv_report_get_goals (SvReport *self, guint *n)
{
  g_return_val_if_fail (SV_IS_REPORT (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->goals->len;
  return (const guint *)(const void *)self->goals->data;
}

GListModel *
sv_report_get_items (SvReport *self)
{
  g_return_val_if_fail (SV_IS_REPORT (self), NULL);
  return G_LIST_MODEL (self->items);
}
