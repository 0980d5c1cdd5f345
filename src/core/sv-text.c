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

/* Decode the UTF-8 character at @text. Returns 0 for ASCII; of a four-byte character the last six
 * bits are left out, which is exact enough to recognise its script. */
static unsigned
decode (const unsigned char *text)
{
  if (text[0] >= 0xc0 && text[0] < 0xe0 && text[1] != 0)
    return (text[0] & 0x1fU) << 6 | (text[1] & 0x3fU);
  if (text[0] >= 0xe0 && text[0] < 0xf0 && text[1] != 0 && text[2] != 0)
    return (text[0] & 0x0fU) << 12 | (text[1] & 0x3fU) << 6 | (text[2] & 0x3fU);
  if (text[0] >= 0xf0 && text[1] != 0 && text[2] != 0)
    return (text[0] & 0x07U) << 18 | (text[1] & 0x3fU) << 12 | (text[2] & 0x3fU) << 6;
  return 0;
}

int
sv_text_is_right_to_left (const char *text)
{
  for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
    const unsigned c = decode (p);
    /* Right-to-left scripts (Hebrew, Arabic, Syriac, Thaana, N'Ko …), the right-to-left mark, the
     * presentation forms, and the right-to-left blocks beyond the basic plane. */
    if ((c >= 0x590 && c <= 0x8ff) || c == 0x200f || (c >= 0xfb1d && c <= 0xfdff) ||
        (c >= 0xfe70 && c <= 0xfefc) || (c >= 0x10800 && c <= 0x10fff) ||
        (c >= 0x1e800 && c <= 0x1efff))
      return 1;
  }
  return 0;
}

const char *
sv_text_isolated (const char *name, char *out, size_t size)
{
  enum { SIGN = sizeof SV_ISOLATE - 1 };
  const size_t n = strlen (name);

  if (!sv_text_is_right_to_left (name) || n + 2 * SIGN + 1 > size)
    return name;
  memmove (out + SIGN, name, n);
  memcpy (out, SV_ISOLATE, SIGN);
  memcpy (out + SIGN + n, SV_ISOLATED, SIGN + 1);
  return out;
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

/* Remove an incomplete character at the end of the text, which may be there if a name was cut to
 * fit. */
static void
end_whole (char *out, size_t n)
{
  size_t at = n;
  while (at > 0 && n - at < 4 && ((unsigned char)out[at - 1] & 0xc0) == 0x80)
    at--;
  const unsigned char first = at > 0 ? (unsigned char)out[at - 1] : 0;
  const size_t wanted = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
  if (n - at < wanted)
    out[at - 1] = '\0';
}

/* Write the text for the place called @name; nothing if the phrase does not fill that place. */
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
    sv_text_isolated (out + used, out + used, size - used);
    /* Capitalise a sentence that begins with a piece ("striker 2"). */
    if (used == 0 && strncmp (name, "piece", 5) == 0 && out[0] >= 'a' && out[0] <= 'z')
      out[0] = (char)(out[0] - 'a' + 'A');
    used += strlen (out + used);
    text = end + 1;
  }
  out[used] = '\0';
  end_whole (out, used);
  return out;
}
