/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvMatch: the match that is being played, for every object that must be told when it changes.
 *
 * It holds a match document (setup, events, seats), the clock, the auto-saver and the dice. Its
 * files are in sv-match-file.h, its title, notes and comments in sv-match-comments.h, its line-ups
 * in sv-match-line-ups.h, undo and redo in sv-match-undo.h. Rules stay in the game, drawing in the
 * windows. All changes of the position pass through here.
 *
 * The clock runs when the game says so, no user paused it, and the last event is shown: looking
 * back costs no time, and the last position has the time that it had before. A new choice in an
 * earlier position continues from the time of that position. When the period is over, the match
 * makes the event `time` itself as soon as the rules allow it. While the match is paused no event
 * can be made; undo, redo and jumps are possible. */

#include <gio/gio.h>

#include "sv-auto-saver.h"
#include "sv-bot.h"
#include "sv-clock.h"
#include "sv-document.h"
#include "sv-fixture-link.h"
#include "sv-scoreline.h"
#include "sv-situation.h"

#define SV_TYPE_MATCH (sv_match_get_type ())
G_DECLARE_FINAL_TYPE (SvMatch, sv_match, SV, MATCH, GObject)

typedef enum {
  SV_CHANGE_EVENT, /* one event was made */
  SV_CHANGE_UNDO,
  SV_CHANGE_REDO,
  SV_CHANGE_SEEK /* a jump to another position, or a new document */
} SvChange;

/* Signals, besides those of SvScored, whose scoreline is that of the position that is shown:
 *   "making" (SvEvent *event → gboolean): an event is about to be made. The handler may replace it
 *       by another legal event, or refuse it by returning TRUE after telling the user why.
 *   "changed" (int: SvChange change): the position or the seats have changed.
 *   "shown" (int: SvChange change): users may see the change. It is emitted right after "changed",
 *       or after the announcement of the event if a handler of "changed" called sv_match_wait ().
 *   "notice" (const char *sentence): the user must be told something, such as a failed autosave.
 *   "ready": after "shown" of an event: the next event may be made.
 *   "rested": users have seen the break; emitted by the widget that shows it.
 *   "named": the file, the title or the notes of the match have changed.
 *   "commented" (guint step): the comment on that step was changed or removed.
 */

/* Make a match of @doc, which it takes ownership of. It throws its dice with system entropy. */
SvMatch *sv_match_new (SvMatchDoc *doc);

/* Throw the dice from a seed instead, for tests. */
void sv_match_seed (SvMatch *self, guint64 seed);

/* Make a new, unsaved match of @doc with that title (NULL: named by its teams). Takes ownership of
 * both. */
SvMatch *sv_match_new_branch (SvMatchDoc *doc, char *title);

/* The object that leads the user through the match, such as a course, or NULL. The match owns
 * it. */
void sv_match_set_guide (SvMatch *self, GObject *guide);
GObject *sv_match_get_guide (SvMatch *self);

/* Store what is known about the other matches of the day, an SvEvening, with the match, which takes
 * a reference. NULL is stored at first. Only sv_evening_of () calls these two functions. */
void sv_match_set_evening (SvMatch *self, GObject *evening);
GObject *sv_match_get_evening (SvMatch *self);

/* Show no clock: what is played is one moment, such as a puzzle. */
void sv_match_hide_clock (SvMatch *self);

/* Return the document. Its elapsed_ms is not kept up to date. */
const SvMatchDoc *sv_match_get_doc (SvMatch *self);
/* Return the document with the clock's time in it, to be written or copied. Transfer none. */
const SvMatchDoc *sv_match_write_doc (SvMatch *self);
/* Mark the document of the match as changed: it differs from the saved file and is autosaved
 * soon. Only for the files that implement SvMatch. */
void sv_match_touch (SvMatch *self);
const SvGame *sv_match_get_game (SvMatch *self);
const void *sv_match_get_setup (SvMatch *self);
/* The position and its parts. All results are valid until the position changes. */
const SvSituation *sv_match_get_now (SvMatch *self);
const void *sv_match_get_state (SvMatch *self);
const SvView *sv_match_get_view (SvMatch *self);
const SvScene *sv_match_get_scene (SvMatch *self);
const SvNode *sv_match_get_node (SvMatch *self);
const SvBoard *sv_match_get_board (SvMatch *self);
SvClock *sv_match_get_clock (SvMatch *self);
/* Return the clock that counts how long a break between two periods has lasted. It is not wanted
 * outside a break, and in a break that began before the match was opened here. */
SvClock *sv_match_get_rest_clock (SvMatch *self);

/* Return the view or the node after the first @k events. */
void sv_match_get_view_at (SvMatch *self, unsigned k, SvView *out);
void sv_match_get_node_at (SvMatch *self, unsigned k, SvNode *out);

/* Return the legal events of the position and how many there are. */
const SvEvent *sv_match_get_legal (SvMatch *self, unsigned *n);
/* Return the index of @event among the legal events, or -1. */
int sv_match_find_legal (SvMatch *self, SvEvent event);
/* Return what the user clicks to choose legal event @i. */
const SvTarget *sv_match_get_target (SvMatch *self, unsigned i);

/* Return whether an event can be made now. It is FALSE with an error if the match is paused or
 * over, or if the last event is still being announced. Checks the time first, so that a period
 * whose end was not noticed yet ends before anything else happens. */
gboolean sv_match_can_act (SvMatch *self, GError **error);
/* Make a legal event. In an earlier position, the events after that position are removed first.
 * Return FALSE with an error if the event is not legal, or without an error if a handler of
 * "making" refused it. */
gboolean sv_match_choose (SvMatch *self, SvEvent event, GError **error);

/* At a chance node: throw the die with the program's dice, or enter the value of a real die. */
gboolean sv_match_throw (SvMatch *self);
gboolean sv_match_enter_die (SvMatch *self, unsigned value, GError **error);

/* Called by a handler of "changed" after an event: let the match wait until the event has been
 * announced. The match has its result already, but nothing can be chosen, and the clock stands
 * where it stood. */
void sv_match_wait (SvMatch *self);
gboolean sv_match_get_waiting (SvMatch *self);
/* Return the situation before the event that the match waits for, or NULL if it does not wait. */
const SvSituation *sv_match_get_before (SvMatch *self);
/* Stop waiting, if the match waits. Undo, redo and jumps do so by themselves. */
void sv_match_go_on (SvMatch *self);

unsigned sv_match_get_position (SvMatch *self);
unsigned sv_match_get_length (SvMatch *self);
SvPlayback sv_match_get_playback (SvMatch *self);
void sv_match_seek (SvMatch *self, unsigned position);
/* Show the position after the first @k events, because of @change. Only for the files that
 * implement SvMatch. */
void sv_match_go (SvMatch *self, unsigned k, SvChange change);

/* Teams and seats. */
const char *sv_match_get_team_name (SvMatch *self, int side); /* "" if @side is -1, nobody */
/* Return the side on the left of scoreboard, title, cards and pitch: the one that was set, else the
 * home side. A window sets it once, so that nobody changes places when the rules choose the home
 * side; for all others, such as a report on the command line, the home side comes first. */
int sv_match_get_left (SvMatch *self);
void sv_match_set_left (SvMatch *self, int side);
void sv_match_set_seats (SvMatch *self, const GPtrArray *seats); /* SvSeatDoc; they are copied */
/* Return the seats of the document (SvSeatDoc), or one person for each team if it has none. */
const GPtrArray *sv_match_get_seats (SvMatch *self);
/* Return the seat that plays a piece in the running period, or NULL. */
const SvSeatDoc *sv_match_get_seat (SvMatch *self, int piece);
/* Return the seat that must act now, or NULL if the match is over. */
const SvSeatDoc *sv_match_get_decider (SvMatch *self);
/* Set whether a curtain hides the position from everybody; the clock stands meanwhile. FALSE by
 * default. */
void sv_match_set_covered (SvMatch *self, gboolean covered);
/* Return whether event @i was chosen in secret and has not been revealed yet. */
gboolean sv_match_is_hidden (SvMatch *self, unsigned i);
/* Return the computer player that must act now, or NULL if a person must. */
const SvBot *sv_match_get_bot (SvMatch *self);

/* Write unwritten changes to the autosave file at once. */
void sv_match_flush (SvMatch *self);
/* Like sv_match_flush (), and stop autosaving the match. The autosave file stays. */
void sv_match_close (SvMatch *self);
