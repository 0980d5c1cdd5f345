/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLearnPage, an SvPage: offers for each game a first match that is explained step by step, and
 * puzzles. The page only shows buttons with actions (win.*); the window carries them out. */

#include <gtk/gtk.h>

#define SV_TYPE_LEARN_PAGE (sv_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (SvLearnPage, sv_learn_page, SV, LEARN_PAGE, GtkBox)
