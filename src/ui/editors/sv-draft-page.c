/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-draft-page.h"

#include "sv-library-entry.h"
#include "sv-toast.h"

char *
sv_draft_page_dup_title (SvDraft *draft)
{
  if (sv_draft_get_team (draft) != NULL)
    return g_strdup (sv_library_team_name (sv_draft_get_team (draft)));
  return g_strdup (sv_library_variant_name (sv_draft_get_variant (draft)));
}

void
sv_draft_page_leave (SvPage *page, SvDraft *draft)
{
  g_autoptr (GError) error = NULL;

  if (!sv_draft_save (draft, &error))
    sv_tell (GTK_WIDGET (page), error->message);
}
