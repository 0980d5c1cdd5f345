/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-widgets.h"

#include <gmodule.h>

#define FOLDER "/io/github/speelveld/Speelveld/ui/"

void
sv_widget_class_set_template (GtkWidgetClass *klass, const char *file)
{
  g_autofree char *path = g_strconcat (FOLDER, file, NULL);
  gtk_widget_class_set_template_from_resource (klass, path);
}

void
sv_ensure_types (const GType *types)
{
  for (; *types != G_TYPE_INVALID; types++)
    g_type_ensure (*types);
}

void
sv_widget_class_bind_numbered (GtkWidgetClass *klass, const char *name, gssize offset, unsigned n)
{
  for (unsigned i = 0; i < n; i++) {
    g_autofree char *child = g_strdup_printf ("%s%u", name, i);
    gtk_widget_class_bind_template_child_full (klass, child, FALSE,
                                               offset + (gssize)(i * sizeof (gpointer)));
  }
}

void
sv_drop_down_shorten (GtkDropDown *choice)
{
  g_autoptr (GtkListItemFactory) button =
      gtk_builder_list_item_factory_new_from_resource (NULL, FOLDER "sv-short-item.ui");
  g_autoptr (GtkListItemFactory) list =
      gtk_builder_list_item_factory_new_from_resource (NULL, FOLDER "sv-whole-item.ui");

  gtk_drop_down_set_factory (choice, button);
  gtk_drop_down_set_list_factory (choice, list);
}

/* Pango 1.50 ignores the attribute that forbids line breaks, but respects the invisible word
 * joiner. A dash between spaces is left alone, because a line may end there. */
void
sv_label_set_sentence (GtkLabel *label, const char *sentence)
{
  g_autoptr (GString) text = g_string_new (sentence);

  g_string_replace (text, "–", "–\u2060", 0);
  g_string_replace (text, "–\u2060 ", "– ", 0);
  g_string_replace (text, " %", "\u00a0%", 0);
  gtk_label_set_text (label, text->str);
}

void
sv_label_show (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static gboolean
cut_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip, gpointer data)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

void
sv_label_show_cut (GtkLabel *label)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (cut_cb), NULL);
}

void
sv_flow_box_append (GtkFlowBox *flow, GtkWidget *widget)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), widget);
  gtk_flow_box_append (flow, child);
}

void
sv_widget_follow_match (gpointer widget, SvMatch **place, SvMatch *match, GCallback changed)
{
  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, changed, widget);
  g_set_object (place, match);
  if (match != NULL)
    g_signal_connect_object (match, "shown", changed, widget, G_CONNECT_SWAPPED);
}

void
sv_widget_follow_comments (gpointer widget, SvMatch *before, SvMatch *match, GCallback commented)
{
  if (before != NULL)
    g_signal_handlers_disconnect_by_func (before, commented, widget);
  if (match != NULL)
    g_signal_connect_object (match, "commented", commented, widget, G_CONNECT_SWAPPED);
}

/* GTK requires that a child is measured before it is allocated, and gets at least one pixel. */
void
sv_widget_place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, MAX (width, 1), MAX (height, 1) }, -1);
}

/* Return whether screen readers can read a name of this widget. Widgets that only group or decorate
 * have none, even if one is set. */
static gboolean
is_told (GtkAccessible *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (widget);

  return role != GTK_ACCESSIBLE_ROLE_GENERIC && role != GTK_ACCESSIBLE_ROLE_NONE &&
         role != GTK_ACCESSIBLE_ROLE_PRESENTATION && role != GTK_ACCESSIBLE_ROLE_WIDGET;
}

void
sv_widget_set_label (gpointer widget, const char *label)
{
  g_return_if_fail (is_told (widget));
  /* Newer versions of GTK name a button by the text on it, even if it has another label. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

void
sv_widget_announce (gpointer widget, const char *sentence)
{
  enum { MEDIUM = 1 }; /* GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM */
  static GModule *program;
  gpointer announce;

  if (program == NULL)
    program = g_module_open (NULL, 0);
  if (program != NULL && g_module_symbol (program, "gtk_accessible_announce", &announce))
    ((void (*) (GtkAccessible *, const char *, int))announce) (GTK_ACCESSIBLE (widget), sentence,
                                                               MEDIUM);
}

void
sv_widget_set_tooltip (gpointer widget, const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
sv_widget_set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

gboolean
sv_widget_may_move (GtkWidget *widget)
{
  gboolean animations = FALSE;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &animations, NULL);
  return animations;
}

void
sv_widget_load_letters (GtkWidget *widget)
{
  static const char letters[] =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:–!%";

  if (GTK_IS_LABEL (widget)) {
    g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, letters);
    pango_layout_get_size (layout, NULL, NULL);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    sv_widget_load_letters (child);
}

/* --- Menus --- */

static gboolean
drop_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* Unparent it later: the menu's action runs only after the menu was closed. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, drop_cb, g_object_ref (popover), g_object_unref);
}

GVariant *
sv_drop_uris (const GValue *value)
{
  GVariantBuilder uris;

  g_variant_builder_init (&uris, G_VARIANT_TYPE_STRING_ARRAY);
  for (GSList *i = g_value_get_boxed (value); i != NULL; i = i->next)
    g_variant_builder_add_value (&uris, g_variant_new_take_string (g_file_get_uri (i->data)));
  return g_variant_builder_end (&uris);
}

void
sv_widget_popup_menu (GtkWidget *widget, GMenuModel *menu)
{
  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);

  gtk_widget_set_parent (popover, widget);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (widget, "destroy", G_CALLBACK (drop_cb), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
sv_window_fill_other_screen (GtkWindow *self, GtkWindow *beside)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self));
  GListModel *monitors = gdk_display_get_monitors (display);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (beside));
  GdkMonitor *own = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++) {
    g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
    if (own != NULL && monitor != own) {
      gtk_window_fullscreen_on_monitor (self, monitor);
      return;
    }
  }
}

/* --- After the first frame --- */

typedef struct {
  GSourceFunc func;
  int priority;
} Later;

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  const Later *later = data;

  /* Idle sources run only after the frame was painted. */
  g_idle_add_full (later->priority, later->func, g_object_ref (widget), g_object_unref);
  return G_SOURCE_REMOVE;
}

void
sv_widget_later (GtkWidget *widget, int priority, GSourceFunc func)
{
  const Later later = { func, priority };

  gtk_widget_add_tick_callback (widget, tick_cb, g_memdup2 (&later, sizeof later), g_free);
}

/* Return the focused widget if it is @widget or inside it, else NULL. */
static GtkWidget *
get_focus_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == widget || (focus != NULL && gtk_widget_is_ancestor (focus, widget)) ? focus
                                                                                      : NULL;
}

void
sv_widget_drop_focus (GtkWidget *widget)
{
  if (get_focus_within (widget) != NULL)
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
}

gboolean
sv_widget_tab (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    child = forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  while (child != NULL &&
         !(gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction)))
    child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  return child != NULL;
}

void
sv_window_foresee_size (GtkWindow *window, int *width, int *height)
{
  GtkWidget *bar = gtk_window_get_titlebar (window);
  int bar_height = 0;

  gtk_window_get_default_size (window, width, height);
  if (bar != NULL)
    gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, -1, NULL, &bar_height, NULL, NULL);
  *height -= bar_height;
}

void
sv_widget_take_number (GtkWidget *around)
{
  GtkWidget *focus = get_focus_within (around);
  GtkWidget *spin = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) : NULL;

  if (spin != NULL)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
}
