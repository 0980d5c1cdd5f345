/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-goals.h"

#include "sv-text.h"

const char *const sv_goals_sentence =
    N_ ("With these rules the match was over before a team had that many goals.");
const char *const sv_goals_fault =
    N_ ("with these rules the match was over before a team had that many goals");

bool
sv_goals_reached (const uint16_t score[2], int32_t goals)
{
  return goals > 0 && (score[0] >= goals || score[1] >= goals);
}

bool
sv_goals_fit (const uint16_t score[2], int32_t goals, bool over)
{
  const int32_t least = score[0] < score[1] ? score[0] : score[1];
  const int32_t most = score[0] < score[1] ? score[1] : score[0];

  return goals == 0 || (least < goals && most < goals + over);
}
