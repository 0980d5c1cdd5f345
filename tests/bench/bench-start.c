/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast a window stands and what it costs, seen from outside: the program is started on the X
 * server of $DISPLAY (which must have no other clients) and watched through X Damage.
 *
 *   first frame   from the start to a window with at least 12 different pixel values
 *   in place      from the start to the last thing that is drawn before half a second of rest
 *   processor     time of a processor that this took, all threads together
 *   peak memory   VmHWM of the program at rest
 *   bare          with --beside BARE, the same of a program that is started in turn with it: what a
 *                 window costs before anything is in it
 *   in use        with --idle SECONDS, in three more runs: after --first COMMAND, which makes the
 *                 program work (by a key that goes on with a match, so that its clock runs), its
 *                 share of one core over that time, nobody doing anything, and VmHWM at the end
 *
 * Usage: bench-start [--runs N] [--idle SECONDS] [--first COMMAND] [--beside BARE] PROGRAM… ;
 * prints min, median, max, and what they should be at most (0: nothing is asked). */

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <glib.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "figures.h"

enum { MAX_RUNS = 50, IDLE_RUNS = 3, COLOURS = 12, GIVE_UP_MS = 20000, SETTLE_MS = 500 };

/* What the match window may take. Of its memory GTK takes 37 MiB for any window, and the pictures
 * of pitch, cards and dice, which are painted once for their size, up to 14. */
static const double FRAME_MS = 90, MEMORY_MIB = 51, IDLE_PERCENT = 0.3;

typedef struct {
  Display *display;
  int damage_event;
} Watch;

typedef struct {
  double frame_ms, place_ms, processor_ms, memory_mib, idle_percent;
} Figures;

/* A number in kB behind key in /proc/PID/status. */
static double
status_kb (pid_t pid, const char *key)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/status", (int)pid);
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL) || strstr (text, key) == NULL)
    return 0;
  return g_ascii_strtod (strstr (text, key) + strlen (key), NULL);
}

/* Seconds of processor time of the process so far. */
static double
processor_seconds (pid_t pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/stat", (int)pid);
  g_autofree char *text = NULL;
  unsigned long user = 0, system = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL) || strrchr (text, ')') == NULL)
    return 0;
  sscanf (strrchr (text, ')') + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
          &system);
  return (double)(user + system) / (double)sysconf (_SC_CLK_TCK);
}

/* Milliseconds of processor time of all threads that the process has now, to the nanosecond. */
static double
processor_ms (pid_t pid)
{
  g_autofree char *folder = g_strdup_printf ("/proc/%d/task", (int)pid);
  g_autoptr (GDir) threads = g_dir_open (folder, 0, NULL);
  const char *thread;
  double ms = 0;

  while (threads != NULL && (thread = g_dir_read_name (threads)) != NULL) {
    g_autofree char *path = g_build_filename (folder, thread, "schedstat", NULL);
    g_autofree char *text = NULL;
    if (g_file_get_contents (path, &text, NULL, NULL))
      ms += g_ascii_strtod (text, NULL) / 1e6;
  }
  return ms;
}

static gboolean
is_drawn (Watch *screen)
{
  const int n = DefaultScreen (screen->display);
  const int width = DisplayWidth (screen->display, n), height = DisplayHeight (screen->display, n);
  XImage *image = XGetImage (screen->display, DefaultRootWindow (screen->display), 0, 0,
                             (unsigned)width, (unsigned)height, AllPlanes, ZPixmap);
  unsigned long seen[COLOURS];
  int found = 0;

  if (image == NULL)
    return FALSE;
  for (int y = 0; y < height && found < COLOURS; y += 3)
    for (int x = 0; x < width && found < COLOURS; x += 3) {
      const unsigned long pixel = XGetPixel (image, x, y) & 0xffffff;
      int i = 0;
      while (i < found && seen[i] != pixel)
        i++;
      if (i == found)
        seen[found++] = pixel;
    }
  XDestroyImage (image);
  return found >= COLOURS;
}

static gboolean
damaged (Watch *screen)
{
  gboolean any = FALSE;

  while (XPending (screen->display) > 0) {
    XEvent event;
    XNextEvent (screen->display, &event);
    any |= event.type == screen->damage_event + XDamageNotify;
  }
  return any;
}

/* Gives when something was drawn last in that time; 0: nothing was. */
static double
wait_ms (Watch *screen, double ms)
{
  const double end = figures_now_ms () + ms;
  double last = 0;

  while (figures_now_ms () < end) {
    struct pollfd wait = { ConnectionNumber (screen->display), POLLIN, 0 };
    poll (&wait, 1, 20);
    if (damaged (screen))
      last = figures_now_ms ();
  }
  return last;
}

/* Waits until nothing has been drawn for a while. Gives when it was drawn last, or since. */
static double
wait_for_rest (Watch *screen, double since)
{
  const double give_up = since + GIVE_UP_MS;
  double last;

  while ((last = wait_ms (screen, SETTLE_MS)) > 0 && last < give_up)
    since = last;
  return since;
}

static pid_t
start (char **command)
{
  const pid_t pid = fork ();

  if (pid == 0) {
    execvp (command[0], command);
    _exit (127);
  }
  return pid;
}

/* Makes the program work as a person would, and waits until it does. */
static void
begin_use (Watch *screen, const char *first)
{
  g_autoptr (GError) error = NULL;
  int status;

  if (first == NULL)
    return;
  if (!g_spawn_command_line_sync (first, NULL, NULL, &status, &error) ||
      !g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", first, error->message);
  wait_ms (screen, 2 * SETTLE_MS);
}

/* With idle_s above 0 the memory is that of the whole time. */
static void
run (Watch *screen, char **command, const char *first, double idle_s, Figures *out)
{
  damaged (screen);
  double begin = figures_now_ms ();
  const pid_t pid = start (command);
  out->frame_ms = 0;
  while (out->frame_ms == 0) {
    struct pollfd wait = { ConnectionNumber (screen->display), POLLIN, 0 };
    if (figures_now_ms () - begin > GIVE_UP_MS || waitpid (pid, NULL, WNOHANG) == pid)
      g_error ("%s shows no window", command[0]);
    poll (&wait, 1, 5);
    if (damaged (screen) && is_drawn (screen))
      out->frame_ms = figures_now_ms () - begin;
  }
  out->processor_ms = processor_ms (pid);
  out->place_ms = wait_for_rest (screen, begin + out->frame_ms) - begin;
  if (idle_s > 0) {
    begin_use (screen, first);
    const double before = processor_seconds (pid);
    wait_ms (screen, idle_s * 1000);
    out->idle_percent = 100 * (processor_seconds (pid) - before) / idle_s;
  }
  out->memory_mib = status_kb (pid, "VmHWM:") / 1024;
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);
  wait_ms (screen, 200);
}

static void
print_row (const char *name, const char *unit, double *values, int n, double target)
{
  const double median = figures_median (values, (size_t)n);

  printf ("%-20s min %.2f  median %.2f  max %.2f %s (at most %g)\n", name, values[0], median,
          values[n - 1], unit, target);
}

static void
measure_start (Watch *screen, char **command, char *beside, int runs)
{
  double frame[2][MAX_RUNS], processor[2][MAX_RUNS], place[MAX_RUNS], memory[MAX_RUNS];
  char *bare[] = { beside, NULL };

  for (int i = -1; i < runs; i++) /* one to warm up */
    for (int k = 0; k < (beside != NULL ? 2 : 1); k++) {
      Figures figures = { 0 };
      run (screen, k == 0 ? command : bare, NULL, 0, &figures);
      if (i < 0)
        continue;
      frame[k][i] = figures.frame_ms;
      processor[k][i] = figures.processor_ms;
      if (k != 0)
        continue;
      place[i] = figures.place_ms;
      memory[i] = figures.memory_mib;
    }
  print_row ("first frame", "ms", frame[0], runs, FRAME_MS);
  if (beside != NULL)
    print_row ("bare first frame", "ms", frame[1], runs, 0);
  print_row ("in place", "ms", place, runs, 0);
  print_row ("processor", "ms", processor[0], runs, 0);
  if (beside != NULL)
    print_row ("bare processor", "ms", processor[1], runs, 0);
  print_row ("peak memory", "MiB", memory, runs, MEMORY_MIB);
}

static void
measure_use (Watch *screen, char **command, const char *first, double idle_s)
{
  double memory[IDLE_RUNS], idle[IDLE_RUNS];

  for (int i = 0; i < IDLE_RUNS; i++) {
    Figures figures = { 0 };
    run (screen, command, first, idle_s, &figures);
    memory[i] = figures.memory_mib;
    idle[i] = figures.idle_percent;
  }
  print_row ("idle in use", "% of a core", idle, IDLE_RUNS, IDLE_PERCENT);
  print_row ("peak memory in use", "MiB", memory, IDLE_RUNS, MEMORY_MIB);
}

int
main (int argc, char **argv)
{
  int runs = 9, error_base, at = 1;
  const char *first = NULL;
  char *beside = NULL;
  double idle_s = 0;
  Watch screen = { XOpenDisplay (NULL), 0 };

  for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
    if (strcmp (argv[at], "--runs") == 0)
      runs = CLAMP (atoi (argv[at + 1]), 1, MAX_RUNS);
    else if (strcmp (argv[at], "--idle") == 0)
      idle_s = g_ascii_strtod (argv[at + 1], NULL);
    else if (strcmp (argv[at], "--first") == 0)
      first = argv[at + 1];
    else if (strcmp (argv[at], "--beside") == 0)
      beside = argv[at + 1];
  }
  if (at >= argc || screen.display == NULL ||
      !XDamageQueryExtension (screen.display, &screen.damage_event, &error_base)) {
    fprintf (stderr,
             "usage: bench-start [--runs N] [--idle SECONDS] [--first COMMAND] [--beside BARE] "
             "PROGRAM… on an X display\n");
    return 2;
  }
  XDamageCreate (screen.display, DefaultRootWindow (screen.display), XDamageReportRawRectangles);
  XSync (screen.display, False);
  measure_start (&screen, argv + at, beside, runs);
  if (idle_s > 0)
    measure_use (&screen, argv + at, first, idle_s);
  XCloseDisplay (screen.display);
  return 0;
}
