/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-books-estimated: the lines of a match of a game that nobody can work out, as well as its
 * alternatives can be estimated. */

#include "sv-books.h"
#include "sv-estimate.h"

/* effort: for the whole match; its chosen is not looked at. Sets *start as sv_books_solve () does. */
gboolean
sv_books_estimate (SvBooks *books, const SvEstimateEffort *effort, double *start, GError **error);
