/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many minutes matches take that two people play who know the game.
 *
 * Whole matches are played in the real window at the normal pace: figurines walk, dice roll, goals
 * are celebrated and shown again, and the half-time has its page. The people are replaced by timers:
 * a choice takes CHOOSE_MS, a throw THROW_MS, another step of the same figurine STEP_MS, and a page
 * that must be confirmed READ_MS. What they choose is what the computer player `club` would choose.
 *
 * Nobody has to wait for it: time is virtual. Whenever the program would sleep until something is
 * due, the clock is put on to that moment.
 *
 * Usage: bench-length [MATCHES [GAME [LENGTH]]]; prints for each game and each length the minutes of
 * the median, of the ninth of ten, and what the window promises. */

#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "application-fixture.h"
#include "figures.h"
#include "sv-board-surface.h"
#include "sv-bot.h"
#include "sv-games.h"
#include "sv-match-file.h"
#include "sv-match-length.h"
#include "sv-match-page.h"
#include "sv-quick-match.h"
#include "sv-shown.h"

enum { N_GAMES = 3, MAX_MATCHES = 100 };

/* How long a person takes, in milliseconds. LOOK_MS: how often is looked whether it is a person's
 * turn. */
enum { CHOOSE_MS = 1500, THROW_MS = 700, STEP_MS = 400, READ_MS = 4000, LOOK_MS = 50 };

/* --- Virtual time --- */

/* Nanoseconds by which the time of the program is ahead. */
static _Atomic gint64 ahead_ns;

int
clock_gettime (clockid_t clock, struct timespec *out)
{
  const long failed = syscall (SYS_clock_gettime, clock, out);

  if (failed == 0 &&
      (clock == CLOCK_MONOTONIC || clock == CLOCK_REALTIME || clock == CLOCK_BOOTTIME)) {
    const gint64 ns = out->tv_nsec + ahead_ns;
    out->tv_sec += (time_t)(ns / G_GINT64_CONSTANT (1000000000));
    out->tv_nsec = (long)(ns % G_GINT64_CONSTANT (1000000000));
  }
  return failed == 0 ? 0 : -1;
}

/* Like g_poll (), but instead of waiting put the clock on. */
static int
poll_cb (GPollFD *fds, guint n, int timeout_ms)
{
  const int ready = g_poll (fds, n, timeout_ms < 0 ? -1 : 0);

  if (ready == 0 && timeout_ms > 0)
    ahead_ns += (gint64)timeout_ms * 1000000;
  return ready;
}

/* --- The people --- */

typedef struct {
  SvWindow *window;
  SvMatch *match;
  SvBotMemory *memory; /* of both; a plan is for one turn */
  SvRng rng;
  int last_piece;    /* piece of the last choice, or -1 */
  guint timer;       /* what a person is about to do */
  unsigned position; /* where the person began to think */
  gboolean over;
} People;

static gboolean
press (People *people, const char *label)
{
  GtkWidget *button = find_button (people->window, label, 0);

  if (button == NULL || !gtk_widget_get_mapped (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

static gboolean
is_shown (People *people, const char *label)
{
  GtkWidget *button = find_button (people->window, label, 0);

  return button != NULL && gtk_widget_get_mapped (button);
}

static gboolean
read_cb (gpointer data)
{
  People *people = data;

  people->timer = 0;
  if (!press (people, "Continue") && !press (people, "Show"))
    press (people, "Resume");
  return G_SOURCE_REMOVE;
}

static gboolean
throw_cb (gpointer data)
{
  People *people = data;

  people->timer = 0;
  people->last_piece = -1;
  sv_match_throw (people->match);
  return G_SOURCE_REMOVE;
}

/* Return the index of the choice. The plan of a turn is kept, so that it is not found twice. */
static unsigned
find_choice (People *people)
{
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (people->match, &n);
  const atomic_bool stop = false;

  return sv_bot_memory_choose (people->memory, sv_match_get_state (people->match), legal, n,
                               &people->rng, &stop);
}

static gboolean
choose_cb (gpointer data)
{
  People *people = data;
  unsigned n;

  people->timer = 0;
  if (sv_match_get_position (people->match) != people->position)
    return G_SOURCE_REMOVE; /* the time was up meanwhile */
  const unsigned choice = find_choice (people);
  people->last_piece = sv_match_get_target (people->match, choice)->piece;
  sv_match_choose (people->match, sv_match_get_legal (people->match, &n)[choice], NULL);
  return G_SOURCE_REMOVE;
}

/* How long the choice takes that comes next. */
static guint
choice_ms (People *people)
{
  const SvTarget *target = sv_match_get_target (people->match, find_choice (people));

  if (target->flags & SV_TARGET_THROW)
    return THROW_MS;
  return target->piece >= 0 && target->piece == people->last_piece ? STEP_MS : CHOOSE_MS;
}

static gboolean
is_moving (People *people)
{
  SvMatchPage *page = SV_MATCH_PAGE (sv_window_get_page (people->window));
  SvBoardSurface *board = SV_BOARD_SURFACE (find (page, SV_TYPE_BOARD_SURFACE));

  return sv_match_get_waiting (people->match) || board->tick_id != 0 ||
         sv_announcer_get_announcement (sv_match_page_get_announcer (page)) !=
             SV_ANNOUNCEMENT_NOTHING;
}

/* See what a person has to do, and let them do it a little later. */
static gboolean
look_cb (gpointer data)
{
  People *people = data;
  const SvNode *node = sv_match_get_node (people->match);
  unsigned n;

  sv_match_get_legal (people->match, &n);
  if (is_moving (people) || people->timer != 0)
    return G_SOURCE_CONTINUE;
  people->position = sv_match_get_position (people->match);
  if (node->kind == SV_NODE_OVER)
    people->over = TRUE;
  else if (is_shown (people, "Continue") || is_shown (people, "Show") ||
           is_shown (people, "Resume"))
    people->timer = g_timeout_add (READ_MS, read_cb, people);
  else if (node->kind == SV_NODE_CHANCE)
    people->timer = g_timeout_add (THROW_MS, throw_cb, people);
  else if (n > 0)
    people->timer = g_timeout_add (choice_ms (people), choose_cb, people);
  return G_SOURCE_CONTINUE;
}

/* Play a match to its end. Return its minutes. */
static double
play_match (SvWindow *window, const SvGame *game, SvMatchLength length, guint64 seed)
{
  g_autoptr (SvVariantDoc) variant = sv_match_length_variant (game, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_quick_match_new (game, variant, &error);
  People people = { .window = window, .match = match, .last_piece = -1 };

  g_assert_no_error (error);
  sv_match_seed (match, seed);
  sv_rng_seed (&people.rng, seed);
  people.memory = sv_bot_memory_new (sv_bot_by_id ("club"), game, sv_match_get_setup (match));
  sv_window_show_match (window, match);
  const gint64 begin = g_get_monotonic_time ();
  const guint looking = g_timeout_add (LOOK_MS, look_cb, &people);
  while (!people.over)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (looking);
  sv_bot_memory_free (people.memory);
  sv_match_discard_match_saver (match);
  return (double)(g_get_monotonic_time () - begin) / (60.0 * G_USEC_PER_SEC);
}

static void
measure (SvWindow *window, const SvGame *game, SvMatchLength length, unsigned matches)
{
  g_autofree char *promised = sv_match_length_dup_minutes (game, length);
  double minutes[MAX_MATCHES];

  for (unsigned i = 0; i < matches; i++)
    minutes[i] = play_match (window, game, length, 1 + i);
  const double median = figures_median (minutes, matches);
  g_print (
      "%-16s %-14s %3u matches: median %5.1f, 90 %% within %5.1f, most %5.1f minutes; told: %s\n",
      game->id, sv_match_length_title (length), matches, median,
      minutes[(matches * 9 + 9) / 10 - 1], minutes[matches - 1], promised);
}

int
main (int argc, char *argv[])
{
  const unsigned matches = argc > 1 ? (unsigned)CLAMP (atoi (argv[1]), 1, MAX_MATCHES) : 1;
  const char *only = argc > 2 ? argv[2] : NULL;
  const int wanted = argc > 3 ? atoi (argv[3]) : -1;
  int none = 1;

  g_main_context_set_poll_func (NULL, poll_cb);
  begin (&none, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  SvWindow *window = start_window ();
  for (unsigned i = 0; i < N_GAMES; i++)
    for (int length = 0; length < SV_MATCH_LENGTHS; length++)
      if ((only == NULL || g_str_equal (only, sv_games ()[i]->id)) &&
          (wanted < 0 || wanted == length) && (argc > 1 || length == SV_MATCH_SHORT))
        measure (window, sv_games ()[i], (SvMatchLength)length, matches);
  destroy (window);
  g_object_unref (application);
  return 0;
}
