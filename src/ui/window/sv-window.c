/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-window.h"

#include "sv-book-page.h"
#include "sv-course.h"
#include "sv-cup-page.h"
#include "sv-games.h"
#include "sv-lab-page.h"
#include "sv-learn-page.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-length.h"
#include "sv-match-page.h"
#include "sv-new-match-page.h"
#include "sv-open-files.h"
#include "sv-position-page.h"
#include "sv-print-dialog.h"
#include "sv-puzzle.h"
#include "sv-quick-match.h"
#include "sv-sentence.h"
#include "sv-settings.h"
#include "sv-table-file.h"
#include "sv-unfinished.h"
#include "sv-window-cups.h"
#include "sv-window-drafts.h"
#include "sv-window-guests.h"
#include "sv-window-tables.h"

#include <glib/gi18n.h>

struct _SvWindow {
  SvPageWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (SvWindow, sv_window, SV_TYPE_PAGE_WINDOW)

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
  sv_page_window_show_match (SV_PAGE_WINDOW (widget), match);
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
  sv_page_window_play (SV_PAGE_WINDOW (widget), match, FALSE);
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
  sv_page_window_play (SV_PAGE_WINDOW (widget), match, FALSE);
}

static void
learn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_page_window_show_page (SV_PAGE_WINDOW (widget),
                            SV_PAGE (g_object_new (SV_TYPE_LEARN_PAGE, NULL)));
}

static void
lab_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_page_window_show_page (SV_PAGE_WINDOW (widget),
                            SV_PAGE (g_object_new (SV_TYPE_LAB_PAGE, NULL)));
}

static void
lab_club_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  lab_action (widget, name, NULL);
  gtk_widget_activate_action_variant (
      GTK_WIDGET (sv_page_window_get_page (SV_PAGE_WINDOW (widget))), "lab.club", parameter);
}

static void
rematch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = sv_page_window_get_match (SV_PAGE_WINDOW (widget));
  g_autoptr (GError) error = NULL;

  if (match == NULL)
    return;
  g_autoptr (SvMatch) again = sv_quick_match_again (match, &error);
  if (again != NULL)
    sv_page_window_show_match (SV_PAGE_WINDOW (widget), again);
  else
    sv_tell (widget, error->message);
}

/* Set up a position, starting with the one that @match shows; @match itself does not change. */
static void
show_position (SvPageWindow *self, SvMatch *match)
{
  GtkWidget *page = sv_position_page_new (match);

  sv_page_window_show_page (self, SV_PAGE (page));
  gtk_widget_grab_focus (page);
}

static void
edit_position_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = sv_page_window_get_match (SV_PAGE_WINDOW (widget));

  if (match != NULL)
    show_position (SV_PAGE_WINDOW (widget), match);
}

static void
new_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  const SvGame *game =
      parameter != NULL ? sv_game_by_id (g_variant_get_string (parameter, NULL)) : NULL;
  SvPage *page = sv_page_window_find_page (self, "new-match");

  if (page == NULL) {
    page = SV_PAGE (g_object_new (SV_TYPE_NEW_MATCH_PAGE, NULL));
    g_signal_connect_object (page, "edit", G_CALLBACK (sv_window_drafts_edit), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (page, "set-up", G_CALLBACK (show_position), self, G_CONNECT_SWAPPED);
  }
  if (game != NULL)
    sv_new_match_page_set_game (SV_NEW_MATCH_PAGE (page), game);
  sv_page_window_show_page (self, page);
}

/* --- Matches that wait on the start page, and the book of those that are over --- */

static gboolean open_file (SvPageWindow *self, GFile *file);

static void
book_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_page_window_show_page (SV_PAGE_WINDOW (widget), SV_PAGE (sv_book_page_new ()));
}

/* Open the match book and filter it by game, team, season and search text; the parameter also says
 * which of its views is shown. */
static void
book_of_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *page = sv_book_page_new ();
  const char *game, *team, *view, *search;
  int year;

  g_variant_get (parameter, "(&s&si&s&s)", &game, &team, &year, &view, &search);
  sv_book_page_show (SV_BOOK_PAGE (page), sv_game_by_id (game), team, year, view, search);
  sv_page_window_show_page (SV_PAGE_WINDOW (widget), SV_PAGE (page));
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  g_autoptr (SvMatch) match =
      sv_match_session_go_on (self->session, g_variant_get_string (parameter, NULL));

  if (match != NULL) {
    sv_window_cups_open_behind (self, match);
    sv_page_window_show_loaded (self, match);
  } else
    sv_page_window_refresh (self);
}

/* Open a match that is over, from its autosave or another file, with its replay. */
static void
replay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (sv_doc_class_of_file (path) == sv_doc_class (SV_DOCUMENT_MATCH))
    open_file (self, file);
  else
    continue_action (widget, name, parameter);
  sv_page_window_show_replay (self);
}

static void
forget_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!sv_unfinished_forget (g_variant_get_string (parameter, NULL)))
    return;
  sv_page_window_refresh (SV_PAGE_WINDOW (widget));
  sv_tell_action (widget, _ ("The match is removed."), _ ("Undo"), "win.remember", parameter);
}

static void
remember_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_unfinished_remember (g_variant_get_string (parameter, NULL));
  sv_page_window_refresh (SV_PAGE_WINDOW (widget));
}

/* --- Copies of what could not be saved --- */

/* Show the document in the copy @copy, which was made because its own file could not be written.
 * It is saved in its own file at once if that is possible by now. */
static void
show_unsaved (SvPageWindow *self, const SvUnsaved *copy, GError **error)
{
  const SvDocClass *class = sv_doc_class_of_file (copy->path);

  if (class != NULL && class->kind == SV_DOCUMENT_CUP) {
    g_autoptr (SvCupBook) book = sv_cup_book_load_copy (copy, error);
    if (book != NULL)
      sv_window_cups_show (self, book);
  } else if (class != NULL && class->make != NULL) {
    g_autoptr (SvDraft) draft = sv_draft_load_copy (copy, error);
    if (draft != NULL)
      sv_window_drafts_edit (self, draft);
  } else {
    g_autoptr (SvTable) table = sv_table_new_from_file (copy->copy, error);
    if (table == NULL)
      return;
    sv_auto_saver_take_copy (SV_AUTO_SAVER (table), copy);
    sv_window_tables_show (self, table);
  }
}

static void
unsaved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (SvUnsaved) copy = sv_unsaved_look (g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;

  if (copy != NULL)
    show_unsaved (SV_PAGE_WINDOW (widget), copy, &error);
  else
    sv_page_window_refresh (SV_PAGE_WINDOW (widget));
  if (error != NULL)
    sv_tell (widget, error->message);
}

/* --- Opening files --- */

/* Copy the file @path into the library and show it there. Returns FALSE if it cannot be read;
 * the user is told why. */
static gboolean
import (SvPageWindow *self, GFile *file, const char *path)
{
  g_autoptr (GError) error = NULL;
  SvLibraryItem *item = sv_library_item_load (path, &error);

  if (item != NULL)
    sv_library_page_import (sv_window_drafts_show_library (self, item->class->kind), item);
  else
    sv_match_session_tell_unopened (self->session, file, error);
  return item != NULL;
}

/* Tell the user where to drop a picture. Returns FALSE. */
static gboolean
refuse_picture (SvPageWindow *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *words =
      sv_sentence (_ ("“%s” is a picture. Drop it on a card of a team."), name);

  sv_tell (GTK_WIDGET (self), words);
  return FALSE;
}

static gboolean
open_file (SvPageWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  GtkWindow *other = path != NULL ? sv_page_window_find_open (self, path) : NULL;

  if (other != NULL) {
    gtk_window_present (other);
    return TRUE;
  }
  if (path != NULL && g_strcmp0 (path, sv_window_cups_get_path (self)) == 0) {
    sv_page_window_show_page (self, sv_page_window_find_page (self, "competition"));
    return TRUE;
  }
  if (path != NULL && sv_doc_class_of_file (path) == sv_doc_class (SV_DOCUMENT_CUP))
    return sv_window_cups_open (self, file, path);
  if (path != NULL && sv_library_is_item (path))
    return import (self, file, path);
  if (sv_open_files_is_picture (file))
    return refuse_picture (self, file);
  g_autoptr (SvMatch) match = sv_match_session_open (self->session, file);
  if (match != NULL)
    sv_page_window_show_loaded (self, match);
  return match != NULL;
}

static void
open_uri_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  open_file (SV_PAGE_WINDOW (widget), file);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  sv_match_session_choose (SV_PAGE_WINDOW (widget)->session);
}

/* --- Saving --- */

static void
save_in (GtkWidget *widget, GFile *file)
{
  sv_match_session_save (SV_PAGE_WINDOW (widget)->session, file);
}

/* Let the user choose where to save a copy of the match, or of the team or variant on this page. */
static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvDraft *draft = sv_page_window_get_draft (SV_PAGE_WINDOW (widget));

  if (draft != NULL)
    sv_window_drafts_save_copy (widget, draft);
  else
    sv_match_session_ask_where (SV_PAGE_WINDOW (widget)->session, save_in);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvMatch *match = sv_page_window_get_match (SV_PAGE_WINDOW (widget));

  if (match != NULL && sv_match_get_file (match) != NULL)
    save_in (widget, NULL);
  else
    save_as_action (widget, name, parameter);
}

/* --- Around the match --- */

static void
scoreboard_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvPageWindow *self = SV_PAGE_WINDOW (widget);

  if (SV_IS_CUP_PAGE (sv_page_window_get_page (self))) {
    sv_window_cups_show_wall (self);
    return;
  }
  if (self->wall == NULL) {
    g_set_weak_pointer (&self->wall, sv_wall_window_new (GTK_WINDOW (self)));
    sv_page_window_follow_page (self);
  }
  gtk_window_present (GTK_WINDOW (self->wall));
}

static void
fullscreen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (sv_page_window_get_table (SV_PAGE_WINDOW (widget)) != NULL) {
    /* At a table, everybody looks at the scoreboard, so that is what goes full screen. */
    scoreboard_action (widget, name, NULL);
    gtk_window_fullscreen (GTK_WINDOW (SV_PAGE_WINDOW (widget)->wall));
  } else if (gtk_window_is_fullscreen (window)) {
    gtk_window_unfullscreen (window);
  } else {
    gtk_window_fullscreen (window);
    sv_tell (widget, _ ("Press F11 to leave full screen."));
  }
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
  if (SV_IS_CUP_PAGE (sv_page_window_get_page (SV_PAGE_WINDOW (widget))))
    gtk_widget_activate_action (widget, "win.export", "s", "site");
  else
    gtk_widget_activate_action (widget, "win.save-as", NULL);
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvDraft *draft = sv_page_window_get_draft (SV_PAGE_WINDOW (widget));
  SvMatch *match = sv_page_window_get_match (SV_PAGE_WINDOW (widget));
  const SvMatchDoc *doc = match != NULL ? sv_match_get_doc (match) : NULL;

  if (SV_IS_CUP_PAGE (sv_page_window_get_page (SV_PAGE_WINDOW (widget))))
    gtk_window_present (GTK_WINDOW (sv_window_cups_new_print_dialog (SV_PAGE_WINDOW (widget))));
  else if (draft != NULL)
    print_draft (widget, draft);
  else if (doc != NULL)
    sv_print_dialog_show (widget, doc->game, sv_match_get_setup (match), doc->teams[0],
                          doc->teams[1]);
  else
    gtk_window_present (GTK_WINDOW (sv_print_dialog_new_any (GTK_WINDOW (widget))));
}

/* --- The window --- */

static void
sv_window_class_init (SvWindowClass *klass)
{
  static const SvWindowAction actions[] = {
    { "win.new-match", NULL, new_match_action },
    { "win.new-match-of", "s", new_match_action },
    { "win.play-now", "s", play_now_action },
    { "win.play-computer", "s", play_now_action },
    { "win.rematch", NULL, rematch_action },
    { "win.learn", NULL, learn_action },
    { "win.lab", NULL, lab_action },
    { "win.lab-club", "s", lab_club_action },
    { "win.course", "s", course_action },
    { "win.puzzle", "(su)", puzzle_action },
    { "win.edit-position", NULL, edit_position_action },
    { "win.continue", "s", continue_action },
    { "win.replay", "s", replay_action },
    { "win.unsaved", "s", unsaved_action },
    { "win.book", NULL, book_action },
    { "win.book-of", "(ssiss)", book_of_action },
    { "win.forget", "s", forget_action },
    { "win.remember", "s", remember_action },
    { "win.open", NULL, open_action },
    { "win.open-uri", "s", open_uri_action },
    { "win.save", NULL, save_action },
    { "win.save-again", NULL, save_action },
    { "win.save-as", NULL, save_as_action },
    { "win.scoreboard", NULL, scoreboard_action },
    { "win.fullscreen", NULL, fullscreen_action },
    { "win.print", NULL, print_action },
    { "win.share", NULL, share_action },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  SV_PAGE_WINDOW_CLASS (klass)->open = open_file;
  sv_page_window_install (widget_class, actions, G_N_ELEMENTS (actions));
  sv_window_drafts_install (widget_class);
  sv_window_cups_install (widget_class);
  sv_window_guests_install (widget_class);
  sv_window_tables_install (widget_class);
}

static void
sv_window_init (SvWindow *self)
{
}

SvWindow *
sv_window_new (GtkApplication *application)
{
  return g_object_new (SV_TYPE_WINDOW, "application", application, NULL);
}

void
sv_window_show_start (SvWindow *self)
{
  sv_page_window_show_start (SV_PAGE_WINDOW (self));
}

void
sv_window_show_match (SvWindow *self, SvMatch *match)
{
  sv_page_window_show_match (SV_PAGE_WINDOW (self), match);
}

void
sv_window_edit (SvWindow *self, SvDraft *draft)
{
  sv_window_drafts_edit (SV_PAGE_WINDOW (self), draft);
}

gboolean
sv_window_open (SvWindow *self, GFile *file)
{
  return open_file (SV_PAGE_WINDOW (self), file);
}

void
sv_window_open_files (SvWindow *self, GPtrArray *files)
{
  sv_page_window_open_files (SV_PAGE_WINDOW (self), files);
}

SvPage *
sv_window_get_page (SvWindow *self)
{
  return sv_page_window_get_page (SV_PAGE_WINDOW (self));
}

SvPage *
sv_window_find_page (SvWindow *self, const char *name)
{
  return sv_page_window_find_page (SV_PAGE_WINDOW (self), name);
}

SvMatch *
sv_window_get_match (SvWindow *self)
{
  return sv_page_window_get_match (SV_PAGE_WINDOW (self));
}

SvDraft *
sv_window_get_draft (SvWindow *self)
{
  return sv_page_window_get_draft (SV_PAGE_WINDOW (self));
}

const char *
sv_window_get_unsaved (SvWindow *self)
{
  return sv_unsaved_bar_get_sentence (SV_PAGE_WINDOW (self)->unsaved);
}

void
sv_window_end (SvWindow *self)
{
  sv_unsaved_bar_dont_ask (SV_PAGE_WINDOW (self)->unsaved);
  gtk_window_close (GTK_WINDOW (self));
}

const char *
sv_window_get_told (SvWindow *self)
{
  return sv_toast_get_sentence (SV_PAGE_WINDOW (self)->toast);
}
