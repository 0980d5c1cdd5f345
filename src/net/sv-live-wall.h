/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-live-wall: the page for a television: what the second screen of the window shows, one part
 * after the other, turned by the script. */

#include "sv-cup-html.h"
#include "sv-live-shell.h"

/* Return the page in the present language. @address: what telephones type to look at the
 * competition themselves, or NULL. Free with g_free (). */
char *sv_live_wall (SvCupFeed *feed,
                    const SvLiveShell *shell,
                    SvCupSite *site,
                    SvCupScorers *scorers,
                    const char *address);
