/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-layout: arrange the parts of the match page in a window of any size.
 *
 * In a course, the bar with its remark is below the scoreboard; above the scoreboard is the prompt
 * for a player on the opposite side of the screen.
 *
 *           │ scoreboard          │                 │scoreboard │         │scores│
 *           ├──┬──────────────┬───┤                 ├───────────┤         ├──────┤
 *           │c │              │ c │                 │           │         │board │
 *           │a │    board     │ a │                 │   board   │         ├──┬───┤
 *           │rd│              │ rd│                 ├─────┬─────┤         │ca│rds│
 *           ├──┼──────────────┼───┤                 │cards│cards│         ├──┴───┤
 *           │b.│line          │ b.│                 ├─────┴─────┤         │line  │
 *           │  │prompt,  dice │   │                 │line       │         │prompt│
 *           └──┴──────────────┴───┘                 │prompt dice│         │ dice │
 *                                                   └───────────┘         └──────┘
 *
 * Columns or strip: whichever makes the board larger. Room that the cards leave in a column goes
 * to the bulletin ("b."). In a replay the pages replace the cards: beside the board or below it,
 * again whichever makes the board larger; the slider is as wide as the window. The result depends
 * on the sizes alone, and nothing here changes a style or requests another layout, so the layout
 * cannot loop. */

#include "sv-board.h"

#include <gtk/gtk.h>

typedef enum {
  SV_MATCH_NARROW, /* narrower than 720 pixels */
  SV_MATCH_SHORT,  /* lower than 600 pixels: too low for the cards of a throw over the pitch */
  SV_MATCH_LOW,    /* lower than 690 pixels */
  SV_MATCH_MEDIUM,
  SV_MATCH_WIDE /* at least 1000 pixels wide */
} SvMatchWidth;

/* The children of the page, and what their layout depends on. Replay, pages and panel may be
 * invisible. */
typedef struct {
  int width, height; /* size of the page in pixels */
  /* TRUE if the whole page is rotated by 180 degrees, for a player on the opposite side */
  gboolean turned;
  const SvBoard *board; /* board of the match, or NULL */
  gboolean benches;     /* TRUE if pieces are beside the board */
  unsigned n_cards;     /* number of cards of one team */
  gboolean replay_open; /* TRUE if the match is shown as a replay: with slider and pages */
  gboolean playing;     /* TRUE if the match goes on at the position shown */
  GtkWidget *scoreboard, *pitch, *cards[2], *bulletins[2], *line, *prompt, *dice, *actions, *replay;
  GtkWidget *pages;    /* pages of the replay, or NULL */
  GtkWidget *course;   /* remark of a course or puzzle, or NULL */
  GtkWidget *opposite; /* prompt at the opposite edge, rotated for the player there; or NULL */
  GtkWidget *panel;    /* replaces pitch, prompt and dice while visible */
} SvMatchParts;

SvMatchWidth sv_match_layout_width (int width, int height);

/* Allocate all children of the page. */
void sv_match_layout_allocate (const SvMatchParts *parts);

/* Get the minimum size of the page in pixels. */
void sv_match_layout_minimum (int *width, int *height);
