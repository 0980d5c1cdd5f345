/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-matches-page.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "sv-clamp.h"
#include "sv-continue-cards.h"
#include "sv-library.h"
#include "sv-page.h"
#include "sv-table-file.h"
#include "sv-table-shelf.h"
#include "sv-unfinished.h"
#include "sv-widgets.h"

struct _SvMatchesPage {
  GtkBox parent_instance;

  /* files of matches that are over (char *); the first n_read of them have been read; owned */
  GPtrArray *paths;
  guint n_read, read_id;

  /* Template children */
  GtkFlowBox *matches, *played, *removed;
  GtkWidget *nothing, *played_section, *removed_section;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvMatchesPage,
                               sv_matches_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* --- What was played --- */

static int
last_first (gconstpointer a, gconstpointer b)
{
  GStatBuf one = { 0 }, other = { 0 };

  (void)g_stat (*(char *const *)a, &one);
  (void)g_stat (*(char *const *)b, &other);
  return one.st_mtim.tv_sec != other.st_mtim.tv_sec
             ? (one.st_mtim.tv_sec < other.st_mtim.tv_sec ? 1 : -1)
             : 0;
}

static GPtrArray *
list_played (void)
{
  GPtrArray *paths = sv_unfinished_list_over ();

  g_ptr_array_extend_and_steal (paths, sv_table_shelf_list_over ());
  g_ptr_array_extend_and_steal (paths, sv_library_paths (SV_DOCUMENT_CUP));
  g_ptr_array_sort (paths, last_first);
  return paths;
}

/* Return the cards for one file (array of SvUnfinished, transfer full). A competition may have
 * many. */
static GPtrArray *
look_into (const char *path)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_unfinished_free);
  SvUnfinished *card = NULL;

  if (sv_doc_class_of_file (path) == sv_doc_class (SV_DOCUMENT_CUP))
    sv_unfinished_add_cup (cards, path);
  else if (g_str_has_suffix (path, ".json"))
    card = sv_table_file_look (path);
  else
    card = sv_unfinished_look (path);
  if (card != NULL)
    g_ptr_array_add (cards, card);
  return cards;
}

/* Read one more file in an idle callback: a season has hundreds of matches, and the page must
 * not wait for them. */
static gboolean
read_cb (gpointer data)
{
  SvMatchesPage *self = data;

  if (self->n_read == self->paths->len) {
    self->read_id = 0;
    return G_SOURCE_REMOVE;
  }
  g_autoptr (GPtrArray) cards = look_into (self->paths->pdata[self->n_read++]);
  for (guint i = 0; i < cards->len; i++)
    sv_continue_cards_add (self->played, cards->pdata[i]);
  if (cards->len > 0) {
    gtk_widget_set_visible (self->played_section, TRUE);
    gtk_widget_set_visible (self->nothing, FALSE);
  }
  return G_SOURCE_CONTINUE;
}

static void
begin_played (SvMatchesPage *self)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  g_clear_pointer (&self->paths, g_ptr_array_unref);
  self->paths = list_played ();
  self->n_read = 0;
  sv_continue_cards_fill (self->played, none, 0);
  gtk_widget_set_visible (self->played_section, FALSE);
  if (self->read_id == 0)
    self->read_id = g_idle_add_full (G_PRIORITY_LOW, read_cb, self, NULL);
}

static void
refresh (SvPage *page)
{
  SvMatchesPage *self = SV_MATCHES_PAGE (page);
  g_autoptr (GPtrArray) matches = sv_unfinished_list (G_MAXUINT, NULL);
  g_autoptr (GPtrArray) removed = sv_unfinished_list_removed (G_MAXUINT);

  sv_unfinished_list_unsaved (matches);
  sv_table_file_list (matches, FALSE);
  sv_table_file_list (removed, TRUE);
  sv_table_file_list_played (removed, TRUE);
  sv_unfinished_sort (matches);
  sv_unfinished_sort (removed);
  sv_continue_cards_fill (self->matches, matches, G_MAXUINT);
  sv_continue_cards_fill (self->removed, removed, G_MAXUINT);
  gtk_widget_set_visible (GTK_WIDGET (self->matches), matches->len > 0);
  gtk_widget_set_visible (self->nothing, matches->len == 0);
  gtk_widget_set_visible (self->removed_section, removed->len > 0);
  begin_played (self);
}

static char *
dup_action (SvPage *page)
{
  return g_strdup ("win.matches");
}

static void
page_init (SvPageInterface *iface)
{
  iface->dup_action = dup_action;
  iface->refresh = refresh;
  iface->name = "matches";
  iface->title = N_ ("All Matches");
  iface->passing = TRUE;
}

static void
sv_matches_page_dispose (GObject *object)
{
  SvMatchesPage *self = SV_MATCHES_PAGE (object);

  g_clear_handle_id (&self->read_id, g_source_remove);
  g_clear_pointer (&self->paths, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_MATCHES_PAGE);
  G_OBJECT_CLASS (sv_matches_page_parent_class)->dispose (object);
}

static void
sv_matches_page_class_init (SvMatchesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_matches_page_dispose;
  sv_types_ensure (SV_TYPE_CLAMP);
  sv_widget_class_set_template (widget_class, "sv-matches-page.ui");
  sv_widget_class_bind (widget_class, SvMatchesPage, matches, played, played_section, removed,
                        nothing, removed_section);
}

static void
sv_matches_page_init (SvMatchesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  refresh (SV_PAGE (self));
}
