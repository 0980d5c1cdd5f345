/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-flight: tries to stop a ball in flight that follow each other.
 *
 * One player after another may try to stop the same ball. The first try is told like any throw;
 * what follows in the same flight is told in half the time, because people know by then what it is
 * about. */

#include "sv-match.h"

G_BEGIN_DECLS

/* What follows the first try is told in 1 / SV_FLIGHT_PART of the time. */
enum { SV_FLIGHT_PART = 2 };

/* Return whether the ball is in flight before @event, which may be the next event of the match, and
 * a die was thrown before in the same flight. */
gboolean sv_flight_has_try (SvMatch *match, unsigned event);

G_END_DECLS
