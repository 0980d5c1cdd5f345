/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvPhotoPreview: shows which photo goes to which player, before anything is changed.
 *
 *      ┌ Cancel ──────── Photos ───────── Add 2 Photos ┐
 *      │ 2 photos would be added.                       │
 *      │ ☑ [▒] Sanne de Vries        sanne.jpg          │
 *      │ ☑ [▒] Daan                  7 Daan.png         │
 *      │ ☐     The name fits nobody…      IMG_01.jpg    │
 *      └────────────────────────────────────────────────┘
 *
 * It finds the players by the names of the files (sv-photo-names), reads the files and cuts each
 * picture to the shape of a card. The user ticks off what shall not be added. The window itself
 * changes no team. */

#include "sv-game.h"
#include "sv-preview.h"

#define SV_TYPE_PHOTO_PREVIEW (sv_photo_preview_get_type ())
G_DECLARE_FINAL_TYPE (SvPhotoPreview, sv_photo_preview, SV, PHOTO_PREVIEW, SvPreview)

/* Somebody who may get a photo. */
typedef struct {
  char *name;       /* as the file may be called; "" if none */
  char *label;      /* as the user sees it */
  int number;       /* shirt number, or -1 */
  gboolean is_free; /* may get a photo whose file is called after nobody */
} SvPhotoPerson;

/* Return a new array of SvPhotoPerson that frees its names and labels. */
GArray *sv_photo_people_new (void);

/* Return the proportions of the picture on a card of @game: height divided by width. */
double sv_photo_ratio (const SvGame *game);

/* Create a window above @parent (or NULL) for @files (GFile) and @people (SvPhotoPerson), both
 * transfer full, for cards of @game. Photos of nobody go to the people who are free, from @first
 * on. The caller must present the window. */
SvPhotoPreview *sv_photo_preview_new (
    GtkWindow *parent, const SvGame *game, GPtrArray *files, GArray *people, int first);

/* Return the picture for a person as a data: URL, or NULL if none is ticked for them; the window
 * owns it. */
const char *sv_photo_preview_get_url (SvPhotoPreview *self, guint person);

/* Return sentences that say how many photos are added, and which files are not used. Free with
 * g_free (). */
char *sv_photo_preview_dup_told (SvPhotoPreview *self);

/* Return the pictures in a folder (GFile), sorted by name, judged by the names of the files.
 * Transfer full. */
GPtrArray *sv_photo_files_in (GFile *folder);
