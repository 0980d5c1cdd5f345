/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a letter typed into a card costs, in process time: the change, and the frame after it. */

#include <gtk/gtk.h>
#include <string.h>

#include "figures.h"
#include "sv-card-editor-row.h"
#include "sv-games.h"
#include "sv-team-editor.h"
#include "sv-window.h"
#include "window-fixture.h"

enum { LETTERS = 60 };

/* What a letter may take, all in all. */
static const double TARGET_MS = 2;

static void
measure (const char *what, SvWindow *window, GtkEditable *entry)
{
  double change[LETTERS], frame[LETTERS];

  for (int i = 0; i < 10; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (int i = 0; i < LETTERS; i++) {
    int at = (int)strlen (gtk_editable_get_text (entry));
    const double start = figures_processor_ms ();

    if (at > 12)
      gtk_editable_delete_text (entry, 0, -1);
    else
      gtk_editable_insert_text (entry, "e", 1, &at);
    const double changed = figures_processor_ms ();
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    change[i] = changed - start;
    frame[i] = figures_processor_ms () - changed;
  }
  g_print ("%s: change %.2f ms, frame %.2f ms (medians of process time; at most %g together)\n",
           what, figures_median (change, LETTERS), figures_median (frame, LETTERS), TARGET_MS);
}

int
main (void)
{
  gtk_init ();
  SvWindow *window = sv_window_new (NULL);
  g_autoptr (SvDraft) draft = sv_draft_new_team (sv_team_doc_new (sv_games ()[0]), NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), 980, 900);
  sv_window_edit (window, draft);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (int i = 0; i < 20; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  GtkWidget *name = find (find (GTK_WIDGET (window), SV_TYPE_CARD_EDITOR_ROW), GTK_TYPE_ENTRY);
  GtkEditable *entry = GTK_EDITABLE (name);
  measure ("a letter on a card", window, entry);
  entry = GTK_EDITABLE (gtk_entry_new ());
  gtk_widget_set_margin_top (GTK_WIDGET (entry), 8);
  gtk_box_append (GTK_BOX (gtk_widget_get_ancestor (name, SV_TYPE_CARD_EDITOR_ROW)),
                  GTK_WIDGET (entry));
  measure ("a letter that changes nothing else", window, entry);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
