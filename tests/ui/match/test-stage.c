/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer player throws, and everybody in the room sees, hears and reads the same in the same
 * order: pitch, score, report, wall, sounds. Nothing of what comes of the die is shown before it
 * lies, whatever people do meanwhile. No time runs out here: the test goes on by itself. */

#include "gtk-fixture.h"
#include "page-fixture.h"
#include "play-fixture.h"
#include "sv-board-view.h"
#include "sv-computer.h"
#include "sv-prompt-bar.h"
#include "sv-report.h"
#include "sv-scoreboard.h"
#include "sv-sounds.h"
#include "sv-spotlight.h"
#include "sv-throw-strip.h"
#include "sv-wall-window.h"
#include "tell-fixture.h"
#include "worked-example.h"

/* The computer player acts when the test says so. */
enum { NEVER_MS = 1000000, ALL = 9 };

#define CHANCE "needed 1: a chance!"
#define DEFEND "Second team (computer · any move) throws the die"

/* What is seen while a goal is told, and heard as each of it begins; and when all is told. */
static const struct {
  const char *heard, *seen;
} of_goal[] = {
  { "(dice) ", "0-0, wall 0-0, 16 lines, " CHANCE ": " DEFEND },
  { "", "0-0, wall 0-0, 16 lines, " CHANCE ", needed 3: not defended!: " DEFEND },
  { "(throw) ", "0-0, wall 0-0, 16 lines, " CHANCE ", needed 3: not defended!: " DEFEND },
  { "(net) (goal) (whistle) ",
    "1-0, wall 0-0, 16 lines, " CHANCE ", needed 3: not defended!, GOAL! Striker 1 1–0: " DEFEND },
};
#define AFTER_GOAL(verdicts)                                                                       \
  "1-0, wall 1-0, 17 lines" verdicts                                                               \
  ": Second team (computer · any move) considers what to do [clock]"
#define BOTH ", " CHANCE ", needed 3: not defended!"
typedef struct {
  Fixture page;
  SvComputer *computer;
  SvSounds *sounds;
  SvWallWindow *wall;
  GString *seen, *expected;
} Room;

static SvAnnouncer *
announcer_of (Room *room)
{
  return sv_match_page_get_announcer (room->page.page);
}

static void
sound_cb (Room *room, const char *name)
{
  g_string_append_printf (room->seen, "(%s) ", name);
}

static guint
count_rows (Room *room)
{
  GtkWidget *list = find (find (room->page.page, SV_TYPE_REPORT), GTK_TYPE_LIST_VIEW);

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

/* What is large to be seen: the verdicts of the dice; over the pitch a caption, or a goal. */
static void
look_over (Room *room)
{
  static const char *const labels[] = { "told0", "told1" };
  GtkWidget *strip = find (room->page.page, SV_TYPE_THROW_STRIP);
  GtkWidget *spotlight = find (room->page.page, SV_TYPE_SPOTLIGHT);

  for (unsigned i = 0; i < G_N_ELEMENTS (labels); i++)
    if (said (strip, labels[i]) != NULL)
      g_string_append_printf (room->seen, ", %s", said (strip, labels[i]));
  if (spotlight == NULL)
    return;
  if (said (spotlight, "caption") != NULL)
    g_string_append (room->seen, ", caption");
  if (gtk_widget_get_visible (template_child (spotlight, "band")))
    g_string_append_printf (room->seen, ", %s %s", said (spotlight, "goal"),
                            said (spotlight, "score"));
}

/* What a reader hears of the wall: the goals of the first team. */
static int
read_wall (Room *room)
{
  GtkWidget *plate = find (room->wall, GTK_TYPE_DRAWING_AREA);

  for (int goals = 0; goals < 2; goals++) {
    g_autofree char *score = g_strdup_printf ("First team %d, Second team 0", goals);
    g_autofree char *other = gtk_test_accessible_check_property (
        GTK_ACCESSIBLE (plate), GTK_ACCESSIBLE_PROPERTY_LABEL, score);

    if (other == NULL)
      return goals;
  }
  return -1;
}

/* One line: the score on the page and on the wall, the lines of the report, what hangs over the
 * pitch, what the referee says; whether the clock runs, and whether a computer player is about to
 * act. */
static void
look (Room *room)
{
  GtkWidget *scoreboard = find (room->page.page, SV_TYPE_SCOREBOARD);
  const char *words = said (find (room->page.page, SV_TYPE_PROMPT_BAR), "label");

  g_string_append_printf (room->seen, "%s-%s, wall %d-0, %u lines",
                          gtk_label_get_text (template_child (scoreboard, "score_left")),
                          gtk_label_get_text (template_child (scoreboard, "score_right")),
                          read_wall (room), count_rows (room));
  look_over (room);
  g_string_append_printf (room->seen, ": %s", words);
  if (sv_clock_get_wanted (sv_match_get_clock (room->page.match)))
    g_string_append (room->seen, " [clock]");
  if (g_main_context_find_source_by_user_data (NULL, room->computer) != NULL)
    g_string_append (room->seen, " [next]");
  g_string_append (room->seen, "\n");
}

/* Two computer players before the first shot of the worked example. */
static void
set_up (Room *room, gconstpointer data)
{
  SvMatch *match = sv_match_new (standard_doc (sv_game_by_id ("strafworp")));

  play (match, EXAMPLE_TO_SHOT);
  set_kinds (match, "random", "random");
  open_page (&room->page, match, 1200, 800);
  g_settings_set_string (sv_settings (), "pace", "calm");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (room->page.page), "match.replay", NULL);
  room->computer = sv_computer_new (match, NEVER_MS);
  room->sounds = sv_sounds_new (match, announcer_of (room));
  room->wall = g_object_new (SV_TYPE_WALL_WINDOW, NULL);
  room->seen = g_string_new (NULL);
  room->expected = g_string_new (NULL);
  sv_wall_window_set_match (room->wall, match, announcer_of (room));
  gtk_window_present (GTK_WINDOW (room->wall));
  settle ();
  g_signal_connect_swapped (room->sounds, "play", G_CALLBACK (sound_cb), room);
}

static void
hush (Room *room)
{
  if (room->sounds != NULL)
    g_signal_handlers_disconnect_by_data (room->sounds, room);
  g_clear_object (&room->sounds);
}

static void
leave (Room *room, gconstpointer data)
{
  hush (room);
  sv_computer_free (room->computer);
  gtk_window_destroy (GTK_WINDOW (room->wall));
  g_string_free (room->seen, TRUE);
  g_string_free (room->expected, TRUE);
  tear_down (&room->page, NULL);
}

/* The player throws this number, with dice that have it next. */
static void throw (Room * room, unsigned value)
{
  for (guint64 seed = 1;; seed++) {
    SvRng dice;

    sv_rng_seed (&dice, seed);
    if (sv_rng_below (&dice, 6) + 1 != value)
      continue;
    sv_match_seed (room->page.match, seed);
    break;
  }
  run_out (room->computer);
  look (room);
}

static gboolean
is_badge (GtkWidget *widget, gconstpointer text)
{
  return gtk_widget_has_css_class (widget, "repeat-badge") && gtk_widget_get_mapped (widget) &&
         g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* A goal is shown again over the pitch and on the wall, before the match goes on. */
static void
see_again (Room *room)
{
  SvRepeated again;

  while (sv_announcer_get_repeated (announcer_of (room), &again)) {
    g_assert_nonnull (find_where (GTK_WIDGET (room->page.page), is_badge, "Replay", 0));
    g_assert_nonnull (find_where (GTK_WIDGET (room->wall), is_badge, "Replay", 0));
    g_assert_true (gtk_widget_get_visible (find (room->wall, SV_TYPE_BOARD_VIEW)));
    g_assert_cmpint (read_wall (room), ==, 0);
    g_assert_false (sv_clock_get_wanted (sv_match_get_clock (room->page.match)));
    hear (announcer_of (room));
  }
}

/* So many things are told after the first, if there are as many. */
static void
listen (Room *room, unsigned n)
{
  while (n-- > 0 &&
         sv_announcer_get_announcement (announcer_of (room)) != SV_ANNOUNCEMENT_NOTHING) {
    hear (announcer_of (room));
    see_again (room);
    look (room);
  }
}

static void
assert_seen (Room *room, const char *expected)
{
  g_assert_cmpstr (room->seen->str, ==, expected);
  g_string_truncate (room->seen, 0);
}

/* What is to be seen from thing n of a goal on; heard: it begins. The last line is left open. */
static void
expect_goal (Room *room, guint n, gboolean heard)
{
  for (; n < G_N_ELEMENTS (of_goal); n++, heard = TRUE)
    g_string_append_printf (room->expected, "%s%s\n", heard ? of_goal[n].heard : "",
                            of_goal[n].seen);
  g_string_append (room->expected, AFTER_GOAL (BOTH));
}

static void
test_goal (Room *room, gconstpointer data)
{
  throw (room, 6);
  listen (room, ALL);
  assert_seen (
      room, "(dice) 0-0, wall 0-0, 15 lines: First team (computer · any move) throws the die\n"
            "0-0, wall 0-0, 15 lines, " CHANCE ": First team (computer · any move) throws the die\n"
            "0-0, wall 0-0, 16 lines, " CHANCE ": " DEFEND " [clock] [next]\n");
  throw (room, 2);
  listen (room, ALL);
  expect_goal (room, 0, TRUE);
  g_string_append (room->expected, " [next]\n");
  assert_seen (room, room->expected->str);
}

static void
test_free_pass (Room *room, gconstpointer data)
{
  throw (room, 1);
  listen (room, ALL);
  g_string_truncate (room->seen, 0);
  throw (room, 1);
  listen (room, ALL);
  assert_seen (room, "(dice) 0-0, wall 0-0, 16 lines, " CHANCE ": " DEFEND "\n"
                     "0-0, wall 0-0, 16 lines, " CHANCE ", equal throws!: " DEFEND "\n"
                     "(whistle) 0-0, wall 0-0, 17 lines, " CHANCE
                     ", equal throws!, caption: First team (computer · any move) plays with "
                     "striker 2 [clock] [next]\n");
}

/* A goal, of which n things have been told when somebody does something else. */
static void
begin_goal (Room *room, gconstpointer n)
{
  throw (room, 6);
  listen (room, ALL);
  g_string_truncate (room->seen, 0);
  throw (room, 2);
  listen (room, GPOINTER_TO_UINT (n));
  g_string_truncate (room->seen, 0);
}

static void
act (Room *room, const char *action)
{
  g_autofree char *name = g_strconcat ("match.", action, NULL);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (room->page.page), name, NULL));
  look (room);
}

static void
test_undo (Room *room, gconstpointer n)
{
  begin_goal (room, n);
  act (room, "undo");
  act (room, "redo");
  g_string_assign (
      room->expected,
      "0-0, wall 0-0, 17 lines: Second team (computer · any move) throws the die\n" AFTER_GOAL (
          "") " [next]\n");
  assert_seen (room, room->expected->str);
}

/* What happened is told to its end all the same; the computer player waits. */
static void
test_pause (Room *room, gconstpointer n)
{
  begin_goal (room, n);
  act (room, "pause");
  listen (room, ALL);
  act (room, "pause");
  expect_goal (room, GPOINTER_TO_UINT (n), FALSE);
  g_string_append (room->expected, "\n" AFTER_GOAL (BOTH) " [next]\n");
  assert_seen (room, room->expected->str);
}

/* One step back from what is shown, not from what the die has come to. */
static void
test_look_back (Room *room, gconstpointer n)
{
  begin_goal (room, n);
  act (room, "previous");
  act (room, "last");
  g_string_assign (room->expected,
                   "0-0, wall 0-0, 17 lines: Replay: step 15 of 17\n" AFTER_GOAL ("") " [next]\n");
  assert_seen (room, room->expected->str);
}

/* Whoever goes has the whole match. */
static void
test_close (Room *room, gconstpointer n)
{
  begin_goal (room, n);
  hush (room);
  sv_wall_window_set_match (room->wall, room->page.match, NULL);
  sv_match_page_set_match (room->page.page, NULL);
  g_assert_cmpint (read_wall (room), ==, 1);
  g_assert_cmpuint (sv_match_get_position (room->page.match), ==,
                    sv_match_get_length (room->page.match));
  g_assert_cmpint (sv_match_get_view (room->page.match)->score[0], ==, 1);
}

static void
test_skip (Room *room, gconstpointer n)
{
  begin_goal (room, n);
  act (room, "skip");
  g_string_assign (room->expected, n != NULL ? AFTER_GOAL (BOTH) " [next]\n"
                                             : AFTER_GOAL (", " CHANCE) " [next]\n");
  assert_seen (room, room->expected->str);
}

static void
add (const char *path, guint n, void (*test) (Room *room, gconstpointer data))
{
  g_test_add (path, Room, GUINT_TO_POINTER (n), set_up, test, leave);
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  add ("/stage/see-a-goal-of-the-computer", 0, test_goal);
  add ("/stage/see-a-free-pass-of-the-computer", 0, test_free_pass);
  for (guint n = 0; n < 4; n++) {
    static const char *const when[] = { "as-it-rolls", "as-it-lies", "as-the-ball-flies",
                                        "at-the-goal" };
    const struct {
      const char *what;
      void (*test) (Room *room, gconstpointer data);
    } tests[] = { { "undo", test_undo },
                  { "pause", test_pause },
                  { "look-back", test_look_back },
                  { "skip", test_skip },
                  { "close", test_close } };

    for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++) {
      g_autofree char *path = g_strdup_printf ("/stage/%s-%s", tests[i].what, when[n]);

      add (path, n, tests[i].test);
    }
  }
  return g_test_run ();
}
