/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-markup.h"

#include "sv-json-read.h"
#include "sv-sentence.h"

#include <string.h>

/* Return whether the text is a number: "-5", "+0.25", "-1e9". */
static gboolean
is_number (const char *words)
{
  return g_regex_match_simple ("^[-+]?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?\\z", words, 0, 0);
}

/* Return whether a spreadsheet would take the words for a formula. Some take the wide forms of East
 * Asian scripts for the signs. */
static gboolean
would_be_calculated (const char *words)
{
  static const char *const wide[] = { "＝", "＋", "－", "＠" };

  for (guint i = 0; i < G_N_ELEMENTS (wide); i++)
    if (g_str_has_prefix (words, wide[i]))
      return TRUE;
  return *words != '\0' && strchr ("=+-@\t\r\n", *words) != NULL && !is_number (words);
}

void
sv_markup_csv (GString *out, const char *words)
{
  g_autofree char *plain = sv_drop_directions (words);
  g_autoptr (GString) quoted = g_string_new (plain);

  if (would_be_calculated (plain))
    g_string_prepend_c (quoted, '\'');
  g_string_replace (quoted, "\"", "\"\"", 0);
  g_string_append_printf (out, "\"%s\"", quoted->str);
}

void
sv_markup_markdown (GString *out, const char *words)
{
  g_autofree char *apart = sv_isolate (words);

  for (const char *c = apart; *c != '\0'; c++) {
    if (strchr ("\\`*_[]<>#|&~", *c) != NULL)
      g_string_append_c (out, '\\');
    g_string_append_c (out, *c);
  }
}

void
sv_markup_html (GString *out, const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  g_string_append (out, escaped);
}
