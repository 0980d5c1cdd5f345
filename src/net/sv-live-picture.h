/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-live-picture: the pitch of a match that is being played, as a picture for spectators: as far
 * as people have seen the match, and without what only one side may know. */

#include "sv-cup-live.h"

/* Return the picture as a PNG file of at most SV_LIVE_PICTURE_BYTES; NULL if the match is played on
 * a real board, or its document cannot be read. Transfer full. */
GBytes *sv_live_picture (const SvCupLive *live);

enum { SV_LIVE_PICTURE_BYTES = 40 * 1024 };

/* Return a name for the picture that changes when the picture does; NULL if there is none. Free
 * with g_free (). */
char *sv_live_picture_version (const SvCupLive *live);
