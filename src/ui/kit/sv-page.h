/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPage: what a window must know of whatever it shows.
 *
 *      ┌──────────────────────────────────────────┐
 *      │ ‹  ↶ ↷        title                    ≡ │  dup_title, dup_subtitle; undo and redo: get_actions
 *      │              subtitle                    │
 *      ├──────────────────────────────────────────┤
 *      │               the page                   │
 *      │          ╭──────────────╮                │  what is told stands above the bar
 *      ├──────────┴──────────────┴────────────────┤
 *      │ get_bottom_bar                           │
 *      └──────────────────────────────────────────┘
 *
 * A page knows nothing of its window: what it wants done there it asks by actions (win.*) and by the
 * signals below. No page can forbid to be left: it keeps what people did, in leave. */

#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_PAGE (sv_page_get_type ())
G_DECLARE_INTERFACE (SvPage, sv_page, SV, PAGE, GtkWidget)

/* Signals: "page-changed": the title or the subtitle is another one; "play" (SvMatch *match, gboolean
 * apart): match shall be played, in a window of its own if apart. */
struct _SvPageInterface {
  GTypeInterface parent_iface;

  /* By which its window knows it, and what it is called, to be translated: the same for every page
   * of the class, or a function's answer. */
  const char *name, *title;
  const char *(*get_name) (SvPage *self);
  char *(*dup_title) (SvPage *self);

  /* --- Each of the following may be NULL --- */
  char *(*dup_subtitle) (SvPage *self);

  /* What undo, redo and other keys do as long as the page is shown, and the prefix of these actions:
   * "match" or "draft". */
  GActionGroup *(*get_actions) (SvPage *self);
  const char *prefix;

  /* The bar at the lower edge, or NULL if it is hidden. */
  GtkWidget *(*get_bottom_bar) (SvPage *self);

  /* Look again at the files that it shows. */
  void (*refresh) (SvPage *self);

  /* Another page is about to be shown. */
  void (*leave) (SvPage *self);

  /* It goes when it is left; *Back* leads from it to the page before it. */
  gboolean passing;
};

const char *sv_page_get_name (SvPage *self);

/* NULL where the page has none. */
char *sv_page_dup_title (SvPage *self);
char *sv_page_dup_subtitle (SvPage *self);
GActionGroup *sv_page_get_actions (SvPage *self, const char *prefix);
GtkWidget *sv_page_get_bottom_bar (SvPage *self);

void sv_page_refresh (SvPage *self);
void sv_page_leave (SvPage *self);
gboolean sv_page_is_passing (SvPage *self);

/* For pages: emit the signals. */
void sv_page_changed (SvPage *self);
void sv_page_play (SvPage *self, SvMatch *match, gboolean apart);
