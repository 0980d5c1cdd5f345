/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvShare: a competition that this window shares on the network. The window serves nobody itself:
 * it starts speelveld-cli, which serves the competition's file and nothing else, and the two send
 * each other lines of JSON through pipes.
 *
 * window → child (standard input, whose end also ends the child):
 *
 *   {"results": "off" | "ask" | "take"}           what happens to results from the tables
 *   {"live": {"fixture": 3, "score": [4, 2], "state": {"stage": "play", "period": "Second half"},
 *             "left": 432000, "running": true, "events": 120, "match": {…}}}
 *       how a match stands that is played here: "state" is what sv-live-state.h reads, with texts
 *       in English for the child to translate; "left" is the time on the clock in milliseconds, if
 *       there is a clock, and "match" is the match with the first "events" events, unless it is
 *       played on a real board
 *   {"live": {"fixture": 3}}                      it is no longer played here
 *   {"answer": {"id": 7, "verdict": "taken"}}     also "conflict", "refused", "closed", "unsaved",
 *                                                 if a person said so with the reason as
 *                                                 "text", in English for the child to translate
 *   {"secrets": "new"}                            make new links and codes for the boards
 *   {"look": true}                                read the file again, which was saved
 *   {"file": "file:///home/…"}                    it is saved in this file from now on
 *
 * child → window (standard output):
 *
 *   {"url": "http://192.168.1.20:8080/", "urls": […],
 *    "boards": [{"board": 1, "url": "…", "code": "…"}, …]}
 *       once it serves, and again when addresses or links change
 *   {"looking": 12, "came": true, "typed": [1, 3], "waiting": 2}
 *       how many look; whether somebody has come from another computer; boards that have typed
 *       something; results that wait for an answer
 *   {"result": {"id": 7, "board": 1, "fixture": 3, "home": 5, "away": 2, "how": "penalties",
 *               "shootout": [3, 2], "scorers": [[3, 3], []], "marks": [[], [[4, 0]]],
 *               "instead": "…"}}                as in SvCupProposal; only the first five always
 *   {"match": {"id": 8, "board": 1, "fixture": 3, "match": {…}}}
 *   {"error": "…"}                                it cannot serve, and ends
 *
 * If the child ends without being told to, it is started again, but not twice within a minute. */

#include "sv-share-lines.h"

#define SV_TYPE_SHARE (sv_share_get_type ())
G_DECLARE_FINAL_TYPE (SvShare, sv_share, SV, SHARE, GObject)

typedef enum { SV_SHARE_OFF, SV_SHARE_STARTING, SV_SHARE_ON, SV_SHARE_FAILED } SvShareState;

/* What happens to results that are typed at the tables. */
typedef enum { SV_SHARE_CLOSED, SV_SHARE_ASK, SV_SHARE_TAKE, SV_SHARE_N_RESULTS } SvShareResults;

/* Signals: "changed": anything that the functions below return; "began": the child serves, for the
 * first time or again, and knows of no match that is played here; "ended": it has ended, so nothing
 * waits for an answer any more; "proposal" (guint id, gpointer SvCupProposal *proposal): a table
 * has sent a result, and waits for sv_share_answer (). */

SvShare *sv_share_new (void);

/* Return whether what sharing needs is on this computer; FALSE with an error, a sentence that says
 * what is missing. A program that SPEELVELD_CLI names looks for its library itself. */
gboolean sv_share_is_possible (GError **error);

/* Share the competition in the file @path at @port of this computer, or at a free port if that is
 * taken or 0. */
void sv_share_start (SvShare *self, const char *path, unsigned port);
void sv_share_stop (SvShare *self);
/* Stop, because of @sentence. */
void sv_share_fail (SvShare *self, const char *sentence);

SvShareState sv_share_get_state (SvShare *self);
/* Return a sentence if the state is SV_SHARE_FAILED, else NULL. */
const char *sv_share_get_error (SvShare *self);

/* Return the address that others can open, or NULL while there is none; and all addresses
 * (NULL-terminated). */
const char *sv_share_get_url (SvShare *self);
const char *const *sv_share_get_urls (SvShare *self);
/* Return whether this computer is on no network, so that only it can open the address. */
gboolean sv_share_is_alone (SvShare *self);
/* Return the port of the address, or 0 while there is none. */
unsigned sv_share_get_port (SvShare *self);

/* Return the boards: array of SvShareBoard, empty while there is no address. find_board () returns
 * one of them by its number, or NULL. Valid until "changed". */
const GPtrArray *sv_share_get_boards (SvShare *self);
const SvShareBoard *sv_share_find_board (SvShare *self, unsigned board);

/* Return how many telephones and other screens look at present, and whether any has come from
 * another computer since the start. */
unsigned sv_share_get_looking (SvShare *self);
gboolean sv_share_get_came (SvShare *self);

/* Results are not taken (SV_SHARE_CLOSED) at first. */
SvShareResults sv_share_get_results (SvShare *self);
void sv_share_set_results (SvShare *self, SvShareResults results);

/* Let the boards have new links and codes; those that they have had stop working. */
void sv_share_new_secrets (SvShare *self);

/* Say that the file was saved; or that it is saved at @path from now on. */
void sv_share_look (SvShare *self);
void sv_share_move (SvShare *self, const char *path);

/* Say what became of a proposal. @sentence: why a person has decided so, marked with N_ (); NULL if
 * the rules or the disk decided, because the child finds that out itself, and says it in the
 * language of the table. */
void sv_share_answer (SvShare *self, unsigned id, SvCupVerdict verdict, const char *sentence);

/* Send how a match stands that is played here. Takes ownership of @live, the object "live" of the
 * list above. */
void sv_share_send_live (SvShare *self, JsonObject *live);
/* Return whether the child has read everything that was sent. */
gboolean sv_share_is_idle (SvShare *self);
