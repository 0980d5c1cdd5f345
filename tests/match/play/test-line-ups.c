/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Line-ups in a match: whose turn it is, what undo takes back, and what is said of it. */

#include "folder-fixture.h"
#include "match-fixture.h"
#include "sv-announcer.h"
#include "sv-match-line-ups.h"
#include "sv-match-undo.h"
#include "sv-own-line-ups.h"
#include "sv-seats.h"

/* How many of a side stand on the pitch. */
static int
standing (Fixture *f, int side)
{
  const SvView *view = sv_match_get_view (f->match);
  int n = 0;

  for (unsigned i = 0; i < view->n_pieces; i++)
    n += view->pieces[i].side == side && view->pieces[i].space >= 0;
  return n;
}

static void
set_up_game (Fixture *f, gconstpointer game)
{
  watch (f, sv_match_new (doc_between (sv_game_by_id (game), "Velocitas", "Orange")));
  sv_match_seed (f->match, 42);
}

/* The rest of what can be placed is placed somewhere. */
static void
choose_first (Fixture *f)
{
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (f->match, &n);

  g_assert_true (sv_match_choose (f->match, legal[0], NULL));
}

/* One team after the other: a step of undo each, told in one sentence. */
static void
test_one_after_the_other (Fixture *f, gconstpointer data)
{
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (f->match);

  g_assert_false (sv_match_line_up (f->match, 0));
  sv_announcer_set_pace (announcer, SV_PACE_AT_ONCE);
  play (f->match, "die 6,die 1,place 1 c");
  g_assert_false (sv_match_line_up (f->match, SV_MAX_LINE_UPS));
  g_assert_true (sv_match_line_up (f->match, 0));
  g_assert_cmpint (standing (f, 0), ==, 4);
  g_assert_cmpint (standing (f, 1), ==, 0);
  g_assert_cmpstr (sv_announcer_get_line (announcer), ==, "Velocitas lines up: 2-1-1.");
  g_assert_true (sv_match_line_up (f->match, 3));
  g_assert_cmpint (standing (f, 1), ==, 4);
  g_assert_cmpstr (sv_announcer_get_line (announcer), ==, "Orange lines up: 2-2.");
  g_assert_false (sv_match_line_up (f->match, 0));

  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpint (standing (f, 1), ==, 0);
  g_assert_cmpstr (sv_announcer_get_line (announcer), ==, "Taken back: Orange lines up: 2-2.");
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpstr (sv_announcer_get_line (announcer), ==, "Taken back: Velocitas lines up: 2-1-1.");
  g_assert_cmpint (standing (f, 0), ==, 1);
  g_assert_true (sv_match_redo (f->match));
  g_assert_cmpint (standing (f, 0), ==, 4);
  /* What was lined up, then undone and placed by hand, is placed by hand. */
  sv_match_undo (f->match);
  play (f->match, "place 4 a,place 2 e,place 3 f");
  g_assert_cmpstr (sv_announcer_get_line (announcer), !=, "Velocitas lines up: 2-1-1.");
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpint (standing (f, 0), ==, 3);
}

/* Where the teams place in turn a line-up goes on whenever it is its team's turn, and undo comes
 * back to the other team's own choice. */
static void
test_in_turn (Fixture *f, gconstpointer data)
{
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, 1);
  g_assert_true (sv_match_line_up (f->match, 0));
  g_assert_cmpint (standing (f, 1), ==, 2);
  choose_first (f);
  g_assert_cmpint (standing (f, 0), ==, 3);
  g_assert_cmpint (standing (f, 1), ==, 3);
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpint (standing (f, 0), ==, 2);
  g_assert_cmpint (standing (f, 1), ==, 2);
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, 0);
  choose_first (f);
  g_assert_cmpint (standing (f, 1), ==, 3);
  /* Both: all stand. */
  g_assert_true (sv_match_line_up (f->match, 1));
  g_assert_cmpint (standing (f, 0), ==, 11);
  g_assert_cmpint (standing (f, 1), ==, 11);
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpint (standing (f, 0), ==, 3);
  g_assert_cmpint (standing (f, 1), ==, 3);
  /* All stood: nothing is meant any more. */
  choose_first (f);
  g_assert_cmpint (standing (f, 1), ==, 3);
  /* Before it was asked for it is not meant either. */
  g_assert_true (sv_match_line_up (f->match, 2));
  g_assert_cmpint (standing (f, 1), ==, 4);
  sv_match_seek (f->match, 0);
  choose_first (f);
  choose_first (f);
  g_assert_cmpint (standing (f, 1), ==, 2);
}

/* Nobody waits for a computer player that would place one by one. */
static void
test_beside_a_computer (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) seats = sv_seats_new ("Alex", "Robot");

  g_free (((SvSeatDoc *)g_ptr_array_index (seats, 0))->kind);
  ((SvSeatDoc *)g_ptr_array_index (seats, 0))->kind = g_strdup ("random");
  sv_match_set_seats (f->match, seats);
  g_assert_true (sv_match_line_up (f->match, 0));
  g_assert_cmpint (standing (f, 0), ==, standing (f, 1));
  g_assert_cmpint (standing (f, 0), ==, 11);
  g_assert_true (sv_match_undo (f->match));
  g_assert_cmpuint (sv_match_get_position (f->match), ==, 0);
}

/* Pausing in between keeps it for later. */
static void
test_paused (Fixture *f, gconstpointer data)
{
  g_assert_true (sv_match_line_up (f->match, 0));
  sv_clock_set_paused (sv_match_get_clock (f->match), TRUE);
  g_assert_false (sv_match_line_up (f->match, 0));
  sv_clock_set_paused (sv_match_get_clock (f->match), FALSE);
  choose_first (f);
  g_assert_cmpint (standing (f, 1), ==, 3);
}

/* The library has got what was changed: then it holds the match no longer. */
static void
wait_for_library (SvMatch *match)
{
  const guint held = G_OBJECT (match)->ref_count;

  while (G_OBJECT (match)->ref_count == held)
    g_main_context_iteration (NULL, TRUE);
}

/* How a side has lined up is saved, and taken again in a match in which it plays on the other
 * side. */
static void
test_own (Fixture *f, gconstpointer data)
{
  unsigned position;
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (f->match);
  g_autoptr (GError) error = NULL;

  sv_announcer_set_pace (announcer, SV_PACE_AT_ONCE);
  g_assert_true (sv_own_line_ups_are_kept (f->match));
  g_assert_null (sv_own_line_ups_find (f->match, 0, &position));
  play (f->match, "die 6,die 1,place 1 b,place 2 f,place 3 c,place 4 d");
  g_autofree void *saved_line_up = sv_own_line_ups_find (f->match, 0, &position);
  g_assert_cmpuint (position, ==, 6);
  g_assert_null (sv_own_line_ups_find (f->match, 1, &position));
  g_assert_false (sv_own_line_ups_keep (f->match, 0, " ", saved_line_up, &error));
  g_clear_error (&error);
  g_assert_true (sv_own_line_ups_keep (f->match, 0, "Wall {n}", saved_line_up, &error));
  wait_for_library (f->match);
  g_assert_null (sv_match_get_own_line_up (f->match, SV_OWN_LINE_UP)); /* not the other side's */
  g_assert_true (sv_match_line_up (f->match, 0));
  play (f->match, "start");
  g_autofree void *later = sv_own_line_ups_find (f->match, 0, &position);
  g_assert_cmpmem (later, sv_match_get_game (f->match)->line_ups.saved_line_ups->size,
                   saved_line_up, sv_match_get_game (f->match)->line_ups.saved_line_ups->size);

  /* The second team is first to place: it has it, turned into its own zone. */
  const SvMatchDoc *doc = sv_match_get_doc (f->match);
  SvMatch *again =
      sv_match_new (sv_match_doc_new (doc->variant, doc->teams[1], doc->teams[0], NULL));
  play (again, "die 1,die 6");
  g_autoptr (SvAnnouncer) other = sv_announcer_new (again);
  sv_announcer_set_pace (other, SV_PACE_AT_ONCE);
  g_assert_cmpint (sv_match_get_node (again)->side, ==, 1);
  g_assert_nonnull (sv_match_get_own_line_up (again, SV_OWN_LINE_UP));
  g_assert_null (sv_match_get_own_line_up (again, SV_OWN_LINE_UP + 1));
  g_assert_false (sv_match_line_up (again, SV_OWN_LINE_UP + 1));
  g_assert_true (sv_match_line_up (again, SV_OWN_LINE_UP));
  g_assert_cmpstr (sv_announcer_get_line (other), ==, "Velocitas lines up: Wall {n}.");
  for (int k = 0; k < 4; k++) {
    static const char *const areas[] = { "b", "f", "c", "d" };
    const SvBoard *board = sv_match_get_board (again);
    const int16_t space = sv_match_get_view (again)->pieces[4 + k].space;
    g_assert_cmpstr (board->spaces[space].name, ==, areas[k]);
  }
  g_assert_true (sv_match_undo (again));
  g_assert_cmpuint (sv_match_get_position (again), ==, 2);

  /* It is renamed and removed; nobody can ask for it then. */
  int named = 0;
  g_signal_connect_swapped (again, "named", G_CALLBACK (count_cb), &named);
  g_assert_false (sv_own_line_ups_rename (again, 1, 0, " ", &error));
  g_clear_error (&error);
  g_assert_true (sv_own_line_ups_rename (again, 1, 0, "Wall {n}", &error));
  g_assert_cmpint (named, ==, 0);
  g_assert_true (sv_own_line_ups_rename (again, 1, 0, "Fence", &error));
  g_assert_cmpint (named, ==, 1);
  wait_for_library (again);
  g_assert_cmpstr (sv_match_get_own_line_up (again, SV_OWN_LINE_UP)->name, ==, "Fence");
  sv_own_line_ups_remove (again, 1, 0);
  wait_for_library (again);
  g_assert_false (sv_match_line_up (again, SV_OWN_LINE_UP));
  g_object_unref (again);
}

/* What the rules or a figurine that stands there do not allow is left to the person, who is
 * told. */
static void
test_own_rest (Fixture *f, gconstpointer data)
{
  unsigned position;

  play (f->match, "die 6,die 1,place 1 a,place 2 f,place 3 c,place 4 e");
  play (f->match,
        "place 1 c,place 2 d,place 3 e,place 4 f"); /* nobody in A or B: it throws not off */
  g_autofree void *saved_line_up = sv_own_line_ups_find (f->match, 1, &position);
  g_assert_true (sv_own_line_ups_keep (f->match, 0, "Deep", saved_line_up, NULL));
  wait_for_library (f->match);
  sv_match_seek (f->match, 2);
  g_assert_true (sv_match_line_up (f->match, SV_OWN_LINE_UP));
  g_assert_cmpint (standing (f, 0), ==, 3);
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, 0);
  g_assert_cmpstr (f->notice, ==,
                   "The rest of “Deep” is not possible here: finish placing by hand.");
  g_assert_cmpint (f->notices, ==, 1);
  g_assert_null (sv_match_get_own_line_up (f->match, SV_OWN_LINE_UP));
  g_assert_false (sv_match_line_up (f->match, SV_OWN_LINE_UP));
  g_assert_cmpint (f->notices, ==, 2);
  choose_first (f);
  g_assert_cmpint (sv_match_get_node (f->match)->side, ==, 1);
  g_assert_cmpint (standing (f, 1), ==, 0);
}

/* For whom line-ups are kept: a person, of a game that has them. */
static void
test_own_is_a_persons (Fixture *f, gconstpointer game)
{
  static const char *const kinds[] = { "person", "random" };

  for (unsigned i = 0; i < 4; i++) {
    const gboolean first = i % 2 == 0, second = i / 2 == 0, has = !g_str_equal (game, "null");

    set_kinds (f->match, kinds[!first], kinds[!second]);
    g_assert_cmpint (sv_own_line_ups_is_own (f->match, 0), ==, has && first);
    g_assert_cmpint (sv_own_line_ups_is_own (f->match, 1), ==, has && second);
    g_assert_cmpint (sv_own_line_ups_are_kept (f->match), ==, has && (first || second));
  }
}

/* A match that begins with everybody in place began lined up. */
static void
test_own_from_the_start (Fixture *f, gconstpointer data)
{
  unsigned position = 99;

  play (f->match, EXAMPLE_TO_START);
  SvMatchDoc *doc = sv_match_doc_copy (sv_match_get_doc (f->match), 0);
  g_assert_true (sv_match_doc_set_start (doc, sv_match_get_state (f->match), 0));
  g_autoptr (SvMatch) match = sv_match_new (doc);
  g_autofree void *first = sv_own_line_ups_find (match, 0, &position);

  g_assert_nonnull (first);
  g_assert_cmpuint (position, ==, 0);
}

/* What the library has no room for is told, and plays in this match all the same. */
static void
test_own_no_room (Fixture *f, gconstpointer data)
{
  const SvGame *game = sv_match_get_game (f->match);
  unsigned position;

  g_object_unref (f->match);
  watch (f, sv_match_new (doc_between (game, "Crowd", "Orange")));
  play (f->match, EXAMPLE_TO_START);
  g_autofree void *saved_line_up = sv_own_line_ups_find (f->match, 0, &position);
  for (char name[] = "A"; sv_own_line_ups_keep (f->match, 0, name, saved_line_up, NULL); name[0]++)
    wait_for_library (f->match);
  g_assert_cmpint (f->notices, ==, 0);
  g_object_unref (f->match);
  watch (f, sv_match_new (doc_between (game, "Crowd", "Orange")));
  g_assert_cmpuint (sv_match_get_own_line_ups (f->match, 0)->len, ==, 0);
  g_assert_true (sv_own_line_ups_keep (f->match, 0, "Other", saved_line_up, NULL));
  wait_for_library (f->match);
  g_assert_cmpint (f->notices, ==, 1);
  g_assert_cmpuint (strlen (f->notice), >, 10);
  g_assert_cmpuint (sv_match_get_own_line_ups (f->match, 0)->len, ==, 1);
}

/* Whoever takes it back does not mean it any more, whichever side that is. */
static void
test_taken_back (Fixture *f, gconstpointer data)
{
  for (unsigned before = 0; before < 2; before++) {
    sv_match_seek (f->match, 0);
    for (unsigned i = 0; i < before; i++)
      choose_first (f);
    g_assert_true (sv_match_line_up (f->match, 0));
    g_assert_true (sv_match_undo (f->match));
    g_assert_cmpuint (sv_match_get_position (f->match), ==, before);
    for (unsigned i = 0; i < 4; i++)
      choose_first (f);
    g_assert_cmpuint (sv_match_get_length (f->match), ==, before + 4);
  }
}

static gboolean
hold_off_cb (SvMatch *match, const SvEvent *event, unsigned *after)
{
  return (*after)-- == 0;
}

/* What somebody holds off ends the line-up: it does not go on behind the next choice. */
static void
test_held_off (Fixture *f, gconstpointer data)
{
  unsigned after = 0;

  g_signal_connect (f->match, "making", G_CALLBACK (hold_off_cb), &after);
  g_assert_false (sv_match_line_up (f->match, 0));
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 0);
  const int stand = standing (f, 1);
  choose_first (f);
  g_assert_cmpint (standing (f, 1), ==, stand + 1);
  g_assert_null (sv_match_get_line_up (f->match, &(int){ 0 }, &(const char *){ NULL }));
}

/* While something is still told, nobody can line up. */
static void
test_held_back (Fixture *f, gconstpointer data)
{
  unsigned position;

  play (f->match, EXAMPLE_TO_START);
  g_autofree void *saved_line_up = sv_own_line_ups_find (f->match, 0, &position);
  g_assert_true (sv_own_line_ups_keep (f->match, 0, "Mine", saved_line_up, NULL));
  wait_for_library (f->match);
  sv_match_seek (f->match, 2);
  g_assert_nonnull (sv_match_get_own_line_up (f->match, SV_OWN_LINE_UP));
  g_assert_cmpuint (sv_match_get_first_line_up (f->match), ==, 0);
  hold_back (f->match);
  choose_first (f);
  g_assert_true (sv_match_get_waiting (f->match));
  g_assert_null (sv_match_get_own_line_up (f->match, SV_OWN_LINE_UP));
  g_assert_cmpuint (sv_match_get_first_line_up (f->match), ==, SV_MAX_LINE_UPS);
  g_assert_false (sv_match_line_up (f->match, SV_OWN_LINE_UP));
}

static void
test_nothing_to_line_up (Fixture *f, gconstpointer data)
{
  for (unsigned i = 0; i <= SV_MAX_LINE_UPS; i++)
    g_assert_false (sv_match_line_up (f->match, i));
  g_assert_cmpuint (sv_match_get_length (f->match), ==, 0);
}

int
main (int argc, char **argv)
{
  folder = g_dir_make_tmp ("sv-line-ups-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/line-ups/one-after-the-other", Fixture, "strafworp", set_up_game,
              test_one_after_the_other, tear_down);
  g_test_add ("/line-ups/in-turn", Fixture, "eleven", set_up_game, test_in_turn, tear_down);
  g_test_add ("/line-ups/beside-a-computer", Fixture, "eleven", set_up_game, test_beside_a_computer,
              tear_down);
  g_test_add ("/line-ups/beside-a-computer/champions", Fixture, "champions-2020", set_up_game,
              test_beside_a_computer, tear_down);
  g_test_add ("/line-ups/paused", Fixture, "eleven", set_up_game, test_paused, tear_down);
  g_test_add ("/line-ups/own", Fixture, "strafworp", set_up_game, test_own, tear_down);
  g_test_add ("/line-ups/own-rest", Fixture, "strafworp", set_up_game, test_own_rest, tear_down);
  g_test_add ("/line-ups/nothing-to-line-up", Fixture, "null", set_up_game, test_nothing_to_line_up,
              tear_down);
  g_test_add ("/line-ups/own-is-a-persons", Fixture, "strafworp", set_up_game,
              test_own_is_a_persons, tear_down);
  g_test_add ("/line-ups/own-is-a-persons/null", Fixture, "null", set_up_game,
              test_own_is_a_persons, tear_down);
  g_test_add ("/line-ups/own-from-the-start", Fixture, "strafworp", set_up_game,
              test_own_from_the_start, tear_down);
  g_test_add ("/line-ups/own-no-room", Fixture, "strafworp", set_up_game, test_own_no_room,
              tear_down);
  g_test_add ("/line-ups/taken-back", Fixture, "eleven", set_up_game, test_taken_back, tear_down);
  g_test_add ("/line-ups/held-off", Fixture, "eleven", set_up_game, test_held_off, tear_down);
  g_test_add ("/line-ups/held-back", Fixture, "strafworp", set_up_game, test_held_back, tear_down);
  const int failed = g_test_run ();
  remove_folder (folder);
  g_free (folder);
  return failed;
}
