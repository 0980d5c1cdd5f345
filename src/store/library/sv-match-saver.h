/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchSaver, an SvAutoSaver: keeps the match that is being played on the disk. Nothing is
 * written that could not be read back. The file is a match document with one more key:
 *
 *      {"format":"speelveld-match", …, "autosave":{"position":12,"bond":{…},"over":"no","sum":"…"}}
 *
 * Its events are all events; those after `position` can be redone. `bond` is there if the match
 * belongs to a competition. `over` is "yes" if the match is over, and "bound" if it also belongs to
 * a competition. The file of a match that is over stays; its last bytes tell it from the others
 * without reading it whole. `sum` is the SHA-256 of the text with zeros in the place of the sum, so
 * that damage is noticed. NAME.autosave~ is the previous version of the file, in case the newer one
 * is damaged. NAME.autosave.lock is locked (flock) by the program that plays the match, as long as
 * it runs. */

#include <gio/gio.h>

#include "sv-auto-saver.h"
#include "sv-document.h"
#include "sv-fixture-link.h"

#define SV_TYPE_MATCH_SAVER (sv_match_saver_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchSaver, sv_match_saver, SV, MATCH_SAVER, SvAutoSaver)

/* Its "notice": another program has removed or replaced the file. When the object is closed the
 * file stays, and no program owns it any more. */

/* Return the document of the match as it is now. The caller does not keep it. */
typedef const SvMatchDoc *(*SvMatchSaverFunc) (gpointer data);

/* Make a new file in @folder, which need not exist. Nothing is written before sv_auto_saver_touch
 * (). Transfer full. */
SvMatchSaver *sv_match_saver_new (const char *folder);

/* Open what an earlier run of the program left at @path; this program owns the file from now on.
 * *@told (nullable): a sentence if the file was damaged and an older version was recovered. Errors:
 * SV_STORE_ERROR_IO if the file cannot be read or another program plays it; the file stays as it
 * is. Any other error: nothing could be recovered; the file is kept as *.damaged, and the message
 * says so. */
SvMatchSaver *sv_match_saver_open (const char *path, SvMatchDoc **doc, char **told, GError **error);

/* Give a damaged file another name that no other file has, and return that name; NULL if it cannot
 * be renamed. Transfer full. */
char *sv_match_saver_set_aside (const char *path);

/* Set the function that returns the match. It is not called any more after closing or
 * discarding. */
void sv_match_saver_set_source (SvMatchSaver *self, SvMatchSaverFunc func, gpointer data);

/* The fixture of a competition that the match is; all zeros for none. A new link is written with
 * the next touch. */
void sv_match_saver_set_fixture_link (SvMatchSaver *self, const SvFixtureLink *link);
const SvFixtureLink *sv_match_saver_get_fixture_link (SvMatchSaver *self);

/* Read the fixture link from the file at @path into @link, which is all zeros, without checking the
 * file for damage. Return FALSE if the match belongs to no competition. */
gboolean sv_match_saver_read_fixture_link (const char *path, SvFixtureLink *link);

/* Remove the file, because the user has put the match aside. */
void sv_match_saver_discard (SvMatchSaver *self);

/* Return the paths in @folder that no running program owns, newest first. Transfer full. */
GPtrArray *sv_match_saver_list (const char *folder);

typedef enum {
  /* written by an earlier release, or damaged: only opening the file will show */
  SV_MATCH_SAVER_UNKNOWN,
  SV_MATCH_SAVER_GOES_ON,
  SV_MATCH_SAVER_OVER,
  SV_MATCH_SAVER_OVER_BOUND /* it also belongs to a competition */
} SvMatchSaverEnd;

/* Return whether the match at @path is over, from the last bytes of the file. */
SvMatchSaverEnd sv_match_saver_glance (const char *path);

/* Remove a file that no running program owns, with the files beside it, because its contents are
 * kept elsewhere. */
void sv_match_saver_remove (const char *path);

/* Like sv_match_saver_list (), for files that the user has removed (*.removed). */
GPtrArray *sv_match_saver_list_removed (const char *folder);

/* Delete files in @folder that are older than @seconds and useless: removed by the user
 * (*.removed), or belonging to no match any more. */
void sv_match_saver_purge (const char *folder, gint64 seconds);
