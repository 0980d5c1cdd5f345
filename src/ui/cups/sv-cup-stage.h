/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-stage: the first teams of a competition on a podium, as a picture. */

#include "sv-backdrop-view.h"
#include "sv-cup-book.h"
#include "sv-picture.h"

/* Show the teams on the first places, each in its colours, with its best scorer. Nothing changes
 * while the winner is not known. */
void sv_cup_stage_show (SvBackdropView *view, SvCupBook *book);

/* Give @widget, without its children, the colours of a team. */
void sv_cup_stage_tint (GtkWidget *widget, const SvCupDoc *doc, unsigned team);

/* Show the badge of a team, its logo or else its colours, @size pixels large. It is hidden for a
 * team that brought neither, and if @team is -1. */
void sv_cup_stage_show_badge (SvPicture *badge, const SvCupDoc *doc, int team, int size);
