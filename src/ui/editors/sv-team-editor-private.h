/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the three files of SvTeamEditor share: the form, and what it takes in from elsewhere. */

#include "sv-team-editor.h"

#include "sv-field-form.h"
#include "sv-team-photo.h"

G_BEGIN_DECLS

struct _SvTeamEditor {
  GtkWidget parent_instance;

  /* Owned */
  SvDraft *draft;
  SvPainter *painter;
  GPtrArray *rows;     /* of SvCardEditorRow; the flow boxes own them */
  GPtrArray *teams;    /* of SvLibraryItem: whom it may play against */
  GPtrArray *variants; /* of SvLibraryItem: whose points count */
  char *logo;          /* what is shown */
  char *colours[2];

  GCancellable *opening; /* of the file of a picture, or NULL */

  int asked; /* where the picture that is being chosen goes */
  int place; /* … that is read, and cut */
  gboolean filling;

  /* Template children */
  GtkWidget *content;
  GtkEditable *name_entry;
  GtkEditable *short_entry;
  GtkColorChooser *colour_1;
  GtkColorChooser *colour_2;
  GtkLabel *colour_help;
  GtkPicture *logo_picture;
  SvTeamPhoto *photo;
  GtkWidget *cards_head;
  GtkBox *cards;
  GtkWidget *whole;
  SvFieldForm *form;
  GtkBox *points;
  GtkDropDown *variant;
  GtkLabel *state;
};

void sv_team_editor_tell (SvTeamEditor *self, const char *sentence);

static inline void
sv_team_editor_replace (char **text, const char *now)
{
  g_free (*text);
  *text = g_strdup (now);
}

/* sv-team-editor-cards.c: make the rows. */
void sv_team_editor_add_cards (SvTeamEditor *self);

/* sv-team-editor-files.c: actions and callbacks. */
void sv_team_editor_logo_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_team_editor_remove_logo_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_team_editor_import_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_team_editor_import_file_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_team_editor_paste_action (GtkWidget *widget, const char *name, GVariant *parameter);
void sv_team_editor_picture_asked_cb (SvTeamEditor *self, SvCardEditorRow *row);
void sv_team_editor_picture_dropped_cb (SvTeamEditor *self, GFile *file, SvCardEditorRow *row);
gboolean sv_team_editor_logo_drop_cb (SvTeamEditor *self, const GValue *value);

G_END_DECLS
