/* SPDX-License-Identifier: GPL-3.0-or-later */

/* SvPosition, whatever a person does with it: a position is refused with a sentence, or a match
 * that begins there can be written, read and played, and is what is shown. */

#include <limits.h>

#include "doc-fixture.h"
#include "sv-games.h"
#include "sv-json-sink.h"
#include "sv-position.h"

enum { RUNS = 60, STEPS = 60, PLAYED = 3 };

static int
below (SvRng *rng, int n)
{
  return (int)sv_rng_below (rng, (unsigned)n);
}

/* What a person may type, and more. */
static int
any_number (SvRng *rng)
{
  static const int numbers[] = { 0,   1,   2,     3,     4,     5,       6,       7,       9,
                                 12,  60,  99,    100,   120,   127,     128,     255,     256,
                                 257, 999, 32767, 32768, 65535, 1000000, INT_MAX, INT_MIN, -1 };

  return numbers[below (rng, G_N_ELEMENTS (numbers))];
}

static void
set_any (SvPosition *self, SvRng *rng)
{
  const int n_pieces = sv_position_get_view (self)->n_pieces;
  const SvGame *game = sv_match_get_game (sv_position_get_match (self));
  const SvPositionValue which = (SvPositionValue)below (rng, SV_POSITION_LEFT_MS + 1);

  switch (which) {
  case SV_POSITION_PHASE:
    sv_position_set (self, which, below (rng, (int)sv_game_n_phases (game)));
    break;
  case SV_POSITION_SIDE:
    sv_position_set (self, which, below (rng, 3) - 1);
    break;
  case SV_POSITION_ACTIVE:
  case SV_POSITION_DEFENDER:
    sv_position_set (self, which, below (rng, n_pieces + 1) - 1);
    break;
  case SV_POSITION_PERIOD:
  case SV_POSITION_SCORE_0:
  case SV_POSITION_SCORE_1:
  case SV_POSITION_POINTS:
  case SV_POSITION_LEFT_MS:
    sv_position_set (self, which, any_number (rng));
    break;
  }
}

static void
do_any (SvPosition *self, SvRng *rng)
{
  const int n_pieces = sv_position_get_view (self)->n_pieces;
  const int n_spaces = sv_match_get_board (sv_position_get_match (self))->n_spaces;
  const int space = below (rng, n_spaces + 3) - 3;

  switch (below (rng, 14)) {
  case 0:
    sv_position_set_ball (self, below (rng, n_pieces));
    break;
  case 1:
    sv_position_set_ball_space (self, MAX (space, 0));
    break;
  case 2:
    sv_position_lay_ball (self);
    break;
  case 3:
    sv_undo_go (sv_position_get_undo (self), below (rng, 2) ? 1 : -1);
    break;
  case 4:
    if (below (rng, 10) == 0)
      sv_position_clear (self);
    break;
  case 5:
  case 6:
  case 7:
    sv_position_put (self, below (rng, n_pieces), space);
    break;
  case 8:
    sv_position_lead_ball (self, MAX (space, 0));
    break;
  case 9:
    sv_position_try (self, -1, space);
    break;
  default:
    set_any (self, rng);
    break;
  }
}

/* The placement as it is after the last change. */
static const SvPlacement *
now (SvPosition *self)
{
  return sv_position_get_placement (self);
}

/* What people see is what the match begins with. */
static void
assert_shown (SvPosition *self, SvMatch *match)
{
  const SvPlacement *shown = sv_position_get_placement (self);
  const unsigned flags = sv_position_get_flags (self);
  SvPlacement held;

  sv_game_to_placement (sv_match_get_game (match), sv_match_get_setup (match),
                        sv_match_get_doc (match)->start, &held);
  g_assert_cmpuint (held.phase, ==, shown->phase);
  g_assert_cmpuint (held.period, ==, shown->period);
  g_assert_cmpint (held.score[0], ==, shown->score[0]);
  g_assert_cmpint (held.score[1], ==, shown->score[1]);
  for (int i = 0; i < sv_position_get_view (self)->n_pieces; i++)
    g_assert_cmpint (held.spaces[i], ==, shown->spaces[i]);
  if ((flags & SV_PHASE_SIDE) != 0)
    g_assert_cmpint (held.side, ==, shown->side);
  if ((flags & SV_PHASE_BALL) != 0)
    g_assert_cmpint (held.ball_piece, ==, shown->ball_piece);
  if ((flags & SV_PHASE_FREE_BALL) != 0)
    g_assert_cmpint (held.ball_space, ==, shown->ball_space);
  if ((flags & SV_PHASE_POINTS) != 0)
    g_assert_cmpint (held.points, ==, shown->points);
  if ((flags & SV_PHASE_TRAIL) != 0)
    g_assert_cmpmem (held.trail, held.n_trail * sizeof held.trail[0], shown->trail,
                     shown->n_trail * sizeof shown->trail[0]);
}

/* It is a sound position, and what was played from there is read as it was. */
static void
assert_kept (SvMatch *match, SvRng *rng)
{
  const SvGame *game = sv_match_get_game (match);
  const SvMatchDoc *begun = sv_match_write_doc (match);
  g_autoptr (SvMatchDoc) doc = sv_match_doc_copy (begun, sv_history_get_length (begun->history));

  g_assert_null (sv_game_broken (game, sv_match_get_setup (match), sv_match_get_state (match)));
  for (int i = 0; i < PLAYED && append_any (doc, rng, 0); i++)
    ;
  g_autofree char *text = sv_match_doc_write (doc, FALSE);
  g_autoptr (SvMatchDoc) again = parse_doc (text);
  g_assert_cmpmem (again->start, game->state_size, doc->start, game->state_size);
  g_assert_cmpmem (sv_history_get_state (again->history), game->state_size,
                   sv_history_get_state (doc->history), game->state_size);
  g_assert_cmpint (again->elapsed_ms, ==, doc->elapsed_ms);
}

/* Who is booked, hurt, warming up or gone still is if nothing was changed. */
static void
assert_same_people (SvMatch *match)
{
  const unsigned kept = SV_PIECE_BOOKED | SV_PIECE_HURT | SV_PIECE_WARMING | SV_PIECE_GONE;
  g_autoptr (SvPosition) self = sv_position_new (match);
  g_autoptr (SvMatch) made = sv_position_make_match (self);
  const SvView *before = sv_match_get_view (match), *after;

  if (made == NULL)
    return;
  after = sv_match_get_view (made);
  for (int i = 0; i < before->n_pieces; i++)
    g_assert_cmphex (before->pieces[i].flags & kept, ==, after->pieces[i].flags & kept);
}

/* The beginning of a match from this position, but for the score and what is asked first. */
static char *
dup_rest (SvPosition *self)
{
  SvMatch *match = sv_position_get_match (self);
  JsonObject *start = sv_json_dump_start (sv_match_get_game (match), sv_match_get_setup (match),
                                          sv_position_get_state (self));
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), start);

  json_object_remove_member (start, "score");
  json_object_remove_member (start, "no_warm");
  json_object_unref (start);
  return json_to_string (node, TRUE);
}

/* Whoever changes the score has not touched clock, bookings and substitutions. */
static void
test_kept (void)
{
  unsigned n_booked = 0, n_replaced = 0;
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned run = 0; run < RUNS; run++) {
    SvMatchDoc *doc = standard_doc (sv_game_by_id ("champions-2020"));
    for (int i = below (&rng, 500); i > 0 && append_any (doc, &rng, 0); i--)
      ;
    g_autoptr (SvMatch) match = sv_match_new (doc);
    g_autoptr (SvPosition) self = sv_position_new (match);
    g_autofree char *before = dup_rest (self);

    sv_position_set (self, SV_POSITION_SCORE_0, 9);
    if (sv_position_get_state (self) == NULL || sv_match_get_view (match)->stage == SV_STAGE_OVER)
      continue;
    g_autofree char *after = dup_rest (self);
    g_assert_cmpstr (before, ==, after);
    n_booked += strstr (after, "yellow") != NULL;
    n_replaced += strstr (after, "subs") != NULL;
  }
  g_assert_cmpuint (n_booked, >, 0);
  g_assert_cmpuint (n_replaced, >, 0);
}

/* Who has the ball takes it along to whatever space; who leaves the board leaves it there; who
 * comes to where it lies has it, and so has who is put where the one stood who had it. */
static void
test_ball (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("eleven")));
  g_autoptr (SvPosition) self = sv_position_new (match);
  const int n_spaces = sv_match_get_board (match)->n_spaces;

  g_assert_cmphex (sv_position_get_flags (self) & SV_PHASE_FREE_BALL, !=, 0);
  sv_position_put (self, 3, n_spaces - 1);
  sv_position_set_ball (self, 3);
  for (int space = n_spaces - 1; space >= 0; space--) {
    sv_position_put (self, 3, space);
    g_assert_cmpint (now (self)->spaces[3], ==, space);
    g_assert_cmpint (now (self)->ball_piece, ==, 3);
  }
  sv_position_put (self, 3, -1);
  g_assert_cmpint (now (self)->ball_piece, ==, -1);
  g_assert_cmpint (now (self)->ball_space, ==, 0);
  sv_position_put (self, 4, 1);
  g_assert_cmpint (now (self)->ball_piece, ==, -1);
  sv_position_put (self, 4, 0);
  g_assert_cmpint (now (self)->ball_piece, ==, 4);
  g_assert_cmpint (now (self)->ball_space, ==, -1);
}

/* Where nobody is asked to have the ball, whoever is given it has it. */
static void
test_given_ball (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("champions-2020")));
  g_autoptr (SvPosition) self = sv_position_new (match);

  sv_position_set (self, SV_POSITION_PHASE, 2);
  g_assert_cmphex (sv_position_get_flags (self), ==, SV_PHASE_SIDE | SV_PHASE_FREE_BALL);
  for (int piece = 0; piece < 3; piece++) {
    sv_position_set_ball (self, piece);
    g_assert_cmpint (now (self)->ball_piece, ==, piece);
    g_assert_cmpint (now (self)->ball_space, ==, -1);
  }
}

/* The empty space nearest to another one; the first of them. */
static int
nearest_empty (SvPosition *self, int from)
{
  const SvBoard *board = sv_match_get_board (sv_position_get_match (self));
  const SvSpace *at = &board->spaces[from];
  float distances[SV_MAX_SPACES];
  int best = -1;

  for (int i = 0; i < board->n_spaces; i++) {
    const float dx = board->spaces[i].x - at->x, dy = board->spaces[i].y - at->y;

    distances[i] = dx * dx + dy * dy;
    for (int k = 0; k < sv_position_get_view (self)->n_pieces; k++)
      if (now (self)->spaces[k] == i)
        distances[i] = G_MAXFLOAT;
    if (best < 0 || distances[i] < distances[best])
      best = i;
  }
  return best;
}

/* Who lays the ball down lays it as near as can be; where it lies already it stays. */
static void
test_lay (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("eleven")));
  g_autoptr (SvPosition) self = sv_position_new (match);

  for (int space = 0; space < sv_match_get_board (match)->n_spaces; space++) {
    const int piece = space % 2 == 0 ? 3 : 0;

    sv_position_put (self, piece, space);
    sv_position_set_ball (self, piece);
    const int nearest = nearest_empty (self, space);
    sv_position_lay_ball (self);
    g_assert_cmpint (now (self)->ball_piece, ==, -1);
    g_assert_cmpint (now (self)->ball_space, ==, nearest);
    sv_position_put (self, piece, -1);
    sv_position_lay_ball (self);
    g_assert_cmpint (now (self)->ball_space, ==, nearest);
  }
}

/* Whose a zone is follows from who stands there. */
static void
test_zones (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("strafworp")));
  g_autoptr (SvPosition) self = sv_position_new (match);
  const int16_t before[2] = { now (self)->zone_side[0], now (self)->zone_side[1] };

  g_assert_cmpint (before[0], ==, 1 - before[1]);
  for (int piece = 0; piece < 4; piece++)
    sv_position_put (self, piece, now (self)->spaces[4 + piece]);
  g_assert_nonnull (sv_position_get_state (self));
  g_assert_cmpint (now (self)->zone_side[0], ==, before[1]);
  g_assert_cmpint (now (self)->zone_side[1], ==, before[0]);
}

/* Where the ball may lie free it stays where it is when the other side plays: with the first
 * figurine, or on the first space. */
static void
test_ball_stays (void)
{
  g_autoptr (SvMatch) eleven = sv_match_new (standard_doc (sv_game_by_id ("eleven")));
  g_autoptr (SvPosition) self = sv_position_new (eleven);

  sv_position_set_ball (self, 0);
  for (int side = 0; side < 4; side++) {
    sv_position_set (self, SV_POSITION_SIDE, side % 2);
    g_assert_cmpint (now (self)->ball_piece, ==, 0);
  }
  sv_position_clear (self);
  sv_position_set_ball_space (self, 0);
  for (int side = 0; side < 4; side++) {
    sv_position_set (self, SV_POSITION_SIDE, side % 2);
    g_assert_cmpint (now (self)->ball_space, ==, 0);
    g_assert_cmpint (now (self)->ball_piece, ==, -1);
  }
  g_autoptr (SvMatch) champions = sv_match_new (standard_doc (sv_game_by_id ("champions-2020")));
  g_autoptr (SvPosition) other = sv_position_new (champions);
  sv_position_set (other, SV_POSITION_PHASE, 2);
  sv_position_set_ball (other, 0);
  for (int side = 0; side < 4; side++) {
    sv_position_set (other, SV_POSITION_SIDE, side % 2);
    g_assert_cmpint (now (other)->ball_space, ==, -1);
    g_assert_cmpint (now (other)->ball_piece, ==, 0);
  }
  sv_position_set_ball_space (other, 0);
  for (int side = 0; side < 4; side++) {
    sv_position_set (other, SV_POSITION_SIDE, side % 2);
    g_assert_cmpint (now (other)->ball_space, ==, 0);
    g_assert_cmpint (now (other)->ball_piece, ==, -1);
  }
}

/* Whoever leaves the keeper beside the pitch can play on, but is told. */
static void
test_no_keeper (void)
{
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (sv_game_by_id ("champions-2020")));
  g_autoptr (SvPosition) self = sv_position_new (match);
  g_autofree char *before = sv_position_dup_oddity (self);

  g_assert_null (before);
  sv_position_put (self, 0, -1);
  g_autofree char *why = sv_position_dup_why (self), *oddity = sv_position_dup_oddity (self);
  g_assert_null (why);
  g_assert_cmpstr (oddity, ==, "First team plays without a keeper.");
  sv_undo_go (sv_position_get_undo (self), -1);
  g_autofree char *after = sv_position_dup_oddity (self);
  g_assert_null (after);
}

/* The way of a ball goes from space to space, back to any of them, and from the first to
 * nowhere. */
static void
test_trail (void)
{
  const SvGame *game = sv_game_by_id ("champions-2020");
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (game));
  g_autoptr (SvPosition) self = sv_position_new (match);
  unsigned phase = 0;

  while ((game->positions.phases[phase].flags & SV_PHASE_TRAIL) == 0)
    phase++;
  sv_position_set (self, SV_POSITION_PHASE, (int)phase);
  sv_position_clear (self);
  const int first = 40, last = first + 5;
  for (unsigned i = 0; i < 3; i++) {
    sv_position_lead_ball (self, first);
    g_assert_cmpuint (now (self)->n_trail, ==, 1);
    g_assert_cmpint (now (self)->trail[0], ==, first);
    sv_position_lead_ball (self, first);
    g_assert_cmpuint (now (self)->n_trail, ==, 0);
  }
  sv_position_lead_ball (self, first);
  for (unsigned i = 0; i < 3; i++) {
    sv_position_lead_ball (self, last + 20);
    sv_position_lead_ball (self, first + 21 + (int)i);
  }
  sv_position_lead_ball (self, last);
  const unsigned n = now (self)->n_trail;
  g_assert_cmpuint (n, >, 10);
  g_assert_cmpint (now (self)->trail[n - 1], ==, last);
  sv_position_lead_ball (self, last);
  g_assert_cmpuint (now (self)->n_trail, ==, n);
  sv_position_lead_ball (self, now (self)->trail[1]);
  g_assert_cmpuint (now (self)->n_trail, ==, 2);
  for (unsigned i = 2; i < SV_MAX_TRAIL; i++)
    g_assert_cmpint (now (self)->trail[i], ==, 0); /* nothing is left of the rest */
  sv_position_lead_ball (self, first);
  g_assert_cmpuint (now (self)->n_trail, ==, 1);
  sv_position_lead_ball (self, first);
  g_assert_cmpuint (now (self)->n_trail, ==, 0);
  sv_position_lead_ball (self, first);
  sv_position_lead_ball (self, last);
  sv_position_put (self, 0, 0);
  sv_position_clear (self);
  g_assert_cmpuint (now (self)->n_trail, ==, 0);
  for (unsigned i = 0; i < SV_MAX_TRAIL; i++)
    g_assert_cmpint (now (self)->trail[i], ==, 0);
}

/* How many of the positions were possible. */
static unsigned
edit_at_random (SvMatch *match, SvRng *rng)
{
  g_autoptr (SvPosition) self = sv_position_new (match);
  unsigned n = 0;

  for (unsigned i = 0; i < STEPS; i++) {
    do_any (self, rng);
    g_autofree char *why = sv_position_dup_why (self);
    g_autoptr (SvMatch) made = sv_position_make_match (self);

    g_assert_true ((why == NULL) == (made != NULL));
    if (why != NULL) {
      g_assert_cmpuint (strlen (why), >, 10);
      g_assert_null (strchr (why, '{'));
    } else {
      assert_shown (self, made);
      assert_kept (made, rng);
      n++;
    }
  }
  return n;
}

static void
test_any (gconstpointer data)
{
  const SvGame *game = data;
  unsigned n_possible = 0;
  SvRng rng;

  sv_rng_seed (&rng, 1);
  for (unsigned run = 0; run < RUNS; run++) {
    SvMatchDoc *doc = standard_doc (game);
    const int length = below (&rng, 200);

    for (int i = 0; i < length && append_any (doc, &rng, 0); i++)
      ;
    g_autoptr (SvMatch) match = sv_match_new (doc);
    assert_same_people (match);
    n_possible += edit_at_random (match, &rng);
  }
  g_assert_cmpuint (n_possible, >, RUNS * STEPS / 50);
}

static void
assert_possible (SvPosition *self, gboolean possible)
{
  g_autofree char *why = sv_position_dup_why (self);

  g_assert_cmpint (why == NULL, ==, possible);
}

/* Too large a number is not taken for a small one. */
static void
test_numbers (gconstpointer data)
{
  const SvGame *game = data;
  g_autoptr (SvMatch) match = sv_match_new (standard_doc (game));
  g_autoptr (SvPosition) self = sv_position_new (match);

  assert_possible (self, TRUE);
  sv_position_set (self, SV_POSITION_PERIOD, 257);
  assert_possible (self, FALSE);
  sv_position_set (self, SV_POSITION_PERIOD, INT_MIN + 1);
  assert_possible (self, FALSE);
  sv_position_set (self, SV_POSITION_PERIOD, 1);
  assert_possible (self, TRUE);
  for (unsigned phase = 0; phase < sv_game_n_phases (game); phase++) {
    if ((game->positions.phases[phase].flags & SV_PHASE_POINTS) == 0)
      continue;
    sv_position_set (self, SV_POSITION_PHASE, (int)phase);
    sv_position_set (self, SV_POSITION_POINTS, 65537);
    assert_possible (self, FALSE);
  }
}

static char *
dup_start (SvMatch *match, const void *state)
{
  g_autoptr (JsonObject) start =
      sv_json_dump_start (sv_match_get_game (match), sv_match_get_setup (match), state);
  g_autoptr (JsonNode) root = json_node_init_object (json_node_alloc (), start);

  return json_to_string (root, FALSE);
}

/* Whoever opens the editor in a match and changes nothing plays on from the same position: a die
 * that lies, the turns played and a clock that has run out are as they were. */
static void
test_change_nothing (gconstpointer data)
{
  g_autoptr (SvMatchDoc) doc = standard_doc (data);
  SvRng rng;

  sv_rng_seed (&rng, 28);
  for (int i = 0; i < 10 * STEPS && append_any (doc, &rng, 0); i++) {
    if (i % 11 != 0)
      continue;
    g_autoptr (SvMatch) match =
        sv_match_new (sv_match_doc_copy (doc, sv_history_get_length (doc->history)));
    if (sv_match_get_node (match)->kind == SV_NODE_OVER)
      return;
    g_autoptr (SvPosition) position = sv_position_new (match);
    g_autofree char *why = sv_position_dup_why (position);
    g_assert_cmpstr (why, ==, NULL);
    g_autofree char *was = dup_start (match, sv_match_get_state (match));
    g_autofree char *is = dup_start (match, sv_position_get_state (position));
    g_assert_cmpstr (is, ==, was);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const SvGame *const *game = sv_games (); *game != NULL; game++) {
    g_autofree char *any = g_strdup_printf ("/position/%s/any", (*game)->id);
    g_autofree char *numbers = g_strdup_printf ("/position/%s/numbers", (*game)->id);
    g_autofree char *nothing =
        g_strdup_printf ("/position/%s/open-and-change-nothing", (*game)->id);
    if (!sv_game_has_placements (*game))
      continue;
    g_test_add_data_func (any, *game, test_any);
    g_test_add_data_func (numbers, *game, test_numbers);
    g_test_add_data_func (nothing, *game, test_change_nothing);
  }
  g_test_add_func ("/position/kept", test_kept);
  g_test_add_func ("/position/ball", test_ball);
  g_test_add_func ("/position/lay", test_lay);
  g_test_add_func ("/position/leave-the-keeper-beside-the-pitch", test_no_keeper);
  g_test_add_func ("/position/ball-stays", test_ball_stays);
  g_test_add_func ("/position/zones", test_zones);
  g_test_add_func ("/position/trail", test_trail);
  g_test_add_func ("/position/given-ball", test_given_ball);
  return g_test_run ();
}
