/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Printed material for a real table: the rules in short, the steps of a turn, and other things
 * needed. */

#include "champions-paper.h"

#include "sv-text.h"

#include <stddef.h>

/* clang-format off */
static const SvRule rules[] = {
  { N_ ("What it is about"),
    N_ ("Two coaches lead teams of twenty players: keepers 1 and 20, defenders 2 to 7, midfielders 8 to 13 and attackers 14 to 19. Eleven play. The team with more goals wins. Each 1 that is thrown moves the clock on six minutes; when it passes 90 the match is over. If both teams have something to do, the away team does it first."),
    NULL }, /* C-001, C-002, C-150, C-151 */
  { N_ ("Taking positions"),
    N_ ("Choose 2 to 4 defenders, midfielders and attackers, ten in all. Defenders stand on the second row from their own line, midfielders on the middle row, attackers on the fourth row in front of the other goal. A line of four stands in columns 1, 4, 7 and 10, of three in 2, 5 or 6, and 9, of two in 3 and 8. The keeper stands in the goal, one midfielder of each team beside the ball, and nine sit beside the pitch."),
    "o1@e0 o2@a2 o3@d2 o4@g2 o5@j2" }, /* C-003…C-010 */
  { N_ ("The kick-off"),
    N_ ("Both teams throw the six-sided die, and the higher throw kicks off: the ball goes as many squares as the difference between the throws. At a kick-off, and whenever play restarts, a 1 is thrown again."),
    "o9@e6 *@e6 x9@f6 #5@d6 #2@f6" }, /* C-020, C-021, C-082 */
  { N_ ("The walk"),
    N_ ("Throw, and walk with one player exactly that many steps, straight and never diagonally, over free squares. A player who reaches the ball sooner stops there and plays it."),
    "o9@d5 *@g7 #4@d5 d5>e5>e6>f6>f7" }, /* C-030…C-035 */
  { N_ ("The ball"),
    N_ ("It goes one square for each step that is left, and one more, in one of eight directions, and may turn once by half a right angle. It cannot pass an opponent. From a team-mate it goes on in any direction and loses nothing; six touches are allowed. Then one player who did not touch it may run after it, two steps at most, and must end nearer to it than any team-mate."),
    "o9@d4 *@d4 o10@f6 x5@e6 d4~e5~f6~g6~h6" }, /* C-040…C-058 */
  { N_ ("The interception"),
    N_ ("Opponents beside a square that the ball passed may step onto it and throw the three-sided die. With a 3 the ball goes on in the direction of that step, for the squares it still had left and one more."),
    "o9@d4 x5@g6 d4~e5~f6~g7 g6>f6 #3@g6" }, /* C-090…C-095 */
  { N_ ("The shot"),
    N_ ("A ball that reaches the goal is a shot. The keeper goes up to three steps to a square on its way and throws the four-sided die. From one step away, three throws out of four save; each further step, and each square that the ball could still have gone, makes it one less. A throw that is just enough is a rebound, diagonally into the field; with more the keeper throws again and plays the ball that far. After a goal the beaten keeper throws, and plays the ball one square further than that."),
    "o1@e0 x14@e4 *@e4 e4~e3~e2~e1 +e1 +e2" }, /* C-070…C-080, C-100 */
  { N_ ("Offside and crowds"),
    N_ ("A player who is nearer to the opponents’ back line than the ball, with fewer than two opponents as near, is offside: the ball cannot be passed to that player, who steps back after the turn. A team has at most four field players in its own penalty area and one in its goal area, and never ten in a chain."),
    "x1@e12 x2@d9 o14@e10 o9@d7 *@d7" }, /* C-120…C-122, C-140…C-145 */
  { N_ ("Over the lines"),
    N_ ("Over the touch line: a throw-in, as far as the four-sided die shows. Over the back line: a goal kick, the throw and one square more, or a corner, as far as the die shows, with an opponent as a wall. Before each of these, keepers go back to their goals and offside players step back."),
    "o14@a12 *@a12 x5@c12 #4@a12 a12~b11~c10~d10" }, /* C-081, C-105…C-118 */
  { N_ ("Fouls"),
    N_ ("A throw of 2 or more makes a foul if an opponent is nearest to the ball and a player of the team reaches that opponent with exactly the steps thrown. The offender gets a yellow card, and is sent off with a second one; the other player gets a bandage, and must leave with a second one. A free kick follows; in the penalty area a penalty, as far as the die shows. With a 1, the opponent nearest to the ball may be pushed one square."),
    "o9@d5 x5@f6 *@g6 d5>e5>f5>f6" }, /* C-165…C-199 */
  { N_ ("Substitutes"),
    N_ ("Before a throw players may be sent to warm up, three in a match. The next time play stops they come on for others: a keeper for a keeper, defenders at the back, midfielders in the middle, attackers in front. A draw may go on for 30 minutes until the next goal, and then to five penalties each."),
    NULL }, /* C-153, C-154, C-160…C-163 */
  { NULL },
};

enum { DIE, FOUL, WALK, BALL, PLAY, GOAL_ON, RUN, INTERCEPT, BACK, OVER, KICK, DONE, KEEPER, SAVED, GOAL, HELD };

static const SvFlowBox flow[] = {
  [DIE] = { N_ ("Send players to warm up, and throw the six-sided die."), SV_FLOW_STEP, 0, 0,
    { { FOUL + 1, NULL } } },
  [FOUL] = { N_ ("Must a foul be made?"), SV_FLOW_QUESTION, 0, 1,
    { { WALK + 1, N_ ("no") }, { KICK + 1, N_ ("yes") } } },
  [WALK] = { N_ ("Walk with one player exactly that many steps."), SV_FLOW_STEP, 0, 2, { { BALL + 1, NULL } } },
  [BALL] = { N_ ("Is the ball reached?"), SV_FLOW_QUESTION, 0, 3,
    { { PLAY + 1, N_ ("yes") }, { DONE + 1, N_ ("no") } } },
  [PLAY] = { N_ ("Play it: one square for each step that is left, and one more."), SV_FLOW_STEP, 0, 4,
    { { GOAL_ON + 1, NULL } } },
  [GOAL_ON] = { N_ ("Does it go into the goal?"), SV_FLOW_QUESTION, 0, 5,
    { { RUN + 1, N_ ("no") }, { KEEPER + 1, N_ ("yes") } } },
  [RUN] = { N_ ("One player who did not touch it may run two steps."), SV_FLOW_STEP, 0, 6,
    { { INTERCEPT + 1, NULL } } },
  [INTERCEPT] = { N_ ("Opponents may intercept: a 3 deflects the ball."), SV_FLOW_STEP, 0, 7,
    { { BACK + 1, NULL } } },
  [BACK] = { N_ ("Players who are offside step back."), SV_FLOW_STEP, 0, 8, { { OVER + 1, NULL } } },
  [OVER] = { N_ ("The other team’s turn."), SV_FLOW_END, 0, 9 },
  [KICK] = { N_ ("A yellow card, a bandage, and a free kick."), SV_FLOW_END, 1, 1 },
  [DONE] = { N_ ("Offside players step back: the other team’s turn."), SV_FLOW_END, 1, 3 },
  [KEEPER] = { N_ ("Opponents may intercept first. Then the keeper throws the four-sided die."), SV_FLOW_STEP, 1,
    5, { { SAVED + 1, NULL } } },
  [SAVED] = { N_ ("Is it saved?"), SV_FLOW_QUESTION, 1, 6,
    { { HELD + 1, N_ ("yes") }, { GOAL + 1, N_ ("no") } } },
  [GOAL] = { N_ ("Goal! The beaten keeper plays the ball."), SV_FLOW_END, 2, 6 },
  [HELD] = { N_ ("Just enough: a rebound. More: the keeper throws and plays it."), SV_FLOW_END, 1, 7 },
  { NULL },
};

static const SvToken tokens[] = {
  { N_ ("Yellow cards"), SV_TOKEN_YELLOW, 10 },
  { N_ ("Clock"), SV_TOKEN_MARKER, 2 },
  { N_ ("Bandages"), SV_TOKEN_BANDAGE, 10 },
  { N_ ("Keeper shirts"), SV_TOKEN_SHIRT, 2 },
  { N_ ("Red cards"), SV_TOKEN_RED, 4 },
  { NULL },
};
/* clang-format on */

const SvMaterial champions_material = { .rules = rules,
                                        .flow = flow,
                                        .tokens = tokens,
                                        .dice = { 6, 4, 3 },
                                        .track_step = 6,
                                        .track_ends = { 90, 30 },
                                        .n_beside = 9 };
