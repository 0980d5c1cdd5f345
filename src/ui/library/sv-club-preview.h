/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvClubPreview: shows which teams a list of a whole club gives, before anything is made.
 *
 *      ┌ Cancel ───── Teams From a List ───── Make 2 Teams ┐
 *      │ 2 teams would be made. 1 player is in no team.     │
 *      │ Teams  [As the list says ▾]                        │
 *      │ [E1            ]                                   │
 *      │ ☑ Anne   Sex: Female                               │
 *      │ ☑ Bo                                               │
 *      │ [E2            ]                                   │
 *      │ ☑ Cas                                              │
 *      │ In no team                                         │
 *      │ ☐ Dex                                              │
 *      └────────────────────────────────────────────────────┘
 *
 * The user changes the names of the teams there, ticks people off, and moves them to another team.
 * The window itself makes nothing. */

#include "sv-club-list.h"
#include "sv-preview.h"

#define SV_TYPE_CLUB_PREVIEW (sv_club_preview_get_type ())
G_DECLARE_FINAL_TYPE (SvClubPreview, sv_club_preview, SV, CLUB_PREVIEW, SvPreview)

/* Actions: club.move (row and team), beside those of SvPreview. */

/* Create a window above @parent (or NULL) that shows the teams of @club, of which it takes
 * ownership. The caller must present it. */
SvClubPreview *sv_club_preview_new (GtkWindow *parent, SvClubList *club);

/* Return the list as the user has divided it; the window owns it. */
SvClubList *sv_club_preview_get_club (SvClubPreview *self);
