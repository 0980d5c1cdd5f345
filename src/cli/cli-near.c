/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-near.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sv-sentence.h"

enum { LONGEST = 32, LETTERS_A_SLIP = 3 };

/* Return how many typing slips turn @a into @b: the optimal string alignment distance. Neither
 * string is longer than LONGEST. */
static unsigned
count_slips (const char *a, const char *b)
{
  unsigned rows[LONGEST + 1][LONGEST + 1];
  const gsize n = strlen (a), m = strlen (b);

  for (unsigned i = 0; i <= n; i++) {
    for (unsigned j = 0; j <= m; j++) {
      if (i == 0 || j == 0) {
        rows[i][j] = i + j;
        continue;
      }
      const unsigned one = MIN (rows[i - 1][j], rows[i][j - 1]) + 1;
      rows[i][j] = MIN (one, rows[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        rows[i][j] = MIN (rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[n][m];
}

const char *
sv_cli_near (const char *word, const char *const *words)
{
  g_autofree char *typed = g_ascii_strdown (word, -1);
  unsigned fewest = (unsigned)strlen (typed) / LETTERS_A_SLIP + 1;
  const char *near = NULL;

  if (strlen (typed) > LONGEST)
    return NULL;
  /* If several words are equally near, the first one wins. */
  for (; *words != NULL; words++) {
    if (strlen (*words) > LONGEST)
      continue;
    g_autofree char *known = g_ascii_strdown (*words, -1);
    const unsigned slips = count_slips (typed, known);
    if (slips < fewest) {
      fewest = slips;
      near = *words;
    }
  }
  return near;
}

char *
sv_cli_dup_asking (const char *sentence, const char *near)
{
  if (near == NULL)
    return g_strdup (sentence);
  g_autofree char *question = sv_sentence (_ ("Did you mean “%s”?"), near);
  return g_strjoin (" ", sentence, question, NULL);
}
