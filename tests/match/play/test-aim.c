/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What choosing a space would do: the way that is drawn, the chance, the points left, and that what
 * is shown is what can be played. */

#include "doc-fixture.h"
#include "play-fixture.h"
#include "sv-aim.h"
#include "sv-games.h"
#include "sv-shown.h"

#include <string.h>

typedef struct {
  SvMatch *match;
  SvChoice choice;
  SvWays *ways;
} Fixture;

static void
open_at (Fixture *f, const char *game, const char *start, const char *events)
{
  g_autofree char *text = g_strdup_printf (
      "{\"format\":\"speelveld-match\",\"version\":1,\"game\":\"%s\",\"variant\":{},"
      "\"teams\":[{\"name\":\"Velocitas\"},{\"name\":\"Orange\"}],\"start\":%s,\"events\":[],"
      "\"times\":[]}",
      game, start);

  f->match = sv_match_new (parse_doc (text));
  play (f->match, events);
  f->ways = sv_ways_new ();
  sv_choice_fill (&f->choice, f->match);
  sv_choice_find_ways (&f->choice, f->ways, sv_match_get_game (f->match),
                       sv_match_get_setup (f->match), sv_match_get_state (f->match));
}

static void
open_pass (Fixture *f)
{
  open_at (f, "champions-2020",
           "{\"home\":{\"1\":\"e0\",\"8\":\"e4\",\"9\":\"f7\",\"10\":\"h9\"},"
           "\"away\":{\"1\":\"e12\",\"8\":\"d8\",\"9\":\"g8\",\"10\":\"j11\"},"
           "\"ball\":\"e6\",\"turn\":\"home\",\"no_warm\":true}",
           "die 5,use 8,step e5,step e6");
}

static void
close_match (Fixture *f)
{
  sv_ways_free (f->ways);
  g_assert_finalize_object (f->match);
}

static int
space_of (Fixture *f, const char *name)
{
  return sv_board_find (sv_match_get_board (f->match), name, -1);
}

static gboolean
aim_at (Fixture *f, int space, const SvTrack *track, SvAim *aim)
{
  return sv_aim_find (aim, &f->choice, sv_shown (f->match), space, track);
}

static double
chance_of (const SvAim *aim)
{
  return (double)aim->risks.odds / (double)aim->risks.odds_of;
}

/* Play what the aim says on a copy, and return the points that are left then. */
static int
try (Fixture *f, const SvAim *aim, SvView *view)
{
  const SvGame *game = sv_match_get_game (f->match);
  const void *setup = sv_match_get_setup (f->match);
  guint64 state[SV_MAX_STATE / 8];

  memcpy (state, sv_match_get_state (f->match), game->state_size);
  for (unsigned i = 0; i < aim->n_events; i++) {
    g_assert_true (sv_game_is_legal (game, setup, state, aim->events[i]));
    game->apply (setup, state, aim->events[i]);
  }
  game->view (setup, state, view);
  return view->points;
}

/* Every square that is lit can be played to: the way begins at the ball and ends there, what it
 * costs and what is left are all the points, and those who may stop it are opponents. */
static void
test_every_square (void)
{
  guint n = 0, n_risky = 0;
  Fixture f;

  open_pass (&f);
  for (int space = 0; space < sv_match_get_board (f.match)->n_spaces; space++) {
    SvAim aim;
    SvView view;

    if (!aim_at (&f, space, NULL, &aim))
      continue;
    const int points = try (&f, &aim, &view);
    g_assert_true (aim.is_ball && aim.has_risks);
    g_assert_cmpint (aim.spaces[0], ==, space_of (&f, "e6"));
    g_assert_cmpint (aim.spaces[aim.n_spaces - 1], ==, space);
    g_assert_cmpint ((int)aim.cost + aim.left, ==, sv_shown (f.match)->view.points);
    if (points >= 0) /* the ball is still on its way */
      g_assert_cmpint (aim.left, ==, points);
    for (unsigned i = 0; i < aim.risks.n; i++)
      g_assert_cmpint (view.pieces[aim.risks.risks[i].piece].side, ==, 1);
    n++;
    n_risky += aim.risks.n > 0;
  }
  g_assert_cmpuint (n, >, 20);
  g_assert_cmpuint (n_risky, >, 5);
  close_match (&f);
}

/* Draw each way to a square with the hand: it is the one that is taken. Without a hand the safest
 * one is. */
static void
test_draw_a_curve (void)
{
  guint n_others = 0;
  Fixture f;

  open_pass (&f);
  for (int space = 0; space < sv_match_get_board (f.match)->n_spaces; space++) {
    SvEvent events[SV_MAX_WAY];
    int16_t spaces[SV_MAX_WAY];
    SvAim safest, drawn;

    if (!sv_choice_is_far (&f.choice, space))
      continue;
    g_assert_true (aim_at (&f, space, NULL, &safest));
    for (unsigned i = 0;; i++) {
      const unsigned n = sv_ways_get_nth (f.ways, i, space, events, spaces);
      SvTrack track = { 0 };

      if (n == 0)
        break;
      sv_track_add (&track, safest.spaces[0]);
      for (unsigned k = 0; k < n; k++)
        sv_track_add (&track, spaces[k]);
      g_assert_true (aim_at (&f, space, &track, &drawn));
      g_assert_cmpfloat (chance_of (&safest), >=, chance_of (&drawn));
      for (unsigned k = 0; k < n; k++) {
        gboolean passed = FALSE;
        for (unsigned j = 0; j < drawn.n_spaces; j++)
          passed = passed || drawn.spaces[j] == spaces[k];
        g_assert_true (passed);
      }
      n_others += drawn.n_events != safest.n_events ||
                  memcmp (drawn.spaces, safest.spaces, sizeof drawn.spaces) != 0;
    }
  }
  g_assert_cmpuint (n_others, >, 10);
  close_match (&f);
}

/* A hand that goes back takes back what it drew. */
static void
test_go_back (void)
{
  SvTrack track = { 0 };

  for (int space = 1; space <= 4; space++)
    sv_track_add (&track, space);
  sv_track_add (&track, 2);
  g_assert_cmpuint (track.n, ==, 2);
  g_assert_cmpint (track.spaces[1], ==, 2);
  for (int space = 0; space < 3 * SV_MAX_TRACK; space++)
    sv_track_add (&track, space);
  g_assert_cmpuint (track.n, <=, SV_MAX_TRACK);
}

/* The passes of a way are counted at the team-mates that it goes over. */
static void
test_count_passes (void)
{
  Fixture f;
  SvAim aim;
  unsigned passes = 0;

  open_at (&f, "champions-2020",
           "{\"home\":{\"1\":\"e0\",\"8\":\"e4\",\"9\":\"f7\",\"10\":\"h9\"},"
           "\"away\":{\"1\":\"e12\",\"8\":\"b4\",\"9\":\"b9\",\"10\":\"j11\"},"
           "\"ball\":\"e6\",\"turn\":\"home\",\"no_warm\":true}",
           "die 4,use 8,step e5,step e6");
  g_assert_true (aim_at (&f, space_of (&f, "j9"), NULL, &aim));
  for (unsigned i = 0; i < aim.n_spaces; i++) {
    if (aim.passes[i] == 0)
      continue;
    g_assert_cmpuint (aim.passes[i], ==, ++passes);
    g_assert_true (aim.spaces[i] == space_of (&f, passes == 1 ? "f7" : passes == 2 ? "h9" : "j9"));
  }
  g_assert_cmpuint (passes, ==, 3);
  close_match (&f);
}

/* A kick of 11 goes along the lines, and only the goalie can stop it. */
static void
test_kick (void)
{
  guint n_over = 0, n_goals = 0;
  Fixture f;

  open_at (&f, "eleven",
           "{\"phase\":\"shoot\",\"side\":\"home\",\"shot\":true,\"ball\":\"ep2\","
           "\"series\":[\"ep2\"],\"home\":{\"field\":[\"ep2\"]},\"away\":{\"goalie\":\"eg\"}}",
           "");
  for (int space = 0; space < sv_match_get_board (f.match)->n_spaces; space++) {
    SvAim aim;

    if (!aim_at (&f, space, NULL, &aim))
      continue;
    g_assert_true (aim.is_ball);
    g_assert_cmpuint (aim.n_events, ==, 1);
    g_assert_cmpint (aim.spaces[aim.n_spaces - 1], ==, space);
    g_assert_cmpuint (aim.passes[aim.n_spaces - 1], ==, 1);
    n_over += aim.n_spaces > 2;
    n_goals += aim.has_risks;
    if (aim.has_risks)
      g_assert_cmpfloat_with_epsilon (chance_of (&aim), 2 / 3.0, 1e-9);
  }
  g_assert_cmpuint (n_over, >, 0);
  g_assert_cmpuint (n_goals, ==, 1);
  close_match (&f);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aim/look-at-every-square", test_every_square);
  g_test_add_func ("/aim/draw-a-curve", test_draw_a_curve);
  g_test_add_func ("/aim/go-back", test_go_back);
  g_test_add_func ("/aim/count-passes", test_count_passes);
  g_test_add_func ("/aim/kick-at-the-goal", test_kick);
  return g_test_run ();
}
