/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-thought: a computer player thinks in a thread, over copies, while the window goes on.
 *
 * Who waits for the answer cancels it when it is not wanted any more: then the callback finds that
 * there is none, and must not look at its data. */

#include <gio/gio.h>

#include "sv-bot.h"

G_BEGIN_DECLS

/* Ask bot for its choice among the n ≥ 1 legal events of a decision node. All is copied. */
void sv_thought_begin (const SvBot *bot,
                       const SvGame *game,
                       const void *setup,
                       const void *state,
                       const SvEvent *legal,
                       unsigned n,
                       const SvRng *rng,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer data);

/* In callback: the event chosen, and the generator as thinking has left it. FALSE: cancelled. */
gboolean sv_thought_finish (GAsyncResult *result, SvEvent *event, SvRng *rng);

G_END_DECLS
