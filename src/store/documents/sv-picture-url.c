/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "sv-picture-url.h"

#include "sv-store-error.h"

#include <string.h>

/* Pictures are never decoded here: these checks only keep out files that are no pictures. A
 * drawing (SVG) is accepted because older documents hold some, but new ones are not written. */

typedef struct {
  const char *type;
  const char *magic; /* first bytes of the file; NULL: it is text that contains "<svg" */
  gsize n_magic;
} Kind;

static const Kind kinds[] = {
  { "image/png", "\x89PNG\r\n\x1a\n", 8 },
  { "image/jpeg", "\xff\xd8\xff", 3 },
  { "image/svg+xml", NULL, 0 },
};

static gboolean
refuse (GError **error, const char *sentence)
{
  g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_VALUE, sentence);
  return FALSE;
}

static gboolean
looks_like (const Kind *kind, const guchar *bytes, gsize n)
{
  if (kind->magic != NULL)
    return n >= kind->n_magic && memcmp (bytes, kind->magic, kind->n_magic) == 0;
  return g_utf8_validate ((const char *)bytes, (gssize)n, NULL) && memmem (bytes, n, "<svg", 4);
}

/* Return whether @text is strict base64; g_base64_decode () would skip wrong characters. */
static gboolean
is_base64 (const char *text, gsize n)
{
  gsize body = n;
  if (n == 0 || n % 4 != 0)
    return FALSE;
  for (int i = 0; i < 2 && text[body - 1] == '='; i++)
    body--;
  for (gsize i = 0; i < body; i++) {
    if (!g_ascii_isalnum (text[i]) && text[i] != '+' && text[i] != '/')
      return FALSE;
  }
  return TRUE;
}

gboolean
sv_picture_check (const char *url, GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *prefix = g_strdup_printf ("data:%s;base64,", kinds[i].type);
    if (!g_str_has_prefix (url, prefix))
      continue;

    const char *code = url + strlen (prefix);
    const gsize length = strlen (code);
    if (length / 4 * 3 > SV_PICTURE_MAX_BYTES + 2)
      return refuse (error, _ ("a picture may be at most 512 KiB"));
    if (!is_base64 (code, length))
      return refuse (error, _ ("the picture's bytes are not written in base64"));
    gsize n;
    g_autofree guchar *bytes = g_base64_decode (code, &n);
    if (n > SV_PICTURE_MAX_BYTES)
      return refuse (error, _ ("a picture may be at most 512 KiB"));
    if (!looks_like (&kinds[i], bytes, n))
      return refuse (error, _ ("the picture is damaged, or not of the kind it claims to be"));
    return TRUE;
  }
  return refuse (error, _ ("this must be a picture: a data URL of a PNG, JPEG or SVG in base64"));
}

char *
sv_picture_from_bytes (GBytes *bytes, GError **error)
{
  gsize n;
  const guchar *data = g_bytes_get_data (bytes, &n);
  if (n > SV_PICTURE_MAX_BYTES) {
    refuse (error, _ ("a picture may be at most 512 KiB"));
    return NULL;
  }
  for (gsize i = 0; kinds[i].magic != NULL; i++) {
    if (n > 0 && looks_like (&kinds[i], data, n)) {
      g_autofree char *code = g_base64_encode (data, n);
      return g_strdup_printf ("data:%s;base64,%s", kinds[i].type, code);
    }
  }
  refuse (error, _ ("only PNG and JPEG pictures can be embedded"));
  return NULL;
}
