/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-clock.h"

#include <time.h>

enum { SECOND_MS = 1000, GAP_MS = 5000, WARNING_MS = 60000 };

/* Longer than any match; with more, times in microseconds would overflow. */
#define LONGEST_MS (G_MAXINT64 / 2000)

struct _SvClock {
  GObject parent_instance;

  SvTimeSource source;
  gpointer source_data;
  gboolean own_time; /* time comes from the machine and not from a test, so sleep can be detected */

  gint64 length_ms;
  gint64 played_us; /* time played until last_us */
  gint64 last_us;   /* time of the source at the last check, while running */
  /* how long the machine had slept since its start at that check, while running */
  gint64 asleep_us;
  gboolean wanted;
  gboolean paused;
  gboolean running;
  gboolean expired;
  gboolean warned;
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (SvClock, sv_clock, G_TYPE_OBJECT)

enum { PROP_0, PROP_RUNNING, PROP_PAUSED, N_PROPS };
enum { TICK, WARNING, EXPIRED, SLEPT, N_SIGNALS };

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gint64
machine_time (gpointer data)
{
  return g_get_monotonic_time ();
}

/* On Linux monotonic time stops while the machine sleeps and boot time does not, so only their
 * difference reveals a short sleep. Return it, or 0 on systems without boot time. */
static gint64
machine_sleep (void)
{
#ifdef CLOCK_BOOTTIME
  struct timespec boot, monotonic;

  if (clock_gettime (CLOCK_MONOTONIC, &monotonic) == 0 &&
      clock_gettime (CLOCK_BOOTTIME, &boot) == 0)
    return (gint64)(boot.tv_sec - monotonic.tv_sec) * G_USEC_PER_SEC +
           (boot.tv_nsec - monotonic.tv_nsec) / 1000;
#endif
  return 0;
}

static gint64
now_us (SvClock *self)
{
  return self->source (self->source_data);
}

static gint64
asleep_us (SvClock *self)
{
  return self->own_time ? machine_sleep () : 0;
}

static gint64
limited_ms (SvClock *self, gint64 us)
{
  gint64 ms = us / 1000;

  return self->length_ms != 0 ? MIN (ms, self->length_ms) : ms;
}

static gboolean tick_cb (gpointer data);

/* Set a timeout for the moment when the next second is shown. */
static void
await_tick (SvClock *self)
{
  const gint64 shown = (sv_clock_get_elapsed (self) - self->length_ms) % SECOND_MS;
  const gint64 since = (shown + SECOND_MS) % SECOND_MS;

  self->tick_id = g_timeout_add ((guint)(SECOND_MS - since + 1), tick_cb, self);
  g_source_set_name_by_id (self->tick_id, "[speelveld] match clock");
}

static gboolean
tick_cb (gpointer data)
{
  g_autoptr (SvClock) self = g_object_ref (data);

  self->tick_id = 0;
  sv_clock_check (self);
  /* A handler may have stopped the clock or begun another period. */
  if (self->running && self->tick_id == 0)
    await_tick (self);
  return G_SOURCE_REMOVE;
}

/* Start or stop the timeout, so that a stopped clock does not wake the processor. */
static void
update_running (SvClock *self)
{
  gboolean running = self->wanted && !self->paused && !self->expired;

  if (running == self->running)
    return;
  self->running = running;
  if (running) {
    self->last_us = now_us (self);
    self->asleep_us = asleep_us (self);
    await_tick (self);
  } else {
    g_clear_handle_id (&self->tick_id, g_source_remove);
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

static void
sv_clock_dispose (GObject *object)
{
  SvClock *self = SV_CLOCK (object);

  self->running = FALSE;
  self->wanted = FALSE;
  g_clear_handle_id (&self->tick_id, g_source_remove);
  G_OBJECT_CLASS (sv_clock_parent_class)->dispose (object);
}

static void
sv_clock_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SvClock *self = SV_CLOCK (object);

  g_value_set_boolean (value, id == PROP_RUNNING ? self->running : self->paused);
}

static void
sv_clock_class_init (SvClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = sv_clock_dispose;
  object_class->get_property = sv_clock_get_property;

  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, read);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[TICK] =
      g_signal_new ("tick", SV_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WARNING] = g_signal_new ("warning", SV_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[EXPIRED] = g_signal_new ("expired", SV_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[SLEPT] = g_signal_new ("slept", SV_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
sv_clock_init (SvClock *self)
{
  self->source = machine_time;
  self->own_time = TRUE;
}

void
sv_clock_set_source (SvClock *self, SvTimeSource source, gpointer data)
{
  self->source = source;
  self->source_data = data;
  self->own_time = FALSE;
  self->last_us = now_us (self);
}

void
sv_clock_set (SvClock *self, gint64 length_ms, gint64 elapsed_ms)
{
  g_return_if_fail (length_ms >= 0 && elapsed_ms >= 0);

  self->wanted = FALSE;
  update_running (self);
  self->length_ms = length_ms;
  elapsed_ms = MIN (elapsed_ms, length_ms != 0 ? length_ms : LONGEST_MS);
  self->played_us = elapsed_ms * 1000;
  self->expired = length_ms != 0 && elapsed_ms == length_ms;
  /* A period of a minute or less gets no warning. */
  self->warned = length_ms - elapsed_ms <= WARNING_MS;
}

void
sv_clock_set_wanted (SvClock *self, gboolean wanted)
{
  wanted = !!wanted;
  if (self->wanted == wanted)
    return;
  sv_clock_check (self);
  self->wanted = wanted;
  update_running (self);
}

void
sv_clock_set_paused (SvClock *self, gboolean paused)
{
  paused = !!paused;
  if (self->paused == paused)
    return;
  sv_clock_check (self);
  /* The check may have found that the machine slept, which pauses the clock too. */
  if (self->paused == paused)
    return;
  self->paused = paused;
  update_running (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

void
sv_clock_count (SvClock *self, gboolean counts)
{
  if (counts && !self->wanted) {
    sv_clock_set (self, 0, 0);
    sv_clock_set_paused (self, FALSE);
  }
  sv_clock_set_wanted (self, counts);
}

gboolean
sv_clock_get_wanted (SvClock *self)
{
  return self->wanted;
}

gboolean
sv_clock_get_paused (SvClock *self)
{
  return self->paused;
}

gboolean
sv_clock_get_running (SvClock *self)
{
  return self->running;
}

gint64
sv_clock_get_elapsed (SvClock *self)
{
  gint64 us = self->played_us;

  if (self->running) {
    const gint64 since = MAX (now_us (self) - self->last_us, 0);

    if (since <= GAP_MS * 1000)
      us += since;
  }
  return limited_ms (self, us);
}

gint64
sv_clock_get_length (SvClock *self)
{
  return self->length_ms;
}

gint64
sv_clock_get_remaining (SvClock *self)
{
  return self->length_ms != 0 ? self->length_ms - sv_clock_get_elapsed (self) : -1;
}

gboolean
sv_clock_get_expired (SvClock *self)
{
  return self->expired;
}

gboolean
sv_clock_get_last (SvClock *self)
{
  const gint64 left = sv_clock_get_remaining (self);

  return left >= 0 && left <= MIN (WARNING_MS, self->length_ms / 4);
}

/* Count the time since the last check. Return for how long the machine slept, in microseconds, or
 * 0. */
static gint64
count_time (SvClock *self)
{
  gint64 now = now_us (self), asleep = asleep_us (self);
  gint64 since = MAX (now - self->last_us, 0);
  gint64 slept = MAX (asleep - self->asleep_us, 0);

  self->last_us = now;
  self->asleep_us = asleep;
  if (since > GAP_MS * 1000)
    return since + slept;
  self->played_us += since;
  return slept > GAP_MS * 1000 ? slept : 0;
}

void
sv_clock_check (SvClock *self)
{
  gint64 left;
  gboolean warning = FALSE, expired = FALSE;

  if (!self->running)
    return;

  /* All fields are up to date before any signal is emitted, because a handler may set the clock. */
  gint64 slept = count_time (self);
  if (self->length_ms != 0) {
    left = self->length_ms - limited_ms (self, self->played_us);
    warning = !self->warned && left <= WARNING_MS;
    expired = left == 0;
    self->warned |= left <= WARNING_MS;
    self->expired = expired;
  }

  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  if (slept != 0 && !expired) {
    self->paused = TRUE;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
  }
  update_running (self);
  g_object_thaw_notify (G_OBJECT (self));

  if (slept != 0 && !expired)
    g_signal_emit (self, signals[SLEPT], 0, (slept + G_USEC_PER_SEC / 2) / G_USEC_PER_SEC);
  if (warning)
    g_signal_emit (self, signals[WARNING], 0);
  g_signal_emit (self, signals[TICK], 0);
  /* A handler may have begun another period meanwhile. */
  if (expired && self->expired)
    g_signal_emit (self, signals[EXPIRED], 0);
  g_object_unref (self);
}
