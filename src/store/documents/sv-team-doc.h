/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamDoc: a team with its cards, in memory, in text and in a set-up. */

#include "sv-kind.h"
#include "sv-line-up-doc.h"

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
  GPtrArray *line_ups; /* of SvLineUpDoc; empty in a game whose teams keep none */
  JsonObject *unknown;
} SvTeamDoc;

/* The standard team. */
SvTeamDoc *sv_team_doc_new (const SvGame *game);

SvTeamDoc *sv_team_doc_copy (const SvTeamDoc *self);

/* A copy for a match inside a competition: without pictures, logo, line-ups and reserves, which the
 * competition's own document of the team has; and give them back to such a team, but for the
 * reserves, which no match has. Both teams are of one game. */
SvTeamDoc *sv_team_doc_copy_bare (const SvTeamDoc *self);
void sv_team_doc_dress (SvTeamDoc *self, const SvTeamDoc *from);

void sv_team_doc_free (SvTeamDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTeamDoc, sv_team_doc_free)

/* Its name, or what the team of side is called without one. */
const char *sv_team_doc_name (const SvTeamDoc *self, int side);

/* Clean all its names. */
void sv_team_doc_clean (SvTeamDoc *self);

/* Whether its text can be read again: names, colours and values are what they may be. path: in the document
 * that it is part of, or NULL. Pictures were checked when they came. */
gboolean sv_team_doc_check (const SvTeamDoc *self, const SvPath *path, GError **error);

/* Where the values of a card are; and the card whose figurine has that number, or -1. */
void *sv_team_doc_card_values (const SvTeamDoc *self, unsigned card);
int sv_team_doc_find_card (const SvTeamDoc *self, gint64 number);

/* Who plays a piece of this team, as a sentence names them: "Charlie (3)"; NULL if the piece has no
 * card or the card no name. */
char *sv_team_doc_dup_player (const SvTeamDoc *self, const SvPiece *piece);

/* Whether somebody in the team has a name. */
gboolean sv_team_doc_has_names (const SvTeamDoc *self);

/* Who has a card, as a sentence names them: "Charlie (3)", "number 3". */
char *sv_team_doc_dup_holder (const SvTeamDoc *self, unsigned card);

/* Write the team's cards and values into a setup, as those of side 0 or 1. */
void sv_team_doc_to_setup (const SvTeamDoc *self, unsigned side, void *setup);

/* A whole document (game and path NULL), or what stands at path in one for game. Its known keys are
 * taken out of object, the others kept. */
SvTeamDoc *sv_team_doc_from_object (JsonObject *object,
                                    const SvGame *game,
                                    const SvPath *path,
                                    GError **error);

/* Add what differs from the standard. */
void sv_team_doc_write_body (const SvTeamDoc *self, JsonObject *out);

/* Read from text. */
SvTeamDoc *sv_team_doc_read (const char *text, gsize length, GError **error);

/* Load a file ("-": standard input). */
SvTeamDoc *sv_team_doc_load (const char *path, GError **error);

/* As text, ready to be saved. */
char *sv_team_doc_write (const SvTeamDoc *self, gboolean pretty);
