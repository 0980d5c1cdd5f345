/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPowerMeaning: what a power of a player means, below the card: the faces of the die that are
 * enough, the same in words, and two buttons that make the player weaker or stronger. A lower power
 * is a better one, so plus and minus would say the opposite of what they do. */

#include "sv-field.h"
#include "sv-theme.h"

#include <gtk/gtk.h>

#define SV_TYPE_POWER_MEANING (sv_power_meaning_get_type ())
G_DECLARE_FINAL_TYPE (SvPowerMeaning, sv_power_meaning, SV, POWER_MEANING, GtkBox)

/* Signal "step" (int by): the user wants the number of the power changed by this much: −1 makes the
 * player stronger, 1 weaker. */

/* Create a widget for @field, the least number that must be thrown (SV_FIELD_THROW). */
GtkWidget *sv_power_meaning_new (const SvField *field);

/* Show the power @value of the player called @player, with faces in the colours of the first team
 * of @theme, which is copied. */
void sv_power_meaning_show (SvPowerMeaning *self,
                            int32_t value,
                            const char *player,
                            const SvTheme *theme);

/* Paint the faces in the colours of @theme, which have changed. */
void sv_power_meaning_set_theme (SvPowerMeaning *self, const SvTheme *theme);
