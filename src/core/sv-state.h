/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-state: helpers to write and read the `state` object of a game, value by value. It does not
 * depend on JSON: the caller implements the sink and the source. */

#include "sv-fault.h"

enum {
  SV_NONE = 0xff, /* in a state: no side, no piece, no space */
  SV_MUST = -1    /* argument of a reader: the value must be present */
};

/* A writer for the `state` object; the caller of dump () implements it. @key is NULL inside an
 * array. */
typedef struct {
  void *data;
  void (*begin_object) (void *data, const char *key);
  void (*end_object) (void *data);
  void (*begin_array) (void *data, const char *key);
  void (*end_array) (void *data);
  void (*string) (void *data, const char *key, const char *value);
  void (*integer) (void *data, const char *key, int64_t value);
  void (*boolean) (void *data, const char *key, bool value);
  void (*null) (void *data, const char *key);
} SvSink;

/* Write a text, or null if @value is NULL. */
void sv_dump_text (const SvSink *sink, const char *key, const char *value);

/* Write words[i], or null if @i is SV_NONE. */
void sv_dump_word (const SvSink *sink, const char *key, const char *const *words, unsigned i);

/* Write a number, or null if @value is SV_NONE. */
void sv_dump_number (const SvSink *sink, const char *key, unsigned value);

/* Write the object {"home":home,"away":away}. */
void sv_dump_pair (const SvSink *sink, const char *key, unsigned home, unsigned away);

/* Type of a value in a `state` object that restore () reads. Paths consist of keys and indices
 * joined by '/'. */
typedef enum {
  SV_SOURCE_ABSENT,
  SV_SOURCE_NULL,
  SV_SOURCE_BOOL,
  SV_SOURCE_INT,
  SV_SOURCE_STRING,
  SV_SOURCE_OTHER
} SvSourceKind;

typedef struct {
  SvSourceKind kind;
  int64_t integer;    /* value of INT and BOOL */
  const char *string; /* value of STRING; owned by the source */
} SvSourceValue;

typedef struct {
  void *data;
  SvSourceValue (*get) (void *data, const char *path);
} SvSource;

/* A source and the place for a fault. Each sv_read_… () function fills in the fault and returns
 * false if the value is missing or not allowed; the caller then stops. Paths consist of keys and
 * indices joined by '/'. */
typedef struct {
  const SvSource *source;
  SvFault *fault;
} SvReader;

bool sv_reader_refuse (const SvReader *self, const char *path, const char *why);

SvSourceValue sv_reader_get (const SvReader *self, const char *path);

/* Return whether the value is neither absent nor null. */
bool sv_reader_has (const SvReader *self, const char *path);

/* Read a word and convert it to its index in @words. @missing is the result for an absent value,
 * or SV_MUST if it must be present. */
bool sv_read_word (const SvReader *self,
                   const char *path,
                   const char *const *words,
                   unsigned n,
                   int missing,
                   uint8_t *out);

/* Read a number from @min to @max. @missing is as for sv_read_word (). */
bool sv_read_number (const SvReader *self,
                     const char *path,
                     int64_t min,
                     int64_t max,
                     int64_t missing,
                     int64_t *out);

/* Read true or false; an absent value is false. */
bool sv_read_bool (const SvReader *self, const char *path, uint8_t *out);
