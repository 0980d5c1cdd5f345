/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void
sv_text_print (char *out, size_t size, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (out, size, format, args);
  va_end (args);
}

static const char *
translated (const SvWords *words, const char *msgid)
{
  return words->translate != NULL ? words->translate (words->data, msgid) : msgid;
}

static void
copy (char *out, size_t size, const char *text)
{
  sv_text_print (out, size, "%s", text != NULL ? text : "");
}

static void
say_piece (const SvWords *words, int piece, char *out, size_t size)
{
  if (piece >= 0)
    words->piece (words->data, piece, out, size);
}

/* Write what stands in a place; nothing for a place that the phrase does not fill. */
static void
say_place (const SvPhrase *phrase, const SvWords *words, const char *name, char *out, size_t size)
{
  copy (out, size, "");
  if (strcmp (name, "team") == 0 && phrase->side >= 0)
    copy (out, size, words->team (words->data, phrase->side));
  else if (strcmp (name, "other") == 0 && phrase->side >= 0)
    copy (out, size, words->team (words->data, 1 - phrase->side));
  else if (strcmp (name, "who") == 0 && phrase->side >= 0)
    words->who (words->data, phrase->side, phrase->piece, out, size);
  else if (strcmp (name, "piece") == 0)
    say_piece (words, phrase->piece, out, size);
  else if (strcmp (name, "piece2") == 0)
    say_piece (words, phrase->piece2, out, size);
  else if (strcmp (name, "space") == 0 && phrase->space >= 0)
    copy (out, size, words->space (words->data, phrase->space));
  else if (strcmp (name, "space2") == 0 && phrase->space2 >= 0)
    copy (out, size, words->space (words->data, phrase->space2));
  else if (strcmp (name, "n") == 0)
    sv_text_print (out, size, "%d", (int)phrase->n);
  else if (strcmp (name, "m") == 0)
    sv_text_print (out, size, "%d", (int)phrase->m);
  else if (strcmp (name, "k") == 0)
    sv_text_print (out, size, "%d", (int)phrase->k);
  else if (strcmp (name, "l") == 0)
    sv_text_print (out, size, "%d", (int)phrase->l);
}

char *
sv_phrase_say (const SvPhrase *phrase, const SvWords *words, char *out, size_t size)
{
  const char *text = translated (words, phrase->msgid);
  size_t used = 0;

  while (*text != '\0' && used + 1 < size) {
    const char *end = *text == '{' ? strchr (text, '}') : NULL;
    char name[16];

    if (end == NULL || (size_t)(end - text) > sizeof name) {
      out[used++] = *text++;
      continue;
    }
    sv_text_print (name, sizeof name, "%.*s", (int)(end - text - 1), text + 1);
    say_place (phrase, words, name, out + used, size - used);
    /* A sentence that begins with a piece ("striker 2") begins with a capital. */
    if (used == 0 && strncmp (name, "piece", 5) == 0 && out[0] >= 'a' && out[0] <= 'z')
      out[0] = (char)(out[0] - 'a' + 'A');
    used += strlen (out + used);
    text = end + 1;
  }
  out[used] = '\0';
  return out;
}
