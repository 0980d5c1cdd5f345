/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-toast.h"

#include "sv-widgets.h"

#include <glib/gi18n.h>

/* How long a toast is shown: a base time to notice it, and a time to read each letter, in
 * milliseconds. */
enum { BASE_MS = 3500, LETTER_MS = 60 };

struct _SvToast {
  GtkWidget parent_instance;

  unsigned timeout;
  char *sentence; /* as it was given; the label may keep parts of it together */

  /* Template children */
  GtkRevealer *revealer;
  GtkLabel *label;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (SvToast, sv_toast, GTK_TYPE_WIDGET)

static void
hide (SvToast *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

static gboolean
timeout_cb (gpointer data)
{
  SvToast *self = data;

  self->timeout = 0;
  hide (self);
  return G_SOURCE_REMOVE;
}

static void
start_timeout (SvToast *self)
{
  unsigned letters = (unsigned)g_utf8_strlen (gtk_label_get_text (self->label), -1);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (BASE_MS + letters * LETTER_MS, timeout_cb, self);
}

static void
close_cb (SvToast *self)
{
  hide (self);
}

/* A user whose pointer is over the toast is reading it, so it stays. */
static void
enter_cb (SvToast *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
}

static void
leave_cb (SvToast *self)
{
  if (gtk_revealer_get_reveal_child (self->revealer))
    start_timeout (self);
}

static void
sv_toast_dispose (GObject *object)
{
  SvToast *self = SV_TOAST (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TOAST);
  G_OBJECT_CLASS (sv_toast_parent_class)->dispose (object);
}

static void
sv_toast_finalize (GObject *object)
{
  g_free (SV_TOAST (object)->sentence);
  G_OBJECT_CLASS (sv_toast_parent_class)->finalize (object);
}

static void
sv_toast_class_init (SvToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_toast_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_toast_finalize;
  sv_widget_class_set_template (widget_class, "sv-toast.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "toast");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  sv_widget_class_bind (widget_class, SvToast, revealer, label, button);
  sv_widget_class_bind_callbacks (widget_class, close_cb, enter_cb, leave_cb);
}

static void
sv_toast_init (SvToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  sv_widget_set_label (self, _ ("No message"));
}

void
sv_toast_show (SvToast *self, const char *sentence)
{
  sv_toast_show_action (self, sentence, NULL, NULL, NULL);
}

void
sv_toast_show_action (
    SvToast *self, const char *sentence, const char *button, const char *action, GVariant *target)
{
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  sv_label_set_sentence (self->label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->button), button != NULL);
  /* Remove the old target first: an action with a target of a wrong type is an error in GTK, even
   * for a moment. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), NULL);
  if (button != NULL) {
    gtk_button_set_label (self->button, button);
    gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->button), target);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  }
  sv_widget_set_label (self, sentence);
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  sv_widget_announce (self, sentence);
  start_timeout (self);
}

void
sv_toast_retract (SvToast *self, const char *sentence)
{
  if (g_strcmp0 (self->sentence, sentence) == 0)
    hide (self);
}

void
sv_tell (GtkWidget *from, const char *sentence)
{
  if (from != NULL)
    gtk_widget_activate_action (from, "win.tell", "s", sentence);
}

void
sv_tell_action (
    GtkWidget *from, const char *sentence, const char *button, const char *action, GVariant *target)
{
  gtk_widget_activate_action (from, "win.tell-action", SV_TELL_ACTION_TYPE, sentence, button,
                              action, target);
}

void
sv_untell (GtkWidget *from, const char *sentence)
{
  gtk_widget_activate_action (from, "win.untell", "s", sentence);
}

const char *
sv_toast_get_sentence (SvToast *self)
{
  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_text (self->label) : NULL;
}

/* Move @place up if the toast would cover @widget. */
static void
lift_above (GdkRectangle *place, GtkWidget *widget, GtkOverlay *overlay)
{
  graphene_rect_t bounds;

  if (widget == NULL || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (overlay), &bounds))
    return;
  graphene_rect_round_extents (&bounds, &bounds);
  const GdkRectangle taken = { (int)bounds.origin.x, (int)bounds.origin.y, (int)bounds.size.width,
                               (int)bounds.size.height };
  if (gdk_rectangle_intersect (place, &taken, NULL))
    place->y = MAX (taken.y - place->height, 0);
}

void
sv_toast_place (
    SvToast *self, GtkOverlay *overlay, GtkWidget *bar, GtkWidget *focus, GdkRectangle *place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int room = gtk_widget_get_width (GTK_WIDGET (overlay));
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &place->width, NULL, NULL);
  place->width = MAX (least, MIN (place->width, room));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL,
                      NULL);
  place->x = (room - place->width) / 2;
  place->y = gtk_widget_get_height (GTK_WIDGET (overlay)) - place->height;
  lift_above (place, bar, overlay);
  if (GTK_IS_BUTTON (focus) && !gtk_widget_is_ancestor (focus, widget))
    lift_above (place, focus, overlay);
}
