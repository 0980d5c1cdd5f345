/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-draft-page: what the pages that edit a draft do alike (SvPage in sv-page.h): its name is the
 * title, and it is written when the page is left. */

#include "sv-draft.h"
#include "sv-page.h"

G_BEGIN_DECLS

/* What the document is called, or what it is if it has no name. */
char *sv_draft_page_dup_title (SvDraft *draft);

/* Write what is not written yet; if that fails page tells it. */
void sv_draft_page_leave (SvPage *page, SvDraft *draft);

G_END_DECLS
