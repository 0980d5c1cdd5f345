/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-die-view.h"

#include "sv-paint-die.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

#define FACE_US 55000.0 /* microseconds that each face is shown while the die rolls */

struct _SvDieView {
  GtkButton parent_instance;

  SvTheme theme;
  gboolean themed;
  int side, value, size, thrower;
  guint tick_id;
  gint64 begin; /* frame time in microseconds; 0 before the first frame */
  double roll_us;
  double done;      /* progress of the roll, 0–1 */
  char *invitation; /* accessible name while a click throws the die; owned; or NULL */
};

G_DEFINE_FINAL_TYPE (SvDieView, sv_die_view, GTK_TYPE_BUTTON)

/* --- Drawing --- */

static void
sv_die_view_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  *minimum = *natural = SV_DIE_VIEW (widget)->size;
}

/* Return the face shown while rolling: any sequence without immediate repetition will do. */
static int
rolling_face (SvDieView *self)
{
  const int step = (int)(self->done * self->roll_us / FACE_US);

  return (self->value + 5 + step * 5) % 6 + 1;
}

static void
sv_die_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SvDieView *self = SV_DIE_VIEW (widget);
  const double width = gtk_widget_get_width (widget);
  const double height = gtk_widget_get_height (widget);
  const double size = MIN (width, height) * 0.9;

  if (!self->themed || size <= 0)
    return;

  cairo_t *cr =
      gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)width, (float)height));
  cairo_translate (cr, width / 2, height / 2);
  if (self->tick_id != 0) {
    const double left = 1 - self->done;
    const double bounce = 1 - 0.18 * left * fabs (sin (self->done * 3 * G_PI));

    cairo_rotate (cr, left * left * 2.5 * G_PI);
    cairo_scale (cr, bounce, bounce);
  }
  cairo_translate (cr, -size / 2, -size / 2);
  sv_paint_die (cr, &self->theme, self->side,
                self->tick_id != 0 ? rolling_face (self) : MAX (self->value, 0), size);
  cairo_destroy (cr);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SvDieView *self = SV_DIE_VIEW (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->begin == 0)
    self->begin = now;
  self->done = (now - self->begin) / self->roll_us;
  gtk_widget_queue_draw (widget);
  if (self->done < 1)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static void
stop_rolling (SvDieView *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
}

static void
sv_die_view_unmap (GtkWidget *widget)
{
  stop_rolling (SV_DIE_VIEW (widget));
  GTK_WIDGET_CLASS (sv_die_view_parent_class)->unmap (widget);
}

/* --- Throwing --- */

/* Return whether a click throws the die: it has an action, and that is enabled. */
static gboolean
can_be_thrown (SvDieView *self)
{
  return gtk_actionable_get_action_name (GTK_ACTIONABLE (self)) != NULL &&
         gtk_widget_is_sensitive (GTK_WIDGET (self));
}

/* Set label and tooltip. A die to be thrown is named by what a click does, a thrown die by its
 * value. */
static void
update_words (SvDieView *self)
{
  const gboolean throws = can_be_thrown (self);
  g_autofree char *label =
      self->value > 0 ? g_strdup_printf (_ ("Die: %d"), self->value)
      : throws        ? g_strdup (self->invitation != NULL ? self->invitation : _ ("Throw the die"))
                      : g_strdup (_ ("Die, not thrown yet"));

  sv_widget_set_label (self, label);
  sv_widget_set_tooltip (self, throws ? _ ("Throw the die (space bar)") : NULL);
  sv_widget_set_class (GTK_WIDGET (self), "waiting",
                       throws && self->value <= 0 &&
                           (self->thrower < 0 || self->thrower == self->side));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), throws ? "pointer" : NULL);
}

static void
sv_die_view_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  const GtkStateFlags changed = previous ^ gtk_widget_get_state_flags (widget);

  if (changed & GTK_STATE_FLAG_INSENSITIVE)
    update_words (SV_DIE_VIEW (widget));
  GTK_WIDGET_CLASS (sv_die_view_parent_class)->state_flags_changed (widget, previous);
}

/* Without an action the die is a picture: it takes no clicks and no keyboard focus. */
static void
action_cb (SvDieView *self)
{
  const gboolean acts = gtk_actionable_get_action_name (GTK_ACTIONABLE (self)) != NULL;

  gtk_widget_set_can_target (GTK_WIDGET (self), acts);
  gtk_widget_set_focusable (GTK_WIDGET (self), acts);
  update_words (self);
}

static void
sv_die_view_finalize (GObject *object)
{
  g_free (SV_DIE_VIEW (object)->invitation);
  G_OBJECT_CLASS (sv_die_view_parent_class)->finalize (object);
}

static void
sv_die_view_class_init (SvDieViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sv_die_view_finalize;
  widget_class->measure = sv_die_view_measure;
  widget_class->snapshot = sv_die_view_snapshot;
  widget_class->unmap = sv_die_view_unmap;
  widget_class->state_flags_changed = sv_die_view_state_flags_changed;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sv_die_view_init (SvDieView *self)
{
  sv_style_load ("match.css");
  self->size = 56;
  self->value = -1; /* differs from any value, so that the first one causes an update */
  self->side = self->thrower = -1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  g_signal_connect (self, "notify::action-name", G_CALLBACK (action_cb), NULL);
  action_cb (self);
}

void
sv_die_view_set_theme (SvDieView *self, const SvTheme *theme)
{
  self->theme = *theme;
  self->themed = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
sv_die_view_set_value (SvDieView *self, int side, int value, unsigned roll_ms)
{
  g_return_if_fail (value >= 0);

  if (roll_ms == 0 && value == self->value && side == self->side)
    return;
  stop_rolling (self);
  self->side = side;
  self->value = value;
  if (roll_ms > 0 && value > 0 && sv_widget_may_move (GTK_WIDGET (self)) &&
      gtk_widget_get_mapped (GTK_WIDGET (self))) {
    self->begin = 0;
    self->done = 0;
    self->roll_us = roll_ms * 1000.0;
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  }
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
sv_die_view_get_value (SvDieView *self)
{
  return self->value;
}

void
sv_die_view_set_thrower (SvDieView *self, int side)
{
  if (self->thrower == side)
    return;
  self->thrower = side;
  update_words (self);
}

void
sv_die_view_set_invitation (SvDieView *self, const char *invitation)
{
  if (g_strcmp0 (self->invitation, invitation) == 0)
    return;
  g_free (self->invitation);
  self->invitation = g_strdup (invitation);
  update_words (self);
}

void
sv_die_view_set_size (SvDieView *self, int size)
{
  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
