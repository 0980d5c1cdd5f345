/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-guest-address.h"

#include "sv-cup.h"
#include "sv-store-error.h"

#include <glib/gi18n.h>
#include <string.h>

/* Token: 128 random bits are at least 22 letters; no link is longer than a line of a QR code. */
enum { MIN_TOKEN = 16, MAX_TOKEN = 200, CODE_CHARS = 8, MAX_TEXT = 1000 };

#define SCHEME "http://"
#define ENTER "/enter"

void
sv_guest_address_clear (SvGuestAddress *self)
{
  g_free (self->root);
  g_free (self->token);
  g_free (self->code);
  *self = (SvGuestAddress){ 0 };
}

static gboolean
refuse (GError **error, const char *sentence)
{
  return sv_store_error_set (error, SV_STORE_ERROR_VALUE, "", sentence);
}

/* --- The parts of the text --- */

/* Return @text with its first part apart from the others, which are joined in *@rest: the address,
 * and a code that may have been typed in two groups. Free both with g_free (). */
static char *
split (const char *text, char **rest)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  g_autoptr (GString) joined = g_string_new (NULL);
  char *first = NULL;

  for (char **word = words; *word != NULL; word++) {
    if (**word == '\0')
      continue;
    if (first == NULL)
      first = g_strdup (*word);
    else
      g_string_append (joined, *word);
  }
  *rest = g_string_free (g_steal_pointer (&joined), FALSE);
  return first != NULL ? first : g_strdup ("");
}

/* Return the address with its scheme, and with an IPv6 address in brackets. Free with g_free (). */
static char *
complete (const char *address)
{
  const gboolean has_scheme = strstr (address, "://") != NULL;
  const char *host = has_scheme ? strstr (address, "://") + 3 : address;
  const gsize length = strcspn (host, "/");
  g_autofree char *authority = g_strndup (host, length);
  const char *colon = strchr (authority, ':');
  const gboolean bare = colon != NULL && strchr (colon + 1, ':') != NULL && *authority != '[';
  g_autofree char *scheme =
      has_scheme ? g_strndup (address, (gsize)(host - address)) : g_strdup (SCHEME);

  return bare ? g_strconcat (scheme, "[", authority, "]", host + length, NULL)
              : g_strconcat (scheme, authority, host + length, NULL);
}

/* Read the eight letters and digits of a code, with or without hyphen, into *@code. */
static gboolean
read_code (const char *text, char **code)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (; *text != '\0'; text++) {
    if (*text == '-')
      continue;
    if (!g_ascii_isalnum (*text))
      return FALSE;
    g_string_append_c (out, g_ascii_toupper (*text));
  }
  if (out->len != CODE_CHARS)
    return FALSE;
  *code = g_string_free (g_steal_pointer (&out), FALSE);
  return TRUE;
}

static gboolean
is_token (const char *text)
{
  const gsize length = strlen (text);

  for (const char *c = text; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c) && *c != '-' && *c != '_')
      return FALSE;
  return length >= MIN_TOKEN && length <= MAX_TOKEN;
}

/* Read the path of a board's link, "/enter/1/TOKEN". */
static gboolean
read_link (const char *path, SvGuestAddress *out)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", -1);
  const guint n = g_strv_length (parts);
  guint64 board;

  if (n < 4 || n > 5 || (n == 5 && *parts[4] != '\0') || !g_str_equal (parts[1], ENTER + 1) ||
      !g_ascii_string_to_unsigned (parts[2], 10, 1, SV_CUP_MAX_BOARDS, &board, NULL) ||
      !is_token (parts[3]))
    return FALSE;
  out->board = (unsigned)board;
  out->token = g_strdup (parts[3]);
  return TRUE;
}

static gboolean
is_entrance (const char *path)
{
  return *path == '\0' || g_str_equal (path, "/") || g_str_equal (path, ENTER) ||
         g_str_equal (path, ENTER "/");
}

/* --- The whole --- */

static char *
dup_root (GUri *uri)
{
  const char *host = g_uri_get_host (uri);
  const gboolean six = strchr (host, ':') != NULL;
  const int port = g_uri_get_port (uri);
  g_autofree char *end = port > 0 ? g_strdup_printf (":%d", port) : g_strdup ("");

  return g_strconcat (SCHEME, six ? "[" : "", host, six ? "]" : "", end, NULL);
}

static gboolean
read_uri (GUri *uri, const char *rest, SvGuestAddress *out, GError **error)
{
  const char *path = g_uri_get_path (uri);

  if (!g_str_equal (g_uri_get_scheme (uri), "http") || g_uri_get_userinfo (uri) != NULL)
    return refuse (error, _ ("The address of a shared competition begins with http://."));
  if (g_uri_get_host (uri) == NULL || *g_uri_get_host (uri) == '\0')
    return refuse (error, _ ("This is not the address of a computer."));
  if (*rest == '\0' && read_link (path, out))
    return TRUE;
  if (!is_entrance (path))
    return refuse (error, _ ("This is not the link of a board. Type all of it, or the address of "
                             "the computer and the code of the board."));
  if (*rest == '\0')
    return refuse (error, _ ("Type the code of the board after the address: eight letters and "
                             "digits, such as K7QF-2M9P."));
  if (!read_code (rest, &out->code))
    return refuse (error, _ ("The code of a board is eight letters and digits, such as "
                             "K7QF-2M9P."));
  return TRUE;
}

gboolean
sv_guest_address_read (const char *text, SvGuestAddress *out, GError **error)
{
  g_autofree char *rest = NULL;
  g_autofree char *address = split (text, &rest);
  g_autofree char *whole = complete (address);
  g_auto (SvGuestAddress) found = { 0 };

  if (*address == '\0')
    return refuse (error, _ ("Type or paste the link of a board."));
  g_autoptr (GUri) uri =
      strlen (text) <= MAX_TEXT ? g_uri_parse (whole, G_URI_FLAGS_NONE, NULL) : NULL;
  if (uri == NULL)
    return refuse (error, _ ("This is not the address of a computer."));
  if (!read_uri (uri, rest, &found, error))
    return FALSE;
  found.root = dup_root (uri);
  *out = found;
  found = (SvGuestAddress){ 0 };
  return TRUE;
}

char *
sv_guest_address_dup_link (const SvGuestAddress *self)
{
  return g_strdup_printf ("%s" ENTER "/%u/%s", self->root, self->board, self->token);
}
