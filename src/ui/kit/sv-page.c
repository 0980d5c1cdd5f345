/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-page.h"

#include <glib/gi18n.h>

#include "sv-widgets.h"

G_DEFINE_INTERFACE (SvPage, sv_page, GTK_TYPE_WIDGET)

static void
sv_page_default_init (SvPageInterface *iface)
{
  g_signal_new ("page-changed", SV_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("play", SV_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                SV_TYPE_MATCH, G_TYPE_BOOLEAN);
}

const char *
sv_page_get_name (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  return iface->get_name != NULL ? iface->get_name (self) : iface->name;
}

char *
sv_page_dup_title (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  return iface->dup_title != NULL ? iface->dup_title (self) : g_strdup (_ (iface->title));
}

char *
sv_page_dup_subtitle (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  return iface->dup_subtitle != NULL ? iface->dup_subtitle (self) : NULL;
}

GActionGroup *
sv_page_get_actions (SvPage *self, const char *prefix)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  return g_strcmp0 (iface->prefix, prefix) == 0 ? iface->get_actions (self) : NULL;
}

GtkWidget *
sv_page_get_bottom_bar (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  return iface->get_bottom_bar != NULL ? iface->get_bottom_bar (self) : NULL;
}

void
sv_page_free_place (SvPage *self, GtkWidget *widget, GdkRectangle *place)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  if (iface->free_place != NULL)
    iface->free_place (self, widget, place);
}

char *
sv_page_dup_back (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  return iface->dup_back != NULL ? iface->dup_back (self) : NULL;
}

void
sv_page_go_back (SvPage *self)
{
  SV_PAGE_GET_IFACE (self)->go_back (self);
}

char *
sv_page_dup_action (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  return iface->dup_action != NULL ? iface->dup_action (self) : NULL;
}

void
sv_page_refresh (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  if (iface->refresh != NULL)
    iface->refresh (self);
}

void
sv_page_leave (SvPage *self)
{
  SvPageInterface *iface = SV_PAGE_GET_IFACE (self);

  sv_widget_take_number (GTK_WIDGET (self));
  if (iface->leave != NULL)
    iface->leave (self);
}

gboolean
sv_page_is_passing (SvPage *self)
{
  return SV_PAGE_GET_IFACE (self)->passing;
}

void
sv_page_changed (SvPage *self)
{
  g_signal_emit_by_name (self, "page-changed");
}

void
sv_page_play (SvPage *self, SvMatch *match, gboolean apart)
{
  g_signal_emit_by_name (self, "play", match, apart);
}
