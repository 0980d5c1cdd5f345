/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-line-up-doc: the line-ups that a team has saved, `line_ups` of its document:
 *
 *      [{"name": "Wall", …fields from the game's table of saved line-ups…}, …]
 *
 * They keep the order of the document; no two have the same name. */

#include "sv-game.h"
#include "sv-json-read.h"

enum { SV_MAX_OWN_LINE_UPS = 12 }; /* maximum number of saved line-ups of one team */

typedef struct {
  char *name;          /* never empty */
  void *saved_line_up; /* the saved line-up: game->line_ups.stances->size bytes */
  JsonObject *unknown;
} SvLineUpDoc;

GPtrArray *sv_line_up_docs_new (void); /* array of SvLineUpDoc */
GPtrArray *sv_line_up_docs_copy (const GPtrArray *self, const SvGame *game);

/* Return the index of the line-up with this name, or -1. */
int sv_line_up_docs_find (const GPtrArray *self, const char *name);

/* Save @saved_line_up under a name, which is cleaned: replace the line-up of that name, or add one.
 * Return its index, or -1 with an error if the name is blank or there are too many line-ups. */
int sv_line_up_docs_keep (GPtrArray *self,
                          const SvGame *game,
                          const char *name,
                          const void *saved_line_up,
                          GError **error);

/* Rename line-up @i. Return FALSE with an error if the name is blank or another line-up has it. */
gboolean sv_line_up_docs_rename (GPtrArray *self, unsigned i, const char *name, GError **error);

/* Read the line-ups from the object of a team, whose path is @parent, and remove their key from
 * it. */
gboolean sv_line_up_docs_take (
    GPtrArray *self, const SvGame *game, JsonObject *object, const SvPath *parent, GError **error);

/* Return whether the line-ups could be read again as part of the team at @parent. */
gboolean sv_line_up_docs_check (const GPtrArray *self,
                                const SvGame *game,
                                const SvPath *parent,
                                GError **error);

/* Write the line-ups into the object of a team. Write nothing if there are none. */
void sv_line_up_docs_write (const GPtrArray *self, const SvGame *game, JsonObject *out);
