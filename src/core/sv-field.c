/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-field.h"

#include <string.h>

int32_t
sv_field_get (const SvField *field, const void *base)
{
  int32_t value;

  memcpy (&value, (const char *)base + field->offset, sizeof value);
  return value;
}

void
sv_field_set (const SvField *field, void *base, int32_t value)
{
  memcpy ((char *)base + field->offset, &value, sizeof value);
}

static int32_t
n_choices (const SvField *field)
{
  int32_t n = 0;

  while (field->choices[n] != NULL)
    n++;
  return n;
}

int32_t
sv_field_own_board (const SvField *field)
{
  return n_choices (field);
}

const SvBoard *
sv_field_get_board (const SvField *field, const void *base)
{
  const SvBoard *board;

  memcpy (&board, (const char *)base + field->items_offset, sizeof board);
  return board;
}

void
sv_field_set_board (const SvField *field, void *base, const SvBoard *board)
{
  memcpy ((char *)base + field->items_offset, &board, sizeof board);
  sv_field_set (field, base, board != NULL ? n_choices (field) : field->standard);
}

void
sv_field_copy (const SvField *field, void *to, const void *from)
{
  if (field->type == SV_FIELD_RECORD) {
    for (size_t i = 0; i < field->n_fields; i++)
      sv_field_copy (&field->fields[i], to, from);
    return;
  }
  if (field->type == SV_FIELD_LIST)
    memcpy (sv_field_item (field, to, 0), sv_field_item_const (field, from, 0),
            (size_t)field->max * field->item_size);
  if (field->type == SV_FIELD_BOARD)
    sv_field_set_board (field, to, sv_field_get_board (field, from));
  sv_field_set (field, to, sv_field_get (field, from));
}

bool
sv_field_same (const SvField *field, const void *a, const void *b)
{
  if (field->type == SV_FIELD_RECORD) {
    for (size_t i = 0; i < field->n_fields; i++)
      if (!sv_field_same (&field->fields[i], a, b))
        return false;
    return true;
  }
  if (sv_field_get (field, a) != sv_field_get (field, b))
    return false;
  if (field->type == SV_FIELD_BOARD)
    return sv_field_get_board (field, a) == sv_field_get_board (field, b);
  for (int32_t i = 0; field->type == SV_FIELD_LIST && i < sv_field_get (field, a); i++)
    for (size_t j = 0; j < field->n_fields; j++)
      if (!sv_field_same (&field->fields[j], sv_field_item_const (field, a, (size_t)i),
                          sv_field_item_const (field, b, (size_t)i)))
        return false;
  return true;
}

void *
sv_field_item (const SvField *field, void *base, size_t i)
{
  return (char *)base + field->items_offset + i * field->item_size;
}

const void *
sv_field_item_const (const SvField *field, const void *base, size_t i)
{
  return (const char *)base + field->items_offset + i * field->item_size;
}

const SvField *
sv_field_find (const SvField *fields, size_t n, const char *key)
{
  for (size_t i = 0; i < n; i++)
    if (strcmp (fields[i].key, key) == 0)
      return &fields[i];
  return NULL;
}

const SvField *
sv_field_flagged (const SvField *fields, size_t n, SvFieldFlags flag)
{
  for (size_t i = 0; i < n; i++)
    if ((fields[i].flags & flag) != 0)
      return &fields[i];
  return NULL;
}

bool
sv_field_is_power (const SvField *field)
{
  return field->type == SV_FIELD_INT && (field->flags & SV_FIELD_NUMBER) == 0;
}

void
sv_fields_set_standard (const SvField *fields, size_t n, void *base)
{
  for (size_t i = 0; i < n; i++) {
    if (fields[i].type == SV_FIELD_RECORD)
      sv_fields_set_standard (fields[i].fields, fields[i].n_fields, base);
    else if (fields[i].type == SV_FIELD_BOARD)
      sv_field_set_board (&fields[i], base, NULL);
    else if (fields[i].type != SV_FIELD_LIST)
      sv_field_set (&fields[i], base, fields[i].standard);
  }
}

static bool
check_range (const char *why, int32_t value, int32_t min, int32_t max, SvFault *fault)
{
  return (value >= min && value <= max) ||
         sv_refuse_value (fault, sv_phrase_numbers (why, value, min, max));
}

bool
sv_field_check (const SvField *field, int32_t value, SvFault *fault)
{
  static const char outside[] = N_ ("{n} is outside {m}–{k}");
  static const char letters[] = N_ ("there are {n} letters, but there must be {m} to {k}");
  static const char entries[] = N_ ("there are {n} entries, but there must be {m} to {k}");
  const int32_t n_bits = __builtin_popcount ((unsigned)value);

  if (value == SV_FIELD_NULL && (field->flags & (SV_FIELD_NULLABLE | SV_FIELD_OPTIONAL)) != 0)
    return true;
  switch (field->type) {
  case SV_FIELD_BOOL:
    return check_range (outside, value, 0, 1, fault);
  case SV_FIELD_INT:
    if (value == field->skipped && value != 0)
      return sv_refuse_value (
          fault, sv_phrase_numbers (N_ ("{n} is not allowed here, but {m} and {k} are"), value,
                                    value - 1, value + 1));
    return check_range (outside, value, field->min, field->max, fault);
  case SV_FIELD_CHOICE:
    return check_range (outside, value, 0, n_choices (field) - 1, fault);
  case SV_FIELD_SET:
    if (((uint32_t)value >> n_choices (field)) != 0)
      return sv_refuse_value (fault, sv_phrase_numbers (letters, n_bits, field->min, field->max));
    return check_range (letters, n_bits, field->min, field->max, fault);
  case SV_FIELD_LIST:
    return check_range (entries, value, field->min, field->max, fault);
  case SV_FIELD_NUMBERS: {
    const uint32_t allowed = (2u << field->max) - (1u << field->min);
    const uint32_t others = (uint32_t)value & ~allowed;
    return others == 0 ||
           check_range (outside, __builtin_ctz (others), field->min, field->max, fault);
  }
  case SV_FIELD_BOARD:
    return check_range (outside, value, 0, n_choices (field), fault);
  case SV_FIELD_RECORD:
    break;
  }
  return true;
}

int
sv_field_choice (const SvField *field, const char *word)
{
  for (int i = 0; field->choices[i] != NULL; i++)
    if (strcmp (field->choices[i], word) == 0)
      return i;
  return -1;
}

bool
sv_field_parse_set (const SvField *field, const char *letters, int32_t *mask, SvFault *fault)
{
  uint32_t bits = 0;

  for (const char *p = letters; *p != '\0'; p++) {
    const char letter[2] = { *p, '\0' };
    const int i = sv_field_choice (field, letter);
    if (i < 0)
      return sv_refuse_value (fault, sv_phrase (N_ ("it contains an unknown letter"), -1));
    if ((bits >> i & 1) != 0)
      return sv_refuse_value (fault, sv_phrase (N_ ("it contains a letter twice"), -1));
    bits |= 1u << i;
  }
  *mask = (int32_t)bits;
  return sv_field_check (field, *mask, fault);
}
