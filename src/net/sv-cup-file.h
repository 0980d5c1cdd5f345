/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupFile: the file of a competition that others may write while it is served. It is read again
 * when it looks different; what it holds goes into a feed. */

#include "sv-cup-feed.h"

#include <glib/gstdio.h>

typedef struct {
  SvCupFeed *feed; /* not owned */
  char *path;      /* without symbolic links */
  GStatBuf status; /* of the file when it was read last */
  char *stamp;     /* of its contents when it was read or written last */
  char *fault;     /* why it cannot be read now; NULL if it can */
  GFileMonitor *monitor;
} SvCupFile;

/* Begin with the file at @path, and read it for the first time. Return FALSE with an error if it
 * cannot be read. */
gboolean sv_cup_file_open (SvCupFile *self, SvCupFeed *feed, const char *path, GError **error);

/* Read the file again if it looks different, and give the feed what it holds. If it cannot be read,
 * the feed keeps what it has, and @fault is the reason. */
void sv_cup_file_look (SvCupFile *self);

/* Read the file even if it looks as before. */
void sv_cup_file_look_again (SvCupFile *self);

/* Read the file at @path from now on, in place of the one before. */
void sv_cup_file_move (SvCupFile *self, const char *path);

void sv_cup_file_close (SvCupFile *self);

/* Return @path without symbolic links. Free with g_free (). */
char *sv_cup_file_dup_real (const char *path);
