/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-qr.h"

#include "sv-config.h"

#ifdef SV_HAVE_QRENCODE

#include <gmodule.h>
#include <qrencode.h>

#define LIBRARY "libqrencode.so.4"

struct _SvQr {
  QRcode *code;
  __typeof__ (QRcode_free) *free_code;
};

SvQr *
sv_qr_new (const char *text)
{
  GModule *module = g_module_open (LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  gpointer encode = NULL, free_code = NULL;

  /* The library stays loaded, because the code is freed by it. */
  if (module == NULL || !g_module_symbol (module, "QRcode_encodeString8bit", &encode) ||
      !g_module_symbol (module, "QRcode_free", &free_code))
    return NULL;
  /* Level M: the code can be read even if a seventh of it is dirty or creased. */
  QRcode *code = ((__typeof__ (QRcode_encodeString8bit) *)encode) (text, 0, QR_ECLEVEL_M);
  if (code == NULL)
    return NULL;
  SvQr *self = g_new (SvQr, 1);
  *self = (SvQr){ code, (__typeof__ (QRcode_free) *)free_code };
  return self;
}

void
sv_qr_free (SvQr *self)
{
  self->free_code (self->code);
  g_free (self);
}

unsigned
sv_qr_get_size (const SvQr *self)
{
  return (unsigned)self->code->width;
}

bool
sv_qr_is_black (const SvQr *self, unsigned x, unsigned y)
{
  return (self->code->data[y * sv_qr_get_size (self) + x] & 1) != 0;
}

#else

struct _SvQr {
  int unused;
};

SvQr *
sv_qr_new (const char *text)
{
  return NULL;
}

void
sv_qr_free (SvQr *self)
{
}

unsigned
sv_qr_get_size (const SvQr *self)
{
  return 0;
}

bool
sv_qr_is_black (const SvQr *self, unsigned x, unsigned y)
{
  return false;
}

#endif

void
sv_qr_paint (const SvQr *self, cairo_t *cr, double x, double y, double side)
{
  const unsigned n = sv_qr_get_size (self);
  const double module = side / (n + 2 * SV_QR_QUIET);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, side, side);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, module, module);
  /* All modules are one path: seams would show between squares that are filled one by one. */
  for (unsigned row = 0; row < n; row++)
    for (unsigned column = 0; column < n; column++)
      if (sv_qr_is_black (self, column, row))
        cairo_rectangle (cr, column + SV_QR_QUIET, row + SV_QR_QUIET, 1, 1);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_restore (cr);
}
