/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* failing-calls: the calls by which a document comes to the disk, each of which can be made to
 * fail.
 *
 * The program that links failing-calls.c has open, read, write, fsync, rename, renameat2, link and
 * unlink of its own, which GLib then calls too. Only files below one folder are concerned, so that
 * a test can go on to speak and to look for itself. Any thread may call them. */

#include <glib.h>

typedef enum {
  FAILING_OPEN, /* to write */
  FAILING_READ, /* or to open for it */
  FAILING_WRITE,
  FAILING_FSYNC,
  FAILING_RENAME, /* renameat2 too */
  FAILING_LINK,
  FAILING_UNLINK,
  N_FAILING
} FailingCall;

/* How that call is named in messages of a test. */
const char *failing_name (FailingCall call);

/* From now on call number nth (1: the first) of that kind in folder fails with this errno, and if
 * lasting is TRUE all after it as well. A write that fails writes half of what it should, then
 * none. */
void failing_begin (const char *folder, FailingCall call, unsigned nth, int code, gboolean lasting);

/* All is well again. Whether it came to that call. */
gboolean failing_end (void);
