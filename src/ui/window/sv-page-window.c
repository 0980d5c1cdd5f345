/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-page-window.h"

#include "sv-cup-page.h"
#include "sv-draft-page.h"
#include "sv-match-file.h"
#include "sv-match-page.h"
#include "sv-open-files.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-start-page.h"
#include "sv-style.h"
#include "sv-table-page.h"
#include "sv-title-bar.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

#define READY_ICON "/io/github/speelveld/Speelveld/pictures/icon.png"

G_DEFINE_ABSTRACT_TYPE (SvPageWindow, sv_page_window, GTK_TYPE_APPLICATION_WINDOW)

/* --- What is shown --- */

SvPage *
sv_page_window_get_page (SvPageWindow *self)
{
  return self->stack != NULL ? (SvPage *)gtk_stack_get_visible_child (self->stack) : NULL;
}

SvPage *
sv_page_window_find_page (SvPageWindow *self, const char *name)
{
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (g_str_equal (sv_page_get_name (SV_PAGE (page)), name))
      return SV_PAGE (page);
  return NULL;
}

SvMatch *
sv_page_window_get_match (SvPageWindow *self)
{
  return sv_match_session_get_match (self->session);
}

/* Return the match if its page is shown, else NULL. */
static SvMatch *
get_shown_match (SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);

  return page != NULL && page == self->match_page ? sv_match_session_get_match (self->session)
                                                  : NULL;
}

SvDraft *
sv_page_window_get_draft (SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);

  return SV_IS_DRAFT_PAGE (page) ? sv_draft_page_get_draft (SV_DRAFT_PAGE (page)) : NULL;
}

/* Return the table if its page is shown, else NULL. */
SvTable *
sv_page_window_get_table (SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);

  return SV_IS_TABLE_PAGE (page) ? sv_table_page_get_table (SV_TABLE_PAGE (page)) : NULL;
}

/* Show the match or the table of the present page on the scoreboard window, if that is open. */
void
sv_page_window_follow_page (SvPageWindow *self)
{
  SvTable *table = sv_page_window_get_table (self);
  SvMatch *match = get_shown_match (self);

  if (self->wall != NULL && table != NULL)
    sv_wall_window_set_table (self->wall, table);
  else if (self->wall != NULL && match != NULL)
    sv_wall_window_set_match (self->wall, match,
                              sv_match_page_get_announcer (SV_MATCH_PAGE (self->match_page)));
}

static void
update_actions (SvPageWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SvPage *page = sv_page_window_get_page (self);
  SvMatch *match = get_shown_match (self);

  gtk_widget_action_set_enabled (widget, "win.start", !SV_IS_START_PAGE (page));
  /* On the match page, the same keys step through the match. */
  gtk_widget_action_set_enabled (widget, "win.back", !SV_IS_START_PAGE (page) && match == NULL);
  gtk_widget_action_set_enabled (widget, "win.home", !SV_IS_START_PAGE (page) && match == NULL);
  gtk_widget_action_set_enabled (widget, "win.save", match != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-as",
                                 match != NULL || sv_page_window_get_draft (self) != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-again",
                                 match != NULL && sv_match_get_file (match) != NULL);
  gtk_widget_action_set_enabled (widget, "win.export", SV_IS_CUP_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.choose-export", SV_IS_CUP_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.add-team", SV_IS_CUP_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.edit-position",
                                 match != NULL &&
                                     sv_game_has_placements (sv_match_get_game (match)));
  gtk_widget_action_set_enabled (widget, "win.scoreboard",
                                 match != NULL || SV_IS_TABLE_PAGE (page) || SV_IS_CUP_PAGE (page));
  sv_page_window_follow_page (self);
}

/* Return the page that the back button leads to: from a temporary page the page before it, else
 * the match that is behind the present page, else NULL for the start page. */
static SvPage *
find_back (SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);
  SvPage *before = NULL;

  if (page != NULL && sv_page_is_passing (page) && self->before != NULL)
    before = sv_page_window_find_page (self, self->before);
  if (before != NULL && !SV_IS_START_PAGE (before))
    return before;
  return page != self->match_page ? self->match_page : NULL;
}

/* Return the title of what the back button leads to, or NULL for the start page. Free with
 * g_free (). */
static char *
dup_back_title (SvPageWindow *self, SvPage *page)
{
  SvPage *back = find_back (self);
  char *inside = sv_page_dup_back (page);

  if (inside != NULL)
    return inside;
  return back != NULL               ? sv_page_dup_title (back)
         : page == self->match_page ? g_strdup (self->origin_title)
                                    : NULL;
}

static void
update_title (SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (self));

  if (page == NULL || bar == NULL)
    return;
  sv_title_bar_show (SV_TITLE_BAR (bar), page, get_shown_match (self));
  g_autofree char *back = dup_back_title (self, page);
  sv_title_bar_set_back (SV_TITLE_BAR (bar), back);
}

static void
page_changed_cb (SvPageWindow *self)
{
  static const char *const prefixes[] = { "match", "draft" };
  SvPage *page = sv_page_window_get_page (self);

  for (gsize i = 0; i < G_N_ELEMENTS (prefixes); i++)
    gtk_widget_insert_action_group (GTK_WIDGET (self), prefixes[i],
                                    page != NULL ? sv_page_get_actions (page, prefixes[i]) : NULL);
  update_actions (self);
  update_title (self);
}

static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place, SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);

  sv_toast_place (SV_TOAST (widget), overlay, page != NULL ? sv_page_get_bottom_bar (page) : NULL,
                  gtk_window_get_focus (GTK_WINDOW (self)), place);
  if (page != NULL && sv_toast_get_sentence (SV_TOAST (widget)) != NULL)
    sv_page_free_place (page, GTK_WIDGET (overlay), place);
  return TRUE;
}

/* --- What is kept --- */

/* Let the page read its files again, because they may have changed. */
void
sv_page_window_refresh (SvPageWindow *self)
{
  if (sv_page_window_get_page (self) != NULL)
    sv_page_refresh (sv_page_window_get_page (self));
}

/* Return the auto-saver of the document that the present page shows (a draft, a table or a
 * competition), or NULL if it shows none. */
static SvAutoSaver *
get_auto_saver (SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);
  gpointer draft = sv_page_window_get_draft (self), table = sv_page_window_get_table (self);

  if (SV_IS_CUP_PAGE (page))
    return SV_AUTO_SAVER (sv_cup_page_get_book (SV_CUP_PAGE (page)));
  return draft != NULL ? draft : table;
}

static void
match_session_kept_cb (SvPageWindow *self)
{
  if (self->unsaved == NULL)
    return;
  sv_unsaved_bar_set_match (self->unsaved, sv_match_session_get_match (self->session));
  update_actions (self); /* the match may have got a file */
}

/* Connect to the auto-saver @saver, so that this window reports problems and refreshes its page
 * after a write, even if the page with the document was left. */
void
sv_page_window_listen (SvPageWindow *self, SvAutoSaver *saver)
{
  sv_unsaved_bar_watch (self->unsaved, saver);
  g_signal_connect_object (saver, "notice", G_CALLBACK (sv_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (saver, "idle", G_CALLBACK (sv_page_window_refresh), self,
                           G_CONNECT_SWAPPED);
}

/* Remove a page that will not be shown again. */
void
sv_page_window_drop_page (SvPageWindow *self, SvPage *page)
{
  sv_widget_drop_focus (GTK_WIDGET (page));
  gtk_stack_remove (self->stack, GTK_WIDGET (page));
}

/* Release the match and its page. Returns TRUE if the match stays on the disk, so that the user
 * can continue it. */
static gboolean
put_aside (SvPageWindow *self)
{
  SvMatch *match = sv_match_session_get_match (self->session);

  if (match != NULL && sv_match_get_match_saver (match) != NULL)
    sv_page_window_listen (self, sv_match_get_match_saver (match));
  const gboolean kept = sv_match_session_put_aside (self->session);
  match_session_kept_cb (self);
  if (self->match_page != NULL) {
    gtk_widget_insert_action_group (GTK_WIDGET (self), "match", NULL);
    sv_match_page_set_match (SV_MATCH_PAGE (self->match_page), NULL);
    sv_page_window_drop_page (self, g_steal_pointer (&self->match_page));
  }
  return kept;
}

/* --- Pages --- */

static void
add_page (SvPageWindow *self, SvPage *page)
{
  gtk_stack_add_child (self->stack, GTK_WIDGET (page));
  g_signal_connect_object (page, "page-changed", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "play", G_CALLBACK (sv_page_window_play), self, G_CONNECT_SWAPPED);
}

/* If the focus is in the title bar, on the menu or the back button, move it into the new page. */
static void
leave_title_bar (SvPageWindow *self, SvPage *page)
{
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (self));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (bar != NULL && focus != NULL && gtk_widget_is_ancestor (focus, bar))
    gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

void
sv_page_window_show_page (SvPageWindow *self, SvPage *page)
{
  SvPage *left = NULL;

  if (sv_page_window_get_page (self) != page)
    left = sv_page_window_get_page (self);
  if (left != NULL) {
    SvAutoSaver *saver = get_auto_saver (self);

    g_set_weak_pointer (&self->left, SV_IS_CUP_PAGE (left) ? NULL : saver);
    sv_page_leave (left);
    sv_unsaved_bar_keep (self->unsaved, saver);
    if (!sv_page_is_passing (left))
      self->before = sv_page_get_name (left);
  }
  if (gtk_widget_get_parent (GTK_WIDGET (page)) == NULL)
    add_page (self, page);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (page));
  if (left != NULL)
    leave_title_bar (self, page);
  if (left != NULL && sv_page_is_passing (left))
    sv_page_window_drop_page (self, left);
}

/* Release the match after its page was left, and say that it can be continued. */
static void
release_match (SvPageWindow *self)
{
  SvMatch *match = sv_match_session_get_match (self->session);
  const gboolean over = match != NULL && sv_shown (match)->node.kind == SV_NODE_OVER;
  const gboolean kept = put_aside (self);
  sv_page_window_refresh (self);
  if (kept && !over)
    sv_tell (GTK_WIDGET (self), _ ("The match is kept. You can continue it whenever you like."));
}

static void
set_origin (SvPageWindow *self, char *origin, char *title)
{
  g_free (self->origin);
  g_free (self->origin_title);
  self->origin = origin;
  self->origin_title = title;
}

/* Remember the present page, on which a match is being opened. After a match on the same page, a
 * rematch, it is still that of the first match. */
static void
remember_origin (SvPageWindow *self)
{
  SvPage *page = sv_page_window_get_page (self);
  char *action = page != NULL ? sv_page_dup_action (page) : NULL;

  if (action != NULL)
    set_origin (self, action, sv_page_dup_title (page));
  else if (SV_IS_CUP_PAGE (page))
    set_origin (self, g_strdup (sv_page_get_name (page)), sv_page_dup_title (page));
  else if (page == NULL || page != self->match_page)
    set_origin (self, NULL, NULL);
}

/* Go from the match back to the page on which it was opened. Returns FALSE if that was the start
 * page, or the page has gone. */
static gboolean
return_to_origin (SvPageWindow *self)
{
  g_autofree char *origin = g_steal_pointer (&self->origin);
  SvPage *page = origin != NULL ? sv_page_window_find_page (self, origin) : NULL;
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  set_origin (self, NULL, NULL);
  if (page != NULL)
    sv_page_window_show_page (self, page);
  else if (origin != NULL && g_action_parse_detailed_name (origin, &action, &target, NULL))
    gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
  if (sv_page_window_get_page (self) == self->match_page)
    return FALSE;
  release_match (self);
  return TRUE;
}

void
sv_page_window_show_start (SvPageWindow *self)
{
  SvPage *start = sv_page_window_find_page (self, "start");

  if (start == NULL)
    start = SV_PAGE (g_object_new (SV_TYPE_START_PAGE, NULL));
  set_origin (self, NULL, NULL);
  sv_page_window_show_page (self, start);
  release_match (self);
}

void
sv_page_window_show_match (SvPageWindow *self, SvMatch *match)
{
  remember_origin (self);
  put_aside (self);
  sv_match_session_take (self->session, match);
  match_session_kept_cb (self);
  self->match_page = SV_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  sv_match_page_set_match (SV_MATCH_PAGE (self->match_page), match);
  sv_page_window_show_page (self, self->match_page);
  /* Focused before the window is shown, screen readers would not take the window for one. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->match_page));
}

static void
show_match_apart (SvPageWindow *self, SvMatch *match)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  SvPageWindow *window = g_object_new (G_OBJECT_TYPE (self), "application", application, NULL);

  sv_page_window_show_match (window, match);
  gtk_window_present (GTK_WINDOW (window));
}

void
sv_page_window_play (SvPageWindow *self, SvMatch *match, gboolean apart)
{
  if (!apart && !sv_match_session_is_busy (self->session)) {
    sv_page_window_show_match (self, match);
    return;
  }
  show_match_apart (self, match);
  if (!apart)
    sv_page_window_show_page (self, self->match_page);
}

/* Show a match that was read from the disk: in this window if it has no match, else in a new
 * one. */
void
sv_page_window_show_loaded (SvPageWindow *self, SvMatch *match)
{
  if (sv_match_session_get_match (self->session) == NULL)
    sv_page_window_show_match (self, match);
  else
    show_match_apart (self, match);
}

void
sv_page_window_show_replay (SvPageWindow *self)
{
  if (self->match_page != NULL && sv_page_window_get_page (self) == self->match_page)
    gtk_widget_activate_action (GTK_WIDGET (self->match_page), "match.replay", NULL);
}

/* Return whether the page can be left. If FALSE, the user is asked what to do about changes that
 * could not be saved; if the user agrees to leave, the action @name is activated again. */
static gboolean
may_leave (SvPageWindow *self, const char *name)
{
  SvMatch *match = get_shown_match (self);

  return sv_unsaved_bar_may_leave (
      self->unsaved, match != NULL ? sv_match_get_match_saver (match) : get_auto_saver (self),
      name);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  SvPage *back = find_back (self), *page = sv_page_window_get_page (self);
  g_autofree char *inside = page != NULL ? sv_page_dup_back (page) : NULL;

  if (inside != NULL) {
    sv_page_go_back (page);
    return;
  }
  if (!may_leave (self, name))
    return;
  if (back != NULL)
    sv_page_window_show_page (self, back);
  else if (page != self->match_page || !return_to_origin (self))
    sv_page_window_show_start (self);
}

static void
home_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);

  if (may_leave (self, name))
    sv_page_window_show_start (self);
}

/* Escape goes back if no other widget has used the key. It does not while the user is typing in
 * an entry, or at a table or in a match, where keys are pressed all the time. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));

  if (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) ||
      sv_page_window_get_table (SV_PAGE_WINDOW (widget)) != NULL)
    return FALSE;
  return gtk_widget_activate_action (widget, "win.back", NULL);
}

/* --- All windows --- */

/* Return the windows of the program (GtkWindow), or NULL; owned by the application. */
GList *
sv_page_window_get_windows (SvPageWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return application != NULL ? gtk_application_get_windows (application) : NULL;
}

/* Return the window that has the file @path open, or NULL. Two drafts of one file would
 * overwrite each other. */
GtkWindow *
sv_page_window_find_open (SvPageWindow *self, const char *path)
{
  for (GList *i = sv_page_window_get_windows (self); i != NULL; i = i->next) {
    SvMatch *match = SV_IS_PAGE_WINDOW (i->data) ? sv_page_window_get_match (i->data) : NULL;
    GFile *file = match != NULL ? sv_match_get_file (match) : NULL;
    SvDraft *draft = SV_IS_PAGE_WINDOW (i->data) ? sv_page_window_get_draft (i->data) : NULL;

    if ((file != NULL && g_strcmp0 (g_file_peek_path (file), path) == 0) ||
        (draft != NULL && g_strcmp0 (sv_draft_get_path (draft), path) == 0))
      return i->data;
  }
  return NULL;
}

/* --- Files --- */

static gboolean
open_cb (GtkWidget *window, GFile *file)
{
  return SV_PAGE_WINDOW_GET_CLASS (window)->open (SV_PAGE_WINDOW (window), file);
}

static const char *
get_told_cb (GtkWidget *window)
{
  return sv_toast_get_sentence (SV_PAGE_WINDOW (window)->toast);
}

static const SvOpener opener = { open_cb, get_told_cb };

void
sv_page_window_open_files (SvPageWindow *self, GPtrArray *files)
{
  sv_open_files (GTK_WIDGET (self), files, &opener);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvPageWindow *self)
{
  sv_open_files_drop (GTK_WIDGET (self), sv_page_window_get_page (self), g_value_get_boxed (value),
                      &opener);
  return TRUE;
}

/* --- What is told --- */

static void
tell_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_toast_show (SV_PAGE_WINDOW (widget)->toast, g_variant_get_string (parameter, NULL));
}

static void
untell_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_toast_retract (SV_PAGE_WINDOW (widget)->toast, g_variant_get_string (parameter, NULL));
}

static void
tell_with_button_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *sentence, *button, *action;
  g_autoptr (GVariant) target = NULL;

  g_variant_get (parameter, "(&s&s&smv)", &sentence, &button, &action, &target);
  sv_toast_show_action (SV_PAGE_WINDOW (widget)->toast, sentence, button, action, target);
}

/* --- The window --- */

static gboolean
sv_page_window_close_request (GtkWindow *window)
{
  SvPageWindow *self = SV_PAGE_WINDOW (window);
  GSettings *settings = sv_settings ();
  int width, height;

  /* so that a text that was typed without Enter is stored */
  sv_widget_drop_focus (GTK_WIDGET (self));
  sv_unsaved_bar_keep (self->unsaved, get_auto_saver (self));
  if (!sv_match_session_may_close (self->session) || !sv_unsaved_bar_may_close (self->unsaved))
    return TRUE;
  gtk_window_get_default_size (window, &width, &height);
  if (width > 0 && height > 0 && !gtk_window_is_fullscreen (window)) {
    g_settings_set_int (settings, "window-width", CLAMP (width, 300, 20000));
    g_settings_set_int (settings, "window-height", CLAMP (height, 300, 20000));
    g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  }
  return GTK_WINDOW_CLASS (sv_page_window_parent_class)->close_request (window);
}

static void
sv_page_window_dispose (GObject *object)
{
  SvPageWindow *self = SV_PAGE_WINDOW (object);
  SvPage *page = sv_page_window_get_page (self);

  if (page != NULL)
    sv_page_leave (page);
  if (self->stack != NULL)
    put_aside (self);
  /* GTK 4.8 disposes the template of the class of the object alone, and this is a base class. */
  gtk_window_set_child (GTK_WINDOW (self), NULL);
  self->stack = NULL;
  g_clear_weak_pointer (&self->left);
  g_clear_weak_pointer (&self->wall);
  g_clear_weak_pointer (&self->cup_wall);
  g_clear_object (&self->lost);
  g_clear_object (&self->session);
  set_origin (self, NULL, NULL);
  G_OBJECT_CLASS (sv_page_window_parent_class)->dispose (object);
}

void
sv_page_window_install (GtkWidgetClass *klass, const SvWindowAction *actions, unsigned n)
{
  /* The window fills itself while it is still an object of the parent class, and a button that does
   * not find its action then never works. So that class has all actions too. */
  GtkWidgetClass *parent = g_type_class_peek_parent (klass);

  for (unsigned i = 0; i < n; i++) {
    gtk_widget_class_install_action (klass, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
    if (g_type_is_a (G_TYPE_FROM_CLASS (parent), SV_TYPE_PAGE_WINDOW))
      gtk_widget_class_install_action (parent, actions[i].name, actions[i].parameter,
                                       actions[i].activate);
  }
}

static void
sv_page_window_class_init (SvPageWindowClass *klass)
{
  static const SvWindowAction actions[] = {
    { "win.start", NULL, back_action },
    { "win.back", NULL, back_action },
    { "win.home", NULL, home_action },
    { "win.go-home", NULL, home_action },
    { "win.tell", "s", tell_action },
    { "win.untell", "s", untell_action },
    { "win.tell-action", SV_TELL_ACTION_TYPE, tell_with_button_action },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_page_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = sv_page_window_close_request;

  /* The template names GDK_TYPE_FILE_LIST as the type of a drop; GTK registers it only on first
   * use. */
  sv_types_ensure (SV_TYPE_TITLE_BAR, SV_TYPE_TOAST, SV_TYPE_UNSAVED_BAR, GDK_TYPE_FILE_LIST);
  sv_widget_class_set_template (widget_class, "sv-page-window.ui");
  sv_widget_class_bind (widget_class, SvPageWindow, stack, toast, unsaved);
  sv_widget_class_bind_callbacks (widget_class, page_changed_cb, drop_cb, place_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  sv_page_window_install (widget_class, actions, G_N_ELEMENTS (actions));
}

/* Set the icon of the window. This is done in an idle callback, so that the window appears
 * sooner, and with a picture in pixels: for a named icon GTK would load its SVG loader. */
static gboolean
show_icon_cb (gpointer window)
{
  GdkSurface *surface = gtk_native_get_surface (window);

  if (surface != NULL) {
    g_autoptr (GdkTexture) icon = gdk_texture_new_from_resource (READY_ICON);
    GList list = { .data = icon };
    gdk_toplevel_set_icon_list (GDK_TOPLEVEL (surface), &list);
  }
  return G_SOURCE_REMOVE;
}

static void
sv_page_window_init (SvPageWindow *self)
{
  GSettings *settings = sv_settings ();

  sv_style_get_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_widget_later (GTK_WIDGET (self), G_PRIORITY_DEFAULT_IDLE, show_icon_cb);
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  self->session = sv_match_session_new (GTK_WINDOW (self));
  g_signal_connect_object (self->session, "kept", G_CALLBACK (match_session_kept_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "reloaded", G_CALLBACK (sv_page_window_show_match), self,
                           G_CONNECT_SWAPPED);
}
