/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-field: tables that describe the values a person may set (variant parameters, cards).
 *
 * One table makes the document reader, the checker, the editor form, the message on the command
 * line and the manual. Every value lives as an int32_t at `offset` of a plain struct: the setup
 * for variant fields, a card for card fields, an item for the fields of a list. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sv-board.h"
#include "sv-fault.h"

typedef enum {
  SV_FIELD_BOOL,
  SV_FIELD_INT,
  SV_FIELD_CHOICE, /* index in choices; JSON string */
  SV_FIELD_SET,    /* bit mask over choices, each one letter; JSON string of the letters */
  SV_FIELD_RECORD, /* JSON object of `fields`, whose offsets count from the same base */
  SV_FIELD_LIST,   /* JSON list of objects of `fields`; offset: int32_t count; items follow */
  SV_FIELD_NUMBERS, /* bit mask of numbers 0…31 between min and max; JSON list of them, ascending */
  SV_FIELD_BOARD    /* index in choices, JSON string; or, one past the last, a board of one's own:
                     * a board document in JSON, its `const SvBoard *` at items_offset (else NULL) */
} SvFieldType;

typedef enum {
  SV_FIELD_NULLABLE = 1, /* null is allowed and stored as SV_FIELD_NULL */
  SV_FIELD_OPTIONAL = 2, /* in a list item: may be absent, stored as SV_FIELD_NULL */
  SV_FIELD_FIXED = 4,    /* may be stated, but only with its default */
  SV_FIELD_NUMBER = 8,   /* of a card: the number on the shirt */
  SV_FIELD_ROLE = 16,    /* of a card: a choice whose words stand under the name */
  SV_FIELD_SIGN = 32,    /* of a card: a choice that is painted as a sign of that name */
  SV_FIELD_HEAD = 64,    /* of a card: see SV_HEAD */
  SV_FIELD_THROW =
      128, /* a throw of a die with the numbers min … max that succeeds, as a higher one does */
  SV_FIELD_SWITCH = 256 /* of a rule: a number from 1 on; 0, which is the least, means that there is
                         * no such rule */
} SvFieldFlags;

enum { SV_FIELD_NULL = INT32_MIN };

typedef struct SvField SvField;

struct SvField {
  const char *key; /* as documents write it */
  SvFieldType type;
  unsigned flags;             /* SvFieldFlags */
  size_t offset;              /* in bytes */
  int32_t min, max;           /* INT, NUMBERS: range; SET: least and most letters; LIST: items */
  int32_t standard;           /* default; a LIST is empty */
  const char *const *choices; /* CHOICE, SET: as documents write them, NULL-terminated */
  const char *const *labels;  /* the same in translatable words, or NULL */
  const SvField *fields;      /* RECORD, LIST: sub-table */
  size_t n_fields;
  size_t items_offset;  /* LIST: of item 0 from the same base, in bytes */
  size_t item_size;     /* LIST: in bytes */
  const char *label;    /* translatable, e.g. N_("Length of a half") */
  const char *unit;     /* translatable, or NULL: N_("minutes") */
  const char *unit_one; /* the same for a value of 1, or NULL if it is no other word */
  const char *help;     /* translatable sentence */
  const char *rule;     /* id in the game's ledger */
  const char *group;    /* translatable heading: this field and those after it belong together */
  int32_t usual;        /* SWITCH: the number that a rule begins with when it is turned on */

  /* The rule of a variant as a translatable sentence, with {n} for a number or {words} for the
   * letters of a set or the name of a board: for any value, and for 1, 0 (of a BOOL: off) and
   * SV_FIELD_NULL if these need another one; a CHOICE has one for each. All may be NULL. */
  const char *says, *says_one, *says_zero, *says_free;
  const char *const *says_each;

  /* What else lists of members call the field, and each of its choices: words of any language with
   * a bar between them, e.g. "m|man"; or NULL. */
  const char *also;
  const char *const *choices_also;
};

/* Rows of a table, one style for all games. Each says its key, where its value lives and what its
 * type needs; label, help and rule follow by name, flags and units where there are any:
 *
 *   { SV_INT ("minutes", StrafworpSetup, minutes, 1, 60, 10), .label = N_ ("Length of a half"), … },
 */
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

/* BOARD: the number of choices, which stands for a board of one's own, and that board. Setting a
 * value by sv_field_set () leaves the board as it is; setting a board (NULL: none, then the value
 * becomes the standard one) sets the value too. */
int32_t sv_field_own_board (const SvField *field);
const SvBoard *sv_field_get_board (const SvField *field, const void *base);
void sv_field_set_board (const SvField *field, void *base, const SvBoard *board);

/* Make the field in `to` what it is in `from`: LIST and RECORD with all they hold, BOARD with the
 * board. */
void sv_field_copy (const SvField *field, void *to, const void *from);

/* True if the field is the same in both, with all it holds. */
bool sv_field_same (const SvField *field, const void *a, const void *b);

/* Address of item i of a list field. */
void *sv_field_item (const SvField *field, void *base, size_t i);
const void *sv_field_item_const (const SvField *field, const void *base, size_t i);

/* The field called key, or NULL. */
const SvField *sv_field_find (const SvField *fields, size_t n, const char *key);

/* The first field with this flag, or NULL. */
const SvField *sv_field_flagged (const SvField *fields, size_t n, SvFieldFlags flag);

/* True for a card's field that is a power: a whole number other than that on the shirt. */
bool sv_field_is_power (const SvField *field);

/* Write the defaults of all fields but lists, records included. */
void sv_fields_set_standard (const SvField *fields, size_t n, void *base);

/* True if value is allowed; else why not, in fault (or NULL), e.g. "9 is outside 1–6". */
bool sv_field_check (const SvField *field, int32_t value, SvFault *fault);

/* The index of word in field->choices, or -1. */
int sv_field_choice (const SvField *field, const char *word);

/* The bit mask of a set's letters; false, with the reason in fault, for an unknown or double one. */
bool sv_field_parse_set (const SvField *field, const char *letters, int32_t *mask, SvFault *fault);
