/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-end-page.h"

#include <glib/gi18n.h>

#include "sv-cup-places.h"
#include "sv-cup-stage.h"
#include "sv-cup-words.h"
#include "sv-style.h"
#include "sv-table-view.h"
#include "sv-widgets.h"

/* Number of scorers that are listed. */
enum { SCORERS = 3 };

struct _SvCupEndPage {
  GtkWidget parent_instance;

  /* Owned */
  SvCupBook *book;

  /* Template children */
  GtkWidget *backdrop, *certificates;
  GtkBox *facts;
  GtkLabel *cup, *title;
  GtkGrid *places;

  SvTableView *scorers; /* owned by the box */
};

G_DEFINE_FINAL_TYPE (SvCupEndPage, sv_cup_end_page, GTK_TYPE_WIDGET)

/* --- Places --- */

static void
clear_places (SvCupEndPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->places))) != NULL)
    gtk_grid_remove (self->places, child);
}

static void
add_word (SvCupEndPage *self, int column, int row, const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, "sv-numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_grid_attach (self->places, label, column, row, 1, 1);
}

/* Add a row for a team: its rank, its name in its colours, and in a league its points. */
static void
add_place (SvCupEndPage *self, const SvCupLine *line, int row)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  g_autofree char *rank = g_strdup_printf ("%u", line->rank);
  g_autofree char *name = sv_cup_words_team (doc, line->team);
  g_autofree char *points = g_strdup_printf (
      ngettext ("%d point", "%d points", (gulong)ABS (line->points)), line->points);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "sv-place");
  sv_cup_stage_tint (label, doc, line->team);
  add_word (self, 0, row, rank);
  gtk_grid_attach (self->places, label, 1, row, 1, 1);
  if (doc->cup->kind == SV_CUP_LEAGUE)
    add_word (self, 2, row, points);
}

static void
show_places (SvCupEndPage *self)
{
  g_autoptr (GArray) places = sv_cup_places_list (sv_cup_book_get_doc (self->book));

  clear_places (self);
  for (guint i = 0; i < places->len; i++)
    add_place (self, &g_array_index (places, SvCupLine, i), (int)i);
}

/* --- The page --- */

static void
changed_cb (SvCupEndPage *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  g_autofree char *title = sv_cup_places_title (doc);
  g_autofree char *cup = sv_cup_words_title (doc);
  g_autoptr (SvSheetTable) scorers = sv_cup_book_scorers_screen (self->book, SCORERS);

  if (title == NULL)
    return;
  gtk_label_set_text (self->cup, cup);
  gtk_label_set_text (self->title, title);
  show_places (self);
  sv_table_view_show (self->scorers, scorers);
  gtk_widget_set_visible (GTK_WIDGET (self->scorers), scorers->rows->len > 0);
  sv_cup_stage_show (SV_BACKDROP_VIEW (self->backdrop), self->book);
}

/* Follow what changed while the page was hidden, and tell who has won. */
static void
sv_cup_end_page_map (GtkWidget *widget)
{
  SvCupEndPage *self = SV_CUP_END_PAGE (widget);

  changed_cb (self);
  sv_widget_announce (self->title, gtk_label_get_text (self->title));
  GTK_WIDGET_CLASS (sv_cup_end_page_parent_class)->map (widget);
}

static void
book_changed_cb (SvCupEndPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    changed_cb (self);
}

static gboolean
sv_cup_end_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SV_CUP_END_PAGE (widget)->certificates);
}

static void
sv_cup_end_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_END_PAGE);
  g_clear_object (&SV_CUP_END_PAGE (object)->book);
  G_OBJECT_CLASS (sv_cup_end_page_parent_class)->dispose (object);
}

static void
sv_cup_end_page_class_init (SvCupEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_end_page_dispose;
  widget_class->map = sv_cup_end_page_map;
  widget_class->grab_focus = sv_cup_end_page_grab_focus;
  sv_types_ensure (SV_TYPE_BACKDROP_VIEW);
  sv_widget_class_set_template (widget_class, "sv-cup-end-page.ui");
  sv_widget_class_bind (widget_class, SvCupEndPage, backdrop, certificates, facts, cup, title,
                        places);
}

static void
sv_cup_end_page_init (SvCupEndPage *self)
{
  sv_style_load ("match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->scorers = SV_TABLE_VIEW (sv_table_view_new ("cup.team"));
  gtk_box_append (self->facts, GTK_WIDGET (self->scorers));
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (book_changed_cb));
}

GtkWidget *
sv_cup_end_page_new (SvCupBook *book)
{
  SvCupEndPage *self = g_object_new (SV_TYPE_CUP_END_PAGE, NULL);

  self->book = g_object_ref (book);
  g_signal_connect_object (book, "changed", G_CALLBACK (book_changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}
