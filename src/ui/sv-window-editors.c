/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The editors that a window can show; each is built when it is needed. */

#include "sv-team-editor.h"
#include "sv-window.h"

void
sv_window_show_team (SvWindow *self, SvDraft *draft)
{
  GtkWidget *editor = sv_team_editor_new (draft);

  g_signal_connect_object (editor, "told", G_CALLBACK (sv_window_tell), self, G_CONNECT_SWAPPED);
  sv_window_show_editor (self, editor, "team", draft);
}
