/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-books-estimated: move analysis of a match of a game without a solver. Alternatives to the
 * events that happened are estimated. */

#include "sv-books.h"
#include "sv-estimate.h"

/* Write the lines of the analysis. @effort is for the whole match; its chosen is ignored. Sets
 * *@start as sv_books_solve () does. Returns FALSE and sets @error if cancelled. */
gboolean
sv_books_estimate (SvBooks *books, const SvEstimateEffort *effort, double *start, GError **error);
