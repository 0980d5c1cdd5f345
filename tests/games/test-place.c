/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up positions of strafworp by hand: what becomes of them, and the reasons why not. */

#include <glib.h>

#include "fault-text.h"
#include "rule-state.h"
#include "sv-games.h"
#include "sv-history.h"

enum { TOSS, PLACE, START, THROW_OFF, MOVE, DEFEND, SHOT, FREE_ARRANGE, FREE_THROW };
enum { PENALTY_ARRANGE = 9, PENALTY_THROW, RECEIVE, OVER };
enum { A, B, C, D, E, F };

static const SvGame *game;
static unsigned char setup[4096] __attribute__ ((aligned (16)));

typedef guint64 State[SV_MAX_STATE / 8];

/* The first team, at home, attacks in zone 1: 1–4 in a–d; so does the second in zone 2. Figurine 4
 * of the first team has the ball. */
static SvPlacement
standing (unsigned phase)
{
  SvPlacement p;
  State state;

  game->init (setup, &state);
  sv_game_to_placement (game, setup, &state, &p);
  for (int i = 0; i < 8; i++)
    p.spaces[i] = (int16_t)(i / 4 * 6 + i % 4);
  p.ball_piece = 3;
  p.side = 0;
  p.phase = phase;
  return p;
}

static void
refused (const SvPlacement *p, const char *msgid, int piece)
{
  SvPhrase why = sv_phrase (NULL, -1);
  State state;

  g_assert_false (sv_game_from_placement (game, setup, p, &state, &why));
  g_assert_cmpstr (why.msgid, ==, msgid);
  g_assert_cmpint (why.piece, ==, piece);
}

static void
accepted (const SvPlacement *p, SvPlacement *again)
{
  SvPhrase why = sv_phrase (NULL, -1);
  State state;

  sv_game_from_placement (game, setup, p, &state, &why);
  g_assert_cmpstr (why.msgid, ==, NULL);
  g_assert_cmpstr (game->broken (setup, &state), ==, NULL);
  sv_game_to_placement (game, setup, &state, again);
}

/* What a person leaves open follows from the rules. */
static void
test_filled_in (void)
{
  SvPlacement p = standing (MOVE), again;

  accepted (&p, &again);
  g_assert_cmpint (again.active_piece, ==, 0); /* S-40: the number after 4 */
  g_assert_cmpint (again.shown_first, ==, 0);
  p = standing (SHOT);
  accepted (&p, &again);
  g_assert_cmpint (again.defender, ==, 7); /* S-08: the same number */
  /* The figurines decide whose zone it is. */
  p = standing (THROW_OFF);
  for (int i = 0; i < 8; i++)
    p.spaces[i] = (int16_t)((p.spaces[i] + 6) % 12);
  accepted (&p, &again);
  g_assert_cmpint (again.zone_side[0], ==, 1);
}

static void
test_figurines (void)
{
  SvPlacement p = standing (MOVE);

  p.spaces[1] = A;
  refused (&p, "{piece} and {piece2} of {team} stand in the same area.", 1);
  p.spaces[1] = 6 + F;
  refused (&p, "{piece} of {team} stands in the zone of {other}.", 1);
  p.spaces[1] = -1;
  refused (&p, "{piece} of {team} must stand on the pitch.", 1);
  p = standing (TOSS);
  refused (&p, "{piece} of {team} can only be placed after the toss.", 0);
}

static void
test_ball (void)
{
  SvPlacement p = standing (MOVE);

  p.active_piece = 3;
  refused (&p, "{piece} has the ball and stays in place.", 3);
  p.active_piece = 4;
  refused (&p, "A figurine of {team} must be the one to move.", -1);
  p.ball_piece = -1;
  refused (&p, "A figurine of {team} must have the ball.", -1);
  p.ball_piece = 4;
  refused (&p, "A figurine of {team} must have the ball.", -1);
  p.side = -1;
  refused (&p, "One of the teams must be the one that plays.", -1);
}

static void
test_placing (void)
{
  SvPlacement p = standing (PLACE), again;

  refused (&p, "All figurines stand on the pitch: none is left to be placed.", -1);
  p.spaces[0] = -1;
  refused (&p, "{team} throws off and places all its figurines first.", -1);
  p = standing (PLACE);
  p.spaces[7] = -1;
  accepted (&p, &again);
  p.spaces[0] = E;
  p.spaces[1] = F;
  refused (&p, "{team} throws off: one of its figurines must stand in A or B.", -1);
  p.phase = START;
  p.spaces[7] = 6 + E;
  refused (&p, "{team} throws off: one of its figurines must stand in A or B.", -1);
  p.phase = RECEIVE;
  refused (&p, "{team} chooses only if figurines stand in both A and B, equally near.", -1);
  p.phase = THROW_OFF; /* S-31: one of them goes there */
  accepted (&p, &again);
}

static void
test_shots (void)
{
  SvPlacement p = standing (SHOT), again;

  p.defender = 4;
  refused (&p, "{piece2} of {other} throws, so {piece} cannot be the defender.", 4);
  p = standing (FREE_THROW);
  refused (&p, "{piece} of {team} has the ball and must stand in E.", 3);
  p.spaces[3] = E;
  refused (&p, "{piece} of {team} must stand in C, D or F at a free pass.", 0);
  p.phase = PENALTY_THROW;
  accepted (&p, &again);
  p.phase = PENALTY_ARRANGE;
  refused (&p, "All figurines stand on the pitch: none is left to be placed.", -1);
  p.spaces[1] = -1;
  refused (&p, "{piece} of {team} must be placed before those whose turn comes later.", 1);
  p.spaces[2] = -1;
  accepted (&p, &again);
  /* The other team stands all the while. */
  p.spaces[6] = -1;
  refused (&p, "{piece} of {team} must stand on the pitch.", 6);
  p = standing (DEFEND);
  refused (&p,
           "Nobody chooses who defends in this variant: it is the figurine with the same number.",
           -1);
}

static void
test_score_and_half (void)
{
  SvPlacement p = standing (MOVE), again;

  p.period = 2;
  p.score[0] = 7;
  accepted (&p, &again);
  g_assert_cmpint (again.score[0], ==, 7);
  p.period = 3;
  refused (&p, "A match in this variant has no such half.", -1);
  p.period = 1;
  p.score[1] = 10000;
  refused (&p, "{team} cannot have that many goals.", -1);
  g_assert_null (game->words.period_name (setup, 3));
  g_assert_cmpstr (game->words.period_name (setup, 2), ==, "Second half");
}

/* A file must not hold a penalty for which the other team has no figurine on the pitch: nobody
 * would be nearest when it intercepts. */
static void
test_hole (void)
{
  char text[FAULT_TEXT];
  SvFault fault;
  State state;

  g_assert_false (rule_state_read (game, setup,
                                   "phase=arrange half=1 home=first zone/home=1 zone/away=2 "
                                   "score/home=0 score/away=0 attacking=home ball=4 mover=1 "
                                   "defender=4 shot=penalty figurines/home/4=e figurines/away/1=a",
                                   &state, &fault));
  g_assert_cmpstr (fault_text (&fault, text), ==,
                   "phase: a figurine of the other team is beside the board");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  game = sv_game_by_id ("strafworp");
  g_assert_cmpuint (game->setup_size, <=, sizeof setup);
  sv_game_standard (game, setup);
  g_test_add_func ("/place/filled-in", test_filled_in);
  g_test_add_func ("/place/figurines", test_figurines);
  g_test_add_func ("/place/ball", test_ball);
  g_test_add_func ("/place/placing", test_placing);
  g_test_add_func ("/place/shots", test_shots);
  g_test_add_func ("/place/score-and-half", test_score_and_half);
  g_test_add_func ("/place/hole-in-the-file", test_hole);
  return g_test_run ();
}
