/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order of names: numbers by their size, letters as the language has them. */

#include "sv-name-order.h"

#include <locale.h>

static int
compare (gconstpointer a, gconstpointer b)
{
  return sv_name_compare (*(const char *const *)a, *(const char *const *)b);
}

/* Put names in order, that is a list as it should be, from its reverse. */
static void
assert_order (const char *const *names, guint n)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new_with_free_func (g_free);

  for (guint i = n; i > 0; i--)
    g_ptr_array_add (sorted, g_strdup (names[i - 1]));
  g_ptr_array_sort (sorted, compare);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpstr (sorted->pdata[i], ==, names[i]);
    g_assert_cmpint (sv_name_compare (names[i], names[i]), ==, 0);
  }
}

static void
test_numbers (void)
{
  static const char *const long_numbers[] = { "A 0", "A 7", "A 123456789012345",
                                              "A 1234567890123456" };

  setlocale (LC_ALL, "C.UTF-8");
  assert_order ((const char *const[]){ "9", "10", "Team 1", "Team 2", "Team 9", "Team 10",
                                       "Team 11", "Team 100" },
                8);
  assert_order (long_numbers, G_N_ELEMENTS (long_numbers));
  g_assert_cmpint (sv_name_compare ("Team 9", "Team 09"), !=, 0);
  g_assert_cmpint (sv_name_compare ("", "a"), <, 0);
}

/* Where a language of the machine knows accents they stand beside their letter. */
static void
test_accents (void)
{
  static const char *const languages[] = { "nl_NL.UTF-8", "en_GB.UTF-8", "en_US.UTF-8" };
  static const char *const names[] = { "aap 9", "aap 10", "\u00e9\u00e9n", "ezel", "Zo\u00eb" };
  guint i = 0;

  while (i < G_N_ELEMENTS (languages) && setlocale (LC_ALL, languages[i]) == NULL)
    i++;
  if (i == G_N_ELEMENTS (languages)) {
    g_test_skip ("this machine has none of these languages");
    return;
  }
  assert_order (names, G_N_ELEMENTS (names));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/name-order/team-9-before-team-10", test_numbers);
  g_test_add_func ("/name-order/accents", test_accents);
  return g_test_run ();
}
