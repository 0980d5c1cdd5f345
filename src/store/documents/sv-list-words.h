/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-list-words: what the words of a list of players mean: headings, numbers, and choices of card
 * fields. It looks at one cell at a time; which cells belong together is for sv-list-shape and
 * sv-list-columns. */

#include "sv-game.h"

#include <glib.h>

enum {
  /* Kinds of columns; 0 and above are indices of the game's card fields. */
  SV_COLUMN_NONE = -1,
  SV_COLUMN_NUMBER = -2,
  SV_COLUMN_JOB = -3,
  SV_COLUMN_TEAM = -4,
  SV_COLUMN_PRESENT = -5, /* whether the person is there today */
  /* the following are names and their parts */
  SV_COLUMN_NAME = -6, /* the whole name, or the surname beside a column of first names */
  SV_COLUMN_FULL = -7, /* the whole name for certain */
  SV_COLUMN_FIRST = -8,
  SV_COLUMN_INITIALS = -9,
  SV_COLUMN_BETWEEN = -10,
  SV_COLUMN_LAST = -11
};

/* Return the case-folded letters, digits, per-cent and number signs of a word (transfer full):
 * "Tussenvoegsel(s):" → "tussenvoegsels". */
char *sv_list_squeeze (const char *word);

/* Return whether two words are equal when squeezed, and not empty. */
gboolean sv_list_same_word (const char *a, const char *b);

/* Read a number from 0 to 999 that fills the whole cell. Return FALSE if the cell is something
 * else. */
gboolean sv_list_number (const char *cell, gint64 *out);

/* Return whether a word is one of @words, a list separated by "|"; case, blanks and punctuation
 * are ignored. @words may be NULL. */
gboolean sv_list_is_one_of (const char *word, const char *words);

/* Return whether a cell may be a name or a part of one: it has two letters or more, and no digits,
 * mail address or per-cent sign. */
gboolean sv_list_may_be_name (const char *cell);

/* Return whether a heading says that the numbers below it are percentages. */
gboolean sv_list_tells_percent (const char *heading);

/* Return bits for the choices of a field that a cell may mean: one choice by its key or its
 * label, or else all choices that lists write with this word. */
unsigned sv_list_find_choices (const SvField *field, const char *cell);

/* Return all headings for cards of a game: a table from squeezed words to the kinds of columns that
 * they name (transfer full). */
GHashTable *sv_list_headings_new (const SvGame *game);

/* Return the kind of column that a heading names: by the whole text, by the text before its
 * brackets, or by the first known word between slashes, as in "Speler/speelster". */
int sv_list_headings_find (GHashTable *headings, const char *heading);

/* Return the index of the card field of @game that has a choice which a cell may mean, or -1.
 * Fields that are fixed do not count. */
int sv_list_find_choice_field (const SvGame *game, const char *cell);

/* Return whether a text begins with a word that marks a row as no player: a sum, the foot of a
 * page, or a coach or other staff. */
gboolean sv_list_is_other_line (const char *text);

/* Return whether a word says that somebody is there, or that somebody is not there or not for sure:
 * an answer, a reason or a sign. */
gboolean sv_list_tells_present (const char *word);
gboolean sv_list_tells_absent (const char *word);
