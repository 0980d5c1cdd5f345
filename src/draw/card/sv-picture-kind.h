/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-kind: recognises the format of a file by its first bytes, whatever its name says.
 *
 * Nothing is decoded here. The size of a picture is read from its header, so that a picture that
 * is too large can be refused before memory is allocated for its pixels. */

#include <glib.h>
#include <stdbool.h>

enum {
  SV_PICTURE_WHOLE_PIXELS =
      32 << 20 /* largest picture of a format that is always decoded at full size first */
};

typedef enum {
  SV_PICTURE_PNG,
  SV_PICTURE_JPEG,
  SV_PICTURE_SVG,
  /* another picture format that gdk-pixbuf may be able to decode: WebP, GIF, HEIC … */
  SV_PICTURE_OTHER,
  SV_PICTURE_NO_PICTURE /* no picture: a film, a document, a web page …, or unknown bytes */
} SvPictureKind;

/* One file format that the program recognises. */
typedef struct {
  SvPictureKind kind;
  const char *name; /* common name of a picture format, "WebP"; not translated */
  const char *mime; /* MIME type of a picture format */
  /* file name extensions in lower case, each between blanks: " .jpg .jpeg " */
  const char *endings;
  /* for formats that are no pictures: untranslated sentence (msgid) that says why the file cannot
   * be used */
  const char *sentence;
} SvPictureFormat;

/* Return the format of @n bytes; never NULL. @data may be NULL if @n is 0. */
const SvPictureFormat *sv_picture_format (const guint8 *data, gsize n);

/* Return whether the extension of a file name belongs to a format. True if the name has no
 * extension. */
bool sv_picture_format_suits (const SvPictureFormat *format, const char *name);

/* Get the size in pixels that the header of a PNG, JPEG, GIF or WebP states. Returns false for
 * other formats, and if the header is incomplete. */
bool sv_picture_stated_size (const guint8 *data, gsize n, double *w, double *h);

/* Properties of a JPEG, read from its markers without decoding pixels. */
typedef struct {
  guint32 w, h;
  bool whole;       /* the file is complete; decoders silently fill missing parts with grey */
  bool unusual;     /* lossless, hierarchical or not 8-bit: gdk-pixbuf cannot decode it */
  bool progressive; /* progressive: all coefficients are in memory during decoding */
} SvJpegHeader;
SvJpegHeader sv_picture_scan_jpeg (const guint8 *data, gsize n);

/* Scan the chunks of a PNG. Returns whether the last chunk is present; a truncated file lacks it.
 * @orientation (may be NULL; set it to 0 before): Exif orientation, 1–8, that makes the picture
 * upright; unchanged if none is stated. */
bool sv_picture_scan_png (const guint8 *data, gsize n, unsigned *orientation);
