/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-cup-html.h"

#include "sv-cup-scorers.h"
#include "sv-cup-tables.h"
#include "sv-cup-words.h"
#include "sv-markup.h"

static const char style[] =
    ":root { color-scheme: light dark; --ink: #1d1d20; --paper: #fdfdfb; --faint: #5c5c66;\n"
    "  --line: #d5d5d0; --band: #f0f1ec; }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "  :root { --ink: #eeeeec; --paper: #1c1e21; --faint: #a9acb3; --line: #3c4046;\n"
    "    --band: #26292e; }\n"
    "}\n"
    "* { box-sizing: border-box; }\n"
    "body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: var(--ink);\n"
    "  background: var(--paper); font: 1rem/1.45 system-ui, sans-serif;\n"
    "  overflow-wrap: break-word; }\n"
    "h1 { margin: 0.5rem 0 0; line-height: 1.2; }\n"
    "header p, footer, .notes { color: var(--faint); }\n"
    ".wide { overflow-x: auto; margin: 1rem 0; }\n"
    "table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }\n"
    "caption { text-align: start; font-weight: bold; font-size: 1.15rem; padding: 0.4rem 0; }\n"
    "th, td { padding: 0.3rem 0.5rem; text-align: start; border-bottom: 1px solid var(--line);\n"
    "  vertical-align: top; }\n"
    "thead th { color: var(--faint); font-weight: 600; font-size: 0.85rem; }\n"
    "tbody tr:nth-child(even) { background: var(--band); }\n"
    ".number { text-align: end; white-space: nowrap; }\n"
    "ul { padding-inline-start: 1.2rem; }\n"
    "@media print { body { max-width: none; } tr { break-inside: avoid; } }\n";

/* <name attributes>words</name> */
static void
element (GString *out, const char *name, const char *attributes, const char *words)
{
  g_string_append_printf (out, "<%s%s>", name, attributes);
  sv_markup_html (out, words);
  g_string_append_printf (out, "</%s>\n", name);
}

static void
write_row (GString *out, const SvSheetTable *table, char **row)
{
  g_string_append (out, "<tr>\n");
  for (unsigned i = 0; i < table->n_columns; i++) {
    const gboolean header = i == table->header;
    g_autofree char *attributes = g_strconcat (
        header ? " scope=\"row\"" : "", table->columns[i].number ? " class=\"number\"" : "", NULL);
    element (out, header ? "th" : "td", attributes, row[i]);
  }
  g_string_append (out, "</tr>\n");
}

static void
write_notes (GString *out, const GPtrArray *notes)
{
  if (notes->len == 0)
    return;
  g_string_append (out, "<ul class=\"notes\">\n");
  for (guint i = 0; i < notes->len; i++)
    element (out, "li", "", notes->pdata[i]);
  g_string_append (out, "</ul>\n");
}

static void
write_table (GString *out, const SvSheetTable *table)
{
  g_string_append (out, "<div class=\"wide\">\n<table>\n");
  element (out, "caption", "", table->caption);
  g_string_append (out, "<thead>\n<tr>\n");
  for (unsigned i = 0; i < table->n_columns; i++)
    element (out, "th",
             table->columns[i].number ? " scope=\"col\" class=\"number\"" : " scope=\"col\"",
             table->columns[i].heading);
  g_string_append (out, "</tr>\n</thead>\n<tbody>\n");
  for (guint i = 0; i < table->rows->len; i++)
    write_row (out, table, table->rows->pdata[i]);
  g_string_append (out, "</tbody>\n</table>\n</div>\n");
  write_notes (out, table->notes);
}

/* The match, and in it what leads to it. */
static void
write_branch (GString *out, const SvCupDoc *doc, const SvCupBracket *bracket, unsigned i)
{
  const SvCupSpot *spot = &bracket->spots[i];
  g_autofree char *words = sv_cup_tables_match (doc, bracket, i);
  const gboolean leaf =
      spot->third || (spot->from[0] == SV_CUP_ENTERS && spot->from[1] == SV_CUP_ENTERS);

  g_string_append (out, "<li>");
  sv_markup_html (out, words);
  if (!leaf) {
    g_string_append (out, "\n<ul>\n");
    for (unsigned side = 0; side < 2; side++) {
      if (spot->from[side] != SV_CUP_ENTERS)
        write_branch (out, doc, bracket, (unsigned)spot->from[side]);
    }
    g_string_append (out, "</ul>\n");
  }
  g_string_append (out, "</li>\n");
}

static void
write_bracket (GString *out, const SvCupDoc *doc)
{
  g_autoptr (SvCupBracket) bracket = sv_cup_bracket_new (doc->cup);

  if (bracket->final < 0)
    return;
  g_string_append (out, "<section>\n");
  element (out, "h2", "", _ ("Way to the Final"));
  g_string_append (out, "<ul>\n");
  write_branch (out, doc, bracket, (unsigned)bracket->final);
  for (unsigned i = 0; i < doc->cup->fixtures->len; i++) {
    if (bracket->spots[i].third)
      write_branch (out, doc, bracket, i);
  }
  g_string_append (out, "</ul>\n</section>\n");
}

static void
write_section (GString *out, const char *heading, GPtrArray *tables)
{
  if (tables->len > 0) {
    g_string_append (out, "<section>\n");
    element (out, "h2", "", heading);
    for (guint i = 0; i < tables->len; i++)
      write_table (out, tables->pdata[i]);
    g_string_append (out, "</section>\n");
  }
  g_ptr_array_unref (tables);
}

static void
write_scorers (GString *out, const SvCupDoc *doc)
{
  SvSheetTable *table = sv_cup_scorers_table (doc);
  GPtrArray *tables = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheet_table_free);

  if (table != NULL)
    g_ptr_array_add (tables, table);
  write_section (out, _ ("Scorers"), tables);
}

static void
write_missing (GString *out, const SvCupDoc *doc)
{
  g_autoptr (GPtrArray) lines = sv_cup_tables_missing (doc);

  if (lines->len == 0)
    return;
  g_string_append (out, "<section>\n");
  element (out, "h2", "", _ ("Who Misses the Next Match"));
  write_notes (out, lines);
  g_string_append (out, "</section>\n");
}

static void
write_head (GString *out, const char *title)
{
  /* Translators: the code of the language that you translate to, as in <html lang="en">. */
  g_string_append_printf (out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n",
                          C_ ("Language code", "en"));
  g_string_append (out, "<meta charset=\"utf-8\"/>\n"
                        "<meta name=\"viewport\" content=\"width=device-width, "
                        "initial-scale=1\"/>\n");
  element (out, "title", "", title);
  g_string_append_printf (out, "<style>\n%s</style>\n</head>\n", style);
}

char *
sv_cup_html_write (const SvCupDoc *doc)
{
  GString *out = g_string_new (NULL);
  g_autofree char *title = sv_cup_words_title (doc);

  write_head (out, title);
  g_string_append (out, "<body>\n<header>\n");
  element (out, "h1", "", title);
  element (out, "p", "", _ (doc->game->title));
  g_string_append (out, "</header>\n<main>\n");
  write_section (out, _ ("Standings"), sv_cup_tables_standings (doc));
  write_bracket (out, doc);
  write_scorers (out, doc);
  write_missing (out, doc);
  write_section (out, _ ("Matches"), sv_cup_tables_rounds (doc));
  g_string_append (out, "</main>\n");
  element (out, "footer", "", _ (doc->game->credit));
  g_string_append (out, "</body>\n</html>\n");
  return g_string_free (out, FALSE);
}
