/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A small pitch of discs and lines with all that such a pitch can have, for the tests of the draw
 * room. */

#include "sv-board.h"

static const SvSpace web_spaces[] = {
  { .name = "g", .label = "G", .x = 20, .y = 100, .zone = -1, .kind = SV_SPACE_GOAL, .end = 0 },
  { .name = "p", .label = "P", .x = 70, .y = 60, .zone = -1, .kind = SV_SPACE_PENALTY, .end = 0 },
  { .name = "s",
    .label = "S",
    .x = 80,
    .y = 110,
    .zone = -1,
    .kind = SV_SPACE_PENALTY,
    .marks = SV_SPACE_SPOT,
    .end = 0 },
  { .name = "a", .label = "A", .x = 120, .y = 30, .zone = -1, .end = 0 },
  { .name = "k",
    .label = "K",
    .x = 150,
    .y = 100,
    .zone = -1,
    .kind = SV_SPACE_CENTRE,
    .marks = SV_SPACE_KICKOFF,
    .end = -1 },
  { .name = "c", .label = "C", .x = 170, .y = 60, .zone = -1, .kind = SV_SPACE_CENTRE, .end = 1 },
  { .name = "b", .label = "B", .x = 240, .y = 160, .zone = -1, .end = 1 },
  { .name = "t",
    .label = "T",
    .x = 230,
    .y = 100,
    .zone = -1,
    .kind = SV_SPACE_PENALTY,
    .marks = SV_SPACE_SPOT,
    .end = 1 },
  { .name = "h", .label = "H", .x = 280, .y = 100, .zone = -1, .kind = SV_SPACE_GOAL, .end = 1 },
};

static const SvEdge web_edges[] = {
  { 0, 1, 40, 70, 1 },   { 0, 2, 50, 120, 1 },  { 1, 2, 60, 90, 0 },   { 1, 3, 90, 30, 0 },
  { 3, 5, 150, 30, 0 },  { 2, 4, 115, 100, 0 }, { 4, 5, 165, 80, 0 },  { 4, 7, 190, 110, 0 },
  { 2, 6, 150, 180, 0 }, { 6, 7, 240, 130, 0 }, { 7, 8, 255, 105, 1 }, { 5, 7, 210, 70, 0 },
};

static const SvBoard web_board = { .id = "no-such-drawing",
                                   .w = 300,
                                   .h = 200,
                                   .margin = 24,
                                   .radius = 12,
                                   .n_spaces = sizeof web_spaces / sizeof web_spaces[0],
                                   .spaces = web_spaces,
                                   .n_edges = sizeof web_edges / sizeof web_edges[0],
                                   .edges = web_edges,
                                   .ring = 40 };
