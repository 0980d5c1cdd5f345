/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-web-page.h"

#include "sv-markup.h"

static const char style[] =
    ":root { color-scheme: light dark; --ink: #1d1d20; --paper: #fdfdfb; --faint: #5c5c66;\n"
    "  --line: #d5d5d0; --band: #f0f1ec; --link: #1a5fb4; }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "  :root { --ink: #eeeeec; --paper: #1c1e21; --faint: #a9acb3; --line: #3c4046;\n"
    "    --band: #26292e; --link: #99c1f1; }\n"
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
    "a { color: var(--link); }\n"
    ".number { text-align: end; white-space: nowrap; }\n"
    "ul { padding-inline-start: 1.2rem; }\n"
    "@media (max-width: 32rem) { th, td { padding: 0.3rem 0.2rem; font-size: 0.9rem; }\n"
    "  thead th { font-size: 0.7rem; } .detail { display: none; } }\n"
    "@media print { body { max-width: none; } tr { break-inside: avoid; } }\n";

const char *
sv_web_style (void)
{
  return style;
}

void
sv_web_begin (SvWebPage *self, const char *title, const char *maker)
{
  GString *out = self->out;

  /* Translators: the code of the language that you translate to, as in <html lang="en">. */
  g_string_append_printf (out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n",
                          C_ ("Language code", "en"));
  g_string_append (out, "<meta charset=\"utf-8\"/>\n"
                        "<meta name=\"viewport\" content=\"width=device-width, "
                        "initial-scale=1\"/>\n");
  if (maker != NULL)
    g_string_append_printf (out, "<meta name=\"generator\" content=\"%s\"/>\n", maker);
  sv_web_add (self, "title", "", title);
  if (maker != NULL)
    g_string_append (out, "<link rel=\"stylesheet\" href=\"" SV_WEB_STYLE_FILE "\"/>\n");
  else
    g_string_append_printf (out, "<style>\n%s</style>\n", style);
  g_string_append (out, "</head>\n<body>\n");
}

char *
sv_web_end (SvWebPage *self)
{
  g_string_append (self->out, "</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&self->out), FALSE);
}

void
sv_web_add (SvWebPage *self, const char *name, const char *attributes, const char *words)
{
  g_string_append_printf (self->out, "<%s%s>", name, attributes);
  sv_markup_html (self->out, words);
  g_string_append_printf (self->out, "</%s>\n", name);
}

void
sv_web_add_link (SvWebPage *self, const char *file, const char *words)
{
  g_string_append_printf (self->out, "<a href=\"%s\">", file);
  sv_markup_html (self->out, words);
  g_string_append (self->out, "</a>");
}

/* ---------------------------------------------------------------- tables */

static const char *
class_of (const SvSheetColumn *column)
{
  if (column->detail)
    return column->number ? " class=\"number detail\"" : " class=\"detail\"";
  return column->number ? " class=\"number\"" : "";
}

static void
add_cell (SvWebPage *self, const char *words, const SvSheetColumn *column, gboolean header)
{
  const char *file =
      self->links != NULL && column->teams ? g_hash_table_lookup (self->links, words) : NULL;
  g_autofree char *attributes =
      g_strconcat (header ? " scope=\"row\"" : "", class_of (column), NULL);

  if (file == NULL || g_strcmp0 (file, self->here) == 0) {
    sv_web_add (self, header ? "th" : "td", attributes, words);
    return;
  }
  g_string_append_printf (self->out, "<%s%s>", header ? "th" : "td", attributes);
  sv_web_add_link (self, file, words);
  g_string_append (self->out, header ? "</th>\n" : "</td>\n");
}

static void
add_row (SvWebPage *self, const SvSheetTable *table, char **row)
{
  g_string_append (self->out, "<tr>\n");
  for (unsigned i = 0; i < table->n_columns; i++)
    add_cell (self, row[i], &table->columns[i], i == table->header);
  g_string_append (self->out, "</tr>\n");
}

void
sv_web_add_notes (SvWebPage *self, const GPtrArray *notes)
{
  if (notes->len == 0)
    return;
  g_string_append (self->out, "<ul class=\"notes\">\n");
  for (guint i = 0; i < notes->len; i++)
    sv_web_add (self, "li", "", notes->pdata[i]);
  g_string_append (self->out, "</ul>\n");
}

static void
add_table (SvWebPage *self, const SvSheetTable *table)
{
  g_string_append (self->out, "<div class=\"wide\">\n<table>\n");
  sv_web_add (self, "caption", "", table->caption);
  g_string_append (self->out, "<thead>\n<tr>\n");
  for (unsigned i = 0; i < table->n_columns; i++) {
    g_autofree char *attributes =
        g_strconcat (" scope=\"col\"", class_of (&table->columns[i]), NULL);
    sv_web_add (self, "th", attributes, table->columns[i].heading);
  }
  g_string_append (self->out, "</tr>\n</thead>\n<tbody>\n");
  for (guint i = 0; i < table->rows->len; i++)
    add_row (self, table, table->rows->pdata[i]);
  g_string_append (self->out, "</tbody>\n</table>\n</div>\n");
  sv_web_add_notes (self, table->notes);
}

void
sv_web_add_tables (SvWebPage *self, const char *heading, GPtrArray *tables)
{
  if (tables->len > 0) {
    g_string_append (self->out, "<section>\n");
    sv_web_add (self, "h2", "", heading);
    for (guint i = 0; i < tables->len; i++)
      add_table (self, tables->pdata[i]);
    g_string_append (self->out, "</section>\n");
  }
  g_ptr_array_unref (tables);
}

void
sv_web_add_table (SvWebPage *self, const char *heading, SvSheetTable *table)
{
  GPtrArray *tables = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_sheet_table_free);

  if (table != NULL)
    g_ptr_array_add (tables, table);
  sv_web_add_tables (self, heading, tables);
}

void
sv_web_add_list (SvWebPage *self, const char *heading, const GPtrArray *lines)
{
  if (lines->len == 0)
    return;
  g_string_append (self->out, "<section>\n");
  sv_web_add (self, "h2", "", heading);
  sv_web_add_notes (self, lines);
  g_string_append (self->out, "</section>\n");
}
