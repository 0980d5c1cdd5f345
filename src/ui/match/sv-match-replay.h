/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-match-replay: the two parts of a match page that show its replay: the slider with its buttons,
 * and the pages beside the board or below it. They are built when the replay is first opened:
 * together with the rest they would delay the moment when the match appears.
 *
 * It does not decide when the replay opens, nor where the parts lie: the page does. */

#include "sv-match.h"

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *page;        /* parent of the parts; not owned */
  GtkWidget *bar, *pages; /* children of the page; NULL until first opened */
  SvMatch *match;         /* not owned; or NULL */
  gboolean open, narrow;
} SvMatchReplay;

/* Set the match that the parts show, or NULL. */
void sv_match_replay_set_match (SvMatchReplay *self, SvMatch *match);

/* Set whether the page is so narrow that the buttons are in two rows. */
void sv_match_replay_set_narrow (SvMatchReplay *self, gboolean narrow);

/* Open or close the replay. Return FALSE if it was so already. */
gboolean sv_match_replay_set_open (SvMatchReplay *self, gboolean open);

/* Show the parts if the replay is open, else hide them. @before: the sibling that screen readers
 * read after the slider. */
void sv_match_replay_update (SvMatchReplay *self, GtkWidget *before);

/* Remove the parts from the page. */
void sv_match_replay_clear (SvMatchReplay *self);
