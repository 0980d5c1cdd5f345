/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-list-words.h"

#include "sv-person-name.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- words --- */

char *
sv_list_squeeze (const char *word)
{
  g_autofree char *folded = g_utf8_casefold (word, -1);
  GString *squeezed = g_string_new (NULL);

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p)) {
    const gunichar c = g_utf8_get_char (p);
    if (g_unichar_isalnum (c) || c == '%' || c == '#')
      g_string_append_unichar (squeezed, c);
  }
  return g_string_free (squeezed, FALSE);
}

gboolean
sv_list_same_word (const char *a, const char *b)
{
  g_autofree char *x = sv_list_squeeze (a), *y = sv_list_squeeze (b);

  return *x != '\0' && strcmp (x, y) == 0;
}

static gboolean
is_word (const char *word, const char *english)
{
  return sv_list_same_word (word, english) || sv_list_same_word (word, _ (english));
}

gboolean
sv_list_is_one_of (const char *word, const char *words)
{
  g_auto (GStrv) each = words != NULL ? g_strsplit (words, "|", -1) : NULL;
  g_autofree char *wanted = sv_list_squeeze (word);

  for (guint i = 0; *wanted != '\0' && each != NULL && each[i] != NULL; i++) {
    g_autofree char *candidate = sv_list_squeeze (each[i]);
    if (strcmp (wanted, candidate) == 0)
      return TRUE;
  }
  return FALSE;
}

gboolean
sv_list_number (const char *cell, gint64 *out)
{
  return g_ascii_string_to_signed (cell, 10, 0, 999, out, NULL);
}

gboolean
sv_list_may_be_name (const char *cell)
{
  for (const char *p = cell; *p != '\0'; p = g_utf8_next_char (p))
    if (g_ascii_isdigit (*p) || *p == '@' || *p == '%')
      return FALSE;
  return g_utf8_strlen (cell, -1) > 1;
}

gboolean
sv_list_is_other_line (const char *text)
{
  static const char words[] =
      "totaal|total|subtotaal|subtotal|aantal|aantal leden|aantal "
      "spelers|som|sum|count|pagina|page|"
      "afgedrukt|printed|geprint|gegenereerd|generated|datum|date|bron|source|trainer|trainers|"
      "coach|"
      "coaches|begeleider|begeleiders|begeleiding|leider|teammanager|manager|staf|staff";
  g_autofree char *word = g_strndup (text, strcspn (text, ":0123456789 ="));
  const char *rest = text + strlen (word);

  if (!sv_list_is_one_of (word, words) && !g_str_has_prefix (text, "Aantal "))
    return FALSE;
  return *rest == '\0' || strpbrk (rest, ":0123456789=") != NULL;
}

gboolean
sv_list_tells_present (const char *word)
{
  static const char words[] = "x|v|y|j|yes|ja|ok|oké|1|true|waar|present|aanwezig|komt|speelt|"
                              "available|beschikbaar|aangemeld|coming";

  return sv_list_is_one_of (word, words) || sv_person_name_is_ticked (word);
}

gboolean
sv_list_tells_absent (const char *word)
{
  static const char words[] =
      "n|no|nee|not|niet|0|false|onwaar|absent|afwezig|away|afgemeld|komt niet|kan niet|"
      "speelt niet|doet niet mee|sick|ill|ziek|injured|geblesseerd|holiday|vakantie|verhinderd|"
      "niet beschikbaar|niet aanwezig|not available|unavailable|maybe|misschien|onzeker|unsure|"
      "weet niet|twijfel";

  return sv_list_is_one_of (word, words) || sv_person_name_is_crossed (word);
}

/* --- choices --- */

int
sv_list_find_choice_field (const SvGame *game, const char *cell)
{
  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];

    if (field->type == SV_FIELD_CHOICE && (field->flags & SV_FIELD_FIXED) == 0 &&
        sv_list_find_choices (field, cell) != 0)
      return (int)i;
  }
  return -1;
}

unsigned
sv_list_find_choices (const SvField *field, const char *cell)
{
  unsigned found = 0;

  for (int i = 0; field->choices[i] != NULL; i++) {
    const char *label = field->labels != NULL ? field->labels[i] : field->choices[i];

    if (sv_list_same_word (cell, field->choices[i]) || is_word (cell, label))
      return 1u << i;
    if (field->choices_also != NULL && sv_list_is_one_of (cell, field->choices_also[i]))
      found |= 1u << i;
  }
  return found;
}

/* --- headings --- */

/* Headings that club systems write, whatever language the program is used in. */
static const struct {
  int kind;
  const char *words;
} headings[] = {
  { SV_COLUMN_NUMBER,
    "#|nr|no|nummer|number|shirt|shirt number|shirt no|shirt nr|squad number|squad no|"
    "jersey|jersey number|kit number|back number|rugnummer|rug nr|rug nummer|"
    "shirtnummer|spelersnummer|player number" },
  { SV_COLUMN_NAME,
    "naam|name|member|player|players|player name|team member|"
    "naam speler|spelersnaam|naam kind|speler|spelers|speelster|speelsters|lid|leden|deelnemer|"
    "deelnemers|leerling|kind|naam lid" },
  { SV_COLUMN_FULL,
    "full name|display name|volledige naam|weergavenaam|roepnaam en achternaam|"
    "voor- en achternaam|voornaam en achternaam|voornaam achternaam|achternaam voornaam|"
    "first and last name|first name and last name" },
  { SV_COLUMN_FIRST, "first name|first names|given name|given names|forename|nickname|calling name|"
                     "voornaam|voornamen|roepnaam" },
  { SV_COLUMN_INITIALS, "initials|initial|voorletter|voorletters|initialen" },
  { SV_COLUMN_BETWEEN, "infix|prefix|particle|tussenvoegsel|tussenvoegsels|tussenv|tussen|tv|tvg|"
                       "voorvoegsel|voorvoegsels|voorv" },
  { SV_COLUMN_LAST,
    "last name|last names|surname|family name|achternaam|familienaam|geslachtsnaam" },
  { SV_COLUMN_TEAM,
    "team|teams|team name|squad|class|group|ploeg|ploegen|ploegnaam|teamnaam|teamcode|"
    "team code|viertal|achttal|elftal|klas|groep" },
  { SV_COLUMN_PRESENT,
    "present|presence|attending|attendance|available|availability|plays|coming|rsvp|status|"
    "aanwezig|aanwezigheid|beschikbaar|beschikbaarheid|komt|speelt|speelt mee|doet mee|er bij|"
    "erbij" },
  { SV_COLUMN_JOB, "functie|functies|teamfunctie|teamrol|taak|function|job" },
};

gboolean
sv_list_tells_percent (const char *word)
{
  g_autofree char *folded = g_utf8_casefold (word, -1);

  return strchr (word, '%') != NULL || strstr (folded, "percent") != NULL;
}

/* Add each of @words, which are separated by "|", as a heading of this kind. */
static void
add_words (GHashTable *known, const char *words, int kind)
{
  g_auto (GStrv) each = g_strsplit (words != NULL ? words : "", "|", -1);

  for (guint i = 0; each[i] != NULL; i++) {
    char *word = sv_list_squeeze (each[i]);
    if (g_hash_table_contains (known, word))
      g_free (word);
    else
      g_hash_table_insert (known, word, GINT_TO_POINTER (kind));
  }
}

GHashTable *
sv_list_headings_new (const SvGame *game)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  add_words (known, _ ("Number"), SV_COLUMN_NUMBER);
  add_words (known, _ ("No."), SV_COLUMN_NUMBER);
  add_words (known, _ ("Name"), SV_COLUMN_NAME);
  add_words (known, _ ("Player"), SV_COLUMN_NAME);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    add_words (known, headings[i].words, headings[i].kind);
  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];
    const int kind = (field->flags & SV_FIELD_NUMBER) != 0 ? SV_COLUMN_NUMBER : (int)i;

    add_words (known, field->key, kind);
    add_words (known, field->label, kind);
    add_words (known, _ (field->label), kind);
    add_words (known, field->also, kind);
  }
  return known;
}

/* Return the kind that a word names as a heading, with or without a per-cent sign, as in
 * "Shooting %". */
static int
find_heading (GHashTable *known, const char *word)
{
  g_autofree char *squeezed = sv_list_squeeze (word);
  g_auto (GStrv) parts = g_strsplit (squeezed, "%", -1);
  g_autofree char *bare = g_strjoinv ("", parts);
  gpointer kind;

  if (g_hash_table_lookup_extended (known, squeezed, NULL, &kind) ||
      g_hash_table_lookup_extended (known, bare, NULL, &kind))
    return GPOINTER_TO_INT (kind);
  return SV_COLUMN_NONE;
}

int
sv_list_headings_find (GHashTable *known, const char *heading)
{
  const char *bracket = strchr (heading, '(');
  g_autofree char *outside =
      g_strndup (heading, bracket != NULL ? (gsize)(bracket - heading) : strlen (heading));
  g_auto (GStrv) words = g_strsplit (outside, "/", -1);
  int kind = find_heading (known, heading);

  if (kind == SV_COLUMN_NONE)
    kind = find_heading (known, outside);
  for (guint i = 0; kind == SV_COLUMN_NONE && words[i] != NULL && words[1] != NULL; i++)
    kind = find_heading (known, words[i]);
  return kind;
}
