/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* golden-text: texts that people can read and that stay what they are until somebody means to
 * change them. Each is a file; a program writes its text anew and compares.
 *
 *      TEST FOLDER          compares all its texts with the files of FOLDER, and shows what differs
 *                           as diff does
 *      TEST FOLDER NAME     the same for one text
 *      TEST FOLDER --write  writes the files (tests/bless.sh does): read the difference before you
 *                           commit it
 *      TEST --hebrew NAME   tells the text with names in Hebrew letters and compares nothing: see
 *                           names-apart.h */

#include <glib.h>

#include "names-apart.h"

typedef struct {
  const char *name; /* of the file, without .txt */
  void (*tell) (GString *text, gconstpointer data);
  gconstpointer data;
} GoldenText;

/* Add a line to text. */
void add_line (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Add line, which it takes; NULL is "-". */
void take_line (GString *text, char *line);

/* The main function of a program of goldens, whose last one has no name. */
int golden_main (int argc, char **argv, const GoldenText *goldens);
