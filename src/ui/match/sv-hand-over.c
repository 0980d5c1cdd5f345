/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-hand-over.h"

#include "sv-match-words.h"
#include "sv-style.h"
#include "sv-venue-view.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvHandOver {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match; /* that the card is about, while it lies there */
  unsigned n_choices;
  gboolean shown;    /* "Show" was pressed in this position */
  unsigned position; /* of the match, that shown is about */
  SvSecret secret;

  /* Template children */
  GtkWidget *venue, *mark, *title, *hint, *show_button, *choices;
};

G_DEFINE_FINAL_TYPE (SvHandOver, sv_hand_over, GTK_TYPE_WIDGET)

static void
clear_choices (SvHandOver *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->choices)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->choices), child);
  self->n_choices = 0;
}

/* The button of legal event i. */
static void
add_choice (SvHandOver *self, unsigned i, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "big");
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "match.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int)i);
  gtk_flow_box_append (GTK_FLOW_BOX (self->choices), button);
  /* The button has the focus, not the cell around it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  self->n_choices++;
}

/* All that can be chosen, as buttons. FALSE if some of it is on the board: then that must show. */
static gboolean
fill_choices (SvHandOver *self)
{
  unsigned n;

  sv_match_get_legal (self->match, &n);
  clear_choices (self);
  for (unsigned i = 0; i < n; i++) {
    const SvTarget *target = sv_match_get_target (self->match, i);
    if (target->button == NULL)
      return FALSE;
    add_choice (self, i, _ (target->button));
  }
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->choices), n <= 3 ? 3 : (n + 1) / 2);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->choices), MIN (n, 3));
  return TRUE;
}

static void
update_mark (SvHandOver *self)
{
  const int side = self->match != NULL ? sv_match_get_node (self->match)->side : -1;
  SvTheme theme;

  gtk_widget_set_visible (self->mark, side >= 0);
  if (side < 0)
    return;
  sv_style_theme (&theme, self->match);
  sv_style_tint (self->mark, &theme.kit[side]);
}

static void
say (SvHandOver *self)
{
  const SvSeatDoc *seat = sv_match_get_decider (self->match);
  const char *name =
      seat != NULL && seat->name != NULL && *seat->name != '\0'
          ? seat->name
          : sv_match_get_team_name (self->match, sv_match_get_node (self->match)->side);
  g_autofree char *title = NULL;
  g_autofree char *hint = NULL;

  if (self->shown) {
    hint = sv_match_dup_prompt (self->match);
    title = g_strdup (_ ("Choose, while nobody else looks"));
  } else {
    /* Translators: a person's name. */
    title = g_strdup_printf (_ ("Hand the screen to %s"), name);
    hint = g_strdup (self->secret == SV_SECRET_CHOOSE
                         ? _ ("A secret choice comes up, which nobody else may see.")
                         : _ ("The secret is kept. The match goes on with the other side."));
  }
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->hint), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
}

static void
lie (SvHandOver *self, gboolean visible)
{
  if (!visible) {
    clear_choices (self);
    sv_venue_view_show (SV_VENUE_VIEW (self->venue), NULL, SV_VENUE_SECRET);
    g_clear_object (&self->match);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), visible);
}

static void
show_cb (SvHandOver *self)
{
  self->shown = TRUE;
  if (self->match == NULL)
    return;
  if (self->secret == SV_SECRET_CHOOSE && fill_choices (self)) {
    say (self);
    gtk_widget_set_visible (self->show_button, FALSE);
    gtk_widget_set_visible (self->choices, TRUE);
    gtk_widget_child_focus (self->choices, GTK_DIR_TAB_FORWARD);
    return;
  }
  lie (self, FALSE);
}

/* A figure chooses what bears it, or else the one of that rank. */
static gboolean
key_cb (
    GtkEventControllerKey *keys, guint keyval, guint code, GdkModifierType state, SvHandOver *self)
{
  const guint figure = keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9         ? keyval - GDK_KEY_0
                       : keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9 ? keyval - GDK_KEY_KP_0
                                                                          : 0;

  if (figure == 0 || figure > self->n_choices || !gtk_widget_get_visible (self->choices) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "match.choose", "i", (int)figure - 1);
  return GDK_EVENT_STOP;
}

static gboolean
sv_hand_over_grab_focus (GtkWidget *widget)
{
  SvHandOver *self = SV_HAND_OVER (widget);

  return gtk_widget_get_visible (self->choices)
             ? gtk_widget_child_focus (self->choices, GTK_DIR_TAB_FORWARD)
             : gtk_widget_grab_focus (self->show_button);
}

static void
sv_hand_over_dispose (GObject *object)
{
  SvHandOver *self = SV_HAND_OVER (object);

  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_HAND_OVER);
  G_OBJECT_CLASS (sv_hand_over_parent_class)->dispose (object);
}

static void
sv_hand_over_class_init (SvHandOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_hand_over_dispose;
  widget_class->grab_focus = sv_hand_over_grab_focus;
  g_type_ensure (SV_TYPE_VENUE_VIEW);
  gtk_widget_class_set_css_name (widget_class, "handover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, SvHandOver, venue);
  gtk_widget_class_bind_template_child (widget_class, SvHandOver, mark);
  gtk_widget_class_bind_template_child (widget_class, SvHandOver, title);
  gtk_widget_class_bind_template_child (widget_class, SvHandOver, hint);
  gtk_widget_class_bind_template_child (widget_class, SvHandOver, show_button);
  gtk_widget_class_bind_template_child (widget_class, SvHandOver, choices);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
}

static void
sv_hand_over_init (SvHandOver *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (update_mark));
}

gboolean
sv_hand_over_update (SvHandOver *self, SvMatch *match, gboolean live)
{
  const gboolean was = gtk_widget_get_visible (GTK_WIDGET (self));
  const SvSecret secret = sv_match_get_secret (match);
  const unsigned position = sv_match_get_position (match);

  /* What was uncovered is covered again as soon as anything else has been looked at. */
  if (self->position != position || self->secret != secret || !live)
    self->shown = FALSE;
  self->position = position;
  self->secret = secret;
  if (!live || secret == SV_SECRET_NONE || (self->shown && !was)) {
    lie (self, FALSE);
    return FALSE;
  }
  if (was && self->match == match && self->shown)
    return TRUE;
  g_set_object (&self->match, match);
  clear_choices (self);
  gtk_widget_set_visible (self->choices, FALSE);
  gtk_widget_set_visible (self->show_button, TRUE);
  say (self);
  update_mark (self);
  sv_venue_view_show (SV_VENUE_VIEW (self->venue), match, SV_VENUE_SECRET);
  lie (self, TRUE);
  if (!was)
    gtk_widget_grab_focus (self->show_button);
  return TRUE;
}

void
sv_hand_over_clear (SvHandOver *self)
{
  self->shown = FALSE;
  lie (self, FALSE);
}
