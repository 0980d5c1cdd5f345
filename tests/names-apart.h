/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* names-apart: names that are written from right to left keep to themselves. A test that tells a
 * text can tell it once more with all its names in Hebrew letters; then each text from the
 * program that is put into a line is checked: a name in it stands between the signs that isolate
 * it, or is all of the text. */

#include <glib.h>

extern gboolean names_hebrew; /* this run has such names */
extern gboolean
    names_free; /* what is told now may hold bare names: documents, files for other programs */

/* A name as people of this run write it: in Hebrew its letters become Hebrew ones, and it begins
 * and ends with one, so digits and blanks are always inside. To be freed. */
char *dup_name (const char *name);

/* Let *name, which is freed, be the name `to` as people of this run write it. */
void rename_to (char **name, const char *to);

/* Check each text that a %s of format stands for, in a run with Hebrew names; the test fails if
 * one is not apart. */
void check_names (const char *format, va_list list) G_GNUC_PRINTF (1, 0);
