/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-books-solved: exact move analysis of a match of a game that has a solver. */

#include "sv-books.h"

/* Write the lines of the analysis and set *@start to the value of the first position for the
 * first team. Returns FALSE and sets @error if cancelled. */
gboolean sv_books_solve (SvBooks *books, double *start, GError **error);
