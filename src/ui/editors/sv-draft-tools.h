/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDraftTools: the buttons for undo and redo of the draft that a window edits.
 *
 * It gives its window the actions draft.undo and draft.redo, which the menu and the keyboard use
 * too, and holds the draft alive. What is edited where is the page's business. */

#include "sv-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SV_TYPE_DRAFT_TOOLS (sv_draft_tools_get_type ())
G_DECLARE_FINAL_TYPE (SvDraftTools, sv_draft_tools, SV, DRAFT_TOOLS, GtkWidget)

/* Signals: "renamed" (the title is another one), "notice" (const char *sentence, the draft's),
 * "lost" (SvDraft *draft: its file was deleted). */

/* Take a reference of draft, or let go of the last one (NULL): it is saved now. */
void sv_draft_tools_set_draft (SvDraftTools *self, SvDraft *draft);
SvDraft *sv_draft_tools_get_draft (SvDraftTools *self);

/* What the document is called, or what it is if it has no name. */
char *sv_draft_tools_dup_title (SvDraftTools *self);

G_END_DECLS
