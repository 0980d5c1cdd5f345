/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks untrusted SVG text in two passes. The first makes it plain: it unpacks gzip, converts the
 * text to UTF-8, removes the document type and replaces the entities that it declares, because
 * only plain entities are safe. The second parses the result and adds up the pixels of all
 * embedded pictures, follows embedded drawings to a limited depth, and refuses every reference to
 * something outside the drawing. The cost is linear in the size of the text. */

#include <glib/gi18n-lib.h>

#include "sv-drawing-text.h"

#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "sv-picture-kind.h"

enum {
  ELEMENTS_DEEP = 250 /* deepest nesting of elements: librsvg's parser refuses more than 255 */
};

/* --- Faults --- */

static bool
refuse (GError **error, const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return false;
}

static bool
refuse_damaged (GError **error)
{
  return refuse (error, _ ("This drawing is damaged."));
}

static bool
refuse_large (GError **error)
{
  return refuse (error, _ ("This drawing is too complex. Save it as PNG."));
}

static bool
refuse_others (GError **error)
{
  return refuse (
      error, _ ("This drawing needs other files. Save it with everything embedded, or as PNG."));
}

/* --- Unpack --- */

/* Unpack a gzip file, at most SV_DRAWING_BYTES, and append the result to @text. Returns false with
 * an error if there is more, or if the file is damaged. */
static bool
unpack (const guint8 *data, gsize n, GString *text, GError **error)
{
  g_autoptr (GZlibDecompressor) gzip = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  char part[8192];
  gsize at = 0, read = 0, written = 0;
  GConverterResult result = G_CONVERTER_CONVERTED;

  while (result == G_CONVERTER_CONVERTED && text->len <= SV_DRAWING_BYTES) {
    result = g_converter_convert (G_CONVERTER (gzip), data + at, n - at, part, sizeof part,
                                  G_CONVERTER_INPUT_AT_END, &read, &written, NULL);
    if (result == G_CONVERTER_ERROR)
      return refuse_damaged (error);
    at += read;
    g_string_append_len (text, part, (gssize)written);
  }
  return text->len <= SV_DRAWING_BYTES || refuse_large (error);
}

/* Return the text of a file in its own encoding, unpacked if it is gzip. */
static GString *
read_text (const guint8 *data, gsize n, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) fault = NULL;

  if (n < 2 || memcmp (data, "\x1f\x8b", 2) != 0)
    g_string_append_len (text, (const char *)data, (gssize)n);
  else if (!unpack (data, n, text, &fault) &&
           sv_picture_format ((const guint8 *)text->str, text->len)->kind == SV_PICTURE_SVG) {
    g_propagate_error (error, g_steal_pointer (&fault));
    return NULL;
  }
  if (sv_picture_format ((const guint8 *)text->str, text->len)->kind == SV_PICTURE_SVG)
    return g_steal_pointer (&text);
  refuse (error, _ (sv_picture_format ((const guint8 *)"\0", 1)->sentence));
  return NULL;
}

/* --- Encoding --- */

/* Return the encoding that the XML declaration states, or NULL if none. Free with g_free (). */
static char *
stated_encoding (const GString *text)
{
  const char *end = g_str_has_prefix (text->str, "<?xml") ? strstr (text->str, "?>") : NULL;
  const char *at = end != NULL ? g_strstr_len (text->str, end - text->str, "encoding") : NULL;

  if (at == NULL)
    return NULL;
  at += strlen ("encoding");
  at += strspn (at, " \t\r\n=");
  if (*at != '"' && *at != '\'')
    return NULL;
  return g_ascii_strdown (at + 1, (gssize)strcspn (at + 1, "\"'"));
}

/* Return the encoding of a text, or NULL if it is not supported. Encodings such as UTF-7 are
 * refused, because a tag can be written in several ways in them. */
static const char *
find_encoding (const GString *text, const char *stated)
{
  static const char *const known[] = { "us-ascii",    "iso-8859-1",   "iso-8859-2",
                                       "iso-8859-15", "windows-1250", "windows-1252" };

  if (text->len >= 2 && memcmp (text->str, "\xff\xfe", 2) == 0)
    return "UTF-16";
  if (text->len >= 2 && memcmp (text->str, "\xfe\xff", 2) == 0)
    return "UTF-16";
  if (stated == NULL || g_str_equal (stated, "utf-8") || g_str_equal (stated, "utf8"))
    return "UTF-8";
  for (unsigned i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_equal (stated, known[i]))
      return known[i];
  return NULL;
}

static bool
recode (GString *text, GError **error)
{
  g_autofree char *stated = stated_encoding (text);
  const char *encoding = find_encoding (text, stated);
  gsize written = 0;

  if (encoding == NULL) {
    g_set_error (
        error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
        _ ("This drawing is written in the encoding “%s”, which cannot be read. Save it as "
           "“plain SVG” or as PNG."),
        stated);
    return false;
  }
  if (g_utf8_validate_len (text->str, text->len, NULL) && !g_str_equal (encoding, "UTF-16"))
    return true;
  g_autofree char *plain =
      g_convert (text->str, (gssize)text->len, "UTF-8", encoding, NULL, &written, NULL);
  if (plain == NULL || memchr (plain, '\0', written) != NULL)
    return refuse_damaged (error);
  g_string_assign (text, plain);
  return true;
}

/* --- Document type and entities --- */

/* Return the position after the next occurrence of @end, or NULL if there is none. */
static const char *
after (const char *at, const char *end)
{
  const char *found = strstr (at, end);

  return found != NULL ? found + strlen (end) : NULL;
}

static const char *
skip_blanks (const char *at)
{
  return at + strspn (at, " \t\r\n");
}

/* Return the position after a declaration, whose quoted strings may contain ">", or NULL if it does
 * not end. */
static const char *
skip_declaration (const char *at)
{
  while (*at != '\0' && *at != '>') {
    if ((*at == '"' || *at == '\'') && (at = strchr (at + 1, *at)) == NULL)
      return NULL;
    at++;
  }
  return *at == '>' ? at + 1 : NULL;
}

/* Read “<!ENTITY NAME "VALUE">” into @entities. Returns false for entities that contain entities,
 * markup or files: a few lines of them can expand to gigabytes. */
static bool
read_entity (const char *at, GHashTable *entities)
{
  const gsize blanks = strspn (at, " \t\r\n"), n = strcspn (at + blanks, " \t\r\n\"'%&;<>");
  const char *name = at + blanks;
  const char *value = skip_blanks (name + n);
  const char *end = *value == '"' || *value == '\'' ? strchr (value + 1, *value) : NULL;

  if (blanks == 0 || n == 0 || end == NULL || *skip_blanks (end + 1) != '>')
    return false;
  g_autofree char *plain = g_strndup (value + 1, (gsize)(end - value - 1));
  if (strpbrk (plain, "&%<") != NULL)
    return false;
  g_hash_table_insert (entities, g_strndup (name, n), g_markup_escape_text (plain, -1));
  return true;
}

/* Read the inside of “<!DOCTYPE svg [ … ]>” up to its end. Returns NULL if it is damaged or
 * contains a refused entity; @odd is set in the latter case. */
static const char *
read_subset (const char *at, GHashTable *entities, bool *odd)
{
  for (at = skip_blanks (at); at != NULL && *at != ']'; at = at != NULL ? skip_blanks (at) : NULL) {
    if (g_str_has_prefix (at, "<!--")) {
      at = after (at, "-->");
    } else if (g_str_has_prefix (at, "<?")) {
      at = after (at, "?>");
    } else if (g_str_has_prefix (at, "<!ENTITY")) {
      *odd = !read_entity (at + strlen ("<!ENTITY"), entities);
      at = *odd ? NULL : skip_declaration (at);
    } else if (g_str_has_prefix (at, "<!")) {
      at = skip_declaration (at);
    } else {
      *odd = *at == '%';
      at = NULL;
    }
  }
  return at != NULL ? skip_declaration (at) : NULL;
}

static const char *
read_doctype (const char *at, GHashTable *entities, bool *odd)
{
  while (*at != '\0' && *at != '>' && *at != '[') {
    if ((*at == '"' || *at == '\'') && (at = strchr (at + 1, *at)) == NULL)
      return NULL;
    at++;
  }
  if (*at == '[')
    return read_subset (at + 1, entities, odd);
  return *at == '>' ? at + 1 : NULL;
}

/* Skip everything before the root element and return its position, or NULL with an error. */
static const char *
read_prolog (const char *at, GHashTable *entities, GError **error)
{
  bool odd = false;

  if (g_str_has_prefix (at, "\xef\xbb\xbf"))
    at += 3;
  for (at = skip_blanks (at); at != NULL; at = at != NULL ? skip_blanks (at) : NULL) {
    if (g_str_has_prefix (at, "<?xml-stylesheet")) {
      refuse_others (error);
      return NULL;
    }
    if (g_str_has_prefix (at, "<?"))
      at = after (at, "?>");
    else if (g_str_has_prefix (at, "<!--"))
      at = after (at, "-->");
    else if (g_str_has_prefix (at, "<!DOCTYPE"))
      at = read_doctype (at, entities, &odd);
    else
      return at;
  }
  if (odd)
    refuse (error,
            _ ("This drawing defines entities that are not allowed. Save it as “plain SVG” or "
               "as PNG."));
  else
    refuse_damaged (error);
  return NULL;
}

/* Return the text with the entities that it declares replaced; those of XML stay. */
static GString *
put_in (const char *text, GHashTable *entities, GError **error)
{
  GString *out = g_string_new (NULL);

  for (const char *mark = strchr (text, '&'); mark != NULL; mark = strchr (text, '&')) {
    const gsize n = strcspn (mark + 1, "; <>\"'&");
    g_autofree char *name = g_strndup (mark + 1, n);
    const char *value = mark[1 + n] == ';' ? g_hash_table_lookup (entities, name) : NULL;

    g_string_append_len (out, text, mark - text);
    g_string_append (out, value != NULL ? value : "&");
    text = mark + 1 + (value != NULL ? n + 1 : 0);
    if (out->len > SV_DRAWING_BYTES)
      break;
  }
  g_string_append (out, text);
  if (out->len <= SV_DRAWING_BYTES)
    return out;
  g_string_free (out, TRUE);
  refuse_large (error);
  return NULL;
}

GString *
sv_drawing_text_prepare (const guint8 *data, gsize n, GError **error)
{
  g_autoptr (GHashTable) entities = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  if (n > SV_DRAWING_BYTES) {
    refuse_large (error);
    return NULL;
  }
  g_autoptr (GString) text = read_text (data, n, error);
  if (text == NULL || !recode (text, error))
    return NULL;
  const char *root = read_prolog (text->str, entities, error);
  return root != NULL ? put_in (root, entities, error) : NULL;
}

/* --- Data --- */

/* Decode the bytes of the data URL at @url; NULL if it has no data. */
static GByteArray *
decode_data (const char *url, gsize length)
{
  const char *comma = memchr (url, ',', length);
  GByteArray *bytes = comma != NULL ? g_byte_array_new () : NULL;
  int state = 0;
  guint save = 0;

  if (bytes == NULL)
    return NULL;
  const char *base64 = g_strrstr_len (url, comma - url, "base64");
  for (const char *at = comma + 1; at < url + length && *at != '#'; at++) {
    const bool is_code =
        *at == '%' && at + 2 < url + length && g_ascii_isxdigit (at[1]) && g_ascii_isxdigit (at[2]);
    const guint8 byte =
        is_code ? (guint8)(g_ascii_xdigit_value (at[1]) << 4 | g_ascii_xdigit_value (at[2]))
                : (guint8)*at;
    g_byte_array_append (bytes, &byte, 1);
    at += is_code ? 2 : 0;
  }
  if (base64 != NULL && bytes->len > 0)
    g_byte_array_set_size (bytes,
                           (guint)g_base64_decode_step ((const char *)bytes->data, bytes->len,
                                                        bytes->data, &state, &save));
  return bytes;
}

/* --- Measure --- */

typedef struct {
  double pixels; /* total pixels of all embedded pictures so far */
  gsize bytes;   /* total text of embedded drawings so far; limited, because it limits the time */
  unsigned depth;
  unsigned open; /* number of open elements, and (@style) how many of them are <style> elements */
  unsigned style;
  bool begun; /* the root element has been read */
} Measure;

static bool measure_text (const GString *text, Measure *measure, GError **error);

static bool
add_pixels (Measure *measure, double w, double h, GError **error)
{
  const double million = 1000000;

  measure->pixels += w * h;
  if (measure->pixels <= SV_DRAWING_PIXELS)
    return true;
  g_set_error (
      error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
      _ ("The pictures in this drawing have %.0f million pixels, and at most %.0f million can "
         "be read. Make them smaller first."),
      ceil (measure->pixels / million), floor (SV_DRAWING_PIXELS / million));
  return false;
}

static bool
measure_drawing (const GByteArray *bytes, Measure *measure, GError **error)
{
  if (measure->depth >= SV_DRAWING_DEPTH)
    return refuse_large (error);
  g_autoptr (GString) text = sv_drawing_text_prepare (bytes->data, bytes->len, error);
  if (text == NULL)
    return false;
  measure->bytes += text->len;
  if (measure->bytes > 2 * SV_DRAWING_BYTES)
    return refuse_large (error);
  Measure inner = *measure;
  inner.depth++;
  inner.open = inner.style = 0;
  inner.begun = false;
  const bool good = measure_text (text, &inner, error);
  measure->pixels = inner.pixels;
  measure->bytes = inner.bytes;
  return good;
}

/* Check the data of a data URL. @must_show: it is the picture of an element, so it must be
 * readable; in a style there may be other data, such as fonts, which librsvg ignores. */
static bool
measure_data (const char *url, gsize length, bool must_show, Measure *measure, GError **error)
{
  g_autoptr (GByteArray) bytes = decode_data (url, length);
  const SvPictureFormat *format = bytes != NULL ? sv_picture_format (bytes->data, bytes->len)
                                                : sv_picture_format ((const guint8 *)"", 0);
  double w, h;

  if (format->kind == SV_PICTURE_SVG)
    return measure_drawing (bytes, measure, error);
  if (bytes != NULL && sv_picture_stated_size (bytes->data, bytes->len, &w, &h))
    return add_pixels (measure, w, h, error);
  return !must_show ||
         refuse (error, _ ("This drawing contains a picture that cannot be read. Save it "
                           "as PNG."));
}

/* Check that each “url(…)” of a style refers to something inside the drawing. */
static bool
measure_style (const char *style, Measure *measure, GError **error)
{
  if (strstr (style, "@import") != NULL)
    return refuse_others (error);
  for (const char *at = strstr (style, "url("); at != NULL; at = strstr (at, "url(")) {
    at += strlen ("url(");
    at += strspn (at, " \t\r\n\"'");
    const gsize n = strcspn (at, ")\"'");
    if (*at == '#' || *at == '\0' || *at == ')')
      continue;
    if (g_ascii_strncasecmp (at, "data:", 5) != 0)
      return refuse_others (error);
    if (!measure_data (at, n, false, measure, error))
      return false;
  }
  return true;
}

static const char *
local_name (const char *name)
{
  const char *colon = strchr (name, ':');

  return colon != NULL ? colon + 1 : name;
}

/* Return whether librsvg follows the reference of an element. References of other elements link to
 * pages. */
static bool
is_followed (const char *element)
{
  static const char *const names[] = { "image",          "feImage",        "use",  "pattern",
                                       "linearGradient", "radialGradient", "tref", "include",
                                       "filter",         "textPath" };

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (element, names[i]))
      return true;
  return false;
}

static bool
measure_reference (const char *element, const char *to, Measure *measure, GError **error)
{
  to += strspn (to, " \t\r\n");
  if (*to == '#' || *to == '\0' || !is_followed (element))
    return true;
  if (g_ascii_strncasecmp (to, "data:", 5) != 0 || g_str_equal (element, "include"))
    return refuse_others (error);
  return measure_data (to, strlen (to), true, measure, error);
}

/* Convert a length to pixels; a percentage counts as 0. */
static double
read_length (const char *text)
{
  static const struct {
    const char *unit;
    double pixels;
  } units[] = { { "mm", 96 / 25.4 }, { "cm", 96 / 2.54 }, { "in", 96 }, { "pt", 96 / 72.0 },
                { "pc", 16 },        { "em", 16 },        { "ex", 8 } };
  char *end;
  const double value = fabs (g_ascii_strtod (text, &end));

  if (!isfinite (value) || strchr (end, '%') != NULL)
    return isfinite (value) ? 0 : G_MAXDOUBLE;
  for (unsigned i = 0; i < G_N_ELEMENTS (units); i++)
    if (g_str_has_prefix (skip_blanks (end), units[i].unit))
      return value * units[i].pixels;
  return value;
}

/* Check the size that a nested drawing states, since it is painted in that size and then scaled
 * down. */
static bool
measure_root (const char **names, const char **values, Measure *measure, GError **error)
{
  double w = -1, h = -1, box[4] = { 0 };

  for (unsigned i = 0; names[i] != NULL; i++) {
    if (g_str_equal (names[i], "width"))
      w = read_length (values[i]);
    if (g_str_equal (names[i], "height"))
      h = read_length (values[i]);
    char *at = g_str_equal (names[i], "viewBox") ? (char *)(gsize)values[i] : NULL;
    for (unsigned k = 0; at != NULL && k < 4; k++)
      box[k] = fabs (g_ascii_strtod (at + strspn (at, ", \t\r\n"), &at));
  }
  measure->begun = true;
  return measure->depth == 0 ||
         add_pixels (measure, w >= 0 ? w : box[2], h >= 0 ? h : box[3], error);
}

static void
start_cb (GMarkupParseContext *context,
          const char *name,
          const char **names,
          const char **values,
          gpointer data,
          GError **error)
{
  Measure *measure = data;
  const char *element = local_name (name);

  measure->style += g_str_equal (element, "style");
  if (++measure->open > ELEMENTS_DEEP) {
    refuse_large (error);
    return;
  }
  if (!measure->begun && !measure_root (names, values, measure, error))
    return;
  for (unsigned i = 0; names[i] != NULL; i++)
    if (g_str_equal (local_name (names[i]), "href")
            ? !measure_reference (element, values[i], measure, error)
            : !measure_style (values[i], measure, error))
      return;
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Measure *measure = data;

  measure->open--;
  measure->style -= g_str_equal (local_name (name), "style");
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize n, gpointer data, GError **error)
{
  if (((Measure *)data)->style == 0)
    return;
  g_autofree char *style = g_strndup (text, n); /* GMarkup passes text without a final zero */
  measure_style (style, data, error);
}

static bool
measure_text (const GString *text, Measure *measure, GError **error)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, measure, NULL);
  g_autoptr (GError) fault = NULL;

  if (g_markup_parse_context_parse (context, text->str, (gssize)text->len, &fault) &&
      g_markup_parse_context_end_parse (context, &fault))
    return true;
  if (fault->domain == G_MARKUP_ERROR)
    return refuse_damaged (error);
  g_propagate_error (error, g_steal_pointer (&fault));
  return false;
}

bool
sv_drawing_text_measure (const GString *text, GError **error)
{
  Measure measure = { 0 };

  return measure_text (text, &measure, error);
}
