/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The worked example of the ledger of strafworp, chapter 12, as texts of events. */
#define EXAMPLE_TO_START                                                                           \
  "die 4,die 3,place 1 c,place 4 a,place 2 e,place 3 d,place 1 a,place 3 c,place 2 b,place 4 d"
#define EXAMPLE_TO_MOVE EXAMPLE_TO_START ",start,throw-off 4"
#define EXAMPLE_TO_SHOT EXAMPLE_TO_MOVE ",move 1 b,move 2 c,move 3 e"
#define EXAMPLE                                                                                    \
  EXAMPLE_TO_SHOT                                                                                  \
  ",die 1,die 2,throw-off 2,move 3 e,move 4 f,move 1 d,move 4 a,move 1 f,move 2 c"

enum { EXAMPLE_EVENTS = 24 };
