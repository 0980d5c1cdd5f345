/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window-private.h"

#include <glib/gi18n.h>

#include "sv-config.h"
#include "sv-fold.h"
#include "sv-library.h"
#include "sv-match-page.h"
#include "sv-settings.h"
#include "sv-start-page.h"
#include "sv-style.h"
#include "sv-widgets.h"

G_DEFINE_FINAL_TYPE (SvWindow, sv_window, GTK_TYPE_APPLICATION_WINDOW)

/* --- The header bar --- */

static void
update_title (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
  g_autofree char *title = page != NULL ? sv_page_dup_title (page) : g_strdup (_ ("Speelveld"));
  g_autofree char *subtitle = page != NULL ? sv_page_dup_subtitle (page) : NULL;

  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->subtitle_label, subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label), subtitle != NULL);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* Undo and the like are those of the page that is shown. */
static void
use_actions (SvWindow *self, SvPage *page, const char *prefix)
{
  GActionGroup *actions = page != NULL ? sv_page_get_actions (page, prefix) : NULL;
  g_autofree char *undo = g_strconcat (prefix, ".undo", NULL);
  g_autofree char *redo = g_strconcat (prefix, ".redo", NULL);

  gtk_widget_insert_action_group (GTK_WIDGET (self), prefix, actions);
  if (actions == NULL)
    return;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->undo_button), undo);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->redo_button), redo);
}

static void
page_changed_cb (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
  const gboolean match = page != NULL && page == self->match_page;

  use_actions (self, page, "match");
  use_actions (self, page, "draft");
  gtk_widget_set_visible (self->home_button, !SV_IS_START_PAGE (page));
  gtk_widget_set_visible (self->match_tools, match);
  gtk_widget_set_visible (self->undo_button,
                          match || (page != NULL && sv_page_get_actions (page, "draft") != NULL));
  sv_window_update_actions (self);
  update_title (self);
}

/* The toast hides no button of the page's bar. */
static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place, SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
  GtkWidget *bar = page != NULL ? sv_page_get_bottom_bar (page) : NULL;

  return bar != NULL && sv_toast_place_above (SV_TOAST (widget), overlay, bar, place);
}

/* --- The match of this window --- */

/* While a timed half runs the session should not end, nor the screen go dark, unasked. */
static void
clock_cb (SvWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean running = self->match != NULL && sv_clock_get_running (sv_match_get_clock (self->match));

  if (application == NULL)
    return;
  if (running && self->inhibit_cookie == 0) {
    self->inhibit_cookie =
        gtk_application_inhibit (application, GTK_WINDOW (self),
                                 GTK_APPLICATION_INHIBIT_LOGOUT | GTK_APPLICATION_INHIBIT_IDLE,
                                 _ ("A match is being played."));
  } else if (!running && self->inhibit_cookie != 0) {
    gtk_application_uninhibit (application, self->inhibit_cookie);
    self->inhibit_cookie = 0;
  }
}

static void
pace_cb (SvWindow *self)
{
  g_clear_pointer (&self->computer, sv_computer_free);
  if (self->match != NULL)
    self->computer = sv_computer_new (self->match, sv_settings_get_pace_ms ());
}

gboolean
sv_window_is_worth_keeping (SvMatch *match)
{
  if (sv_match_get_length (match) == 0)
    return FALSE;
  return sv_match_get_file (match) == NULL || sv_match_get_modified (match);
}

static void
begin_journal (SvWindow *self)
{
  g_autofree char *folder = sv_library_autosave_folder ();

  g_clear_handle_id (&self->journal_id, g_source_remove);
  if (sv_match_get_autosave_path (self->match) == NULL)
    sv_match_autosave (self->match, folder);
}

static gboolean
begin_journal_cb (gpointer data)
{
  begin_journal (data);
  return G_SOURCE_REMOVE;
}

/* Let go of the match; its journal stays, so that it can be gone on with. TRUE if it does. */
static gboolean
put_aside (SvWindow *self)
{
  g_autoptr (SvMatch) match = NULL;
  gboolean kept;

  if (self->match == NULL)
    return FALSE;
  if (self->journal_id != 0)
    begin_journal (self);
  match = g_steal_pointer (&self->match);
  kept = sv_window_is_worth_keeping (match);
  g_signal_handlers_disconnect_by_data (sv_match_get_clock (match), self);
  g_clear_pointer (&self->computer, sv_computer_free);
  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  if (!kept)
    sv_match_discard_autosave (match);
  if (self->match_page != NULL) {
    gtk_widget_insert_action_group (GTK_WIDGET (self), "match", NULL);
    sv_match_page_set_match (SV_MATCH_PAGE (self->match_page), NULL);
    gtk_stack_remove (self->stack, GTK_WIDGET (g_steal_pointer (&self->match_page)));
  }
  clock_cb (self);
  return kept;
}

/* --- Pages --- */

SvPage *
sv_window_get_page (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return self->stack != NULL ? (SvPage *)gtk_stack_get_visible_child (self->stack) : NULL;
}

SvPage *
sv_window_find_page (SvWindow *self, const char *name)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (g_str_equal (sv_page_get_name (SV_PAGE (page)), name))
      return SV_PAGE (page);
  return NULL;
}

const char *
sv_window_get_page_name (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);

  return page != NULL ? sv_page_get_name (page) : NULL;
}

static void
add_page (SvWindow *self, SvPage *page)
{
  gtk_stack_add_child (self->stack, GTK_WIDGET (page));
  g_signal_connect_object (page, "page-changed", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "play", G_CALLBACK (sv_window_play_cb), self, G_CONNECT_SWAPPED);
}

void
sv_window_show_page (SvWindow *self, SvPage *page)
{
  SvPage *left = NULL;

  g_return_if_fail (SV_IS_WINDOW (self));
  g_return_if_fail (SV_IS_PAGE (page));

  if (sv_window_get_page (self) != page)
    left = sv_window_get_page (self);
  if (left != NULL) {
    sv_page_leave (left); /* before another page looks at the library */
    g_clear_object (&self->draft);
    if (!sv_page_is_passing (left))
      self->before = sv_page_get_name (left);
  }
  if (gtk_widget_get_parent (GTK_WIDGET (page)) == NULL)
    add_page (self, page);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (page));
  if (left != NULL && sv_page_is_passing (left))
    gtk_stack_remove (self->stack, GTK_WIDGET (left));
}

void
sv_window_show_start (SvWindow *self)
{
  SvPage *start;
  gboolean kept;

  g_return_if_fail (SV_IS_WINDOW (self));

  start = sv_window_find_page (self, "start");
  if (start == NULL)
    start = SV_PAGE (sv_start_page_new ());
  sv_window_show_page (self, start);
  kept = put_aside (self);
  sv_start_page_refresh (SV_START_PAGE (start));
  if (kept)
    sv_tell (GTK_WIDGET (self), _ ("The match is kept. You can go on with it whenever you like."));
}

void
sv_window_show_match (SvWindow *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_WINDOW (self));
  g_return_if_fail (SV_IS_MATCH (match));

  put_aside (self);
  self->match = g_object_ref (match);
  g_signal_connect_swapped (sv_match_get_clock (match), "notify::running", G_CALLBACK (clock_cb),
                            self);
  pace_cb (self);
  self->match_page = SV_PAGE (sv_match_page_new ());
  sv_match_page_set_match (SV_MATCH_PAGE (self->match_page), match);
  sv_window_show_page (self, self->match_page);
  clock_cb (self);
  /* Now that somebody listens to what cannot be saved. The disk takes its time: if the match is
   * in a file anyway, it waits until the window has been drawn. */
  if (sv_match_get_file (match) == NULL || gtk_widget_get_mapped (GTK_WIDGET (self)))
    begin_journal (self);
  else
    self->journal_id = g_idle_add (begin_journal_cb, self);
}

void
sv_window_show_match_apart (SvWindow *self, SvMatch *match)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  SvWindow *window = sv_window_new ((SvApplication *)application);

  sv_window_show_match (window, match);
  gtk_window_present (GTK_WINDOW (window));
}

/* Back to the page before an editor, else to the match that waits behind this page, else to the
 * start. */
static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  SvPage *page = sv_window_get_page (self);
  SvPage *before = NULL;

  if (page != NULL && sv_page_is_passing (page) && self->before != NULL)
    before = sv_window_find_page (self, self->before);

  if (before != NULL && !SV_IS_START_PAGE (before))
    sv_window_show_page (self, before);
  else if (self->match_page != NULL && page != self->match_page)
    sv_window_show_page (self, self->match_page);
  else
    sv_window_show_start (self);
}

SvMatch *
sv_window_get_match (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return self->match;
}

SvDraft *
sv_window_get_draft (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return self->draft;
}

/* --- What is told --- */

static void
tell_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_toast_show (SV_WINDOW (widget)->toast, g_variant_get_string (parameter, NULL));
}

static void
tell_with_button_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *sentence, *button, *action;
  g_autoptr (GVariant) target = NULL;

  g_variant_get (parameter, "(&s&s&smv)", &sentence, &button, &action, &target);
  sv_toast_show_action (SV_WINDOW (widget)->toast, sentence, button, action, target);
}

const char *
sv_window_get_told (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return sv_toast_get_sentence (self->toast);
}

/* --- The window --- */

static gboolean
sv_window_close_request (GtkWindow *window)
{
  GSettings *settings = sv_settings ();
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  if (width > 0 && height > 0 && !gtk_window_is_fullscreen (window)) {
    g_settings_set_int (settings, "window-width", CLAMP (width, 300, 20000));
    g_settings_set_int (settings, "window-height", CLAMP (height, 300, 20000));
    g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  }
  return GTK_WINDOW_CLASS (sv_window_parent_class)->close_request (window);
}

static void
sv_window_dispose (GObject *object)
{
  SvWindow *self = SV_WINDOW (object);
  SvPage *page = sv_window_get_page (self);

  if (page != NULL)
    sv_page_leave (page);
  if (self->stack != NULL)
    put_aside (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_WINDOW);
  g_clear_object (&self->draft);
  g_clear_object (&self->lost);
  G_OBJECT_CLASS (sv_window_parent_class)->dispose (object);
}

static void
sv_window_class_init (SvWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = sv_window_close_request;

  g_type_ensure (SV_TYPE_FOLD);
  g_type_ensure (SV_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/speelveld/Speelveld/ui/sv-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SvWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, toast);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, home_button);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, match_tools);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, menu);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, sv_window_drop_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_install_action (widget_class, "win.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell_action);
  gtk_widget_class_install_action (widget_class, "win.tell-action", SV_TELL_ACTION_TYPE,
                                   tell_with_button_action);
  sv_window_install_actions (widget_class);
}

/* The menu and the icon are made when they are wanted: people wait for the window. */
static void
make_menu_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

static gboolean
show_icon_cb (gpointer window)
{
  gtk_window_set_icon_name (window, SV_APP_ID);
  return G_SOURCE_REMOVE;
}

static void
sv_window_init (SvWindow *self)
{
  GSettings *settings = sv_settings ();

  sv_style_get_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, make_menu_cb, self->menu, NULL);
  sv_widget_later (GTK_WIDGET (self), show_icon_cb);
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (pace_cb), self,
                           G_CONNECT_SWAPPED);
}

SvWindow *
sv_window_new (SvApplication *application)
{
  return g_object_new (SV_TYPE_WINDOW, "application", application, NULL);
}
