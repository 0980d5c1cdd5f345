/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast a window stands and what it costs, seen from outside: the program is started on the X
 * server of $DISPLAY (which must have no other clients) and watched through X Damage.
 *
 *   first frame   from the start to a window with at least 12 different pixel values
 *   peak memory   VmHWM of the program at that moment plus half a second
 *   idle          share of one core over IDLE seconds after that, with --idle SECONDS
 *
 * Usage: bench-start [--runs N] [--idle SECONDS] COMMAND… ; prints min, median, max. */

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

enum { MAX_RUNS = 50, COLOURS = 12, GIVE_UP_MS = 20000, SETTLE_MS = 500 };

typedef struct {
  Display *display;
  int damage_event;
} Watch;

typedef struct {
  double frame_ms, memory_mib, idle_percent;
} Figures;

static double
now_ms (void)
{
  return (double)g_get_monotonic_time () / 1000;
}

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

static void
wait_ms (Watch *screen, double ms)
{
  const double end = now_ms () + ms;

  while (now_ms () < end) {
    struct pollfd wait = { ConnectionNumber (screen->display), POLLIN, 0 };
    poll (&wait, 1, 20);
    damaged (screen);
  }
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

static void
run (Watch *screen, char **command, double idle_s, Figures *out)
{
  double begin;

  damaged (screen);
  begin = now_ms ();
  const pid_t pid = start (command);
  out->frame_ms = 0;
  while (out->frame_ms == 0) {
    struct pollfd wait = { ConnectionNumber (screen->display), POLLIN, 0 };
    if (now_ms () - begin > GIVE_UP_MS || waitpid (pid, NULL, WNOHANG) == pid)
      g_error ("%s shows no window", command[0]);
    poll (&wait, 1, 5);
    if (damaged (screen) && is_drawn (screen))
      out->frame_ms = now_ms () - begin;
  }
  wait_ms (screen, SETTLE_MS);
  if (idle_s > 0) {
    const double before = processor_seconds (pid);
    wait_ms (screen, idle_s * 1000);
    out->idle_percent = 100 * (processor_seconds (pid) - before) / idle_s;
  }
  out->memory_mib = status_kb (pid, "VmHWM:") / 1024;
  kill (pid, SIGTERM);
  waitpid (pid, NULL, 0);
  wait_ms (screen, 200);
}

static int
compare (const void *a, const void *b)
{
  const double x = *(const double *)a, y = *(const double *)b;

  return (x > y) - (x < y);
}

static void
print_row (const char *name, const char *unit, double *values, int n)
{
  qsort (values, (size_t)n, sizeof *values, compare);
  printf ("%-12s min %.2f  median %.2f  max %.2f %s\n", name, values[0], values[n / 2],
          values[n - 1], unit);
}

int
main (int argc, char **argv)
{
  int runs = 9, error_base, first = 1;
  double idle_s = 0, frame[MAX_RUNS], memory[MAX_RUNS], idle[MAX_RUNS];
  Watch screen = { XOpenDisplay (NULL), 0 };

  for (; first + 1 < argc && argv[first][0] == '-'; first += 2) {
    if (strcmp (argv[first], "--runs") == 0)
      runs = CLAMP (atoi (argv[first + 1]), 1, MAX_RUNS);
    else if (strcmp (argv[first], "--idle") == 0)
      idle_s = g_ascii_strtod (argv[first + 1], NULL);
  }
  if (first >= argc || screen.display == NULL ||
      !XDamageQueryExtension (screen.display, &screen.damage_event, &error_base)) {
    fprintf (stderr, "usage: bench-start [--runs N] [--idle SECONDS] COMMAND… on an X display\n");
    return 2;
  }
  XDamageCreate (screen.display, DefaultRootWindow (screen.display), XDamageReportRawRectangles);
  XSync (screen.display, False);
  for (int i = -1; i < runs; i++) { /* one to warm up */
    Figures figures = { 0 };
    run (&screen, argv + first, i < 0 ? 0 : idle_s, &figures);
    if (i >= 0) {
      frame[i] = figures.frame_ms;
      memory[i] = figures.memory_mib;
      idle[i] = figures.idle_percent;
    }
  }
  print_row ("first frame", "ms", frame, runs);
  print_row ("peak memory", "MiB", memory, runs);
  if (idle_s > 0)
    print_row ("idle", "% of a core", idle, runs);
  XCloseDisplay (screen.display);
  return 0;
}
