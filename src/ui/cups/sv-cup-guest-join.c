/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-join.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-cup-guest-joining.h"
#include "sv-fetch.h"
#include "sv-page.h"
#include "sv-style.h"
#include "sv-widgets.h"

struct _SvCupGuestJoin {
  GtkBox parent_instance;

  /* Owned */
  GCancellable *joining; /* of the request that is under way, or NULL */

  /* Template children */
  GtkEditable *entry;
  GtkLabel *fault;
  GtkWidget *join, *spinner;
};

static void page_init (SvPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvCupGuestJoin,
                               sv_cup_guest_join,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static void
changed_cb (SvCupGuestJoin *self)
{
  gtk_widget_set_sensitive (self->join,
                            self->joining == NULL && *gtk_editable_get_text (self->entry) != '\0');
}

static void
set_joining (SvCupGuestJoin *self, GCancellable *joining)
{
  g_clear_object (&self->joining);
  self->joining = joining;
  gtk_widget_set_visible (self->spinner, joining != NULL);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), joining != NULL);
  changed_cb (self);
}

static void
joined_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvCupGuestJoin) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupGuest) guest = sv_cup_guest_join_finish (result, &error);

  if (self->joining == NULL)
    return; /* the page was left */
  set_joining (self, NULL);
  sv_label_show (self->fault, error != NULL ? error->message : NULL);
  if (guest != NULL)
    g_signal_emit_by_name (self, "joined", guest);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
join_cb (SvCupGuestJoin *self)
{
  if (self->joining != NULL || *gtk_editable_get_text (self->entry) == '\0')
    return;
  set_joining (self, g_cancellable_new ());
  sv_label_show (self->fault, NULL);
  sv_cup_guest_join_async (gtk_editable_get_text (self->entry), self->joining, joined_cb,
                           g_object_ref (self));
}

/* --- The page --- */

static void
page_init (SvPageInterface *iface)
{
  iface->name = "join-competition";
  iface->title = N_ ("Join a Competition");
  iface->passing = TRUE;
}

static gboolean
sv_cup_guest_join_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SV_CUP_GUEST_JOIN (widget)->entry));
}

static void
sv_cup_guest_join_dispose (GObject *object)
{
  SvCupGuestJoin *self = SV_CUP_GUEST_JOIN (object);

  if (self->joining != NULL)
    g_cancellable_cancel (self->joining);
  g_clear_object (&self->joining);
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_GUEST_JOIN);
  G_OBJECT_CLASS (sv_cup_guest_join_parent_class)->dispose (object);
}

static void
sv_cup_guest_join_class_init (SvCupGuestJoinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_guest_join_dispose;
  widget_class->grab_focus = sv_cup_guest_join_grab_focus;
  g_signal_new ("joined", SV_TYPE_CUP_GUEST_JOIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, SV_TYPE_CUP_GUEST);
  sv_types_ensure (SV_TYPE_CLAMP);
  sv_widget_class_set_template (widget_class, "sv-cup-guest-join.ui");
  sv_widget_class_bind (widget_class, SvCupGuestJoin, entry, fault, join, spinner);
  sv_widget_class_bind_callbacks (widget_class, changed_cb, join_cb);
}

static void
sv_cup_guest_join_init (SvCupGuestJoin *self)
{
  g_autoptr (GError) error = NULL;

  sv_style_load ("cups.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  if (!sv_fetch_is_possible (&error)) {
    sv_label_show (self->fault, error->message);
    gtk_widget_set_sensitive (GTK_WIDGET (self->entry), FALSE);
  }
}
