/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPage: the interface of everything that a window can show as a page.
 *
 *      ┌──────────────────────────────────────────┐
 *      │ ‹  ↶ ↷        title                    ≡ │  dup_title, dup_subtitle; undo: get_actions
 *      │              subtitle                    │
 *      ├──────────────────────────────────────────┤
 *      │               the page                   │
 *      │          ╭──────────────╮                │  toasts appear above the bar
 *      ├──────────┴──────────────┴────────────────┤
 *      │ get_bottom_bar                           │
 *      └──────────────────────────────────────────┘
 *
 * A page knows nothing of its window: it asks the window to do something by actions (win.*) and by
 * the signals below. A page cannot prevent the user from leaving it; it saves the user's input in
 * leave (). */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_PAGE (sv_page_get_type ())
G_DECLARE_INTERFACE (SvPage, sv_page, SV, PAGE, GtkWidget)

/* Signals: "page-changed", the title or the subtitle has changed; "play" (SvMatch *match, gboolean
 * apart), the window should show @match, or open a new window for it if @apart is TRUE. */
struct _SvPageInterface {
  GTypeInterface parent_iface;

  /* The name by which the window finds the page, and its translatable title. Both are the same for
   * every page of the class, unless get_name () or dup_title () returns another. */
  const char *name, *title;
  const char *(*get_name) (SvPage *self);
  char *(*dup_title) (SvPage *self);

  /* --- Each of the following may be NULL --- */
  char *(*dup_subtitle) (SvPage *self);

  /* The actions for undo, redo and other keys while the page is shown, and their prefix: "match" or
   * "draft". */
  GActionGroup *(*get_actions) (SvPage *self);
  const char *prefix;

  /* Return the bar at the lower edge, or NULL if there is none or it is hidden. */
  GtkWidget *(*get_bottom_bar) (SvPage *self);

  /* Move @place, in coordinates of @widget, away from what must be seen on the page. */
  void (*free_place) (SvPage *self, GtkWidget *widget, GdkRectangle *place);

  /* Read the files again that the page shows, because they may have changed. */
  void (*refresh) (SvPage *self);

  /* Called before another page is shown. The page must save here what the user has entered. */
  void (*leave) (SvPage *self);

  /* Return the title of what *Back* returns to inside the page, or NULL if *Back* leaves the page;
   * and go there. */
  char *(*dup_back) (SvPage *self);
  void (*go_back) (SvPage *self);

  /* Return the action of the window, with its target, that shows the page again after it was
   * destroyed, for *Back* from a match that was opened on it; see
   * g_action_parse_detailed_name (). */
  char *(*dup_action) (SvPage *self);

  /* The page is destroyed when the user leaves it, and *Back* never returns to it. */
  gboolean passing;
};

const char *sv_page_get_name (SvPage *self);

/* Wrappers of the virtual functions above. They return NULL if the page does not implement one. */
char *sv_page_dup_title (SvPage *self);
char *sv_page_dup_subtitle (SvPage *self);
GActionGroup *sv_page_get_actions (SvPage *self, const char *prefix);
GtkWidget *sv_page_get_bottom_bar (SvPage *self);
void sv_page_free_place (SvPage *self, GtkWidget *widget, GdkRectangle *place);

char *sv_page_dup_back (SvPage *self);
void sv_page_go_back (SvPage *self);
char *sv_page_dup_action (SvPage *self);

void sv_page_refresh (SvPage *self);
void sv_page_leave (SvPage *self);
gboolean sv_page_is_passing (SvPage *self);

/* For implementations: emit the signals. */
void sv_page_changed (SvPage *self);
void sv_page_play (SvPage *self, SvMatch *match, gboolean apart);
