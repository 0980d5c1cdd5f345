/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-layout: where the parts of the match page lie in a window of any size.
 *
 * The remark of a match that teaches is below the scoreboard; above it is the prompt of who sits opposite.
 *
 *   columns ┌─────────────────────┬───────┐   strip ┌───────────┐  narrow ┌──────┐
 *           │ scoreboard          │       │         │scoreboard │         │scores│
 *           ├──┬──────────────┬───┤report │         ├───────────┤         ├──────┤
 *           │c │              │ c │       │         │           │         │board │
 *           │a │    board     │ a │       │         │   board   │         ├──┬───┤
 *           │rd│              │ rd│       │         ├─────┬─────┤         │ca│rds│
 *           ├──┼──────────────┼───┤       │         │cards│cards│         ├──┴───┤
 *           │b.│line          │ b.│       │         ├─────┴─────┤         │line  │
 *           │  │prompt,  dice │   │       │         │line       │         │prompt│
 *           └──┴──────────────┴───┴───────┘         │prompt dice│         │ dice │
 *                                                   └───────────┘         └──────┘
 *
 * Columns or strip: whichever makes the board larger. What the cards leave of a column is the bulletin's. It is a function of the size alone; nothing
 * here changes a widget's style or asks for another layout, so it cannot run in circles. */

#include "sv-board.h"

#include <gtk/gtk.h>

typedef enum {
  SV_MATCH_NARROW, /* < 720 pixels wide */
  SV_MATCH_SHORT,  /* < 600 pixels high: the cards of a throw have no room over the pitch */
  SV_MATCH_LOW,    /* < 690 pixels high */
  SV_MATCH_MEDIUM,
  SV_MATCH_WIDE /* ≥ 1000 pixels wide */
} SvMatchWidth;

/* Children of the page; report, replay and panel may be invisible. */
typedef struct {
  int width, height;    /* of the page, in pixels */
  gboolean turned;      /* all of it is upside down, for who sits opposite */
  const SvBoard *board; /* or NULL */
  gboolean benches;     /* somebody is beside the board */
  unsigned n_cards;     /* of a team */
  gboolean report_open;
  gboolean real_dice; /* six buttons more */
  GtkWidget *scoreboard, *pitch, *cards[2], *bulletins[2], *line, *prompt, *dice, *actions, *replay,
      *report;
  GtkWidget *course; /* or NULL */
  GtkWidget *far;    /* at the edge of who sits opposite, turned to them; or NULL */
  GtkWidget *panel;  /* in the place of pitch, prompt and dice while visible */
} SvMatchParts;

SvMatchWidth sv_match_layout_width (int width, int height);

/* Give every child its place in the page. */
void sv_match_layout_allocate (const SvMatchParts *parts);

/* The least size in which the page can be used. */
void sv_match_layout_minimum (int *width, int *height);
