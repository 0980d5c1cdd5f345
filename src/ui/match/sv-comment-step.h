/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-comment-step: a dialog to write, change or remove the comment on one step of a match.
 *
 * Each change is stored in the match at once, so there is no Save button and closing loses
 * nothing. */

#include "sv-page.h"

/* Show the dialog over the window of @page for the comment on step @step, the step that led to
 * position @step. */
void sv_comment_step_show (SvPage *page, SvMatch *match, unsigned step);

/* Remove the comment on @step, and show a toast whose Undo button restores it with the action
 * match.put-comment. */
void sv_comment_step_remove (SvPage *page, SvMatch *match, unsigned step);
