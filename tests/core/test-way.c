/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways of several events, on a little town of one's own. */

#include <glib.h>
#include <string.h>

#include "sv-way.h"

enum { TAKE = SV_VERB_GAME, STEP, END, N_SPACES = 8 };

/*  0 ─1─ 1 ─1─ 2 ─1─ 3        a line of the number is what a step costs;
 *  │           │              5 cannot be stopped at, and from 7 nobody comes back
 *  4 ───3──────┘
 *  └─0─ 5 ─0─ 6 ─1─ 7
 */
static const struct {
  int a, b, cost;
} roads[] = { { 0, 1, 1 }, { 1, 2, 1 }, { 2, 3, 1 }, { 0, 4, 1 },
              { 4, 2, 3 }, { 4, 5, 0 }, { 5, 6, 0 }, { 6, 7, 1 } };

typedef struct {
  uint8_t at[2], points, active, side, pad[3];
} Town;

static int
road (unsigned a, unsigned b)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (roads); i++)
    if ((roads[i].a == (int)a && roads[i].b == (int)b) ||
        (roads[i].a == (int)b && roads[i].b == (int)a))
      return roads[i].cost;
  return -1;
}

static void
town_node (const void *setup, const void *state, SvNode *out)
{
  const Town *s = state;

  *out = (SvNode){ .kind = SV_NODE_DECISION, .side = (int8_t)s->side };
}

static unsigned
town_legal (const void *setup, const void *state, SvEvent *events)
{
  const Town *s = state;
  unsigned n = 0;

  if (s->active != 0xff)
    for (unsigned to = 0; to < N_SPACES; to++) {
      const int cost = road (s->at[s->active], to);
      if (cost >= 0 && cost <= s->points && s->at[1 - s->active] != to)
        events[n++] = sv_event (STEP, to, (unsigned)cost, 0);
    }
  for (unsigned i = 0; i < 2 && s->active != 0 && s->active != 1; i++)
    events[n++] = sv_event (TAKE, i, 0, 0);
  if (s->active == 0xff || s->at[s->active] != 5)
    events[n++] = sv_event (END, 0, 0, 0);
  return n;
}

static void
town_apply (const void *setup, void *state, SvEvent event)
{
  Town *s = state;

  if (event.verb == TAKE) {
    s->active = event.a;
  } else if (event.verb == STEP) {
    s->at[s->active] = event.a;
    s->points = (uint8_t)(s->points - event.b);
    if (event.a == 7)
      s->side = 1;
  }
}

static void
town_target (const void *setup, const void *state, SvEvent event, SvTarget *out)
{
  const Town *s = state;

  *out = (SvTarget){ .piece = -1, .space = -1 };
  if (event.verb == END) {
    out->button = "End";
    return;
  }
  out->flags = SV_TARGET_WAY;
  out->piece = event.verb == TAKE ? event.a : s->active;
  if (event.verb == STEP) {
    out->space = event.a;
    out->cost = event.b;
  }
}

static const SvGame town = { .state_size = sizeof (Town),
                             .node = town_node,
                             .legal = town_legal,
                             .apply = town_apply,
                             .event_target = town_target };

typedef struct {
  SvWays *ways;
  Town state;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->ways = sv_ways_new ();
  f->state = (Town){ .at = { 0, 3 }, .points = 6, .active = 0xff };
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  sv_ways_free (f->ways);
}

static void
check (Fixture *f, int space, unsigned cost, const char *way)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SvEvent events[SV_MAX_WAY];
  int16_t spaces[SV_MAX_WAY];
  const unsigned n = sv_ways_get (f->ways, space, events, spaces);
  Town state = f->state;

  for (unsigned i = 0; i < n; i++) {
    g_assert_true (sv_game_is_legal (&town, NULL, &state, events[i]));
    town_apply (NULL, &state, events[i]);
    g_string_append_printf (text, i > 0 ? " %d" : "%d", spaces[i]);
  }
  g_assert_cmpstr (text->str, ==, way);
  g_assert_cmpuint (sv_ways_get_end (f->ways, space).length, ==, n);
  g_assert_cmpuint (sv_ways_get_end (f->ways, space).cost, ==, cost);
}

/* Taking the piece is the first event; the way over 1 is cheaper than that over 4. */
static void
test_cheapest (Fixture *f, gconstpointer data)
{
  sv_ways_find (f->ways, &town, NULL, &f->state, 0);
  check (f, 1, 1, "-1 1");
  check (f, 2, 2, "-1 1 2");
  check (f, 3, 0, ""); /* the other piece stands there */
  check (f, 4, 1, "-1 4");
  check (f, 6, 1, "-1 4 5 6");
  check (f, 7, 2, "-1 4 5 6 7");
  g_assert_true (sv_ways_get_end (f->ways, 7).may_stop);
  check (f, -1, 0, "");
  check (f, N_SPACES, 0, "");
}

static void
test_points (Fixture *f, gconstpointer data)
{
  f->state.points = 1;
  sv_ways_find (f->ways, &town, NULL, &f->state, 0);
  check (f, 1, 1, "-1 1");
  check (f, 2, 0, "");
  check (f, 7, 0, "");
}

/* 5 must be left again; it is reached all the same, for somebody may wish to go on from there. */
static void
test_no_stop (Fixture *f, gconstpointer data)
{
  sv_ways_find (f->ways, &town, NULL, &f->state, 0);
  check (f, 5, 1, "-1 4 5");
  g_assert_false (sv_ways_get_end (f->ways, 5).may_stop);
  g_assert_true (sv_ways_get_end (f->ways, 4).may_stop);
}

/* A piece that is in hand already; and nothing for any other. */
static void
test_in_hand (Fixture *f, gconstpointer data)
{
  f->state.active = 1;
  sv_ways_find (f->ways, &town, NULL, &f->state, 1);
  check (f, 2, 1, "2");
  check (f, 1, 2, "2 1");
  sv_ways_find (f->ways, &town, NULL, &f->state, 0);
  for (int space = 0; space < N_SPACES; space++)
    check (f, space, 0, "");
  sv_ways_find (f->ways, &town, NULL, &f->state, 1);
  sv_ways_clear (f->ways);
  check (f, 2, 0, "");
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/way/cheapest", test_cheapest);
  ADD ("/way/points", test_points);
  ADD ("/way/no-stop", test_no_stop);
  ADD ("/way/in-hand", test_in_hand);
  return g_test_run ();
}
