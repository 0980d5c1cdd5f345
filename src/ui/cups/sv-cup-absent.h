/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupAbsent: a page of a competition with who must miss which match, why, and what match left that. It follows
 * the book by itself. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_ABSENT (sv_cup_absent_get_type ())
G_DECLARE_FINAL_TYPE (SvCupAbsent, sv_cup_absent, SV, CUP_ABSENT, GtkBox)

GtkWidget *sv_cup_absent_new (SvCupBook *book);
