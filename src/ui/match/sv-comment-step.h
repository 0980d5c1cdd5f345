/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-comment-step: a dialog to write, change or remove the comment on one step of a match.
 *
 * What is typed is the comment at once: nothing has to be saved, and closing loses nothing. */

#include "sv-page.h"

/* Ask over the window of page for the comment on the step that led to that position. */
void sv_comment_step_show (SvPage *page, SvMatch *match, unsigned step);

/* Remove it. Who did not mean that puts it back with the button of the toast, which does the action
 * match.put-comment. */
void sv_comment_step_remove (SvPage *page, SvMatch *match, unsigned step);
