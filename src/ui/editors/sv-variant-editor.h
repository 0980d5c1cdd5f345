/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvVariantEditor: the page on which a variant of the user's library is made: its name, a form of
 * all rules that the game lets people change, and what differs from the standard game.
 *
 * Every change goes through the draft, which keeps it in its file and can undo it. It begins no
 * match itself: *Try It Now* makes one and the window shows it. */

#include "sv-draft-page.h"

#define SV_TYPE_VARIANT_EDITOR (sv_variant_editor_get_type ())
G_DECLARE_FINAL_TYPE (SvVariantEditor, sv_variant_editor, SV, VARIANT_EDITOR, SvDraftPage)

/* Actions: variant.try, variant.reset (everything as in the
 * standard game). */

/* A page for the draft of a variant. */
GtkWidget *sv_variant_editor_new (SvDraft *draft);
