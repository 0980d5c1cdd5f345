/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-file-dialogs: dialogs that ask the user for files. They do not read or write the files; the
 * caller does.
 *
 * A native file dialog is not a widget, so no parent keeps it alive while it is shown. This module
 * holds the reference until the user has answered or the asking widget is destroyed. */

#include "sv-doc-class.h"

#include <gtk/gtk.h>

/* Called with each file that the user chose. @from: the widget that asked. */
typedef void (*SvFileFunc) (GtkWidget *from, GFile *file);

/* Ask which files of a kind to open. The window around @from opens them with its action
 * win.open-uri (one file) or win.open-uris. @accept: the label of the accepting button. */
void sv_file_dialogs_open (GtkWidget *from,
                           const char *title,
                           const char *accept,
                           const SvFileKind *kind);

/* Ask for one file, which the caller reads itself in @func. */
void
sv_file_dialogs_choose (GtkWidget *from, const char *title, GtkFileFilter *filter, SvFileFunc func);

/* Ask for a folder, which the caller reads itself in @func. @accept: the label of the accepting
 * button. */
void sv_file_dialogs_choose_folder (GtkWidget *from,
                                    const char *title,
                                    const char *accept,
                                    SvFileFunc func);

/* Ask where to save. The dialog proposes @file if it is not NULL, else @name in the folder that was
 * used last. */
void sv_file_dialogs_save (GtkWidget *from,
                           const char *title,
                           const char *accept,
                           const SvFileKind *kind,
                           GFile *file,
                           const char *name,
                           SvFileFunc func);

/* Propose @name for the file, without the characters that file names may not hold. */
void sv_file_dialogs_propose (GtkFileChooserNative *dialog, const char *name);

/* Show @dialog for @from and call @func for each file that the user chooses. Takes ownership of
 * @dialog. @suffix: appended to the name of a file to save if the name has no suffix; NULL for
 * none. */
void sv_file_dialogs_ask (GtkWidget *from,
                          GtkFileChooserNative *dialog,
                          const char *suffix,
                          SvFileFunc func);
