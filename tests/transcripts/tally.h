/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* tally: how often each of many things happened, as lines that people can read.
 *
 *      == What is asked ==
 *         12× {team} throws: the higher number begins   (Orange throws: the higher number begins)
 *
 * A transcript of every position of a match would be too long to review. So a few positions are
 * told in full, and of all the others a tally says how often each thing came, with the last one as
 * an example. A new rule adds lines of its own and leaves the others as they are. */

#include <glib.h>

typedef struct Tally Tally;

/* An empty tally. title becomes the heading; it is not copied. */
Tally *tally_new (const char *title);

/* Count the thing that format and its arguments name. example (nullable, taken) is an instance
 * of it. */
void tally_count (Tally *self, char *example, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Add the heading and a line for each thing to text, ordered by their names; then free the
 * tally. A tally that counted nothing adds nothing. */
void tally_end (Tally *self, GString *text);
