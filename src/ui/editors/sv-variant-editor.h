/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvVariantEditor: the page on which the user edits a variant (a set of rules) of the library:
 * its name, a form with all rules of the game that can be changed, and the differences from the
 * standard game.
 *
 * Every change goes through the draft, which saves it and can undo it. *Try It Now* creates a
 * match; the window shows it. */

#include "sv-draft-page.h"

#define SV_TYPE_VARIANT_EDITOR (sv_variant_editor_get_type ())
G_DECLARE_FINAL_TYPE (SvVariantEditor, sv_variant_editor, SV, VARIANT_EDITOR, SvDraftPage)

/* Actions: variant.try, variant.reset (set all rules to those of the standard game). */

/* Create the page for a draft of a variant. */
GtkWidget *sv_variant_editor_new (SvDraft *draft);
