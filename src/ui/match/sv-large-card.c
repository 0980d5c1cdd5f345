/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-large-card.h"

#include "sv-card-back.h"
#include "sv-card-panel.h"
#include "sv-card-view.h"
#include "sv-match-words.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { WIDTH = 252 }; /* of the card, in pixels */

struct _SvLargeCard {
  GtkPopover parent_instance;

  /* Owned. */
  SvMatch *match;
  SvPainter *painter;

  /* The two sides of the card: an SvCardView and an SvCardBack; what shows one of them; the button
   * that turns the card. */
  GtkWidget *front, *back;
  GtkStack *sides;
  GtkWidget *turn;
  /* event controller on the window while the card is shown; or NULL */
  GtkEventController *away;
  int piece;
};

G_DEFINE_FINAL_TYPE (SvLargeCard, sv_large_card, GTK_TYPE_POPOVER)

/* --- Hiding --- */

/* Hide the card on a click anywhere else or on Escape. The click also reaches the widget below. */
static gboolean
away_cb (SvLargeCard *self, GdkEvent *event)
{
  const GdkEventType type = gdk_event_get_event_type (event);
  const gboolean escape =
      type == GDK_KEY_PRESS && gdk_key_event_get_keyval (event) == GDK_KEY_Escape;

  if (gdk_event_get_surface (event) == gtk_native_get_surface (GTK_NATIVE (self)))
    return FALSE;
  if (escape || type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    gtk_popover_popdown (GTK_POPOVER (self));
  return escape;
}

static void
sv_large_card_map (GtkWidget *widget)
{
  SvLargeCard *self = SV_LARGE_CARD (widget);

  GTK_WIDGET_CLASS (sv_large_card_parent_class)->map (widget);
  self->away = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->away, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->away, "event", G_CALLBACK (away_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->away);
}

static void
sv_large_card_unmap (GtkWidget *widget)
{
  SvLargeCard *self = SV_LARGE_CARD (widget);

  if (self->away != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->away), self->away);
  self->away = NULL;
  GTK_WIDGET_CLASS (sv_large_card_parent_class)->unmap (widget);
}

/* --- The two sides --- */

static void
turn_over (SvLargeCard *self)
{
  const gboolean back = gtk_stack_get_visible_child (self->sides) == self->front;

  if (!gtk_widget_get_visible (self->turn))
    return;
  if (back)
    sv_card_back_show (SV_CARD_BACK (self->back), self->match, self->piece);
  gtk_stack_set_visible_child (self->sides, back ? self->back : self->front);
}

static void
show_front (SvLargeCard *self)
{
  g_autofree char *label = sv_card_panel_dup_words (self->match, self->piece);
  SvCardContents face;

  sv_card_panel_fill_face (self->match, self->piece, &face);
  sv_card_view_set_face (SV_CARD_VIEW (self->front), self->painter, &face, label);
  gtk_widget_set_visible (self->turn, sv_match_get_player (self->match, self->piece) != NULL);
  gtk_stack_set_visible_child (self->sides, self->front);
}

void
sv_large_card_show (SvLargeCard *self, int piece, const GdkRectangle *place)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->piece == piece) {
    turn_over (self);
    return;
  }
  self->piece = piece;
  show_front (self);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), place);
  gtk_popover_popup (GTK_POPOVER (self));
}

static void
forget (SvLargeCard *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
  sv_card_view_clear (SV_CARD_VIEW (self->front));
  sv_card_back_show (SV_CARD_BACK (self->back), NULL, -1);
  g_clear_pointer (&self->painter, sv_painter_free);
  g_clear_object (&self->match);
}

void
sv_large_card_set_match (SvLargeCard *self, SvMatch *match)
{
  SvTheme theme;

  forget (self);
  if (match == NULL)
    return;
  self->match = g_object_ref (match);
  sv_style_theme (&theme, match);
  self->painter = sv_painter_new (sv_match_get_board (match), &theme);
}

static void
style_cb (SvLargeCard *self)
{
  SvTheme theme;

  if (self->match == NULL)
    return;
  sv_style_theme (&theme, self->match);
  sv_painter_set_theme (self->painter, &theme);
  sv_card_view_refresh (SV_CARD_VIEW (self->front));
}

/* --- The object --- */

static void
sv_large_card_dispose (GObject *object)
{
  SvLargeCard *self = SV_LARGE_CARD (object);

  if (self->front != NULL)
    forget (self);
  self->front = NULL;
  G_OBJECT_CLASS (sv_large_card_parent_class)->dispose (object);
}

static void
sv_large_card_class_init (SvLargeCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_large_card_dispose;
  widget_class->map = sv_large_card_map;
  widget_class->unmap = sv_large_card_unmap;
}

static GtkWidget *
new_turn (SvLargeCard *self)
{
  GtkWidget *turn = gtk_button_new_with_label (_ ("Turn Over"));

  gtk_widget_add_css_class (turn, "pill");
  gtk_widget_set_tooltip_text (turn, _ ("What this player has done in all matches"));
  g_signal_connect_swapped (turn, "clicked", G_CALLBACK (turn_over), self);
  return turn;
}

static void
sv_large_card_init (SvLargeCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->front = g_object_new (SV_TYPE_CARD_VIEW, NULL);
  self->back = g_object_new (SV_TYPE_CARD_BACK, NULL);
  self->sides = g_object_new (GTK_TYPE_STACK, "transition-type",
                              GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT, NULL);
  self->turn = new_turn (self);
  gtk_widget_set_size_request (self->front, WIDTH, (int)(WIDTH * SV_CARD_RATIO));
  gtk_stack_add_child (self->sides, self->front);
  gtk_stack_add_child (self->sides, self->back);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sides));
  gtk_box_append (GTK_BOX (box), self->turn);
  gtk_widget_add_css_class (GTK_WIDGET (self), "large-card");
  gtk_popover_set_autohide (GTK_POPOVER (self), FALSE);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  g_signal_connect_swapped (self->front, "asked", G_CALLBACK (turn_over), self);
  g_signal_connect_swapped (self->front, "activated", G_CALLBACK (gtk_popover_popdown), self);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
}
