/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-press-keys.h"

struct _SvPressKeys {
  GtkWidget *page, *root; /* not owned: the controller is removed before they are destroyed */
  GtkEventController *controller;
  SvPressFunc press;
  gpointer data;
  /* the user has moved the focus with the keyboard to the widget that has it now */
  gboolean walked;
};

/* Space and Enter, on the main keyboard and on the number pad. */
static const guint press_keys[] = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return,
                                    GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

/* The keys that move the focus. */
static const guint walk_keys[] = { GDK_KEY_Tab,   GDK_KEY_KP_Tab,  GDK_KEY_ISO_Left_Tab,
                                   GDK_KEY_Left,  GDK_KEY_Right,   GDK_KEY_Up,
                                   GDK_KEY_Down,  GDK_KEY_KP_Left, GDK_KEY_KP_Right,
                                   GDK_KEY_KP_Up, GDK_KEY_KP_Down };

static gboolean
has_key (const guint *keys, guint n, guint keyval)
{
  for (guint i = 0; i < n; i++)
    if (keys[i] == keyval)
      return TRUE;
  return FALSE;
}

void
sv_press_keys_bind (GtkWidgetClass *klass, GtkShortcutFunc func)
{
  for (guint i = 0; i < G_N_ELEMENTS (press_keys); i++)
    gtk_widget_class_add_binding (klass, press_keys[i], 0, func, NULL);
}

void
sv_press_keys_add (GtkShortcutController *keys, GtkShortcutFunc func, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (press_keys); i++)
    gtk_shortcut_controller_add_shortcut (
        keys, gtk_shortcut_new (gtk_keyval_trigger_new (press_keys[i], 0),
                                gtk_callback_action_new (func, data, NULL)));
}

/* Return whether the focused widget needs Space and Enter itself. */
static gboolean
needs_keys (SvPressKeys *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->root));

  return focus != NULL && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) ||
                           gtk_widget_get_native (focus) != GTK_NATIVE (self->root));
}

static gboolean
key_pressed (SvPressKeys *self, guint keyval, GdkModifierType state)
{
  if (has_key (walk_keys, G_N_ELEMENTS (walk_keys), keyval))
    self->walked = TRUE;
  if (!has_key (press_keys, G_N_ELEMENTS (press_keys), keyval) ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      !gtk_widget_get_mapped (self->page) || needs_keys (self))
    return GDK_EVENT_PROPAGATE;
  const gboolean walked = self->walked;
  self->walked = FALSE;
  return walked ? GDK_EVENT_PROPAGATE : self->press (self->data);
}

static gboolean
event_cb (SvPressKeys *self, GdkEvent *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    self->walked = FALSE;
  if (type != GDK_KEY_PRESS)
    return GDK_EVENT_PROPAGATE;
  return key_pressed (self, gdk_key_event_get_keyval (event), gdk_event_get_modifier_state (event));
}

SvPressKeys *
sv_press_keys_new (GtkWidget *page, SvPressFunc press, gpointer data)
{
  SvPressKeys *self = g_new0 (SvPressKeys, 1);

  self->page = page;
  self->root = GTK_WIDGET (gtk_widget_get_root (page));
  self->press = press;
  self->data = data;
  self->controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->controller, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (self->root, self->controller);
  return self;
}

void
sv_press_keys_free (SvPressKeys *self)
{
  gtk_widget_remove_controller (self->root, self->controller);
  g_free (self);
}
