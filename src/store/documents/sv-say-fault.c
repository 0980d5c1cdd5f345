/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-say-fault.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const places[] = { "{n}", "{m}", "{k}" };

/* The sentence with places for its numbers, which go into numbers; NULL if they are too many. */
static char *
open_places (const char *english, char *numbers[G_N_ELEMENTS (places)])
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned n = 0;

  for (const char *p = english; *p != '\0';) {
    const gboolean minus = *p == '-' && g_ascii_isdigit (p[1]);
    const char *end = minus ? p + 1 : p;

    while (g_ascii_isdigit (*end))
      end++;
    if (end == p) {
      g_string_append_c (text, *p++);
      continue;
    }
    if (n == G_N_ELEMENTS (places))
      return NULL;
    g_string_append (text, places[n]);
    numbers[n++] = g_strndup (p, (gsize)(end - p));
    p = end;
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
sv_say_fault (const char *english)
{
  char *numbers[G_N_ELEMENTS (places) + 1] = { NULL };

  g_return_val_if_fail (english != NULL, NULL);

  g_autofree char *sentence = open_places (english, numbers);
  /* gettext ("") is the head of the catalogue. */
  const char *words = sentence != NULL && *sentence != '\0' ? _ (sentence) : sentence;
  g_autoptr (GString) said = g_string_new (words == NULL || words == sentence ? english : words);

  for (unsigned i = 0; i < G_N_ELEMENTS (places); i++) {
    if (numbers[i] != NULL && words != sentence)
      g_string_replace (said, places[i], numbers[i], 0);
    g_free (numbers[i]);
  }
  return g_string_free (g_steal_pointer (&said), FALSE);
}
