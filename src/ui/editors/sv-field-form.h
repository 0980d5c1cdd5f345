/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvFieldForm: a form for all rules of a game that a variant can change, or for the values of a
 * team as a whole, built from the game's table of fields.
 *
 *   an edit by the user ──▶ the working copy ──▶ legal by the rules? ──yes──▶ signal "edited"
 *                                                        └──no──▶ the reason beside the field
 *
 * The widgets are built once; later only their values change. The form knows neither documents nor
 * undo: the handler of "edited" stores the set-up, and after an undo shows the old one again. */

#include "sv-field-values.h"

#include <gtk/gtk.h>

#define SV_TYPE_FIELD_FORM (sv_field_form_get_type ())
G_DECLARE_FINAL_TYPE (SvFieldForm, sv_field_form, SV, FIELD_FORM, GtkBox)

/* Signals:
 * "edited" (const SvFieldEdit *edit): the user has changed the set-up, and it is legal.
 * "refused": the user's edit did not change the set-up; if it was not legal,
 * sv_field_form_get_fault () says why. */

/* Build the form for the rules of @game and show its standard set-up. Call this or
 * sv_field_form_set_team (), once. */
void sv_field_form_set_game (SvFieldForm *self, const SvGame *game);

/* Like sv_field_form_set_game (), but for the values of a team. In the functions below, a set-up
 * then means the values of a team. */
void sv_field_form_set_team (SvFieldForm *self, const SvGame *game);

/* Show @setup, which must be legal; it is copied. An edit that was not legal is discarded,
 * unless @setup is the set-up that the form reported last. */
void sv_field_form_show (SvFieldForm *self, const void *setup);

/* Return the last legal set-up; owned by the form. */
const void *sv_field_form_get_setup (SvFieldForm *self);

/* Return the reason why the values shown are not legal, or NULL; owned by the form. */
const char *sv_field_form_get_fault (SvFieldForm *self);
