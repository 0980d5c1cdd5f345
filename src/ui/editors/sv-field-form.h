/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFieldForm: a form for all variant parameters of a game, or for the values of a team as a whole,
 * made from its table.
 *
 *   what a person does ──▶ the working copy ──▶ do the rules hold? ──yes──▶ "edited"
 *                                                        └──no──▶ the reason beside the field
 *
 * Widgets are built once for a game; afterwards only values are shown. It knows no document and no
 * undo: whoever listens to "edited" keeps the set-up, and shows another one after an undo. */

#include "sv-field-values.h"

#include <gtk/gtk.h>

#define SV_TYPE_FIELD_FORM (sv_field_form_get_type ())
G_DECLARE_FINAL_TYPE (SvFieldForm, sv_field_form, SV, FIELD_FORM, GtkBox)

/* Signals: "edited" (const SvFieldEdit *edit): sv_field_form_get_setup () is another one, and the
 * rules hold for it; "refused": something was done that left it as it was, see
 * sv_field_form_get_fault (). */

/* Build the form for a game, showing its standard set-up. Once only. */
void sv_field_form_set_game (SvFieldForm *self, const SvGame *game);

/* The same for the values of a team; below, a set-up is then a team's values. */
void sv_field_form_set_team (SvFieldForm *self, const SvGame *game);

/* Show a set-up for which the rules hold; copied. What was not finished is forgotten, unless the
 * set-up is the one that was told last. */
void sv_field_form_show (SvFieldForm *self, const void *setup);

/* The set-up as it was edited last with the rules holding. */
const void *sv_field_form_get_setup (SvFieldForm *self);

/* The reason why what is shown cannot be kept, or NULL. */
const char *sv_field_form_get_fault (SvFieldForm *self);
