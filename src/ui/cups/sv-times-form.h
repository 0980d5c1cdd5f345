/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvTimesForm: fields for the times of the day of a competition: whether it has any, when it
 * begins, how long a match and the change-over take, and the breaks.
 *
 * Signal "changed": the user changed something. */

#include <gtk/gtk.h>

#include "sv-cup.h"

#define SV_TYPE_TIMES_FORM (sv_times_form_get_type ())
G_DECLARE_FINAL_TYPE (SvTimesForm, sv_times_form, SV, TIMES_FORM, GtkBox)

/* Keep what the fields show in the settings, for the next competition. */
void sv_times_form_bind_settings (SvTimesForm *self);

/* Propose how long a match takes; 0: keep what is there. */
void sv_times_form_propose (SvTimesForm *self, unsigned minutes);

/* Show these times; @times->match is 0 if the competition has none. @texts: the text of each break,
 * or NULL. */
void sv_times_form_set (SvTimesForm *self, const SvCupTimes *times, const char *const *texts);

/* Get the times as they are in the fields, and the texts of the breaks, which are valid until the
 * next change. If the competition has no times, @out->match is 0. Breaks after the same slot become
 * one. */
void sv_times_form_get (SvTimesForm *self, SvCupTimes *out, const char *texts[SV_CUP_MAX_BREAKS]);

/* Return the minutes of a match that the form shows, also if the competition has no times of the
 * day. */
unsigned sv_times_form_get_minutes (SvTimesForm *self);
