/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts of the printed material: the rules in short, and a flow chart of an attack. Rule numbers
 * such as S-41 are those of RULES.md in this folder. */

#include "strafworp-paper.h"

#include "sv-text.h"

#include <stddef.h>

/* clang-format off */
static const SvRule rules[] = {
  { N_ ("What it is about"),
    N_ ("Two teams play korfball with four figurines each: striker 1, striker 2, the assister and the rebounder. The team with more goals after two halves of ten minutes wins; equal goals are a draw. Two to eight people play and share the figurines of their team."),
    NULL }, /* S-01, S-10, S-90, S-93 */
  { N_ ("Before the match"),
    N_ ("Both teams throw; the higher throw is the home team. It places its figurines first, one in an area of its zone, and one of them in A or B. Then the other team places its own in the other zone. The home team starts the clock and throws off."),
    "o1@1c o2@1e o3@1f +1a +1b" }, /* S-20…S-22 */
  { N_ ("The cards"),
    N_ ("A team attacks in its own zone; its defenders are not on the board but on their cards. Each card has "
        "two powers. An attack of 2 succeeds with a throw of 2 or more, so a low number makes a good player. "
        "The powers of a team add up to 14 in attack and 14 in defence."),
    NULL }, /* S-02…S-05 */
  { N_ ("The throw-off"),
    N_ ("At the start of a half and after a goal a figurine in A or B throws off and is the attacker. No shot "
        "follows. If nobody stands there, any figurine goes there first."),
    "o1@1c o2@1e o3@1f o4@1a *@1a +1a +1b" }, /* S-30, S-31 */
  { N_ ("Three moves and a pass"),
    N_ ("The attacker stays. The other three move once each to an empty area, in the order of their numbers, 1 after 4. Nobody moves from A to C or from B to D, or back. Then the ball goes to the next number, who is the new attacker. In E and F there is no shot: a new attack begins. In A, B, C and D the shot must be taken."),
    "o1@1c o2@1f o3@1d o4@1a *@1a 1d>1e +1e -1b" }, /* S-40…S-43 */
  { N_ ("The shot"),
    N_ ("The attacker throws, and so does the figurine of the other team with the same number, which defends. Add 1 to the attacker’s throw if the assister stands in E, and 1 if the rebounder stands in F. Equal dice of 1 to 4: free pass; of 5 or 6: penalty. A chance that is not defended is a goal. If it is defended, or if neither throws enough, the attacker keeps the ball and a new attack begins. If only the defender throws enough, the ball is intercepted."),
    "o2@1c *@1c x2@2c #5@1c #2@2c" }, /* S-08, S-44, S-51…S-56 */
  { N_ ("The free pass"),
    N_ ("The attacker goes to E, and the others are placed in C, D and F in the order of their numbers, crosswise or not. Both throw as for a shot, with 2 added to the attacker’s throw and nothing for positions."),
    "o1@1e *@1e o2@1c o3@1d o4@1f" }, /* S-60…S-63 */
  { N_ ("The penalty"),
    N_ ("The attacker goes to E, the others to A, B, C and D. Nothing is added, and equal dice mean nothing. A chance is a goal, whatever the defender throws; without one a good defence intercepts the ball."),
    "o1@1e *@1e o2@1a o3@1b o4@1c" }, /* S-70…S-73 */
  { N_ ("Goal or interception"),
    N_ ("After a goal the other team throws off; all figurines stay where they are. After an interception the "
        "ball goes to the nearest figurine of the defenders’ team, which attacks at once."),
    "x2@1c o4@2a *@2a" }, /* S-80…S-83 */
  { N_ ("The time"),
    N_ ("The clock runs on; it stops only when the players pause. When it runs out the half ends at once: only a shot whose first die has been thrown is finished. At half-time the teams change zones and place again, and the away team throws off."),
    NULL }, /* S-90…S-92 */
  { NULL },
};

enum { OFF, MOVES, PASS, WHERE, THROW, SAME, CHANCE, GOOD, GOAL, AWARD, DEFENDED, TAKEN, KEPT };

static const SvFlowBox flow[] = {
  [OFF] = { N_ ("A figurine in A or B throws off."), SV_FLOW_STEP, 0, 0, { { MOVES + 1, NULL } } },
  [MOVES] = { N_ ("The other three move once each, in the order of their numbers."), SV_FLOW_STEP, 0, 1,
    { { PASS + 1, NULL } } },
  [PASS] = { N_ ("The ball goes to the next number: the attacker."), SV_FLOW_STEP, 0, 2, { { WHERE + 1, NULL } } },
  [WHERE] = { N_ ("Is the attacker in A, B, C or D?"), SV_FLOW_QUESTION, 0, 3,
    { { THROW + 1, N_ ("yes") }, { MOVES + 1, N_ ("no") } } },
  [THROW] = { N_ ("The attacker throws, then the defender with that number."), SV_FLOW_STEP, 0, 4,
    { { SAME + 1, NULL } } },
  [SAME] = { N_ ("Are the dice equal?"), SV_FLOW_QUESTION, 0, 5,
    { { CHANCE + 1, N_ ("no") }, { AWARD + 1, N_ ("yes") } } },
  [CHANCE] = { N_ ("Is it a chance?"), SV_FLOW_QUESTION, 0, 6,
    { { GOOD + 1, N_ ("yes") }, { DEFENDED + 1, N_ ("no") } } },
  [GOOD] = { N_ ("Is it defended well?"), SV_FLOW_QUESTION, 0, 7,
    { { GOAL + 1, N_ ("no") }, { KEPT + 1, N_ ("yes") } } },
  [GOAL] = { N_ ("Goal! The other team throws off."), SV_FLOW_END, 0, 8 },
  [AWARD] = { N_ ("1 to 4: free pass. 5 or 6: penalty. The attacker throws again from E."), SV_FLOW_END, 1, 5 },
  [DEFENDED] = { N_ ("Is it defended well?"), SV_FLOW_QUESTION, 1, 6,
    { { TAKEN + 1, N_ ("yes") }, { KEPT + 1, N_ ("no") } } },
  [TAKEN] = { N_ ("Interception: the other team attacks at once."), SV_FLOW_END, 2, 6 },
  [KEPT] = { N_ ("The attacker keeps the ball: a new attack begins."), SV_FLOW_END, 1, 7 },
  { NULL },
};
/* clang-format on */

const SvMaterial strafworp_material = { .rules = rules, .flow = flow, .dice = { 6, 6 } };
