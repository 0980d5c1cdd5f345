/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamDoc: a team with its cards, in memory, in text and in a set-up. */

#include <json-glib/json-glib.h>

#include "sv-game.h"
#include "sv-store-error.h"

G_BEGIN_DECLS

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

/* The standard team. */
SvTeamDoc *sv_team_doc_new (const SvGame *game);

SvTeamDoc *sv_team_doc_copy (const SvTeamDoc *self);
void sv_team_doc_free (SvTeamDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTeamDoc, sv_team_doc_free)

/* Clean all its names. */
void sv_team_doc_clean (SvTeamDoc *self);

/* Write the team's cards and values into a setup, as those of side 0 or 1. */
void sv_team_doc_to_setup (const SvTeamDoc *self, unsigned side, void *setup);

/* Let what nobody knows in an item of a list go with the item: from place from to place to; -1: it
 * is new, or is taken away; both -1: all items are new. */
void sv_team_doc_move_unknown (SvTeamDoc *self, const SvField *list, int from, int to);

/* Read from text. */
SvTeamDoc *sv_team_doc_read (const char *text, gsize length, GError **error);

/* Load a file ("-": standard input). */
SvTeamDoc *sv_team_doc_load (const char *path, GError **error);

/* As text, ready to be saved. */
char *sv_team_doc_write (const SvTeamDoc *self, gboolean pretty);

G_END_DECLS
