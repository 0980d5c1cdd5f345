/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window.h"

#include <glib/gi18n.h>

#include "sv-computer.h"
#include "sv-config.h"
#include "sv-draft-page.h"
#include "sv-fault-words.h"
#include "sv-file-dialogs.h"
#include "sv-fold.h"
#include "sv-games.h"
#include "sv-json-file.h"
#include "sv-library-page.h"
#include "sv-library.h"
#include "sv-match-page.h"
#include "sv-match-past.h"
#include "sv-match-words.h"
#include "sv-matches-page.h"
#include "sv-new-match-page.h"
#include "sv-position-page.h"
#include "sv-print-dialog.h"
#include "sv-quick-match.h"
#include "sv-settings.h"
#include "sv-start-page.h"
#include "sv-style.h"
#include "sv-table-look.h"
#include "sv-table-page.h"
#include "sv-team-editor.h"
#include "sv-team-words.h"
#include "sv-toast.h"
#include "sv-unfinished.h"
#include "sv-variant-editor.h"
#include "sv-variant-words.h"
#include "sv-wall-window.h"
#include "sv-widgets.h"

static const SvFileKind matches = { N_ ("Matches"), ".svmatch",
                                    "application/vnd.speelveld.match+json" };

static const char *const library_pages[] = { "teams", "variants" };

struct _SvWindow {
  GtkApplicationWindow parent_instance;

  /* Owned */
  SvMatch *match;
  SvComputer *computer; /* plays in it, or NULL */
  SvDraft *lost;        /* whose file was deleted elsewhere: it may be kept as a copy */
  guint inhibit_cookie;

  SvKeeper *left;   /* the draft or table of a page that was left while it was written, or NULL */
  guint n_saving;   /* times that a match is being saved */
  gboolean closing; /* when that is done */

  SvPage *match_page; /* or NULL; the stack's */
  const char *before; /* name of the page that *Back* of a passing page leads to */
  GtkWindow *wall;    /* the scoreboard for a second screen, or NULL */

  /* Template children */
  GtkStack *stack;
  SvToast *toast;
  GtkLabel *title_label, *subtitle_label;
  GtkWidget *home_button, *undo_button, *redo_button, *match_tools;
  GtkMenuButton *menu_button;
  GMenuModel *menu;
};

G_DEFINE_FINAL_TYPE (SvWindow, sv_window, GTK_TYPE_APPLICATION_WINDOW)

/* --- The header bar --- */

/* What its page says and the name of its file. */
static char *
dup_match_subtitle (SvWindow *self)
{
  GFile *file = sv_match_get_file (self->match);
  char *subtitle = sv_page_dup_subtitle (self->match_page);

  if (file == NULL)
    return subtitle;
  g_autofree char *where = subtitle;
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  if (g_str_has_suffix (name, matches.suffix) && strlen (name) > strlen (matches.suffix))
    name[strlen (name) - strlen (matches.suffix)] = '\0';
  /* Translators: below the title: what part of the match it is, and the name of its file. */
  return where != NULL ? g_strdup_printf (_ ("%1$s – file “%2$s”"), where, name)
                       : g_steal_pointer (&name);
}

static void
update_title (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
  const gboolean match = page != NULL && page == self->match_page && self->match != NULL;
  g_autofree char *title = page != NULL ? sv_page_dup_title (page) : g_strdup (_ ("Speelveld"));
  g_autofree char *subtitle = NULL;

  if (match)
    subtitle = dup_match_subtitle (self);
  else if (page != NULL)
    subtitle = sv_page_dup_subtitle (page);
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

/* The table that is shown, or NULL. */
static SvTable *
get_table (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);

  return SV_IS_TABLE_PAGE (page) ? sv_table_page_get_table (SV_TABLE_PAGE (page)) : NULL;
}

/* Let the scoreboard show what the page shows, if it is a match or a table. */
static void
follow_page (SvWindow *self)
{
  SvTable *table = get_table (self);

  if (self->wall != NULL && table != NULL)
    sv_wall_window_set_table (SV_WALL_WINDOW (self->wall), table);
  else if (self->wall != NULL && self->match != NULL &&
           sv_window_get_page (self) == self->match_page)
    sv_wall_window_set_match (SV_WALL_WINDOW (self->wall), self->match,
                              sv_match_page_get_teller (SV_MATCH_PAGE (self->match_page)));
}

static void
update_actions (SvWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SvPage *page = sv_window_get_page (self);
  const gboolean match = page != NULL && page == self->match_page;

  gtk_widget_action_set_enabled (widget, "win.start", !SV_IS_START_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.save", match);
  gtk_widget_action_set_enabled (widget, "win.save-as", match);
  gtk_widget_action_set_enabled (widget, "win.edit-position",
                                 match && sv_match_get_game (self->match)->phases);
  gtk_widget_action_set_enabled (widget, "win.scoreboard", match || SV_IS_TABLE_PAGE (page));
  follow_page (self);
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
  update_actions (self);
  update_title (self);
}

/* What undo would take back, or redo make again; not of what is told still, which nobody knows yet. */
static gboolean
step_tooltip_cb (
    SvWindow *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip, GtkWidget *button)
{
  const gboolean undo = button == self->undo_button;

  if (self->match == NULL || sv_window_get_page (self) != self->match_page ||
      sv_match_get_held (self->match))
    return FALSE;
  const unsigned step = sv_match_get_position (self->match) - (undo ? 1 : 0);
  if (step >= sv_match_get_length (self->match))
    return FALSE;
  g_autofree char *sentence = sv_match_dup_step (self->match, step);
  /* Translators: %s is a sentence that says what happened. */
  g_autofree char *text = g_strdup_printf (undo ? _ ("Undo: %s") : _ ("Redo: %s"), sentence);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
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

/* Something was done in it that is kept nowhere else. */
static gboolean
is_worth_keeping (SvMatch *match)
{
  return sv_match_get_length (match) > 0 && sv_match_get_modified (match);
}

/* Who only looks at a match leaves nothing behind. */
static void
keep_cb (SvWindow *self)
{
  if (sv_match_get_autosave (self->match) != NULL || !is_worth_keeping (self->match))
    return;
  g_autofree char *folder = sv_library_autosave_folder ();
  sv_match_autosave (self->match, folder);
}

/* Before it is told: a die that rolls has fallen. */
static gboolean
happened_cb (SvWindow *self)
{
  keep_cb (self);
  return FALSE;
}

/* A match or a table of this window can be gone on with from now on. */
static void
idle_cb (SvWindow *self)
{
  if (SV_IS_START_PAGE (sv_window_get_page (self)))
    sv_start_page_refresh (SV_START_PAGE (sv_window_get_page (self)));
}

/* Whoever lets go of what is being written hears of it all the same. */
static void
listen (SvWindow *self, SvKeeper *keeper)
{
  g_signal_connect_object (keeper, "notice", G_CALLBACK (sv_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keeper, "idle", G_CALLBACK (idle_cb), self, G_CONNECT_SWAPPED);
}

/* Let go of the match; its autosave stays, so that it can be gone on with. TRUE if it does. */
static gboolean
put_aside (SvWindow *self)
{
  if (self->match == NULL)
    return FALSE;
  g_autoptr (SvMatch) match = g_steal_pointer (&self->match);
  gboolean kept = is_worth_keeping (match);
  g_signal_handlers_disconnect_by_data (sv_match_get_clock (match), self);
  g_signal_handlers_disconnect_by_data (match, self);
  g_clear_pointer (&self->computer, sv_computer_free);
  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  if (!kept)
    sv_match_discard_autosave (match);
  else
    listen (self, sv_match_get_autosave (match));
  sv_match_close (match); /* whoever else shows it still */
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

static void play_cb (SvWindow *self, SvMatch *match, gboolean apart);

static void
add_page (SvWindow *self, SvPage *page)
{
  gtk_stack_add_child (self->stack, GTK_WIDGET (page));
  g_signal_connect_object (page, "page-changed", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
}

static void
show_page (SvWindow *self, SvPage *page)
{
  SvPage *left = NULL;

  if (sv_window_get_page (self) != page)
    left = sv_window_get_page (self);
  if (left != NULL) {
    gpointer draft = sv_window_get_draft (self), table = get_table (self);

    g_set_weak_pointer (&self->left, draft != NULL ? draft : table);
    sv_page_leave (left);
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
  g_return_if_fail (SV_IS_WINDOW (self));

  SvPage *start = sv_window_find_page (self, "start");
  if (start == NULL)
    start = SV_PAGE (g_object_new (SV_TYPE_START_PAGE, NULL));
  show_page (self, start);
  gboolean kept = put_aside (self);
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
  g_signal_connect_swapped (match, "happened", G_CALLBACK (happened_cb), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (keep_cb), self);
  pace_cb (self);
  self->match_page = SV_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  sv_match_page_set_match (SV_MATCH_PAGE (self->match_page), match);
  show_page (self, self->match_page);
  clock_cb (self);
  /* Now that somebody listens to what cannot be saved. */
  keep_cb (self);
}

static void
show_match_apart (SvWindow *self, SvMatch *match)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  SvWindow *window = sv_window_new (application);

  sv_window_show_match (window, match);
  gtk_window_present (GTK_WINDOW (window));
}

static void
play_cb (SvWindow *self, SvMatch *match, gboolean apart)
{
  const gboolean busy = self->match != NULL && is_worth_keeping (self->match) &&
                        sv_match_get_node (self->match)->kind != SV_NODE_OVER;

  if (!apart && !busy) {
    sv_window_show_match (self, match);
    return;
  }
  show_match_apart (self, match);
  if (!apart)
    show_page (self, self->match_page);
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
    show_page (self, before);
  else if (self->match_page != NULL && page != self->match_page)
    show_page (self, self->match_page);
  else
    sv_window_show_start (self);
}

/* --- Beginning a match --- */

/* Two people, or one and the computer; whichever it is stands out on the start page from now on. */
static void
play_now_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  const gboolean computer = g_str_equal (name, "win.play-computer");
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = game != NULL ? sv_quick_match_new (game, NULL, &error) : NULL;

  if (error != NULL)
    sv_tell (widget, error->message);
  if (match == NULL)
    return;
  if (computer)
    sv_quick_match_play_computer (match);
  g_settings_set_boolean (sv_settings (), "against-computer", computer);
  sv_window_show_match (SV_WINDOW (widget), match);
}

static void
rematch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = SV_WINDOW (widget)->match;
  g_autoptr (GError) error = NULL;

  if (match == NULL)
    return;
  g_autoptr (SvMatch) again = sv_quick_match_again (match, &error);
  if (again != NULL)
    sv_window_show_match (SV_WINDOW (widget), again);
  else
    sv_tell (widget, error->message);
}

/* Set up a position, beginning with the one that match shows; match itself stays as it is. */
static void
show_position (SvWindow *self, SvMatch *match)
{
  GtkWidget *page = sv_position_page_new (match);

  show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
}

static void
edit_position_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = SV_WINDOW (widget)->match;

  if (match != NULL)
    show_position (SV_WINDOW (widget), match);
}

static void
new_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  const SvGame *game =
      parameter != NULL ? sv_game_by_id (g_variant_get_string (parameter, NULL)) : NULL;
  SvPage *page = sv_window_find_page (self, "new-match");

  if (page == NULL) {
    page = SV_PAGE (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
    g_signal_connect_object (page, "edit", G_CALLBACK (sv_window_edit), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "set-up", G_CALLBACK (show_position), self, G_CONNECT_SWAPPED);
  }
  if (game != NULL)
    sv_new_match_page_set_game (SV_NEW_MATCH_PAGE (page), game);
  show_page (self, page);
}

/* --- Matches that wait on the start page --- */

/* Show a match that comes from the disk: paused if its clock would run, because nobody has seen it
 * yet. */
static void
show_loaded (SvWindow *self, SvMatch *match)
{
  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  if (self->match == NULL)
    sv_window_show_match (self, match);
  else
    show_match_apart (self, match);
}

static void
refresh_start (SvWindow *self)
{
  SvPage *start = sv_window_find_page (self, "start");

  SvPage *matches_page = sv_window_find_page (self, "matches");

  if (start != NULL)
    sv_start_page_refresh (SV_START_PAGE (start));
  if (matches_page != NULL)
    sv_matches_page_refresh (SV_MATCHES_PAGE (matches_page));
}

static void
matches_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (SV_WINDOW (widget), SV_PAGE (g_object_new (SV_TYPE_MATCHES_PAGE, NULL)));
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  g_autoptr (SvMatch) match =
      sv_match_new_from_autosave (g_variant_get_string (parameter, NULL), &told, &error);

  if (match != NULL) {
    show_loaded (SV_WINDOW (widget), match);
    if (told != NULL)
      sv_tell (widget, told);
    return;
  }
  sv_tell (widget, error->message);
  refresh_start (SV_WINDOW (widget));
}

static void
forget_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!sv_unfinished_forget (g_variant_get_string (parameter, NULL)))
    return;
  refresh_start (SV_WINDOW (widget));
  sv_tell_action (widget, _ ("The match is removed."), _ ("Undo"), "win.remember", parameter);
}

static void
remember_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_unfinished_remember (g_variant_get_string (parameter, NULL));
  refresh_start (SV_WINDOW (widget));
}

/* --- Teams and variants --- */

/* The windows of the program, of GtkWindow. */
static GList *
get_windows (SvWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return application != NULL ? gtk_application_get_windows (application) : NULL;
}

/* Whoever edits what was deleted here hears so at once. */
static void
lost_cb (SvWindow *self, SvDraft *draft)
{
  if (self->stack == NULL) /* nobody is there to hear it */
    return;
  const SvTeamDoc *team = sv_draft_get_team (draft);
  g_autofree char *sentence =
      g_strdup_printf (sv_draft_is_lost (draft)
                           ? _ ("“%s” was deleted in another window. Your changes are not kept.")
                           : _ ("“%s” was changed by another program. Your changes are not kept."),
                       team != NULL ? sv_team_words_name (team)
                                    : sv_variant_words_name (sv_draft_get_variant (draft)));

  g_set_object (&self->lost, draft);
  sv_tell_action (GTK_WIDGET (self), sentence, _ ("Keep as a Copy"), "win.keep-copy", NULL);
}

static void
removed_cb (SvWindow *self)
{
  for (GList *i = get_windows (self); i != NULL; i = i->next) {
    SvDraft *draft = SV_IS_WINDOW (i->data) ? sv_window_get_draft (i->data) : NULL;
    if (draft != NULL && i->data != self && sv_draft_is_lost (draft))
      lost_cb (i->data, draft);
  }
}

static SvLibraryPage *
show_library (SvWindow *self, SvDocumentKind kind)
{
  SvPage *page = sv_window_find_page (self, library_pages[kind == SV_DOCUMENT_VARIANT]);
  SvPage *stale = sv_window_find_page (self, "new-match");

  if (page == NULL) {
    page = SV_PAGE (sv_library_page_new (kind));
    g_signal_connect_object (page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  }
  show_page (self, page);
  /* It would offer the teams and variants of before. */
  if (stale != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (stale));
  sv_library_page_refresh (SV_LIBRARY_PAGE (page));
  return SV_LIBRARY_PAGE (page);
}

static void
library_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *page = g_variant_get_string (parameter, NULL);

  show_library (SV_WINDOW (widget),
                g_str_equal (page, library_pages[0]) ? SV_DOCUMENT_TEAM : SV_DOCUMENT_VARIANT);
}

static void
refresh_library (SvWindow *self)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (library_pages); i++) {
    SvPage *page = sv_window_find_page (self, library_pages[i]);

    if (page != NULL)
      sv_library_page_refresh (SV_LIBRARY_PAGE (page));
  }
}

void
sv_window_edit (SvWindow *self, SvDraft *draft)
{
  g_return_if_fail (SV_IS_WINDOW (self));
  g_return_if_fail (SV_IS_DRAFT (draft));

  if (self->left != SV_KEEPER (draft)) {
    listen (self, SV_KEEPER (draft));
    g_signal_connect_object (draft, "lost", G_CALLBACK (lost_cb), self, G_CONNECT_SWAPPED);
  }
  GtkWidget *editor =
      GTK_WIDGET (sv_draft_get_team (draft) != NULL ? sv_team_editor_new (draft)
                                                    : sv_variant_editor_new (draft));
  show_page (self, SV_PAGE (editor));
  /* A new document was written first: whatever had the focus meanwhile, its name is what is next. */
  gtk_widget_child_focus (editor, GTK_DIR_TAB_FORWARD);
}

/* The window that edits the file already, or NULL: two drafts of one file would overwrite each
 * other. */
static GtkWindow *
find_editing (SvWindow *self, const char *path)
{
  for (GList *i = get_windows (self); i != NULL; i = i->next) {
    SvDraft *draft = SV_IS_WINDOW (i->data) ? sv_window_get_draft (i->data) : NULL;
    if (draft != NULL && g_strcmp0 (sv_draft_get_path (draft), path) == 0)
      return i->data;
  }
  return NULL;
}

static void
edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  GtkWindow *other = find_editing (self, path);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvDraft) draft = NULL;

  if (other != NULL) {
    gtk_window_present (other);
    return;
  }
  if (SV_IS_DRAFT (self->left) && (gpointer)self->left != self->lost &&
      g_strcmp0 (sv_keeper_get_path (self->left), path) == 0) {
    draft = SV_DRAFT (g_object_ref (self->left));
    sv_window_edit (self, draft);
    return;
  }
  g_autoptr (SvLibraryItem) item = sv_library_item_load (path, &error);
  if (item == NULL) {
    g_autofree char *words = sv_fault_words (error);

    sv_tell (widget, words);
    return;
  }
  if (item->team != NULL)
    draft = sv_draft_new_team (g_steal_pointer (&item->team), path);
  else
    draft = sv_draft_new_variant (g_steal_pointer (&item->variant), path);
  sv_window_edit (self, draft);
}

static void
kept_copy_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvWindow) self = data;
  g_autoptr (GError) error = NULL;
  const gboolean kept = sv_draft_keep_copy_finish (SV_DRAFT (source), result, &error);

  if (self->stack == NULL) /* it was closed meanwhile */
    return;
  sv_tell (data, kept ? _ ("It is kept in your library.") : error->message);
  refresh_library (self);
}

static void
keep_copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  g_autoptr (SvDraft) draft = g_steal_pointer (&self->lost);

  if (draft != NULL)
    sv_draft_keep_copy_async (draft, kept_copy_cb, g_object_ref (self));
}

static void
restore_item_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = sv_library_restore (g_variant_get_string (parameter, NULL), &error);

  if (path == NULL) {
    if (error != NULL)
      sv_tell (widget, error->message);
    return;
  }
  refresh_library (self);
  SvPage *page = sv_window_find_page (
      self, library_pages[g_str_has_suffix (path, sv_library_suffix (SV_DOCUMENT_VARIANT))]);
  if (page != NULL)
    sv_library_page_show_item (SV_LIBRARY_PAGE (page), path);
}

/* --- Opening files --- */

/* error: NULL if the file is not on this computer. */
static void
tell_unopened (SvWindow *self, GFile *file, const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *reason = error != NULL
                                ? sv_fault_words (error)
                                : g_strdup (_ ("Only files on this computer can be opened."));
  /* Translators: the name of a file, then the reason, which may begin with a place in it. */
  g_autofree char *words = g_strdup_printf (_ ("“%s” cannot be opened: %s"), name, reason);
  /* Reasons from the store name a place and end without a full stop. */
  g_autofree char *sentence = g_strconcat (words, g_str_has_suffix (words, ".") ? "" : ".", NULL);

  sv_tell (GTK_WIDGET (self), sentence);
}

/* Put a match file on top of the desktop's recent files. */
static void
remember_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *type = g_strdup (matches.mime_type);
  char name[] = "speelveld";
  char command[] = "speelveld %u";
  GtkRecentData data = { .mime_type = type, .app_name = name, .app_exec = command };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* The window that has this file open already, or NULL. */
static GtkWindow *
find_open (SvWindow *self, GFile *file)
{
  for (GList *i = get_windows (self); i != NULL; i = i->next) {
    SvMatch *match = SV_IS_WINDOW (i->data) ? SV_WINDOW (i->data)->match : NULL;
    GFile *other = match != NULL ? sv_match_get_file (match) : NULL;

    if (other != NULL && g_file_equal (other, file))
      return i->data;
  }
  return NULL;
}

/* Whether the file holds a team or a variant, whatever it is called. */
static gboolean
is_for_library (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GBytes) bytes = path != NULL ? sv_json_load_file (path, NULL) : NULL;
  SvDocumentKind kind;
  gsize length;

  if (bytes == NULL)
    return FALSE;
  const char *text = g_bytes_get_data (bytes, &length);
  return sv_document_kind (text, length, &kind, NULL) &&
         (kind == SV_DOCUMENT_TEAM || kind == SV_DOCUMENT_VARIANT);
}

/* same: the file that holds it already, or NULL. */
static void
show_imported (SvWindow *self, const SvLibraryItem *item, const char *same)
{
  const gboolean variant = item->variant != NULL;
  SvLibraryPage *page = SV_LIBRARY_PAGE (sv_window_find_page (self, library_pages[variant]));
  /* Translators: %s is the name of a team or variant. */
  g_autofree char *sentence = g_strdup_printf (same != NULL ? _ ("“%s” is in your library already.")
                                                            : _ ("“%s” is in your library now."),
                                               sv_library_page_name_item (item));

  sv_library_page_refresh (page);
  sv_library_page_set_game (page, sv_library_item_get_game (item));
  sv_library_page_show_item (page, same != NULL ? same : item->path);
  sv_tell (GTK_WIDGET (self), sentence);
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) item = sv_library_save_finish (result, &error);

  if (self->stack == NULL) /* it was closed meanwhile */
    return;
  if (item == NULL)
    sv_tell (GTK_WIDGET (self), error->message);
  else
    show_imported (self, item, NULL);
}

/* Keep a copy of the file in the library and show it there; one that is there already is only
 * shown. */
static gboolean
import (SvWindow *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (SvLibraryItem) item = path != NULL ? sv_library_item_load (path, &error) : NULL;

  if (item == NULL) {
    tell_unopened (self, file, error);
    return FALSE;
  }
  g_autofree char *same = sv_library_find (item);
  show_library (self, sv_library_item_get_kind (item));
  if (same != NULL) {
    show_imported (self, item, same);
  } else {
    g_clear_pointer (&item->path, g_free);
    sv_library_save_async (g_steal_pointer (&item), imported_cb, g_object_ref (self));
  }
  return TRUE;
}

gboolean
sv_window_open (SvWindow *self, GFile *file)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (SV_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  GtkWindow *other = find_open (self, file);
  if (other != NULL) {
    gtk_window_present (other);
    return TRUE;
  }
  if (is_for_library (file))
    return import (self, file);
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, &error);
  if (match == NULL) {
    tell_unopened (self, file, error);
    return FALSE;
  }
  remember_recent (file);
  show_loaded (self, match);
  return TRUE;
}

static void
open_uri_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  sv_window_open (SV_WINDOW (widget), file);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_file_dialogs_open (widget, _ ("Open a Match"), _ ("Open"), &matches);
}

/* A list of players is for the team that is edited here. */
static gboolean
give_to_editor (SvWindow *self, GFile *file)
{
  static const char *const suffixes[] = { ".csv", ".tsv", ".txt" };
  SvPage *page = sv_window_get_page (self);
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *lower = g_ascii_strdown (uri, -1);

  for (gsize i = 0; page != NULL && i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i]))
      return gtk_widget_activate_action (GTK_WIDGET (page), "team.import-file", "s", uri);
  return FALSE;
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvWindow *self)
{
  GSList *files = g_value_get_boxed (value); /* GdkFileList */

  for (GSList *i = files; i != NULL; i = i->next)
    if (!give_to_editor (self, i->data))
      sv_window_open (self, i->data);
  return files != NULL;
}

/* --- Saving --- */

enum { RESPONSE_RELOAD = 1, RESPONSE_SAVE_AS, RESPONSE_ANYWAY };

static void ask_about_change (SvWindow *self, const char *sentence);

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvWindow) self = data;
  g_autoptr (GError) error = NULL;
  SvMatch *match = SV_MATCH (source);
  const gboolean saved = sv_match_save_finish (match, result, &error);
  const gboolean last = --self->n_saving == 0;

  if (self->stack == NULL) /* it was destroyed meanwhile */
    return;
  if (saved) {
    remember_recent (sv_match_get_file (match));
    sv_tell (data, _ ("The match is saved."));
  } else if (match == self->match &&
             g_error_matches (error, SV_STORE_ERROR, SV_STORE_ERROR_CHANGED)) {
    ask_about_change (self, error->message);
  } else {
    sv_tell (data, error->message);
  }
  self->closing = self->closing && saved;
  if (self->closing && last)
    gtk_window_close (data);
}

/* NULL: in its own file, unless another program has changed it. */
static void
save (GtkWidget *widget, GFile *file)
{
  SvWindow *self = SV_WINDOW (widget);

  if (self->match == NULL)
    return;
  self->n_saving++;
  sv_match_save_async (self->match, file, saved_cb, g_object_ref (self));
}

/* "Velocitas – Orange 2026-11-21.svmatch" */
static char *
suggest_name (SvMatch *match)
{
  g_autofree char *title = sv_match_dup_title (match);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  g_strdelimit (title, "/\\:", '-');
  return g_strdup_printf ("%s %s%s", title, day, matches.suffix);
}

static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = SV_WINDOW (widget)->match;

  if (match == NULL)
    return;
  g_autofree char *suggestion = suggest_name (match);
  sv_file_dialogs_save (widget, _ ("Save the Match"), _ ("Save"), &matches,
                        sv_match_get_file (match), suggestion, save);
}

/* What is in the file takes the place of the match, which the start page offers from then on. */
static void
reload (SvWindow *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatch) match = sv_match_new_from_file (file, &error);

  if (match == NULL) {
    tell_unopened (self, file, error);
    return;
  }
  if (sv_clock_get_wanted (sv_match_get_clock (match)))
    sv_clock_set_paused (sv_match_get_clock (match), TRUE);
  sv_window_show_match (self, match);
}

static void
changed_response_cb (GtkDialog *dialog, int response, SvWindow *self)
{
  g_autoptr (GFile) file = NULL;

  if (self->match != NULL)
    g_set_object (&file, sv_match_get_file (self->match));
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (file == NULL)
    return;
  if (response == RESPONSE_ANYWAY)
    save (GTK_WIDGET (self), file);
  else if (response == RESPONSE_SAVE_AS)
    save_as_action (GTK_WIDGET (self), NULL, NULL);
  else if (response == RESPONSE_RELOAD)
    reload (self, file);
}

static void
ask_about_change (SvWindow *self, const char *sentence)
{
  GtkWidget *dialog =
      gtk_message_dialog_new (GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                              GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", sentence);

  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog), "%s",
      _ ("Whoever saves all the same loses what the other program wrote."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Reload"),
                          RESPONSE_RELOAD, _ ("Save As…"), RESPONSE_SAVE_AS, _ ("Save Anyway"),
                          RESPONSE_ANYWAY, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), RESPONSE_SAVE_AS);
  g_signal_connect_object (dialog, "response", G_CALLBACK (changed_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = SV_WINDOW (widget)->match;

  if (match != NULL && sv_match_get_file (match) != NULL)
    save (widget, NULL);
  else
    save_as_action (widget, name, parameter);
}

/* --- Around the match --- */

static void
wall_gone_cb (SvWindow *self)
{
  self->wall = NULL;
}

static void
scoreboard_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);

  if (self->wall == NULL) {
    self->wall = GTK_WINDOW (g_object_new (SV_TYPE_WALL_WINDOW, NULL));
    follow_page (self);
    g_signal_connect_object (self->wall, "destroy", G_CALLBACK (wall_gone_cb), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (self, "destroy", G_CALLBACK (gtk_window_destroy), self->wall,
                             G_CONNECT_SWAPPED);
    sv_wall_window_fill (SV_WALL_WINDOW (self->wall), GTK_WINDOW (self));
  }
  gtk_window_present (self->wall);
}

static void
fullscreen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (get_table (SV_WINDOW (widget)) != NULL) {
    /* At the table it is the scoreboard that everybody looks at. */
    scoreboard_action (widget, name, NULL);
    gtk_window_fullscreen (SV_WINDOW (widget)->wall);
  } else if (gtk_window_is_fullscreen (window)) {
    gtk_window_unfullscreen (window);
  } else {
    gtk_window_fullscreen (window);
    sv_tell (widget, _ ("Press F11 to leave full screen."));
  }
}

/* The sheets of the match that is shown, else of the first game with standard teams. */
static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = SV_WINDOW (widget)->match;
  SvPrintDialog *dialog;

  if (match != NULL) {
    const SvMatchDoc *doc = sv_match_get_doc (match);
    dialog = sv_print_dialog_new (GTK_WINDOW (widget), doc->game, sv_match_get_setup (match),
                                  doc->teams[0], doc->teams[1]);
  } else {
    g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (sv_games ()[0]);
    dialog = sv_print_dialog_new (GTK_WINDOW (widget), variant->game, variant->setup, NULL, NULL);
  }
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Scoreboard, clock and dice beside a board on a real table. */
static void
table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  g_autoptr (SvTable) table = NULL;
  g_autoptr (GError) error = NULL;
  gboolean again = FALSE;

  if (game == NULL)
    return;
  if (SV_IS_TABLE (self->left) && sv_table_get_doc (SV_TABLE (self->left))->game == game)
    table = SV_TABLE (g_object_ref (self->left));
  else
    table = sv_table_look_load (game, &again, &error);
  if (table == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  GtkWidget *page = sv_table_page_new (table);
  if (self->left != SV_KEEPER (table))
    listen (self, SV_KEEPER (table));
  show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
  if (again)
    sv_tell (widget, _ ("The table is as you left it. The clock stands still."));
}

static void
close_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
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

/* --- The window --- */

static gboolean
sv_window_close_request (GtkWindow *window)
{
  SvWindow *self = SV_WINDOW (window);
  GSettings *settings = sv_settings ();
  int width, height;

  self->closing = self->n_saving > 0;
  if (self->closing) {
    sv_tell (GTK_WIDGET (self), _ ("The match is being saved. Then the window closes."));
    return TRUE;
  }

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
  g_clear_weak_pointer (&self->left);
  g_clear_object (&self->lost);
  G_OBJECT_CLASS (sv_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.new-match", NULL, new_match_action },
    { "win.new-match-of", "s", new_match_action },
    { "win.play-now", "s", play_now_action },
    { "win.play-computer", "s", play_now_action },
    { "win.rematch", NULL, rematch_action },
    { "win.edit-position", NULL, edit_position_action },
    { "win.table", "s", table_action },
    { "win.continue", "s", continue_action },
    { "win.matches", NULL, matches_action },
    { "win.forget", "s", forget_action },
    { "win.remember", "s", remember_action },
    { "win.library", "s", library_action },
    { "win.edit", "s", edit_action },
    { "win.restore-item", "s", restore_item_action },
    { "win.keep-copy", NULL, keep_copy_action },
    { "win.open", NULL, open_action },
    { "win.open-uri", "s", open_uri_action },
    { "win.save", NULL, save_action },
    { "win.save-as", NULL, save_as_action },
    { "win.scoreboard", NULL, scoreboard_action },
    { "win.fullscreen", NULL, fullscreen_action },
    { "win.print", NULL, print_action },
    { "win.close", NULL, close_action },
    { "win.start", NULL, start_action },
    { "win.tell", "s", tell_action },
    { "win.tell-action", SV_TELL_ACTION_TYPE, tell_with_button_action },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

static void
sv_window_class_init (SvWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = sv_window_close_request;

  g_type_ensure (SV_TYPE_FOLD);
  g_type_ensure (SV_TYPE_TOAST);
  sv_widget_class_set_template (widget_class, "sv-window.ui");
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
  gtk_widget_class_bind_template_callback (widget_class, step_tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  install_actions (widget_class);
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
sv_window_new (GtkApplication *application)
{
  return g_object_new (SV_TYPE_WINDOW, "application", application, NULL);
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
  SvPage *page = sv_window_get_page (self);

  return SV_IS_DRAFT_PAGE (page) ? sv_draft_page_get_draft (SV_DRAFT_PAGE (page)) : NULL;
}

const char *
sv_window_get_told (SvWindow *self)
{
  g_return_val_if_fail (SV_IS_WINDOW (self), NULL);
  return sv_toast_get_sentence (self->toast);
}
