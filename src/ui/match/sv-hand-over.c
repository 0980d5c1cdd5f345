/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-hand-over.h"

#include "sv-backdrop-view.h"
#include "sv-match-words.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

struct _SvHandOver {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;    /* match that the cover is about; NULL while it is hidden */
  gboolean shown;    /* TRUE if "Show" was pressed in this position */
  unsigned position; /* position in which shown was set */
  SvSecret secret;

  /* Template children */
  GtkWidget *backdrop, *mark, *title, *hint, *show_button;
};

G_DEFINE_FINAL_TYPE (SvHandOver, sv_hand_over, GTK_TYPE_WIDGET)

static void
update_mark (SvHandOver *self)
{
  const int side = self->match != NULL ? sv_shown (self->match)->node.side : -1;

  gtk_widget_set_visible (self->mark, side >= 0);
  if (side < 0)
    return;
  gtk_label_set_text (GTK_LABEL (self->mark), sv_match_get_team_name (self->match, side));
  sv_style_tint_side (self->mark, self->match, side);
}

static const char *
name_of (SvMatch *match, const SvSeatDoc *seat, int side)
{
  return seat != NULL && seat->name != NULL && *seat->name != '\0'
             ? seat->name
             : sv_match_get_team_name (match, side);
}

/* Return whether the side to act also acted last, so its player already sits at the screen. */
static gboolean
sits_there (SvMatch *match)
{
  const unsigned position = sv_shown (match)->position;
  SvNode before;

  if (position == 0)
    return FALSE;
  sv_match_get_node_at (match, position - 1, &before);
  return before.side == sv_shown (match)->node.side;
}

/* Return a title that asks the other player to look away, if the player to act already has the
 * screen, or otherwise asks to hand the screen on. Free with g_free (). */
static char *
dup_title (SvMatch *match)
{
  const int side = sv_shown (match)->node.side;
  const GPtrArray *seats = sv_match_get_seats (match);

  if (sits_there (match) && sv_seats_count (seats, 1 - side) > 0) {
    const SvSeatDoc *other = g_ptr_array_index (seats, sv_seats_index (seats, 1 - side, 0));

    /* Translators: a person's name. */
    return sv_sentence (_ ("%s, look away!"), name_of (match, other, 1 - side));
  }
  /* Translators: a person's name. */
  return sv_sentence (_ ("Hand the screen to %s"),
                      name_of (match, sv_shown_get_decider (match), side));
}

static void
say (SvHandOver *self)
{
  g_autofree char *title = dup_title (self->match);
  const char *hint = self->secret == SV_SECRET_CHOOSE
                         ? _ ("A secret choice is next, which nobody else may see.")
                         : _ ("The secret is kept. Now it is the other side’s turn.");

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->hint), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
}

static void
lie (SvHandOver *self, gboolean visible)
{
  if (self->match != NULL)
    sv_match_set_covered (self->match, visible);
  if (!visible) {
    sv_backdrop_view_show (SV_BACKDROP_VIEW (self->backdrop), NULL, SV_BACKDROP_SECRET);
    g_clear_object (&self->match);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), visible);
}

static void
show_cb (SvHandOver *self)
{
  self->shown = TRUE;
  lie (self, FALSE);
}

static gboolean
sv_hand_over_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SV_HAND_OVER (widget)->show_button);
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
  sv_types_ensure (SV_TYPE_BACKDROP_VIEW);
  gtk_widget_class_set_css_name (widget_class, "handover");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-hand-over.ui");
  sv_widget_class_bind (widget_class, SvHandOver, backdrop, mark, title, hint, show_button);
  sv_widget_class_bind_callbacks (widget_class, show_cb);
}

static void
sv_hand_over_init (SvHandOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (update_mark));
}

gboolean
sv_hand_over_update (SvHandOver *self, SvMatch *match, gboolean live)
{
  const gboolean was = gtk_widget_get_visible (GTK_WIDGET (self));
  const SvSecret secret = sv_shown_get_secret (match);
  const unsigned position = sv_shown (match)->position;

  /* After any other position has been shown, the secret is covered again. */
  if (self->position != position || self->secret != secret || !live)
    self->shown = FALSE;
  self->position = position;
  self->secret = secret;
  if (!live || secret == SV_SECRET_NONE || self->shown) {
    lie (self, FALSE);
    return FALSE;
  }
  g_set_object (&self->match, match);
  say (self);
  update_mark (self);
  sv_backdrop_view_show (SV_BACKDROP_VIEW (self->backdrop), match, SV_BACKDROP_SECRET);
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
