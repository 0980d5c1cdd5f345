/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-web-page: build the HTML of web pages: without scripts or outside resources, light or dark
 * as the reader's system asks, and not too wide for a phone. All texts are escaped. */

#include "sv-cup-knockout.h"
#include "sv-sheet-table.h"

#include <glib.h>

/* Name of the style sheet that the pages of a folder share. */
#define SV_WEB_STYLE_FILE "style.css"

/* A match that is being played, for a page that a server shows. */
typedef struct {
  unsigned match;   /* key of its rows in tables of matches */
  char *score;      /* "4–2" */
  char *words;      /* what is going on: "Second half" */
  gint64 left;      /* milliseconds left on its clock; -1: it has none */
  gboolean running; /* the clock runs */
  char *picture;    /* address of a picture of its pitch, or NULL */
} SvWebLive;

/* What a page has besides its texts when a server shows it. Markup is written as it is. */
typedef struct {
  const char *head;       /* markup at the end of the head */
  const char *attributes; /* attributes of the main part, with a blank before each */
  const char *foot;       /* markup at the end of the body */
  const GArray *lives;    /* SvWebLive: the matches that are being played */
} SvWebServed;

typedef struct {
  GString *out;
  /* file names of the pages of the teams of a competition, by team; NULL for a page that stands
   * alone */
  char *const *files;
  /* who meets in each fixture of a competition, whose teams are told apart by their numbers; NULL
   * if names tell them apart */
  const SvCupMeeting *meetings;
  /* file name of the page itself, which is not linked to; NULL: link everything */
  const char *here;
  GHashTable *kits; /* colour marks of teams from sv_web_kits_new (); NULL if there are none */
  /* what a server adds; NULL for a file. Served pages are written with fewer bytes. */
  const SvWebServed *served;
  GString *contents;   /* links to the sections are added here; or NULL */
  const char *section; /* id of the next section in the page, static; or NULL */
} SvWebPage;

/* The logo of a team, or else its colours, shown as a mark before its name. */
typedef struct {
  unsigned number;  /* number in the name of its CSS class */
  char *colours[2]; /* "#rrggbb": inside, and the edge */
  char *logo;       /* URL, or NULL */
} SvWebKit;

/* Return a new table for the colour marks of teams, from name, or in a competition from number as
 * text (char *), to SvWebKit. */
GHashTable *sv_web_kits_new (void);

/* Add the colours of a team, each "#rrggbb", and the URL of its logo, which must be safe to write
 * as it is, or NULL. If both the first colour and the logo are NULL the team gets no mark. */
void sv_web_kits_add (GHashTable *kits, const char *key, char *const colours[2], const char *logo);

/* Return the style sheet with the rules for @kits (NULL: none); a page that stands alone includes
 * it. Free with g_free (). */
char *sv_web_style (GHashTable *kits);

/* Write the page up to the beginning of its body. @maker is the name of the program, for a page
 * in a folder; NULL for a page that stands alone. */
void sv_web_begin (SvWebPage *self, const char *title, const char *maker);

/* Write the opening tag of the main part. */
void sv_web_begin_main (SvWebPage *self);

/* Write the beginning of a section with a heading; nothing ends it but "</section>". Its id is the
 * member `section`, which becomes NULL. */
void sv_web_begin_section (SvWebPage *self, const char *heading);

/* Write the end of the page and return the whole page. Free with g_free (). */
char *sv_web_end (SvWebPage *self);

/* Write <name attributes>words</name>. @attributes is "" or has a blank before each attribute. */
void sv_web_add (SvWebPage *self, const char *name, const char *attributes, const char *words);

/* Write the rules for the marks of @kits in served pages. */
void sv_web_style_marks (GString *out, GHashTable *kits);

/* Write rules for the labels that stand before numbers on a phone in served pages, in the present
 * language; @language: its code. */
void sv_web_style_labels (GString *out, const char *language);

/* Write the colour mark of a team of a competition inside a line, if it has one; nothing for -1. */
void sv_web_add_kit (SvWebPage *self, int team);

/* Write a line that says when the page was made. */
void sv_web_add_time (SvWebPage *self);

/* Write escaped words inside a line. Right-to-left words are isolated from the text around them. */
void sv_web_add_words (GString *out, const char *words);

/* Write a link to a file in the same folder, inside a line. */
void sv_web_add_link (SvWebPage *self, const char *file, const char *words);

/* Write a section with a heading, or nothing if it would be empty. sv_web_add_tables () takes an
 * array of SvSheetTable (transfer full); sv_web_add_table () takes one table (transfer full;
 * nullable), whose caption is replaced by the heading; sv_web_add_list () takes lines. */
void sv_web_add_tables (SvWebPage *self, const char *heading, GPtrArray *tables);
void sv_web_add_table (SvWebPage *self, const char *heading, SvSheetTable *table);
void sv_web_add_list (SvWebPage *self, const char *heading, const GPtrArray *lines);
