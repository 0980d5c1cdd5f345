/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawings (SVG) that anybody may have made: what they may hold, what is refused with which
 * sentence, and that the program's memory stays small whatever they ask for. */

#include "sv-picture-helper.h"
#include "sv-picture-read.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

/* The address sanitizer needs terabytes of addresses. */
#if defined __SANITIZE_ADDRESS__
enum { SANITIZED = true };
#elif defined __has_feature
enum { SANITIZED = __has_feature (address_sanitizer) };
#else
enum { SANITIZED = false };
#endif

#define SVG "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
#define HEAD SVG "width='60' height='40'>"
#define DOT "<circle cx='30' cy='20' r='9' fill='#ff0000'/>"

static cairo_surface_t *
open_bytes (const void *data, gsize n, GError **error)
{
  return sv_picture_open (data, n, 640, NULL, error);
}

static void
refuse_text (const char *text, const char *part)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = open_bytes (text, strlen (text), &error);

  if (surface != NULL)
    g_error ("“%.200s” is painted", text);
  if (strstr (error->message, part) == NULL)
    g_error ("“%.200s”: “%s” does not say “%s”", text, error->message, part);
}

static guint32
pixel (cairo_surface_t *surface, double x, double y)
{
  const int w = cairo_image_surface_get_width (surface);
  const int h = cairo_image_surface_get_height (surface);
  const guint8 *row = cairo_image_surface_get_data (surface) +
                      (gsize)(y * (h - 1)) * (gsize)cairo_image_surface_get_stride (surface);
  guint32 value;

  memcpy (&value, row + 4 * (gsize)(x * (w - 1)), sizeof value);
  return value;
}

/* It is painted, in this proportion, with red in its middle. */
static void
paint_bytes (const void *data, gsize n, double ratio)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = open_bytes (data, n, &error);

  if (surface == NULL)
    g_error ("“%.200s”: %s", (const char *)data, error->message);
  g_assert_cmphex (pixel (surface, 0.5, 0.5), ==, 0xffff0000);
  g_assert_cmpfloat_with_epsilon ((double)cairo_image_surface_get_height (surface) /
                                      cairo_image_surface_get_width (surface),
                                  ratio, 0.01);
  cairo_surface_destroy (surface);
}

static void
paint_text (const char *text, double ratio)
{
  paint_bytes (text, strlen (text), ratio);
}

static char *
encode (const void *data, gsize n)
{
  return g_base64_encode (data, n);
}

static char *
encode_text (const char *text)
{
  return encode (text, strlen (text));
}

static GByteArray *
pack (const char *text)
{
  g_autoptr (GZlibCompressor) gzip = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  const gsize room = strlen (text) + 1000;
  GByteArray *out = g_byte_array_new ();
  gsize read, written;

  g_byte_array_set_size (out, (guint)room);
  g_assert_cmpint (g_converter_convert (G_CONVERTER (gzip), text, strlen (text), out->data, room,
                                        G_CONVERTER_INPUT_AT_END, &read, &written, NULL),
                   ==, G_CONVERTER_FINISHED);
  g_byte_array_set_size (out, (guint)written);
  return out;
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* A red PNG of this size, whose file is small. */
static GByteArray *
make_png (int w, int h)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A1, w, h);

  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, append_cb, bytes), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  return bytes;
}

/* --- What is harmless --- */

static void
test_size (void)
{
  paint_text (SVG "width='60' height='40'>" DOT "</svg>", 40.0 / 60);
  paint_text (SVG "viewBox='0 0 60 40'>" DOT "</svg>", 40.0 / 60);
  paint_text (SVG "width='100%' height='100%' viewBox='0 0 60 40'>" DOT "</svg>", 40.0 / 60);
  paint_text (SVG "width='60000' height='40000' viewBox='0 0 60 40'>" DOT "</svg>", 40.0 / 60);
  paint_text (SVG "width='210mm' height='140mm' viewBox='0 0 60 40'>" DOT "</svg>", 40.0 / 60);
  /* As large as what is painted, wherever it lies. */
  paint_text (SVG "><circle cx='100' cy='100' r='90' fill='#ff0000'/></svg>", 1);
  paint_text (SVG "width='100%' height='100%'><rect x='-80' y='500' width='900' height='300' "
                  "fill='#ff0000'/></svg>",
              1 / 3.0);
  refuse_text (SVG "/>", "This drawing is empty");
  refuse_text (SVG "width='0' height='0'>" DOT "</svg>", "This drawing is empty");
}

/* As Illustrator writes them. */
#define NAMESPACES                                                                                 \
  "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- Generator: x -->\n"                            \
  "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "                                              \
  "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\" [\n"                                       \
  "\t<!ENTITY ns_svg \"http://www.w3.org/2000/svg\">\n"                                            \
  "\t<!-- > ] --><!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>\n"                              \
  "\t<!ENTITY st0 \"fill:#ff0000;stroke:none\">\n<!ATTLIST svg x CDATA #FIXED \"]>\">]>\n"

static void
test_entities (void)
{
  g_autoptr (GString) bomb = g_string_new ("<!DOCTYPE svg [<!ENTITY a0 'ha'>");
  g_autoptr (GString) wide = g_string_new ("<!DOCTYPE svg [<!ENTITY a '");

  paint_text (NAMESPACES
              "<svg xmlns=\"&ns_svg;\" xmlns:xlink=\"&ns_xlink;\" width='60' height='40'>"
              "<circle cx='30' cy='20' r='9' style='&st0;'/><text>&amp;&#65;</text></svg>",
              40.0 / 60);
  for (int i = 1; i < 12; i++)
    g_string_append_printf (bomb, "<!ENTITY a%d '&a%d;&a%d;&a%d;'>", i, i - 1, i - 1, i - 1);
  g_string_append (bomb, "]>" HEAD "<text>&a11;</text></svg>");
  refuse_text (bomb->str, "entities that are not allowed");
  refuse_text ("<!DOCTYPE svg [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" HEAD "&e;</svg>",
               "entities that are not allowed");
  refuse_text ("<!DOCTYPE svg [<!ENTITY % e 'x'> %e;]>" HEAD "</svg>",
               "entities that are not allowed");
  refuse_text ("<!DOCTYPE svg [<!ENTITY e '<g/>'>]>" HEAD "&e;</svg>",
               "entities that are not allowed");
  refuse_text ("<!DOCTYPE svg [<!ENTITY e '<g/>'", "entities that are not allowed");
  refuse_text ("<!DOCTYPE svg [<!ELEMENT" SVG, "damaged");
  refuse_text (HEAD "<text>&unknown;</text></svg>", "damaged");
  /* A megabyte of characters that is asked for a thousand times. */
  for (int i = 0; i < 1000; i++)
    g_string_append (wide, "0123456789012345678901234567890123456789");
  g_string_append (wide, "'>]>" HEAD "<text>");
  for (int i = 0; i < 1000; i++)
    g_string_append (wide, "&a;");
  g_string_append (wide, "</text></svg>");
  refuse_text (wide->str, "too complex");
}

static void
test_encodings (void)
{
  static const char latin[] =
      "<?xml version='1.0' encoding='ISO-8859-1'?>" HEAD DOT "<text>Zo\xeb</text></svg>";
  static const char plain[] = "<?xml version='1.0' encoding='UTF-16'?>" HEAD DOT "</svg>";
  gsize n;
  g_autofree char *wide =
      g_convert (plain, -1, "UTF-16", "UTF-8", NULL, &n, NULL); /* with a mark */
  g_autofree char *big = g_convert (plain, -1, "UTF-16BE", "UTF-8", NULL, NULL, NULL);
  g_autofree char *marked = g_malloc (n);

  paint_text (latin, 40.0 / 60);
  paint_bytes (wide, n, 40.0 / 60);
  memcpy (marked, "\xfe\xff", 2);
  memcpy (marked + 2, big, n - 2);
  paint_bytes (marked, n, 40.0 / 60);
  paint_text ("\xef\xbb\xbf" HEAD DOT "</svg>", 40.0 / 60);
  refuse_text ("<?xml version='1.0' encoding='UTF-7'?>" HEAD DOT "</svg>", "“utf-7”");
  refuse_text (HEAD DOT "<text>Zo\xeb</text></svg>", "damaged");
}

/* --- What drawings hold --- */

/* A drawing with a picture in each of the ways that a picture can be written. */
static char *
hold (guint way, const char *mime, const void *data, gsize n)
{
  g_autofree char *code = encode (data, n);
  g_autofree char *url = g_strdup_printf ("data:%s;base64,%s", mime, code);
  g_autoptr (GString) other = g_string_new (NULL);

  switch (way) {
  case 0:
    return g_strdup_printf (HEAD DOT "<image width='6' height='4' xlink:href='%s'/></svg>", url);
  case 1:
    return g_strdup_printf (HEAD DOT "<image width='6' height='4' href=\" %s\"/></svg>", url);
  case 2: /* each letter as an entity */
    for (const char *at = url; *at != '\0'; at++)
      g_string_append_printf (other, "&#%s%x;", "x", *at);
    return g_strdup_printf (HEAD DOT "<image width='6' height='4' href='%s'/></svg>", other->str);
  case 3: /* each byte of the code as a number, in lines */
    g_string_append_printf (other, "DATA:%s;base64,", mime);
    for (const char *at = code; *at != '\0'; at++)
      g_string_append_printf (other, "%%%02X%s", *at, (at - code) % 60 == 59 ? "\n" : "");
    return g_strdup_printf (HEAD DOT "<image width='6' height='4' href='%s'/></svg>", other->str);
  case 4:
    for (const guint8 *at = data; at < (const guint8 *)data + n; at++)
      g_string_append_printf (other, "%%%02x", *at);
    return g_strdup_printf (HEAD DOT "<image width='6' height='4' href='data:,%s'/></svg>",
                            other->str);
  case 5:
    return g_strdup_printf (HEAD "<style>#a { fill: url( \"%s#b\" ) }</style>" DOT "</svg>", url);
  case 6:
    return g_strdup_printf (HEAD DOT "<g style='mask:url(%s#b)'/></svg>", url);
  case 7:
    return g_strdup_printf (HEAD DOT "<filter id='f'><feImage xlink:href='%s'/></filter></svg>",
                            url);
  default:
    return g_strdup_printf (HEAD DOT "<use href='%s#b'/><style><![CDATA[ ]]></style></svg>", url);
  }
}

enum { WAYS = 9 };

static void
refuse_held (const char *mime, const void *data, gsize n, const char *part)
{
  for (guint way = 0; way < WAYS; way++) {
    g_autofree char *text = hold (way, mime, data, n);
    refuse_text (text, part);
  }
}

/* A picture in a drawing that is small, and drawings in drawings, are painted as ever. */
static void
test_small_picture_inside (void)
{
  g_autoptr (GByteArray) png = make_png (40, 40);
  g_autoptr (GByteArray) packed = pack (HEAD DOT "</svg>");

  for (guint way = 0; way < 5; way++) {
    g_autofree char *drawing = hold (way, "image/png", png->data, png->len);
    g_autofree char *twice = hold (way, "image/svg+xml", drawing, strlen (drawing));
    g_autofree char *unpacked = hold (way, "image/svg+xml", packed->data, packed->len);
    paint_text (drawing, 40.0 / 60);
    paint_text (twice, 40.0 / 60);
    paint_text (unpacked, 40.0 / 60);
  }
  paint_bytes (packed->data, packed->len, 40.0 / 60);
  /* A font that is embedded is no picture, and a link is not followed. */
  paint_text (HEAD "<style>@font-face { font-family: x; src: url(data:font/woff2;base64,d09GMgAB) }"
                   "</style><a xlink:href='https://example.org/'>" DOT "</a></svg>",
              40.0 / 60);
}

static void
test_large_picture_inside (void)
{
  g_autoptr (GByteArray) png = make_png (16000, 16000), half = make_png (3200, 3200);
  static const guint8 jpeg[] =
      "\xff\xd8\xff\xe0\0\4\0\0\xff\xc0\0\x11\x08\x3e\x80\x3e\x80\3\1\x11\0"
      "\2\x11\1\3\x11\1\xff\xd9";
  static const char sized[] = SVG "width='20000' height='20000'>" DOT "</svg>";
  static const char boxed[] = SVG "viewBox='0 0 200000 200000'>" DOT "</svg>";
  static const char metric[] = SVG "width='5000mm' height='200in'>" DOT "</svg>";
  g_autoptr (GByteArray) packed = pack (sized);
  g_autofree char *once = encode (half->data, half->len);
  g_autofree char *twice = g_strdup_printf (
      HEAD "<image href='data:image/png;base64,%s'/><image href='data:image/png;base64,%s'/></svg>",
      once, once);

  refuse_held ("image/png", png->data, png->len, "256 million pixels");
  refuse_held ("image/jpeg", jpeg, sizeof jpeg - 1, "256 million pixels");
  refuse_held ("image/svg+xml", sized, strlen (sized), "400 million pixels");
  refuse_held ("text/plain;charset=utf-8", sized, strlen (sized), "400 million pixels");
  refuse_held ("image/svg+xml", boxed, strlen (boxed), "million pixels");
  refuse_held ("image/svg+xml", metric, strlen (metric), "million pixels");
  refuse_held ("image/svg+xml", packed->data, packed->len, "400 million pixels");
  refuse_text (twice, "21 million pixels"); /* each of them alone could be read */
}

static void
test_deep_inside (void)
{
  g_autofree char *text = g_strdup (HEAD DOT "</svg>");

  for (int i = 0; i < 4; i++) {
    g_autofree char *inner = g_steal_pointer (&text);
    text = hold (0, "image/svg+xml", inner, strlen (inner));
    paint_text (text, 40.0 / 60);
  }
  g_autofree char *groups = g_strnfill (3 * 300, ' ');
  for (int i = 0; i < 300; i++)
    memcpy (groups + 3 * i, "<g>", 3);
  g_autofree char *nested = g_strconcat (HEAD, groups, NULL);
  refuse_text (nested, "too complex");
  g_autofree char *deeper = hold (0, "image/svg+xml", text, strlen (text));
  refuse_text (deeper, "too complex");
  /* A bomb that unpacks to more than is read of any drawing. */
  g_autoptr (GString) blanks = g_string_new (HEAD DOT);
  for (int i = 0; i < 90000; i++)
    g_string_append (blanks, "                                                            ");
  g_string_append (blanks, "</svg>");
  g_autoptr (GByteArray) bomb = pack (blanks->str);
  g_assert_cmpuint (bomb->len, <, 10000);
  refuse_held ("image/svg+xml", bomb->data, bomb->len, "too complex");
}

static void
test_other_files (void)
{
  refuse_text (HEAD "<image href='file:///etc/passwd'/></svg>", "other files");
  refuse_text (HEAD "<image xlink:href = \"http://example.org/x.png\"/></svg>", "other files");
  refuse_text (HEAD "<image href='&#104;ttp://example.org/x.png'/></svg>", "other files");
  refuse_text (HEAD "<use href='other.svg#a'/></svg>", "other files");
  refuse_text (HEAD "<rect fill='url(http://example.org/#a)'/></svg>", "other files");
  refuse_text (HEAD "<style>@import 'x.css';</style></svg>", "other files");
  refuse_text (HEAD "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' "
                    "href='data:text/xml,x'/></svg>",
               "other files");
  refuse_text ("<?xml-stylesheet href='#x'?>" HEAD "</svg>", "other files");
  refuse_text (HEAD "<image href='data:text/plain;base64,aGVsbG8='/></svg>",
               "contains a picture that cannot be read");
}

/* --- What would fill the memory, or never end --- */

/* What cannot be seen in the text. Each is refused, or painted in the little that a helper may
 * use. */
static char *
make_bomb (guint kind)
{
  g_autoptr (GString) text = g_string_new (SVG "width='640' height='640'>");

  switch (kind) {
  case 0: /* each doubles the one before */
    g_string_append (text, "<defs><g id='g0'><rect width='600' height='600' opacity='.5'/></g>");
    for (int i = 1; i < 60; i++)
      g_string_append_printf (text,
                              "<g id='g%d' opacity='.9'><use xlink:href='#g%d'/>"
                              "<use xlink:href='#g%d'/></g>",
                              i, i - 1, i - 1);
    g_string_append (text, "</defs><use xlink:href='#g59'/>");
    break;
  case 1: /* a layer in a layer in a layer … */
    for (int i = 0; i < 240; i++)
      g_string_append (text, "<g opacity='.9'>");
    g_string_append (text, "<rect width='600' height='600'/>");
    for (int i = 0; i < 240; i++)
      g_string_append (text, "</g>");
    break;
  case 2: /* results of a filter that are all kept */
    g_string_append (text, "<filter id='f' x='-50' y='-50' width='999' height='999'>");
    for (int i = 0; i < 3000; i++)
      g_string_append_printf (text, "<feFlood result='r%d'/>", i);
    g_string_append (text, "</filter><rect width='600' height='600' filter='url(#f)'/>");
    break;
  case 3: /* blurs that cost much for each pixel */
    g_string_append (text, "<filter id='f'>");
    for (int i = 0; i < 3000; i++)
      g_string_append (text, "<feMorphology operator='dilate' radius='99'/><feTurbulence "
                             "baseFrequency='.1' numOctaves='99'/>");
    g_string_append (text, "</filter><rect width='600' height='600' filter='url(#f)'/>");
    break;
  case 4: /* patterns of patterns */
    for (int i = 1; i < 3000; i++)
      g_string_append_printf (text,
                              "<pattern id='p%d' width='.01' height='.01'><rect width='600' "
                              "height='600' fill='url(#p%d)'/></pattern>",
                              i, i - 1);
    g_string_append (text, "<rect width='600' height='600' fill='url(#p2999)'/>");
    break;
  case 5: /* a pattern's tile that is large */
    g_string_append (text, "<pattern id='p' patternUnits='userSpaceOnUse' width='30000' "
                           "height='30000'><rect width='30000' height='30000'/></pattern>"
                           "<rect width='600' height='600' fill='url(#p)' "
                           "transform='scale(900)'/>");
    break;
  case 6: /* elements without end */
    for (int i = 0; i < 400000; i++)
      g_string_append (text, "<g id='a'/>");
    break;
  case 7: /* a dash for each thousandth of a pixel */
    g_string_append (text, "<path d='M0 0L600 600H0V1e9' stroke='red' stroke-width='9' "
                           "stroke-dasharray='.00001'/>");
    break;
  default: { /* a drawing in a style whose name is written so that nobody reads it */
    g_autofree char *code = encode_text (SVG "width='20000' height='20000'><rect id='b'/></svg>");
    g_string_append_printf (text,
                            "<style>rect { mask: u\\72l(\"\\64 ata:image/svg+xml;base64,%s#b\") }"
                            "</style><rect width='9' height='9'/>",
                            code);
  }
  }
  g_string_append (text, "</svg>");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

enum { BOMBS = 9 };

/* One bomb after the other, in a process that may not have more than 400 MiB of addresses. */
static void
open_bombs (void)
{
  const struct rlimit most = { 400u << 20, 400u << 20 };
  struct rusage children;

  if (!SANITIZED)
    g_assert_cmpint (setrlimit (RLIMIT_AS, &most), ==, 0);
  for (guint i = 0; i < BOMBS; i++) {
    g_autofree char *bomb = make_bomb (i);
    g_autoptr (GError) error = NULL;
    cairo_surface_t *surface = open_bytes (bomb, strlen (bomb), &error);

    g_test_message ("bomb %u: %s", i, error != NULL ? error->message : "painted");
    g_assert_true ((surface == NULL) == (error != NULL));
    g_clear_pointer (&surface, cairo_surface_destroy);
  }
  /* What is harmless is painted after all that. */
  paint_text (HEAD DOT "</svg>", 40.0 / 60);
  getrusage (RUSAGE_CHILDREN, &children);
  g_test_message ("the largest helper: %ld KiB", children.ru_maxrss);
  if (!SANITIZED)
    g_assert_cmpint (children.ru_maxrss, <, (SV_HELPER_BYTES >> 10) + (64 << 10));
}

static void
test_bombs (void)
{
  if (g_test_subprocess ()) {
    open_bombs ();
    return;
  }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDOUT);
  g_test_trap_assert_passed ();
}

/* A drawing that never ends is ended, and leaves no process behind. No version of librsvg counts
 * what blurs cost; newer ones soon give up on what is used too often. */
static void
test_slow (void)
{
  g_autofree char *slow = make_bomb (3);
  g_autofree char *code = encode_text (slow);
  g_autofree char *url = g_strconcat ("data:image/svg+xml;base64,", code, NULL);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_null (sv_picture_load (url, 640, &error));
  g_assert_cmpstr (error->message, ==, "Painting this drawing takes too long. Save it as PNG.");
  g_assert_cmpint (waitpid (-1, &status, WNOHANG), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/choose-one-without-a-size", test_size);
  g_test_add_func ("/drawing/choose-a-logo-from-illustrator", test_entities);
  g_test_add_func ("/drawing/choose-one-in-another-encoding", test_encodings);
  g_test_add_func ("/drawing/small-picture-inside", test_small_picture_inside);
  g_test_add_func ("/drawing/large-picture-inside", test_large_picture_inside);
  g_test_add_func ("/drawing/drawing-in-a-drawing-in-a-drawing", test_deep_inside);
  g_test_add_func ("/drawing/needs-other-files", test_other_files);
  g_test_add_func ("/drawing/memory-stays-small", test_bombs);
  g_test_add_func ("/drawing/never-ends", test_slow);
  return g_test_run ();
}
