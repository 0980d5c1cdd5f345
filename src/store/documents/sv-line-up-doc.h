/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-up-doc: the line-ups that a team keeps, `line_ups` of its document:
 *
 *      [{"name": "Wall", …what the game's table says of a stance…}, …]
 *
 * Their order is that of the document; no two have the same name. */

#include "sv-game.h"
#include "sv-take.h"

enum { SV_MAX_OWN_LINE_UPS = 12 }; /* of a team */

typedef struct {
  char *name;   /* never empty */
  void *stance; /* game->line_ups.stances->size bytes */
  JsonObject *unknown;
} SvLineUpDoc;

GPtrArray *sv_line_up_docs_new (void); /* of SvLineUpDoc */
GPtrArray *sv_line_up_docs_copy (const GPtrArray *self, const SvGame *game);

/* The place of the one that is called name, or -1. */
int sv_line_up_docs_find (const GPtrArray *self, const char *name);

/* Add a stance of the game under a name, which is cleaned, or let the line-up of that name be this one.
 * Returns its place; -1 with a sentence if the name is blank or there are too many. */
int sv_line_up_docs_keep (
    GPtrArray *self, const SvGame *game, const char *name, const void *stance, GError **error);

/* Call line-up i otherwise. FALSE with a sentence if the name is blank, or another one's. */
gboolean sv_line_up_docs_rename (GPtrArray *self, unsigned i, const char *name, GError **error);

/* Take them out of the object of a team, whose path is parent. */
gboolean sv_line_up_docs_take (
    GPtrArray *self, const SvGame *game, JsonObject *object, const SvPath *parent, GError **error);

/* Whether they can be read again, as part of the team at parent. */
gboolean sv_line_up_docs_check (const GPtrArray *self,
                                const SvGame *game,
                                const SvPath *parent,
                                GError **error);

/* Write them into the object of a team; nothing if there are none. */
void sv_line_up_docs_write (const GPtrArray *self, const SvGame *game, JsonObject *out);
