/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-piece-title.h"

enum { TITLE_SIZE = 128 };

static char *
with_capital (const char *text)
{
  char first[8] = { 0 };

  if (*text == '\0')
    return g_strdup ("");
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

char *
sv_piece_title (const SvPhrase *name)
{
  const SvWords untranslated = { .translate = NULL };
  char title[TITLE_SIZE];

  g_return_val_if_fail (name->msgid != NULL, NULL);

  g_autofree char *msgid = with_capital (name->msgid);
  const char *words = *msgid != '\0' ? _ (msgid) : msgid;
  SvPhrase phrase = *name;

  phrase.msgid = words != msgid ? words : _ (name->msgid);
  sv_phrase_say (&phrase, &untranslated, title, sizeof title);
  return with_capital (title);
}
