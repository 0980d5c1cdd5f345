/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* SvUnsavedBar: the line above a page that says which documents of the window are not saved, and why, as long
 * as that is so; with a button to save them elsewhere. It keeps what a page that was left has not written
 * yet, and asks before the window closes over something unsaved. */

#include "sv-keeper.h"
#include "sv-match.h"

#include <gtk/gtk.h>

#define SV_TYPE_UNSAVED_BAR (sv_unsaved_bar_get_type ())
G_DECLARE_FINAL_TYPE (SvUnsavedBar, sv_unsaved_bar, SV, UNSAVED_BAR, GtkBox)

/* Show from now on whether keeper is saved. May be called again for the same one. */
void sv_unsaved_bar_watch (SvUnsavedBar *self, SvKeeper *keeper);

/* Look at keeper (nullable), which its page is about to let go of: it is kept here until it is saved. */
void sv_unsaved_bar_keep (SvUnsavedBar *self, SvKeeper *keeper);

/* The match of the window (nullable): if its own file holds it, nobody need know that the autosave failed. To be
 * called again when that was saved. */
void sv_unsaved_bar_set_match (SvUnsavedBar *self, SvMatch *match);

/* Something that is kept here for the file at path, or NULL: nobody may read that file now. */
SvKeeper *sv_unsaved_bar_find (SvUnsavedBar *self, const char *path);

/* Whether the window may close now. FALSE: it closes by itself when all is written, or people are asked. */
gboolean sv_unsaved_bar_may_close (SvUnsavedBar *self);

/* Whether the page that has keeper (nullable) may be left. FALSE: people are asked, and if they wish action,
 * one of the window's, is done. */
gboolean sv_unsaved_bar_may_leave (SvUnsavedBar *self, SvKeeper *keeper, const char *action);

/* The next time the window closes nobody is asked: the session ends. */
void sv_unsaved_bar_dont_ask (SvUnsavedBar *self);

/* What the line says, or NULL if it is not shown. */
const char *sv_unsaved_bar_get_sentence (SvUnsavedBar *self);
