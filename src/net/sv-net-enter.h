/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvNetEnter: the addresses at which tables type their results: /enter, where a code is typed, and
 * /enter/B/TOKEN below it. Whoever has no token learns nothing here, not even how long looking at
 * it took. */

#include "sv-cup-boards.h"
#include "sv-net-door.h"
#include "sv-net-pages.h"

typedef struct _SvNetEnter SvNetEnter;

/* Nothing is owned; all must outlive it. */
SvNetEnter *sv_net_enter_new (
    const SvSoup *soup, SvCupFeed *feed, SvNetPages *pages, SvNetDoor *door, SvCupBoards *boards);
void sv_net_enter_free (SvNetEnter *self);

/* Return whether @path is one of these addresses. */
gboolean sv_net_enter_has (const char *path);

/* Return how large the body of a request may be. */
gsize sv_net_enter_get_limit (SvNetEnter *self, const char *method, const char *path);

/* Whether @path needs a token, and has a wrong one. Only for a request that is ended before it was
 * read: sv_net_enter_count_wrong () counts it as a wrong try, and returns the status of the answer,
 * which must come after SV_NET_ENTER_DELAY milliseconds. */
gboolean sv_net_enter_is_wrong (SvNetEnter *self, const char *path);
guint sv_net_enter_count_wrong (SvNetEnter *self, SoupServerMessage *msg);
enum { SV_NET_ENTER_DELAY = 100 };

/* Answer a request. */
void sv_net_enter_answer (SvNetEnter *self, SoupServerMessage *msg, const char *path);

/* Answer that @path knows only the methods @allow, "GET, HEAD". */
void sv_net_enter_refuse_method (const SvSoup *soup, SoupServerMessage *msg, const char *allow);
