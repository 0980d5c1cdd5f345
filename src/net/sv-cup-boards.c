/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-boards.h"

#include "sv-cup.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

enum {
  TOKEN_BYTES = 20,
  TOKEN_CHARS = 2 * TOKEN_BYTES,
  CODE_CHARS = 8,
  TRIES = 10,      /* wrong ones a minute from one address */
  CODE_TRIES = 30, /* wrong codes a minute from everybody */
  MAX_ADDRESSES = 4096
};

/* Letters and digits that cannot be mistaken for each other: no 0 and O, no 1, I and L, and no U,
 * which looks like V. */
static const char LETTERS[] = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

typedef struct {
  char token[TOKEN_CHARS + 1];
  char code[CODE_CHARS + 2]; /* with a dash in the middle */
} Board;

/* The times of the last wrong tries; the oldest is at @next. */
typedef struct {
  gint64 times[CODE_TRIES];
  unsigned next;
} Tries;

struct _SvCupBoards {
  Board boards[SV_CUP_MAX_BOARDS];
  GHashTable *tries; /* from address to Tries */
  Tries codes;
};

/* --- secrets --- */

/* Fill @out with random bytes that nobody can guess. */
static void
fill_random (guint8 *out, gsize n)
{
  for (gsize have = 0; have < n;) {
    const gssize got = getrandom (out + have, n - have, 0);
    if (got > 0)
      have += (gsize)got;
    else if (errno != EINTR)
      g_error ("The system gives no random numbers.");
  }
}

static void
make_token (char *out)
{
  static const char digits[] = "0123456789abcdef";
  guint8 bytes[TOKEN_BYTES];

  fill_random (bytes, sizeof bytes);
  for (unsigned k = 0; k < TOKEN_BYTES; k++) {
    out[2 * k] = digits[bytes[k] >> 4];
    out[2 * k + 1] = digits[bytes[k] & 15];
  }
  out[TOKEN_CHARS] = '\0';
}

/* Return a random letter. Bytes that would make some letters likelier than others are thrown
 * away. */
static char
make_letter (void)
{
  enum { N = sizeof LETTERS - 1, FAIR = 256 - 256 % N };
  guint8 byte;

  do
    fill_random (&byte, 1);
  while (byte >= FAIR);
  return LETTERS[byte % N];
}

static void
make_code (char *out)
{
  for (unsigned k = 0; k < CODE_CHARS + 1; k++)
    out[k] = k == CODE_CHARS / 2 ? '-' : make_letter ();
  out[CODE_CHARS + 1] = '\0';
}

void
sv_cup_boards_renew (SvCupBoards *self)
{
  for (unsigned k = 0; k < SV_CUP_MAX_BOARDS; k++) {
    make_token (self->boards[k].token);
    make_code (self->boards[k].code);
  }
}

SvCupBoards *
sv_cup_boards_new (void)
{
  SvCupBoards *self = g_new0 (SvCupBoards, 1);

  self->tries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (unsigned k = 0; k < CODE_TRIES; k++)
    self->codes.times[k] = G_MININT64;
  sv_cup_boards_renew (self);
  return self;
}

void
sv_cup_boards_free (SvCupBoards *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->tries);
  g_free (self);
}

const char *
sv_cup_boards_get_token (const SvCupBoards *self, unsigned board)
{
  return self->boards[board - 1].token;
}

const char *
sv_cup_boards_get_code (const SvCupBoards *self, unsigned board)
{
  return self->boards[board - 1].code;
}

/* Return whether @text, padded with zeros to @n bytes, is @secret. Looks at all bytes in any
 * case. */
static gboolean
is_secret (const char *secret, const char *text, gsize n)
{
  volatile guint8 differs = 0;

  for (gsize k = 0; k < n; k++)
    differs |= (guint8)secret[k] ^ (guint8)text[k];
  return differs == 0;
}

gboolean
sv_cup_boards_check (const SvCupBoards *self, unsigned board, const char *token)
{
  char text[TOKEN_CHARS + 1] = "";
  unsigned found = 0;

  /* A longer text is cut to one that cannot be a token. */
  memcpy (text, token, MIN (strlen (token), sizeof text));
  for (unsigned k = 0; k < SV_CUP_MAX_BOARDS; k++)
    found |= (unsigned)is_secret (self->boards[k].token, text, sizeof text) & (k + 1 == board);
  return found != 0;
}

unsigned
sv_cup_boards_find (const SvCupBoards *self, const char *code)
{
  char text[CODE_CHARS + 2] = "";
  unsigned n = 0, found = 0;

  for (const char *at = code; *at != '\0' && n < sizeof text; at++) {
    if (*at == ' ' || *at == '-')
      continue;
    if (n == CODE_CHARS / 2)
      text[n++] = '-';
    if (n < sizeof text)
      text[n++] = g_ascii_toupper (*at);
  }
  for (unsigned k = 0; k < SV_CUP_MAX_BOARDS; k++)
    found |= is_secret (self->boards[k].code, text, sizeof text) ? k + 1 : 0;
  return found;
}

/* --- wrong tries --- */

/* Remember a try, and return whether @most tries before it were within a minute. */
static gboolean
add_try (Tries *self, unsigned most, gint64 now)
{
  const gboolean many = self->times[self->next] > now - G_TIME_SPAN_MINUTE;

  self->times[self->next] = now;
  self->next = (self->next + 1) % most;
  return many;
}

static gboolean
is_over (gpointer address, gpointer tries, gpointer now)
{
  const Tries *self = tries;
  const unsigned last = (self->next + TRIES - 1) % TRIES;

  return self->times[last] <= *(gint64 *)now - G_TIME_SPAN_MINUTE;
}

gboolean
sv_cup_boards_count (SvCupBoards *self, const char *who, gint64 now)
{
  Tries *tries = g_hash_table_lookup (self->tries, who);

  if (tries == NULL) {
    if (g_hash_table_size (self->tries) >= MAX_ADDRESSES)
      g_hash_table_foreach_remove (self->tries, is_over, &now);
    /* So many addresses are no telephones. */
    if (g_hash_table_size (self->tries) >= MAX_ADDRESSES)
      return TRUE;
    tries = g_new0 (Tries, 1);
    for (unsigned k = 0; k < TRIES; k++)
      tries->times[k] = G_MININT64;
    g_hash_table_insert (self->tries, g_strdup (who), tries);
  }
  return add_try (tries, TRIES, now);
}

void
sv_cup_boards_count_code (SvCupBoards *self, gint64 now)
{
  add_try (&self->codes, CODE_TRIES, now);
}

gboolean
sv_cup_boards_is_shut (const SvCupBoards *self, gint64 now)
{
  return self->codes.times[self->codes.next] > now - G_TIME_SPAN_MINUTE;
}
