/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-title-bar.h"

#include <glib/gi18n.h>

#include "sv-draft-page.h"
#include "sv-fold.h"
#include "sv-match-file.h"
#include "sv-match-log.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-title-layout.h"
#include "sv-widgets.h"

struct _SvTitleBar {
  GtkBox parent_instance;

  SvMatch *match;    /* match that the page shows, or NULL; owned */
  GMenuModel *model; /* menu of the page, one of those below */
  GtkWidget *before; /* widget that had the focus when the menu was opened, or NULL; weak pointer */

  /* Template children */
  GtkLabel *title, *subtitle;
  GtkWidget *home, *undo, *redo, *match_tools, *open_tools, *play_open;
  GtkMenuButton *menu_button;
  GMenuModel *match_menu, *competition_menu, *menu;
};

G_DEFINE_FINAL_TYPE (SvTitleBar, sv_title_bar, GTK_TYPE_BOX)

/* Return the name of the match's file without folder and suffix, or NULL if it has no file. Free
 * with g_free (). */
static char *
dup_file_name (SvMatch *match)
{
  GFile *file = match != NULL ? sv_match_get_file (match) : NULL;

  if (file == NULL)
    return NULL;
  g_autofree char *base = g_file_get_basename (file);
  char *name = g_filename_display_name (base);
  char *suffix = g_strrstr (name, ".svmatch");
  if (suffix != NULL && suffix != name)
    *suffix = '\0';
  return name;
}

static char *
dup_subtitle (SvPage *page, SvMatch *match)
{
  g_autofree char *where = sv_page_dup_subtitle (page);
  g_autofree char *name = dup_file_name (match);

  /* Translators: below the title: the part of the match that is shown, then the name of its
   * file. */
  return where != NULL && name != NULL ? sv_sentence (_ ("%1$s – file “%2$s”"), where, name)
         : name != NULL                ? g_steal_pointer (&name)
                                       : g_steal_pointer (&where);
}

/* If the page has undo actions with this prefix, connect the buttons with them. Returns FALSE if
 * not. */
static gboolean
use_steps (SvTitleBar *self, SvPage *page, const char *prefix)
{
  g_autofree char *undo = g_strconcat (prefix, ".undo", NULL);
  g_autofree char *redo = g_strconcat (prefix, ".redo", NULL);

  if (sv_page_get_actions (page, prefix) == NULL)
    return FALSE;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo), undo);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->redo), redo);
  return TRUE;
}

/* Show the menu entries for playing, printing and sharing the open document: a team, a variant
 * or a competition. */
static void
show_open_tools (SvTitleBar *self, SvPage *page)
{
  const gboolean draft = SV_IS_DRAFT_PAGE (page);

  gtk_widget_set_visible (self->play_open, draft);
  gtk_widget_set_visible (self->open_tools,
                          draft || g_str_equal (sv_page_get_name (page), "competition"));
}

/* Choose the menu of the page; it is created when it is opened. */
static void
choose_menu (SvTitleBar *self, SvPage *page, SvMatch *match)
{
  GMenuModel *model = match != NULL ? self->match_menu
                      : g_str_equal (sv_page_get_name (page), "competition")
                          ? self->competition_menu
                          : self->menu;

  if (self->model == model)
    return;
  self->model = model;
  gtk_menu_button_set_menu_model (self->menu_button, NULL);
}

void
sv_title_bar_show (SvTitleBar *self, SvPage *page, SvMatch *match)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *title = sv_page_dup_title (page);
  g_autofree char *subtitle = dup_subtitle (page, match);

  g_set_object (&self->match, match);
  choose_menu (self, page, match);
  gtk_label_set_text (self->title, title);
  sv_label_show (self->subtitle, subtitle);
  gtk_widget_set_visible (self->home, !g_str_equal (sv_page_get_name (page), "start"));
  gtk_widget_set_visible (self->match_tools, match != NULL);
  show_open_tools (self, page);
  gtk_widget_set_visible (self->undo,
                          use_steps (self, page, "match") || use_steps (self, page, "draft"));
  gtk_window_set_title (GTK_WINDOW (window), title);
}

void
sv_title_bar_set_back (SvTitleBar *self, const char *title)
{
  /* Translators: %s is the title of a page, for example of a competition or a match. */
  g_autofree char *words = title != NULL ? sv_sentence (_ ("Back to “%s”"), title)
                                         : g_strdup (_ ("Back to the start page"));

  sv_widget_set_tooltip (self->home, words);
  sv_widget_set_label (self->home, words);
}

/* Set a tooltip that says which step undo or redo would change. While events are still being
 * announced there is none, because it would reveal what has not been announced yet. */
static gboolean
step_tooltip_cb (
    SvTitleBar *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip, GtkWidget *button)
{
  const gboolean undo = button == self->undo;
  SvMatch *match = self->match;

  if (match == NULL || sv_match_get_waiting (match))
    return FALSE;
  const unsigned step = sv_shown (match)->position - (undo ? 1 : 0);
  if (step >= sv_match_get_length (match))
    return FALSE;
  g_autofree char *sentence = sv_match_dup_step (match, step);
  /* Translators: %s is a sentence that says what happened. */
  g_autofree char *text = sv_sentence (undo ? _ ("Undo: %s") : _ ("Redo: %s"), sentence);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static gboolean
has_focus (SvTitleBar *self, GtkWidget *focus)
{
  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* If the user has closed the menu without a choice, give the focus back to the widget that had
 * it before, instead of the menu button. */
static gboolean
return_cb (gpointer data)
{
  SvTitleBar *self = data;
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu_button);

  if (window != NULL && has_focus (self, gtk_root_get_focus (window)) &&
      !gtk_widget_get_mapped (GTK_WIDGET (popover)))
    gtk_root_set_focus (
        window, self->before != NULL && gtk_widget_get_mapped (self->before) ? self->before : NULL);
  return G_SOURCE_REMOVE;
}

/* Wait for an idle callback, because GTK moves the focus to the button after the signal
 * "closed". */
static void
menu_closed_cb (SvTitleBar *self)
{
  sv_widget_later (GTK_WIDGET (self), G_PRIORITY_DEFAULT, return_cb);
}

/* Called before the menu is shown. The menu is created only then, so that the window appears
 * sooner. */
static void
menu_cb (GtkMenuButton *button, gpointer data)
{
  SvTitleBar *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!has_focus (self, focus))
    g_set_weak_pointer (&self->before, focus);
  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, self->model);
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed",
                           G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
}

static void
sv_title_bar_dispose (GObject *object)
{
  g_clear_weak_pointer (&SV_TITLE_BAR (object)->before);
  g_clear_object (&SV_TITLE_BAR (object)->match);
  G_OBJECT_CLASS (sv_title_bar_parent_class)->dispose (object);
}

static void
sv_title_bar_class_init (SvTitleBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_title_bar_dispose;
  sv_types_ensure (SV_TYPE_FOLD, SV_TYPE_TITLE_LAYOUT);
  sv_widget_class_set_template (widget_class, "sv-title-bar.ui");
  sv_widget_class_bind (widget_class, SvTitleBar, title, subtitle, home, undo, redo, match_tools,
                        open_tools, play_open, menu_button, match_menu, competition_menu, menu);
  sv_widget_class_bind_callbacks (widget_class, step_tooltip_cb);
}

static void
sv_title_bar_init (SvTitleBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, menu_cb, self, NULL);
}
