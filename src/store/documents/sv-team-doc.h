/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTeamDoc: a team with its cards, in memory, as text and in a set-up. */

#include "sv-kind.h"
#include "sv-line-up-doc.h"

/* greatest number of people in reserve */
enum { SV_TEAM_MAX_RESERVES = 40 };

/* The visible part of a card; its numbers (attack, defence …) are in SvTeamDoc.values. */
typedef struct {
  char *name;      /* name of the player, "" if none */
  char *role_name; /* the team's own name for the role, or NULL */
  char *picture;   /* data: URL of a PNG or JPEG (in older documents SVG), or NULL */
  JsonObject *unknown;
} SvCardDoc;

typedef struct {
  const SvGame *game;
  char *name;       /* "" for an unnamed standard team */
  char *short_name; /* "" if none */
  char *colours[2]; /* "#rrggbb", or NULL for the standard colours of the first or second team */
  char *logo;       /* data: URL, or NULL */
  unsigned n_cards;
  SvCardDoc *cards;
  void *values; /* n_cards × game->card_size bytes, as in a set-up */
  void
      *fields; /* values of the team as a whole, game->team_size bytes; NULL if the game has none */
  /* people beside the cards, each as an object with the keys of a card, or NULL; never changed in
   * place, because copies share it */
  JsonArray *reserves;
  GPtrArray *line_ups; /* array of SvLineUpDoc; empty if teams of the game save no line-ups */
  JsonObject *unknown;
} SvTeamDoc;

/* Return a new standard team; copy a team. */
SvTeamDoc *sv_team_doc_new (const SvGame *game);

SvTeamDoc *sv_team_doc_copy (const SvTeamDoc *self);

/* Return a card as an object with all its values. Transfer full. */
JsonObject *sv_team_doc_write_card (const SvTeamDoc *self, unsigned card);

/* Read the card anew from @object, which must be correct and is taken apart. Values that it does
 * not have stay as they are; a name or picture that it does not have is none. */
void sv_team_doc_replace_card (SvTeamDoc *self, unsigned card, JsonObject *object);

/* Leave out the people in reserve, as each match does. */
void sv_team_doc_drop_reserves (SvTeamDoc *self);

/* sv_team_doc_copy_bare () returns a copy for a match inside a competition: without pictures,
 * logo, line-ups and reserves, because the competition has its own document of the team.
 * sv_team_doc_dress () copies them back from @from, except for the reserves, which no match has.
 * Both teams are of one game. */
SvTeamDoc *sv_team_doc_copy_bare (const SvTeamDoc *self);
void sv_team_doc_dress (SvTeamDoc *self, const SvTeamDoc *from);

void sv_team_doc_free (SvTeamDoc *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvTeamDoc, sv_team_doc_free)

/* Return the team's name; for a team without a name, what a team that plays as @side is called. */
const char *sv_team_doc_name (const SvTeamDoc *self, int side);

/* Remove from all names in the document what a document may not hold, such as line ends. */
void sv_team_doc_clean (SvTeamDoc *self);

/* Return whether the team's text could be read again: names, colours and values are allowed ones.
 * @path is the team's path in the document that it is part of, or NULL. Pictures were checked
 * when they were added. */
gboolean sv_team_doc_check (const SvTeamDoc *self, const SvPath *path, GError **error);

/* Return the values of a card; return the index of the card whose piece has this number, or -1. */
void *sv_team_doc_card_values (const SvTeamDoc *self, unsigned card);
int sv_team_doc_find_card (const SvTeamDoc *self, gint64 number);

/* Return the player of a piece of this team for use in a sentence: "Charlie (3)"; NULL if the
 * piece has no card or the card no name. */
char *sv_team_doc_dup_player (const SvTeamDoc *self, const SvPiece *piece);

/* Return whether any card of the team has a player's name. */
gboolean sv_team_doc_has_names (const SvTeamDoc *self);

/* Return the player of a card for use in a sentence: "Charlie (3)", or "number 3" without a
 * name. */
char *sv_team_doc_dup_holder (const SvTeamDoc *self, unsigned card);

/* Write the team's cards and values into a set-up, as those of side 0 or 1. */
void sv_team_doc_to_setup (const SvTeamDoc *self, unsigned side, void *setup);

/* Read a whole document (@game and @path are NULL), or the part at @path of a document for @game.
 * The keys that are read are removed from the object; the others are kept as unknown keys. */
SvTeamDoc *sv_team_doc_from_object (JsonObject *object,
                                    const SvGame *game,
                                    const SvPath *path,
                                    GError **error);

/* Add the keys whose values differ from those of a standard team to @out. */
void sv_team_doc_write_body (const SvTeamDoc *self, JsonObject *out);

/* Read a team from @text. */
SvTeamDoc *sv_team_doc_read (const char *text, gsize length, GError **error);

/* Load a team from a file ("-": standard input). */
SvTeamDoc *sv_team_doc_load (const char *path, GError **error);

/* Return the document as text, ready to be saved. Free with g_free (). */
char *sv_team_doc_write (const SvTeamDoc *self, gboolean pretty);
