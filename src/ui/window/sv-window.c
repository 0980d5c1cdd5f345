/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-window.h"

#include <glib/gi18n.h>

#include "sv-course.h"
#include "sv-cup-page.h"
#include "sv-cup-save.h"
#include "sv-cup-wall.h"
#include "sv-cup-words.h"
#include "sv-cups-page.h"
#include "sv-draft-page.h"
#include "sv-fault-words.h"
#include "sv-games.h"
#include "sv-lab-page.h"
#include "sv-last-match.h"
#include "sv-learn-page.h"
#include "sv-library-page.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-length.h"
#include "sv-match-page.h"
#include "sv-match-session.h"
#include "sv-matches-page.h"
#include "sv-new-match-page.h"
#include "sv-open-files.h"
#include "sv-position-page.h"
#include "sv-print-dialog.h"
#include "sv-puzzle.h"
#include "sv-quick-match.h"
#include "sv-season-page.h"
#include "sv-season.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-start-page.h"
#include "sv-style.h"
#include "sv-table-file.h"
#include "sv-table-shelf.h"
#include "sv-table-page.h"
#include "sv-team-editor.h"
#include "sv-title-bar.h"
#include "sv-toast.h"
#include "sv-unfinished.h"
#include "sv-unsaved-bar.h"
#include "sv-variant-editor.h"
#include "sv-wall-window.h"
#include "sv-widgets.h"

#define READY_ICON "/io/github/speelveld/Speelveld/pictures/icon.png"

struct _SvWindow {
  GtkApplicationWindow parent_instance;

  /* Owned */
  SvMatchSession *session;
  /* draft whose file another program or window has deleted, so that the user can keep it as a
   * copy, or NULL */
  SvDraft *lost;

  /* auto-saver of the page that was left last, which may still be writing, or NULL; weak pointer */
  SvAutoSaver *left;
  SvPage *match_page; /* page of the match, or NULL; owned by the stack */
  /* name of the page that *Back* returns to from a temporary page (SvPageInterface.passing), or
   * NULL */
  const char *before;
  /* Where the match was opened, to which *Back* from it returns: the name of a page that is kept,
   * or an action that shows the page again; NULL for the start page. With the title of the page.
   * Owned. */
  char *origin, *origin_title;
  SvWallWindow *wall;  /* scoreboard window for a second screen, or NULL; weak pointer */
  GtkWindow *cup_wall; /* scoreboard window of a competition, or NULL; weak pointer */

  /* Template children */
  GtkStack *stack;
  SvToast *toast;
  SvUnsavedBar *unsaved;
};

G_DEFINE_FINAL_TYPE (SvWindow, sv_window, GTK_TYPE_APPLICATION_WINDOW)

/* --- What is shown --- */

/* Return the match if its page is shown, else NULL. */
static SvMatch *
get_shown_match (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);

  return page != NULL && page == self->match_page ? sv_match_session_get_match (self->session)
                                                  : NULL;
}

/* Return the table if its page is shown, else NULL. */
static SvTable *
get_table (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);

  return SV_IS_TABLE_PAGE (page) ? sv_table_page_get_table (SV_TABLE_PAGE (page)) : NULL;
}

/* Show the match or the table of the present page on the scoreboard window, if that is open. */
static void
follow_page (SvWindow *self)
{
  SvTable *table = get_table (self);
  SvMatch *match = get_shown_match (self);

  if (self->wall != NULL && table != NULL)
    sv_wall_window_set_table (self->wall, table);
  else if (self->wall != NULL && match != NULL)
    sv_wall_window_set_match (self->wall, match,
                              sv_match_page_get_announcer (SV_MATCH_PAGE (self->match_page)));
}

static void
update_actions (SvWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SvPage *page = sv_window_get_page (self);
  SvMatch *match = get_shown_match (self);

  gtk_widget_action_set_enabled (widget, "win.start", !SV_IS_START_PAGE (page));
  /* On the match page, the same keys step through the match. */
  gtk_widget_action_set_enabled (widget, "win.back", !SV_IS_START_PAGE (page) && match == NULL);
  gtk_widget_action_set_enabled (widget, "win.home", !SV_IS_START_PAGE (page) && match == NULL);
  gtk_widget_action_set_enabled (widget, "win.save", match != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-as",
                                 match != NULL || sv_window_get_draft (self) != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-again",
                                 match != NULL && sv_match_get_file (match) != NULL);
  gtk_widget_action_set_enabled (widget, "win.export", SV_IS_CUP_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.edit-position",
                                 match != NULL &&
                                     sv_game_has_placements (sv_match_get_game (match)));
  gtk_widget_action_set_enabled (widget, "win.scoreboard",
                                 match != NULL || SV_IS_TABLE_PAGE (page) || SV_IS_CUP_PAGE (page));
  follow_page (self);
}

/* Return the page that the back button leads to: from a temporary page the page before it, else
 * the match that is behind the present page, else NULL for the start page. */
static SvPage *
find_back (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
  SvPage *before = NULL;

  if (page != NULL && sv_page_is_passing (page) && self->before != NULL)
    before = sv_window_find_page (self, self->before);
  if (before != NULL && !SV_IS_START_PAGE (before))
    return before;
  return page != self->match_page ? self->match_page : NULL;
}

/* Return the title of what the back button leads to, or NULL for the start page. Free with
 * g_free (). */
static char *
dup_back_title (SvWindow *self, SvPage *page)
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
update_title (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (self));

  if (page == NULL || bar == NULL)
    return;
  sv_title_bar_show (SV_TITLE_BAR (bar), page, get_shown_match (self));
  g_autofree char *back = dup_back_title (self, page);
  sv_title_bar_set_back (SV_TITLE_BAR (bar), back);
}

static void
page_changed_cb (SvWindow *self)
{
  static const char *const prefixes[] = { "match", "draft" };
  SvPage *page = sv_window_get_page (self);

  for (gsize i = 0; i < G_N_ELEMENTS (prefixes); i++)
    gtk_widget_insert_action_group (GTK_WIDGET (self), prefixes[i],
                                    page != NULL ? sv_page_get_actions (page, prefixes[i]) : NULL);
  update_actions (self);
  update_title (self);
}

static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place, SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);

  sv_toast_place (SV_TOAST (widget), overlay, page != NULL ? sv_page_get_bottom_bar (page) : NULL,
                  gtk_window_get_focus (GTK_WINDOW (self)), place);
  if (page != NULL && sv_toast_get_sentence (SV_TOAST (widget)) != NULL)
    sv_page_free_place (page, GTK_WIDGET (overlay), place);
  return TRUE;
}

/* --- What is kept --- */

/* Let the page read its files again, because they may have changed. */
static void
refresh (SvWindow *self)
{
  if (sv_window_get_page (self) != NULL)
    sv_page_refresh (sv_window_get_page (self));
}

/* Return the auto-saver of the document that the present page shows (a draft, a table or a
 * competition), or NULL if it shows none. */
static SvAutoSaver *
get_auto_saver (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
  gpointer draft = sv_window_get_draft (self), table = get_table (self);

  if (SV_IS_CUP_PAGE (page))
    return SV_AUTO_SAVER (sv_cup_page_get_book (SV_CUP_PAGE (page)));
  return draft != NULL ? draft : table;
}

static void
match_session_kept_cb (SvWindow *self)
{
  if (self->unsaved == NULL)
    return;
  sv_unsaved_bar_set_match (self->unsaved, sv_match_session_get_match (self->session));
  update_actions (self); /* the match may have got a file */
}

/* Connect to the auto-saver @saver, so that this window reports problems and refreshes its page
 * after a write, even if the page with the document was left. */
static void
listen (SvWindow *self, SvAutoSaver *saver)
{
  sv_unsaved_bar_watch (self->unsaved, saver);
  g_signal_connect_object (saver, "notice", G_CALLBACK (sv_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (saver, "idle", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

/* Remove a page that will not be shown again. */
static void
drop_page (SvWindow *self, SvPage *page)
{
  sv_widget_drop_focus (GTK_WIDGET (page));
  gtk_stack_remove (self->stack, GTK_WIDGET (page));
}

/* Release the match and its page. Returns TRUE if the match stays on the disk, so that the user
 * can continue it. */
static gboolean
put_aside (SvWindow *self)
{
  SvMatch *match = sv_match_session_get_match (self->session);

  if (match != NULL && sv_match_get_match_saver (match) != NULL)
    listen (self, sv_match_get_match_saver (match));
  const gboolean kept = sv_match_session_put_aside (self->session);
  match_session_kept_cb (self);
  if (self->match_page != NULL) {
    gtk_widget_insert_action_group (GTK_WIDGET (self), "match", NULL);
    sv_match_page_set_match (SV_MATCH_PAGE (self->match_page), NULL);
    drop_page (self, g_steal_pointer (&self->match_page));
  }
  return kept;
}

/* --- Pages --- */

SvPage *
sv_window_get_page (SvWindow *self)
{
  return self->stack != NULL ? (SvPage *)gtk_stack_get_visible_child (self->stack) : NULL;
}

SvPage *
sv_window_find_page (SvWindow *self, const char *name)
{
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

/* If the focus is in the title bar, on the menu or the back button, move it into the new page. */
static void
leave_title_bar (SvWindow *self, SvPage *page)
{
  GtkWidget *bar = gtk_window_get_titlebar (GTK_WINDOW (self));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (bar != NULL && focus != NULL && gtk_widget_is_ancestor (focus, bar))
    gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

static void
show_page (SvWindow *self, SvPage *page)
{
  SvPage *left = NULL;

  if (sv_window_get_page (self) != page)
    left = sv_window_get_page (self);
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
    drop_page (self, left);
}

/* Release the match after its page was left, and say that it can be continued. */
static void
release_match (SvWindow *self)
{
  SvMatch *match = sv_match_session_get_match (self->session);
  const gboolean over = match != NULL && sv_shown (match)->node.kind == SV_NODE_OVER;
  const gboolean kept = put_aside (self);
  refresh (self);
  if (kept && !over)
    sv_tell (GTK_WIDGET (self), _ ("The match is kept. You can continue it whenever you like."));
}

static void
set_origin (SvWindow *self, char *origin, char *title)
{
  g_free (self->origin);
  g_free (self->origin_title);
  self->origin = origin;
  self->origin_title = title;
}

/* Remember the present page, on which a match is being opened. After a match on the same page, a
 * rematch, it is still that of the first match. */
static void
remember_origin (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);
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
return_to_origin (SvWindow *self)
{
  g_autofree char *origin = g_steal_pointer (&self->origin);
  SvPage *page = origin != NULL ? sv_window_find_page (self, origin) : NULL;
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  set_origin (self, NULL, NULL);
  if (page != NULL)
    show_page (self, page);
  else if (origin != NULL && g_action_parse_detailed_name (origin, &action, &target, NULL))
    gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
  if (sv_window_get_page (self) == self->match_page)
    return FALSE;
  release_match (self);
  return TRUE;
}

void
sv_window_show_start (SvWindow *self)
{
  SvPage *start = sv_window_find_page (self, "start");

  if (start == NULL)
    start = SV_PAGE (g_object_new (SV_TYPE_START_PAGE, NULL));
  set_origin (self, NULL, NULL);
  show_page (self, start);
  release_match (self);
}

void
sv_window_show_match (SvWindow *self, SvMatch *match)
{
  remember_origin (self);
  put_aside (self);
  sv_match_session_take (self->session, match);
  match_session_kept_cb (self);
  self->match_page = SV_PAGE (g_object_new (SV_TYPE_MATCH_PAGE, NULL));
  sv_match_page_set_match (SV_MATCH_PAGE (self->match_page), match);
  show_page (self, self->match_page);
  /* Focused before the window is shown, screen readers would not take the window for one. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->match_page));
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
  if (!apart && !sv_match_session_is_busy (self->session)) {
    sv_window_show_match (self, match);
    return;
  }
  show_match_apart (self, match);
  if (!apart)
    show_page (self, self->match_page);
}

/* Return whether the page can be left. If FALSE, the user is asked what to do about changes that
 * could not be saved; if the user agrees to leave, the action @name is activated again. */
static gboolean
may_leave (SvWindow *self, const char *name)
{
  SvMatch *match = get_shown_match (self);

  return sv_unsaved_bar_may_leave (
      self->unsaved, match != NULL ? sv_match_get_match_saver (match) : get_auto_saver (self),
      name);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  SvPage *back = find_back (self), *page = sv_window_get_page (self);
  g_autofree char *inside = page != NULL ? sv_page_dup_back (page) : NULL;

  if (inside != NULL) {
    sv_page_go_back (page);
    return;
  }
  if (!may_leave (self, name))
    return;
  if (back != NULL)
    show_page (self, back);
  else if (page != self->match_page || !return_to_origin (self))
    sv_window_show_start (self);
}

static void
home_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);

  if (may_leave (self, name))
    sv_window_show_start (self);
}

/* Escape goes back if no other widget has used the key. It does not while the user is typing in
 * an entry, or at a table or in a match, where keys are pressed all the time. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (widget));

  if (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) || get_table (SV_WINDOW (widget)) != NULL)
    return FALSE;
  return gtk_widget_activate_action (widget, "win.back", NULL);
}

/* --- Beginning a match --- */

/* Begin a match for two people, or against the computer, of the length that was chosen last. The
 * start page highlights the way of playing that was chosen last. */
static void
play_now_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  const gboolean computer = g_str_equal (name, "win.play-computer");
  g_autoptr (GError) error = NULL;
  const SvMatchLength length = (SvMatchLength)g_settings_get_enum (sv_settings (), "match-length");
  g_autoptr (SvVariantDoc) variant = game != NULL ? sv_match_length_variant (game, length) : NULL;
  g_autoptr (SvMatch) match = game != NULL ? sv_quick_match_new (game, variant, &error) : NULL;

  if (error != NULL)
    sv_tell (widget, error->message);
  if (match == NULL)
    return;
  if (computer) {
    g_autofree char *opponent = g_settings_get_string (sv_settings (), "opponent");
    sv_quick_match_play_computer (match, opponent);
  }
  g_settings_set_boolean (sv_settings (), "against-computer", computer);
  sv_window_show_match (SV_WINDOW (widget), match);
}

/* Open the guided first match of a game at the step that the user had reached, or at the
 * beginning if it was completed. */
static void
course_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const SvGame *game = sv_game_by_id (g_variant_get_string (parameter, NULL));
  SvCourseDoc *doc = game != NULL ? sv_course_load (game) : NULL;
  gboolean done;

  if (doc == NULL)
    return;
  const unsigned step = sv_settings_get_course_step (game->id, &done);
  g_autoptr (SvMatch) match = sv_course_new_match (doc, step + 1 < doc->remarks->len ? step : 0);
  play_cb (SV_WINDOW (widget), match, FALSE);
}

static void
puzzle_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *id;
  guint32 number;

  g_variant_get (parameter, "(&su)", &id, &number);
  const SvGame *game = sv_game_by_id (id);
  SvPuzzleDoc *doc = game != NULL ? sv_puzzle_load (game) : NULL;
  if (doc == NULL)
    return;
  g_autoptr (SvMatch) match = sv_puzzle_new_match (doc, number);
  play_cb (SV_WINDOW (widget), match, FALSE);
}

static void
learn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (SV_WINDOW (widget), SV_PAGE (g_object_new (SV_TYPE_LEARN_PAGE, NULL)));
}

static void
lab_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (SV_WINDOW (widget), SV_PAGE (g_object_new (SV_TYPE_LAB_PAGE, NULL)));
}

static void
rematch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = sv_window_get_match (SV_WINDOW (widget));
  g_autoptr (GError) error = NULL;

  if (match == NULL)
    return;
  g_autoptr (SvMatch) again = sv_quick_match_again (match, &error);
  if (again != NULL)
    sv_window_show_match (SV_WINDOW (widget), again);
  else
    sv_tell (widget, error->message);
}

/* Set up a position, starting with the one that @match shows; @match itself does not change. */
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
  SvMatch *match = sv_window_get_match (SV_WINDOW (widget));

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

static void
show_table (SvWindow *self, SvTable *table)
{
  GtkWidget *page = sv_table_page_new (table);

  if (self->left != SV_AUTO_SAVER (table))
    listen (self, SV_AUTO_SAVER (table));
  show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
}

/* --- Competitions --- */

/* The file of the competition was deleted, here or in another window: leave its page. Only a
 * window that shows the page tells the user. */
static void
cup_removed_cb (SvWindow *self, SvCupBook *book)
{
  SvPage *page = self->stack != NULL ? sv_window_find_page (self, "competition") : NULL;

  if (page == NULL || sv_cup_page_get_book (SV_CUP_PAGE (page)) != book)
    return;
  if (self->cup_wall != NULL && sv_cup_wall_get_book (SV_CUP_WALL (self->cup_wall)) == book)
    gtk_window_destroy (self->cup_wall);
  if (sv_window_get_page (self) == page) {
    g_autofree char *title = sv_cup_words_title (sv_cup_book_get_doc (book));
    g_autofree char *sentence = sv_sentence (_ ("“%s” is deleted."), title);
    gtk_widget_activate_action (GTK_WIDGET (self), "win.competitions", NULL);
    sv_tell (GTK_WIDGET (self), sentence);
  }
  drop_page (self, page);
}

static void
show_cup (SvWindow *self, SvCupBook *book)
{
  SvPage *stale = sv_window_find_page (self, "competition");
  GtkWidget *page = sv_cup_page_new (book);

  /* Disconnect the handlers first, so that none is connected twice: this window may have shown
   * the competition before, because windows share the SvCupBook of a file. */
  g_signal_handlers_disconnect_by_data (book, self);
  listen (self, SV_AUTO_SAVER (book));
  g_signal_connect_object (book, "removed", G_CALLBACK (cup_removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "table", G_CALLBACK (show_table), self, G_CONNECT_SWAPPED);
  show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
  if (stale != NULL)
    drop_page (self, stale);
}

static void
cups_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  SvPage *page = sv_window_find_page (self, "competitions");

  if (page == NULL) {
    page = SV_PAGE (g_object_new (SV_TYPE_CUPS_PAGE, NULL));
    g_signal_connect_object (page, "begun", G_CALLBACK (show_cup), self, G_CONNECT_SWAPPED);
  }
  show_page (self, page);
  refresh (self);
}

/* Return the competition for which this window has a page, or NULL. */
static SvCupBook *
get_cup (SvWindow *self)
{
  SvPage *page = self->stack != NULL ? sv_window_find_page (self, "competition") : NULL;

  return page != NULL ? sv_cup_page_get_book (SV_CUP_PAGE (page)) : NULL;
}

/* Return the path of the competition for which this window has a page, or NULL. */
static const char *
shown_cup_path (SvWindow *self)
{
  SvCupBook *book = get_cup (self);

  return book != NULL ? sv_auto_saver_get_path (SV_AUTO_SAVER (book)) : NULL;
}

static gboolean
open_cup (SvWindow *self, GFile *file, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupBook) book = sv_cup_book_load (path, &error);

  if (book != NULL)
    show_cup (self, book);
  else
    sv_match_session_tell_unopened (self->session, file, error);
  return book != NULL;
}

/* --- Matches that wait on the start page --- */

/* Show a match that was read from the disk: in this window if it has no match, else in a new
 * one. */
static void
show_loaded (SvWindow *self, SvMatch *match)
{
  if (sv_match_session_get_match (self->session) == NULL)
    sv_window_show_match (self, match);
  else
    show_match_apart (self, match);
}

static void
matches_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (SV_WINDOW (widget), SV_PAGE (g_object_new (SV_TYPE_MATCHES_PAGE, NULL)));
}

/* If the match belongs to a competition, open the competition behind it, so that the result is
 * recorded there. */
static void
open_cup_behind (SvWindow *self, SvMatch *match)
{
  const SvFixtureLink *link = sv_match_get_fixture_link (match);
  g_autoptr (GError) error = NULL;

  if (link == NULL)
    return;
  g_autoptr (SvCupBook) book = sv_cup_book_find (link, &error);
  if (book == NULL) {
    sv_tell (GTK_WIDGET (self), error->message);
    return;
  }
  if (get_cup (self) != book)
    show_cup (self, book);
  sv_cup_book_take_back (book, match);
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  g_autoptr (SvMatch) match =
      sv_match_session_go_on (self->session, g_variant_get_string (parameter, NULL));

  if (match != NULL) {
    open_cup_behind (self, match);
    show_loaded (self, match);
  } else
    refresh (self);
}

/* Open a match that is over, with its replay. */
static void
replay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);

  continue_action (widget, name, parameter);
  if (self->match_page != NULL && sv_window_get_page (self) == self->match_page)
    gtk_widget_activate_action (GTK_WIDGET (self->match_page), "match.replay", NULL);
}

/* Show a match that is stored in a competition. It is opened as a copy, so that the competition
 * does not change. */
static void
cup_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  unsigned fixture = 0;
  g_autofree char *path =
      sv_unfinished_split_target (g_variant_get_string (parameter, NULL), &fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvCupDoc) cup = path != NULL ? sv_cup_doc_load (path, &error) : NULL;
  SvMatchDoc *doc = cup != NULL && fixture < cup->extras->len
                        ? sv_cup_doc_open_match (cup, fixture, &error)
                        : NULL;

  if (doc != NULL) {
    g_autoptr (SvMatch) match = sv_match_new (doc);
    show_loaded (SV_WINDOW (widget), match);
  } else if (error != NULL) {
    sv_tell (widget, error->message);
  }
}

static void
forget_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!sv_unfinished_forget (g_variant_get_string (parameter, NULL)))
    return;
  refresh (SV_WINDOW (widget));
  sv_tell_action (widget, _ ("The match is removed."), _ ("Undo"), "win.remember", parameter);
}

static void
remember_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_unfinished_remember (g_variant_get_string (parameter, NULL));
  refresh (SV_WINDOW (widget));
}

/* --- Teams and variants --- */

/* Return the windows of the program (GtkWindow), or NULL; owned by the application. */
static GList *
get_windows (SvWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return application != NULL ? gtk_application_get_windows (application) : NULL;
}

/* Tell the user at once if the file of the document that is being edited was deleted. */
static void
lost_cb (SvWindow *self, SvDraft *draft)
{
  if (self->stack == NULL) /* the window was closed */
    return;
  g_autofree char *sentence = sv_draft_dup_lost (draft);
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

/* A draft was renamed: update the path wherever it is stored, in all windows. This is not a
 * method of the window, because the window in which the draft was edited may be closed already. */
static void
moved_cb (SvDraft *draft, const char *from)
{
  GListModel *windows = gtk_window_get_toplevels ();
  const char *path = sv_draft_get_path (draft);

  sv_last_match_follow (from, path);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (!SV_IS_WINDOW (window) || SV_WINDOW (window)->stack == NULL)
      continue;
    SvPage *page = sv_window_find_page (SV_WINDOW (window), "new-match");
    if (page != NULL)
      sv_new_match_page_follow (SV_NEW_MATCH_PAGE (page), from, path);
    refresh (SV_WINDOW (window));
    /* The item has moved in the sorted list: scroll to it. */
    page = sv_window_find_page (SV_WINDOW (window), sv_draft_get_item (draft)->class->folder);
    if (page != NULL)
      sv_library_page_show_item (SV_LIBRARY_PAGE (page), path);
  }
}

static SvLibraryPage *
show_library (SvWindow *self, SvDocumentKind kind)
{
  SvPage *page = sv_window_find_page (self, sv_doc_class (kind)->folder);
  SvPage *stale = sv_window_find_page (self, "new-match");

  if (page == NULL) {
    page = SV_PAGE (sv_library_page_new (kind));
    g_signal_connect_object (page, "removed", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "edit", G_CALLBACK (sv_window_edit), self, G_CONNECT_SWAPPED);
  }
  show_page (self, page);
  /* Remove the page New Match, because it still has the old lists of teams and variants. */
  if (stale != NULL)
    drop_page (self, stale);
  refresh (self);
  return SV_LIBRARY_PAGE (page);
}

static void
library_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const gboolean variants = g_str_equal (g_variant_get_string (parameter, NULL), "variants");

  show_library (SV_WINDOW (widget), variants ? SV_DOCUMENT_VARIANT : SV_DOCUMENT_TEAM);
}

void
sv_window_edit (SvWindow *self, SvDraft *draft)
{
  if (self->left != SV_AUTO_SAVER (draft)) {
    listen (self, SV_AUTO_SAVER (draft));
    g_signal_connect_object (draft, "lost", G_CALLBACK (lost_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect (draft, "moved", G_CALLBACK (moved_cb), NULL);
  }
  GtkWidget *editor =
      GTK_WIDGET (sv_draft_get_team (draft) != NULL ? sv_team_editor_new (draft)
                                                    : sv_variant_editor_new (draft));
  show_page (self, SV_PAGE (editor));
  /* A new document is written before its editor opens. Whatever had the focus meanwhile, give it
   * to the document's name. */
  gtk_widget_grab_focus (editor);
}

/* Return the window that has the file @path open, or NULL. Two drafts of one file would
 * overwrite each other. */
static GtkWindow *
find_open (SvWindow *self, const char *path)
{
  for (GList *i = get_windows (self); i != NULL; i = i->next) {
    SvMatch *match = SV_IS_WINDOW (i->data) ? sv_window_get_match (i->data) : NULL;
    GFile *file = match != NULL ? sv_match_get_file (match) : NULL;
    SvDraft *draft = SV_IS_WINDOW (i->data) ? sv_window_get_draft (i->data) : NULL;

    if ((file != NULL && g_strcmp0 (g_file_peek_path (file), path) == 0) ||
        (draft != NULL && g_strcmp0 (sv_draft_get_path (draft), path) == 0))
      return i->data;
  }
  return NULL;
}

static void
edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  GtkWindow *other = find_open (self, path);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvDraft) draft = NULL;

  if (other != NULL) {
    gtk_window_present (other);
    return;
  }
  if (SV_IS_DRAFT (self->left) && (gpointer)self->left != self->lost &&
      g_strcmp0 (sv_auto_saver_get_path (self->left), path) == 0)
    draft = SV_DRAFT (g_object_ref (self->left));
  else if (SV_IS_DRAFT (sv_unsaved_bar_find (self->unsaved, path)))
    draft = SV_DRAFT (g_object_ref (sv_unsaved_bar_find (self->unsaved, path)));
  else
    draft = sv_draft_load (path, &error);
  if (draft != NULL && g_str_equal (name, "win.edit-new"))
    sv_draft_set_new (draft);
  if (draft != NULL) {
    sv_window_edit (self, draft);
  } else {
    g_autofree char *words = sv_fault_words (error);
    sv_tell (widget, words);
  }
}

static void
kept_copy_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvWindow) self = data;
  g_autoptr (GError) error = NULL;
  const gboolean kept = sv_draft_keep_copy_finish (SV_DRAFT (source), result, &error);

  if (self->stack == NULL) /* the window was closed meanwhile */
    return;
  sv_tell (data, kept ? _ ("It is kept in your library.") : error->message);
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
  refresh (self);
  if (SV_IS_LIBRARY_PAGE (sv_window_get_page (self)))
    sv_library_page_show_item (SV_LIBRARY_PAGE (sv_window_get_page (self)), path);
}

/* --- Copies of what could not be saved --- */

/* Show the document in the copy @copy, which was made because its own file could not be written.
 * It is saved in its own file at once if that is possible by now. */
static void
show_unsaved (SvWindow *self, const SvUnsaved *copy, GError **error)
{
  const SvDocClass *class = sv_doc_class_of_file (copy->path);

  if (class != NULL && class->kind == SV_DOCUMENT_CUP) {
    g_autoptr (SvCupBook) book = sv_cup_book_load_copy (copy, error);
    if (book != NULL)
      show_cup (self, book);
  } else if (class != NULL && class->make != NULL) {
    g_autoptr (SvDraft) draft = sv_draft_load_copy (copy, error);
    if (draft != NULL)
      sv_window_edit (self, draft);
  } else {
    g_autoptr (SvTable) table = sv_table_new_from_file (copy->copy, error);
    if (table == NULL)
      return;
    sv_auto_saver_take_copy (SV_AUTO_SAVER (table), copy);
    show_table (self, table);
  }
}

static void
unsaved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (SvUnsaved) copy = sv_unsaved_look (g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;

  if (copy != NULL)
    show_unsaved (SV_WINDOW (widget), copy, &error);
  else
    refresh (SV_WINDOW (widget));
  if (error != NULL)
    sv_tell (widget, error->message);
}

/* --- Opening files --- */

/* Copy the file @path into the library and show it there. Returns FALSE if it cannot be read;
 * the user is told why. */
static gboolean
import (SvWindow *self, GFile *file, const char *path)
{
  g_autoptr (GError) error = NULL;
  SvLibraryItem *item = sv_library_item_load (path, &error);

  if (item != NULL)
    sv_library_page_import (show_library (self, item->class->kind), item);
  else
    sv_match_session_tell_unopened (self->session, file, error);
  return item != NULL;
}

/* Tell the user where to drop a picture. Returns FALSE. */
static gboolean
refuse_picture (SvWindow *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *words =
      sv_sentence (_ ("“%s” is a picture. Drop it on a card of a team."), name);

  sv_tell (GTK_WIDGET (self), words);
  return FALSE;
}

gboolean
sv_window_open (SvWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  GtkWindow *other = path != NULL ? find_open (self, path) : NULL;

  if (other != NULL) {
    gtk_window_present (other);
    return TRUE;
  }
  if (path != NULL && g_strcmp0 (path, shown_cup_path (self)) == 0) {
    show_page (self, sv_window_find_page (self, "competition"));
    return TRUE;
  }
  if (path != NULL && sv_doc_class_of_file (path) == sv_doc_class (SV_DOCUMENT_CUP))
    return open_cup (self, file, path);
  if (path != NULL && sv_library_is_item (path))
    return import (self, file, path);
  if (sv_open_files_is_picture (file))
    return refuse_picture (self, file);
  g_autoptr (SvMatch) match = sv_match_session_open (self->session, file);
  if (match != NULL)
    show_loaded (self, match);
  return match != NULL;
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
  sv_match_session_choose (SV_WINDOW (widget)->session);
}

static gboolean
open_cb (GtkWidget *window, GFile *file)
{
  return sv_window_open (SV_WINDOW (window), file);
}

static const char *
get_told_cb (GtkWidget *window)
{
  return sv_window_get_told (SV_WINDOW (window));
}

static const SvOpener opener = { open_cb, get_told_cb };

void
sv_window_open_files (SvWindow *self, GPtrArray *files)
{
  sv_open_files (GTK_WIDGET (self), files, &opener);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvWindow *self)
{
  sv_open_files_drop (GTK_WIDGET (self), sv_window_get_page (self), g_value_get_boxed (value),
                      &opener);
  return TRUE;
}

/* --- Saving --- */

static void
save_in (GtkWidget *widget, GFile *file)
{
  sv_match_session_save (SV_WINDOW (widget)->session, file);
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SvWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SvLibraryItem) item = sv_library_save_finish (result, &error);

  if (self->stack == NULL) /* the window was closed meanwhile */
    return;
  sv_tell (GTK_WIDGET (self), item != NULL ? _ ("The copy is saved.") : error->message);
}

static void
copy_draft_to (GtkWidget *widget, GFile *file)
{
  SvDraft *draft = sv_window_get_draft (SV_WINDOW (widget));

  if (draft == NULL)
    return;
  if (g_file_peek_path (file) == NULL) {
    sv_tell (widget, _ ("It can only be saved in a file on this computer."));
    return;
  }
  SvLibraryItem *copy = sv_draft_dup_item (draft);
  copy->path = g_file_get_path (file);
  sv_library_save_async (copy, copied_cb, g_object_ref (widget));
}

static void
copy_draft (GtkWidget *widget, SvDraft *draft)
{
  const SvDocClass *class = sv_draft_get_item (draft)->class;
  g_autofree char *name = sv_library_file_name (sv_draft_get_name (draft), class->kind, 0);

  sv_file_dialogs_save (widget, _ ("Save a Copy to Share"), _ ("Save"), &class->files, NULL, name,
                        copy_draft_to);
}

/* Let the user choose where to save a copy of the match, or of the team or variant on this page. */
static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvDraft *draft = sv_window_get_draft (SV_WINDOW (widget));

  if (draft != NULL)
    copy_draft (widget, draft);
  else
    sv_match_session_ask_where (SV_WINDOW (widget)->session, save_in);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = sv_window_get_match (SV_WINDOW (widget));

  if (match != NULL && sv_match_get_file (match) != NULL)
    save_in (widget, NULL);
  else
    save_as_action (widget, name, parameter);
}

/* --- Around the match --- */

/* Show the scoreboard window of the competition. If the open one belongs to another competition,
 * close it. */
static void
show_cup_wall (SvWindow *self)
{
  SvCupBook *book = get_cup (self);

  if (self->cup_wall != NULL && sv_cup_wall_get_book (SV_CUP_WALL (self->cup_wall)) != book)
    gtk_window_destroy (self->cup_wall);
  if (self->cup_wall == NULL)
    g_set_weak_pointer (&self->cup_wall, sv_cup_wall_new (book, GTK_WINDOW (self)));
  gtk_window_present (self->cup_wall);
}

static void
scoreboard_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);

  if (SV_IS_CUP_PAGE (sv_window_get_page (self))) {
    show_cup_wall (self);
    return;
  }
  if (self->wall == NULL) {
    g_set_weak_pointer (&self->wall, sv_wall_window_new (GTK_WINDOW (self)));
    follow_page (self);
  }
  gtk_window_present (GTK_WINDOW (self->wall));
}

static void
fullscreen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (get_table (SV_WINDOW (widget)) != NULL) {
    /* At a table, everybody looks at the scoreboard, so that is what goes full screen. */
    scoreboard_action (widget, name, NULL);
    gtk_window_fullscreen (GTK_WINDOW (SV_WINDOW (widget)->wall));
  } else if (gtk_window_is_fullscreen (window)) {
    gtk_window_unfullscreen (window);
  } else {
    gtk_window_fullscreen (window);
    sv_tell (widget, _ ("Press F11 to leave full screen."));
  }
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_cup_save_ask (SV_CUP_PAGE (sv_window_get_page (SV_WINDOW (widget))),
                   g_variant_get_string (parameter, NULL));
}

/* Open the page New Match with the team or the rules of the draft chosen. */
static void
play_draft (SvWindow *self, SvDraft *draft)
{
  const char *path = sv_draft_get_path (draft);
  g_autofree char *wanted = g_strdup (path != NULL ? path : sv_draft_get_name (draft));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-match-of", "s",
                              sv_draft_get_game (draft)->id);
  sv_new_match_page_choose (SV_NEW_MATCH_PAGE (sv_window_get_page (self)),
                            sv_draft_get_item (draft)->class->kind, wanted);
}

/* Called when the draft has been written. The page New Match reads the library from the disk, so
 * it must not open before. */
static void
written_cb (SvWindow *self, SvDraft *draft)
{
  g_signal_handlers_disconnect_by_func (draft, written_cb, self);
  if (sv_window_get_draft (self) == draft)
    play_draft (self, draft);
}

static void
play_open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvDraft *draft = sv_window_get_draft (SV_WINDOW (widget));

  if (draft == NULL)
    return;
  sv_auto_saver_flush (SV_AUTO_SAVER (draft));
  if (sv_auto_saver_is_pending (SV_AUTO_SAVER (draft)))
    g_signal_connect_object (draft, "idle", G_CALLBACK (written_cb), widget, G_CONNECT_SWAPPED);
  else
    play_draft (SV_WINDOW (widget), draft);
}

static void
print_draft (GtkWidget *widget, SvDraft *draft)
{
  const SvVariantDoc *variant = sv_draft_get_variant (draft);

  sv_print_dialog_show (widget, sv_draft_get_game (draft), variant != NULL ? variant->setup : NULL,
                        sv_draft_get_team (draft), NULL);
}

/* Share the document of the page: a competition as a web site, any other document as a copy of
 * its file. */
static void
share_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (SV_IS_CUP_PAGE (sv_window_get_page (SV_WINDOW (widget))))
    gtk_widget_activate_action (widget, "win.export", "s", "site");
  else
    gtk_widget_activate_action (widget, "win.save-as", NULL);
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvDraft *draft = sv_window_get_draft (SV_WINDOW (widget));
  SvMatch *match = sv_window_get_match (SV_WINDOW (widget));
  const SvMatchDoc *doc = match != NULL ? sv_match_get_doc (match) : NULL;

  if (SV_IS_CUP_PAGE (sv_window_get_page (SV_WINDOW (widget))))
    gtk_window_present (
        GTK_WINDOW (sv_print_dialog_new_cup (GTK_WINDOW (widget), get_cup (SV_WINDOW (widget)))));
  else if (draft != NULL)
    print_draft (widget, draft);
  else if (doc != NULL)
    sv_print_dialog_show (widget, doc->game, sv_match_get_setup (match), doc->teams[0],
                          doc->teams[1]);
  else
    gtk_window_present (GTK_WINDOW (sv_print_dialog_new_any (GTK_WINDOW (widget))));
}

/* Show the season of a team. Its matches are searched for among the files that were opened or
 * saved recently, and those that the program keeps. */
static void
season_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *id, *team;

  g_variant_get (parameter, "(&s&s)", &id, &team);
  for (GList *i = items; i != NULL; i = i->next)
    if (g_str_has_suffix (gtk_recent_info_get_uri (i->data), ".svmatch") &&
        gtk_recent_info_is_local (i->data) && gtk_recent_info_exists (i->data))
      g_ptr_array_add (paths, g_filename_from_uri (gtk_recent_info_get_uri (i->data), NULL, NULL));
  g_list_free_full (items, (GDestroyNotify)gtk_recent_info_unref);
  g_ptr_array_extend_and_steal (paths, sv_season_list_paths ());
  show_page (SV_WINDOW (widget), SV_PAGE (sv_season_page_new (sv_game_by_id (id), team, paths)));
}

/* Return the table of @game that this window has left and that may not be written yet, or NULL
 * if none. Loading the file again would make two tables that overwrite each other. The table of
 * a match of a competition has another file and does not count. */
static SvTable *
find_left_table (SvWindow *self, const SvGame *game)
{
  SvAutoSaver *left = SV_IS_TABLE (self->left) ? self->left : NULL;
  g_autofree char *path = sv_table_shelf_dup_current (game);

  if (g_strcmp0 (left != NULL ? sv_auto_saver_get_path (left) : NULL, path) != 0)
    left = sv_unsaved_bar_find (self->unsaved, path);
  return left != NULL ? SV_TABLE (left) : NULL;
}

/* Show the table page for a match on a printed board: scoreboard, clock and dice. */
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
  if (find_left_table (self, game) != NULL)
    table = g_object_ref (find_left_table (self, game));
  else
    table = sv_table_file_load (game, &again, &error);
  if (table == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  show_table (self, table);
  if (again)
    sv_tell (widget, _ ("The table is as you left it. The clock is stopped."));
}

/* Show a table whose match is over and was kept. */
static void
played_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) table = NULL;

  if (SV_IS_TABLE (self->left) && g_strcmp0 (sv_auto_saver_get_path (self->left), path) == 0)
    table = SV_TABLE (g_object_ref (self->left));
  else
    table = sv_table_new_from_file (path, &error);
  if (table == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  show_table (self, table);
}

/* Show the table of a match of a competition, and open the competition behind it, so that the
 * result is recorded there. */
static void
cup_table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvWindow *self = SV_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) kept =
      sv_table_new_from_file (g_variant_get_string (parameter, NULL), &error);
  const SvFixtureLink *link = kept != NULL ? sv_table_get_fixture_link (kept) : NULL;

  if (link == NULL) {
    sv_tell (widget,
             error != NULL ? error->message : _ ("This table does not belong to a competition."));
    return;
  }
  g_autoptr (SvCupBook) book = sv_cup_book_find (link, &error);
  if (book == NULL) {
    sv_tell (widget, error->message);
    return;
  }
  show_cup (self, book);
  if (!sv_cup_book_has_table (book, link->fixture)) {
    sv_tell (widget, _ ("This match has a result now."));
    return;
  }
  show_table (self, sv_cup_book_play_table (book, link->fixture));
  sv_tell (widget, _ ("The table is as you left it. The clock is stopped."));
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
  g_clear_weak_pointer (&self->wall);
  g_clear_weak_pointer (&self->cup_wall);
  g_clear_object (&self->lost);
  g_clear_object (&self->session);
  set_origin (self, NULL, NULL);
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
    { "win.learn", NULL, learn_action },
    { "win.lab", NULL, lab_action },
    { "win.course", "s", course_action },
    { "win.puzzle", "(su)", puzzle_action },
    { "win.edit-position", NULL, edit_position_action },
    { "win.season", "(ss)", season_action },
    { "win.table", "s", table_action },
    { "win.cup-table", "s", cup_table_action },
    { "win.played-table", "s", played_table_action },
    { "win.continue", "s", continue_action },
    { "win.replay", "s", replay_action },
    { "win.unsaved", "s", unsaved_action },
    { "win.cup-match", "s", cup_match_action },
    { "win.competitions", NULL, cups_action },
    { "win.matches", NULL, matches_action },
    { "win.forget", "s", forget_action },
    { "win.remember", "s", remember_action },
    { "win.library", "s", library_action },
    { "win.edit", "s", edit_action },
    { "win.edit-new", "s", edit_action },
    { "win.restore-item", "s", restore_item_action },
    { "win.keep-copy", NULL, keep_copy_action },
    { "win.open", NULL, open_action },
    { "win.open-uri", "s", open_uri_action },
    { "win.save", NULL, save_action },
    { "win.save-again", NULL, save_action },
    { "win.save-as", NULL, save_as_action },
    { "win.scoreboard", NULL, scoreboard_action },
    { "win.fullscreen", NULL, fullscreen_action },
    { "win.print", NULL, print_action },
    { "win.share", NULL, share_action },
    { "win.play-open", NULL, play_open_action },
    { "win.export", "s", export_action },
    { "win.start", NULL, back_action },
    { "win.back", NULL, back_action },
    { "win.home", NULL, home_action },
    { "win.go-home", NULL, home_action },
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

  sv_types_ensure (SV_TYPE_TITLE_BAR, SV_TYPE_TOAST, SV_TYPE_UNSAVED_BAR, GDK_TYPE_FILE_LIST);
  /* The template names GDK_TYPE_FILE_LIST as the type of a drop; GTK registers it only on first
   * use. */
  sv_widget_class_set_template (widget_class, "sv-window.ui");
  sv_widget_class_bind (widget_class, SvWindow, stack, toast, unsaved);
  sv_widget_class_bind_callbacks (widget_class, page_changed_cb, drop_cb, place_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  install_actions (widget_class);
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
sv_window_init (SvWindow *self)
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
  g_signal_connect_object (self->session, "reloaded", G_CALLBACK (sv_window_show_match), self,
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
  return sv_match_session_get_match (self->session);
}

SvDraft *
sv_window_get_draft (SvWindow *self)
{
  SvPage *page = sv_window_get_page (self);

  return SV_IS_DRAFT_PAGE (page) ? sv_draft_page_get_draft (SV_DRAFT_PAGE (page)) : NULL;
}

const char *
sv_window_get_unsaved (SvWindow *self)
{
  return sv_unsaved_bar_get_sentence (self->unsaved);
}

void
sv_window_end (SvWindow *self)
{
  sv_unsaved_bar_dont_ask (self->unsaved);
  gtk_window_close (GTK_WINDOW (self));
}

const char *
sv_window_get_told (SvWindow *self)
{
  return sv_toast_get_sentence (self->toast);
}
