/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-document: the documents of the program in memory, and their reading and writing.
 *
 * Reading checks everything and gives a whole document or an error, never half of one. Unknown
 * keys are kept in `unknown` and written back. Writing what was read gives the same document.
 * A document owns all it holds. */

#include <json-glib/json-glib.h>

#include "sv-history.h"
#include "sv-store-error.h"

G_BEGIN_DECLS

typedef enum {
  SV_DOCUMENT_MATCH,
  SV_DOCUMENT_VARIANT,
  SV_DOCUMENT_TEAM,
  SV_DOCUMENT_BOARD
} SvDocumentKind;

enum {
  SV_PICTURE_MAX_BYTES = 512 * 1024,
  SV_TEXT_MAX_CHARS = 200,   /* names, titles */
  SV_NOTES_MAX_CHARS = 10000 /* meta.notes, which may have several lines */
};

/* A card as people see it; its numbers (attack, defence …) are in SvTeamDoc.values. */
typedef struct {
  char *name;      /* of the player, "" if none */
  char *role_name; /* own name for the role, or NULL */
  char *picture;   /* data: URL of a PNG or JPEG (in older documents SVG), or NULL */
  JsonObject *unknown;
} SvCardDoc;

typedef struct {
  const SvGame *game;
  char *name;       /* "" for an unnamed standard team */
  char *short_name; /* "" if none */
  char *colours[2]; /* "#rrggbb", or NULL: the standard colours of first or second team */
  char *logo;       /* data: URL, or NULL */
  unsigned n_cards;
  SvCardDoc *cards;
  void *values; /* n_cards × game->card_size bytes, as in a setup */
  void
      *fields; /* game->team_size bytes: values of the team as a whole; NULL if the game has none */
  JsonObject *unknown;
} SvTeamDoc;

typedef struct {
  const SvGame *game;
  char *name;  /* "" for the standard game */
  void *setup; /* game->setup_size bytes; the variant's values, standard cards */
  JsonObject *unknown;
} SvVariantDoc;

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
  GPtrArray *seats;   /* of SvSeatDoc, may be empty */
  gint64 elapsed_ms;  /* played of the running half */
  SvHistory *history; /* setup, start and events; written up to its position, redo left out */
  gboolean has_times; /* write `times` even if they are all 0; TRUE for a new match */
  gboolean has_clock; /* write `clock` even if it is 0; TRUE for a new match */
  gboolean has_meta;  /* write `meta` even if it is empty; TRUE for a new match */
  gboolean has_start;
  void *start;   /* state to begin from, or NULL */
  char *created; /* ISO 8601, or NULL */
  char *title;   /* "" if none */
  char *notes;   /* "" if none */
  JsonObject *unknown;
} SvMatchDoc;

/* text as a name may stand in a document, whoever typed, pasted or imported it: on one line, without
 * control characters and signs that turn the direction of writing, and of at most so many characters
 * (-1: any number). NULL is "". */
char *sv_clean_text (const char *text, glong most);

/* Standard documents. */
SvTeamDoc *sv_team_doc_new (const SvGame *game);
SvVariantDoc *sv_variant_doc_new (const SvGame *game);

/* A match of these documents before its first event; copies them (NULL: standard). Error if the
 * rules across them do not hold (card points …), with the path; or if the match could not be opened
 * again, because of the size of their pictures. */
SvMatchDoc *sv_match_doc_new (const SvVariantDoc *variant,
                              const SvTeamDoc *first,
                              const SvTeamDoc *second,
                              GError **error);

SvTeamDoc *sv_team_doc_copy (const SvTeamDoc *self);
SvVariantDoc *sv_variant_doc_copy (const SvVariantDoc *self);

/* A set-up that is kept apart from its document: a copy holds the board that it points at. */
void *sv_setup_copy (const SvGame *game, const void *setup);
void sv_setup_assign (const SvGame *game, void *setup, const void *other);
void sv_setup_free (const SvGame *game, void *setup);

/* Clean all its names. */
void sv_team_doc_clean (SvTeamDoc *self);
void sv_variant_doc_clean (SvVariantDoc *self);

/* Write the team's cards and values into a setup, as those of side 0 or 1. */
void sv_team_doc_to_setup (const SvTeamDoc *self, unsigned side, void *setup);

/* Write the time of the wall clock into `created`. */
void sv_match_doc_stamp (SvMatchDoc *self);

/* A copy with the first k events only, 0 ≤ k ≤ length; title and seats too. */
SvMatchDoc *sv_match_doc_copy (const SvMatchDoc *self, unsigned k);

/* A copy in which event i is another one; the events after it are there as far as they stay legal.
 * *n_kept (nullable): how many of them. NULL if the event is not legal there. */
SvMatchDoc *
sv_match_doc_replace (const SvMatchDoc *self, unsigned i, SvEvent event, unsigned *n_kept);

/* Begin from state, elapsed_ms into its half, which forgets all events. */
void sv_match_doc_set_start (SvMatchDoc *self, const void *state, gint64 elapsed_ms);

/* What the clock showed before the first event, as near as the document tells: a position to begin
 * from may stand in the middle of a half. */
gint64 sv_match_doc_start_ms (const SvMatchDoc *self);

/* Let what nobody knows in an item of a list go with the item: from place from to place to; -1: it
 * is new, or is taken away; both -1: all items are new. */
void sv_variant_doc_move_unknown (SvVariantDoc *self, const SvField *list, int from, int to);
void sv_team_doc_move_unknown (SvTeamDoc *self, const SvField *list, int from, int to);

void sv_team_doc_free (SvTeamDoc *self);
void sv_variant_doc_free (SvVariantDoc *self);
void sv_match_doc_free (SvMatchDoc *self);
SvSeatDoc *sv_seat_doc_new (const char *name, int team, const char *kind);
SvSeatDoc *sv_seat_doc_copy (const SvSeatDoc *self);
void sv_seat_doc_free (SvSeatDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTeamDoc, sv_team_doc_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvVariantDoc, sv_variant_doc_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvMatchDoc, sv_match_doc_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvSeatDoc, sv_seat_doc_free)

/* Read from text. illegal_event (nullable): index of the event at fault, -1 if it is another
 * fault. */
SvMatchDoc *sv_match_doc_read (const char *text, gsize length, int *illegal_event, GError **error);
SvVariantDoc *sv_variant_doc_read (const char *text, gsize length, GError **error);
SvTeamDoc *sv_team_doc_read (const char *text, gsize length, GError **error);

/* Load a file ("-": standard input). */
SvMatchDoc *sv_match_doc_load (const char *path, int *illegal_event, GError **error);
SvVariantDoc *sv_variant_doc_load (const char *path, GError **error);
SvTeamDoc *sv_team_doc_load (const char *path, GError **error);

/* What a picture or logo must be: a data: URL of a PNG, JPEG or SVG in base64, at most
 * SV_PICTURE_MAX_BYTES decoded, whose first bytes are what it says. */
gboolean sv_picture_check (const char *url, GError **error);

/* The bytes of a PNG or JPEG as such a URL; the kind is seen from the bytes. */
char *sv_picture_from_bytes (GBytes *bytes, GError **error);

/* What kind of document the text is, without checking the rest. */
gboolean sv_document_kind (const char *text, gsize length, SvDocumentKind *kind, GError **error);

/* A document of any kind: the one of these that there is. */
typedef struct {
  SvDocumentKind kind;
  SvMatchDoc *match;
  SvVariantDoc *variant;
  SvTeamDoc *team;
  SvBoard *board;
} SvDocument;

void sv_document_clear (SvDocument *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvDocument, sv_document_clear)

/* Load a file ("-": standard input), which is read once, whatever it is. */
gboolean sv_document_load (const char *path, SvDocument *out, int *illegal_event, GError **error);

/* A match as an object with its first n events, and back: the known keys are taken out of object. */
JsonObject *sv_match_doc_to_object (const SvMatchDoc *self, unsigned n);
SvMatchDoc *sv_match_doc_from_object (JsonObject *object, int *illegal_event, GError **error);

/* As text, ready to be saved. */
char *sv_match_doc_write (const SvMatchDoc *self, gboolean pretty);
char *sv_variant_doc_write (const SvVariantDoc *self, gboolean pretty);
char *sv_team_doc_write (const SvTeamDoc *self, gboolean pretty);

/* The legal node and the ledger's state object of a position, as the command line prints them. */
JsonObject *sv_document_node (const SvGame *game, const void *setup, const void *state);
JsonObject *sv_document_state (const SvGame *game, const void *setup, const void *state);

G_END_DECLS
