/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-wall-pages: the pages of a competition's wall, each small enough to be read from afar. */

#include "sv-cup-book.h"

#include <gtk/gtk.h>

typedef enum {
  SV_CUP_WALL_NOW,
  SV_CUP_WALL_NEXT,
  SV_CUP_WALL_TABLE,
  SV_CUP_WALL_BRACKET,
  SV_CUP_WALL_SCORERS
} SvCupWallKind;

typedef struct {
  SvCupWallKind kind;
  unsigned group; /* of a table */
  unsigned from;  /* the first line of it that is shown */
} SvCupWallPage;

/* Those that there are now, in their order. Of SvCupWallPage; to be unreffed. */
GArray *sv_cup_wall_pages (SvCupBook *book);

/* What stands above such a page; to be freed. */
char *sv_cup_wall_page_title (SvCupBook *book, const SvCupWallPage *page);

GtkWidget *sv_cup_wall_page_new (SvCupBook *book, const SvCupWallPage *page);
