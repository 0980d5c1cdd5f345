/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-markup: words in files of other programs, in which they must not become part of the form. */

#include <glib.h>

/* A cell of a CSV document, in double quotes, those inside doubled (RFC 4180); no comma behind it. What a
 * spreadsheet would calculate, because it begins with = + - @, a tab or a line end and is no number, gets a "'"
 * before it. */
void sv_markup_csv (GString *out, const char *words);

/* In a line of Markdown, or a cell of its tables. A name that is written from right to left is isolated. */
void sv_markup_markdown (GString *out, const char *words);

/* Between tags of HTML, or in the quotes of an attribute. */
void sv_markup_html (GString *out, const char *words);
