/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchDoc: a match with its teams, seats and events, in memory and in text. */

#include "sv-comments.h"
#include "sv-history.h"
#include "sv-team-doc.h"
#include "sv-variant-doc.h"

enum { SV_MAX_SEATS = 8, SV_MAX_PERIODS = 4 };

/* No clock shows more than 31 years: whoever counts on from there in microseconds has room. */
#define SV_CLOCK_MAX_MS G_GINT64_CONSTANT (1000000000000)

typedef struct {
  char *name;
  int team;                          /* 0 or 1 */
  char *kind;                        /* "person", or the id of a computer player */
  guint64 figurines[SV_MAX_PERIODS]; /* by half: bit n set = plays shirt number n */
  unsigned n_figurines;              /* halves stated in the document */
  JsonObject *unknown;
} SvSeatDoc;

typedef struct {
  const SvGame *game;
  SvVariantDoc *variant;
  SvTeamDoc *teams[2];
  GPtrArray *seats;    /* of SvSeatDoc, may be empty */
  gint64 elapsed_ms;   /* played of the running half */
  SvHistory *history;  /* setup, start and events; written up to its position, redo left out */
  gboolean has_times;  /* write `times` even if they are all 0; TRUE for a new match */
  gboolean has_clock;  /* write `clock` even if it is 0; TRUE for a new match */
  gboolean has_meta;   /* write `meta` even if it is empty; TRUE for a new match */
  void *start;         /* state to begin from, or NULL */
  char *created;       /* ISO 8601, or NULL */
  char *title;         /* "" if none */
  char *notes;         /* "" if none */
  GPtrArray *comments; /* of SvComment: on the kept events */
  JsonObject *unknown;
} SvMatchDoc;

/* A match of these documents before its first event; copies them (NULL: standard). Error if the
 * rules across them do not hold (card points …), with the path; or if the match could not be opened
 * again, because of the size of their pictures. */
SvMatchDoc *sv_match_doc_new (const SvVariantDoc *variant,
                              const SvTeamDoc *first,
                              const SvTeamDoc *second,
                              GError **error);

/* Note that it is made now. */
void sv_match_doc_stamp (SvMatchDoc *self);

void sv_match_doc_free (SvMatchDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvMatchDoc, sv_match_doc_free)

/* A copy with the first k events only, 0 ≤ k ≤ length; title and seats too. */
SvMatchDoc *sv_match_doc_copy (const SvMatchDoc *self, unsigned k);

/* A copy in which event i is another one; the events after it are there as far as they stay legal.
 * *n_kept (nullable): how many of them. NULL if the event is not legal there. */
SvMatchDoc *
sv_match_doc_replace (const SvMatchDoc *self, unsigned i, SvEvent event, unsigned *n_kept);

/* Whether its text can be read again, if it is no larger than a document may be: all that people write
 * into it is what may stand there. Events, clock and comments are checked as they come. */
gboolean sv_match_doc_check (const SvMatchDoc *self, GError **error);

/* Begin from state as a file tells it, elapsed_ms into its half, which forgets all events. FALSE, and
 * nothing is changed, if a file cannot tell it. */
gboolean sv_match_doc_set_start (SvMatchDoc *self, const void *state, gint64 elapsed_ms);

/* What the clock showed before the first event, as near as the document tells: a position to begin
 * from may stand in the middle of a half. */
gint64 sv_match_doc_start_ms (const SvMatchDoc *self);
/* What the clock of its period showed when the position after the first k ≤ length events came, as the
 * events tell it. */
gint64 sv_match_doc_reached_ms (const SvMatchDoc *self, unsigned k);

/* "move 2 a, move 2 c, time": what may be done in its position, at most so many and then "…"; "" if it
 * is over. */
char *sv_match_doc_legal_words (const SvMatchDoc *self, unsigned most);

SvSeatDoc *sv_seat_doc_new (const char *name, int team, const char *kind);
SvSeatDoc *sv_seat_doc_copy (const SvSeatDoc *self);
void sv_seat_doc_free (SvSeatDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSeatDoc, sv_seat_doc_free)

/* Read from text. illegal_event (nullable): index of the event at fault, -1 if it is another
 * fault. */
SvMatchDoc *sv_match_doc_read (const char *text, gsize length, int *illegal_event, GError **error);

/* Load a file ("-": standard input). */
SvMatchDoc *sv_match_doc_load (const char *path, int *illegal_event, GError **error);

/* A match as an object with its first n events, and back: a whole document (game and path NULL), or what
 * stands at path in one for game. The known keys are taken out of object. */
JsonObject *sv_match_doc_to_object (const SvMatchDoc *self, unsigned n);
/* Like sv_match_doc_to_object (), as a competition holds it: with bare teams, and as far as it was played. */
JsonObject *sv_match_doc_to_bare_object (const SvMatchDoc *self);
SvMatchDoc *sv_match_doc_from_object (
    JsonObject *object, const SvGame *game, const SvPath *path, int *illegal_event, GError **error);

/* As text, ready to be saved. */
char *sv_match_doc_write (const SvMatchDoc *self, gboolean pretty);
