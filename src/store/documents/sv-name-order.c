/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-name-order.h"

#include <string.h>

/* Numbers are filled up with leading zeros to this many digits. */
enum { DIGITS = 12 };

/* Collation does not order numbers by value, unless they have the same number of digits. */
char *
sv_name_key (const char *name)
{
  g_autoptr (GString) text = g_string_new (NULL);

  while (*name != '\0') {
    const char *zeros = name;
    while (*zeros == '0' && g_ascii_isdigit (zeros[1]))
      zeros++;
    const gsize n = strspn (zeros, "0123456789");
    if (n == 0) {
      g_string_append_c (text, *name++);
      continue;
    }
    for (gsize i = n; i < DIGITS; i++)
      g_string_append_c (text, '0');
    g_string_append_len (text, zeros, (gssize)n);
    name = zeros + n;
  }
  return g_utf8_collate_key (text->str, -1);
}

int
sv_name_compare (const char *a, const char *b)
{
  g_autofree char *key_a = sv_name_key (a), *key_b = sv_name_key (b);
  const int order = strcmp (key_a, key_b);

  return order != 0 ? order : strcmp (a, b);
}
