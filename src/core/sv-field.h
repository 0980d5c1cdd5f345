/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-field: tables that describe the values that a user may set (parameters of a variant, values
 * on cards).
 *
 * From one such table the program derives the reader of documents, the checks, the form of the
 * editor, the messages on the command line and the manual. Each value is an int32_t at `offset`
 * in a plain struct: the setup for fields of a variant, a card for fields of cards, an item for
 * the fields of a list. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sv-board.h"
#include "sv-fault.h"

typedef enum {
  SV_FIELD_BOOL,
  SV_FIELD_INT,
  SV_FIELD_CHOICE, /* index in choices; in JSON a string */
  /* bit mask over choices, each a single letter; in JSON a string of the letters */
  SV_FIELD_SET,
  /* group of `fields` whose offsets count from the same base; in JSON an object */
  SV_FIELD_RECORD,
  /* list of items with `fields`, with the int32_t number of items at offset; in JSON an array of
   * objects */
  SV_FIELD_LIST,
  SV_FIELD_NUMBERS, /* bit mask of numbers 0…31 between min and max; in JSON an ascending array */
  /* index in choices, in JSON a string; or one past the last choice for the user's own board, in
   * JSON a board document, with a `const SvBoard *` at items_offset (NULL otherwise) */
  SV_FIELD_BOARD
} SvFieldType;

typedef enum {
  SV_FIELD_NULLABLE = 1, /* the JSON value null is allowed; it is stored as SV_FIELD_NULL */
  SV_FIELD_OPTIONAL = 2, /* in a list item: may be absent, stored as SV_FIELD_NULL */
  SV_FIELD_FIXED = 4,    /* a document may contain the field, but only with its default value */
  SV_FIELD_NUMBER = 8,   /* of a card: the shirt number */
  SV_FIELD_ROLE = 16,    /* of a card: a choice whose words are shown below the name */
  /* of a card: a choice that is painted as a symbol with the name of the choice */
  SV_FIELD_SIGN = 32,
  SV_FIELD_HEAD = 64,   /* of a card: the figurine's head, see SV_HEAD */
  SV_FIELD_THROW = 128, /* least number that must be thrown with a die with the numbers min … max */
  /* of a rule: a number of at least 1 if the rule is on, and 0 (the minimum) if it is off */
  SV_FIELD_SWITCH = 256,
  SV_FIELD_GOALS = 512 /* of a rule: the number of goals that ends a match, or 0, see sv-goals */
} SvFieldFlags;

enum { SV_FIELD_NULL = INT32_MIN };

typedef struct SvField SvField;

struct SvField {
  const char *key; /* name in documents */
  SvFieldType type;
  unsigned flags; /* SvFieldFlags */
  size_t offset;  /* offset of the value from the base struct, in bytes */
  /* INT, NUMBERS: range; SET: least and greatest number of letters; LIST: of items */
  int32_t min, max;
  int32_t standard;           /* default value; ignored for a LIST, which starts empty */
  const char *const *choices; /* CHOICE, SET: names in documents, NULL-terminated */
  /* CHOICE, SET: translatable labels in the order of choices, or NULL */
  const char *const *labels;
  const SvField *fields; /* RECORD, LIST: table of the fields of the record or of an item */
  size_t n_fields;
  size_t items_offset;  /* LIST: offset of item 0 from the base struct, in bytes */
  size_t item_size;     /* LIST: size of an item in bytes */
  const char *label;    /* translatable, e.g. N_("Length of a half") */
  const char *unit;     /* translatable unit, e.g. N_("minutes"), or NULL */
  const char *unit_one; /* translatable unit after the number 1, or NULL if it is the same word */
  const char *help;     /* translatable explanation, a sentence */
  const char *rule;     /* id of the rule in the game's RULES.md */
  /* translatable heading that begins a group with this field and those after it, or NULL */
  const char *group;
  /* INT: sign between the number of the field before it and this one, e.g. "×", if a form shows
   * both in one row; else NULL */
  const char *joint;
  int32_t usual; /* SWITCH: initial number when the user turns the rule on */
  /* INT: one number between min and max that is not allowed, or 0 if all are */
  int32_t skipped;

  /* Translatable sentences that state the rule of a variant, with {n} for a number, or {words}
   * for the letters of a set or the name of a board: says for any value; says_one, says_zero (of
   * a BOOL: off) and says_free if the values 1, 0 and SV_FIELD_NULL need another sentence;
   * says_each for a CHOICE, one sentence for each choice. All may be NULL. */
  const char *says, *says_one, *says_zero, *says_free;
  const char *const *says_each;

  /* Other names of the field, and of each choice, as columns and cells of a club's list of
   * members may have them: words of any language with a bar between them, e.g. "m|man"; or NULL. */
  const char *also;
  const char *const *choices_also;
};

/* Initialisers for rows of a table. Each macro sets the key, the place of the value and what its
 * type requires; label, help, rule, flags and units follow by name:
 *
 *   { SV_INT ("minutes", StrafworpSetup, minutes, 1, 60, 10), .label = N_ ("Length of a half"), …
 * }, */
/* clang-format off */
#define SV_ROW(key_, type_, struct_, member_)                                                      \
  .key = key_, .type = type_, .offset = offsetof (struct_, member_)
#define SV_WORDS(keys_, labels_) .choices = keys_, .labels = labels_
#define SV_RANGE(min_, max_) .min = min_, .max = max_

#define SV_BOOL(key_, struct_, member_, standard_)                                                 \
  SV_ROW (key_, SV_FIELD_BOOL, struct_, member_), .standard = standard_
#define SV_INT(key_, struct_, member_, min_, max_, standard_)                                      \
  SV_ROW (key_, SV_FIELD_INT, struct_, member_), SV_RANGE (min_, max_), .standard = standard_
#define SV_CHOICE(key_, struct_, member_, keys_, labels_, standard_)                               \
  SV_ROW (key_, SV_FIELD_CHOICE, struct_, member_), SV_WORDS (keys_, labels_), .standard = standard_
#define SV_SET(key_, struct_, member_, min_, max_, keys_, labels_, standard_)                      \
  SV_ROW (key_, SV_FIELD_SET, struct_, member_), SV_RANGE (min_, max_), SV_WORDS (keys_, labels_), \
      .standard = standard_
#define SV_NUMBERS(key_, struct_, member_, min_, max_)                                             \
  SV_ROW (key_, SV_FIELD_NUMBERS, struct_, member_), SV_RANGE (min_, max_)
#define SV_BOARD(key_, struct_, member_, own_, keys_, labels_)                                     \
  SV_ROW (key_, SV_FIELD_BOARD, struct_, member_), SV_WORDS (keys_, labels_),                      \
      .items_offset = offsetof (struct_, own_)
#define SV_RECORD(key_, fields_)                                                                   \
  .key = key_, .type = SV_FIELD_RECORD, .fields = fields_, .n_fields = SV_COUNT (fields_)
#define SV_LIST(key_, struct_, count_, items_, min_, max_, fields_)                                \
  SV_ROW (key_, SV_FIELD_LIST, struct_, count_), SV_RANGE (min_, max_),                            \
      .fields = fields_, .n_fields = SV_COUNT (fields_),                                           \
      .items_offset = offsetof (struct_, items_), .item_size = sizeof *((struct_ *)NULL)->items_
/* clang-format on */

#define SV_COUNT(array) (sizeof (array) / sizeof *(array))

int32_t sv_field_get (const SvField *field, const void *base);
void sv_field_set (const SvField *field, void *base, int32_t value);

/* For fields of type BOARD: return the value that stands for the user's own board (the number of
 * choices), and get or set that board. sv_field_set () does not change the board;
 * sv_field_set_board () also sets the value, to the default one if @board is NULL. The board is
 * not copied. */
int32_t sv_field_own_board (const SvField *field);
const SvBoard *sv_field_get_board (const SvField *field, const void *base);
void sv_field_set_board (const SvField *field, void *base, const SvBoard *board);

/* Copy the value of a field from @from to @to, with all items of a LIST, members of a RECORD, and
 * the board of a BOARD field. */
void sv_field_copy (const SvField *field, void *to, const void *from);

/* Return whether a field has the same value in both structs, with all items, members and boards. */
bool sv_field_same (const SvField *field, const void *a, const void *b);

/* Return the address of item @i of a list field. */
void *sv_field_item (const SvField *field, void *base, size_t i);
const void *sv_field_item_const (const SvField *field, const void *base, size_t i);

/* Return the field with this key, or NULL. */
const SvField *sv_field_find (const SvField *fields, size_t n, const char *key);

/* Return the first field with this flag, or NULL. */
const SvField *sv_field_flagged (const SvField *fields, size_t n, SvFieldFlags flag);

/* Return whether a card's field is a power, that is, a whole number other than the shirt number. */
bool sv_field_is_power (const SvField *field);

/* Set all fields to their defaults, members of records included. Lists are left unchanged. */
void sv_fields_set_standard (const SvField *fields, size_t n, void *base);

/* Return whether @value is allowed; if not, fill in @fault (may be NULL), e.g. "9 is outside
 * 1–6". */
bool sv_field_check (const SvField *field, int32_t value, SvFault *fault);

/* Return the index of @word in field->choices, or -1. */
int sv_field_choice (const SvField *field, const char *word);

/* Convert the letters of a set to a bit mask. Returns false and fills in @fault if a letter is
 * unknown or occurs twice, or if there are too few or too many. */
bool sv_field_parse_set (const SvField *field, const char *letters, int32_t *mask, SvFault *fault);
