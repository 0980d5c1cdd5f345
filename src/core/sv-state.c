/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-state.h"

#include <string.h>

void
sv_dump_text (const SvSink *sink, const char *key, const char *value)
{
  if (value != NULL)
    sink->string (sink->data, key, value);
  else
    sink->null (sink->data, key);
}

void
sv_dump_word (const SvSink *sink, const char *key, const char *const *words, unsigned i)
{
  sv_dump_text (sink, key, i != SV_NONE ? words[i] : NULL);
}

void
sv_dump_number (const SvSink *sink, const char *key, unsigned value)
{
  if (value != SV_NONE)
    sink->integer (sink->data, key, value);
  else
    sink->null (sink->data, key);
}

void
sv_dump_pair (const SvSink *sink, const char *key, unsigned home, unsigned away)
{
  sink->begin_object (sink->data, key);
  sink->integer (sink->data, "home", home);
  sink->integer (sink->data, "away", away);
  sink->end_object (sink->data);
}

bool
sv_reader_refuse (const SvReader *self, const char *path, const char *why)
{
  return sv_refuse (self->fault, sv_phrase (why, -1), "%s", path);
}

SvSourceValue
sv_reader_get (const SvReader *self, const char *path)
{
  return self->source->get (self->source->data, path);
}

static bool
is_there (SvSourceValue value)
{
  return value.kind != SV_SOURCE_NULL && value.kind != SV_SOURCE_ABSENT;
}

/* Refuse a value with the reason @why, or as missing if it is absent or null. */
static bool
refuse_value (const SvReader *self, const char *path, SvSourceValue value, SvPhrase why)
{
  if (!is_there (value))
    why = sv_phrase (N_ ("this is missing"), -1);
  return sv_refuse (self->fault, why, "%s", path);
}

bool
sv_reader_has (const SvReader *self, const char *path)
{
  return is_there (sv_reader_get (self, path));
}

bool
sv_read_word (const SvReader *self,
              const char *path,
              const char *const *words,
              unsigned n,
              int missing,
              uint8_t *out)
{
  const SvSourceValue value = sv_reader_get (self, path);

  if (!is_there (value) && missing != SV_MUST) {
    *out = (uint8_t)missing;
    return true;
  }
  for (unsigned i = 0; value.kind == SV_SOURCE_STRING && i < n; i++)
    if (words[i] != NULL && strcmp (words[i], value.string) == 0) {
      *out = (uint8_t)i;
      return true;
    }
  return refuse_value (self, path, value,
                       sv_phrase (N_ ("this is not one of the words allowed here"), -1));
}

bool
sv_read_number (
    const SvReader *self, const char *path, int64_t min, int64_t max, int64_t missing, int64_t *out)
{
  const SvSourceValue value = sv_reader_get (self, path);

  *out = is_there (value) ? value.integer : missing;
  if (!is_there (value) && missing != SV_MUST)
    return true;
  if (value.kind == SV_SOURCE_INT && value.integer >= min && value.integer <= max)
    return true;
  return refuse_value (self, path, value,
                       sv_phrase_numbers (N_ ("this must be a whole number from {m} to {k}"), 0,
                                          (int32_t)min, (int32_t)max));
}

bool
sv_read_bool (const SvReader *self, const char *path, uint8_t *out)
{
  const SvSourceValue value = sv_reader_get (self, path);

  *out = value.kind == SV_SOURCE_BOOL && value.integer != 0;
  return value.kind == SV_SOURCE_BOOL || !is_there (value) ||
         sv_reader_refuse (self, path, N_ ("this must be true or false"));
}
