/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupAbsent: the part of a competition's page that lists which player must miss which match,
 * why (a card or an injury), and which match caused that. It updates when the SvCupBook changes. It
 * does not decide who must miss a match; sv-cup-missing does. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

#define SV_TYPE_CUP_ABSENT (sv_cup_absent_get_type ())
G_DECLARE_FINAL_TYPE (SvCupAbsent, sv_cup_absent, SV, CUP_ABSENT, GtkBox)

GtkWidget *sv_cup_absent_new (SvCupBook *book);
