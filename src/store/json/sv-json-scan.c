/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-json-scan.h"

#include "sv-json.h"
#include "sv-store-error.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* What may come next. */
typedef enum {
  WANT_VALUE,
  WANT_VALUE_OR_END, /* after "[" */
  WANT_KEY,          /* after "," in an object */
  WANT_KEY_OR_END,   /* after "{" */
  WANT_MORE_OR_END,  /* after a value in a list or object */
  WANT_NOTHING       /* after the outermost value */
} Want;

typedef struct {
  const char *text;
  const char *p;
  const char *end;
  Want want;
  unsigned depth;
  unsigned n_values;
  char open[SV_JSON_MAX_DEPTH];        /* '{' or '[' */
  GHashTable *keys[SV_JSON_MAX_DEPTH]; /* of the open objects; made when first needed */
  GError **error;
} Scan;

static gboolean
fault (Scan *scan, const char *at, SvStoreError code, const char *sentence)
{
  unsigned line = 1, column = 1;
  for (const char *p = scan->text; p < at; p++) {
    if (*p == '\n') {
      line++;
      column = 1;
    } else if ((*p & 0xc0) != 0x80) { /* not the inner byte of a character */
      column++;
    }
  }
  /* Translators: the place in a damaged document, then what is wrong there. */
  g_set_error (scan->error, SV_STORE_ERROR, code, _ ("line %u, column %u: %s"), line, column,
               sentence);
  return FALSE;
}

static gboolean
syntax (Scan *scan, const char *at, const char *sentence)
{
  if (at >= scan->end)
    sentence = _ ("the document ends too early");
  return fault (scan, at, SV_STORE_ERROR_SYNTAX, sentence);
}

static void
skip_blanks (Scan *scan)
{
  while (scan->p < scan->end && strchr (" \t\r\n", *scan->p) && *scan->p)
    scan->p++;
}

/* Four hexadecimal digits at p. */
static gboolean
hex4 (const Scan *scan, const char *p, unsigned *value)
{
  *value = 0;
  for (int i = 0; i < 4; i++) {
    if (p + i >= scan->end || !g_ascii_isxdigit (p[i]))
      return FALSE;
    *value = *value * 16 + (unsigned)g_ascii_xdigit_value (p[i]);
  }
  return TRUE;
}

/* The escape that begins with the "\" at scan->p, appended to out (nullable). */
static gboolean
scan_escape (Scan *scan, GString *out)
{
  static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  const char *at = scan->p++;
  if (scan->p >= scan->end)
    return syntax (scan, scan->p, "");

  const char *letter = *scan->p ? strchr (letters, *scan->p) : NULL;
  if (letter) {
    scan->p++;
    if (out)
      g_string_append_c (out, meanings[letter - letters]);
    return TRUE;
  }

  unsigned high, low;
  if (*scan->p != 'u' || !hex4 (scan, scan->p + 1, &high))
    return syntax (scan, at, _ ("this escape after “\\” is not known"));
  scan->p += 5;
  if (high == 0)
    return syntax (scan, at, _ ("a text may not contain the character number 0"));
  if (high >= 0xdc00 && high <= 0xdfff)
    return syntax (scan, at, _ ("this escape is half a character"));
  if (high >= 0xd800 && high <= 0xdbff) {
    if (scan->end - scan->p < 6 || scan->p[0] != '\\' || scan->p[1] != 'u' ||
        !hex4 (scan, scan->p + 2, &low) || low < 0xdc00 || low > 0xdfff)
      return syntax (scan, at, _ ("this escape is half a character"));
    scan->p += 6;
    high = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
  }
  if (out)
    g_string_append_unichar (out, high);
  return TRUE;
}

/* The string that begins with the quote at scan->p; its meaning is appended to out (nullable). */
static gboolean
scan_string (Scan *scan, GString *out)
{
  const char *from = ++scan->p;
  while (scan->p < scan->end && *scan->p != '"') {
    if ((unsigned char)*scan->p < 0x20)
      return syntax (scan, scan->p,
                     _ ("a line break, tab or other control character may not stand in a text"));
    if (*scan->p != '\\') {
      scan->p++;
      continue;
    }
    if (out)
      g_string_append_len (out, from, scan->p - from);
    if (!scan_escape (scan, out))
      return FALSE;
    from = scan->p;
  }
  if (scan->p >= scan->end)
    return syntax (scan, scan->end, "");
  if (out)
    g_string_append_len (out, from, scan->p - from);
  scan->p++;
  return TRUE;
}

static gboolean
skip_digits (Scan *scan)
{
  const char *from = scan->p;
  while (scan->p < scan->end && g_ascii_isdigit (*scan->p))
    scan->p++;
  return scan->p > from;
}

static gboolean
scan_number (Scan *scan)
{
  const char *at = scan->p;
  gboolean whole = TRUE, ok = TRUE;

  if (*scan->p == '-')
    scan->p++;
  if (scan->p < scan->end && *scan->p == '0')
    scan->p++;
  else
    ok = skip_digits (scan);
  if (ok && scan->p < scan->end && *scan->p == '.') {
    scan->p++;
    whole = FALSE;
    ok = skip_digits (scan);
  }
  if (ok && scan->p < scan->end && (*scan->p == 'e' || *scan->p == 'E')) {
    scan->p++;
    whole = FALSE;
    if (scan->p < scan->end && (*scan->p == '+' || *scan->p == '-'))
      scan->p++;
    ok = skip_digits (scan);
  }
  if (!ok && scan->p >= scan->end)
    return syntax (scan, scan->p, "");
  if (!ok || (scan->p < scan->end && (g_ascii_isalnum (*scan->p) || strchr ("+-.", *scan->p))))
    return syntax (scan, at, _ ("this is not a number as JSON writes it"));

  /* Longer ones than these do not fit and must not be rounded behind the reader's back. */
  g_autofree char *digits = g_strndup (at, (gsize)(scan->p - at));
  errno = 0;
  if (whole) {
    (void)g_ascii_strtoll (digits, NULL, 10);
    ok = errno != ERANGE;
  } else {
    ok = isfinite (g_ascii_strtod (digits, NULL));
  }
  return ok ? TRUE : fault (scan, at, SV_STORE_ERROR_SYNTAX, _ ("this number is too large"));
}

static gboolean
scan_word (Scan *scan)
{
  static const char *const words[] = { "true", "false", "null" };
  const gsize left = (gsize)(scan->end - scan->p);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++) {
    const gsize n = strlen (words[i]);
    if (left >= n && memcmp (scan->p, words[i], n) == 0) {
      scan->p += n;
      return TRUE;
    }
    if (left < n && memcmp (scan->p, words[i], left) == 0)
      return syntax (scan, scan->end, "");
  }
  return syntax (scan, scan->p, _ ("a value is needed here"));
}

static gboolean
open_container (Scan *scan)
{
  if (scan->depth == SV_JSON_MAX_DEPTH)
    return fault (scan, scan->p, SV_STORE_ERROR_TOO_DEEP,
                  _ ("lists and objects are nested too deeply"));
  const unsigned level = scan->depth++;
  scan->open[level] = *scan->p++;
  if (scan->open[level] == '{') {
    if (scan->keys[level])
      g_hash_table_remove_all (scan->keys[level]);
    else
      scan->keys[level] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    scan->want = WANT_KEY_OR_END;
  } else {
    scan->want = WANT_VALUE_OR_END;
  }
  return TRUE;
}

static void
after_value (Scan *scan)
{
  scan->want = scan->depth ? WANT_MORE_OR_END : WANT_NOTHING;
}

static void
close_container (Scan *scan)
{
  scan->p++;
  scan->depth--;
  after_value (scan);
}

static gboolean
scan_value (Scan *scan)
{
  if (++scan->n_values > SV_JSON_MAX_VALUES)
    return fault (scan, scan->p, SV_STORE_ERROR_TOO_LARGE,
                  _ ("the document has more values than this program reads"));
  gboolean ok;
  if (*scan->p == '{' || *scan->p == '[')
    return open_container (scan);
  else if (*scan->p == '"')
    ok = scan_string (scan, NULL);
  else if (*scan->p == '-' || g_ascii_isdigit (*scan->p))
    ok = scan_number (scan);
  else
    ok = scan_word (scan);
  after_value (scan);
  return ok;
}

static gboolean
scan_key (Scan *scan)
{
  const char *at = scan->p;
  if (*at != '"')
    return syntax (scan, at, _ ("a key in double quotes is needed here"));
  g_autoptr (GString) key = g_string_new (NULL);
  if (!scan_string (scan, key))
    return FALSE;

  GHashTable *keys = scan->keys[scan->depth - 1];
  if (g_hash_table_size (keys) == SV_JSON_MAX_KEYS)
    return fault (scan, at, SV_STORE_ERROR_TOO_LARGE, _ ("this object has too many keys"));
  if (!g_hash_table_add (keys, g_strdup (key->str)))
    return fault (scan, at, SV_STORE_ERROR_DUPLICATE_KEY, _ ("this key is there twice"));

  skip_blanks (scan);
  if (scan->p >= scan->end || *scan->p != ':')
    return syntax (scan, scan->p, _ ("a colon is needed here"));
  scan->p++;
  scan->want = WANT_VALUE;
  return TRUE;
}

static gboolean
scan_more_or_end (Scan *scan)
{
  const gboolean object = scan->open[scan->depth - 1] == '{';
  if (*scan->p == ',') {
    scan->p++;
    scan->want = object ? WANT_KEY : WANT_VALUE;
    return TRUE;
  }
  if (*scan->p != (object ? '}' : ']'))
    return syntax (scan, scan->p,
                   object ? _ ("a comma or “}” is needed here")
                          : _ ("a comma or “]” is needed here"));
  close_container (scan);
  return TRUE;
}

/* One step: the token at scan->p, which is no blank. */
static gboolean
scan_step (Scan *scan)
{
  switch (scan->want) {
  case WANT_VALUE_OR_END:
    if (*scan->p == ']') {
      close_container (scan);
      return TRUE;
    }
    return scan_value (scan);
  case WANT_VALUE:
    return scan_value (scan);
  case WANT_KEY_OR_END:
    if (*scan->p == '}') {
      close_container (scan);
      return TRUE;
    }
    return scan_key (scan);
  case WANT_KEY:
    return scan_key (scan);
  case WANT_MORE_OR_END:
    return scan_more_or_end (scan);
  case WANT_NOTHING:
    return syntax (scan, scan->p, _ ("nothing may follow the end of the document"));
  default:
    g_assert_not_reached ();
  }
}

static gboolean
scan_all (Scan *scan)
{
  const char *invalid;
  if (scan->end - scan->text >= 3 && memcmp (scan->text, "\xef\xbb\xbf", 3) == 0)
    return syntax (scan, scan->text,
                   _ ("the document begins with a byte order mark; save it as plain UTF-8"));
  if (!g_utf8_validate_len (scan->text, (gsize)(scan->end - scan->text), &invalid))
    return syntax (scan, invalid, _ ("this is not text in UTF-8"));

  skip_blanks (scan);
  if (scan->p == scan->end)
    return fault (scan, scan->text, SV_STORE_ERROR_SYNTAX, _ ("the document is empty"));
  while (scan->p < scan->end) {
    if (!scan_step (scan))
      return FALSE;
    skip_blanks (scan);
  }
  return scan->want == WANT_NOTHING ? TRUE : syntax (scan, scan->end, "");
}

gboolean
sv_json_scan (const char *text, gsize length, GError **error)
{
  if (length > SV_JSON_MAX_BYTES) {
    g_set_error_literal (error, SV_STORE_ERROR, SV_STORE_ERROR_TOO_LARGE,
                         _ ("The document is larger than 16 MiB."));
    return FALSE;
  }
  Scan scan = { .text = text, .p = text, .end = text + length, .want = WANT_VALUE, .error = error };
  const gboolean ok = scan_all (&scan);
  for (unsigned i = 0; i < SV_JSON_MAX_DEPTH; i++)
    g_clear_pointer (&scan.keys[i], g_hash_table_unref);
  return ok;
}
