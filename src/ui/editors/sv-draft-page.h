/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvDraftPage, an SvPage: what the pages that edit a draft do alike. The document's name is the title
 * and stands in an entry, undo is the draft's, and it is written when the page is left. The last
 * child is the bar at the lower edge.
 *
 * A sample is shown as it would be edited, but nothing can be touched; a bar at the upper edge says so
 * and offers a copy. The scrolled window, which holds what is edited, is the first child. */

#include "sv-draft.h"
#include "sv-page.h"

#define SV_TYPE_DRAFT_PAGE (sv_draft_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvDraftPage, sv_draft_page, SV, DRAFT_PAGE, GtkBox)

struct _SvDraftPageClass {
  GtkBoxClass parent_class;

  const char *name; /* as a page */

  /* Show the document as it is now. */
  void (*update) (SvDraftPage *self);

  /* The page is left: commit what is half done. Or NULL. */
  void (*settle) (SvDraftPage *self);
};

/* Edit draft from now on, once only; name: the entry of the document's name. */
void sv_draft_page_set_draft (SvDraftPage *self, SvDraft *draft, GtkEditable *name);

/* NULL before there is one, and when the page is gone. */
SvDraft *sv_draft_page_get_draft (SvDraftPage *self);

/* Whether controls change because of the draft, not of a person. */
gboolean sv_draft_page_is_showing (SvDraftPage *self);

/* Commit what was changed (sv_draft_commit ()). What was pasted may hold nothing that can be kept:
 * then show what the document has. */
void sv_draft_page_commit (SvDraftPage *self, const char *what);

/* Show text in entry, without throwing the cursor to its begin if it stands there already. */
void sv_draft_page_show_text (GtkEditable *entry, const char *text);

/* Let *text be what entry says. */
void sv_draft_page_take_text (GtkEditable *entry, char **text);
