/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "transcripts.h"

#include "golden-text.h"

static const GoldenText goldens[] = {
  { "strafworp", tell_game, "strafworp" },
  { "eleven", tell_game, "eleven" },
  { "champions-2020", tell_game, "champions-2020" },
  { "strafworp-limits", tell_game_limits, "strafworp" },
  { "eleven-limits", tell_game_limits, "eleven" },
  { "champions-2020-limits", tell_game_limits, "champions-2020" },
  { "match-strafworp", tell_match, "strafworp/whole-match.svmatch" },
  { "match-eleven", tell_match, "eleven/shootout.svmatch" },
  { "match-champions-2020", tell_match, "champions-2020/shootout.svmatch" },
  { NULL, NULL, NULL },
};

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  return golden_main (argc, argv, goldens);
}
