/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-standings.h"

#include <glib/gi18n.h>

#include "sv-cup-knockout.h"
#include "sv-cup-table-view.h"
#include "sv-widgets.h"

struct _SvCupStandings {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;

  GPtrArray *groups;        /* of SvCupTableView, the box's */
  SvCupTableView *knockout; /* the box's, or NULL */
  gboolean whole;           /* all lines are shown */
};

G_DEFINE_FINAL_TYPE (SvCupStandings, sv_cup_standings, GTK_TYPE_BOX)

/* More than a screen has room for. */
enum { FIRST_LINES = 24 };

static void
changed_cb (SvCupStandings *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  unsigned room = self->whole ? G_MAXUINT : FIRST_LINES;
  SvCupLine lines[SV_CUP_MAX_TEAMS];

  for (guint g = 0; g < self->groups->len; g++) {
    const unsigned n = MIN (sv_cup_table (doc->cup, g, lines), room);
    sv_cup_table_view_show (self->groups->pdata[g], doc, lines, n);
    room -= n;
  }
  if (self->knockout == NULL)
    return;
  const unsigned n = sv_cup_knockout_table (doc->cup, lines);
  sv_cup_table_view_show (self->knockout, doc, lines, n);
  gtk_widget_set_visible (GTK_WIDGET (self->knockout), n > 0);
}

/* The rest, once people see the page. */
static gboolean
fill_cb (gpointer data)
{
  SvCupStandings *self = data;

  self->whole = TRUE;
  changed_cb (self);
  return G_SOURCE_REMOVE;
}

static void
sv_cup_standings_finalize (GObject *object)
{
  g_ptr_array_unref (SV_CUP_STANDINGS (object)->groups);
  g_clear_object (&SV_CUP_STANDINGS (object)->book);
  G_OBJECT_CLASS (sv_cup_standings_parent_class)->finalize (object);
}

static void
sv_cup_standings_class_init (SvCupStandingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = sv_cup_standings_finalize;
}

static void
sv_cup_standings_init (SvCupStandings *self)
{
  self->groups = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 14);
}

static SvCupTableView *
add_table (SvCupStandings *self, const char *heading, gboolean league)
{
  GtkWidget *table = sv_cup_table_view_new (heading, league);

  gtk_box_append (GTK_BOX (self), table);
  return SV_CUP_TABLE_VIEW (table);
}

GtkWidget *
sv_cup_standings_new (SvCupBook *book)
{
  SvCupStandings *self = g_object_new (SV_TYPE_CUP_STANDINGS, NULL);
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;

  self->book = g_object_ref (book);
  for (unsigned g = 0; g < cup->n_groups; g++) {
    g_autofree char *heading = cup->kind == SV_CUP_GROUPS ? g_strdup_printf (_ ("Group %u"), g + 1)
                                                          : g_strdup (_ ("Table"));
    g_ptr_array_add (self->groups, add_table (self, heading, TRUE));
  }
  if (cup->kind != SV_CUP_LEAGUE)
    self->knockout = add_table (self, _ ("Knock-Out"), FALSE);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  self->whole = cup->n_teams <= FIRST_LINES;
  changed_cb (self);
  if (!self->whole)
    sv_widget_later (GTK_WIDGET (self), G_PRIORITY_DEFAULT_IDLE, fill_cb);
  return GTK_WIDGET (self);
}
