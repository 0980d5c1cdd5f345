/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-match-comments.h"

#include "sv-match-private.h"

/* Set a text of the document. Takes ownership of @text. */
static void
change_text (SvMatch *self, char **place, char *text)
{
  g_autofree char *before = *place;

  *place = text;
  if (g_str_equal (before, text))
    return;
  sv_match_touch (self);
  g_signal_emit_by_name (self, "named");
}

void
sv_match_set_title (SvMatch *self, const char *title)
{
  change_text (self, &self->doc->title, g_strstrip (sv_clean_text (title, SV_TEXT_MAX_CHARS)));
}

void
sv_match_set_notes (SvMatch *self, const char *notes)
{
  change_text (self, &self->doc->notes, sv_clean_lines (notes, SV_NOTES_MAX_CHARS));
}

const char *
sv_match_get_comment (SvMatch *self, unsigned step)
{
  return sv_comments_get (self->doc->comments, step);
}

gboolean
sv_match_set_comment (SvMatch *self, unsigned step, const char *text, GError **error)
{
  g_return_val_if_fail (step > 0 && step <= sv_match_get_length (self), FALSE);

  g_autofree char *before = g_strdup (sv_match_get_comment (self, step));
  if (!sv_comments_set (self->doc->comments, step, text, error))
    return FALSE;
  if (g_strcmp0 (before, sv_match_get_comment (self, step)) == 0)
    return TRUE;
  sv_match_touch (self);
  g_signal_emit_by_name (self, "commented", step);
  return TRUE;
}
