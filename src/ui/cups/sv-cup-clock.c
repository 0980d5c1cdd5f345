/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-clock.h"

#include <glib/gi18n.h>

#include "sv-clock-words.h"
#include "sv-settings.h"
#include "sv-sound.h"
#include "sv-toast.h"
#include "sv-whistle.h"
#include "sv-widgets.h"

enum { MINUTE_MS = 60 * 1000 };

struct _SvCupClock {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;
  SvClock *clock;

  /* Template children */
  GtkLabel *time;
  GtkButton *button;
  GtkWidget *anew, *minutes_box, *more;
  GtkSpinButton *minutes;
};

G_DEFINE_FINAL_TYPE (SvCupClock, sv_cup_clock, GTK_TYPE_BOX)

static void
show_cb (SvCupClock *self)
{
  const gint64 left = sv_clock_get_remaining (self->clock);
  const gboolean running = sv_clock_get_running (self->clock);
  const gboolean begun = sv_clock_get_elapsed (self->clock) > 0;
  const gboolean over = sv_clock_get_expired (self->clock);
  g_autofree char *time = sv_clock_words_time (left);
  g_autofree char *words = sv_clock_words_left (left);

  gtk_label_set_text (self->time, time);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->time), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
  gtk_button_set_icon_name (self->button, running ? "media-playback-pause-symbolic"
                                                  : "media-playback-start-symbolic");
  sv_widget_set_label (self->button, running ? _ ("Stop the Clock") : _ ("Start the Clock"));
  sv_widget_set_tooltip (self->button, running ? _ ("Stop the Clock") : _ ("Start the Clock"));
  gtk_widget_set_visible (GTK_WIDGET (self->button), !over);
  gtk_widget_set_visible (self->anew, begun && !running);
  gtk_widget_set_visible (self->minutes_box, !begun);
  gtk_widget_set_visible (self->more, begun && !over);
}

/* Set the clock to its full length, stopped. */
static void
set_up_cb (SvCupClock *self)
{
  sv_clock_set (self->clock, (gint64)gtk_spin_button_get_value_as_int (self->minutes) * MINUTE_MS,
                0);
  sv_clock_set_paused (self->clock, TRUE);
  show_cb (self);
}

static void
button_cb (SvCupClock *self)
{
  sv_clock_set_paused (self->clock, sv_clock_get_running (self->clock));
  sv_clock_set_wanted (self->clock, TRUE);
  show_cb (self);
}

static void
more_cb (SvCupClock *self)
{
  sv_cup_book_extend (self->book, 1);
  show_cb (self);
}

/* Before the clock is started, it shows how long a match takes by the plan. */
static void
plan_cb (SvCupClock *self)
{
  const SvCupTimes *times = &sv_cup_book_get_doc (self->book)->cup->times;

  if (times->match > 0 && sv_clock_get_elapsed (self->clock) == 0 &&
      !sv_clock_get_running (self->clock))
    gtk_spin_button_set_value (self->minutes, times->match);
}

static void
warning_cb (SvCupClock *self)
{
  sv_tell (GTK_WIDGET (self), _ ("One minute left on all boards."));
}

static void
expired_cb (SvCupClock *self)
{
  sv_sound_play ("whistle", 0);
  sv_whistle_flash (GTK_WIDGET (self));
  sv_tell (GTK_WIDGET (self), _ ("Time: the matches on all boards are over."));
  show_cb (self);
}

static void
slept_cb (SvCupClock *self)
{
  sv_tell (GTK_WIDGET (self), _ ("The computer was asleep, so the clock is stopped."));
}

static void
sv_cup_clock_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_CLOCK);
  g_clear_object (&SV_CUP_CLOCK (object)->clock);
  g_clear_object (&SV_CUP_CLOCK (object)->book);
  G_OBJECT_CLASS (sv_cup_clock_parent_class)->dispose (object);
}

static void
sv_cup_clock_class_init (SvCupClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_clock_dispose;
  sv_widget_class_set_template (widget_class, "sv-cup-clock.ui");
  sv_widget_class_bind (widget_class, SvCupClock, time, button, anew, minutes_box, minutes, more);
  sv_widget_class_bind_callbacks (widget_class, button_cb, set_up_cb, more_cb);
}

static void
sv_cup_clock_init (SvCupClock *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
sv_cup_clock_new (SvCupBook *book)
{
  static const struct {
    const char *signal;
    void (*callback) (SvCupClock *self);
  } signals[] = { { "tick", show_cb },
                  { "notify::running", show_cb },
                  { "warning", warning_cb },
                  { "expired", expired_cb },
                  { "slept", slept_cb } };
  SvCupClock *self = g_object_new (SV_TYPE_CUP_CLOCK, NULL);

  self->book = g_object_ref (book);
  self->clock = g_object_ref (sv_cup_book_get_clock (book));
  if (sv_cup_book_get_doc (book)->cup->times.match == 0)
    g_settings_bind (sv_settings (), "cup-minutes", self->minutes, "value",
                     G_SETTINGS_BIND_DEFAULT);
  plan_cb (self);
  if (sv_clock_get_length (self->clock) == 0)
    set_up_cb (self);
  g_signal_connect_object (self->minutes, "value-changed", G_CALLBACK (set_up_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "changed", G_CALLBACK (plan_cb), self, G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->clock, signals[i].signal, G_CALLBACK (signals[i].callback), self,
                             G_CONNECT_SWAPPED);
  show_cb (self);
  return GTK_WIDGET (self);
}
