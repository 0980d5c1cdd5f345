/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "transcripts.h"

#include <sys/random.h>

#include "golden-text.h"

/* Dice fall as the same bytes always let them. */
ssize_t
getrandom (void *bytes, size_t n, unsigned flags)
{
  for (size_t i = 0; i < n; i++)
    ((guchar *)bytes)[i] = (guchar)(7 * i + 3);
  return (ssize_t)n;
}

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
  { "table-strafworp", tell_table, "strafworp" },
  { "table-eleven", tell_table, "eleven" },
  { "table-champions-2020", tell_table, "champions-2020" },
  { "position-strafworp", tell_positions, "strafworp" },
  { "position-eleven", tell_positions, "eleven" },
  { "position-champions-2020", tell_positions, "champions-2020" },
  { "cup-groups", tell_cup, GUINT_TO_POINTER (0) },
  { "cup-league", tell_cup, GUINT_TO_POINTER (1) },
  { "cup-knockout", tell_cup, GUINT_TO_POINTER (2) },
  { "cup-final", tell_cup, GUINT_TO_POINTER (3) },
  { "cup-plans", tell_cup_plans, NULL },
  { "editor-strafworp", tell_editor, "strafworp" },
  { "editor-eleven", tell_editor, "eleven" },
  { "editor-champions-2020", tell_editor, "champions-2020" },
  { "learning-strafworp", tell_learning, "strafworp" },
  { "learning-eleven", tell_learning, "eleven" },
  { "learning-champions-2020", tell_learning, "champions-2020" },
  { "typed", tell_typed, NULL },
  { "reading", tell_reading, NULL },
  { "cup-book-strafworp", tell_cup_book, "strafworp" },
  { "cup-book-eleven", tell_cup_book, "eleven" },
  { NULL, NULL, NULL },
};

int
main (int argc, char **argv)
{
  g_setenv ("TZ", "UTC", TRUE);
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  return golden_main (argc, argv, goldens);
}
