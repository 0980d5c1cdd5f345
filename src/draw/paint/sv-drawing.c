/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-drawing.h"

#include <gio/gio.h>
#include <string.h>

/* Made by glib-compile-resources; asking for it also keeps the pictures in a static link. */
GResource *sv_draw_get_resource (void);

static GBytes *
look_up (const char *path)
{
  g_autofree char *full = g_strconcat ("/io/github/speelveld/Speelveld/", path, NULL);

  (void)sv_draw_get_resource ();
  return g_resources_lookup_data (full, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

bool
sv_drawing_is_there (const char *path)
{
  g_autoptr (GBytes) bytes = look_up (path);

  return bytes != NULL;
}

static void
append_sheet (GString *css, SvScheme scheme)
{
  g_autofree char *path = g_strdup_printf ("boards/%s.css", sv_scheme_name (scheme));
  g_autoptr (GBytes) sheet = look_up (path);

  g_string_append_len (css, g_bytes_get_data (sheet, NULL), (gssize)g_bytes_get_size (sheet));
}

static void
name_colour (GString *css, const char *name, SvColour colour)
{
  char text[8];

  sv_colour_print (colour, text);
  g_string_replace (css, name, text, 0);
}

char *
sv_drawing_style (const SvTheme *theme)
{
  static const SvColour black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };
  GString *css = g_string_new (NULL);

  append_sheet (css, theme->base);
  if (theme->scheme != theme->base)
    append_sheet (css, theme->scheme);
  if (theme->scheme == SV_SCHEME_CLUB) {
    name_colour (css, "@floor", theme->floor);
    name_colour (css, "@deep", sv_colour_mix (theme->floor, black, 0.4));
    name_colour (css, "@bright", sv_colour_mix (theme->floor, white, 0.12));
    name_colour (css, "@club", theme->kit[0].shirt);
  }
  return g_string_free (css, FALSE);
}

RsvgHandle *
sv_drawing_read (const char *name, const char *text, gsize n, const char *defs, const char *css)
{
  const char *root = g_strstr_len (text, (gssize)n, "<svg");
  const char *end = root != NULL ? g_strstr_len (root, (gssize)n - (root - text), ">") : NULL;
  const gsize head = end != NULL ? (gsize)(end + 1 - text) : 0;
  g_autoptr (GString) svg = g_string_new_len (text, (gssize)head);

  /* A style sheet that is set on the handle would mean a second round of styling. */
  if (end != NULL && defs != NULL)
    g_string_append (svg, defs);
  if (end != NULL && css != NULL)
    g_string_append_printf (svg, "<style><![CDATA[%s]]></style>", css);
  g_string_append_len (svg, text + head, (gssize)(n - head));

  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = sv_svg_read (svg->str, svg->len, &error);
  if (handle == NULL)
    g_warning ("The drawing %s cannot be read: %s", name, error->message);
  return handle;
}

RsvgHandle *
sv_drawing_load (const char *path, const char *defs, const char *css)
{
  g_autoptr (GBytes) bytes = look_up (path);
  gsize n;

  if (bytes == NULL)
    return NULL;
  const char *text = g_bytes_get_data (bytes, &n);
  return sv_drawing_read (path, text, n, defs, css);
}

RsvgHandle *
sv_drawing_load_groups (const char *path, const char *name, const char *css)
{
  g_autoptr (GBytes) bytes = look_up (path);
  g_autofree char *begin = g_strdup_printf ("<g id=\"%s-", name);
  g_autofree char *last = g_strdup_printf ("<g id=\"%s-front\"", name);

  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  const char *from = strstr (text, begin), *to = strstr (strstr (from, last), "</g>");
  g_autofree char *cut = g_strdup_printf ("%.*s%.*s</g></svg>", (int)(strstr (text, "<g ") - text),
                                          text, (int)(to - from), from);
  return sv_drawing_read (path, cut, strlen (cut), NULL, css);
}

void
sv_drawing_render (RsvgHandle *handle, cairo_t *cr, double x, double y, double w, double h)
{
  const RsvgRectangle box = { x, y, w, h };
  g_autoptr (GError) error = NULL;

  if (!sv_svg_paint (handle, cr, &box, &error))
    g_warning ("A drawing cannot be painted: %s", error->message);
}

bool
sv_paint_drawing (cairo_t *cr, const char *path, double w, double h)
{
  RsvgHandle *handle = sv_drawing_load (path, NULL, NULL);
  if (handle == NULL)
    return false;
  sv_drawing_render (handle, cr, 0, 0, w, h);
  g_object_unref (handle);
  return true;
}
