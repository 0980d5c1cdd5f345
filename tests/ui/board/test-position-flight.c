/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up a ball on its way: who played it, where it went, and who tries to stop it. */

#include "doc-fixture.h"
#include "gtk-fixture.h"
#include "position-fixture.h"
#include "sv-games.h"

enum { INTERCEPTION = 3, SAVE = 4 };
enum { SHOOTER = 7, KEEPER = 20, OTHER = 27, TEAM_MATE = 8 };

/* The shooter on d9, a team-mate on h9, the keeper on e12, an opponent on e7. */
static void
open_page (Page *f, gconstpointer phase)
{
  g_autoptr (SvMatchDoc) doc = parse_doc (
      "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"champions-2020\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Velocitas\"},{\"name\":\"Orange\"}],\"start\":{\"home\":{\"1\":"
      "\"e0\","
      "\"8\":\"d9\",\"9\":\"h9\"},\"away\":{\"1\":\"e12\",\"8\":\"e7\",\"9\":\"b4\"},\"ball\":"
      "\"d8\","
      "\"turn\":\"home\"},\"events\":[],\"times\":[]}");

  page_open (f, sv_match_new (g_steal_pointer (&doc)));
  sv_position_set (f->position, SV_POSITION_PHASE, GPOINTER_TO_INT (phase));
}

static int
space (Page *f, const char *name)
{
  return sv_board_find (sv_match_get_board (f->match), name, -1);
}

static SvPose
middle (Page *f, const char *name)
{
  gtk_test_widget_wait_for_draw (f->window);
  return board_middle (f->board, space (f, name));
}

static const SvPlacement *
get (Page *f)
{
  return sv_position_get_placement (f->position);
}

/* First who played it; then it goes slanting first, and back to where it was. */
static void
test_lead (Page *f, gconstpointer data)
{
  g_assert_cmpuint (get (f)->n_trail, ==, 0);
  board_click_nth (f->board, middle (f, "d9"), 2);
  g_assert_cmpuint (get (f)->n_trail, ==, 1);
  g_assert_cmpint (get (f)->trail[0], ==, space (f, "d9"));
  g_assert_cmpstr (said (f->page, "fault"), ==,
                   "Show the path of the ball: who played it, and where it went.");
  board_click_nth (f->board, middle (f, "f12"), 2);
  g_assert_cmpuint (get (f)->n_trail, ==, 4);
  g_assert_cmpint (get (f)->trail[1], ==, space (f, "e10"));
  g_assert_cmpint (get (f)->trail[2], ==, space (f, "f11"));
  g_assert_cmpint (get (f)->trail[3], ==, space (f, "f12"));
  g_assert_null (said (f->page, "fault"));

  /* The curve at another place: d10, and from there. */
  board_click_nth (f->board, middle (f, "d10"), 2);
  g_assert_cmpuint (get (f)->n_trail, ==, 6); /* from f12: not what was meant */
  g_assert_nonnull (said (f->page, "fault"));
  board_click_nth (f->board, middle (f, "d9"), 2);
  g_assert_cmpuint (get (f)->n_trail, ==, 1);
  board_click_nth (f->board, middle (f, "d10"), 2);
  board_click_nth (f->board, middle (f, "f12"), 2);
  g_assert_cmpuint (get (f)->n_trail, ==, 4);
  g_assert_cmpint (get (f)->trail[1], ==, space (f, "d10"));
  g_assert_cmpint (get (f)->trail[2], ==, space (f, "e11"));
  g_assert_null (said (f->page, "fault"));

  /* A team-mate touches it, and it turns anew; back to the beginning, and none. */
  board_click_nth (f->board, middle (f, "d9"), 2);
  board_click_nth (f->board, middle (f, "h9"), 2);
  board_click_nth (f->board, middle (f, "f11"), 2);
  board_click_nth (f->board, middle (f, "f12"), 2);
  g_assert_cmpuint (get (f)->n_trail, ==, 8);
  g_assert_cmpint (get (f)->trail[4], ==, space (f, "h9"));
  g_assert_null (said (f->page, "fault"));
  board_click_nth (f->board, middle (f, "d9"), 2);
  board_click_nth (f->board, middle (f, "d9"), 2);
  g_assert_cmpuint (get (f)->n_trail, ==, 0);

  /* Somebody else played it; who is dragged away takes it along. */
  board_click_nth (f->board, middle (f, "e7"), 2);
  g_assert_cmpint (get (f)->side, ==, 1);
  g_assert_cmpint (get (f)->trail[0], ==, space (f, "e7"));
  sv_position_put (f->position, OTHER, space (f, "e5"));
  g_assert_cmpint (get (f)->trail[0], ==, space (f, "e5"));
  sv_position_clear (f->position);
  g_assert_cmpuint (get (f)->n_trail, ==, 0);
}

/* A lit place is chosen by whoever is dragged there, or by pointing at it. */
static void
test_save (Page *f, gconstpointer data)
{
  SvTarget target;

  board_click_nth (f->board, middle (f, "d9"), 2);
  board_click_nth (f->board, middle (f, "d10"), 2);
  board_click_nth (f->board, middle (f, "f12"), 2);
  g_assert_true (sv_position_can_try (f->position, KEEPER, space (f, "f12"), &target));
  g_assert_cmpuint (target.odds, ==, 3);
  g_assert_cmpuint (target.odds_of, ==, 4);
  g_assert_false (sv_position_can_try (f->position, OTHER, -1, NULL));
  g_assert_nonnull (strstr (said (f->page, "remark"), "75 %"));
  board_assert_can (board_space (f->board, space (f, "f12")), "Press Enter to stop the ball here");
  board_click (f->board, middle (f, "f12"));
  g_assert_cmpint (get (f)->spaces[KEEPER], ==, space (f, "f12"));
  g_assert_nonnull (strstr (said (f->page, "remark"), "must throw 2 or more to save. (75 %)"));

  /* Back, and to another place; a harder shot. */
  sv_position_put (f->position, KEEPER, space (f, "e12"));
  g_assert_true (sv_position_can_try (f->position, KEEPER, -1, NULL));
  sv_position_set (f->position, SV_POSITION_POINTS, 2);
  sv_position_put (f->position, KEEPER, space (f, "e11"));
  g_assert_nonnull (strstr (said (f->page, "remark"), "must throw 4 or more to save. (25 %)"));
  sv_position_put (f->position, KEEPER, space (f, "e12"));
  sv_position_set (f->position, SV_POSITION_POINTS, 3);
  g_assert_cmpstr (said (f->page, "fault"), ==,
                   "The keeper of Orange cannot stop this shot: it is a goal.");

  /* It can be played on from. */
  sv_position_set (f->position, SV_POSITION_POINTS, 0);
  sv_position_put (f->position, KEEPER, space (f, "e11"));
  g_autoptr (SvMatch) played = sv_position_make_match (f->position);
  g_assert_cmpstr (sv_match_get_view (played)->phase, ==, "sroll");
  g_assert_cmpint (sv_match_get_view (played)->pieces[KEEPER].need, ==, 2);
}

static void
test_interception (Page *f, gconstpointer data)
{
  board_click_nth (f->board, middle (f, "d9"), 2);
  board_click_nth (f->board, middle (f, "d5"), 2);
  g_assert_cmpstr (said (f->page, "fault"), ==, NULL);
  g_assert_nonnull (strstr (said (f->page, "remark"), "33 %"));
  const SvPose from = middle (f, "e7");
  const SvPose to = middle (f, "d7");
  g_assert_true (board_drag (f->board, from, to));
  board_drop (f->board, from, to);
  g_assert_cmpint (get (f)->spaces[OTHER], ==, space (f, "d7"));
  g_assert_nonnull (strstr (said (f->page, "remark"), "deflects the ball with a 3. (33 %)"));

  /* Who stands on the way stopped nothing. */
  sv_position_put (f->position, OTHER, space (f, "e8"));
  sv_position_put (f->position, OTHER, space (f, "e7"));
  g_assert_null (said (f->page, "fault"));
  sv_position_put (f->position, 28, space (f, "d6"));
  g_assert_nonnull (strstr (said (f->page, "fault"), "stands in the path of the ball"));
}

#define PAGE(path, phase, func)                                                                    \
  g_test_add (path, Page, GINT_TO_POINTER (phase), open_page, func, close_page)

int
main (int argc, char **argv)
{
  start_gtk (&argc, &argv);
  PAGE ("/position-flight/lead", SAVE, test_lead);
  PAGE ("/position-flight/save", SAVE, test_save);
  PAGE ("/position-flight/interception", INTERCEPTION, test_interception);
  return g_test_run ();
}
