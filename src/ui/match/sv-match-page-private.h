/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The inside of SvMatchPage, shared by its page and its actions. For nobody else. */

#include "sv-match-page.h"

G_BEGIN_DECLS

struct _SvMatchPage {
  GtkWidget parent_instance;

  /* Owned */
  SvMatch *match;
  GSimpleActionGroup *actions;
  GSettings *settings; /* or NULL: not installed */
  guint caption_id;
  guint fold_id;
  int fold;        /* SvFold that the style classes stand for, -1 at first */
  int wanted_fold; /* SvFold of the last allocation */
  gboolean report_open;
  gboolean break_seen;  /* "Continue" was pressed in this break */
  gboolean final_seen;  /* "Look back" was pressed after this end */
  GtkWidget *hand_over; /* a child of pitch, made when it is wanted, or NULL */

  /* Template children */
  GtkWidget *scoreboard, *pitch, *board, *pause_cover, *resume_button, *caption;
  GtkWidget *prompt, *actions_bar, *dice, *first_cards, *second_cards;

  /* Children that are built when they are wanted, or NULL */
  GtkWidget *replay, *report, *break_panel, *final_panel;
};

/* Make the action group and put it on the page. */
void sv_match_page_add_actions (SvMatchPage *self);

/* Say which of them can be done now. */
void sv_match_page_update_actions (SvMatchPage *self);

/* Listen to the keys for dice. */
void sv_match_page_add_keys (SvMatchPage *self);

/* The page after something changed that is not the match's position. */
void sv_match_page_update (SvMatchPage *self);

/* Show position k to look at it. */
void sv_match_page_look (SvMatchPage *self, unsigned k);

/* Somebody jumped to an earlier position to look at it: nothing can be played. */
gboolean sv_match_page_is_back (SvMatchPage *self);

/* Cover the board for a secret choice if it is wanted; live: the match is being played. Returns
 * whether it is covered. */
gboolean sv_match_page_update_hand_over (SvMatchPage *self, gboolean live);

void sv_match_page_set_class (GtkWidget *widget, const char *name, gboolean on);

/* sv-match-panels.c: show and hide what the position and the person ask for. */
void sv_match_page_set_report_open (SvMatchPage *self, gboolean open);
void sv_match_page_update_panels (SvMatchPage *self);
void sv_match_page_update_replay (SvMatchPage *self);

/* The panel that lies over the board, or NULL. */
GtkWidget *sv_match_page_get_panel (SvMatchPage *self);

void sv_match_page_set_panels_match (SvMatchPage *self, SvMatch *match);
void sv_match_page_drop_panels (SvMatchPage *self);

G_END_DECLS
