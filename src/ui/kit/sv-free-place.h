/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-free-place: find a place for a box near what it is about, where the box covers as little as
 * possible of what people must see. */

#include <gtk/gtk.h>

/* Something that the box should not cover, and how much that matters: a box would rather lie 1 %
 * of @weight pixels further away than cover one square pixel of @area. */
typedef struct {
  graphene_rect_t area;
  float weight;
} SvCovered;

/* Write to @out the upper left corner of the best place for a box of @size inside @room. @about is
 * what the box should be near; @things, of @n elements, is what it should not cover. If the box is
 * larger than the room, it lies at the room's upper left corner. */
void sv_free_place (const graphene_rect_t *room,
                    const graphene_size_t *size,
                    const graphene_rect_t *about,
                    const SvCovered *things,
                    unsigned n,
                    graphene_point_t *out);
