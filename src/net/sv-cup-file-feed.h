/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupFileFeed: a competition that is read from its file and written into it, for a server that
 * runs alone. While it lives, no second server can take the same file. Results are on the disk
 * before anybody is told that they were taken. */

#include "sv-cup-feed.h"

#define SV_TYPE_CUP_FILE_FEED (sv_cup_file_feed_get_type ())
G_DECLARE_FINAL_TYPE (SvCupFileFeed, sv_cup_file_feed, SV, CUP_FILE_FEED, SvCupFeed)

/* Lock and read the file at @path. NULL with an error, a sentence for the user, if it cannot be
 * read or another server has it. */
SvCupFileFeed *sv_cup_file_feed_new (const char *path, GError **error);
