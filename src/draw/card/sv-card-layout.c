/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-card-layout.h"

#include <glib.h>

static const double COMPACT_BELOW = 140; /* narrower cards, in pixels, get the compact layout */

static const SvCardLayout FULL = {
  .head = 19.5,
  .number_size = 16.5,
  .name_size = 6.4,
  .name_least = 3.6,
  .role_size = 4.3,
  .number_width = 14,
  .portrait_top = 22.3,
  .portrait_bottom = 63.5,
  .sign_radius = 3.7,
  .need_size = 5.8,
  .need_height = 9,
  .need_middle = 62.5,
  .powers_top = 68,
  .powers_bottom = 84.5,
  .letter_size = 10,
  .value_size = 16,
};

static const SvCardLayout COMPACT = {
  .head = 22,
  .number_size = 18,
  .name_size = 10,
  .name_least = 6.8,
  .role_size = 0,
  .number_width = 14,
  .portrait_top = 24,
  .portrait_bottom = 60,
  .sign_radius = 5.4,
  .need_size = 9,
  .need_height = 13,
  .need_middle = 56.5,
  .powers_top = 63,
  .powers_bottom = 85.4,
  .letter_size = 13,
  .value_size = 22,
};

const SvCardLayout *
sv_card_layout (double width, bool on_paper)
{
  return width < COMPACT_BELOW && !on_paper ? &COMPACT : &FULL;
}

double
sv_card_scale (double w, double h)
{
  return MIN (w / SV_CARD_WIDTH, h / SV_CARD_HEIGHT);
}

double
sv_card_head (double w, double h)
{
  const double scale = sv_card_scale (w, h);

  return (h - scale * SV_CARD_HEIGHT) / 2 +
         scale * sv_card_layout (scale * SV_CARD_WIDTH, false)->head;
}

void
sv_card_power_box (const SvCardLayout *layout, unsigned index, unsigned n, double box[4])
{
  const unsigned columns = n == 1 ? 1 : 2, rows = n > 2 ? 2 : 1;
  const double gap = 2;

  box[2] = (SV_CARD_WIDTH - 2 * SV_CARD_EDGE - gap * (columns - 1)) / columns;
  box[3] = (layout->powers_bottom - layout->powers_top - gap * (rows - 1)) / rows;
  box[0] = SV_CARD_EDGE + (index % columns) * (box[2] + gap);
  box[1] = layout->powers_top + (index / columns) * (box[3] + gap);
}

void
sv_card_sign_middle (const SvCardLayout *layout, double middle[2])
{
  middle[0] = SV_CARD_WIDTH - SV_CARD_EDGE - 1.4 - layout->sign_radius;
  middle[1] = layout->portrait_top + 1.4 + layout->sign_radius;
}

/* Get the box of a part of a card, in millimetres. The head has a band at its lower edge; the name
 * gets more height than the role. */
static void
find_place (const SvCardLayout *l, SvCardPlace place, unsigned index, unsigned n, double box[4])
{
  const double band = 3.6, top = 1.2, x = SV_CARD_EDGE + l->number_width;
  const double bottom = l->head - band, parting = top + (bottom - top) * 0.56;
  double middle[2];

  switch (place) {
  case SV_CARD_NAME:
  case SV_CARD_ROLE:
    box[0] = x;
    box[1] = place == SV_CARD_NAME ? top : parting + 0.6;
    box[2] = SV_CARD_WIDTH - 2 - x;
    box[3] = (place == SV_CARD_NAME ? parting : bottom) - box[1];
    break;
  case SV_CARD_PORTRAIT:
    box[0] = SV_CARD_EDGE;
    box[1] = l->portrait_top;
    box[2] = SV_CARD_WIDTH - 2 * SV_CARD_EDGE;
    box[3] = (n > 0 ? l->portrait_bottom : l->powers_bottom) - l->portrait_top;
    break;
  case SV_CARD_SIGN:
    sv_card_sign_middle (l, middle);
    box[0] = middle[0] - l->sign_radius;
    box[1] = middle[1] - l->sign_radius;
    box[2] = box[3] = 2 * l->sign_radius;
    break;
  case SV_CARD_VALUE:
    sv_card_power_box (l, index, n, box);
    box[0] += box[2] * SV_CARD_LETTER + 1;
    box[2] *= 1 - SV_CARD_LETTER;
    box[2] -= 1;
    break;
  default:
    g_assert_not_reached ();
  }
}

void
sv_card_place (SvCardPlace place, unsigned index, unsigned n, double w, double h, double box[4])
{
  const double scale = sv_card_scale (w, h);

  find_place (sv_card_layout (scale * SV_CARD_WIDTH, false), place, index, n, box);
  for (unsigned i = 0; i < 4; i++)
    box[i] *= scale;
  box[0] += (w - scale * SV_CARD_WIDTH) / 2;
  box[1] += (h - scale * SV_CARD_HEIGHT) / 2;
}
