/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDraftPage, an SvPage: base class of the pages that edit a draft (a document that is being
 * edited). The title is the document's name, which the user can edit in an entry; undo is that
 * of the draft; and the document is written when the page is left. A subclass must make the
 * scrolled window with the content its first child, and the bar at the lower edge its last
 * child.
 *
 * A sample (a document that comes with the program) is shown as if it could be edited, but all
 * widgets ignore input; a bar at the upper edge says so and offers a copy. */

#include "sv-draft.h"
#include "sv-page.h"

#define SV_TYPE_DRAFT_PAGE (sv_draft_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvDraftPage, sv_draft_page, SV, DRAFT_PAGE, GtkBox)

struct _SvDraftPageClass {
  GtkBoxClass parent_class;

  const char *name; /* name of the page, as SvPage uses it */

  /* Show the present values of the document. */
  void (*update) (SvDraftPage *self);

  /* The page is left: commit an edit that is not finished. May be NULL. */
  void (*settle) (SvDraftPage *self);
};

/* Edit @draft. Call once. @name: entry for the name of the document. */
void sv_draft_page_set_draft (SvDraftPage *self, SvDraft *draft, GtkEditable *name);

/* Return the draft, or NULL before sv_draft_page_set_draft () and after the page was disposed. */
SvDraft *sv_draft_page_get_draft (SvDraftPage *self);

/* Return whether widgets are changing at this moment because of the draft, not because of the
 * user. */
gboolean sv_draft_page_is_showing (SvDraftPage *self);

/* Commit the user's change as sv_draft_commit () does. If the document does not change (a pasted
 * text may be reduced to what was there), show the value of the document again. */
void sv_draft_page_commit (SvDraftPage *self, const char *what);

/* Set the text of @entry, but only if it differs, because setting it moves the cursor to the
 * start. */
void sv_draft_page_show_text (GtkEditable *entry, const char *text);

/* Replace *text by the text of @entry. */
void sv_draft_page_take_text (GtkEditable *entry, char **text);
