/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatchActions: what a person can do in a match, as the action group "match" of the match page.
 *
 * It needs only the match, and the page to show messages and to open other matches. Actions that
 * concern parts of the page (replay, lesson, skip) are added by the page.
 *
 * Actions: undo redo throw pause (stateful) first previous next last previous-goal next-goal
 * previous-comment next-comment play-on change-step notes comment put-comment ((us): step, text)
 * correct own-line-ups put-line-up ((isay)) record die (int32 value) choose (int32: index of a
 * legal event) ask (int32: SvAsk) */

#include "sv-page.h"

#define SV_TYPE_MATCH_ACTIONS (sv_match_actions_get_type ())
G_DECLARE_FINAL_TYPE (SvMatchActions, sv_match_actions, SV, MATCH_ACTIONS, GSimpleActionGroup)

/* Create the group for @page, which must outlive it. */
SvMatchActions *sv_match_actions_new (SvPage *page);

/* Set the match, or NULL. The caller must call sv_match_actions_update () afterwards. */
void sv_match_actions_set_match (SvMatchActions *self, SvMatch *match);

/* Enable the actions that are possible now. @real_dice: players throw real dice on the table. */
void sv_match_actions_update (SvMatchActions *self, gboolean real_dice);

/* Keyboard shortcuts of one action, for gtk_application_set_accels_for_action (). */
typedef struct {
  const char *action;    /* name of the action, for example "match.undo" */
  const char *accels[3]; /* shortcuts, NULL-terminated */
  const char *title;     /* translatable title for the shortcuts window */
  /* translatable title of the group that begins here in that window, or NULL */
  const char *group;
} SvMatchAccel;

/* Return all shortcuts, ended by an element whose action is NULL. Space and the keys 1–6 are not
 * included: the page handles them itself, so that focused buttons can still use them. */
const SvMatchAccel *sv_match_actions_get_accels (void);
