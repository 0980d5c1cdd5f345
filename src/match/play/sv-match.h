/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatch: the match that is being played, for everybody who must be told when it changes.
 *
 * It holds a match document (setup, events, seats), the clock, the autosave and the dice. Its files
 * are the matter of sv-match-file.h, its title, notes and comments that of sv-match-comments.h,
 * its line-ups that of sv-match-line-ups.h. Rules stay in the game, drawing in the windows. All changes
 * of the position pass through here.
 *
 * The clock runs when the game says so, nobody paused, and the last event is shown: looking back
 * costs no time, and the end is found with the time that it was left with. A new choice in an
 * earlier position goes on from the time of that position. When the period is over, `time` is made
 * by itself as soon as the rules allow it. While paused no event can be made; undo, redo and
 * jumps can. */

#include <gio/gio.h>

#include "sv-bond.h"
#include "sv-bot.h"
#include "sv-clock.h"
#include "sv-document.h"
#include "sv-keeper.h"
#include "sv-scoreline.h"
#include "sv-situation.h"

#define SV_TYPE_MATCH (sv_match_get_type ())
G_DECLARE_FINAL_TYPE (SvMatch, sv_match, SV, MATCH, GObject)

typedef enum {
  SV_CHANGE_EVENT, /* one event was made */
  SV_CHANGE_UNDO,
  SV_CHANGE_REDO,
  SV_CHANGE_SEEK /* a jump, or a new document */
} SvChange;

/* Signals, besides those of SvScored, whose scoreline is that of the position that is shown:
 *   "making" (SvEvent *event → gboolean)   it is about to be made: it may be turned into another legal
 *                                          one; TRUE holds it off, and who does so says why
 *   "changed" (int: SvChange change)       the position is another one, or the seats are
 *   "shown" (int: SvChange change)         right after it, when people may see what came of it; or later,
 *                                          if somebody let the match wait from "changed"
 *   "notice" (const char *sentence)        something to tell at once (clock slept, autosave failed)
 *   "ready"                                after "shown" of an event: the next one may be made
 *   "rested"                               whoever watches has seen the break; emitted by who shows it
 *   "named"                                it has another file, title, or notes
 *   "commented" (guint step)               that step has another comment, or none any more
 */

/* A match of doc, which it takes. Throws its dice with system entropy. */
SvMatch *sv_match_new (SvMatchDoc *doc);

/* Dice from a seed, for tests. */
void sv_match_seed (SvMatch *self, guint64 seed);

/* A new, unsaved match of doc with that title (NULL: its teams); takes both. */
SvMatch *sv_match_new_branch (SvMatchDoc *doc, char *title);

/* Who leads through it, or NULL; it belongs to the match. */
void sv_match_set_guide (SvMatch *self, GObject *guide);
GObject *sv_match_get_guide (SvMatch *self);

/* The document; its elapsed_ms is not kept up to date. */
const SvMatchDoc *sv_match_get_doc (SvMatch *self);
/* The same, with the clock's time in it: to be written or copied. */
const SvMatchDoc *sv_match_write_doc (SvMatch *self);
/* Tell the match that its document was changed: it is another one than what was saved, and is kept
 * again soon. For the files of the match's parts. */
void sv_match_touch (SvMatch *self);
const SvGame *sv_match_get_game (SvMatch *self);
const void *sv_match_get_setup (SvMatch *self);
/* The position, and parts of it; all of it is valid until it changes. */
const SvSituation *sv_match_get_now (SvMatch *self);
const void *sv_match_get_state (SvMatch *self);
const SvView *sv_match_get_view (SvMatch *self);
const SvSight *sv_match_get_sight (SvMatch *self);
const SvNode *sv_match_get_node (SvMatch *self);
const SvBoard *sv_match_get_board (SvMatch *self);
SvClock *sv_match_get_clock (SvMatch *self);

/* The position after the first k kept events. */
void sv_match_get_view_at (SvMatch *self, unsigned k, SvView *out);
void sv_match_get_node_at (SvMatch *self, unsigned k, SvNode *out);

/* The legal events of the position and how many. */
const SvEvent *sv_match_get_legal (SvMatch *self, unsigned *n);
/* Which of them an event is, or -1. */
int sv_match_find_legal (SvMatch *self, SvEvent event);
/* What a person points at to choose legal event i. */
const SvTarget *sv_match_get_target (SvMatch *self, unsigned i);

/* Whether an event can be made now. FALSE with an error if the match is paused or over, or if what
 * happened last is still being told. Looks at the time first, so that a period whose end nobody has
 * noticed yet ends before anything else happens. */
gboolean sv_match_can_act (SvMatch *self, GError **error);
/* Make a legal event. In an earlier position: first forget the events after the position. FALSE with an
 * error if it is not legal; without one if it was held off. */
gboolean sv_match_choose (SvMatch *self, SvEvent event, GError **error);

/* At a chance node: throw the die with the program's dice; or enter a real die. */
gboolean sv_match_throw (SvMatch *self);
gboolean sv_match_enter_die (SvMatch *self, unsigned value, GError **error);

/* From a handler of "changed", after an event: let the match wait until people were told what happened. It
 * knows what came of it, but nothing can be chosen, and the clock stands where it stood. */
void sv_match_wait (SvMatch *self);
gboolean sv_match_get_waiting (SvMatch *self);
/* The situation before the event that it waits for, or NULL if it does not wait. */
const SvSituation *sv_match_get_before (SvMatch *self);
/* Go on, if it waits. Undo, redo and jumps do so by themselves. */
void sv_match_go_on (SvMatch *self);

unsigned sv_match_get_position (SvMatch *self);
unsigned sv_match_get_length (SvMatch *self);
SvMatchLook sv_match_get_look (SvMatch *self);
gboolean sv_match_undo (SvMatch *self);
gboolean sv_match_redo (SvMatch *self);
void sv_match_seek (SvMatch *self, unsigned position);

/* Teams and seats. */
const char *sv_match_get_team_name (SvMatch *self, int side);    /* -1: nobody */
void sv_match_set_seats (SvMatch *self, const GPtrArray *seats); /* of SvSeatDoc, copied */
/* The document's, or one person for each team; of SvSeatDoc. */
const GPtrArray *sv_match_get_seats (SvMatch *self);
/* The seat that plays a piece in the running period, or NULL. */
const SvSeatDoc *sv_match_get_seat (SvMatch *self, int piece);
/* The seat that must act now, or NULL if the match is over. */
const SvSeatDoc *sv_match_get_decider (SvMatch *self);
/* Whether a curtain hides the position from everybody: the clock stands meanwhile. At first it does not. */
void sv_match_set_covered (SvMatch *self, gboolean covered);
/* Whether kept event i was chosen in secret and nothing has come of it yet. */
gboolean sv_match_is_hidden (SvMatch *self, unsigned i);
/* The computer player that must act now, or NULL if a person must. */
const SvBot *sv_match_get_bot (SvMatch *self);

/* Write now what is not written there yet. */
void sv_match_flush (SvMatch *self);
/* The same, and keep it no more; what was kept stays. */
void sv_match_close (SvMatch *self);
