/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-card-layout.h"
#include "sv-paint-card.h"
#include "sv-paint-shape.h"
#include "sv-paint-text.h"
#include "sv-picture-pick.h"

#include <math.h>
#include <pango/pango.h>

static const double CORNER = 3.6;

/* Return whether the target is a vector format, whose units do not tell how large the card will
 * appear. */
static bool
is_paper (cairo_t *cr)
{
  const cairo_surface_type_t type = cairo_surface_get_type (cairo_get_target (cr));

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_PS ||
         type == CAIRO_SURFACE_TYPE_SVG;
}

static bool
saves_ink (const SvTheme *theme)
{
  return theme->scheme == SV_SCHEME_INK;
}

/* Return the style for hollow digits, to be coloured in by hand. */
static SvTextStyle
hollow (const SvTheme *theme, SvTextStyle style)
{
  style.colour = theme->paper;
  style.edge = theme->ink;
  style.edge_width = 0.7;
  return style;
}

/* Return black or white for text on @ground, whichever has more contrast. */
static SvColour
text_on (SvColour ground)
{
  const SvColour black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };

  return sv_colour_contrast (ground, black) > sv_colour_contrast (ground, white) ? black : white;
}

/* Paint the head of a card and the band below it, which has one stripe for the first team and two
 * for the second. */
static void
paint_head (const SvTheme *theme, cairo_t *cr, int side, const SvCardLayout *l)
{
  const SvColour band = saves_ink (theme) ? theme->kit[side].shirt : theme->kit[side].trim;
  const double y = l->head;

  if (!saves_ink (theme)) {
    const SvColour shirt = theme->kit[side].shirt;
    const SvColour deep = sv_colour_mix (shirt, (SvColour){ 0, 0, 0, 1 }, 0.10);
    cairo_pattern_t *cloth = cairo_pattern_create_linear (0, 0, SV_CARD_WIDTH, y);
    cairo_pattern_add_color_stop_rgb (cloth, 0, shirt.r, shirt.g, shirt.b);
    cairo_pattern_add_color_stop_rgb (cloth, 0.55, shirt.r, shirt.g, shirt.b);
    cairo_pattern_add_color_stop_rgb (cloth, 1, deep.r, deep.g, deep.b);
    cairo_rectangle (cr, 0, 0, SV_CARD_WIDTH, y);
    cairo_set_source (cr, cloth);
    cairo_fill (cr);
    cairo_pattern_destroy (cloth);
  }
  sv_set_source (cr, band);
  if (side == 0) {
    cairo_rectangle (cr, 0, y - 2, SV_CARD_WIDTH, 1.6);
  } else {
    cairo_rectangle (cr, 0, y - 3.2, SV_CARD_WIDTH, 1.1);
    cairo_rectangle (cr, 0, y - 1.2, SV_CARD_WIDTH, 1.1);
  }
  cairo_fill (cr);
  /* A thin line below the head separates it even if all colours are alike. */
  cairo_rectangle (cr, 0, y, SV_CARD_WIDTH, 0.25);
  sv_fill (cr, sv_colour_alpha (theme->ink, 0.35));
}

/* Paint a white field to write a name in, since no pen writes on a dark shirt colour. */
static void
paint_write_field (const SvTheme *theme, cairo_t *cr, double x, double y, double w, double h)
{
  if (saves_ink (theme)) {
    cairo_rectangle (cr, x, y + h - 0.3, w, 0.3);
    sv_set_source (cr, sv_colour_alpha (theme->ink, 0.8));
  } else {
    sv_path_rounded (cr, x, y, w, h, 1.4);
    sv_set_source (cr, theme->paper);
  }
  cairo_fill (cr);
}

static void
paint_head_text (const SvTheme *theme,
                 cairo_t *cr,
                 const SvCardContents *face,
                 const SvCardLayout *l)
{
  const int side = face->side;
  const SvColour colour = saves_ink (theme) ? theme->ink : theme->kit[side].text;
  const double bottom = l->head - (side == 0 ? 2.4 : 3.6);
  const bool badge = (face->flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER)) != 0;
  const double x = SV_CARD_EDGE + l->number_width;
  const double w = SV_CARD_WIDTH - SV_CARD_EDGE - x - (badge ? 10.5 : 0);
  const bool named = face->name != NULL && face->name[0] != '\0';
  const char *title = named ? face->name : face->role;
  char number[12];
  SvTextStyle style = { .size = l->number_size,
                        .least = l->number_size * 0.5,
                        .weight = PANGO_WEIGHT_HEAVY,
                        .align = 0.5,
                        .colour = colour };

  if (face->number > 0) {
    g_snprintf (number, sizeof number, "%d", face->number);
    const SvTextStyle digits = saves_ink (theme) ? hollow (theme, style) : style;
    sv_paint_text (cr, number, &digits, SV_CARD_EDGE - 0.5, bottom / 2 + 0.5, l->number_width - 1);
  }

  style.align = 0;
  style.weight = PANGO_WEIGHT_BOLD;
  style.size = l->name_size;
  style.least = l->name_least;
  const bool two_lines = l->role_size > 0 && face->role != NULL && (named || face->empty_portrait);
  if (two_lines && !named) {
    paint_write_field (theme, cr, x, 2.4, w, bottom * 0.78 - 4.8);
  } else if (title != NULL) {
    sv_paint_name (cr, title, &style, x, two_lines ? bottom * 0.36 : bottom / 2 + 0.4, w);
  }
  if (two_lines) {
    style.size = l->role_size;
    style.least = l->role_size * 0.8;
    style.weight = PANGO_WEIGHT_MEDIUM;
    sv_paint_text (cr, face->role, &style, x, bottom * 0.78, w);
  }
}

/* Add the sign of Mars (male) or Venus (female) to the path, in a circle of radius 1 around 0,
 * 0. */
static void
trace_sex (cairo_t *cr, bool male)
{
  cairo_new_path (cr);
  if (male) {
    sv_path_circle (cr, -0.14, 0.16, 0.34);
    cairo_move_to (cr, 0.10, -0.08);
    cairo_line_to (cr, 0.46, -0.46);
    cairo_move_to (cr, 0.16, -0.48);
    cairo_line_to (cr, 0.48, -0.48);
    cairo_line_to (cr, 0.48, -0.16);
  } else {
    sv_path_circle (cr, 0, -0.2, 0.34);
    cairo_move_to (cr, 0, 0.14);
    cairo_line_to (cr, 0, 0.68);
    cairo_move_to (cr, -0.26, 0.42);
    cairo_line_to (cr, 0.26, 0.42);
  }
}

static void
paint_sign (const SvTheme *theme, cairo_t *cr, const char *sign, const SvCardLayout *l)
{
  const double r = l->sign_radius;
  const bool male = g_strcmp0 (sign, "male") == 0;
  double middle[2];

  if (!male && g_strcmp0 (sign, "female") != 0)
    return;
  sv_card_sign_middle (l, middle);
  cairo_save (cr);
  cairo_translate (cr, middle[0], middle[1]);
  cairo_scale (cr, r, r);
  sv_path_circle (cr, 0, 0, 1);
  sv_fill_outlined (cr, theme->paper, sv_colour_alpha (theme->ink, 0.35), 0.09);
  trace_sex (cr, male);
  cairo_set_line_width (cr, 0.2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  sv_set_source (cr, theme->ink);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Paint the wall behind the figurine in the team's colour, with beams of light from above. */
static void
paint_wall (const SvTheme *theme, cairo_t *cr, int side, const SvCardLayout *l)
{
  const double top = l->portrait_top, bottom = l->portrait_bottom;
  const double h = bottom - top, w = SV_CARD_WIDTH - 2 * SV_CARD_EDGE;
  const SvColour low = sv_colour_mix (theme->paper, theme->kit[side].shirt, 0.42);
  const SvColour high = sv_colour_mix (theme->paper, theme->kit[side].shirt, 0.10);
  cairo_pattern_t *wall = cairo_pattern_create_linear (0, top, 0, top + h * 0.72);

  cairo_pattern_add_color_stop_rgb (wall, 0, high.r, high.g, high.b);
  cairo_pattern_add_color_stop_rgb (wall, 1, low.r, low.g, low.b);
  cairo_set_source (cr, wall);
  cairo_paint (cr);
  cairo_pattern_destroy (wall);

  cairo_set_source_rgba (cr, 1, 1, 1, 0.16);
  for (unsigned i = 0; i < 3; i++) {
    const double x = SV_CARD_EDGE + w * (0.2 + 0.3 * i);
    cairo_move_to (cr, x - 1.5, top);
    cairo_line_to (cr, x + 1.5, top);
    cairo_line_to (cr, x + 8, bottom);
    cairo_line_to (cr, x - 8, bottom);
    cairo_close_path (cr);
    cairo_fill (cr);
  }
}

/* Paint the floor below the figurine: wood or grass, with a line and a circle. */
static void
paint_stage (const SvTheme *theme, cairo_t *cr, const SvCardContents *face, const SvCardLayout *l)
{
  static const SvColour wood = { 0.80, 0.60, 0.38, 1 }, grass = { 0.30, 0.60, 0.30, 1 };
  const double top = l->portrait_top, bottom = l->portrait_bottom;
  const double h = bottom - top, w = SV_CARD_WIDTH - 2 * SV_CARD_EDGE;
  const SvColour floor =
      sv_colour_mix (face->floor == SV_FLOOR_GRASS ? grass : wood, theme->paper, 0.25);

  paint_wall (theme, cr, face->side, l);
  cairo_rectangle (cr, SV_CARD_EDGE, top + h * 0.74, w, h);
  sv_fill (cr, floor);
  cairo_rectangle (cr, SV_CARD_EDGE, top + h * 0.74, w, 0.5);
  sv_fill (cr, (SvColour){ 1, 1, 1, 0.9 });
  cairo_save (cr);
  cairo_translate (cr, SV_CARD_WIDTH / 2.0, bottom - h * 0.1);
  cairo_scale (cr, w * 0.40, h * 0.115);
  sv_path_circle (cr, 0, 0, 1);
  cairo_restore (cr);
  sv_stroke (cr, (SvColour){ 1, 1, 1, 0.8 }, 0.6);
}

void
sv_paint_portrait (cairo_t *cr, cairo_surface_t *picture, double w, double h)
{
  const double pw = cairo_image_surface_get_width (picture);
  const double ph = cairo_image_surface_get_height (picture);
  const SvCrop crop = sv_crop_usual (h / w, false, pw, ph);
  double x, y, part_w, part_h;

  sv_crop_rectangle (&crop, pw, ph, &x, &y, &part_w, &part_h);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, w / part_w, h / part_h);
  cairo_set_source_surface (cr, picture, -x, -y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
paint_portrait (SvPainter *self, cairo_t *cr, const SvCardContents *face, const SvCardLayout *l)
{
  const SvTheme *theme = &self->theme;
  const double h = l->portrait_bottom - l->portrait_top;
  const double size = MIN ((h - 1.6) / 1.25, SV_CARD_WIDTH - 2 * SV_CARD_EDGE);
  const double x = (SV_CARD_WIDTH - size) / 2, y = l->portrait_top + (h - 1.25 * size) / 2;

  cairo_save (cr);
  sv_path_rounded (cr, SV_CARD_EDGE, l->portrait_top, SV_CARD_WIDTH - 2 * SV_CARD_EDGE, h, 2.4);
  cairo_clip (cr);
  if (face->portrait != NULL && !face->empty_portrait) {
    if (is_paper (cr))
      sv_picture_pack (face->portrait);
    cairo_save (cr);
    cairo_translate (cr, SV_CARD_EDGE, l->portrait_top);
    sv_paint_portrait (cr, face->portrait, SV_CARD_WIDTH - 2 * SV_CARD_EDGE, h);
    cairo_restore (cr);
  } else if (!face->empty_portrait) {
    if (!saves_ink (theme))
      paint_stage (theme, cr, face, l);
    cairo_save (cr);
    cairo_translate (cr, x, y + 0.1);
    sv_paint_figure (self, cr,
                     &(SvPiece){ .side = (int8_t)face->side,
                                 .number = (int8_t)face->number,
                                 .head = (uint8_t)face->head,
                                 .look = face->look,
                                 .flags = (uint16_t)face->flags },
                     size);
    cairo_restore (cr);
  }
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 80, size / 80);
  sv_paint_badges (theme, cr, face->flags & ~(unsigned)(SV_PIECE_ATTACKER | SV_PIECE_DEFENDER));
  cairo_restore (cr);

  sv_path_rounded (cr, SV_CARD_EDGE, l->portrait_top, SV_CARD_WIDTH - 2 * SV_CARD_EDGE, h, 2.4);
  sv_stroke (cr, sv_colour_alpha (theme->ink, 0.45), 0.5);
  paint_sign (theme, cr, face->sign, l);
}

/* Paint the die roll that the piece needs at this moment, if any. */
static void
paint_need (const SvTheme *theme, cairo_t *cr, const SvCardContents *face, const SvCardLayout *l)
{
  if (face->need <= 0)
    return;

  const SvColour ground = face->flags & SV_PIECE_DEFENDER ? theme->defender : theme->attacker;
  const double w = SV_CARD_WIDTH - 2 * SV_CARD_EDGE - 8, x = SV_CARD_EDGE + 4;
  const double y = l->need_middle - l->need_height / 2;
  const SvTextStyle style = { .size = l->need_size,
                              .least = l->need_size * 0.5,
                              .weight = PANGO_WEIGHT_HEAVY,
                              .align = 0.5,
                              .colour = text_on (ground) };
  /* Translators: on a player card; %d is the least throw of the die that succeeds. Short! */
  g_autofree char *text = g_strdup_printf (_ ("needs %d+"), face->need);

  sv_path_rounded (cr, x, y, w, l->need_height, l->need_height / 2);
  sv_fill_outlined (cr, ground, text_on (ground), 0.7);
  sv_paint_text (cr, text, &style, x + 2, l->need_middle, w - 4);
}

/* Add the field for a power's letter to the path: a shield, or an arrow. */
static void
trace_letter_field (cairo_t *cr, double x, double y, double w, double h, bool shield)
{
  if (shield) {
    cairo_move_to (cr, x, y);
    cairo_line_to (cr, x + w, y);
    cairo_line_to (cr, x + w, y + h * 0.55);
    cairo_curve_to (cr, x + w, y + h * 0.8, x + w * 0.75, y + h * 0.93, x + w / 2, y + h);
    cairo_curve_to (cr, x + w * 0.25, y + h * 0.93, x, y + h * 0.8, x, y + h * 0.55);
  } else {
    cairo_move_to (cr, x, y);
    cairo_line_to (cr, x + w * 0.8, y);
    cairo_line_to (cr, x + w * 1.12, y + h / 2);
    cairo_line_to (cr, x + w * 0.8, y + h);
    cairo_line_to (cr, x, y + h);
  }
  cairo_close_path (cr);
}

static void
paint_power (const SvTheme *theme,
             cairo_t *cr,
             const SvCardContents *face,
             unsigned index,
             const double box[4],
             double shrink,
             const SvCardLayout *l)
{
  const double x = box[0], y = box[1], w = box[2], h = box[3];
  const double field = w * SV_CARD_LETTER;
  const bool shield = index % 2 == 1;
  const SvColour ground = saves_ink (theme) ? theme->paper : theme->kit[face->side].shirt;
  SvTextStyle style = { .size = l->letter_size * shrink,
                        .weight = PANGO_WEIGHT_HEAVY,
                        .align = 0.5,
                        .colour = saves_ink (theme) ? theme->ink : theme->kit[face->side].text };

  if (!saves_ink (theme)) {
    sv_path_rounded (cr, x, y, w, h, 2.6);
    sv_fill (cr, sv_colour_mix (theme->paper, theme->ink, 0.05));
  }
  cairo_save (cr);
  sv_path_rounded (cr, x, y, w, h, 2.6);
  cairo_clip (cr);
  trace_letter_field (cr, x, y, field, h, shield);
  sv_fill_outlined (cr, ground, sv_colour_alpha (theme->ink, 0.6), 0.5);
  cairo_restore (cr);
  sv_path_rounded (cr, x, y, w, h, 2.6);
  sv_stroke (cr, sv_colour_alpha (theme->ink, 0.6), 0.6);

  sv_paint_text (cr, face->powers[index].letter, &style, x, y + h * (shield ? 0.45 : 0.5), field);
  if (face->powers[index].value == 0)
    return;
  char value[12];
  g_snprintf (value, sizeof value, "%d", face->powers[index].value);
  style.size = l->value_size * shrink;
  style.least = style.size * 0.5;
  style.colour = theme->ink;
  if (saves_ink (theme))
    style = hollow (theme, style);
  sv_paint_text (cr, value, &style, x + field + 1, y + h / 2, w - field - 1.5);
}

static void
paint_powers (const SvTheme *theme, cairo_t *cr, const SvCardContents *face, const SvCardLayout *l)
{
  const unsigned n = MIN (face->n_powers, SV_CARD_MAX_POWERS);

  for (unsigned i = 0; i < n; i++) {
    double box[4];
    sv_card_power_box (l, i, n, box);
    paint_power (theme, cr, face, i, box, n <= 2 ? 1 : 0.5, l);
  }
}

/* Paint the frame that marks the card of the acting, attacking or defending piece. It lies inside
 * the card, so that nothing on the card moves. */
static void
paint_frame (const SvTheme *theme, cairo_t *cr, unsigned flags)
{
  const double bead[2] = { 0, 4.03 };
  const bool beads = (flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER)) == 0;
  const double width = beads ? 1.7 : 2.0;
  SvColour colour = theme->active;

  if ((flags & (SV_PIECE_ATTACKER | SV_PIECE_DEFENDER | SV_PIECE_ACTIVE)) == 0)
    return;
  if (flags & SV_PIECE_ATTACKER)
    colour = theme->attacker;
  else if (flags & SV_PIECE_DEFENDER)
    colour = theme->defender;

  for (unsigned i = 1; i <= 8; i++) {
    sv_path_rounded (cr, 0, 0, SV_CARD_WIDTH, SV_CARD_HEIGHT, CORNER);
    sv_stroke (cr, sv_colour_alpha (colour, 0.13), 2 * (width + 0.3 * i));
  }
  sv_path_rounded (cr, width / 2, width / 2, SV_CARD_WIDTH - width, SV_CARD_HEIGHT - width, CORNER);
  if (beads) {
    cairo_set_dash (cr, bead, 2, 0);
    cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  }
  sv_stroke_edged (cr, colour, theme->target_edge, width, 0.45);
  cairo_set_dash (cr, NULL, 0, 0);
  if (!beads)
    sv_paint_badge (cr, colour, (flags & SV_PIECE_ATTACKER) == 0, SV_CARD_WIDTH - 8.2, 8.2, 5.6);
}

/* Change the coordinates of @cr to millimetres of a card centred in a box of @w × @h pixels.
 * Returns the layout for that size. */
static const SvCardLayout *
begin_card (cairo_t *cr, double w, double h)
{
  const double scale = sv_card_scale (w, h);

  cairo_save (cr);
  cairo_translate (cr, (w - scale * SV_CARD_WIDTH) / 2, (h - scale * SV_CARD_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  cairo_new_path (cr);
  return sv_card_layout (scale * SV_CARD_WIDTH, is_paper (cr));
}

static void
paint_ground (const SvTheme *theme, cairo_t *cr, int side, const SvCardLayout *l)
{
  sv_path_rounded (cr, 0, 0, SV_CARD_WIDTH, SV_CARD_HEIGHT, CORNER);
  cairo_clip_preserve (cr);
  sv_fill (cr, theme->paper);
  paint_head (theme, cr, side, l);
}

static void
paint_outline (const SvTheme *theme, cairo_t *cr)
{
  sv_path_rounded (cr, 0, 0, SV_CARD_WIDTH, SV_CARD_HEIGHT, CORNER);
  sv_stroke (cr, sv_colour_alpha (theme->ink, 0.55), 0.9);
}

void
sv_paint_card (SvPainter *painter, cairo_t *cr, const SvCardContents *face, double w, double h)
{
  g_return_if_fail (face->side == 0 || face->side == 1);

  const SvTheme *theme = &painter->theme;
  SvCardLayout l = *begin_card (cr, w, h);

  if (face->n_powers == 0) {
    /* A card without powers gives their room to the portrait. */
    l.need_middle = l.powers_bottom - l.need_height / 2 - 1;
    l.portrait_bottom = l.powers_bottom;
  }
  paint_ground (theme, cr, face->side, &l);
  paint_head_text (theme, cr, face, &l);
  paint_portrait (painter, cr, face, &l);
  paint_powers (theme, cr, face, &l);
  paint_need (theme, cr, face, &l);
  paint_outline (theme, cr);
  paint_frame (theme, cr, face->flags);
  cairo_restore (cr);
}

/* --- Its face --- */

/* Return a string that is never freed. There are only few: roles and letters. */
static const char *
keep (const char *text)
{
  return g_intern_string (text);
}

static const char *
translate_cb (void *data, const char *msgid)
{
  return _ (msgid);
}

/* Return the first letter of @text as a capital; if @all, followed by the rest of @text. */
static const char *
capital (const char *text, bool all)
{
  char first[8] = { 0 };

  if (text == NULL || !g_utf8_validate (text, -1, NULL) || text[0] == '\0')
    return keep ("");
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);
  if (!all)
    return keep (first);
  g_autofree char *whole = g_strconcat (first, g_utf8_next_char (text), NULL);
  return keep (whole);
}

void
sv_card_contents_fill (SvCardContents *face,
                       const SvGame *game,
                       const void *setup,
                       const SvView *view,
                       int piece,
                       const char *name,
                       const char *picture)
{
  g_return_if_fail (piece >= 0 && piece < view->n_pieces);

  const SvPiece *p = &view->pieces[piece];
  const SvWords words = { .translate = translate_cb };
  SvPhrase phrase = sv_phrase ("", p->side);
  char role[96];

  sv_game_piece_name (game, setup, piece, &phrase);
  sv_phrase_say (&phrase, &words, role, sizeof role);
  *face = (SvCardContents){ .side = p->side,
                            .number = p->number,
                            .role = capital (role, true),
                            .name = name,
                            .picture = picture,
                            .look = p->look,
                            .head = p->head,
                            .floor = game->board (setup)->floor,
                            .flags = p->flags,
                            .need = p->need };

  if (p->card < 0 || (unsigned)p->card >= game->n_cards)
    return;
  const void *card = sv_game_card_const (game, setup, (unsigned)p->side, (unsigned)p->card);
  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];
    const int32_t value = sv_field_get (field, card);
    if ((field->flags & SV_FIELD_SIGN) != 0 && value >= 0)
      face->sign = field->choices[value];
    if ((field->flags & SV_FIELD_ROLE) != 0 && value >= 0)
      face->role = keep (_ (field->labels[value]));
    if (sv_field_is_power (field) && face->n_powers < SV_CARD_MAX_POWERS) {
      face->powers[face->n_powers].letter = capital (_ (field->label), false);
      face->powers[face->n_powers].value = value == SV_FIELD_NULL ? 0 : value;
      face->n_powers++;
    }
  }
}
