/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-stage: the first teams of a competition on a podium, as a picture. */

#include "sv-backdrop-view.h"
#include "sv-cup-book.h"

/* Show the teams on the first places, each in its colours, with its best scorer. Nothing changes
 * while the winner is not known. */
void sv_cup_stage_show (SvBackdropView *view, SvCupBook *book);

/* Give @widget, without its children, the colours of a team. */
void sv_cup_stage_tint (GtkWidget *widget, const SvCupDoc *doc, unsigned team);

/* Give @widget the colours of a team if it brought any, else hide it. */
void sv_cup_stage_mark (GtkWidget *widget, const SvCupDoc *doc, unsigned team);
