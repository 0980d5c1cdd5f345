/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-text: sentences from the rules of a game, independent of language.
 *
 * A game marks whole English sentences with N_() and supplies the numbers that go with them. The
 * user interface translates the sentence and fills in the {places}. So the rules stay plain C,
 * and translators see whole sentences. Places, all optional and in any order:
 *
 *   {team} {other}   names of the teams side and 1 - side
 *   {who}            name of the team, and of the player if several people play for it
 *   {piece} {piece2} name of a piece, e.g. "Anne (2)" or "the assister"
 *   {space} {space2} label of a space, e.g. "C"
 *   {n} {m} {k} {l}  numbers */

#include <stddef.h>
#include <stdint.h>

#ifndef N_
#define N_(String) (String) /* as in gi18n.h, so that both may be included in any order */
#endif

typedef struct {
  const char *msgid;     /* translatable sentence; never NULL in a phrase that is complete */
  int8_t side;           /* team 0/1, or -1 */
  int16_t piece, piece2; /* pieces, or -1 if none */
  int16_t space, space2; /* spaces, or -1 if none */
  int32_t n, m, k, l;
} SvPhrase;

/* Functions that supply the words for the {places}. Each writes at most @size bytes with the
 * terminating zero; @data is the caller's. translate may be NULL: then the English sentence is
 * used. */
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

/* Return a phrase about a side and a piece (or -1). */
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

/* Return a phrase about a result {n}–{m} with the higher number first, as people say it. */
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

/* Return whether a text contains letters of a right-to-left script. In a left-to-right sentence
 * such a name would reverse the order of its neighbours, so it is put between SV_ISOLATE and
 * SV_ISOLATED. */
#define SV_ISOLATE "\xe2\x81\xa8"  /* U+2068 */
#define SV_ISOLATED "\xe2\x81\xa9" /* U+2069 */
int sv_text_is_right_to_left (const char *text);

/* Return @name for use inside a sentence: @name itself, or a copy in @out between the isolating
 * characters if it is right-to-left and there is room. @out may be the same buffer as @name. */
enum { SV_ISOLATED_SIZE = 1024 }; /* enough for the longest name in a document */
const char *sv_text_isolated (const char *name, char *out, size_t size);

/* Write the phrase in words to @out, always zero-terminated, and return @out. Right-to-left names
 * are isolated. */
char *sv_phrase_say (const SvPhrase *phrase, const SvWords *words, char *out, size_t size);

/* Like snprintf (), for names and paths: cuts a text that is too long; always zero-terminated. */
void sv_text_print (char *out, size_t size, const char *format, ...)
    __attribute__ ((format (printf, 3, 4)));
