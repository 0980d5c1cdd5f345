/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-matches-page.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-continue-cards.h"
#include "sv-page.h"
#include "sv-table-file.h"
#include "sv-unfinished.h"
#include "sv-widgets.h"

struct _SvMatchesPage {
  GtkBox parent_instance;

  /* Template children */
  GtkFlowBox *matches, *removed;
  GtkWidget *nothing, *removed_section;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvMatchesPage,
                               sv_matches_page,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static void
refresh (SvPage *page)
{
  SvMatchesPage *self = SV_MATCHES_PAGE (page);
  g_autoptr (GPtrArray) matches = sv_unfinished_list (G_MAXUINT, NULL);
  g_autoptr (GPtrArray) removed = sv_unfinished_list_removed (G_MAXUINT);

  sv_unfinished_list_unsaved (matches);
  sv_table_file_list (matches, FALSE);
  sv_table_file_list (removed, TRUE);
  sv_table_file_list_played (matches, FALSE);
  sv_table_file_list_played (removed, TRUE);
  sv_unfinished_sort (matches);
  sv_unfinished_sort (removed);
  sv_continue_cards_fill (self->matches, matches, G_MAXUINT);
  sv_continue_cards_fill (self->removed, removed, G_MAXUINT);
  gtk_widget_set_visible (self->nothing, matches->len == 0);
  gtk_widget_set_visible (self->removed_section, removed->len > 0);
}

static void
page_init (SvPageInterface *iface)
{
  iface->refresh = refresh;
  iface->name = "matches";
  iface->title = N_ ("All Matches");
  iface->passing = TRUE;
}

static void
sv_matches_page_class_init (SvMatchesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SV_TYPE_CLAMP);
  sv_widget_class_set_template (widget_class, "sv-matches-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SvMatchesPage, matches);
  gtk_widget_class_bind_template_child (widget_class, SvMatchesPage, removed);
  gtk_widget_class_bind_template_child (widget_class, SvMatchesPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, SvMatchesPage, removed_section);
}

static void
sv_matches_page_init (SvMatchesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  refresh (SV_PAGE (self));
}
