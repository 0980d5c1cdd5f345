/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-sound.h"

#include <math.h>

#include "sv-config.h"
#include "sv-settings.h"

/* If two sounds of one kind are closer together than this, only one is played; a sound that is
 * later than this is not played at all. In microseconds. */
enum { APART_US = 100000, LATE_US = 700000 };

typedef struct {
  const char *name; /* interned string */
  int decibels;
  gint64 due_us;
} Job;

/* --- In a thread: the library and the sound server --- */

#ifdef SV_HAVE_GSOUND
#include <gmodule.h>
#include <gsound.h>

#define LIBRARY "libgsound.so.0"

typedef GSoundContext *(*NewFunc) (GCancellable *cancellable, GError **error);
typedef gboolean (*PlayFunc) (GSoundContext *context,
                              GCancellable *cancellable,
                              GError **error,
                              ...);

typedef void (*TellFunc) (
    const char *file, int line, const char *function, int error, const char *format, ...);
typedef int (*SetTellFunc) (TellFunc tell);

/* Return a function of a shared library, which stays loaded, or NULL. */
static gpointer
find_function (const char *library, const char *name)
{
  GModule *module = g_module_open (library, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  gpointer function;

  return module != NULL && g_module_symbol (module, name, &function) ? function : NULL;
}

static void
tell_nobody (const char *file, int line, const char *function, int error, const char *format, ...)
{
}

/* Silence the libraries below GSound, which would fill the terminal with messages if there is no
 * sound card. */
static void
hush (void)
{
  SetTellFunc set_tell = (SetTellFunc)find_function ("libasound.so.2", "snd_lib_error_set_handler");

  if (set_tell != NULL)
    set_tell (tell_nobody);
}

/* Return the path of the installed sound file, or NULL. */
static char *
find_file (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".wav", NULL);

  for (const char *const *folder = g_get_system_data_dirs (); *folder != NULL; folder++) {
    g_autofree char *path = g_build_filename (*folder, "speelveld", "sounds", file, NULL);
    if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
      return g_steal_pointer (&path);
  }
  return NULL;
}

/* Play the sound through GSound. Return whether it plays now. */
static gboolean
let_hear (const Job *job)
{
  static GSoundContext *context = NULL;
  static PlayFunc play_simple = NULL;
  g_autofree char *path = find_file (job->name);
  /* A whole number, because a fraction would be written with the decimal separator of the
   * locale. */
  g_autofree char *volume = g_strdup_printf ("%d", job->decibels);

  if (context == NULL) {
    NewFunc context_new = (NewFunc)find_function (LIBRARY, "gsound_context_new");

    hush ();
    play_simple = (PlayFunc)find_function (LIBRARY, "gsound_context_play_simple");
    context = context_new != NULL ? context_new (NULL, NULL) : NULL;
  }
  return context != NULL && play_simple != NULL && path != NULL &&
         play_simple (context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, path, GSOUND_ATTR_MEDIA_ROLE,
                      "event", GSOUND_ATTR_CANBERRA_VOLUME, volume, NULL);
}
#else
static gboolean
let_hear (const Job *job)
{
  return FALSE;
}
#endif

static gboolean
beep_cb (gpointer data)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (display != NULL)
    gdk_display_beep (display);
  return G_SOURCE_REMOVE;
}

/* Without sound the end of a period still makes the display beep, if it can. */
static void
job_thread (gpointer data, gpointer unused)
{
  g_autofree Job *job = data;
  const gboolean late = g_get_monotonic_time () - job->due_us > LATE_US;

  if (!late && !let_hear (job) && g_str_equal (job->name, "whistle"))
    g_idle_add (beep_cb, NULL);
}

static void
play_in_thread (const char *name, int decibels, gpointer unused)
{
  static GThreadPool *pool = NULL;
  Job *job = g_new (Job, 1);

  *job = (Job){ name, decibels, g_get_monotonic_time () };
  if (pool == NULL)
    pool = g_thread_pool_new (job_thread, NULL, 1, FALSE, NULL);
  g_thread_pool_push (pool, job, NULL);
}

/* --- What is to be heard --- */

static SvSoundPlayer the_player = play_in_thread;
static gpointer the_data = NULL;

void
sv_sound_set_player (SvSoundPlayer player, gpointer data)
{
  the_player = player != NULL ? player : play_in_thread;
  the_data = data;
}

gboolean
sv_sound_is_allowed (void)
{
  gboolean allowed = TRUE;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &allowed, NULL);
  return allowed;
}

int
sv_sound_get_decibels (int percent)
{
  return (int)lround (60 * log10 (MAX (percent, 1) / 100.0));
}

static gboolean
begin_cb (gpointer data)
{
  static const char *last = NULL;
  static gint64 last_us = 0;
  const char *name = data;
  const int percent = g_settings_get_int (sv_settings (), "volume");
  const gint64 now = g_get_monotonic_time ();

  if (!g_settings_get_boolean (sv_settings (), "sound") || percent == 0 ||
      !sv_sound_is_allowed () || (name == last && now - last_us < APART_US))
    return G_SOURCE_REMOVE;
  last = name;
  last_us = now;
  the_player (name, sv_sound_get_decibels (percent), the_data);
  return G_SOURCE_REMOVE;
}

void
sv_sound_play (const char *name, unsigned delay_ms)
{
  gpointer interned = (gpointer)(uintptr_t)g_intern_string (name);

  if (delay_ms == 0)
    begin_cb (interned);
  else
    g_timeout_add (delay_ms, begin_cb, interned);
}
