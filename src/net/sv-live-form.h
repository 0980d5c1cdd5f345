/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-live-form: the pages on which a table types its results: the form of a board, and the field
 * for the code that leads to it. They are plain forms; the script makes them easier to use. */

#include "sv-live-shell.h"

/* What the form of a board shows besides the competition. */
typedef struct {
  unsigned board;       /* from 1 */
  const char *action;   /* the address of the form, "/enter/1/TOKEN" */
  SvCupVerdict verdict; /* what became of what was typed */
  const char *sentence; /* why it was not taken, in the language of the page, or ""; NULL if nothing
                         * was typed yet */
  /* what was typed, to be shown again; any may be NULL */
  const char *fixture, *home, *away, *how, *shootout;
} SvLiveForm;

/* Return the general sentence for a verdict, or NULL if there is none to say. */
const char *sv_live_form_say (SvCupVerdict verdict);

/* Return the page with the form of a board, in the present language. Free with g_free (). */
char *sv_live_form (SvCupFeed *feed, const SvLiveShell *shell, const SvLiveForm *form);

/* Return the page with the field for a code, and a sentence about the last one, or NULL. */
char *sv_live_form_code (const SvLiveShell *shell, const char *sentence);
