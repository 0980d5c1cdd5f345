/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchActions: what a person can do in a match, as the action group "match" of its page.
 *
 * It needs the match alone, and the page to tell and to hand over other matches. What a part of the
 * page does (report, lesson, skip) the page adds to the group.
 *
 * Actions: undo redo throw pause (stateful) first previous next last
 *          previous-goal next-goal previous-comment next-comment play-on change-step notes comment put-comment ((us): step, text)
 *          die (int32 value) choose (int32: legal event) ask (int32: SvAsk) */

#include "sv-page.h"

#define SV_TYPE_MATCH_ACTIONS (sv_match_actions_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchActions, sv_match_actions, SV, MATCH_ACTIONS, GSimpleActionGroup)

/* For page, which must live as long as anybody can use them. */
SvMatchActions *sv_match_actions_new (SvPage *page);

/* In match; NULL: in none. They are to be updated afterwards. */
void sv_match_actions_set_match (SvMatchActions *self, SvMatch *match);

/* Enable what can be done now. real_dice: dice lie on the table. */
void sv_match_actions_update (SvMatchActions *self, gboolean real_dice);

/* A shortcut of an action, for gtk_application_set_accels_for_action (). */
typedef struct {
  const char *action;    /* "match.undo" */
  const char *accels[3]; /* NULL-terminated */
  const char *title;     /* translatable, for the window of shortcuts */
  const char *group;     /* translatable: what it is called from here on in that window; or NULL */
} SvMatchAccel;

/* All of them, ended by one with a NULL action. Space and 1–6 are not among them: the page listens
 * to these keys itself, so that buttons keep theirs. */
const SvMatchAccel *sv_match_actions_get_accels (void);
