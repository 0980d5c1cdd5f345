/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-list.h"

#include <glib/gi18n.h>

#include "sv-cup-card.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-guest.h"
#include "sv-sentence.h"

struct _SvCupGuestList {
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkBox *rows; /* owned by the box */
};

G_DEFINE_FINAL_TYPE (SvCupGuestList, sv_cup_guest_list, GTK_TYPE_BOX)

/* Return a line like "Board 2 · 192.168.1.20:8080 · 1 result to be sent"; free with g_free (). */
static char *
dup_detail (const SvGuestCard *card)
{
  g_autofree char *board = g_strdup_printf (_ ("Board %u"), card->board);
  g_autofree char *waiting = sv_sentence (
      ngettext ("%u result to be sent", "%u results to be sent", card->n_waiting), card->n_waiting);

  return card->n_waiting > 0 ? g_strjoin (" · ", board, card->host, waiting, NULL)
                             : g_strjoin (" · ", board, card->host, NULL);
}

static void
add_row (SvCupGuestList *self, const char *path, const SvGuestCard *card)
{
  const char *title = *card->title != '\0' ? card->title : _ ("Competition");
  g_autofree char *detail = dup_detail (card);

  gtk_box_append (self->rows, sv_cup_card_new (title, detail, "win.joined", path));
}

void
sv_cup_guest_list_refresh (SvCupGuestList *self)
{
  g_autoptr (GPtrArray) paths = sv_cup_guest_list ();
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
  for (guint i = 0; i < paths->len; i++) {
    g_auto (SvGuestCard) card = { 0 };
    if (!sv_cup_guest_look (paths->pdata[i], &card))
      continue;
    add_row (self, paths->pdata[i], &card);
    n++;
  }
  gtk_widget_set_visible (self->heading, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), n > 0);
}

static void
sv_cup_guest_list_class_init (SvCupGuestListClass *klass)
{
}

static void
sv_cup_guest_list_init (SvCupGuestList *self)
{
  GtkWidget *join = gtk_button_new_with_label (_ ("Join a Competition…"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->heading =
      sv_cup_card_add_label (GTK_WIDGET (self), _ ("Joined Competitions"), "sv-heading");
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  self->rows = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 10));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->rows));
  gtk_widget_set_halign (join, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (join, _ ("Play the matches of a board for another computer"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (join), "win.join-competition");
  gtk_box_append (GTK_BOX (self), join);
  sv_cup_guest_list_refresh (self);
}
