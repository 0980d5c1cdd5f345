/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-piece-list.h"

#include "sv-match-words.h"
#include "sv-widgets.h"

void
sv_piece_list_fill (
    SvPieceList *self, GtkDropDown *list, SvPosition *position, int side, const char *none)
{
  const SvView *view = sv_position_get_view (position);
  SvMatch *match = sv_position_get_match (position);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->list = list;
  self->n = 0;
  for (int of = MAX (side, 0); of <= (side < 0 ? 1 : side); of++)
    for (int i = 0; i < view->n_pieces; i++) {
      g_autofree char *name = NULL;

      if (view->pieces[i].side != of)
        continue;
      /* Of both sides: with the team. */
      name = side < 0 ? sv_match_dup_piece_label (match, i) : sv_match_dup_piece_title (match, i);
      gtk_string_list_append (names, name);
      self->pieces[self->n++] = i;
    }
  if (none != NULL) {
    gtk_string_list_append (names, none);
    self->pieces[self->n++] = -1;
  }
  sv_drop_down_shorten (list);
  gtk_drop_down_set_model (list, G_LIST_MODEL (names));
}

void
sv_piece_list_select (SvPieceList *self, int piece)
{
  guint row = GTK_INVALID_LIST_POSITION;

  for (unsigned i = 0; i < self->n; i++)
    if (self->pieces[i] == piece)
      row = i;
  gtk_drop_down_set_selected (self->list, row);
}

gboolean
sv_piece_list_get (const SvPieceList *self, int *piece)
{
  const guint row = gtk_drop_down_get_selected (self->list);

  if (row >= self->n)
    return FALSE;
  *piece = self->pieces[row];
  return TRUE;
}
