/* SPDX-License-Identifier: GPL-3.0-or-later */

/* QR codes: their shape, their colours, and that a reader reads them again. */

#include "canvas.h"
#include "sv-qr.h"

#include <glib/gstdio.h>

#define ADDRESS "http://192.168.178.123:48080/enter/12/AbCdEfGhIjKlMnOpQrStUvWx"

/* Return a code, or NULL with the test skipped: the library may be missing. */
static SvQr *
make (const char *text)
{
  SvQr *qr = sv_qr_new (text);

  if (qr == NULL)
    g_test_skip ("libqrencode is missing");
  return qr;
}

static void
test_shape (void)
{
  g_autoptr (SvQr) qr = make (ADDRESS);

  if (qr == NULL)
    return;
  const unsigned n = sv_qr_get_size (qr);
  g_assert_cmpuint (n, >=, 21);
  g_assert_cmpuint (n % 4, ==, 1);
  /* three corners hold the rings by which cameras find the code */
  for (unsigned i = 0; i < 7; i++) {
    g_assert_true (sv_qr_is_black (qr, i, 0));
    g_assert_true (sv_qr_is_black (qr, n - 1 - i, 0));
    g_assert_true (sv_qr_is_black (qr, i, n - 1));
  }
  g_assert_false (sv_qr_is_black (qr, 1, 1));
}

static void
test_too_long (void)
{
  g_autofree char *text = g_strnfill (5000, 'x');

  g_assert_null (sv_qr_new (text));
}

static cairo_t *
paint (const SvQr *qr, int scale)
{
  const int side = (int)(sv_qr_get_size (qr) + 2 * SV_QR_QUIET) * scale;
  cairo_t *cr = canvas (side, side);

  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1); /* a dark page below it */
  cairo_paint (cr);
  sv_qr_paint (qr, cr, 0, 0, side);
  return cr;
}

static void
test_colours (void)
{
  g_autoptr (SvQr) qr = make (ADDRESS);
  const int scale = 3;

  if (qr == NULL)
    return;
  const unsigned n = sv_qr_get_size (qr);
  cairo_t *cr = paint (qr, scale);
  for (unsigned y = 0; y < n + 2 * SV_QR_QUIET; y++)
    for (unsigned x = 0; x < n + 2 * SV_QR_QUIET; x++) {
      const unsigned column = x - SV_QR_QUIET, row = y - SV_QR_QUIET;
      const bool black = column < n && row < n && sv_qr_is_black (qr, column, row);
      for (int corner = 0; corner < scale; corner += scale - 1)
        g_assert_cmphex (pixel (cr, x * scale + corner, y * scale + corner), ==,
                         black ? 0xff000000 : 0xffffffff);
    }
  cairo_destroy (cr);
}

static void
test_read_again (void)
{
  g_autofree char *reader = g_find_program_in_path ("zbarimg");
  g_autoptr (SvQr) qr = reader != NULL ? make (ADDRESS) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL, *file = NULL, *out = NULL;
  char quiet[] = "--quiet", raw[] = "--raw", no_bus[] = "--nodbus";

  if (reader == NULL)
    g_test_skip ("zbarimg is missing");
  if (qr == NULL)
    return;
  folder = g_dir_make_tmp ("qr-XXXXXX", &error);
  g_assert_no_error (error);
  file = g_build_filename (folder, "code.png", NULL);
  cairo_t *cr = paint (qr, 4);
  g_assert_cmpint (cairo_surface_write_to_png (cairo_get_target (cr), file), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  char *arguments[] = { reader, quiet, raw, no_bus, file, NULL };
  g_spawn_sync (NULL, arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &out, NULL, NULL,
                &error);
  g_assert_no_error (error);
  g_assert_cmpstr (out, ==, ADDRESS "\n");
  g_unlink (file);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/qr/shape", test_shape);
  g_test_add_func ("/qr/too-long", test_too_long);
  g_test_add_func ("/qr/colours", test_colours);
  g_test_add_func ("/qr/read-again", test_read_again);
  return g_test_run ();
}
