/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-paint-text.h"

#include <glib.h>
#include <pango/pangocairo.h>

/* Height of capitals and digits in the size of the font; near enough for every face we ask for,
 * and the same for all texts, so that neighbours stand on one line. */
static const double CAPITALS = 0.70;

static PangoLayout *
make_layout (cairo_t *cr, const char *text, const SvTextStyle *style, double size)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell, Sans");
  cairo_font_options_t *options = cairo_font_options_create ();

  /* Without hinted metrics a text has the same proportions in every size and on paper. */
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), FALSE);

  pango_font_description_set_weight (font, (PangoWeight)style->weight);
  pango_font_description_set_absolute_size (font, MAX (size, 0.5) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static double
layout_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double)width / PANGO_SCALE;
}

static bool
can_be_painted (const char *text, const SvTextStyle *style, double w)
{
  return text != NULL && text[0] != '\0' && w > 0 && style->size > 0 &&
         g_utf8_validate (text, -1, NULL);
}

double
sv_paint_text (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w)
{
  if (!can_be_painted (text, style, w))
    return 0;

  double size = style->size;
  g_autoptr (PangoLayout) layout = make_layout (cr, text, style, size);
  double width = layout_width (layout);
  if (width > w && style->least > 0) {
    size = MAX (size * w / width * 0.99, style->least);
    g_object_unref (layout);
    layout = make_layout (cr, text, style, size);
    width = layout_width (layout);
  }
  if (width > w) {
    pango_layout_set_width (layout, (int)(w * PANGO_SCALE));
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    width = w;
  }

  const double baseline = (double)pango_layout_get_baseline (layout) / PANGO_SCALE;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x + (w - width) * style->align, y + size * CAPITALS / 2 - baseline);
  if (style->edge_width > 0) {
    pango_cairo_layout_path (cr, layout);
    cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width (cr, style->edge_width);
    cairo_set_source_rgba (cr, style->edge.r, style->edge.g, style->edge.b, style->edge.a);
    cairo_stroke_preserve (cr);
    cairo_set_source_rgba (cr, style->colour.r, style->colour.g, style->colour.b, style->colour.a);
    cairo_fill (cr);
  } else {
    cairo_set_source_rgba (cr, style->colour.r, style->colour.g, style->colour.b, style->colour.a);
    pango_cairo_show_layout (cr, layout);
  }
  cairo_restore (cr);
  return width;
}

/* Lines of at most w; free with g_object_unref (). */
static PangoLayout *
make_lines (cairo_t *cr, const char *text, const SvTextStyle *style, double size, double w)
{
  PangoLayout *layout = make_layout (cr, text, style, size);

  pango_layout_set_width (layout, (int)(w * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, style->align > 0.7   ? PANGO_ALIGN_RIGHT
                                      : style->align > 0.3 ? PANGO_ALIGN_CENTER
                                                           : PANGO_ALIGN_LEFT);
  return layout;
}

static void
show_lines (cairo_t *cr, PangoLayout *layout, const SvTextStyle *style, double x, double y)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, x, y);
  cairo_set_source_rgba (cr, style->colour.r, style->colour.g, style->colour.b, style->colour.a);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

double
sv_paint_paragraph (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w)
{
  int height;

  if (!can_be_painted (text, style, w))
    return 0;
  g_autoptr (PangoLayout) layout = make_lines (cr, text, style, style->size, w);
  pango_layout_get_size (layout, NULL, &height);
  show_lines (cr, layout, style, x, y);
  return (double)height / PANGO_SCALE;
}

void
sv_paint_name (
    cairo_t *cr, const char *text, const SvTextStyle *style, double x, double y, double w)
{
  const double size = style->least > 0 ? style->least : style->size;
  int height;

  if (!can_be_painted (text, style, w))
    return;
  g_autoptr (PangoLayout) one = make_layout (cr, text, style, size);
  if (layout_width (one) <= w) {
    sv_paint_text (cr, text, style, x, y, w);
    return;
  }
  g_autoptr (PangoLayout) two = make_lines (cr, text, style, size, w);
  pango_layout_set_height (two, -2);
  pango_layout_set_ellipsize (two, PANGO_ELLIPSIZE_END);
  pango_layout_get_size (two, NULL, &height);
  show_lines (cr, two, style, x, y - (double)height / PANGO_SCALE / 2);
}
