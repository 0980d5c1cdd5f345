/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* failing-memory: the large pieces of memory that a program asks for, each of which can be refused.
 *
 * The program that links failing-memory.c has malloc, calloc and realloc of its own, which all its
 * libraries then call too, those of GLib and cairo among them. Only pieces of FAILING_MEMORY_BYTES
 * and more are counted: so large are files and pictures, while for less GLib ends the program
 * anyway. Any thread may call them. */

#include <glib.h>

enum { FAILING_MEMORY_BYTES = 64 * 1024 };

/* From now on piece number nth (1: the first) is refused. */
void failing_memory_begin (unsigned nth);

/* All is well again. Whether it came to that piece. */
gboolean failing_memory_end (void);
