/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-sentence.h"

#include <string.h>

#include "sv-text.h"

/* Control characters that are put before and after the text of each %s in a sentence. When the
 * sentence is formatted, they show where each text is, so that it can be isolated or left alone;
 * then they are removed. */
#define BEGIN '\002'
#define END '\003'

char *
sv_isolate (const char *name)
{
  return sv_text_is_right_to_left (name) && strstr (name, SV_ISOLATE) == NULL
             ? g_strconcat (SV_ISOLATE, name, SV_ISOLATED, NULL)
             : g_strdup (name);
}

/* Return the length in bytes of the printf conversion at the beginning of @text: 2 for "%d", 4 for
 * "%2$s". */
static size_t
conversion_length (const char *text)
{
  const size_t before = 1 + strspn (text + 1, "0123456789$.-+ #'*hlzjt");

  return text[before] != '\0' ? before + 1 : before;
}

/* Return a copy of @format with BEGIN before and END after each %s. Transfer full. */
static char *
mark_texts (const char *format)
{
  GString *out = g_string_new (NULL);

  while (*format != '\0') {
    const size_t n = *format == '%' ? conversion_length (format) : strcspn (format, "%");
    const gboolean is_text = *format == '%' && format[n - 1] == 's';

    if (is_text)
      g_string_append_c (out, BEGIN);
    g_string_append_len (out, format, (gssize)n);
    if (is_text)
      g_string_append_c (out, END);
    format += n;
  }
  return g_string_free (out, FALSE);
}

/* Return the formatted sentence @marked without the marks BEGIN and END. A text between two marks
 * is isolated if it has right-to-left letters. Transfer full. */
static char *
isolate_texts (const char *marked)
{
  const char between[] = { BEGIN, END, '\0' };
  g_auto (GStrv) parts = g_strsplit_set (marked, between, -1);
  GString *out = g_string_new (NULL);

  /* There is a mark on both sides of each text, so parts 1, 3, 5 … are the texts and the other
   * parts are the words between them. */
  for (guint i = 0; parts[i] != NULL; i++) {
    g_autofree char *text = i % 2 == 1 ? sv_isolate (parts[i]) : NULL;
    g_string_append (out, text != NULL ? text : parts[i]);
  }
  return g_string_free (out, FALSE);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
sv_sentence_v (const char *format, va_list args)
{
  va_list again;
  va_copy (again, args);
  char *plain = g_strdup_vprintf (format, args);

  /* If a text contains the marks itself, the sentence would be split in the wrong places. No name
   * contains them, so such a sentence is returned without isolating anything. */
  if (sv_text_is_right_to_left (plain) && strpbrk (plain, "\002\003") == NULL) {
    g_autofree char *with_marks = mark_texts (format);
    g_autofree char *marked = g_strdup_vprintf (with_marks, again);
    g_free (plain);
    plain = isolate_texts (marked);
  }
  va_end (again);
  return plain;
}
#pragma GCC diagnostic pop

char *
sv_sentence (const char *format, ...)
{
  va_list args;
  va_start (args, format);
  char *sentence = sv_sentence_v (format, args);
  va_end (args);
  return sentence;
}

void
sv_sentence_append (GString *text, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = sv_sentence_v (format, args);
  va_end (args);
  g_string_append (text, sentence);
}

void
sv_sentence_error (GError **error, GQuark domain, int code, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *sentence = sv_sentence_v (format, args);
  va_end (args);
  g_set_error_literal (error, domain, code, sentence);
}
