/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-share-lines: reads what the program that serves a competition tells the window, one line at a
 * time; sv-share.h lists the lines. A line that is not understood changes nothing. */

#include "sv-cup-feed.h"

/* A board whose users can type results. */
typedef struct {
  unsigned board; /* from 1 */
  char *url, *code;
  gboolean typed; /* something was typed there */
} SvShareBoard;

/* All that the child has said about itself. */
typedef struct {
  char *url; /* NULL until it serves */
  GStrv urls;
  GPtrArray *boards; /* array of SvShareBoard */
  unsigned looking;
  gboolean came;
  char *error; /* why it ends, or NULL */
} SvShareNews;

void sv_share_news_init (SvShareNews *self);
/* Forget everything; the array of boards stays, and is empty. */
void sv_share_news_clear (SvShareNews *self);

/* A proposal and the number by which it is answered. */
typedef struct {
  unsigned id;
  SvCupProposal what;
  char *instead; /* that of `what` */
} SvShareProposal;

void sv_share_proposal_free (SvShareProposal *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvShareProposal, sv_share_proposal_free)

/* Return a copy of @what that does not depend on it. */
SvShareProposal *sv_share_proposal_new (unsigned id, const SvCupProposal *what);

typedef enum {
  SV_SHARE_LINE_UNKNOWN,
  SV_SHARE_LINE_NEWS,    /* @news has changed */
  SV_SHARE_LINE_PROPOSAL /* a proposal was read */
} SvShareLine;

/* Read a line into @news, or into *@proposal, a new object. */
SvShareLine sv_share_lines_read (const char *line, SvShareNews *news, SvShareProposal **proposal);
