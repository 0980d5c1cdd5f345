/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-panel.h"

#include "sv-match-words.h"
#include "sv-style.h"

#include <glib/gi18n.h>

static void
show_team (GtkWidget *plate, SvMatch *match, const SvTheme *theme, int side)
{
  gtk_label_set_text (GTK_LABEL (plate), sv_match_get_team_name (match, side));
  sv_style_tint (plate, theme->kit[side].shirt, theme->kit[side].text, theme->kit[side].trim);
}

void
sv_panel_show_score (GtkLabel *score, GtkWidget *left, GtkWidget *right, SvMatch *match)
{
  const SvView *view = sv_match_get_view (match);
  const int first = view->shown_first == 1 ? 1 : 0;
  g_autofree char *text = g_strdup_printf (_ ("%d–%d"), view->score[first], view->score[1 - first]);
  SvTheme theme;

  gtk_label_set_text (score, text);
  sv_style_theme (&theme, match);
  show_team (left, match, &theme, first);
  show_team (right, match, &theme, 1 - first);
}

gboolean
sv_panel_grab_focus (GtkWidget *scroller, GtkWidget *button)
{
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scroller);
  GtkViewport *viewport = GTK_VIEWPORT (gtk_scrolled_window_get_child (window));

  gtk_viewport_set_scroll_to_focus (viewport, FALSE);
  const gboolean done = gtk_widget_grab_focus (button);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (window), 0);
  gtk_viewport_set_scroll_to_focus (viewport, TRUE);
  return done;
}
