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
  PROMPT_MORE = 64,    /* most that the prompt in the column gets beyond what it needs … */
  PROMPT_LEAVES = 12,  /* … of the height that is left, but for this */
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
  [SV_MATCH_NARROW] = { 4, 52, 124, 96, 22, 48, 46, 230, 54, 88, 76 },
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

/* Return the least height of @child if it is @width pixels wide. */
static int
least (GtkWidget *child, int width)
{
  int height, narrowest;

  if (!is_shown (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, narrowest), &height, NULL, NULL,
                      NULL);
  return height;
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

/* Return the height of all that is below the pitch, as long as its words are as short as they
 * usually are. */
static int
flat_height (const Rooms *room, int width)
{
  const int words = room->flat_line + room->flat_prompt + GAP / 2;

  if (width < NARROW)
    return room->flat + words + room->flat_actions + GAP + GAP / 2;
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

/* How all that is below the pitch shares the width and height that it has. */
typedef struct {
  int height; /* of all */
  int dice;   /* height of the throw if it lies below the buttons, else its width beside them */
  int line, prompt, actions; /* heights; in one row, prompt and buttons are equally high */
  int course;                /* height of what a lesson says below the prompt, with a gap; or 0 */
  int buttons;               /* width of the buttons; 0 if there are none */
  gboolean narrow, row; /* whether the throw lies below; whether prompt and buttons are a row */
} Foot;

/* Return the height of the prompt: that of its room or, if letters are larger, of two lines of any
 * prompt, so that the pitch does not jump; in any case that of its present text. */
static int
prompt_height (const SvMatchParts *parts, int room, int width)
{
  return MAX (room, MAX (natural (parts->prompt, GTK_ORIENTATION_VERTICAL, -1),
                         least (parts->prompt, width)));
}

/* Return the width of the buttons beside the prompt. Their labels get room before the prompt, which
 * can use two lines. */
static int
buttons_width (const SvMatchParts *parts, int width)
{
  const int wanted = natural (parts->actions, GTK_ORIENTATION_HORIZONTAL, -1);

  return wanted > 0 ? MIN (MAX (wanted, 150), MAX (width - GAP - PROMPT_MIN, width / 3)) : 0;
}

/* Measure what is below the pitch at the width that each part gets. Buttons whose labels take two
 * lines get their height from the throw as far as it can be lower. */
static Foot
measure_foot (const SvMatchParts *parts, int width)
{
  const Rooms *room = rooms_of (parts);
  Foot foot = { .line = room->flat_line, .narrow = width < NARROW };
  const int beside = CLAMP (MIN (width * 2 / 5, width - GAP - FLAT_REST), FLAT_MIN, FLAT_MAX);
  const int words = foot.narrow ? width : width - beside - GAP;

  foot.row = words >= ONE_ROW;
  foot.buttons = foot.row ? buttons_width (parts, words) : words;
  foot.actions = natural (parts->actions, GTK_ORIENTATION_VERTICAL, foot.buttons);
  if (foot.narrow && is_shown (parts->course))
    foot.course = natural (parts->course, GTK_ORIENTATION_VERTICAL, words) + GAP / 2;
  if (!foot.row && (foot.course == 0 || foot.actions > 0))
    foot.actions = MAX (foot.actions, room->flat_actions);
  foot.prompt = prompt_height (parts, room->flat_prompt,
                               words - (foot.row && foot.buttons > 0 ? foot.buttons + GAP : 0));
  if (foot.row)
    foot.prompt = foot.actions = MAX (foot.prompt, foot.actions);
  foot.height = foot.line + GAP / 2 + foot.prompt + foot.course;
  if (!foot.row && foot.actions > 0)
    foot.height += GAP / 2 + foot.actions;
  if (foot.narrow) {
    const int more = foot.height + GAP + room->flat - flat_height (room, width);
    foot.dice = CLAMP (room->flat - more, MIN (least (parts->dice, width), room->flat), room->flat);
    foot.height += GAP + foot.dice;
  } else {
    foot.dice = beside;
    foot.height = MAX (foot.height, room->flat);
  }
  return foot;
}

static void
place_foot (const SvMatchParts *parts, Box box, const Foot *foot)
{
  place (parts, parts->dice,
         foot->narrow ? take_bottom (&box, foot->dice) : take_right (&box, foot->dice));
  place (parts, parts->line, (Box){ box.x, box.y, box.w, MIN (foot->line, box.h) });
  box.y += foot->line + GAP / 2;
  box.h -= foot->line + GAP / 2;
  if (foot->row && foot->buttons > 0) {
    place (parts, parts->actions, take_right (&box, foot->buttons));
  } else if (foot->actions > 0) {
    place (parts, parts->actions,
           (Box){ box.x, box.y + box.h - foot->actions, box.w, foot->actions });
    box.h -= foot->actions + GAP / 2;
  }
  if (foot->course > 0) {
    place (parts, parts->course,
           (Box){ box.x, box.y + box.h - foot->course + GAP / 2, box.w, foot->course - GAP / 2 });
    box.h -= foot->course;
  }
  place (parts, parts->prompt, box);
}

/* Place what is below the pitch at the bottom of *@box. */
static void
place_below (const SvMatchParts *parts, Box *box)
{
  const Foot foot = measure_foot (parts, box->w);

  place_foot (parts, take_bottom (box, foot.height), &foot);
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
  /* Buttons whose labels take more lines get their height from the prompt, as far as it has more
   * room than it needs, so that the throw stays where it is. */
  const int rest = box.h - (room->tall_line + room->tall + 2 * GAP);
  const int words = room->tall_prompt + GAP + room->tall_actions;
  const int both = words + CLAMP (rest - words - PROMPT_LEAVES, 0, PROMPT_MORE);
  const int actions = MAX (room->tall_actions, least (parts->actions, box.w));
  place (parts, parts->actions, take_bottom (&box, actions));
  place (parts, parts->prompt,
         take_bottom (&box, MAX (both - GAP - actions, least (parts->prompt, box.w))));
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
  int wide, high, narrowest;

  measure_pitch (parts, box.w, box.h, parts->benches ? parts->seats : 0, &wide, &high);
  gtk_widget_measure (parts->pitch, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, NULL, NULL, NULL);
  const int column = MIN ((box.w - MAX (wide, narrowest)) / 2 - GAP, CARDS_MAX);
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

/* Place the remark of a puzzle, or of a lesson in a narrow page, above the pitch. */
static void
place_course (const SvMatchParts *parts, Box *box)
{
  place (parts, parts->course,
         take_top (box, natural (parts->course, GTK_ORIENTATION_VERTICAL, box->w)));
}

static void
place_around (const SvMatchParts *parts, Box box)
{
  place_below (parts, &box);
  if (box.w >= NARROW)
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
    place_below (parts, box);
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
  if (box.w >= NARROW || !parts->playing)
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
