/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results as people type them. */

#include "sv-cup-words.h"

/* What is typed, and what it is taken for; how: -1 if it is none. */
static void
test_typed_result (void)
{
  static const struct {
    const char *text;
    int how;
    unsigned numbers[4];
  } cases[] = {
    { "3-2", SV_END_FULL_TIME, { 3, 2 } },
    { " 3–2 ", SV_END_FULL_TIME, { 3, 2 } },
    { "3:2", SV_END_FULL_TIME, { 3, 2 } },
    { "32", SV_END_FULL_TIME, { 3, 2 } },
    { "0-0", SV_END_FULL_TIME, { 0, 0 } },
    { "2-2 5-4", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "12-10", SV_END_FULL_TIME, { 12, 10 } },
    { "22 54", SV_END_PENALTIES, { 2, 2, 5, 4 } },
    { "3-2 1", -1, { 0 } },
    { "3", -1, { 0 } },
    { "3-2 1-0 1-0", -1, { 0 } },
    { "three", -1, { 0 } },
    { "-1-2", -1, { 0 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (GError) error = NULL;
    SvCupResult result;
    const gboolean read = sv_cup_words_read_result (cases[i].text, &result, &error);

    g_test_message ("“%s”", cases[i].text);
    g_assert_cmpint (read, ==, cases[i].how >= 0);
    g_assert_cmpint (error == NULL, ==, read);
    if (!read)
      continue;
    g_assert_true (result.played);
    g_assert_cmpint (result.how, ==, cases[i].how);
    for (unsigned side = 0; side < 2; side++) {
      g_assert_cmpuint (result.score[side], ==, cases[i].numbers[side]);
      g_assert_cmpuint (result.shootout[side], ==, cases[i].numbers[2 + side]);
    }
  }
}

/* Nothing is no result. */
static void
test_no_result (void)
{
  SvCupResult result;

  g_assert_true (sv_cup_words_read_result ("  ", &result, NULL));
  g_assert_false (result.played);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cup-words/typed-result", test_typed_result);
  g_test_add_func ("/cup-words/no-result", test_no_result);
  return g_test_run ();
}
