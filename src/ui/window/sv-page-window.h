/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPageWindow: the base of SvWindow: a window that shows one page (SvPage) at a time, has at most
 * one match, and knows where *Back* leads.
 *
 *      ┌──────────────────────────────┐
 *      │ title bar                    │  SvTitleBar: about the page
 *      ├──────────────────────────────┤
 *      │ what could not be saved      │  SvUnsavedBar
 *      ├──────────────────────────────┤
 *      │ stack of pages               │
 *      │           ╭───────╮          │
 *      │           │ toast │          │
 *      └───────────┴───────┴──────────┘
 *
 * What the pages are about is not known here: sv-window-drafts, sv-window-cups and sv-window-tables
 * show them, each with actions of its own, and SvWindow puts everything together.
 *
 * Actions: win.start (back to the page before), win.back (like win.start, for keys outside
 * matches), win.go-home (to the start page), win.home (like win.go-home, for keys outside matches);
 * win.tell (s), win.tell-action, win.untell (s) (see sv_tell () in sv-toast.h). */

#include "sv-draft.h"
#include "sv-match-session.h"
#include "sv-page.h"
#include "sv-table.h"
#include "sv-toast.h"
#include "sv-unsaved-bar.h"
#include "sv-wall-window.h"

#define SV_TYPE_PAGE_WINDOW (sv_page_window_get_type ())
#define SV_PAGE_WINDOW(object)                                                                     \
  (G_TYPE_CHECK_INSTANCE_CAST ((object), SV_TYPE_PAGE_WINDOW, SvPageWindow))
#define SV_IS_PAGE_WINDOW(object) (G_TYPE_CHECK_INSTANCE_TYPE ((object), SV_TYPE_PAGE_WINDOW))
#define SV_PAGE_WINDOW_CLASS(klass)                                                                \
  (G_TYPE_CHECK_CLASS_CAST ((klass), SV_TYPE_PAGE_WINDOW, SvPageWindowClass))
#define SV_PAGE_WINDOW_GET_CLASS(object)                                                           \
  (G_TYPE_INSTANCE_GET_CLASS ((object), SV_TYPE_PAGE_WINDOW, SvPageWindowClass))

/* The modules of the window may read all fields, and set those whose comment says so. */
typedef struct {
  GtkApplicationWindow parent_instance;

  /* Owned */
  SvMatchSession *session;
  /* draft whose file another program or window has deleted, so that the user can keep it as a
   * copy, or NULL; set by sv-window-drafts */
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
  /* Scoreboard windows for a second screen, or NULL: of a match or a table, set by SvWindow, and of
   * a competition, set by sv-window-cups. Weak pointers. */
  SvWallWindow *wall;
  GtkWindow *cup_wall;

  /* Template children */
  GtkStack *stack;
  SvToast *toast;
  SvUnsavedBar *unsaved;
} SvPageWindow;

typedef struct {
  GtkApplicationWindowClass parent_class;

  /* Open a file, as sv_window_open () does. */
  gboolean (*open) (SvPageWindow *self, GFile *file);
} SvPageWindowClass;

GType sv_page_window_get_type (void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvPageWindow, g_object_unref)

/* An action of a window, its parameter type or NULL, and what it does. */
typedef struct {
  const char *name;
  const char *parameter;
  GtkWidgetActionActivateFunc activate;
} SvWindowAction;

/* Give all windows of class @klass the @n actions in @actions. Call it from class_init. */
void sv_page_window_install (GtkWidgetClass *klass, const SvWindowAction *actions, unsigned n);

/* --- What is shown --- */

/* Return the page that is shown, or the one with this name; NULL if there is none. */
SvPage *sv_page_window_get_page (SvPageWindow *self);
SvPage *sv_page_window_find_page (SvPageWindow *self, const char *name);
/* Return the match of the window, or NULL. */
SvMatch *sv_page_window_get_match (SvPageWindow *self);
/* Return the draft or the table whose page is shown, or NULL. */
SvDraft *sv_page_window_get_draft (SvPageWindow *self);
SvTable *sv_page_window_get_table (SvPageWindow *self);

/* --- To show something else --- */

/* Show @page, which may be new; the page before is left. */
void sv_page_window_show_page (SvPageWindow *self, SvPage *page);
/* Remove a page that will not be shown again. */
void sv_page_window_drop_page (SvPageWindow *self, SvPage *page);
/* Let the page read its files again, because they may have changed. */
void sv_page_window_refresh (SvPageWindow *self);
/* Show the start page. A match in progress is put aside. */
void sv_page_window_show_start (SvPageWindow *self);
/* Show @match; the match that the window had is put aside. */
void sv_page_window_show_match (SvPageWindow *self, SvMatch *match);
/* Show a match that was read from the disk: here if the window has no match, else in a new one. */
void sv_page_window_show_loaded (SvPageWindow *self, SvMatch *match);
/* Show the replay of the match, if its page is shown. */
void sv_page_window_show_replay (SvPageWindow *self);
/* Show a match that a page has made: here, or in a new window if @apart or if the match of this
 * window is busy. */
void sv_page_window_play (SvPageWindow *self, SvMatch *match, gboolean apart);
/* Show the match or the table of the present page on the scoreboard window, if that is open. */
void sv_page_window_follow_page (SvPageWindow *self);

/* --- Documents --- */

/* Connect to the auto-saver @saver, so that this window reports problems and refreshes its page
 * after a write, even if the page with the document was left. */
void sv_page_window_listen (SvPageWindow *self, SvAutoSaver *saver);
/* Open several files (of GFile); see sv_window_open_files (). */
void sv_page_window_open_files (SvPageWindow *self, GPtrArray *files);

/* Return the windows of the program (GtkWindow), or NULL; owned by the application. */
GList *sv_page_window_get_windows (SvPageWindow *self);
/* Return the window that has the match or draft of the file @path open, or NULL. Two drafts of one
 * file would overwrite each other. */
GtkWindow *sv_page_window_find_open (SvPageWindow *self, const char *path);
