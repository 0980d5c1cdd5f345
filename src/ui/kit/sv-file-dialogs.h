/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* sv-file-dialogs: asking people for files. What is done with a file is the asker's business.
 *
 * A dialog of the desktop is no widget: nobody would keep it alive while it is shown, so this does,
 * until it is answered or the asking widget goes. */

#include "sv-doc-class.h"

#include <gtk/gtk.h>

/* What becomes of a file that was chosen; from: who asked. */
typedef void (*SvFileFunc) (GtkWidget *from, GFile *file);

/* Ask which files of a kind to open, which the window around from does by win.open-uri(s). accept:
 * the word on the button. */
void sv_file_dialogs_open (GtkWidget *from,
                           const char *title,
                           const char *accept,
                           const SvFileKind *kind);

/* Ask for a file that from itself reads. */
void
sv_file_dialogs_choose (GtkWidget *from, const char *title, GtkFileFilter *filter, SvFileFunc func);

/* Ask for a folder that from itself reads. accept: the word on the button. */
void sv_file_dialogs_choose_folder (GtkWidget *from,
                                    const char *title,
                                    const char *accept,
                                    SvFileFunc func);

/* Ask where to save. Proposed is file (nullable), else name in the folder of last time. */
void sv_file_dialogs_save (GtkWidget *from,
                           const char *title,
                           const char *accept,
                           const SvFileKind *kind,
                           GFile *file,
                           const char *name,
                           SvFileFunc func);

/* Propose a name for the file: without what no name of a file may hold. */
void sv_file_dialogs_propose (GtkFileChooserNative *dialog, const char *name);

/* Show dialog (taken) for from: func is called for each file that is chosen. suffix: what the name
 * of a file to save should end with; NULL for any. */
void sv_file_dialogs_ask (GtkWidget *from,
                          GtkFileChooserNative *dialog,
                          const char *suffix,
                          SvFileFunc func);
