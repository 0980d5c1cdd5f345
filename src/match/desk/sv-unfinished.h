/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-unfinished: cards on the start page for matches and tables that were put aside or
 * interrupted, and for finished matches, which are kept.
 *
 * It looks into the autosaves of the user's folder without continuing them. A damaged autosave is
 * moved aside by the store and reported; nothing is deleted. */

#include "sv-game.h"

#include <glib.h>

typedef struct {
  char *path;
  const char *action; /* action that continues it */
  char *target;       /* parameter of the action */
  char *title;        /* "Velocitas – Orange" */
  char *score;        /* "3 – 2" */
  char *where;        /* "First half, 7:12 left" */
  char *about;        /* game and day */
  gint64 when;        /* time when it was last played, in seconds (Unix time) */
  gboolean removed;   /* it was removed from the lists and can only be restored, by path */
  gboolean over;      /* it is finished and can only be viewed */
  char *created;      /* creation time from its document, or NULL */
} SvUnfinished;

/* Return cards of the matches that can be continued, newest first, at most @max. A sentence for
 * each damaged one is appended to @faults (array of char *). */
GPtrArray *sv_unfinished_list (unsigned max, GPtrArray *faults);

/* Return the paths of the finished matches, newest first: array of char *. No match is loaded.
 * The caller unrefs the array. */
GPtrArray *sv_unfinished_list_over (void);

/* Like sv_unfinished_list_over (), without the matches whose files were last written longer ago
 * than @span. */
GPtrArray *sv_unfinished_list_over_since (GTimeSpan span);

/* Split the target of a match of a competition, PATH#NUMBER, into the path of the competition
 * (returned; free with g_free ()) and the fixture. Return NULL if @target has another form. */
char *sv_unfinished_split_target (const char *target, unsigned *fixture);

/* Return the card of the match in any file: an autosave, or a saved match. NULL if it cannot be
 * read. Free with sv_unfinished_free (). */
SvUnfinished *sv_unfinished_look (const char *path);
void sv_unfinished_free (SvUnfinished *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvUnfinished, sv_unfinished_free)

/* Return cards of the matches that were removed and can be restored, at most @max. */
GPtrArray *sv_unfinished_list_removed (unsigned max);

/* Append to @cards a card for each copy of a document whose own file could not be written, newest
 * first. */
void sv_unfinished_list_unsaved (GPtrArray *cards);

/* Set the file of a card, and the line with @game and the day from that file. @removed: the file
 * has been removed from the lists. */
void
sv_unfinished_set_file (SvUnfinished *card, const SvGame *game, const char *path, gboolean removed);

/* Sort cards by the time when they were last played, newest first. */
void sv_unfinished_sort (GPtrArray *cards);

/* Remove a saved match or table from the lists, and restore it. */
gboolean sv_unfinished_forget (const char *path);
gboolean sv_unfinished_remember (const char *path);

/* Delete the files that were removed from the lists at least @seconds ago. */
void sv_unfinished_purge (gint64 seconds);
