/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-live-wall.h"

#include "sv-cup-now.h"
#include "sv-cup-places.h"
#include "sv-cup-tables.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-qr.h"
#include "sv-sentence.h"

/* Matches in a part, rows of a table, and columns of the bracket, at most. */
enum { MATCHES = 8, LINES = 10, COLUMNS = 3 };

typedef struct {
  SvWebPage page;
  const SvCupDoc *doc;
  const SvLiveShell *shell;
} Wall;

/* Begin a part, which "</section>" ends. Its id stays the same from one edition to the next, so
 * that the script can go on with it. */
static void
begin_slide (Wall *self, const char *id, unsigned number, const char *heading)
{
  g_string_append_printf (self->page.out, "<section class=\"slide\" id=\"slide-%s", id);
  if (number > 0)
    g_string_append_printf (self->page.out, "-%u", number);
  g_string_append (self->page.out, "\">\n");
  sv_web_add (&self->page, "h2", "", heading);
}

static void
end_slide (Wall *self)
{
  g_string_append (self->page.out, "</section>\n");
}

/* --- matches --- */

static const SvWebLive *
find_live (const Wall *self, unsigned i)
{
  for (guint k = 0; k < self->shell->lives->len; k++) {
    const SvWebLive *live = &g_array_index (self->shell->lives, SvWebLive, k);
    if (live->match == i)
      return live;
  }
  return NULL;
}

static void
add_name (Wall *self, int team, const char *name)
{
  sv_web_add_kit (&self->page, team);
  sv_web_add_words (self->page.out, name);
}

static void
write_match (Wall *self, unsigned i)
{
  GString *out = self->page.out;
  const SvWebLive *live = find_live (self, i);
  g_autofree char *board =
      g_strdup_printf (_ ("Board %u"), sv_cup_fixture (self->doc->cup, i)->board);
  g_autofree char *home = sv_cup_words_side (self->doc, i, 0);
  g_autofree char *away = sv_cup_words_side (self->doc, i, 1);
  g_autofree char *score = sv_cup_tables_score (sv_cup_fixture (self->doc->cup, i));

  g_string_append (out, live != NULL ? "<tr class=\"live\">" : "<tr>");
  sv_web_add (&self->page, "td", " class=\"board\"", board);
  g_string_append (out, "<td class=\"home\">");
  add_name (self, self->doc->meetings[i].teams[0], home);
  g_string_append (out, "</td><td class=\"score\">");
  sv_web_add_words (out, live != NULL ? live->score : *score != '\0' ? score : "–");
  g_string_append (out, "</td><td class=\"away\">");
  add_name (self, self->doc->meetings[i].teams[1], away);
  g_string_append (out, "</td></tr>\n");
}

/* Write the matches of a slot, so many in a part that they can be read from afar. */
static void
write_slot (Wall *self, SvCupSlot slot, const char *id, const char *heading)
{
  g_autofree unsigned *order = sv_cup_times_order (self->doc->cup);
  unsigned n = 0;

  for (unsigned k = 0; k < self->doc->cup->fixtures->len; k++) {
    if (!sv_cup_is_in_slot (sv_cup_fixture (self->doc->cup, order[k]), slot) ||
        !sv_cup_takes_place (self->doc, order[k]))
      continue;
    if (n % MATCHES == 0) {
      if (n > 0) {
        g_string_append (self->page.out, "</tbody></table>\n");
        end_slide (self);
      }
      begin_slide (self, id, n / MATCHES, heading);
      g_string_append (self->page.out, "<table><tbody>\n");
    }
    write_match (self, order[k]);
    n++;
  }
  if (n > 0) {
    g_string_append (self->page.out, "</tbody></table>\n");
    end_slide (self);
  }
}

static void
write_slots (Wall *self)
{
  const SvCupSlot now = sv_cup_slot_now (self->doc), next = sv_cup_slot_next (self->doc);
  g_autofree char *this_slot = sv_cup_words_slot (self->doc, now);
  g_autofree char *next_slot = sv_cup_words_slot (self->doc, next);
  g_autofree char *on = sv_sentence (_ ("Now: %s"), this_slot);
  g_autofree char *then = sv_sentence (_ ("Next: %s"), next_slot);

  if (now.round > 0)
    write_slot (self, now, "now", on);
  if (next.round > 0)
    write_slot (self, next, "next", then);
}

/* --- tables --- */

static void
write_headings (Wall *self, const SvSheetTable *table)
{
  gboolean any = FALSE;

  for (unsigned i = 0; i < table->n_columns; i++)
    any |= table->columns[i].heading != NULL;
  if (!any)
    return;
  g_string_append (self->page.out, "<thead><tr>");
  for (unsigned i = 0; i < table->n_columns; i++)
    sv_web_add (&self->page, "th",
                table->columns[i].number ? " scope=\"col\" class=\"number\"" : " scope=\"col\"",
                table->columns[i].heading != NULL ? table->columns[i].heading : "");
  g_string_append (self->page.out, "</tr></thead>\n");
}

/* Write a table as the second screen has it; the last column is what counts. */
static void
write_table (Wall *self, const SvSheetTable *table)
{
  GString *out = self->page.out;

  g_string_append (out, "<table>");
  write_headings (self, table);
  g_string_append (out, "<tbody>\n");
  for (guint row = 0; row < table->rows->len; row++) {
    char *const *words = table->rows->pdata[row];
    g_string_append (out, "<tr>");
    for (unsigned i = 0; i < table->n_columns; i++) {
      g_string_append (out, i > 0 && i == table->n_columns - 1 ? "<td class=\"number points\">"
                            : table->columns[i].number         ? "<td class=\"number\">"
                                                               : "<td>");
      if (table->columns[i].teams)
        add_name (self, (int)g_array_index (table->keys, unsigned, row), words[i]);
      else
        sv_web_add_words (out, words[i]);
      g_string_append (out, "</td>");
    }
    g_string_append (out, "</tr>\n");
  }
  g_string_append (out, "</tbody></table>\n");
}

static void
write_standings (Wall *self)
{
  const SvCup *cup = self->doc->cup;

  for (unsigned g = 0; g < cup->n_groups; g++)
    for (unsigned from = 0; from < cup->group_size[g]; from += LINES) {
      g_autoptr (SvSheetTable) table = sv_cup_tables_wall (self->doc, g, from, LINES);
      g_autofree char *heading = cup->kind == SV_CUP_GROUPS
                                     ? g_strdup_printf (_ ("Group %u"), g + 1)
                                     : g_strdup (_ ("Table"));
      begin_slide (self, "table", g * SV_CUP_MAX_TEAMS + from + 1, heading);
      write_table (self, table);
      end_slide (self);
    }
}

static void
write_bracket (Wall *self)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (self->doc->cup);

  if (bracket->final < 0)
    return;
  begin_slide (self, "bracket", 0, _ ("Bracket"));
  sv_cup_html_add_bracket (&self->page, self->doc, bracket,
                           bracket->n_columns > COLUMNS ? bracket->n_columns - COLUMNS : 0);
  end_slide (self);
}

static void
write_scorers (Wall *self, SvCupScorers *scorers)
{
  g_autoptr (SvSheetTable) table = sv_cup_scorers_screen (scorers, self->doc, LINES);

  if (table->rows->len == 0)
    return;
  begin_slide (self, "scorers", 0, _ ("Scorers"));
  write_table (self, table);
  end_slide (self);
}

static void
write_winner (Wall *self)
{
  g_autofree char *title = sv_cup_places_title (self->doc);
  g_autoptr (GArray) places = sv_cup_places_list (self->doc);

  if (title == NULL)
    return;
  begin_slide (self, "winner", 0, title);
  g_string_append (self->page.out, "<ol class=\"podium\">\n");
  for (guint i = 0; i < places->len && i < LINES; i++) {
    const SvCupLine *line = &g_array_index (places, SvCupLine, i);
    g_autofree char *name = sv_cup_words_team (self->doc, line->team);
    g_string_append_printf (self->page.out, "<li%s>%u ", line->rank == 1 ? " class=\"first\"" : "",
                            line->rank);
    add_name (self, (int)line->team, name);
    g_string_append (self->page.out, "</li>\n");
  }
  g_string_append (self->page.out, "</ol>\n");
  end_slide (self);
}

/* --- the page --- */

/* Write where telephones find the competition: a part with a large picture for their cameras, and a
 * line below all parts. */
static void
write_address (Wall *self, const char *address)
{
  g_autofree char *title = sv_cup_words_title (self->doc);
  g_autoptr (SvQr) code = address != NULL ? sv_qr_new (address) : NULL;

  if (code != NULL) {
    begin_slide (self, "address", 0, _ ("Look along on your telephone"));
    g_string_append (self->page.out,
                     "<p><img class=\"code\" src=\"/address.svg\" alt=\"\"/></p>\n");
    sv_web_add (&self->page, "p", "", address);
    end_slide (self);
  }
  g_string_append (self->page.out, "<section class=\"address\"><span>");
  sv_web_add_words (self->page.out, title);
  g_string_append (self->page.out, "</span> <b>");
  if (address != NULL)
    sv_web_add_words (self->page.out, address);
  g_string_append (self->page.out, "</b></section>\n");
}

char *
sv_live_wall (SvCupFeed *feed,
              const SvLiveShell *shell,
              SvCupSite *site,
              SvCupScorers *scorers,
              const char *address)
{
  Wall self = { .doc = sv_cup_feed_get_doc (feed), .shell = shell };
  g_autofree char *title = sv_cup_words_title (self.doc);
  g_autofree char *attributes = g_strconcat (" class=\"wall\"", shell->attributes, NULL);
  SvWebServed served = shell->wall;

  served.attributes = attributes;
  self.page = sv_cup_site_begin (site);
  self.page.served = &served;
  sv_web_begin (&self.page, title, sv_cup_site_mark);
  g_string_append (self.page.out, "<header>\n");
  sv_web_add (&self.page, "h1", "", title);
  g_string_append (self.page.out, "</header>\n");
  sv_web_begin_main (&self.page);
  write_slots (&self);
  write_standings (&self);
  write_bracket (&self);
  write_scorers (&self, scorers);
  write_winner (&self);
  write_address (&self, address);
  return sv_live_end (&self.page);
}
