/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-live-picture.h"

#include "sv-match-doc.h"
#include "sv-paint-example.h"

#include <string.h>

/* Widths in pixels and shades of each colour that are tried, until the file is small enough: the
 * picture hardly looks different with fewer shades, and its file becomes half as large. */
static const struct {
  int width, shades;
} tries[] = { { 560, 16 }, { 480, 16 }, { 400, 16 }, { 400, 8 }, { 320, 8 }, { 240, 8 } };

static const char EVENTS[] = "events";

/* Return the document of the match, whose object stays as it is. */
static SvMatchDoc *
read_match (const SvCupLive *live)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  if (live->match == NULL)
    return NULL;
  json_node_set_object (node, live->match);
  g_autofree char *text = json_to_string (node, FALSE);
  return sv_match_doc_read (text, strlen (text), NULL, NULL);
}

static cairo_status_t
append_cb (void *out, const unsigned char *data, unsigned length)
{
  g_byte_array_append (out, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
reduce_colours (cairo_surface_t *surface, int shades)
{
  const int stride = cairo_image_surface_get_stride (surface);
  const gsize n = (gsize)stride * (gsize)cairo_image_surface_get_height (surface);
  unsigned char *data = cairo_image_surface_get_data (surface);

  cairo_surface_flush (surface);
  for (gsize i = 0; i < n; i++)
    data[i] = (unsigned char)((data[i] * (shades - 1) + 127) / 255 * 255 / (shades - 1));
  cairo_surface_mark_dirty (surface);
}

/* Paint the position of @view. */
static GBytes *
paint (const SvMatchDoc *doc, const SvView *view, int width, int shades)
{
  const SvBoard *board = doc->game->board (sv_history_get_setup (doc->history));
  const double margin = 2 * (double)board->margin;
  const int height = (int)(width * ((double)board->h + margin) / ((double)board->w + margin));
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, MAX (height, 1));
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  SvTheme theme;

  sv_theme_init (&theme, SV_SCHEME_LIGHT, (const char *const *)doc->teams[0]->colours,
                 (const char *const *)doc->teams[1]->colours);
  g_autoptr (SvPainter) painter = sv_painter_new (board, &theme);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  sv_paint_position (painter, cr, view, width, height);
  cairo_destroy (cr);
  reduce_colours (surface, shades);
  cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
sv_live_picture (const SvCupLive *live)
{
  g_autoptr (SvMatchDoc) doc = read_match (live);
  SvView view;

  if (doc == NULL)
    return NULL;
  const void *setup = sv_history_get_setup (doc->history);
  g_autofree void *state = g_malloc0 (doc->game->state_size);
  sv_history_state_at (doc->history, MIN (live->events, sv_history_get_length (doc->history)),
                       state);
  for (int side = 0; side < 2; side++)
    if (sv_game_has_secrets (doc->game, setup, state, side))
      sv_game_hide_secrets (doc->game, setup, state, side);
  doc->game->view (setup, state, &view);
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    g_autoptr (GBytes) bytes = paint (doc, &view, tries[i].width, tries[i].shades);
    if (g_bytes_get_size (bytes) <= SV_LIVE_PICTURE_BYTES)
      return g_steal_pointer (&bytes);
  }
  return NULL;
}

char *
sv_live_picture_version (const SvCupLive *live)
{
  JsonNode *events = live->match != NULL ? json_object_get_member (live->match, EVENTS) : NULL;
  JsonArray *list =
      events != NULL && JSON_NODE_HOLDS_ARRAY (events) ? json_node_get_array (events) : NULL;
  guint hash = 0;

  if (live->match == NULL)
    return NULL;
  for (guint i = 0; list != NULL && i < json_array_get_length (list) && i < live->events; i++) {
    JsonNode *event = json_array_get_element (list, i);
    const char *text = JSON_NODE_HOLDS_VALUE (event) ? json_node_get_string (event) : NULL;
    hash = 31 * hash + (text != NULL ? g_str_hash (text) : 1);
  }
  return g_strdup_printf ("%u-%x", live->events, hash);
}
