/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The editors that a window can show; each is built when it is needed. */

#include "sv-team-editor.h"
#include "sv-variant-editor.h"
#include "sv-window.h"

void
sv_window_show_team (SvWindow *self, SvDraft *draft)
{
  GtkWidget *editor = sv_team_editor_new (draft);

  g_signal_connect_object (editor, "told", G_CALLBACK (sv_window_tell), self, G_CONNECT_SWAPPED);
  sv_window_show_editor (self, editor, "team", draft);
}

/* A match to try the rules has a window of its own: the editor stays as it is behind it. */
static void
start_match_cb (SvWindow *self, SvMatch *match)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  SvWindow *window = sv_window_new (application != NULL ? SV_APPLICATION (application) : NULL);

  sv_window_show_match (window, match);
  gtk_window_present (GTK_WINDOW (window));
}

void
sv_window_show_variant (SvWindow *self, SvDraft *draft)
{
  GtkWidget *editor;

  g_return_if_fail (SV_IS_WINDOW (self));
  g_return_if_fail (SV_IS_DRAFT (draft));

  editor = sv_variant_editor_new (draft);
  g_signal_connect_object (editor, "start-match", G_CALLBACK (start_match_cb), self,
                           G_CONNECT_SWAPPED);
  sv_window_show_editor (self, editor, "variant", draft);
}
