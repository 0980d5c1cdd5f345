/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo and redo act by act: what belongs together, what two people must agree on, and the clock. */

#include "match-fixture.h"
#include "sv-announcer.h"
#include "sv-match-undo.h"
#include "sv-seats.h"

#define TO_THROW                                                                                   \
  "place e24,place w01,place e23,place w02,place e22,place w03,place e21,place w04,place e20,"     \
  "place w05,place e19,place w06,place e18,place w07,place e17,place w09,place e15,place w10,"     \
  "place e14"
enum { PLACED = 19 };

static void
set_up_eleven (Fixture *f, gconstpointer data)
{
  watch (f, sv_match_new (doc_between (sv_game_by_id ("eleven"), "Velocitas", "Orange")));
  sv_match_seed (f->match, 7);
  play (f->match, TO_THROW);
  g_assert_cmpuint (sv_match_get_length (f->match), ==, PLACED);
}

/* Make these events as one click does that leads further. */
static void
click (Fixture *f, const char *texts)
{
  g_auto (GStrv) list = g_strsplit (texts, ",", 2);

  play (f->match, list[0]);
  sv_match_set_joined (f->match, TRUE);
  play (f->match, list[1] != NULL ? list[1] : "");
  sv_match_set_joined (f->match, FALSE);
}

static void
assert_undo_to (Fixture *f, unsigned position)
{
  g_assert_true (sv_match_can_undo (f->match));
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
}

static void
assert_redo_to (Fixture *f, unsigned position)
{
  g_assert_true (sv_match_redo (f->match));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, position);
}

/* --- What belongs together --- */

static void
test_run (Fixture *f, gconstpointer data)
{
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (f->match);

  sv_announcer_set_pace (announcer, SV_PACE_AT_ONCE);
  play (f->match, "die 6");
  click (f, "pick k,step e16,step e09,step e07,step ep2");
  play (f->match, "shoot");
  assert_undo_to (f, PLACED + 6);
  assert_undo_to (f, PLACED + 1);
  g_assert_true (g_str_has_prefix (sv_announcer_get_line (announcer), "Taken back: "));
  g_assert_nonnull (strstr (sv_announcer_get_line (announcer), "EP2"));
  assert_undo_to (f, PLACED);
  assert_redo_to (f, PLACED + 1);
  assert_redo_to (f, PLACED + 6);
  assert_redo_to (f, PLACED + 7);
  g_assert_false (sv_match_redo (f->match));
}

/* Steps that were clicked one by one are taken back one by one; from a file the way is one. */
static void
test_steps (Fixture *f, gconstpointer data)
{
  Fixture again = { 0 };

  play (f->match, "die 6,pick k,step e16,step e09,step e07,step ep2,shoot");
  watch (&again, sv_match_new (sv_match_doc_copy (sv_match_get_doc (f->match), PLACED + 7)));
  assert_undo_to (f, PLACED + 6);
  assert_undo_to (f, PLACED + 5);
  assert_undo_to (f, PLACED + 4);
  assert_undo_to (&again, PLACED + 6);
  assert_undo_to (&again, PLACED + 1);
  assert_undo_to (&again, PLACED);
  assert_redo_to (&again, PLACED + 1);
  assert_redo_to (&again, PLACED + 6);
  /* What is made now is known again. */
  play (again.match, "end,die 3");
  assert_undo_to (&again, PLACED + 7);
  assert_undo_to (&again, PLACED + 6);
  assert_undo_to (&again, PLACED + 1);
  tear_down (&again, NULL);
}

/* The computer's answer goes with what it answers. */
static void
test_computer (Fixture *f, gconstpointer data)
{
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (f->match);

  sv_announcer_set_pace (announcer, SV_PACE_AT_ONCE);
  set_kinds (f->match, "person", "random");
  g_assert_cmpstr (sv_match_get_decider (f->match)->name, ==, "Alex");
  play (f->match, "die 1,pick k,step e16,end");
  g_assert_nonnull (sv_match_get_bot (f->match));
  play (f->match, "die 1,end");
  assert_undo_to (f, PLACED + 3);
  g_assert_cmpstr (sv_match_get_decider (f->match)->name, ==, "Alex");
  g_assert_nonnull (strstr (sv_announcer_get_line (announcer), "Velocitas"));
  assert_redo_to (f, PLACED + 6);

  /* Where only computers play each choice counts for itself. */
  set_kinds (f->match, "random", "random");
  play (f->match, "die 1,end");
  assert_undo_to (f, PLACED + 7);
}

/* What the computer does before anybody else is nothing to take back. */
static void
test_computer_begins (Fixture *f, gconstpointer data)
{
  set_kinds (f->match, "random", "person");
  play (f->match, "die 4");
  g_assert_false (sv_match_can_undo (f->match));
  g_assert_false (sv_match_undo (f->match));
  play (f->match, "die 3");
  assert_undo_to (f, 1);
  assert_redo_to (f, 2);
}

/* --- Between two people --- */

static void
test_die (Fixture *f, gconstpointer data)
{
  g_assert_false (sv_match_undo_needs_both (f->match));
  play (f->match, "die 6");
  g_assert_true (sv_match_undo_needs_both (f->match));
  click (f, "pick k,step e16");
  g_assert_false (sv_match_undo_needs_both (f->match));
  click (f, "end,die 2");
  g_assert_true (sv_match_undo_needs_both (f->match));

  /* It is nobody's business but one's own. */
  set_kinds (f->match, "person", "greedy");
  g_assert_false (sv_match_undo_needs_both (f->match));
  g_autoptr (GPtrArray) seats = sv_seats_new ("Noor", "Noor");
  sv_match_set_seats (f->match, seats);
  g_assert_false (sv_match_undo_needs_both (f->match));
  set_kinds (f->match, "person", "person");
  g_assert_true (sv_match_undo_needs_both (f->match));
  /* Who only looks back takes nothing back. */
  sv_match_seek (f->match, PLACED + 1);
  g_assert_false (sv_match_undo_needs_both (f->match));
}

static void
test_secret (Fixture *f, gconstpointer data)
{
  play (f->match, "die 6,pick k,step e16,step e09,step e07,step ep2,shoot,kick eg,aim 5");
  /* Nobody has seen it: one may think again. */
  g_assert_false (sv_match_undo_needs_both (f->match));
  play (f->match, "guess lo");
  g_assert_true (sv_match_undo_needs_both (f->match));
}

static void
test_clock (Fixture *f, gconstpointer data)
{
  SvClock *clock = sv_match_get_clock (f->match);

  play (f->match, "die 6");
  pass (f, 4000);
  play (f->match, "pick k");
  pass (f, 3000);
  assert_undo_to (f, PLACED + 1);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 7000);
  assert_redo_to (f, PLACED + 2);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 7000);
  pass (f, 1000);
  assert_undo_to (f, PLACED + 1);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 8000);
  play (f->match, "pick k");
  g_assert_cmpint (sv_history_get_time (sv_match_get_doc (f->match)->history, PLACED + 1), ==,
                   8000);

  /* Against the computer the time comes back too. */
  set_kinds (f->match, "person", "greedy");
  pass (f, 500);
  assert_undo_to (f, PLACED + 1);
  g_assert_cmpint (sv_clock_get_elapsed (clock), ==, 0);
}

/* --- Random matches --- */

/* Play with clicks of one to four events. Write the position before each click to @clicks. */
static unsigned
play_clicks (Fixture *f, GRand *rand, unsigned *clicks, unsigned n)
{
  unsigned made = 0, n_legal;

  while (made < n && sv_match_get_node (f->match)->kind != SV_NODE_OVER) {
    clicks[made++] = sv_match_get_position (f->match);
    for (int k = g_rand_int_range (rand, 1, 5);
         k > 0 && sv_match_get_node (f->match)->kind != SV_NODE_OVER; k--) {
      const SvEvent *legal = sv_match_get_legal (f->match, &n_legal);

      sv_match_choose (f->match, legal[g_rand_int_range (rand, 0, (gint32)n_legal)], NULL);
      sv_match_set_joined (f->match, TRUE);
    }
    sv_match_set_joined (f->match, FALSE);
  }
  return made;
}

static void
test_random (Fixture *f, gconstpointer data)
{
  enum { CLICKS = 150 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  unsigned clicks[CLICKS];

  for (gsize i = 0; sv_games ()[i] != NULL; i++) {
    const SvGame *game = sv_games ()[i];
    _Alignas(max_align_t) guint8 state[SV_MAX_STATE];

    watch (f, sv_match_new (doc_between (game, "Velocitas", "Orange")));
    const unsigned n = play_clicks (f, rand, clicks, CLICKS);
    const unsigned length = sv_match_get_length (f->match);
    for (unsigned k = n; k-- > 0;)
      assert_undo_to (f, clicks[k]);
    g_assert_false (sv_match_can_undo (f->match));
    for (unsigned k = 1; k <= n; k++) {
      assert_redo_to (f, k < n ? clicks[k] : length);
      sv_history_state_at (sv_match_get_doc (f->match)->history, k < n ? clicks[k] : length, state);
      g_assert_cmpmem (sv_match_get_state (f->match), game->state_size, state, game->state_size);
    }
    tear_down (f, NULL);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define test(name, set_up, function)                                                               \
  g_test_add ("/undo/" name, Fixture, NULL, set_up, function, tear_down)
  test ("take-back-a-run-by-one-click", set_up_eleven, test_run);
  test ("take-back-steps-clicked-one-by-one", set_up_eleven, test_steps);
  test ("take-back-what-the-computer-answered", set_up_eleven, test_computer);
  test ("take-back-before-anybody-played", set_up, test_computer_begins);
  test ("take-back-a-throw-that-both-saw", set_up_eleven, test_die);
  test ("take-back-a-secret-choice", set_up_eleven, test_secret);
  test ("take-back-and-get-no-time-back", set_up_eleven, test_clock);
#undef test
  g_test_add ("/undo/take-back-click-by-click", Fixture, NULL, NULL, test_random, NULL);
  return g_test_run ();
}
