/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-markup.h"

#include <string.h>

void
sv_markup_csv (GString *out, const char *words)
{
  g_autoptr (GString) quoted = g_string_new (words);

  g_string_replace (quoted, "\"", "\"\"", 0);
  g_string_append_printf (out, "\"%s\"", quoted->str);
}

void
sv_markup_markdown (GString *out, const char *words)
{
  for (const char *c = words; *c != '\0'; c++) {
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
