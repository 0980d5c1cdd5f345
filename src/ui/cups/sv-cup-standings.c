/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-standings.h"

#include <glib/gi18n.h>

#include "sv-cup-stage.h"
#include "sv-cup-tables.h"
#include "sv-screen-pictures.h"
#include "sv-table-view.h"
#include "sv-widgets.h"

struct _SvCupStandings {
  GtkBox parent_instance;

  /* Owned */
  SvCupBook *book;

  /* tables (SvTableView), owned by the box: see sv_cup_tables_count () */
  GPtrArray *tables;
  gboolean whole; /* TRUE if all rows are shown */
};

G_DEFINE_FINAL_TYPE (SvCupStandings, sv_cup_standings, GTK_TYPE_BOX)

/* Number of rows to show at once when the page opens: more than a screen has room for. */
enum { FIRST_LINES = 24 };

static void
changed_cb (SvCupStandings *self)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  unsigned room = self->whole ? G_MAXUINT : FIRST_LINES;

  for (guint i = 0; i < self->tables->len; i++) {
    g_autoptr (SvSheetTable) table = sv_cup_tables_screen (doc, i, 0, room);

    sv_table_view_show (self->tables->pdata[i], table);
    room -= table->rows->len;
  }
}

/* Show the remaining rows after the page has appeared, so that it opens quickly. */
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
  g_ptr_array_unref (SV_CUP_STANDINGS (object)->tables);
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
  self->tables = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 14);
}

static void
add_item (GMenu *menu, const char *label, const char *action, unsigned team)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "u", team);
  g_menu_append_item (menu, item);
}

/* Make the menu of a team. In a knock-out there are no points to give. */
static GMenuModel *
make_menu (unsigned team, gpointer data)
{
  const SvCup *cup = sv_cup_book_get_doc (SV_CUP_STANDINGS (data)->book)->cup;
  const gboolean gone = sv_cup_is_withdrawn (cup, team);
  GMenu *menu = g_menu_new ();

  add_item (menu, _ ("Results and Matches"), "cup.team", team);
  add_item (menu, _ ("Rename…"), "cup.rename", team);
  if (cup->kind != SV_CUP_KNOCKOUT)
    add_item (menu, _ ("Points…"), "cup.points", team);
  add_item (menu, gone ? _ ("Let the Team Take Part Again") : _ ("Withdraw the Team"),
            gone ? "cup.back" : "cup.withdraw", team);
  return G_MENU_MODEL (menu);
}

static void
mark_team (SvPicture *mark, unsigned team, gpointer data)
{
  enum { BADGE = 16 };

  sv_cup_stage_show_badge (mark, sv_cup_book_get_doc (SV_CUP_STANDINGS (data)->book), (int)team,
                           BADGE);
}

static void
add_table (SvCupStandings *self)
{
  GtkWidget *table = sv_table_view_new ("cup.team");

  sv_table_view_set_menu (SV_TABLE_VIEW (table), make_menu, self);
  sv_table_view_set_mark (SV_TABLE_VIEW (table), mark_team, self);
  gtk_widget_add_css_class (table, "sv-card");
  gtk_widget_add_css_class (table, "padded");
  gtk_widget_add_css_class (table, "sv-cup-table");
  gtk_box_append (GTK_BOX (self), table);
  g_ptr_array_add (self->tables, table);
}

static void
add_button (SvCupStandings *self, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self), button);
}

/* Below the tables of a league or of groups, which a team may join later. */
static void
add_buttons (SvCupStandings *self)
{
  add_button (self, _ ("Add a Team…"), "cup.add");
  add_button (self, _ ("Plan the Rest Anew"), "cup.plan-anew");
}

static void
decoded_cb (gpointer self)
{
  changed_cb (SV_CUP_STANDINGS (self));
}

GtkWidget *
sv_cup_standings_new (SvCupBook *book)
{
  SvCupStandings *self = g_object_new (SV_TYPE_CUP_STANDINGS, NULL);
  const SvCup *cup = sv_cup_book_get_doc (book)->cup;

  self->book = g_object_ref (book);
  for (unsigned g = 0; g < sv_cup_tables_count (cup); g++)
    add_table (self);
  if (cup->kind != SV_CUP_KNOCKOUT)
    add_buttons (self);
  g_signal_connect_object (book, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  sv_screen_pictures_watch (GTK_WIDGET (self), decoded_cb);
  self->whole = cup->n_teams <= FIRST_LINES;
  changed_cb (self);
  if (!self->whole)
    sv_widget_later (GTK_WIDGET (self), G_PRIORITY_DEFAULT_IDLE, fill_cb);
  return GTK_WIDGET (self);
}
