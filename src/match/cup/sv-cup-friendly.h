/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-cup-friendly: a match of two teams that is no part of their competition, to show how their
 * players look. */

#include "sv-cup-doc.h"

/* Return a match before its first event, without photos and logos, in the colours that
 * sv_cup_colours_get () gives the teams; NULL if they cannot play. Transfer full. */
SvMatchDoc *sv_cup_friendly_new (const SvCupDoc *doc, unsigned first, unsigned second);
