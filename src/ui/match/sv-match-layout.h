/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-layout: arrange the parts of the match page in a window of any size.
 *
 *        SV_MATCH_AROUND             SV_MATCH_BESIDE            SV_MATCH_COLUMN
 *      ┌─────────────────────┐     ┌────────────────────┐     ┌───┬─────────┬──────┐
 *      │ scoreboard          │     │ scoreboard         │     │   │         │scores│
 *      ├──┬──────────────┬───┤     ├─────────────┬──────┤     │ c │         │      │
 *      │c.│    pitch     │ c.│     │             │line  │     │ a │  pitch  │line  │
 *      ├──┴────────┬─────┴───┤     │    pitch    │throw │     │ r │         │throw │
 *      │line       │ throw   │     │             │prompt│     │ d │         │prompt│
 *      │prompt  b. │         │     │             │  b.  │     │ s │         │  b.  │
 *      └───────────┴─────────┘     └─────────────┴──────┘     └───┴─────────┴──────┘
 *
 * The one with the largest pitch is taken. That depends on the size of the window, the board and
 * the number of cards alone, not on what is to be seen at the moment, so nothing jumps while
 * people play. The throw, the prompt, the line about the last event and the buttons ("b.") always
 * keep their room, also while they are empty. Cards get the room that the pitch cannot use: a
 * column at its side or a row below it, or none.
 *
 * The remark of a puzzle is above the pitch. In a replay the pages stand beside the board or below
 * it, whichever makes the board larger; the slider is as wide as the window. Nothing here changes a
 * style or requests another layout, so the layout cannot loop. */

#include "sv-board.h"

#include <gtk/gtk.h>

typedef enum {
  SV_MATCH_NARROW, /* narrower than 720 pixels */
  SV_MATCH_SHORT,  /* lower than 600 pixels */
  SV_MATCH_LOW,    /* lower than 690 pixels */
  SV_MATCH_MEDIUM,
  SV_MATCH_WIDE /* at least 1200 pixels wide and 850 high */
} SvMatchWidth;

/* Where scoreboard, line, throw, prompt and buttons are. */
typedef enum {
  SV_MATCH_AROUND, /* the scoreboard above the pitch, all others below it */
  SV_MATCH_BESIDE, /* the scoreboard above the pitch, all others in a column at the right */
  SV_MATCH_COLUMN  /* all in a column at the right */
} SvMatchForm;

/* The children of the page, and what their layout depends on. Replay, pages and panel may be
 * invisible. */
typedef struct {
  int width, height; /* size of the page in pixels */
  /* TRUE if the whole page is rotated by 180 degrees, for a player on the opposite side */
  gboolean turned;
  const SvBoard *board; /* board of the match, or NULL */
  unsigned seats;       /* number of figurines for which a bench needs room */
  gboolean benches;     /* TRUE if pieces are beside the board now */
  unsigned n_cards;     /* number of cards of one team */
  gboolean replay_open; /* TRUE if the match is shown as a replay: with slider and pages */
  gboolean playing;     /* TRUE if the match goes on at the position shown */
  GtkWidget *scoreboard, *pitch, *cards[2], *line, *prompt, *dice, *actions, *replay;
  GtkWidget *pages;    /* pages of the replay, or NULL */
  GtkWidget *course;   /* remark of a course or puzzle, or NULL */
  GtkWidget *opposite; /* prompt at the opposite edge, rotated for the player there; or NULL */
  GtkWidget *panel;    /* replaces pitch, prompt and dice while visible */
} SvMatchParts;

SvMatchWidth sv_match_layout_width (int width, int height);

/* Return the arrangement for a page of this size. Only the size, the board, the number of seats and
 * of cards, and whether the report is open, are read. */
SvMatchForm sv_match_layout_form (const SvMatchParts *parts);

/* Allocate all children of the page. */
void sv_match_layout_allocate (const SvMatchParts *parts);

/* Get the minimum size of the page in pixels. */
void sv_match_layout_minimum (int *width, int *height);
