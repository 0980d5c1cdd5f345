/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Layout of the match page. In: the size of the page and its child widgets. Out: an allocation for
 * each child.
 *
 * The arrangement is chosen first: for each, the room of the pitch follows from heights and widths
 * that are fixed for a size of window, and the scale of the pitch from that room. Then the parts
 * are placed, from the edges of the page inwards; the pitch gets what is left. */

#include "sv-match-layout.h"

#include "sv-board-layout.h"
#include "sv-card-panel.h"
#include "sv-paint-card.h"

enum {
  NARROW = 720,
  LOW = 690,
  SHORT = 600,
  WIDE = 1200, /* size from which on letters and dice are large */
  HIGH = 850,
  PAGES_WIDTH = 300,  /* minimum size of the pages of a replay beside the board … */
  PAGES_MOST = 460,   /* … and their maximum width there */
  PAGES_HEIGHT = 170, /* minimum height below it */
  GAP = 8,
  CARDS_MIN = 72, /* least and greatest width of a column of cards */
  CARDS_MAX = 230,
  ONE_CARD_MIN = 140, /* the same for the cards of both teams below each other */
  ROW_MIN = 84,       /* least and greatest height of a row of cards */
  ROW_MAX = 210,
  LINE_MORE = 40,      /* most that the line in the column gets beyond the height that it needs */
  ROW_IN_COLUMN = 150, /* least height of one card of each team in the column */
  SIDE_MIN = 244,      /* width of the column with throw and prompt */
  SIDE_MAX = 320,
  FLAT_MIN = 340, /* width of the throw below the pitch */
  FLAT_MAX = 540,
  FLAT_REST = 640, /* width that the throw leaves to prompt and buttons if it can */
  ONE_ROW = 520,   /* from this width on, prompt and buttons are side by side */
  PROMPT_MIN = 290,
  MIN_WIDTH = 340,
  MIN_HEIGHT = 320
};

/* An arrangement is taken only if its pitch is larger than that of the one before by this part:
 * the scoreboard is read best above the pitch, and the prompt below it. */
#define MUCH_LARGER 1.04

typedef struct {
  int x, y, w, h;
} Box;

/* Heights of the parts that always keep their room, in pixels. */
typedef struct {
  int pad;    /* at the edges of the page */
  int board;  /* scoreboard above the pitch */
  int scores; /* scoreboard in the column */
  int flat;   /* throw, line, prompt and buttons below the pitch */
  int flat_line, flat_prompt, flat_actions;
  int tall; /* the same in the column */
  int tall_line, tall_prompt, tall_actions;
} Rooms;

static const Rooms rooms[] = {
  [SV_MATCH_NARROW] = { 4, 52, 124, 96, 22, 46, 46, 230, 54, 88, 76 },
  [SV_MATCH_SHORT] = { 4, 52, 124, 96, 22, 46, 46, 230, 54, 88, 76 },
  [SV_MATCH_LOW] = { 6, 54, 130, 96, 22, 46, 46, 230, 60, 110, 84 },
  [SV_MATCH_MEDIUM] = { 6, 62, 144, 110, 40, 60, 48, 230, 80, 126, 100 },
  [SV_MATCH_WIDE] = { 8, 84, 220, 110, 40, 60, 52, 230, 88, 130, 120 },
};

SvMatchWidth
sv_match_layout_width (int width, int height)
{
  return width < NARROW                  ? SV_MATCH_NARROW
         : height < SHORT                ? SV_MATCH_SHORT
         : height < LOW                  ? SV_MATCH_LOW
         : width < WIDE || height < HIGH ? SV_MATCH_MEDIUM
                                         : SV_MATCH_WIDE;
}

static const Rooms *
rooms_of (const SvMatchParts *parts)
{
  return &rooms[sv_match_layout_width (parts->width, parts->height)];
}

void
sv_match_layout_minimum (int *width, int *height)
{
  *width = MIN_WIDTH;
  *height = MIN_HEIGHT;
}

/* --- Children --- */

/* Add to @way a rotation by 180 degrees that moves the origin to (@x, @y). */
static GskTransform *
turn_round (GskTransform *way, int x, int y)
{
  return gsk_transform_rotate (
      gsk_transform_translate (way, &GRAPHENE_POINT_INIT ((float)x, (float)y)), 180);
}

/* Allocate @box to @child, but at least its minimum size. */
static void
place (const SvMatchParts *parts, GtkWidget *child, Box box)
{
  GskTransform *way = NULL;
  int min_w, min_h;

  if (child == NULL)
    return;
  gtk_widget_set_child_visible (child, TRUE);
  if (!gtk_widget_get_visible (child))
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_w, NULL, NULL, NULL);
  box.w = MAX (box.w, min_w);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, box.w, &min_h, NULL, NULL, NULL);
  box.h = MAX (box.h, min_h);
  if (parts->turned)
    way = turn_round (NULL, parts->width, parts->height);
  way = child == parts->opposite
            ? turn_round (way, box.x + box.w, box.y + box.h)
            : gsk_transform_translate (way, &GRAPHENE_POINT_INIT ((float)box.x, (float)box.y));
  gtk_widget_allocate (child, box.w, box.h, -1, way);
}

static void
hide (GtkWidget *child)
{
  if (child != NULL)
    gtk_widget_set_child_visible (child, FALSE);
}

static void
hide_both (GtkWidget *const children[2])
{
  hide (children[0]);
  hide (children[1]);
}

static gboolean
is_shown (GtkWidget *child)
{
  return child != NULL && gtk_widget_get_visible (child);
}

static int
natural (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int size, least;

  if (!is_shown (child))
    return 0;
  if (for_size >= 0) {
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    for_size = MAX (for_size, least);
  }
  gtk_widget_measure (child, orientation, for_size, NULL, &size, NULL, NULL);
  return size;
}

/* Take a row of @height pixels from the top of *@box, or from its bottom, with a gap between. */
static Box
take_top (Box *box, int height)
{
  const Box row = { box->x, box->y, box->w, MIN (height, MAX (box->h, 0)) };

  if (height > 0) {
    box->y += height + GAP;
    box->h -= height + GAP;
  }
  return row;
}

static Box
take_bottom (Box *box, int height)
{
  const Box row = { box->x, box->y + box->h - height, box->w, height };

  if (height > 0)
    box->h -= height + GAP;
  return row;
}

static Box
take_right (Box *box, int width)
{
  const Box column = { box->x + box->w - width, box->y, width, box->h };

  box->w -= width + GAP;
  return column;
}

static Box
take_left (Box *box, int width)
{
  const Box column = { box->x, box->y, width, box->h };

  box->x += width + GAP;
  box->w -= width + GAP;
  return column;
}

/* --- Which arrangement --- */

/* Lay out the pitch in @w × @h pixels, with benches for @seats, and get the size of both. */
static double
measure_pitch (const SvMatchParts *parts, int w, int h, unsigned seats, int *wide, int *high)
{
  SvBoardLayout layout;

  *wide = *high = MAX (MIN (w, h), 0);
  if (parts->board == NULL || w <= 0 || h <= 0)
    return *wide;
  sv_board_layout (&layout, parts->board, w, h, seats);
  const SvBox *pitch = &layout.pitch, *bench = &layout.benches[1];
  const double right = MAX (pitch->x + pitch->w, bench->x + bench->w);
  const double bottom = MAX (pitch->y + pitch->h, bench->y + bench->h);
  *wide = (int)(right - MIN (pitch->x, layout.benches[0].x)) + 1;
  *high = (int)(bottom - pitch->y) + 1;
  return layout.fit.scale;
}

/* Return the height of all that is below the pitch. */
static int
flat_height (const Rooms *room, int width)
{
  const int words = room->flat_line + room->flat_prompt + GAP / 2;

  if (width < NARROW)
    return room->flat + words + room->flat_actions + GAP;
  if (width - FLAT_MIN - GAP < ONE_ROW)
    return MAX (room->flat, words + room->flat_actions + GAP / 2);
  return MAX (room->flat, words);
}

/* Return the height of all that is in the column beside the pitch. */
static int
tall_height (const Rooms *room, SvMatchForm form)
{
  return room->tall_line + room->tall + room->tall_prompt + room->tall_actions + 2 * GAP +
         (form == SV_MATCH_COLUMN ? room->scores + GAP : 0);
}

/* Return the room of the page without its edges. */
static Box
inner_box (const SvMatchParts *parts)
{
  const int pad = rooms_of (parts)->pad;

  return (Box){ pad, pad, parts->width - 2 * pad, parts->height - 2 * pad };
}

/* Return the scale of the pitch in an arrangement, or 0 if that is not possible. */
static double
scale_in (const SvMatchParts *parts, SvMatchForm form)
{
  const Rooms *room = rooms_of (parts);
  Box box = inner_box (parts);
  int wide, high;

  if (form != SV_MATCH_COLUMN)
    take_top (&box, room->board);
  if (form == SV_MATCH_AROUND)
    take_bottom (&box, flat_height (room, box.w));
  else if (parts->width < NARROW || box.h < tall_height (room, form))
    return 0;
  else
    take_right (&box, SIDE_MIN);
  return measure_pitch (parts, box.w, box.h, parts->seats, &wide, &high);
}

SvMatchForm
sv_match_layout_form (const SvMatchParts *parts)
{
  SvMatchForm best = SV_MATCH_AROUND;
  double most;

  if (parts->board == NULL || parts->replay_open)
    return best;
  most = scale_in (parts, best);
  for (SvMatchForm form = SV_MATCH_BESIDE; form <= SV_MATCH_COLUMN; form++) {
    const double scale = scale_in (parts, form);

    if (scale <= MUCH_LARGER * most)
      continue;
    best = form;
    most = scale;
  }
  return best;
}

/* --- Below the pitch --- */

/* Place prompt and buttons side by side; labels of buttons get room before the prompt, which can
 * use two lines. */
static void
place_prompt_row (const SvMatchParts *parts, Box box)
{
  const int wanted = natural (parts->actions, GTK_ORIENTATION_HORIZONTAL, -1);
  const int room = MAX (box.w - GAP - PROMPT_MIN, box.w / 3);

  if (wanted > 0)
    place (parts, parts->actions, take_right (&box, MIN (MAX (wanted, 150), room)));
  place (parts, parts->prompt, box);
}

static void
place_below (const SvMatchParts *parts, Box box)
{
  const Rooms *room = rooms_of (parts);
  const gboolean narrow = box.w < NARROW;

  if (narrow)
    place (parts, parts->dice, take_bottom (&box, room->flat));
  else
    place (parts, parts->dice,
           take_right (&box,
                       CLAMP (MIN (box.w * 2 / 5, box.w - GAP - FLAT_REST), FLAT_MIN, FLAT_MAX)));
  const int line = MIN (room->flat_line, box.h);
  place (parts, parts->line, (Box){ box.x, box.y, box.w, line });
  box.y += line + GAP / 2;
  box.h -= line + GAP / 2;
  if (box.w >= ONE_ROW) {
    place_prompt_row (parts, box);
    return;
  }
  box.h -= room->flat_actions + GAP / 2;
  place (parts, parts->prompt, box);
  place (parts, parts->actions, (Box){ box.x, box.y + box.h + GAP / 2, box.w, room->flat_actions });
}

/* --- Beside the pitch --- */

/* Place the cards of the team on the left and of the team on the right in two equal boxes. */
static void
place_cards (const SvMatchParts *parts, Box first, Box second)
{
  place (parts, parts->cards[0], first);
  place (parts, parts->cards[1], second);
}

/* Place the cards of both teams side by side in @box. */
static void
place_card_row (const SvMatchParts *parts, Box box)
{
  const Box second = take_right (&box, (box.w - GAP) / 2);

  place_cards (parts, box, second);
}

/* Place the cards of both teams below each other in @box. */
static void
place_card_column (const SvMatchParts *parts, Box box)
{
  const Box second = take_bottom (&box, (box.h - GAP) / 2);

  place_cards (parts, box, second);
}

/* Place what is in the column: from its bottom the buttons, the prompt, the throw and the line. The
 * scoreboard is at its top. Returns the room that is left between. */
static Box
place_side (const SvMatchParts *parts, Box box, SvMatchForm form)
{
  const Rooms *room = rooms_of (parts);

  if (form == SV_MATCH_COLUMN)
    place (parts, parts->scoreboard,
           take_top (&box, MAX (room->scores,
                                natural (parts->scoreboard, GTK_ORIENTATION_VERTICAL, box.w))));
  place (parts, parts->actions, take_bottom (&box, room->tall_actions));
  place (parts, parts->prompt, take_bottom (&box, room->tall_prompt));
  place (parts, parts->dice, take_bottom (&box, room->tall));
  /* Long sentences are read whole where there is room. */
  const int more = CLAMP (box.h - room->tall_line - ROW_IN_COLUMN - GAP, 0, LINE_MORE);
  place (parts, parts->line, take_bottom (&box, room->tall_line + more));
  return box;
}

/* --- The whole page --- */

/* Place the pitch in @box and the cards in the room that it cannot use. @sides: whether a column at
 * each side is possible. */
static void
place_pitch (const SvMatchParts *parts, Box box, gboolean sides)
{
  int wide, high;

  measure_pitch (parts, box.w, box.h, parts->benches ? parts->seats : 0, &wide, &high);
  const int column = MIN ((box.w - wide) / 2 - GAP, CARDS_MAX);
  const int row = MIN (box.h - high - GAP, ROW_MAX);
  hide_both (parts->cards);
  if (parts->n_cards == 0) {
    ;
  } else if (sides && column >= CARDS_MIN) {
    const Box first = take_left (&box, column), second = take_right (&box, column);
    place_cards (parts, first, second);
  } else if (row >= ROW_MIN) {
    place_card_row (parts, take_bottom (&box, row));
  }
  place (parts, parts->pitch, box);
}

/* Return the width of the column beside the pitch. It gets what the pitch leaves; @cards is the
 * width of a column of cards at the other side, or 0. */
static int
side_width (const SvMatchParts *parts, Box box, int *cards)
{
  int wide, high;

  measure_pitch (parts, box.w - SIDE_MIN - GAP, box.h, parts->seats, &wide, &high);
  const int left = box.w - wide - GAP;
  *cards = parts->n_cards > 0 && left - SIDE_MIN - GAP >= ONE_CARD_MIN
               ? MIN (left - SIDE_MIN - GAP, CARDS_MAX)
               : 0;
  return CLAMP (left - (*cards > 0 ? *cards + GAP : 0), SIDE_MIN, SIDE_MAX);
}

/* Place the remark of a puzzle above the pitch. */
static void
place_course (const SvMatchParts *parts, Box *box)
{
  place (parts, parts->course,
         take_top (box, natural (parts->course, GTK_ORIENTATION_VERTICAL, box->w)));
}

static void
place_around (const SvMatchParts *parts, Box box)
{
  place_below (parts, take_bottom (&box, flat_height (rooms_of (parts), box.w)));
  place_course (parts, &box);
  place_pitch (parts, box, TRUE);
}

static void
place_beside (const SvMatchParts *parts, Box box, SvMatchForm form)
{
  int cards;

  const int side = side_width (parts, box, &cards);
  const Box left = place_side (parts, take_right (&box, side), form);
  if (cards > 0)
    place_card_column (parts, take_left (&box, cards));
  place_course (parts, &box);
  if (cards > 0)
    place (parts, parts->pitch, box);
  else
    place_pitch (parts, box, FALSE);
  if (parts->n_cards == 1 && cards == 0 && left.h >= ROW_IN_COLUMN)
    place_card_row (parts, left);
}

/* Place the panel instead of all that is played with. */
static void
place_panel (const SvMatchParts *parts, Box box)
{
  place (parts, parts->panel, box);
  hide_both (parts->cards);
  hide (parts->pitch);
  hide (parts->line);
  hide (parts->prompt);
  hide (parts->dice);
  hide (parts->actions);
  hide (parts->replay);
  hide (parts->course);
}

/* --- Replay: board, pages, and the slider below both --- */

/* Place what is below the slider: without what is needed only for playing, unless the match goes on
 * at the position shown. */
static void
place_replay_foot (const SvMatchParts *parts, Box *box)
{
  if (parts->playing) {
    place_below (parts, take_bottom (box, flat_height (rooms_of (parts), box->w)));
  } else {
    hide (parts->prompt);
    hide (parts->dice);
    hide (parts->actions);
    place (parts, parts->line,
           take_bottom (box, natural (parts->line, GTK_ORIENTATION_VERTICAL, -1)));
  }
  place (parts, parts->replay,
         take_bottom (box, natural (parts->replay, GTK_ORIENTATION_VERTICAL, box->w)));
}

static void
place_replay (const SvMatchParts *parts, Box box)
{
  int least, low, wide, high;

  hide_both (parts->cards);
  place_course (parts, &box);
  place_replay_foot (parts, &box);
  gtk_widget_measure (parts->pitch, GTK_ORIENTATION_VERTICAL, -1, &low, NULL, NULL, NULL);
  gtk_widget_measure (parts->pages, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  least = MAX (least, PAGES_WIDTH);
  const double above =
      measure_pitch (parts, box.w, box.h - PAGES_HEIGHT - GAP, parts->seats, &wide, &high);
  const int below = MAX (box.h - MAX (high, low) - GAP, PAGES_HEIGHT);
  const double beside =
      measure_pitch (parts, box.w - least - GAP, box.h, parts->seats, &wide, &high);
  if (beside >= above)
    place (parts, parts->pages,
           take_right (&box, CLAMP (box.w - wide - GAP, least, MAX (least, PAGES_MOST))));
  else
    place (parts, parts->pages, take_bottom (&box, below));
  place (parts, parts->pitch, box);
}

/* Place what is at the edges of every arrangement. */
static Box
place_frame (const SvMatchParts *parts)
{
  const int pad = rooms_of (parts)->pad;
  Box box = { pad, pad, parts->width - 2 * pad, parts->height - 2 * pad };

  place (parts, parts->opposite,
         take_top (&box, natural (parts->opposite, GTK_ORIENTATION_VERTICAL, -1)));
  return box;
}

void
sv_match_layout_allocate (const SvMatchParts *parts)
{
  const gboolean panel = is_shown (parts->panel);
  const SvMatchForm form = panel ? SV_MATCH_AROUND : sv_match_layout_form (parts);
  Box box = place_frame (parts);

  if (form != SV_MATCH_COLUMN)
    place (parts, parts->scoreboard,
           take_top (&box, natural (parts->scoreboard, GTK_ORIENTATION_VERTICAL, -1)));
  hide (panel ? NULL : parts->panel);
  if (!panel && parts->replay_open) {
    place_replay (parts, box);
    return;
  }
  hide (parts->pages);
  hide (parts->replay);
  if (panel)
    place_panel (parts, box);
  else if (form == SV_MATCH_AROUND)
    place_around (parts, box);
  else
    place_beside (parts, box, form);
}
