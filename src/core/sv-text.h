/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-text: sentences that the rules want told, without words of any one language.
 *
 * A game marks whole English sentences with N_() and gives numbers beside them; the roof of the
 * house translates the sentence and fills in the {places}. So the rules stay plain C, and the
 * translator sees whole sentences. Places, all optional, in any order:
 *
 *   {team} {other}   names of the teams side and 1 - side
 *   {who}            the team's name, and who of it plays the piece if they are several
 *   {piece} {piece2} a piece in words, e.g. "Anne (2)" or "the assister"
 *   {space} {space2} a space's label, e.g. "C"
 *   {n} {m} {k} {l}  numbers */

#include <stddef.h>
#include <stdint.h>

#ifndef N_
#define N_(String) (String) /* as in gi18n.h, so that both may be included in any order */
#endif

typedef struct {
  const char *msgid;     /* translatable sentence, never NULL in a filled phrase */
  int8_t side;           /* team 0/1, or -1 */
  int16_t piece, piece2; /* or -1 */
  int16_t space, space2; /* or -1 */
  int32_t n, m, k, l;
} SvPhrase;

/* How to say the places. Every function writes at most size bytes with the final zero; data is
 * the caller's. translate may be NULL: then the English sentence is used. */
typedef struct {
  void *data;
  const char *(*translate) (void *data, const char *msgid);
  const char *(*team) (void *data, int side);
  void (*who) (void *data, int side, int piece, char *out, size_t size);
  void (*piece) (void *data, int piece, char *out, size_t size);
  const char *(*space) (void *data, int space);
} SvWords;

static inline SvPhrase
sv_phrase (const char *msgid, int side)
{
  return (SvPhrase){ msgid, (int8_t)side, -1, -1, -1, -1, 0, 0, 0, 0 };
}

/* The same about a piece, or -1. */
static inline SvPhrase
sv_phrase_of (const char *msgid, int side, int piece)
{
  SvPhrase phrase = sv_phrase (msgid, side);

  phrase.piece = (int16_t)piece;
  return phrase;
}

static inline SvPhrase
sv_phrase_numbers (const char *msgid, int32_t n, int32_t m, int32_t k)
{
  return (SvPhrase){ msgid, -1, -1, -1, -1, -1, n, m, k, 0 };
}

/* Of a result {n}–{m} that a team won: the higher number first, as people say it. */
static inline SvPhrase
sv_phrase_won (SvPhrase phrase)
{
  const int32_t n = phrase.n;

  if (n < phrase.m) {
    phrase.n = phrase.m;
    phrase.m = n;
  }
  return phrase;
}

/* Whether a text has letters that are written from right to left. Such a name turns round what stands beside
 * it in a sentence, so it stands between SV_ISOLATE and SV_ISOLATED there. */
#define SV_ISOLATE "\xe2\x81\xa8"  /* U+2068 */
#define SV_ISOLATED "\xe2\x81\xa9" /* U+2069 */
int sv_text_is_right_to_left (const char *text);

/* name as it stands beside other words: itself, or isolated in out if it needs to be and there is room. */
enum { SV_ISOLATED_SIZE = 1024 }; /* room for the longest name of a document */
const char *sv_text_isolated (const char *name, char *out, size_t size);

/* Write the phrase in words; out always ends with a zero. Returns out. Names that are written from right to
 * left are isolated. */
char *sv_phrase_say (const SvPhrase *phrase, const SvWords *words, char *out, size_t size);

/* printf into a fixed buffer, for names and paths; always ends with a zero. */
void sv_text_print (char *out, size_t size, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));
