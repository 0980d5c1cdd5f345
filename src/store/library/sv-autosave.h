/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvAutosave, an SvKeeper: the match that is being played, on the disk as a whole. Nothing is written
 * that cannot be read back. The file is a match document with one key more:
 *
 *      {"format":"speelveld-match", …, "autosave":{"position":12,"bond":{…},"over":"no","sum":"9f86d0…"}}
 *
 * Its events are all there are; those behind `position` can be redone. `bond` is there if it is a match of
 * a competition. `over` is "yes" if the match is, "bound" if it is besides one of a competition: the file of a
 * match that is over stays, and is told from the others by its last bytes. `sum` is the SHA-256 of the
 * text with zeros in its place, so that no damage is read as another match. NAME.autosave~ is the
 * file before it, for when it is damaged all the same; NAME.autosave.lock is locked (flock) by the
 * program that plays the match, for as long as it runs. */

#include <gio/gio.h>

#include "sv-bond.h"
#include "sv-document.h"
#include "sv-keeper.h"

#define SV_TYPE_AUTOSAVE (sv_autosave_get_type ())
G_DECLARE_FINAL_TYPE (SvAutosave, sv_autosave, SV, AUTOSAVE, SvKeeper)

/* Its "notice": somebody else removed or replaced the file. When it is closed the file stays, and belongs to nobody any more. */

/* The match as it is now; its document is only looked at. */
typedef const SvMatchDoc *(*SvAutosaveFunc) (gpointer data);

/* A new file in folder, which need not exist. Nothing is written before sv_keeper_touch (). */
SvAutosave *sv_autosave_new (const char *folder);

/* What an earlier run left at path; this program owns it from now on.
 * *told (nullable): a sentence if it was damaged and what was still sound is given. Errors:
 * SV_STORE_ERROR_IO: it cannot be read, or another program plays it; it stays as it is. Any other:
 * nothing of it is sound; it is kept as *.damaged, and the message tells so. */
SvAutosave *sv_autosave_open (const char *path, SvMatchDoc **doc, char **told, GError **error);

/* Give a damaged file another name, which no other file has, and return it; NULL if that cannot be. */
char *sv_autosave_set_aside (const char *path);

/* Whom to ask for the match; func is not called any more when it is closed or discarded. */
void sv_autosave_set_source (SvAutosave *self, SvAutosaveFunc func, gpointer data);

/* Which match of a competition it is; all zeros: of none. What is set is kept with the next touch. */
void sv_autosave_set_bond (SvAutosave *self, const SvBond *bond);
const SvBond *sv_autosave_get_bond (SvAutosave *self);

/* What the file at path says of that, into bond, which is all zeros; whether it is damaged is not looked at.
 * FALSE if it is of no competition. */
gboolean sv_autosave_read_bond (const char *path, SvBond *bond);

/* Remove the file: the match is over, or put aside. */
void sv_autosave_discard (SvAutosave *self);

/* Paths in folder that no running program owns, newest first. */
GPtrArray *sv_autosave_list (const char *folder);

typedef enum {
  SV_AUTOSAVE_UNKNOWN, /* written by an earlier release, or damaged: whoever opens it sees */
  SV_AUTOSAVE_GOES_ON,
  SV_AUTOSAVE_OVER,
  SV_AUTOSAVE_OVER_BOUND /* and a match of a competition */
} SvAutosaveEnd;

/* Whether the match at path is over, by a glance that costs next to nothing. */
SvAutosaveEnd sv_autosave_glance (const char *path);

/* Remove a file that no running program owns, with what lies beside it: what it holds is kept elsewhere. */
void sv_autosave_remove (const char *path);

/* The same of those that were removed from sight (*.removed). */
GPtrArray *sv_autosave_list_removed (const char *folder);

/* Delete what lies about in folder for longer than some seconds: what was removed from sight
 * (*.removed), and what belongs to no match any more. */
void sv_autosave_purge (const char *folder, gint64 seconds);
