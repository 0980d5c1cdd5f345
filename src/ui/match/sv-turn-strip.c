/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-turn-strip.h"

#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { GAP = 4, HEIGHT = 22 };

struct _SvTurnStrip {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  SvTurn turn; /* turn whose steps the children show */
};

G_DEFINE_FINAL_TYPE (SvTurnStrip, sv_turn_strip, GTK_TYPE_WIDGET)

/* Return the width of the current step, or of all steps. */
static int
width_of (SvTurnStrip *self, gboolean all)
{
  int sum = 0, i = 0;

  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self)); part != NULL;
       part = gtk_widget_get_next_sibling (part), i++) {
    int width;
    gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
    sum += all ? width + (i > 0 ? GAP : 0) : i == self->turn.now ? width : 0;
  }
  return sum;
}

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  SvTurnStrip *self = SV_TURN_STRIP (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = HEIGHT;
  } else {
    *minimum = width_of (self, FALSE);
    *natural = width_of (self, TRUE);
  }
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvTurnStrip *self = SV_TURN_STRIP (widget);
  const gboolean all = width >= width_of (self, TRUE);
  int x = 0, i = 0;

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
       part = gtk_widget_get_next_sibling (part), i++) {
    int w;

    gtk_widget_set_child_visible (part, all || i == self->turn.now);
    if (!all && i != self->turn.now)
      continue;
    gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &w, NULL, NULL);
    gtk_widget_size_allocate (part, &(GtkAllocation){ x, 0, MIN (w, MAX (width, 1)), height }, -1);
    x += w + GAP;
  }
}

static void
fill (SvTurnStrip *self)
{
  const int side = sv_shown (self->match)->node.side;
  GtkWidget *part;

  while ((part = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (part);
  for (unsigned i = 0; i < self->turn.n; i++) {
    part = gtk_label_new (_ (self->turn.names[i]));
    gtk_widget_add_css_class (part, "part");
    if ((int)i == self->turn.now && side >= 0) {
      gtk_widget_add_css_class (part, "now");
      sv_style_tint_side (part, self->match, side);
    }
    gtk_widget_set_parent (part, GTK_WIDGET (self));
  }
}

static void
update (SvTurnStrip *self)
{
  self->turn = (SvTurn){ .now = -1 };
  if (self->match == NULL)
    return;
  sv_game_turn (sv_match_get_game (self->match), sv_match_get_setup (self->match),
                sv_shown (self->match)->state, &self->turn);
  fill (self);
  if (self->turn.n > 0) {
    /* Translators: number, count and name of the current step of a turn: "Phase 2 of 4: Steps". */
    g_autofree char *label = sv_sentence (_ ("Phase %d of %u: %s"), self->turn.now + 1,
                                          self->turn.n, _ (self->turn.names[self->turn.now]));
    sv_widget_set_label (self, label);
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
sv_turn_strip_dispose (GObject *object)
{
  SvTurnStrip *self = SV_TURN_STRIP (object);
  GtkWidget *part;

  while ((part = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (part);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (sv_turn_strip_parent_class)->dispose (object);
}

static void
sv_turn_strip_class_init (SvTurnStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_turn_strip_dispose;
  gtk_widget_class_set_css_name (widget_class, "turnstrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
sv_turn_strip_init (SvTurnStrip *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (update));
}

void
sv_turn_strip_set_match (SvTurnStrip *self, SvMatch *match)
{
  sv_widget_follow_match (self, &self->match, match, G_CALLBACK (update));
  gtk_widget_set_visible (GTK_WIDGET (self),
                          match != NULL && sv_game_has_turns (sv_match_get_game (match)));
  update (self);
}
