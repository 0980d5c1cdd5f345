/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-picture-kind: what a file is, by its first bytes, whatever its name says.
 *
 * Nothing is decoded here. A picture's size is read from its header, so that it can be refused
 * before memory is taken for its pixels. */

#include <glib.h>
#include <stdbool.h>

enum {
  SV_PICTURE_WHOLE_PIXELS =
      32 << 20 /* of a picture that is decoded whole, whatever size is wanted */
};

typedef enum {
  SV_PICTURE_PNG,
  SV_PICTURE_JPEG,
  SV_PICTURE_SVG,
  SV_PICTURE_OTHER,     /* a picture that gdk-pixbuf may have a loader for: WebP, GIF, HEIC … */
  SV_PICTURE_NO_PICTURE /* a film, a document, a web page …, or unknown bytes */
} SvPictureKind;

/* What is known of one kind of file. */
typedef struct {
  SvPictureKind kind;
  const char *name;     /* of a picture, as people call it: "WebP"; not translated */
  const char *mime;     /* of a picture */
  const char *endings;  /* of file names, lower case, each between blanks: " .jpg .jpeg " */
  const char *sentence; /* msgid, why it cannot be used, if it is no picture */
} SvPictureFormat;

/* The format of these bytes (nullable if there are none); never NULL. */
const SvPictureFormat *sv_picture_format (const guint8 *data, gsize n);

/* Whether the name of a file ends as those of this format do. True if the name has no ending. */
bool sv_picture_format_suits (const SvPictureFormat *format, const char *name);

/* The size in pixels that a PNG, JPEG, GIF or WebP states; false for other formats, and if the bytes
 * end before the size. */
bool sv_picture_stated_size (const guint8 *data, gsize n, double *w, double *h);

/* What a JPEG says about itself, from marker to marker; its pixels are passed over. */
typedef struct {
  guint32 w, h;
  bool whole; /* it comes to its end; decoders fill up with grey what is missing, and say nothing */
  bool unusual;     /* lossless, hierarchical or not of 8 bits, which gdk-pixbuf cannot decode */
  bool progressive; /* all of its coefficients are in memory while it is decoded */
} SvJpegHeader;
SvJpegHeader sv_picture_scan_jpeg (const guint8 *data, gsize n);

/* Each chunk of a PNG up to the last one, which is true if it is there. A file may end in the middle of
 * a chunk. orientation (nullable, 0 before): how it must be turned to stand upright, 1–8 as Exif counts; it
 * stays 0 if nothing says that. */
bool sv_picture_scan_png (const guint8 *data, gsize n, unsigned *orientation);
