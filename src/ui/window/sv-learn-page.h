/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvLearnPage, an SvPage: the first match of each game, told step by step, and puzzles. It only shows and names actions
 * (win.*); the window does them. */

#include <gtk/gtk.h>

#define SV_TYPE_LEARN_PAGE (sv_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (SvLearnPage, sv_learn_page, SV, LEARN_PAGE, GtkBox)
