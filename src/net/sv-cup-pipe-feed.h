/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupPipeFeed: a competition that a window shares. This program reads its file, and the window
 * writes it: results go to the window as lines of JSON, and it says what becomes of them;
 * sv-share.h lists the lines.
 *
 * Signals: "secrets": the boards are to get new secrets; "ended": the window has gone. */

#include "sv-cup-feed.h"

#define SV_TYPE_CUP_PIPE_FEED (sv_cup_pipe_feed_get_type ())
G_DECLARE_FINAL_TYPE (SvCupPipeFeed, sv_cup_pipe_feed, SV, CUP_PIPE_FEED, SvCupFeed)

/* Read the file at @path. @in, @out: descriptors of the pipes from and to the window, which stay
 * open. NULL with an error if the file cannot be read. */
SvCupPipeFeed *sv_cup_pipe_feed_new (const char *path, int in, int out, GError **error);

/* Tell the window @object (transfer full). */
void sv_cup_pipe_feed_tell (SvCupPipeFeed *self, JsonObject *object);

/* Add to @out which boards have typed something, and how many results wait for the window. */
void sv_cup_pipe_feed_describe (SvCupPipeFeed *self, JsonObject *out);
