/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sv-throw-words: doubts about the dice are answered in plain words. */
#include "sv-throw-words.h"

static void
assert_words (const SvThrows *throws, const char *expected)
{
  g_autofree char *words = sv_throws_dup_words (throws);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_words (void)
{
  assert_words (&(SvThrows){ 6, 0, 12, { 12 } },
                "12 throws are too few to tell whether the dice are fair.");
  assert_words (&(SvThrows){ 6, 0, 1, { 1 } },
                "1 throw is too few to tell whether the die is fair.");
  assert_words (&(SvThrows){ 6, 0, 60, { 11, 9, 11, 9, 11, 9 } },
                "Fair dice fall this unevenly in 99 of 100 matches: nothing unusual.");
  assert_words (
      &(SvThrows){ 6, 0, 60, { 16, 14, 12, 8, 6, 4 } },
      "Fair dice fall this unevenly in only 5 of 100 matches: that is unusual, but it happens.");
  assert_words (
      &(SvThrows){ 6, 0, 9000, { 9000 } }, /* too rare for a number */
      "Fair dice fall this unevenly in less than 1 of 100 matches: that is very unusual.");
  assert_words (
      &(SvThrows){ 6, 0, 60, { 30, 6, 6, 6, 6, 6 } },
      "Fair dice fall this unevenly in less than 1 of 100 matches: that is very unusual.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/throw-words", test_words);
  return g_test_run ();
}
