/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-draft-page.h"

#include <glib/gi18n.h>

#include "sv-sentence.h"
#include "sv-toast.h"

typedef struct {
  SvDraft *draft; /* owned */
  GtkEditable *name;
  GtkWidget *make_mine; /* button that makes an editable copy of a sample, else NULL */
  gboolean showing;
} SvDraftPagePrivate;

static void page_init (SvPageInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (SvDraftPage,
                                  sv_draft_page,
                                  GTK_TYPE_BOX,
                                  G_ADD_PRIVATE (SvDraftPage)
                                      G_IMPLEMENT_INTERFACE (SV_TYPE_PAGE, page_init))

static SvDraftPagePrivate *
get (gpointer self)
{
  return sv_draft_page_get_instance_private (self);
}

void
sv_draft_page_show_text (GtkEditable *entry, const char *text)
{
  if (g_strcmp0 (gtk_editable_get_text (entry), text) != 0)
    gtk_editable_set_text (entry, text);
}

void
sv_draft_page_take_text (GtkEditable *entry, char **text)
{
  g_free (*text);
  *text = g_strdup (gtk_editable_get_text (entry));
}

static void
update (SvDraftPage *self)
{
  SvDraftPagePrivate *p = get (self);

  p->showing = TRUE;
  sv_draft_page_show_text (p->name, sv_draft_get_item (p->draft)->head->name);
  SV_DRAFT_PAGE_GET_CLASS (self)->update (self);
  p->showing = FALSE;
}

void
sv_draft_page_commit (SvDraftPage *self, const char *what)
{
  if (!sv_draft_commit (get (self)->draft, what))
    update (self);
}

static void
name_cb (SvDraftPage *self)
{
  SvDraftPagePrivate *p = get (self);

  if (p->showing)
    return;
  sv_draft_page_take_text (p->name, &sv_draft_edit_head (p->draft)->name);
  sv_draft_page_commit (self, "name");
}

/* --- A sample --- */

static void
made_mine_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvDraftPage) self = data;
  SvDraft *draft = get (self)->draft;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) copy = sv_library_save_finish (result, &error);

  /* the page was left meanwhile */
  if (draft == NULL || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (copy == NULL) {
    gtk_widget_set_sensitive (get (self)->make_mine, TRUE);
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  g_autofree char *sentence = sv_sentence (_ ("“%s” is yours now."), copy->head->name);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gtk_widget_activate_action (window, "win.edit", "s", copy->path);
  sv_tell (window, sentence);
}

static void
make_mine_cb (SvDraftPage *self)
{
  /* a second click would make a second copy */
  gtk_widget_set_sensitive (get (self)->make_mine, FALSE);
  sv_draft_make_mine_async (get (self)->draft, made_mine_cb, g_object_ref (self));
}

static GtkWidget *
new_sample_bar (SvDraftPage *self)
{
  SvDraftPagePrivate *p = get (self);
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words =
      g_object_new (GTK_TYPE_LABEL, "label",
                    sv_draft_get_team (p->draft) != NULL
                        ? _ ("This team comes with the game and cannot be changed.")
                        : _ ("These rules come with the game and cannot be changed."),
                    "wrap", TRUE, "width-chars", 8, "xalign", 0.0, "hexpand", TRUE, NULL);

  p->make_mine =
      g_object_new (GTK_TYPE_BUTTON, "label", _ ("Make It Mine"), "valign", GTK_ALIGN_CENTER,
                    "tooltip-text", _ ("Change a copy of your own"), NULL);
  gtk_widget_add_css_class (p->make_mine, "pill");
  gtk_widget_add_css_class (p->make_mine, "suggested-action");
  g_signal_connect_swapped (p->make_mine, "clicked", G_CALLBACK (make_mine_cb), self);
  gtk_widget_add_css_class (bar, "sv-sample");
  gtk_box_append (GTK_BOX (bar), words);
  gtk_box_append (GTK_BOX (bar), p->make_mine);
  return bar;
}

/* Show a sample: the user can scroll through the page, also by keyboard, but change nothing. */
static void
show_as_sample (SvDraftPage *self)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (GTK_WIDGET (self));
  GtkWidget *content = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));

  gtk_widget_set_can_target (content, FALSE);
  gtk_widget_set_can_focus (content, FALSE);
  gtk_widget_set_focusable (scrolled, TRUE);
  gtk_box_prepend (GTK_BOX (self), new_sample_bar (self));
}

/* --- The page --- */

static const char *
get_name (SvPage *page)
{
  return SV_DRAFT_PAGE_GET_CLASS (page)->name;
}

static char *
dup_title (SvPage *page)
{
  return g_strdup (sv_draft_get_name (get (page)->draft));
}

static GActionGroup *
get_actions (SvPage *page)
{
  return sv_undo_get_actions (sv_draft_get_undo (get (page)->draft));
}

static GtkWidget *
get_bottom_bar (SvPage *page)
{
  return gtk_widget_get_last_child (GTK_WIDGET (page));
}

static void
leave (SvPage *page)
{
  if (SV_DRAFT_PAGE_GET_CLASS (page)->settle != NULL)
    SV_DRAFT_PAGE_GET_CLASS (page)->settle (SV_DRAFT_PAGE (page));
  sv_draft_leave (get (page)->draft);
}

static void
page_init (SvPageInterface *iface)
{
  iface->get_name = get_name;
  iface->dup_title = dup_title;
  iface->get_actions = get_actions;
  iface->prefix = "draft";
  iface->get_bottom_bar = get_bottom_bar;
  iface->leave = leave;
  iface->passing = TRUE;
}

static void
sv_draft_page_dispose (GObject *object)
{
  SvDraftPagePrivate *p = get (object);

  p->showing = TRUE; /* signals that widgets emit while they are destroyed are no edits */
  if (p->draft != NULL)
    g_signal_handlers_disconnect_by_data (p->draft, object);
  g_clear_object (&p->draft);
  G_OBJECT_CLASS (sv_draft_page_parent_class)->dispose (object);
}

/* Focus the entry with the name, whose text GTK selects, so that the user can type a new name at
 * once; on a sample, focus the button that copies it. */
static gboolean
sv_draft_page_grab_focus (GtkWidget *widget)
{
  const SvDraftPagePrivate *p = get (widget);

  return gtk_widget_grab_focus (p->make_mine != NULL ? p->make_mine : GTK_WIDGET (p->name));
}

static void
sv_draft_page_class_init (SvDraftPageClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = sv_draft_page_grab_focus;
  G_OBJECT_CLASS (klass)->dispose = sv_draft_page_dispose;
}

static void
sv_draft_page_init (SvDraftPage *self)
{
  get (self)->showing = TRUE;
}

void
sv_draft_page_set_draft (SvDraftPage *self, SvDraft *draft, GtkEditable *name)
{
  SvDraftPagePrivate *p = get (self);

  p->draft = g_object_ref (draft);
  p->name = name;
  if (sv_draft_is_sample (draft))
    show_as_sample (self);
  g_signal_connect_swapped (name, "changed", G_CALLBACK (name_cb), self);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (sv_page_changed), self);
  g_signal_connect_swapped (draft, "changed", G_CALLBACK (update), self);
  update (self);
}

SvDraft *
sv_draft_page_get_draft (SvDraftPage *self)
{
  return get (self)->draft;
}

gboolean
sv_draft_page_is_showing (SvDraftPage *self)
{
  return get (self)->showing;
}
