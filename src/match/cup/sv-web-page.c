/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-web-page.h"

#include "sv-clock-words.h"
#include "sv-markup.h"
#include "sv-sentence.h"
#include "sv-text.h"
#include "sv-today.h"

#include <inttypes.h>

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
    "  overflow-wrap: anywhere; }\n"
    "h1 { margin: 0.5rem 0 0; line-height: 1.2; }\n"
    "header p, footer, .notes { color: var(--faint); }\n"
    ".wide { overflow-x: auto; margin: 1rem 0; }\n"
    "table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }\n"
    "caption { text-align: start; font-weight: bold; font-size: 1.15rem; padding: 0.4rem 0; }\n"
    "caption h2 { margin: 0; font-size: 1.5rem; }\n"
    "th, td { padding: 0.3rem 0.5rem; text-align: start; border-bottom: 1px solid var(--line);\n"
    "  vertical-align: top; }\n"
    "thead th { color: var(--faint); font-weight: 600; font-size: 0.85rem;\n"
    "  overflow-wrap: normal; }\n"
    "tbody tr:nth-child(even) { background: var(--band); }\n"
    "a { color: var(--link); }\n"
    ".number { text-align: end; white-space: nowrap; }\n"
    "ul { padding-inline-start: 1.2rem; }\n"
    ".result { white-space: nowrap; }\n"
    ".places { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.5rem; }\n"
    ".places li { padding: 0.4rem 0.9rem; border-radius: 0.6rem; background: var(--band);\n"
    "  font-size: 1.25rem; font-weight: bold; }\n"
    ".places li.first { font-size: 1.7rem; }\n"
    ".kit { display: inline-block; width: 0.72em; height: 0.72em; border-radius: 50%;\n"
    "  border: 0.16em solid; margin-inline-end: 0.35em; }\n"
    "table:not(.matches) tbody th { min-width: 6rem; }\n"
    "@media (max-width: 56rem) { th, td { padding-inline: 0.25rem; }\n"
    "  thead th { font-size: 0.72rem; } }\n"
    "@media (max-width: 44rem) { .detail { display: none; } }\n"
    "@media (max-width: 32rem) { th, td { padding: 0.3rem 0.2rem; font-size: 0.9rem; }\n"
    "  thead th { font-size: 0.7rem; }\n"
    "  .matches, .matches caption, .matches tbody, .matches tr { display: block; }\n"
    "  .matches thead { display: none; }\n"
    "  .matches tr { padding: 0.45rem 0.3rem; border-bottom: 1px solid var(--line); }\n"
    "  .matches td, .matches th { display: inline; padding: 0; border: 0; font-size: 1rem; }\n"
    "  .matches .place, .matches .note { color: var(--faint); font-size: 0.75rem;\n"
    "    font-weight: normal; }\n"
    "  .matches .place::before { content: attr(data-label); }\n"
    "  .matches .place ~ .place::before { content: \" · \" attr(data-label); }\n"
    "  .matches .home::before { content: \"\\A\"; white-space: pre; }\n"
    "  .matches .away::before { content: \"– \"; }\n"
    "  .matches .result { font-weight: bold; margin-inline-start: 0.5rem; }\n"
    "  .matches .note:not(:empty)::before { content: \"\\A\"; white-space: pre; } }\n"
    "@media print { body { max-width: none; } tr { break-inside: avoid; } }\n";

/* --- colours --- */

static void
kit_free (gpointer data)
{
  SvWebKit *kit = data;

  for (unsigned i = 0; i < 2; i++)
    g_free (kit->colours[i]);
  g_free (kit->logo);
  g_free (kit);
}

GHashTable *
sv_web_kits_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, kit_free);
}

void
sv_web_kits_add (GHashTable *kits, const char *key, char *const colours[2], const char *logo)
{
  if (colours[0] == NULL && logo == NULL)
    return;
  SvWebKit *kit = g_new0 (SvWebKit, 1);
  kit->number = g_hash_table_size (kits) + 1;
  for (unsigned i = 0; i < 2; i++)
    kit->colours[i] = g_strdup (colours[i] != NULL ? colours[i] : colours[0]);
  kit->logo = g_strdup (logo);
  g_hash_table_insert (kits, g_strdup (key), kit);
}

static int
compare_kits (gconstpointer a, gconstpointer b)
{
  return (int)((const SvWebKit *)a)->number - (int)((const SvWebKit *)b)->number;
}

/* Return the kits in the order of their numbers. The caller frees the list. */
static GList *
list_kits (GHashTable *kits)
{
  return g_list_sort (kits != NULL ? g_hash_table_get_values (kits) : NULL, compare_kits);
}

void
sv_web_style_marks (GString *out, GHashTable *kits)
{
  g_autoptr (GList) all = list_kits (kits);
  g_autoptr (GString) logos = g_string_new (NULL);

  for (GList *i = all; i != NULL; i = i->next) {
    const SvWebKit *kit = i->data;
    if (kit->logo == NULL) {
      g_string_append_printf (out, ".k%u { background: %s; border-color: %s; }\n", kit->number,
                              kit->colours[0], kit->colours[1]);
      continue;
    }
    g_string_append_printf (logos, "%s.k%u", logos->len > 0 ? ", " : "", kit->number);
    g_string_append_printf (out, ".k%u { background-image: url(%s); }\n", kit->number, kit->logo);
  }
  if (logos->len > 0)
    g_string_append_printf (
        out,
        "%s { width: 1.4em; height: 1.4em; border: 0; border-radius: 0; margin-inline-start: 0;\n"
        "  vertical-align: -0.35em; background-size: contain;\n"
        "  background-repeat: no-repeat; background-position: center; }\n",
        logos->str);
}

char *
sv_web_style (GHashTable *kits)
{
  GString *out = g_string_new (style);
  g_autoptr (GList) all = list_kits (kits);

  for (GList *i = all; i != NULL; i = i->next) {
    const SvWebKit *kit = i->data;
    if (kit->logo != NULL)
      g_string_append_printf (
          out,
          ".kit-%u { width: 1.4em; height: 1.4em; border: 0; border-radius: 0;\n"
          "  vertical-align: -0.35em;\n"
          "  background: center / contain no-repeat url(\"%s\"); }\n",
          kit->number, kit->logo);
    else
      g_string_append_printf (out, ".kit-%u { background: %s; border-color: %s; }\n", kit->number,
                              kit->colours[0], kit->colours[1]);
  }
  return g_string_free (out, FALSE);
}

static void
add_kit (SvWebPage *self, const char *key)
{
  const SvWebKit *kit = self->kits != NULL ? g_hash_table_lookup (self->kits, key) : NULL;

  if (kit != NULL)
    g_string_append_printf (self->out,
                            self->served != NULL ? "<i class=\"k%u\"></i>"
                                                 : "<span class=\"kit kit-%u\"></span>",
                            kit->number);
}

void
sv_web_add_kit (SvWebPage *self, int team)
{
  g_autofree char *key = g_strdup_printf ("%d", team);

  add_kit (self, key);
}

/* --- labels --- */

/* The columns of a match whose numbers have the heading before them on a phone, and the classes of
 * these columns in a served page. */
static const struct {
  const char *heading, *name;
} labels[] = { { N_ ("Match"), "m" }, { N_ ("Slot"), "s" }, { N_ ("Board"), "b" } };

static const char *
find_label (const char *heading)
{
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (g_strcmp0 (heading, _ (labels[i].heading)) == 0)
      return labels[i].name;
  return "";
}

void
sv_web_style_labels (GString *out, const char *language)
{
  g_string_append (out, "@media (max-width: 40rem) {\n");
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    g_string_append_printf (out, "  :lang(%s) .%s::before { content: \"%s \"; }\n", language,
                            labels[i].name, _ (labels[i].heading));
  g_string_append (out, "}\n");
}

/* --- the page --- */

void
sv_web_add_time (SvWebPage *self)
{
  /* The names of the months of a served page would be those of the machine's language.
   * Translators: day, month, year and time as g_date_time_format () has them. */
  g_autofree char *time = sv_today (self->served != NULL ? "%H:%M" : _ ("%-d %B %Y, %H:%M"));
  g_autofree char *words = sv_sentence (_ ("As of %s."), time);

  sv_web_add (self, "p", "", words);
}

void
sv_web_begin (SvWebPage *self, const char *title, const char *maker)
{
  GString *out = self->out;
  g_autofree char *rules = maker == NULL ? sv_web_style (self->kits) : NULL;

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
    g_string_append_printf (out, "<link rel=\"stylesheet\" href=\"%s" SV_WEB_STYLE_FILE "\"/>\n",
                            self->served != NULL ? "/" : "");
  else
    g_string_append_printf (out, "<style>\n%s</style>\n", rules);
  if (self->served != NULL)
    g_string_append (out, self->served->head);
  g_string_append (out, "</head>\n<body>\n");
}

void
sv_web_begin_main (SvWebPage *self)
{
  g_string_append_printf (self->out, "<main%s>\n",
                          self->served != NULL ? self->served->attributes : "");
}

char *
sv_web_end (SvWebPage *self)
{
  if (self->served != NULL)
    g_string_append (self->out, self->served->foot);
  g_string_append (self->out, "</body>\n</html>\n");
  return g_string_free (g_steal_pointer (&self->out), FALSE);
}

void
sv_web_add_words (GString *out, const char *words)
{
  const gboolean apart = sv_text_is_right_to_left (words);

  g_string_append (out, apart ? "<bdi>" : "");
  sv_markup_html (out, words);
  g_string_append (out, apart ? "</bdi>" : "");
}

void
sv_web_add (SvWebPage *self, const char *name, const char *attributes, const char *words)
{
  g_string_append_printf (self->out, "<%s%s>", name, attributes);
  if (g_str_equal (name, "title")) /* a title element must not contain other elements */
    sv_markup_html (self->out, words);
  else
    sv_web_add_words (self->out, words);
  g_string_append_printf (self->out, "</%s>\n", name);
}

void
sv_web_add_link (SvWebPage *self, const char *file, const char *words)
{
  g_string_append_printf (self->out, "<a href=\"%s\">", file);
  sv_web_add_words (self->out, words);
  g_string_append (self->out, "</a>");
}

void
sv_web_begin_section (SvWebPage *self, const char *heading)
{
  if (self->section == NULL) {
    g_string_append (self->out, "<section>\n");
    return;
  }
  g_string_append_printf (self->out, "<section id=\"%s\">\n", self->section);
  if (self->contents != NULL) {
    g_string_append_printf (self->contents, "<a href=\"#%s\">", self->section);
    sv_web_add_words (self->contents, heading);
    g_string_append (self->contents, "</a>\n");
  }
  self->section = NULL;
}

/* --- tables --- */

/* Return the team in a cell of a table, or -1 if the cell names none. */
static int
find_team (const SvWebPage *self, const SvSheetTable *table, guint row, const SvSheetColumn *column)
{
  if (self->meetings == NULL || !column->teams || row >= table->keys->len)
    return -1;
  const unsigned key = g_array_index (table->keys, unsigned, row);
  if (column->part == NULL)
    return (int)key;
  return self->meetings[key].teams[g_str_equal (column->part, "away") ? 1 : 0];
}

/* Write the mark of the team in a cell. @team: -1 if only its name @words is known. */
static void
add_mark (SvWebPage *self, const SvSheetColumn *column, int team, const char *words)
{
  if (!column->teams)
    return;
  if (self->meetings != NULL)
    sv_web_add_kit (self, team);
  else
    add_kit (self, words);
}

/* Write a name, as a link if the team has another page. */
static void
add_name (SvWebPage *self, int team, const char *words)
{
  const char *file = self->files != NULL && team >= 0 ? self->files[team] : NULL;

  if (file == NULL || g_strcmp0 (file, self->here) == 0)
    sv_web_add_words (self->out, words);
  else
    sv_web_add_link (self, file, words);
}

/* Return the class attribute of the cells of a column with a blank before it, or "". Free with
 * g_free (). */
static char *
dup_attributes (const SvSheetColumn *column)
{
  const char *const words[] = { column->number ? "number" : "", column->detail ? "detail" : "",
                                column->part != NULL ? column->part : "" };
  g_autoptr (GString) out = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++)
    if (*words[i] != '\0')
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : " class=\"", words[i]);
  if (out->len > 0)
    g_string_append_c (out, '"');
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* Add the heading as a label: on a phone the heading stands before a number instead of above it. */
static void
add_label (GString *attributes, const SvSheetColumn *column)
{
  if (!column->number || g_strcmp0 (column->part, "place") != 0)
    return;
  g_string_append (attributes, " data-label=\"");
  sv_markup_html (attributes, column->heading);
  g_string_append (attributes, " \"");
}

static void
add_cell (
    SvWebPage *self, const char *words, const SvSheetColumn *column, gboolean header, int team)
{
  const char *name = header ? "th" : "td";
  g_autofree char *classes = dup_attributes (column);
  g_autoptr (GString) attributes = g_string_new (header ? " scope=\"row\"" : "");

  g_string_append (attributes, classes);
  add_label (attributes, column);
  g_string_append_printf (self->out, "<%s%s>", name, attributes->str);
  add_mark (self, column, team, words);
  add_name (self, team, words);
  g_string_append_printf (self->out, "</%s>\n", name);
}

/* --- rows of a served page --- */

static gboolean
is_of_matches (const SvSheetTable *table)
{
  for (unsigned i = 0; i < table->n_columns; i++)
    if (table->columns[i].part != NULL)
      return TRUE;
  return FALSE;
}

/* Return the class of a column of a served page, "" if it has none. */
static const char *
get_class (const SvSheetColumn *column)
{
  if (g_strcmp0 (column->part, "place") == 0)
    return find_label (column->heading);
  if (column->part != NULL)
    return column->part;
  return !column->number ? "" : column->detail ? "number detail" : "number";
}

/* Write the clock of a match, which the script of the page lets run. */
static void
add_clock (GString *out, const SvWebLive *live)
{
  g_autofree char *time = sv_clock_words_time (live->left);

  g_string_append_printf (out, " <span class=\"clock\" data-left=\"%" PRId64 "\"%s>%s</span>",
                          live->left, live->running ? " data-running=\"\"" : "", time);
}

/* Write what a match that is being played has instead of its remark. */
static void
add_live_note (SvWebPage *self, const SvWebLive *live, const char *note)
{
  sv_web_add_words (self->out, live->words);
  if (live->left >= 0)
    add_clock (self->out, live);
  if (*note == '\0')
    return;
  if (*live->words != '\0' || live->left >= 0)
    g_string_append (self->out, ". ");
  sv_web_add_words (self->out, note);
}

static void
add_served_cell (SvWebPage *self,
                 const char *words,
                 const SvSheetColumn *column,
                 gboolean header,
                 int team,
                 const SvWebLive *live)
{
  const char *name = header ? "th" : "td";
  const char *class = get_class (column);

  g_string_append_printf (self->out, "<%s%s", name, header ? " scope=\"row\"" : "");
  if (*class != '\0')
    g_string_append_printf (self->out, " class=\"%s\"", class);
  g_string_append_c (self->out, '>');
  add_mark (self, column, team, words);
  if (live != NULL && g_strcmp0 (column->part, "result") == 0)
    sv_web_add_words (self->out, live->score);
  else if (live != NULL && g_strcmp0 (column->part, "note") == 0)
    add_live_note (self, live, words);
  else
    add_name (self, team, words);
  g_string_append_printf (self->out, "</%s>", name);
}

static const SvWebLive *
find_live (const SvWebPage *self, unsigned match)
{
  const GArray *lives = self->served->lives;

  for (guint i = 0; lives != NULL && i < lives->len; i++) {
    const SvWebLive *live = &g_array_index (lives, SvWebLive, i);
    if (live->match == match)
      return live;
  }
  return NULL;
}

static void
add_served_row (SvWebPage *self, const SvSheetTable *table, guint row)
{
  char *const *words = table->rows->pdata[row];
  const SvWebLive *live = is_of_matches (table) && row < table->keys->len
                              ? find_live (self, g_array_index (table->keys, unsigned, row))
                              : NULL;

  g_string_append (self->out, live != NULL ? "<tr class=\"live\">" : "<tr>");
  for (unsigned i = 0; i < table->n_columns; i++)
    add_served_cell (self, words[i], &table->columns[i], i == table->header,
                     find_team (self, table, row, &table->columns[i]), live);
  g_string_append (self->out, "</tr>\n");
}

/* --- rows of a file --- */

static void
add_row (SvWebPage *self, const SvSheetTable *table, guint row)
{
  char *const *words = table->rows->pdata[row];

  g_string_append (self->out, "<tr>\n");
  for (unsigned i = 0; i < table->n_columns; i++)
    add_cell (self, words[i], &table->columns[i], i == table->header,
              find_team (self, table, row, &table->columns[i]));
  g_string_append (self->out, "</tr>\n");
}

/* Write lines (array of char *) as a list; nothing if there are none. */
static void
add_notes (SvWebPage *self, const GPtrArray *notes)
{
  if (notes->len == 0)
    return;
  g_string_append (self->out, "<ul class=\"notes\">\n");
  for (guint i = 0; i < notes->len; i++)
    sv_web_add (self, "li", "", notes->pdata[i]);
  g_string_append (self->out, "</ul>\n");
}

/* Write a table. @heading replaces its caption, or is NULL. */
static void
add_table (SvWebPage *self, const SvSheetTable *table, const char *heading)
{
  g_string_append_printf (self->out, "<div class=\"wide\">\n<table%s>\n",
                          is_of_matches (table) ? " class=\"matches\"" : "");
  if (heading != NULL) {
    g_string_append (self->out, "<caption>");
    sv_web_add (self, "h2", "", heading);
    g_string_append (self->out, "</caption>\n");
  } else {
    sv_web_add (self, "caption", "", table->caption);
  }
  g_string_append (self->out, "<thead>\n<tr>\n");
  for (unsigned i = 0; i < table->n_columns; i++) {
    g_autofree char *classes = dup_attributes (&table->columns[i]);
    g_autofree char *attributes = g_strconcat (" scope=\"col\"", classes, NULL);
    sv_web_add (self, "th", attributes, table->columns[i].heading);
  }
  g_string_append (self->out, "</tr>\n</thead>\n<tbody>\n");
  for (guint i = 0; i < table->rows->len; i++)
    if (self->served != NULL)
      add_served_row (self, table, i);
    else
      add_row (self, table, i);
  g_string_append (self->out, "</tbody>\n</table>\n</div>\n");
  add_notes (self, table->notes);
}

void
sv_web_add_tables (SvWebPage *self, const char *heading, GPtrArray *tables)
{
  const gboolean single = tables->len == 1;

  if (tables->len > 0) {
    sv_web_begin_section (self, heading);
    if (!single)
      sv_web_add (self, "h2", "", heading);
    for (guint i = 0; i < tables->len; i++)
      add_table (self, tables->pdata[i], single ? heading : NULL);
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
  sv_web_begin_section (self, heading);
  sv_web_add (self, "h2", "", heading);
  add_notes (self, lines);
  g_string_append (self->out, "</section>\n");
}
