/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* include before our headers, which define N_ if missing */

#include "sv-sheet-cup-pages.h"

#include "sv-sheet-bracket.h"
#include "sv-sheet-certificate.h"
#include "sv-sheet-link.h"
#include "sv-sheet-slip.h"

static const struct {
  const char *name;
  SvCupSheetKinds kinds;
} kind_names[] = {
  { "schedule", SV_CUP_SHEETS_SCHEDULE },
  { "boards", SV_CUP_SHEETS_BOARDS },
  { "teams", SV_CUP_SHEETS_TEAMS },
  { "slips", SV_CUP_SHEETS_SLIPS },
  { "table", SV_CUP_SHEETS_TABLE },
  { "bracket", SV_CUP_SHEETS_BRACKET },
  { "certificates", SV_CUP_SHEETS_CERTIFICATES },
  { "all", SV_CUP_SHEETS_ALL },
};

gboolean
sv_sheet_cup_kinds_parse (const char *text, SvCupSheetKinds *out)
{
  for (unsigned i = 0; text != NULL && i < G_N_ELEMENTS (kind_names); i++) {
    if (g_str_equal (text, kind_names[i].name)) {
      *out = kind_names[i].kinds;
      return TRUE;
    }
  }
  return FALSE;
}

SvSheets *
sv_sheet_cup_make (const SvGame *game,
                   SvSheetCup *cup,
                   SvCupSheetKinds kinds,
                   SvPaper paper,
                   gboolean ink_saving,
                   SvPictures *pictures)
{
  const SvSheetTeam nobody[2] = { { 0 }, { 0 } };
  SvSheets *self = sv_sheet_new_empty (game, paper, ink_saving, nobody, pictures);
  const char *hang = _ ("Hang it up where everyone can read it."),
             *give = _ ("Lay it on the board, or give it to the team.");

  self->about = g_strdup (cup->title);
  self->nothing = _ ("There is nothing to print yet.");
  self->content = cup;
  self->marks = cup->marks;
  self->free_content = (GDestroyNotify)sv_sheet_cup_free;
  sv_sheet_link_boards (cup);
  if (kinds & SV_CUP_SHEETS_SCHEDULE)
    sv_sheet_add_tables (self, _ ("Schedule"), hang, cup->rounds, false);
  if (kinds & SV_CUP_SHEETS_BOARDS)
    sv_sheet_add_tables (self, _ ("Matches on each board"), give, cup->boards, true);
  if (kinds & SV_CUP_SHEETS_TEAMS)
    sv_sheet_add_tables (self, _ ("Matches of each team"), give, cup->teams, false);
  if (kinds & SV_CUP_SHEETS_SLIPS)
    sv_sheet_add_slips (self, cup);
  if (kinds & SV_CUP_SHEETS_TABLE)
    sv_sheet_add_tables (self, _ ("Standings"), hang, cup->tables, false);
  if (kinds & SV_CUP_SHEETS_BRACKET)
    sv_sheet_add_bracket (self, cup);
  if (kinds & SV_CUP_SHEETS_CERTIFICATES)
    sv_sheet_add_certificates (self, cup);
  if (kinds & SV_CUP_SHEETS_LINKS)
    sv_sheet_add_links (self, cup);
  return self;
}
