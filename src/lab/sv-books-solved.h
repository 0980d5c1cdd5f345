/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-books-solved: the lines of a match of a game that has a solver, exactly. */

#include "sv-books.h"

/* Sets *start, what the first position is worth to the first team. FALSE and an error if cancelled. */
gboolean sv_books_solve (SvBooks *books, double *start, GError **error);
