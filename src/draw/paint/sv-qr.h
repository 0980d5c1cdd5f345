/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-qr: a QR code, the picture of a text that a telephone reads with its camera. The library that
 * computes it, libqrencode, is loaded with the first code; without it there are no codes, and the
 * text must be shown as letters. */

#include <cairo.h>
#include <glib.h>
#include <stdbool.h>

/* Modules (small squares) that stay white around a code, so that cameras find it. */
enum { SV_QR_QUIET = 4 };

typedef struct _SvQr SvQr;

/* Return the QR code of @text. NULL if the library is missing, or if @text is too long. Free with
 * sv_qr_free (). */
SvQr *sv_qr_new (const char *text);
void sv_qr_free (SvQr *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SvQr, sv_qr_free)

/* Return the number of modules in a row, without the white ones around the code. */
unsigned sv_qr_get_size (const SvQr *self);

/* Return whether the module in column @x of row @y is black. */
bool sv_qr_is_black (const SvQr *self, unsigned x, unsigned y);

/* Paint the code with the white border around it into a square of @side: black on white, whatever
 * the colours of the program, because many cameras cannot read white on black. */
void sv_qr_paint (const SvQr *self, cairo_t *cr, double x, double y, double side);
