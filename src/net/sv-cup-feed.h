/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvCupFeed: the competition that a server shows, and who takes the results that are typed at
 * its tables. A subclass gets the competition from somewhere: SvCupFileFeed from a file,
 * SvCupPipeFeed from the window that started this program.
 *
 * Signal "changed": the document, or how the matches stand that are being played, is another one
 * now. */

#include "sv-cup-doc.h"
#include "sv-cup-live.h"
#include "sv-cup-tally.h"

#include <gio/gio.h>

/* What became of a result that a table has sent. */
typedef enum {
  SV_CUP_TAKEN,    /* it stands in the competition, and is on the disk */
  SV_CUP_WAITING,  /* the organiser has not decided yet */
  SV_CUP_CONFLICT, /* the match has another result already */
  SV_CUP_REFUSED,  /* the rules do not allow it */
  SV_CUP_CLOSED,   /* no results are taken from tables now */
  SV_CUP_UNSAVED,  /* the disk is full, or the file cannot be written or read */
  SV_CUP_N_VERDICTS
} SvCupVerdict;

/* The words of verdicts in messages between programs, NULL-terminated. */
extern const char *const sv_cup_verdict_words[];

/* A result that a table has sent. */
typedef struct {
  unsigned board;     /* from 1; the fixture is one of this board */
  unsigned fixture;   /* from 0 */
  SvCupResult result; /* unless the match says it */
  SvCupTally tally;   /* beside the result, as far as it was sent */
  /* what this may correct: digests of sv_cup_tally_dup_digest () with blanks between; or NULL */
  const char *instead;
  GBytes *match; /* the text of a match document, or NULL */
} SvCupProposal;

/* @sentence: why it was not taken, or "", in the language that was used when it was proposed. That
 * language is used during the call, too. */
typedef void (*SvCupTold) (SvCupVerdict verdict, const char *sentence, gpointer data);

#define SV_TYPE_CUP_FEED (sv_cup_feed_get_type ())
G_DECLARE_DERIVABLE_TYPE (SvCupFeed, sv_cup_feed, SV, CUP_FEED, GObject)

struct _SvCupFeedClass {
  GObjectClass parent;
  /* Take @proposal, and call @told once, now or later. It must not be called after @cancel was
   * cancelled. */
  void (*take) (SvCupFeed *self,
                const SvCupProposal *proposal,
                GCancellable *cancel,
                SvCupTold told,
                gpointer data);
  /* Find out whether the competition was changed elsewhere, and if it was, read it again. */
  void (*look) (SvCupFeed *self);
};

/* Return the competition. Valid until "changed". */
const SvCupDoc *sv_cup_feed_get_doc (SvCupFeed *self);

/* Return how the matches stand that are being played: array of SvCupLive. Valid until "changed". */
const GPtrArray *sv_cup_feed_get_live (SvCupFeed *self);

/* Return whether results can be typed at the tables now. */
gboolean sv_cup_feed_get_open (SvCupFeed *self);

/* Return a number that grows with each change, also from one start of the program to the next. */
gint64 sv_cup_feed_get_edition (SvCupFeed *self);

/* Call the function of the class. */
void sv_cup_feed_take (SvCupFeed *self,
                       const SvCupProposal *proposal,
                       GCancellable *cancel,
                       SvCupTold told,
                       gpointer data);
void sv_cup_feed_look (SvCupFeed *self);

/* For subclasses: replace the document (transfer full); add or replace how a match stands (transfer
 * full); remove it; let results be typed or not. Each emits "changed". */
void sv_cup_feed_set_doc (SvCupFeed *self, SvCupDoc *doc);
void sv_cup_feed_set_live (SvCupFeed *self, SvCupLive *live);
void sv_cup_feed_drop_live (SvCupFeed *self, unsigned fixture);
void sv_cup_feed_set_open (SvCupFeed *self, gboolean open);
