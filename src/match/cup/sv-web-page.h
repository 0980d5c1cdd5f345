/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-web-page: the form of web pages: no scripts, nothing from elsewhere, light or dark as who reads it
 * wishes, and not too wide for a phone. Words are escaped. */

#include "sv-sheet-table.h"

#include <glib.h>

/* What pages of a folder look like stands there. */
#define SV_WEB_STYLE_FILE "style.css"

typedef struct {
  GString *out;
  GHashTable *
      links; /* names of files beside it, by the names of teams that have one; NULL: it stands alone */
  const char *here; /* the file that the page goes into, which it does not lead to; NULL: any */
  GHashTable *kits; /* the marks of teams that have colours, of sv_web_kits_new (); NULL: none */
} SvWebPage;

/* The colours of a team as a mark before its name. */
typedef struct {
  unsigned number;  /* tells its class from those of the others */
  char *colours[2]; /* "#rrggbb": inside, and the edge */
} SvWebKit;

/* A table for the marks of teams, by name (char *) → SvWebKit. */
GHashTable *sv_web_kits_new (void);

/* colours: "#rrggbb", or NULL: then it has no mark. */
void sv_web_kits_add (GHashTable *kits, const char *name, char *const colours[2]);

/* The rules of the style with those of the kits (NULL: none), which a page that stands alone has inside. To be freed. */
char *sv_web_style (GHashTable *kits);

/* From the beginning into the body. maker: by whom it was made, of a page in a folder; NULL: it stands
 * alone. */
void sv_web_begin (SvWebPage *self, const char *title, const char *maker);

/* The end, and the whole page, to be freed. */
char *sv_web_end (SvWebPage *self);

/* <name attributes>words</name>; attributes: "" or with a blank before each. */
void sv_web_add (SvWebPage *self, const char *name, const char *attributes, const char *words);

/* The mark of a team that has colours, within a line. */
void sv_web_add_kit (SvWebPage *self, const char *name);

/* A line that tells when the page was made. */
void sv_web_add_time (SvWebPage *self);

/* Words, escaped, within a line; those that are written from right to left keep that to themselves. */
void sv_web_add_words (GString *out, const char *words);

/* A link to a file beside it, within a line. */
void sv_web_add_link (SvWebPage *self, const char *file, const char *words);

/* Lines (of char *) as a list, if there are any. */
void sv_web_add_notes (SvWebPage *self, const GPtrArray *notes);

/* Tables (of SvSheetTable, which it takes) under a heading, or none of it if there are none: the heading of one table
 * stands in place of its caption; one table (NULL: none); lines. */
void sv_web_add_tables (SvWebPage *self, const char *heading, GPtrArray *tables);
void sv_web_add_table (SvWebPage *self, const char *heading, SvSheetTable *table);
void sv_web_add_list (SvWebPage *self, const char *heading, const GPtrArray *lines);
