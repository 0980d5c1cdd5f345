/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-state: the `state` object of a game, written and read value by value. It knows no JSON: what
 * a sink and a source are made of is their owner's business. */

#include "sv-fault.h"

enum {
  SV_NONE = 0xff, /* in a state: no side, no piece, no space */
  SV_MUST = -1    /* of a reader: the value must be there */
};

/* Where dump () writes the ledger's `state` object. key is NULL inside an array. */
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

/* A text, null if there is none. */
void sv_dump_text (const SvSink *sink, const char *key, const char *value);

/* words[i], null if i is SV_NONE. */
void sv_dump_word (const SvSink *sink, const char *key, const char *const *words, unsigned i);

/* A number, null if it is SV_NONE. */
void sv_dump_number (const SvSink *sink, const char *key, unsigned value);

/* {"home":home,"away":away} */
void sv_dump_pair (const SvSink *sink, const char *key, unsigned home, unsigned away);

/* Where restore () reads such an object. path: keys and indices joined by '/'. */
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
  int64_t integer;    /* INT, BOOL */
  const char *string; /* STRING; the source's */
} SvSourceValue;

typedef struct {
  void *data;
  SvSourceValue (*get) (void *data, const char *path);
} SvSource;

/* Reading: each step fills the fault and gives false if its value is none that may stand there, and
 * nothing after it needs to run. Paths are keys and indices joined by '/'. */
typedef struct {
  const SvSource *source;
  SvFault *fault;
} SvReader;

bool sv_reader_refuse (const SvReader *self, const char *path, const char *why);

SvSourceValue sv_reader_get (const SvReader *self, const char *path);

/* The value is neither absent nor null. */
bool sv_reader_has (const SvReader *self, const char *path);

/* A word of a list, as its index; missing: what stands for a value that is not there, or SV_MUST. */
bool sv_read_word (const SvReader *self,
                   const char *path,
                   const char *const *words,
                   unsigned n,
                   int missing,
                   uint8_t *out);

/* A number from min to max. */
bool sv_read_number (const SvReader *self,
                     const char *path,
                     int64_t min,
                     int64_t max,
                     int64_t missing,
                     int64_t *out);

/* True or false; false if it is not there. */
bool sv_read_bool (const SvReader *self, const char *path, uint8_t *out);
