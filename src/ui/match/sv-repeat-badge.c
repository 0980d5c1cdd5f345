/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-repeat-badge.h"

#include "sv-widgets.h"

#include <glib/gi18n.h>

void
sv_repeat_badge_follow (SvBoardView *board, SvAnnouncer *announcer)
{
  SvRepeated again;

  if (!sv_announcer_get_repeated (announcer, &again))
    return;
  if (again.shot)
    sv_board_view_shoot (board, sv_announcer_get_duration (announcer), 0);
  else
    sv_board_view_repeat (board, again.position, again.cut);
}

static void
step_cb (GtkWidget *badge, SvAnnouncer *announcer)
{
  SvRepeated again;
  const gboolean shown = sv_announcer_get_repeated (announcer, &again);

  gtk_widget_set_visible (badge, shown);
  if (!shown)
    return;
  /* Translators: a badge over the pitch: which of how many highlights of the match is shown. */
  g_autofree char *text = again.of > 1
                              ? g_strdup_printf (_ ("Highlight %u of %u"), again.number, again.of)
                              : g_strdup (_ ("Replay"));
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (badge)), text) == 0)
    return;
  gtk_label_set_text (GTK_LABEL (badge), text);
  sv_widget_announce (badge, text);
}

GtkWidget *
sv_repeat_badge_new (SvAnnouncer *announcer)
{
  GtkWidget *badge = g_object_new (GTK_TYPE_LABEL, "halign", GTK_ALIGN_START, "valign",
                                   GTK_ALIGN_START, "visible", FALSE, "can-target", FALSE, NULL);

  gtk_widget_add_css_class (badge, "repeat-badge");
  g_signal_connect_object (announcer, "step", G_CALLBACK (step_cb), badge, G_CONNECT_SWAPPED);
  return badge;
}
