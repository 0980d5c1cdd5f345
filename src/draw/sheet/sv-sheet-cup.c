/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-sheet-cup.h"

#include <string.h>

static void
link_clear (gpointer data)
{
  g_free (((SvSheetLink *)data)->url);
  g_free (((SvSheetLink *)data)->code);
}

static void
slip_clear (gpointer data)
{
  SvSheetSlip *self = data;

  g_free (self->where);
  g_free (self->referee);
  for (int side = 0; side < 2; side++) {
    g_free (self->teams[side]);
    g_free (self->from[side]);
    g_free (self->notes[side]);
  }
}

static void
tie_clear (gpointer data)
{
  SvSheetTie *self = data;

  g_free (self->label);
  for (int side = 0; side < 2; side++) {
    g_free (self->teams[side]);
    g_free (self->scores[side]);
  }
}

static void
person_clear (gpointer data)
{
  g_free (((SvSheetPerson *)data)->name);
}

static void
certificate_clear (gpointer data)
{
  SvSheetCertificate *self = data;

  g_free (self->place);
  g_free (self->name);
  g_free (self->sentence);
  g_free (self->day);
  g_array_unref (self->people);
}

static GArray *
list_new (guint size, GDestroyNotify clear)
{
  GArray *list = g_array_new (FALSE, TRUE, size);

  g_array_set_clear_func (list, clear);
  return list;
}

GArray *
sv_sheet_people_new (void)
{
  return list_new (sizeof (SvSheetPerson), person_clear);
}

GArray *
sv_sheet_links_new (void)
{
  return list_new (sizeof (SvSheetLink), link_clear);
}

/* The address of a board ends in "/enter/1/TOKEN". */
char *
sv_sheet_link_dup_enter (const SvSheetLink *link)
{
  const char *end = strstr (link->url, "/enter/");

  return end != NULL ? g_strdup_printf ("%.*s/enter", (int)(end - link->url), link->url)
                     : g_strdup (link->url);
}

const SvSheetLink *
sv_sheet_cup_find_link (const SvSheetCup *self, unsigned board)
{
  for (guint i = 0; i < self->links->len; i++)
    if (g_array_index (self->links, SvSheetLink, i).board == board)
      return &g_array_index (self->links, SvSheetLink, i);
  return NULL;
}

SvSheetCup *
sv_sheet_cup_new (char *title)
{
  SvSheetCup *self = g_new0 (SvSheetCup, 1);
  GPtrArray **const tables[] = { &self->rounds, &self->boards, &self->teams, &self->tables };

  self->title = title;
  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    *tables[i] = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheet_table_free);
  self->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->stages = g_ptr_array_new_with_free_func (g_free);
  self->links = sv_sheet_links_new ();
  self->slips = list_new (sizeof (SvSheetSlip), slip_clear);
  self->ties = list_new (sizeof (SvSheetTie), tie_clear);
  self->certificates = list_new (sizeof (SvSheetCertificate), certificate_clear);
  return self;
}

void
sv_sheet_cup_free (SvSheetCup *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_hash_table_unref (self->marks);
  g_ptr_array_unref (self->rounds);
  g_ptr_array_unref (self->boards);
  g_ptr_array_unref (self->teams);
  g_ptr_array_unref (self->tables);
  g_ptr_array_unref (self->stages);
  g_array_unref (self->links);
  g_array_unref (self->slips);
  g_array_unref (self->ties);
  g_array_unref (self->certificates);
  g_free (self);
}
