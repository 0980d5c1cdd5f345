/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-wall-pages: creates the pages of SvCupWall, each with so little on it that it can be
 * read from afar. The window decides when to show which page. */

#include "sv-cup-share.h"

#include <gtk/gtk.h>

typedef enum {
  SV_CUP_WALL_NOW,
  SV_CUP_WALL_NEXT,
  SV_CUP_WALL_TABLE,
  SV_CUP_WALL_BRACKET,
  SV_CUP_WALL_SCORERS,
  SV_CUP_WALL_ADDRESS, /* where to follow the competition, while it is shared */
  SV_CUP_WALL_WINNER   /* the last page, once the winner is known */
} SvCupWallKind;

typedef struct {
  SvCupWallKind kind;
  unsigned group; /* group whose table the page shows, 0-based */
  unsigned from;  /* first match or row that is shown, 0-based */
} SvCupWallPage;

/* Return the pages that there are at present, in their order (array of SvCupWallPage, transfer
 * full). @share: what shares the competition, or NULL. */
GArray *sv_cup_wall_pages (SvCupBook *book, SvCupShare *share);

/* Return the address of a shared competition; NULL if it is not shared, or if @share is NULL. */
const char *sv_cup_wall_pages_url (SvCupShare *share);

/* Return the heading of a page; free with g_free (). */
char *sv_cup_wall_page_title (SvCupBook *book, const SvCupWallPage *page);

GtkWidget *sv_cup_wall_page_new (SvCupBook *book, SvCupShare *share, const SvCupWallPage *page);
