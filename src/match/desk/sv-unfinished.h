/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-unfinished: the matches and tables that were put aside or broken off, as the start page offers them, and
 * those that are over, which stay.
 *
 * It looks into the autosaves of the user's folder without going on with them. A damaged one is set
 * aside by the store; that is told, nothing is thrown away. */

#include "sv-game.h"

#include <glib.h>

typedef struct {
  char *path;
  const char *action; /* that goes on with it */
  char *target;       /* of the action */
  char *title;        /* "Velocitas – Orange" */
  char *score;        /* "3 – 2" */
  char *where;        /* "First half, 7:12 left" */
  char *about;        /* game and day */
  gint64 when;        /* it was played last, in seconds */
  gboolean removed;   /* from sight: it can only be brought back, by path */
  gboolean over;      /* there is nothing to go on with: it is looked at */
  gboolean part;      /* of a competition: it cannot be removed by itself */
  char *created;      /* when the match was made, as its document says, or NULL */
} SvUnfinished;

/* Cards of the matches that can be gone on with, newest first, at most max. A sentence for each
 * damaged one is added to faults (of char *). */
GPtrArray *sv_unfinished_list (unsigned max, GPtrArray *faults);

/* Paths of the matches that are over, newest first, of char *; none of them is opened. To be unreffed. */
GPtrArray *sv_unfinished_list_over (void);

/* Add a card for each whole match that the competition at path holds. */
void sv_unfinished_add_cup (GPtrArray *cards, const char *path);

/* Of a target of such a card: the path of the competition, to be freed, and the fixture. NULL: it is none. */
char *sv_unfinished_split_target (const char *target, unsigned *fixture);

/* The card of the match in any file: an autosave, or a match that was saved. NULL if it cannot be read. Free with
 * sv_unfinished_free (). */
SvUnfinished *sv_unfinished_look (const char *path);
void sv_unfinished_free (SvUnfinished *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvUnfinished, sv_unfinished_free)

/* Cards of the matches that were removed and can be brought back, at most max. */
GPtrArray *sv_unfinished_list_removed (unsigned max);

/* Cards of the copies of documents whose own file could not be written, newest first, are added to cards. */
void sv_unfinished_list_unsaved (GPtrArray *cards);

/* The file of a card that belongs to game, which tells its day. removed: it is out of sight now. */
void
sv_unfinished_set_file (SvUnfinished *card, const SvGame *game, const char *path, gboolean removed);


/* The one that was played last first. */
void sv_unfinished_sort (GPtrArray *cards);

/* Put a kept match or table out of sight, and back again. */
gboolean sv_unfinished_forget (const char *path);
gboolean sv_unfinished_remember (const char *path);

/* Delete what was put out of sight at least so long ago. */
void sv_unfinished_purge (gint64 seconds);
