/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-guest-address: reads what people type or paste to join a competition on another computer: the
 * link of a board, which is also the text of its QR code, or the computer's address and the short
 * code of the board. It asks no computer anything. */

#include <glib.h>

typedef struct {
  char *root;     /* "http://192.168.1.20:8080", without a slash at the end */
  unsigned board; /* from 1; 0 if there is only a code */
  char *token;    /* the secret part of the link, or NULL */
  char *code;     /* the short code as eight capital letters and digits, or NULL */
} SvGuestAddress;

void sv_guest_address_clear (SvGuestAddress *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SvGuestAddress, sv_guest_address_clear)

/* Read @text into @out, which must be all zeros and stays so on failure: with or without "http://",
 * a name or an IPv4 or IPv6 address, blanks anywhere between the parts. Return FALSE with an error,
 * a whole sentence, if it is neither a link nor an address with a code. */
gboolean sv_guest_address_read (const char *text, SvGuestAddress *out, GError **error);

/* Return the link of the board, "http://192.168.1.20:8080/enter/1/TOKEN", of an address with a
 * token. Free with g_free (). */
char *sv_guest_address_dup_link (const SvGuestAddress *self);
