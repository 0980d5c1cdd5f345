/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-sentence.h"

#define DASH "–"
#define WORD_JOINER "\u2060"

/* A sign without a width after each dash between figures. Pango 1.50 does not heed the attribute
 * that forbids breaks. */
void
sv_sentence_show (GtkLabel *label, const char *sentence)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *rest = sentence;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (sentence != NULL);

  for (const char *dash = strstr (rest, DASH); dash != NULL; dash = strstr (rest, DASH)) {
    const char *after = dash + strlen (DASH);

    g_string_append_len (text, rest, after - rest);
    if (dash > sentence && g_ascii_isdigit (dash[-1]) && g_ascii_isdigit (*after))
      g_string_append (text, WORD_JOINER);
    rest = after;
  }
  g_string_append (text, rest);
  gtk_label_set_text (label, text->str);
}
