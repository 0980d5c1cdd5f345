/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-mark-words.h"

static void
say_piece (void *data, int piece, char *out, size_t size)
{
  g_strlcpy (out, data, size);
}

static const char *
translate (void *data, const char *msgid)
{
  return _ (msgid);
}

char *
sv_mark_words_told (const SvGame *game, unsigned mark, bool again, int side, const char *who)
{
  const SvScoreSheetMark *marks = sv_game_score_sheet_marks (game);
  g_autofree char *name = g_strdup (who);
  const SvWords words = { .data = name, .translate = translate, .piece = say_piece };
  const SvPhrase phrase = sv_phrase_of (marks[mark].told[again], side, 0);
  char out[256];

  return g_strdup (sv_phrase_say (&phrase, &words, out, sizeof out));
}
