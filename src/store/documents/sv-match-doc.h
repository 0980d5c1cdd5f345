/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchDoc: a match with its teams, seats and events, in memory and as text. */

#include "sv-comments.h"
#include "sv-history.h"
#include "sv-team-doc.h"
#include "sv-variant-doc.h"

enum { SV_MAX_SEATS = 8, SV_MAX_PERIODS = 4 };

/* Maximum time on a clock, more than 31 years: a sum in microseconds cannot overflow below it. */
#define SV_CLOCK_MAX_MS G_GINT64_CONSTANT (1000000000000)

typedef struct {
  char *name;
  int team;   /* 0 or 1 */
  char *kind; /* "person", or the id of a computer player */
  /* by half: bit n set = the seat plays the piece with shirt number n */
  guint64 figurines[SV_MAX_PERIODS];
  unsigned n_figurines; /* number of halves that the document gives */
  JsonObject *unknown;
} SvSeatDoc;

typedef struct {
  const SvGame *game;
  SvVariantDoc *variant;
  SvTeamDoc *teams[2];
  GPtrArray *seats;  /* array of SvSeatDoc, may be empty */
  gint64 elapsed_ms; /* time played in the current half, in milliseconds */
  /* set-up, start and events; written up to the current position, without the events of redo */
  SvHistory *history;
  gboolean has_times;  /* write `times` even if they are all 0; TRUE for a new match */
  gboolean has_clock;  /* write `clock` even if it is 0; TRUE for a new match */
  gboolean has_meta;   /* write `meta` even if it is empty; TRUE for a new match */
  void *start;         /* state that the match begins from, or NULL */
  char *created;       /* ISO 8601, or NULL */
  char *title;         /* "" if none */
  char *notes;         /* "" if none */
  GPtrArray *comments; /* array of SvComment: comments on the steps */
  JsonObject *unknown;
} SvMatchDoc;

/* Return a new match of these documents, before its first event. The documents are copied; NULL
 * stands for a standard one. Return NULL with an error that names the path if the rules for all
 * of them together do not hold (card points …), or if the pictures are so large that the match
 * could not be read again. */
SvMatchDoc *sv_match_doc_new (const SvVariantDoc *variant,
                              const SvTeamDoc *first,
                              const SvTeamDoc *second,
                              GError **error);

/* Set the creation time of the match to the present time. */
void sv_match_doc_stamp (SvMatchDoc *self);

void sv_match_doc_free (SvMatchDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvMatchDoc, sv_match_doc_free)

/* Return a copy with only the first @k events, 0 ≤ @k ≤ length; it has the same title and seats. */
SvMatchDoc *sv_match_doc_copy (const SvMatchDoc *self, unsigned k);

/* Return a copy in which event @i is replaced by @event. Later events are kept as long as they
 * are legal; *@n_kept (nullable) receives how many. Return NULL if @event is not legal there. */
SvMatchDoc *
sv_match_doc_replace (const SvMatchDoc *self, unsigned i, SvEvent event, unsigned *n_kept);

/* Return whether the text of the match can be read again, if it is no larger than a document may
 * be: checks everything that people type. Events, clock and comments were checked when they were
 * added. */
gboolean sv_match_doc_check (const SvMatchDoc *self, GError **error);

/* Make the match begin from @state, @elapsed_ms into the half, and drop all events. The state is
 * stored as a file would describe it. Return FALSE, with nothing changed, if a file cannot
 * describe it. */
gboolean sv_match_doc_set_start (SvMatchDoc *self, const void *state, gint64 elapsed_ms);

/* Return the clock's time before the first event, as precisely as the document says: a start
 * position may be in the middle of a half. */
gint64 sv_match_doc_start_ms (const SvMatchDoc *self);
/* Return the time that the clock of the period showed when the position after the first @k ≤
 * length events was reached, as recorded with the events. */
gint64 sv_match_doc_reached_ms (const SvMatchDoc *self, unsigned k);

/* Return the legal events of the current position, "move 2 a, move 2 c, time": at most @most of
 * them, then "…"; "" if the match is over. */
char *sv_match_doc_legal_words (const SvMatchDoc *self, unsigned most);

SvSeatDoc *sv_seat_doc_new (const char *name, int team, const char *kind);
SvSeatDoc *sv_seat_doc_copy (const SvSeatDoc *self);
void sv_seat_doc_free (SvSeatDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSeatDoc, sv_seat_doc_free)

/* Read a match from @text. *@illegal_event (nullable) receives the index of the event that is not
 * legal, or -1 for any other error. */
SvMatchDoc *sv_match_doc_read (const char *text, gsize length, int *illegal_event, GError **error);

/* Load a match from a file ("-": standard input). */
SvMatchDoc *sv_match_doc_load (const char *path, int *illegal_event, GError **error);

/* Convert a match with its first @n events to a JSON object and back. The object is a whole
 * document (@game and @path are NULL), or the part at @path of a document for @game. The keys
 * that are read are removed from the object. */
JsonObject *sv_match_doc_to_object (const SvMatchDoc *self, unsigned n);
/* Like sv_match_doc_to_object (), but in the form that a competition stores: teams without
 * pictures, and only the events that were played. */
JsonObject *sv_match_doc_to_bare_object (const SvMatchDoc *self);
SvMatchDoc *sv_match_doc_from_object (
    JsonObject *object, const SvGame *game, const SvPath *path, int *illegal_event, GError **error);

/* Return the document as text, ready to be saved. Free with g_free (). */
char *sv_match_doc_write (const SvMatchDoc *self, gboolean pretty);
