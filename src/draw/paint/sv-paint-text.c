/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-text.h"

#include "sv-paint-shape.h"

#include <glib.h>
#include <pango/pangocairo.h>
#include <string.h>

/* Height of capitals and digits as a share of the font size. It is close enough for all our fonts,
 * and one value for all texts keeps neighbouring texts on one line. */
static const double CAPITALS = 0.70;

/* Font size in which all texts are laid out before they are scaled. Without hinting, proportions
 * are the same in every size, and loading and measuring a font in one size instead of dozens saves
 * most of the time that text takes. */
static const double NOMINAL = 100;

/* Lay out a text in the nominal size. Free with g_object_unref (). */
static PangoLayout *
make_layout (const char *text, const SvTextStyle *style)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell, Sans");
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);

  pango_font_description_set_weight (font, (PangoWeight)style->weight);
  pango_font_description_set_absolute_size (font, NOMINAL * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  g_object_unref (context);
  return layout;
}

/* Return the width of a line of text in the font size @size. */
static double
layout_width (PangoLayout *layout, double size)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double)width / PANGO_SCALE * size / NOMINAL;
}

/* Paint a laid out text at 0, 0. The caller has already scaled @cr by @scale. */
static void
show_layout (cairo_t *cr, PangoLayout *layout, const SvTextStyle *style, double scale)
{
  if (style->edge_width > 0) {
    pango_cairo_layout_path (cr, layout);
    cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width (cr, style->edge_width / scale);
    sv_set_source (cr, style->edge);
    cairo_stroke_preserve (cr);
    sv_fill (cr, style->colour);
  } else {
    sv_set_source (cr, style->colour);
    pango_cairo_show_layout (cr, layout);
  }
}

static bool
can_be_painted (const char *text, const SvTextStyle *style, double w)
{
  return text != NULL && text[0] != '\0' && w > 0 && style->size > 0 &&
         g_utf8_validate (text, -1, NULL);
}

double
sv_text_width (const char *text, const SvTextStyle *style)
{
  if (!can_be_painted (text, style, 1))
    return 0;
  g_autoptr (PangoLayout) layout = make_layout (text, style);

  return layout_width (layout, style->size);
}

double
sv_paint_text (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w)
{
  if (!can_be_painted (text, style, w))
    return 0;

  g_autoptr (PangoLayout) layout = make_layout (text, style);
  double size = MAX (style->size, 0.5);
  double width = layout_width (layout, size);
  if (width > w && style->least > 0) {
    size = MAX (size * w / width * 0.99, style->least);
    width = layout_width (layout, size);
  }
  if (width > w) {
    pango_layout_set_width (layout, (int)(w * NOMINAL / size * PANGO_SCALE));
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    width = w;
  }

  const double scale = size / NOMINAL;
  const double baseline = (double)pango_layout_get_baseline (layout) / PANGO_SCALE * scale;
  cairo_save (cr);
  cairo_translate (cr, x + (w - width) * style->align, y + size * CAPITALS / 2 - baseline);
  cairo_scale (cr, scale, scale);
  cairo_new_path (cr);
  cairo_move_to (cr, 0, 0);
  show_layout (cr, layout, style, scale);
  cairo_restore (cr);
  return width;
}

/* Lay out a text in lines at most @w wide in the font size @size. Free with g_object_unref (). */
static PangoLayout *
make_lines (const char *text, const SvTextStyle *style, double size, double w)
{
  PangoLayout *layout = make_layout (text, style);

  pango_layout_set_width (layout, (int)(w * NOMINAL / size * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, style->align > 0.7   ? PANGO_ALIGN_RIGHT
                                      : style->align > 0.3 ? PANGO_ALIGN_CENTER
                                                           : PANGO_ALIGN_LEFT);
  return layout;
}

static double
layout_height (PangoLayout *layout, double size)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double)height / PANGO_SCALE * size / NOMINAL;
}

static void
show_lines (
    cairo_t *cr, PangoLayout *layout, const SvTextStyle *style, double size, double x, double y)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / NOMINAL, size / NOMINAL);
  cairo_new_path (cr);
  cairo_move_to (cr, 0, 0);
  sv_set_source (cr, style->colour);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

double
sv_paint_paragraph (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w)
{
  if (!can_be_painted (text, style, w))
    return 0;
  g_autoptr (PangoLayout) layout = make_lines (text, style, style->size, w);
  if (cr != NULL)
    show_lines (cr, layout, style, style->size, x, y);
  return layout_height (layout, style->size);
}

/* Return the largest size, from 0.6 × @most to @most, in which every word is at most @w wide: small
 * words read better than words broken in two. */
static double
size_of_words (const char *text, const SvTextStyle *style, double most, double w)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  double size = most;

  for (char **word = words; *word != NULL; word++) {
    g_autoptr (PangoLayout) layout = make_layout (*word, style);
    const double width = layout_width (layout, most);

    if (width > w)
      size = MIN (size, MAX (most * w / width * 0.98, most * 0.6));
  }
  return size;
}

void
sv_paint_name (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w)
{
  double size = style->least > 0 ? style->least : style->size;

  if (!can_be_painted (text, style, w))
    return;
  g_autoptr (PangoLayout) one = make_layout (text, style);
  if (layout_width (one, size) <= w) {
    sv_paint_text (cr, text, style, x, y, w);
    return;
  }
  size = size_of_words (text, style, size, w);
  g_autoptr (PangoLayout) two = make_lines (text, style, size, w);
  pango_layout_set_height (two, -2);
  pango_layout_set_ellipsize (two, PANGO_ELLIPSIZE_END);
  show_lines (cr, two, style, size, x, y - layout_height (two, size) / 2);
}

/* Split a name into two lines at its best blank and return the width of the wider line in the
 * nominal size, or 0 if the name has no blank. */
static double
find_half (const char *name, const SvTextStyle *style)
{
  double least = 0;

  for (const char *blank = strchr (name, ' '); blank != NULL; blank = strchr (blank + 1, ' ')) {
    g_autofree char *begin = g_strndup (name, (gsize)(blank - name));
    g_autoptr (PangoLayout) first = make_layout (begin, style);
    g_autoptr (PangoLayout) second = make_layout (blank + 1, style);
    const double width = MAX (layout_width (first, NOMINAL), layout_width (second, NOMINAL));
    if (least == 0 || width < least)
      least = width;
  }
  return least;
}

double
sv_text_fit_name (const char *name, const SvTextStyle *style, double w, double h)
{
  if (!can_be_painted (name, style, w))
    return style->size;

  g_autoptr (PangoLayout) layout = make_layout (name, style);
  const double height = layout_height (layout, NOMINAL), half = find_half (name, style);
  const double whole = MAX (layout_width (layout, NOMINAL), 1);
  /* one percent less, so that rounding does not cut the text */
  const double scale = 0.99 * NOMINAL;
  const double one = MIN (style->size, scale * MIN (w / whole, h / height));
  const double two = half > 0 ? MIN (style->size, scale * MIN (w / half, h / (2 * height))) : 0;
  const double size = two > one * 4 / 3 ? two : one;

  return size < style->least ? 0 : size;
}
