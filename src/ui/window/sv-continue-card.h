/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvContinueCard: one match or table that was put aside: teams, score, clock, go on or remove. */

#include <gtk/gtk.h>

#include "sv-journals.h"

G_BEGIN_DECLS

#define SV_TYPE_CONTINUE_CARD (sv_continue_card_get_type ())
G_DECLARE_FINAL_TYPE (SvContinueCard, sv_continue_card, SV, CONTINUE_CARD, GtkWidget)

/* Its buttons do the card's action, and win.forget with its path. */
GtkWidget *sv_continue_card_new (const SvJournalCard *card);

G_END_DECLS
