/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The inside of SvWindow, shared by navigation and actions. For nobody else. */

#include "sv-computer.h"
#include "sv-toast.h"
#include "sv-window.h"

G_BEGIN_DECLS

struct _SvWindow {
  GtkApplicationWindow parent_instance;

  /* Owned */
  SvMatch *match;
  SvComputer *computer; /* plays in it, or NULL */
  SvDraft *draft; /* that the page shown edits, or NULL */
  SvDraft *lost;  /* whose file was deleted elsewhere: it may be kept as a copy */
  guint inhibit_cookie;
  guint journal_id; /* the match is to be written into its journal */

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

/* sv-window-actions.c */

void sv_window_install_actions (GtkWidgetClass *widget_class);

/* Another page is shown: the scoreboard window follows it, and what can be done with it is enabled. */
void sv_window_update_actions (SvWindow *self);

/* A page asks that match be played: here, unless that would put an unfinished one aside. */
void sv_window_play_cb (SvWindow *self, SvMatch *match, gboolean apart);

/* Open the files that were dropped on the window. */
gboolean
sv_window_drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, SvWindow *self);

/* Whether the start page has to offer the match: there is something in it that no file has. */
gboolean sv_window_is_worth_keeping (SvMatch *match);

G_END_DECLS
