/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-photo-names: finds out by the names of files whose photos they are.
 *
 *     sanne_devries.jpeg           Sanne de Vries
 *     7 Daan.png                   Daan; of two called Daan, the one with number 7
 *     3.jpg                        whoever has number 3
 *     Sanne's foto.jpg             Sanne
 *     Sanne en Daan.jpg            nobody, as it shows two people
 *     20261127_4.jpg, IMG_0412.JPG nobody */

#include <glib.h>

/* Set @places[i] to the index of the person whose photo @files[i] is, or to -1. A whole name counts
 * before a part of it, a part before the first word, and that before a number; whatever fits
 * several people equally well fits nobody. Nobody gets two photos. @numbers: shirt numbers, -1 for
 * none. */
void sv_photo_names_match (const char *const *files,
                           guint n_files,
                           const char *const *names,
                           const int *numbers,
                           guint n_people,
                           int *places);
