/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Printed material for a real table: the rules in short, the steps of a turn, and other things
 * needed. */

#include "eleven-paper.h"

#include "sv-text.h"

#include <stddef.h>

/* clang-format off */
static const SvRule rules[] = {
  { N_ ("What it is about"),
    N_ ("Each team has ten field players, all alike, and a goalie. They stand on spaces that are joined by lines, one on each space. The team with more goals in two halves of 20 minutes wins. You need one die, and the ball."),
    NULL }, /* E-01…E-03 */
  { N_ ("Setting up"),
    N_ ("The goalies stand in their goals. A player of the team that kicks off stands in the middle with the "
        "ball. Then the teams place one player each in turn, the other team first, on empty spaces of their own "
        "half, but not in the centre or in a goal. The team that kicks off has the first turn."),
    "o4@k *@k +w26 +w19 +w16 o5@w13 x5@e22" }, /* E-05…E-11 */
  { N_ ("The turn"),
    N_ ("A turn begins with a throw, which gives that many points. They are spent on steps and attacks by any of the team’s players, in any order. Once in the turn the ball may be kicked, which costs nothing. Unused points are lost."),
    "o4@w16 o6@w20 x5@w26 #4@w16" }, /* E-12…E-16 */
  { N_ ("The step"),
    N_ ("A step along a line to the next space costs 1. Nobody steps onto a team-mate or jumps over anyone. A player with the ball takes it along, and a player who steps onto a free ball has it. Only its goalie ever stands in a goal."),
    "o4@w16 o6@w20 x5@w26 w16>w22" }, /* E-17…E-23 */
  { N_ ("The attack"),
    N_ ("A step onto an opponent is an attack. It costs 2, or 3 if that player has the ball, which is then taken. The opponent is pushed along a line to a space without a player; the attacker chooses which. A player with the ball does not attack, and a goalie on penalty spaces or in the goal cannot be attacked."),
    "o6@w20 x5@w26 *@w26 w20>w26 w26!w22" }, /* E-24…E-34 */
  { N_ ("The kick"),
    N_ ("The ball goes along one or two lines, not past an opponent. A team-mate who gets it may kick it on or keep it; nobody gets it twice in a series. On an empty space it lies free. An opponent who gets it has it, and the turn goes on."),
    "o4@w16 o6@w26 *@w26 w16~w26 o7@w24 +w24" }, /* E-40…E-48 */
  { N_ ("The shot at goal"),
    N_ ("The ball is kicked at the goal from a penalty space beside it. If the goalie is not there, it is a goal. Otherwise the attacker chooses a number from 1 to 6 in secret, and the defender guesses: low (1, 2), middle (3, 4) or high (5, 6). If the guess is right, the goalie has the ball; if not, it is a goal. Then the turn is over."),
    "o9@ep1 *@ep1 x1@eg ep1~eg +eg" }, /* E-50…E-54 */
  { N_ ("The goalie"),
    N_ ("On penalty spaces and in the goal a goalie may attack, take the ball and be passed to, but must not keep the ball there at the end of the team’s own turn as long as it can be kicked. Elsewhere a goalie is a player like the others."),
    "o1@wp1 *@wp1 o4@w05 wp1~w05 x5@w03" }, /* E-35…E-39 */
  { N_ ("After a goal"),
    N_ ("All field players in the centre or in the other half leave the field, and the goalies go back to their "
        "goals. The team that let the goal in kicks off from the middle. The players beside the field are placed "
        "as before a half; the team that scored begins."),
    "x4@k *@k +w26 +w19 +w16 o5@w13" }, /* E-55…E-58 */
  { N_ ("The time"),
    N_ ("When the time of a half is up, play goes on until a turn begins with a 1; that throw ends the half. If the match must be decided there is extra time of two periods of five minutes, and then each team takes five penalties in turn."),
    NULL }, /* E-62…E-70 */
  { NULL },
};

enum { DIE, CHOICE, MOVE, LEFT, OVER, KICK, WHERE, FREE, SHOT, GUESS, SAVED, GOAL };

static const SvFlowBox flow[] = {
  [DIE] = { N_ ("Throw the die: it gives that many points."), SV_FLOW_STEP, 0, 0, { { CHOICE + 1, NULL } } },
  [CHOICE] = { N_ ("Move a player, or kick the ball?"), SV_FLOW_QUESTION, 0, 1,
    { { MOVE + 1, N_ ("move") }, { KICK + 1, N_ ("kick, once in a turn") } } },
  [MOVE] = { N_ ("Step: 1 point. Attack: 2 points, or 3 on the player with the ball."), SV_FLOW_STEP, 0, 2,
    { { LEFT + 1, NULL } } },
  [LEFT] = { N_ ("Is there anything left to do?"), SV_FLOW_QUESTION, 0, 3,
    { { OVER + 1, N_ ("no") }, { CHOICE + 1, N_ ("yes") } } },
  [OVER] = { N_ ("The other team’s turn. Unused points are lost."), SV_FLOW_END, 0, 4 },
  [KICK] = { N_ ("The ball goes along one or two lines."), SV_FLOW_STEP, 1, 2, { { WHERE + 1, NULL } } },
  [WHERE] = { N_ ("Where does it go?"), SV_FLOW_QUESTION, 1, 3,
    { { SHOT + 1, N_ ("goal") }, { FREE + 1, N_ ("elsewhere") }, { KICK + 1, N_ ("team-mate") } } },
  [FREE] = { N_ ("An opponent there has it, or it lies free. The turn goes on."), SV_FLOW_END, 2, 3 },
  [SHOT] = { N_ ("One team chooses a number in secret, the other guesses how high."), SV_FLOW_STEP, 1, 4,
    { { GUESS + 1, NULL } } },
  [GUESS] = { N_ ("Is the guess right?"), SV_FLOW_QUESTION, 1, 5,
    { { GOAL + 1, N_ ("no") }, { SAVED + 1, N_ ("yes") } } },
  [SAVED] = { N_ ("The goalie has the ball, and that team the turn."), SV_FLOW_END, 2, 5 },
  [GOAL] = { N_ ("Goal! The team that let it in kicks off."), SV_FLOW_END, 1, 6 },
  { NULL },
};
/* clang-format on */

const SvMaterial eleven_material = { .rules = rules, .flow = flow, .dice = { 6 }, .n_beside = 10 };
