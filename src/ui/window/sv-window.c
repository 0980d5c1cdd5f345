/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window.h"

#include <glib/gi18n.h>

#include "sv-clamp.h"
#include "sv-colour-scheme.h"
#include "sv-draft-tools.h"
#include "sv-fold.h"
#include "sv-games.h"
#include "sv-journals.h"
#include "sv-library-files.h"
#include "sv-match-page.h"
#include "sv-new-match-page.h"
#include "sv-settings.h"
#include "sv-start-page.h"
#include "sv-toast.h"
#include "sv-window-open.h"
#include "sv-window-position.h"
#include "sv-window-tools.h"

struct _SvWindow {
  GtkApplicationWindow parent_instance;

  /* Owned */
  SvMatch *match;
  char *before_editor; /* the page that *Back* of an editor leads to */
  guint inhibit_cookie;
  guint journal_id; /* the match is to be written into its journal */

  /* Pages, each built when it is first shown; owned by the stack */
  SvStartPage *start_page;
  SvNewMatchPage *new_match_page;
  SvMatchPage *match_page;
  GtkWidget *editor;

  /* Template children */
  GtkStack *stack;
  SvToast *toast;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  GtkWidget *home_button;
  GtkWidget *match_tools;
  SvDraftTools *draft_tools;
};

G_DEFINE_FINAL_TYPE (SvWindow, sv_window, GTK_TYPE_APPLICATION_WINDOW)

static gboolean
is_page (SvWindow *self, const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), name) == 0;
}

static gboolean
is_editor (SvWindow *self)
{
  return self->editor != NULL && gtk_stack_get_visible_child (self->stack) == self->editor;
}

/* --- The match of this window --- */

static char *
dup_subtitle (SvWindow *self)
{
  const SvView *view = sv_match_get_view (self->match);
  const char *period = view->period_name != NULL ? _ (view->period_name) : NULL;
  gboolean paused = sv_clock_get_paused (sv_match_get_clock (self->match));

  if (sv_match_get_look (self->match) == SV_LOOK_BACK)
    return g_strdup (_ ("Looking back"));
  if (view->stage == SV_STAGE_OVER)
    return g_strdup (_ ("Final score"));
  if (period == NULL)
    return paused ? g_strdup (_ ("Paused")) : NULL;
  if (paused)
    /* Translators: %s is the half, e.g. "First half". */
    return g_strdup_printf (_ ("%s, paused"), period);
  return g_strdup (period);
}

static char *
dup_page_title (SvWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  const char *title =
      page != NULL ? gtk_stack_page_get_title (gtk_stack_get_page (self->stack, page)) : NULL;

  return g_strdup (title != NULL ? title : _ ("Speelveld"));
}

static void
update_title (SvWindow *self)
{
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  if (self->match != NULL && is_page (self, "match")) {
    g_object_get (self->match, "title", &title, NULL);
    subtitle = dup_subtitle (self);
  } else if (is_page (self, "new-match")) {
    title = g_strdup (_ ("New Match"));
  } else if (is_page (self, "position")) {
    title = g_strdup (_ ("Set Up a Position"));
  } else if (is_editor (self) && sv_window_tools_get_title (self->editor) != NULL) {
    title = g_strdup (sv_window_tools_get_title (self->editor));
  } else if (is_editor (self)) {
    title = sv_draft_tools_dup_title (self->draft_tools);
  } else {
    title = dup_page_title (self);
  }
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->subtitle_label, subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label), subtitle != NULL);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* While a timed half runs the session should not end, nor the screen go dark, unasked. */
static void
clock_cb (SvWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean running = self->match != NULL && sv_clock_get_running (sv_match_get_clock (self->match));

  update_title (self);
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
  if (self->match != NULL)
    sv_match_set_pace (self->match, sv_settings_get_pace_ms ());
}

static void
pause_match (SvWindow *self)
{
  SvClock *clock = self->match != NULL ? sv_match_get_clock (self->match) : NULL;

  if (clock != NULL && sv_clock_get_wanted (clock))
    sv_clock_set_paused (clock, TRUE);
}

/* Whether the start page has to offer it: there is something in it that no file has. */
static gboolean
worth_keeping (SvMatch *match)
{
  if (sv_match_get_length (match) == 0)
    return FALSE;
  return sv_match_get_file (match) == NULL || sv_match_get_modified (match);
}

static void
begin_journal (SvWindow *self)
{
  g_autofree char *folder = sv_library_journal_folder ();

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
  kept = worth_keeping (match);
  g_signal_handlers_disconnect_by_data (match, self);
  g_signal_handlers_disconnect_by_data (sv_match_get_clock (match), self);
  sv_match_set_pace (match, 0);
  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  if (!kept)
    sv_match_discard_autosave (match);
  if (self->match_page != NULL) {
    gtk_widget_insert_action_group (GTK_WIDGET (self), "match", NULL);
    sv_match_page_set_match (self->match_page, NULL);
    gtk_stack_remove (self->stack, GTK_WIDGET (self->match_page));
    self->match_page = NULL;
  }
  clock_cb (self);
  return kept;
}

static void
take_match (SvWindow *self, SvMatch *match)
{
  SvClock *clock = sv_match_get_clock (match);

  self->match = g_object_ref (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (update_title), self);
  g_signal_connect_swapped (match, "notify::title", G_CALLBACK (update_title), self);
  g_signal_connect_swapped (clock, "notify::running", G_CALLBACK (clock_cb), self);
  g_signal_connect_swapped (clock, "notify::paused", G_CALLBACK (update_title), self);
  sv_match_set_pace (match, sv_settings_get_pace_ms ());
}

/* --- Pages --- */

static void
page_changed_cb (SvWindow *self)
{
  gboolean match = is_page (self, "match");
  gboolean start = is_page (self, "start");
  GActionGroup *actions = match              ? sv_match_page_get_actions (self->match_page)
                          : is_editor (self) ? sv_window_tools_get_actions (self->editor)
                                             : NULL;

  gtk_widget_set_visible (self->home_button, !start);
  gtk_widget_set_visible (self->match_tools, match);
  gtk_widget_set_visible (GTK_WIDGET (self->draft_tools), is_editor (self) && actions == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.start", !start);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", match);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", match);
  sv_window_tools_follow (self, match ? self->match : NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.edit-position", match);
  /* Undo and the like are those of the page that is shown. */
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", actions);
  if (!match)
    pause_match (self);
  update_title (self);
}

/* Let go of the editor that was shown; its draft saves itself. */
static void
forget_editor (SvWindow *self)
{
  GtkWidget *editor = g_steal_pointer (&self->editor);

  if (editor == NULL)
    return;
  gtk_stack_remove (self->stack, editor);
  sv_draft_tools_set_draft (self->draft_tools, NULL);
}

static void
branch_cb (SvWindow *self, SvMatch *branch)
{
  SvApplication *application = SV_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  SvWindow *window = sv_window_new (application);

  sv_window_show_match (window, branch);
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_page (SvWindow *self, GtkWidget *page, const char *name)
{
  if (gtk_widget_get_parent (page) == NULL)
    gtk_stack_add_named (self->stack, page, name);
  if (page != self->editor) /* written before another page looks at the library */
    sv_draft_tools_set_draft (self->draft_tools, NULL);
  gtk_stack_set_visible_child (self->stack, page);
  if (page != self->editor)
    forget_editor (self);
}

void
sv_window_start_match (SvWindow *self, SvMatch *match)
{
  if (self->match != NULL && worth_keeping (self->match) &&
      sv_match_get_node (self->match)->kind != SV_NODE_OVER) {
    branch_cb (self, match);
    show_page (self, GTK_WIDGET (self->match_page), "match");
    return;
  }
  sv_window_show_match (self, match);
}

void
sv_window_show_start (SvWindow *self)
{
  gboolean kept;

  g_return_if_fail (SV_IS_WINDOW (self));

  if (self->start_page == NULL) {
    self->start_page = SV_START_PAGE (sv_start_page_new ());
    g_signal_connect_object (self->start_page, "told", G_CALLBACK (sv_window_tell), self,
                             G_CONNECT_SWAPPED);
  }
  show_page (self, GTK_WIDGET (self->start_page), "start");
  kept = put_aside (self);
  sv_start_page_refresh (self->start_page);
  if (kept)
    sv_window_tell (self, _ ("The match is kept. You can go on with it whenever you like."));
}

void
sv_window_show_new_match (SvWindow *self, const SvGame *game)
{
  g_return_if_fail (SV_IS_WINDOW (self));

  if (self->new_match_page == NULL) {
    self->new_match_page = SV_NEW_MATCH_PAGE (sv_new_match_page_new ());
    g_signal_connect_object (self->new_match_page, "edit-variant",
                             G_CALLBACK (sv_window_show_variant), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (self->new_match_page, "told", G_CALLBACK (sv_window_tell), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (self->new_match_page, "start-match",
                             G_CALLBACK (sv_window_start_match), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (self->new_match_page, "set-up", G_CALLBACK (sv_window_show_position),
                             self, G_CONNECT_SWAPPED);
  }
  if (game != NULL)
    sv_new_match_page_set_game (self->new_match_page, game);
  show_page (self, GTK_WIDGET (self->new_match_page), "new-match");
}

void
sv_window_show_match (SvWindow *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_WINDOW (self));
  g_return_if_fail (SV_IS_MATCH (match));

  put_aside (self);
  take_match (self, match);
  self->match_page = SV_MATCH_PAGE (sv_match_page_new ());
  g_signal_connect_object (self->match_page, "toast", G_CALLBACK (sv_window_tell), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match_page, "branch", G_CALLBACK (branch_cb), self,
                           G_CONNECT_SWAPPED);
  sv_match_page_set_match (self->match_page, match);
  show_page (self, GTK_WIDGET (self->match_page), "match");
  clock_cb (self);
  /* Now that somebody listens to what cannot be saved. The disk takes its time: if the match is
   * in a file anyway, it waits until the window has been drawn. */
  if (sv_match_get_file (match) == NULL || gtk_widget_get_mapped (GTK_WIDGET (self)))
    begin_journal (self);
  else
    self->journal_id = g_idle_add (begin_journal_cb, self);
}

GtkWidget *
sv_window_find_page (SvWindow *self, const char *name)
{
  return gtk_stack_get_child_by_name (self->stack, name);
}

void
sv_window_show_page (SvWindow *self, GtkWidget *page, const char *name, const char *title)
{
  if (gtk_widget_get_parent (page) == NULL)
    gtk_stack_add_titled (self->stack, page, name, title);
  show_page (self, page, name);
  /* It would offer the teams and variants of before. */
  if (self->new_match_page != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (self->new_match_page));
  self->new_match_page = NULL;
}

void
sv_window_show_editor (SvWindow *self, GtkWidget *page, const char *name, SvDraft *draft)
{
  g_return_if_fail (SV_IS_WINDOW (self));
  g_return_if_fail (GTK_IS_WIDGET (page) && name != NULL);
  g_return_if_fail (draft == NULL || SV_IS_DRAFT (draft));

  if (!is_editor (self)) {
    g_free (self->before_editor);
    self->before_editor = g_strdup (gtk_stack_get_visible_child_name (self->stack));
  }
  if (page != self->editor)
    forget_editor (self);
  self->editor = page;
  sv_draft_tools_set_draft (self->draft_tools, draft);
  show_page (self, page, name);
  page_changed_cb (self);
}

SvDraft *
sv_window_get_draft (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return sv_draft_tools_get_draft (self->draft_tools);
}

void
sv_window_show_tool (
    SvWindow *self, GtkWidget *page, const char *name, const char *title, GActionGroup *actions)
{
  g_return_if_fail (SV_IS_WINDOW (self));
  forget_editor (self);
  g_free (self->before_editor);
  self->before_editor = g_strdup (gtk_stack_get_visible_child_name (self->stack));
  self->editor = page;
  sv_window_tools_set_page (page, title, actions);
  show_page (self, page, name);
  page_changed_cb (self);
}

SvMatch *
sv_window_get_match (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return self->match;
}

const char *
sv_window_get_page (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return gtk_stack_get_visible_child_name (self->stack);
}

void
sv_window_tell (SvWindow *self, const char *sentence)
{
  g_return_if_fail (SV_IS_WINDOW (self));
  sv_toast_show (self->toast, sentence);
}

void
sv_window_tell_action (
    SvWindow *self, const char *sentence, const char *button, const char *action, GVariant *target)
{
  g_return_if_fail (SV_IS_WINDOW (self));
  sv_toast_show_action (self->toast, sentence, button, action, target);
}

const char *
sv_window_get_told (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return sv_toast_get_sentence (self->toast);
}

/* --- Actions --- */

static void
new_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const SvGame *game = NULL;

  if (parameter != NULL)
    game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  sv_window_show_new_match (SV_WINDOW (widget), game);
}

static void
forget_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);

  if (!sv_journals_forget (g_variant_get_string (parameter, NULL)))
    return;
  if (self->start_page != NULL)
    sv_start_page_refresh (self->start_page);
  sv_toast_show_action (self->toast, _ ("The match is removed."), _ ("Undo"), "win.remember",
                        parameter);
}

static void
remember_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);

  sv_journals_remember (g_variant_get_string (parameter, NULL));
  if (self->start_page != NULL)
    sv_start_page_refresh (self->start_page);
}

/* Back to the match that waits behind this page, else to the start. */
static void
start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  GtkWidget *before = is_editor (self) && self->before_editor != NULL
                          ? gtk_stack_get_child_by_name (self->stack, self->before_editor)
                          : NULL;

  if (before != NULL && before != GTK_WIDGET (self->start_page))
    show_page (self, before, self->before_editor);
  else if (!is_page (self, "match") && self->match_page != NULL)
    show_page (self, GTK_WIDGET (self->match_page), "match");
  else
    sv_window_show_start (self);
}

/* --- The window --- */

static gboolean
sv_window_close_request (GtkWindow *window)
{
  sv_window_tools_keep_size (window);
  return GTK_WINDOW_CLASS (sv_window_parent_class)->close_request (window);
}

static void
sv_window_dispose (GObject *object)
{
  SvWindow *self = SV_WINDOW (object);

  if (self->stack != NULL)
    put_aside (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_WINDOW);
  g_clear_pointer (&self->before_editor, g_free);
  G_OBJECT_CLASS (sv_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-match", NULL, new_match_action);
  gtk_widget_class_install_action (widget_class, "win.new-match-of", "s", new_match_action);
  gtk_widget_class_install_action (widget_class, "win.play-now", "s", sv_window_play_now_action);
  gtk_widget_class_install_action (widget_class, "win.continue", "s", sv_window_continue_action);
  gtk_widget_class_install_action (widget_class, "win.forget", "s", forget_action);
  gtk_widget_class_install_action (widget_class, "win.remember", "s", remember_action);
  gtk_widget_class_install_action (widget_class, "win.open-uri", "s", sv_window_open_uri_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, sv_window_file_action);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, sv_window_file_action);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, sv_window_file_action);
  gtk_widget_class_install_action (widget_class, "win.edit-position", NULL,
                                   sv_window_edit_position_action);
  gtk_widget_class_install_action (widget_class, "win.start", NULL, start_action);
  sv_library_files_install (widget_class);
  sv_window_tools_install (widget_class);
}

static void
sv_window_class_init (SvWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = sv_window_close_request;

  g_type_ensure (SV_TYPE_CLAMP);
  g_type_ensure (SV_TYPE_DRAFT_TOOLS);
  g_type_ensure (SV_TYPE_FOLD);
  g_type_ensure (SV_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/speelveld/Speelveld/ui/sv-window.ui");
  gtk_widget_class_bind_template_child (widget_class, SvWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, toast);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, home_button);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, match_tools);
  gtk_widget_class_bind_template_child (widget_class, SvWindow, draft_tools);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, sv_window_drop_cb);
  gtk_widget_class_bind_template_callback (widget_class, sv_toast_place_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_title);
  gtk_widget_class_bind_template_callback (widget_class, sv_window_tell);
  gtk_widget_class_bind_template_callback (widget_class, sv_library_files_lost_cb);
  install_actions (widget_class);
}

static void
sv_window_init (SvWindow *self)
{
  GSettings *settings = sv_settings ();

  sv_colour_scheme_get_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_window_tools_add (self);
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
