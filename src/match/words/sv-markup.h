/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-markup: escape texts for files of other programs, so that no text is taken for markup. */

#include <glib.h>

/* Append a cell of a CSV document, in double quotes with inner quotes doubled (RFC 4180), without
 * a comma behind it. If a spreadsheet would calculate the cell, because it begins with = + - @, a
 * tab or a line end and is no number, it gets a "'" in front. */
void sv_markup_csv (GString *out, const char *words);

/* Append text to a line of Markdown, or to a cell of its tables. A right-to-left name is
 * isolated. */
void sv_markup_markdown (GString *out, const char *words);

/* Append text between HTML tags, or inside the quotes of an attribute. */
void sv_markup_html (GString *out, const char *words);
