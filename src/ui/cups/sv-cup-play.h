/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupPlay: a small dialog before a match of a competition that is played in the program: who
 * plays each team, a person or a computer player, and which of its people if there are more than
 * cards. It begins with who played the team last. */

#include "sv-cup-doc.h"
#include "sv-page.h"

#define SV_TYPE_CUP_PLAY (sv_cup_play_get_type ())
G_DECLARE_FINAL_TYPE (SvCupPlay, sv_cup_play, SV, CUP_PLAY, GtkWindow)

/* Link @match to @fixture of the competition @owner: sv_cup_book_begin_match () or the like. */
typedef void (*SvCupPlayBegin) (gpointer owner, unsigned fixture, SvMatch *match);

/* Show the dialog above the window of @page, which shows the competition @doc; then call @begin
 * with @owner, which is kept alive until then, and let the page play @match, which is that of
 * @fixture and has not begun. */
void sv_cup_play_ask (SvPage *page,
                      const SvCupDoc *doc,
                      unsigned fixture,
                      SvMatch *match,
                      SvCupPlayBegin begin,
                      GObject *owner);
