/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-start-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-continue-card.h"
#include "sv-game-card.h"
#include "sv-games.h"
#include "sv-page.h"
#include "sv-table-look.h"
#include "sv-toast.h"

enum { MAX_CONTINUE = 6, MAX_RECENT = 6 };

struct _SvStartPage {
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *scroller;
  GtkFlowBox *games;
  GtkWidget *continue_section;
  GtkFlowBox *continue_cards;
  GtkListBox *recent;
  GtkWidget *recent_empty;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvStartPage,
                               sv_start_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

/* A flow box makes its children focusable; here only the buttons inside should be. */
static void
add_card (GtkFlowBox *flow, GtkWidget *card)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), card);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (flow, child);
}

static void
fill_games (SvStartPage *self)
{
  const SvGame *const *games = sv_games ();
  unsigned n = 0;

  for (unsigned i = 0; games[i] != NULL; i++) {
    if (games[i]->offered) {
      add_card (self->games, sv_game_card_new (games[i]));
      n++;
    }
  }
  gtk_flow_box_set_max_children_per_line (self->games, CLAMP (n, 1, 3));
}

static void
fill_continue (SvStartPage *self)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) cards = sv_journals_list (MAX_CONTINUE, faults);
  GtkWidget *child;

  sv_table_look_list (cards);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->continue_cards))) != NULL)
    gtk_flow_box_remove (self->continue_cards, child);
  for (guint i = 0; i < cards->len; i++)
    add_card (self->continue_cards, sv_continue_card_new (g_ptr_array_index (cards, i)));
  gtk_widget_set_visible (self->continue_section, cards->len > 0);
  for (guint i = 0; i < faults->len; i++)
    sv_tell (GTK_WIDGET (self), g_ptr_array_index (faults, i));
}

static GtkWidget *
recent_row (GtkRecentInfo *info)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *when = gtk_label_new (NULL);
  g_autofree char *day = g_date_time_format (gtk_recent_info_get_modified (info), "%x");
  g_autofree char *file = g_strdup (gtk_recent_info_get_display_name (info));
  char *suffix = g_strrstr (file, ".svmatch");

  if (suffix != NULL)
    *suffix = '\0';
  gtk_label_set_text (GTK_LABEL (name), file);
  gtk_label_set_text (GTK_LABEL (when), day);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (when), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (name, "sv-subheading");
  gtk_widget_add_css_class (when, "sv-faint");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), when);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-uri");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", gtk_recent_info_get_uri (info));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, file, -1);
  return row;
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *)(uintptr_t)b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *)(uintptr_t)a));
}

static gboolean
is_match (GtkRecentInfo *info)
{
  return g_str_has_suffix (gtk_recent_info_get_uri (info), ".svmatch") &&
         gtk_recent_info_is_local (info) && gtk_recent_info_exists (info);
}

static void
fill_recent (SvStartPage *self)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GtkWidget *child;
  unsigned n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->recent))) != NULL)
    gtk_list_box_remove (self->recent, child);
  items = g_list_sort (items, newest_first);
  for (GList *i = items; i != NULL && n < MAX_RECENT; i = i->next) {
    if (is_match (i->data)) {
      gtk_list_box_append (self->recent, recent_row (i->data));
      n++;
    }
  }
  g_list_free_full (items, (GDestroyNotify)gtk_recent_info_unref);
  gtk_widget_set_visible (GTK_WIDGET (self->recent), n > 0);
  gtk_widget_set_visible (self->recent_empty, n == 0);
}

static const char *
get_name (SvPage *page)
{
  return "start";
}

static char *
dup_title (SvPage *page)
{
  return g_strdup (_ ("Speelveld"));
}

static void
page_init (SvPageInterface *iface)
{
  iface->get_name = get_name;
  iface->dup_title = dup_title;
}

static void
sv_start_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_START_PAGE);
  G_OBJECT_CLASS (sv_start_page_parent_class)->dispose (object);
}

static void
sv_start_page_class_init (SvStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_start_page_dispose;
  g_type_ensure (SV_TYPE_CLAMP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-start-page.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, games);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, continue_section);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, continue_cards);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, SvStartPage, recent_empty);
}

static void
sv_start_page_init (SvStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_games (self);
}

GtkWidget *
sv_start_page_new (void)
{
  return g_object_new (SV_TYPE_START_PAGE, NULL);
}

void
sv_start_page_refresh (SvStartPage *self)
{
  g_return_if_fail (SV_IS_START_PAGE (self));
  fill_continue (self);
  fill_recent (self);
}
