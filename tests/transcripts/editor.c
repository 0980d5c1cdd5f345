/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An afternoon in the editors of rules and of teams: each rule that is changed with the sentence
 * that tells it, lists whose items come and go, what a team's cards say, and what is typed. */

#include "../doc-fixture.h"
#include "../folder-fixture.h"
#include "golden-text.h"
#include "sv-cup-words.h"
#include "sv-field-values.h"
#include "sv-games.h"
#include "sv-library-entry.h"
#include "sv-piece-name.h"
#include "sv-team-sheet.h"
#include "sv-team-words.h"
#include "sv-variant-words.h"
#include "transcripts.h"

/* --- Rules --- */

static void
tell_sentences (GString *text, const char *what, GPtrArray *sentences)
{
  for (guint i = 0; i < sentences->len; i++)
    add_line (text, "      %s: %s", what, (const char *)sentences->pdata[i]);
  g_ptr_array_unref (sentences);
}

static void
tell_check (GString *text, const SvFieldTable *table, const void *values)
{
  g_autofree char *path = NULL, *reason = NULL;

  if (!sv_field_values_check (table, values, &path, &reason))
    add_line (text, "      wrong at %s: %s", path, reason);
}

/* A rule with another value, and then as it was. */
static void
change_rule (GString *text, const SvFieldTable *table, void *setup, const SvField *field, int value)
{
  const int before = sv_field_get (field, setup);

  if (value == before)
    return;
  sv_field_set (field, setup, value);
  add_line (text, "   %s %d%s%s", field->key, value, field->unit != NULL ? " " : "",
            field->unit != NULL ? sv_variant_words_unit (field, value) : "");
  tell_check (text, table, setup);
  tell_sentences (text, "so", sv_variant_words_differences (table->game, setup));
  tell_sentences (text, "usually", sv_variant_words_standard (table->game, setup));
  sv_field_set (field, setup, before);
}

static void
tell_items (GString *text, const SvField *list, const void *setup)
{
  for (int k = 0; k < sv_field_get (list, setup); k++) {
    g_autofree char *item =
        sv_variant_words_item (list, sv_field_item_const (list, setup, (size_t)k));
    add_line (text, "      %d. %s", k + 1, item);
  }
}

/* An item is added, one is moved, one is taken away; each of its values is set to its ends and
 * mended. */
static void
change_list (GString *text, const SvFieldTable *table, void *setup, const SvField *list)
{
  g_autofree void *standard = sv_field_table_standard (table);

  add_line (text, "   %s: an item is added", list->key);
  sv_field_values_add (table, setup, standard, list);
  tell_items (text, list, setup);
  add_line (text, "   %s: the first goes to the end", list->key);
  sv_field_values_move (setup, list, 0, sv_field_get (list, setup) - 1);
  tell_items (text, list, setup);
  add_line (text, "   %s: the first is taken away", list->key);
  sv_field_values_move (setup, list, 0, -1);
  tell_items (text, list, setup);
  for (size_t i = 0; i < list->n_fields && sv_field_get (list, setup) > 0; i++) {
    const SvField *field = &list->fields[i];
    const int values[] = { field->min, field->max, SV_FIELD_NULL };

    for (gsize k = 0; k < ((field->flags & (SV_FIELD_NULLABLE | SV_FIELD_OPTIONAL)) != 0 ? 3 : 2);
         k++) {
      void *item = sv_field_item (list, setup, 0);
      sv_field_set (field, item, values[k]);
      const gboolean mended = sv_field_values_mend (table, setup, list, item, field);
      g_autofree char *words = sv_variant_words_item (list, item);
      g_autofree char *value =
          values[k] != SV_FIELD_NULL ? g_strdup_printf ("%d", values[k]) : g_strdup ("none");
      add_line (text, "   %s of the first is %s: %s, %s", field->key, value,
                mended ? "mended" : "cannot be", words);
      tell_check (text, table, setup);
    }
  }
  add_line (text, "   %s: as usual again, the same %d", list->key,
            sv_field_values_same_list (list, setup, standard));
  sv_field_values_copy_list (setup, standard, list);
  g_assert_true (sv_field_values_same_list (list, setup, standard));
}

static void
change_rules (
    GString *text, const SvFieldTable *table, void *setup, const SvField *fields, size_t n)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];

    if (field->type == SV_FIELD_RECORD)
      change_rules (text, table, setup, field->fields, field->n_fields);
    else if (field->type == SV_FIELD_LIST)
      change_list (text, table, setup, field);
    else if (field->type == SV_FIELD_CHOICE || field->type == SV_FIELD_BOARD)
      for (int k = 0; k < (int)g_strv_length ((char **)(guintptr)field->choices); k++)
        change_rule (text, table, setup, field, k);
    else if (field->type == SV_FIELD_INT || field->type == SV_FIELD_BOOL) {
      change_rule (text, table, setup, field, field->min);
      change_rule (text, table, setup, field, field->type == SV_FIELD_BOOL ? 1 : field->min + 1);
      change_rule (text, table, setup, field, field->type == SV_FIELD_BOOL ? 0 : field->max);
    }
  }
}

/* --- Files of the library --- */

static void
tell_digest (GString *text, const SvLibraryItem *item)
{
  static const char *const words[] = { "anne", "velocitas", "vel", "minute", "points", "nonsense" };
  g_autofree char *written = item->class->write (item->doc, TRUE);
  g_autofree char *path =
      write_file (item->class->kind == SV_DOCUMENT_TEAM ? "a.svteam" : "a.svvariant", written);
  g_autoptr (SvLibraryEntry) entry = sv_library_entry_new_file (item->class->kind, path);
  SvLibraryDigest *made = sv_library_digest_load (path);

  add_line (text, "   in the library: %s; %s%s", made->name, made->detail,
            made->draft ? " (a draft)" : "");
  names_free = TRUE;
  add_line (text, "      found by %s; colours %s %s", made->search, made->colours[0],
            made->colours[1]);
  names_free = FALSE;
  for (unsigned i = 0; item->class->kind == SV_DOCUMENT_TEAM && i < 2; i++)
    add_line (text, "      shown: %s with number %d", made->pieces[i].look, made->pieces[i].number);
  sv_library_entry_set_digest (entry, made);
  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++) {
    const char *const both[] = { words[i], NULL };
    add_line (text, "      %s “%s”",
              sv_library_entry_matches (entry, item->head->game, both) ? "matches" : "not",
              words[i]);
  }
}

/* --- Teams --- */

static void
tell_points (GString *text, const SvTeamDoc *team)
{
  g_autofree void *setup = sv_standard_setup (team->game);
  SvBudget budgets[SV_MAX_BUDGETS];

  sv_team_doc_to_setup (team, 0, setup);
  const unsigned n = sv_game_budget (team->game, setup, 0, budgets);
  for (unsigned i = 0; i < n; i++)
    take_line (text, sv_team_words_points (&budgets[i]));
  take_line (text, sv_team_words_state (team, setup, budgets, n));
}

/* Each value of a card, and what it means. */
static void
change_card (GString *text, SvTeamDoc *team, unsigned card)
{
  void *values = sv_team_doc_card_values (team, card);

  for (size_t i = 0; i < team->game->n_card_fields; i++) {
    const SvField *field = &team->game->card_fields[i];
    const int before = sv_field_get (field, values);

    for (int value = field->min; value <= field->max; value++) {
      g_autofree char *power = sv_team_words_power (field, value);
      if (power != NULL)
        add_line (text, "      %s %d: %s", field->key, value, power);
    }
    if (field->type != SV_FIELD_INT)
      continue;
    add_line (text, "   %s of card %u is %d", field->key, card, field->max);
    sv_field_set (field, values, field->max);
    tell_points (text, team);
    sv_field_set (field, values, before);
  }
  g_autoptr (GString) powers = g_string_new (NULL);
  sv_team_words_add_powers (team->game, values, powers);
  add_line (text, "   card %u: %s", card, powers->str);
}

static void
tell_team_sheet (GString *text, const SvTeamDoc *team)
{
  g_autofree SvSheetCard *cards = g_new0 (SvSheetCard, team->n_cards + 1);
  const SvSheetTeam sheet = sv_team_sheet_make (team, cards);

  add_line (text, "   on paper: %s, %u cards", sheet.name, sheet.n_cards);
  for (unsigned i = 0; i < MIN (sheet.n_cards, 5); i++) {
    add_line (text, "      %s", sheet.cards[i].name);
    add_line (text, "      as %s", sheet.cards[i].role != NULL ? sheet.cards[i].role : "-");
  }
}

static void
edit_team (GString *text, const SvGame *game)
{
  g_autoptr (SvTeamDoc) team = named_team (game, "");
  const SvLibraryItem item = { .class = sv_doc_class (SV_DOCUMENT_TEAM), .team = team };
  const SvFieldTable table = sv_field_table_team (game);

  add_line (text, "\n== A team of %s ==", game->id);
  add_line (text, "   without a name: %s", sv_team_words_name (team));
  rename_to (&team->name, "Velocitas 2");
  rename_to (&team->cards[0].name, "Anne");
  rename_to (&team->cards[1].role_name, "captain");
  team->colours[0] = g_strdup ("#12ab56");
  add_line (text, "   named: %s", sv_team_words_name (team));
  tell_points (text, team);
  change_card (text, team, 0);
  if (team->fields != NULL) {
    const SvField *field = &table.fields[0];
    sv_field_set (field, team->fields,
                  field->type == SV_FIELD_NUMBERS ? 0x7f << field->min : field->max);
    tell_check (text, &table, team->fields);
    tell_points (text, team);
  }
  tell_team_sheet (text, team);
  tell_digest (text, &item);
}

static void
tell_pieces (GString *text, const SvGame *game)
{
  g_autofree void *setup = sv_standard_setup (game);

  for (unsigned i = 0; i < game->n_pieces; i += 2) {
    SvPhrase name = { 0 };
    sv_game_piece_name (game, setup, (int)i, &name);
    g_autofree char *alone = sv_piece_name_alone (&name);
    add_line (text, "      piece %u: %s, bare %s", i, alone, sv_piece_name_bare (name.msgid));
  }
}

void
tell_editor (GString *text, gconstpointer id)
{
  const SvGame *game = sv_game_by_id (id);
  const SvFieldTable table = sv_field_table_variant (game);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  const SvLibraryItem item = { .class = sv_doc_class (SV_DOCUMENT_VARIANT), .variant = variant };

  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  add_line (text, "== Rules of %s ==", game->id);
  add_line (text, "   without a name: %s", sv_variant_words_name (variant));
  take_line (text, sv_variant_words_describe (variant));
  change_rules (text, &table, variant->setup, table.fields, table.n_fields);
  tell_digest (text, &item);
  edit_team (text, game);
  tell_pieces (text, game);
  remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}

/* --- What is typed --- */

static void
type_result (GString *text, const char *typed)
{
  g_autoptr (GError) error = NULL;
  SvCupResult result;

  if (!sv_cup_words_read_result (typed, &result, &error))
    add_line (text, "   “%s”: %s", typed, error->message);
  else if (!result.played)
    add_line (text, "   “%s”: no result", typed);
  else
    add_line (text, "   “%s”: %u–%u, penalties %u–%u, %s", typed, result.score[0], result.score[1],
              result.shootout[0], result.shootout[1], sv_cup_how_words[result.how]);
}

void
tell_typed (GString *text, gconstpointer unused)
{
  static const char *const results[] = { "",        " ",      "3",        "32",    "321", "3-2",
                                         "12 - 3",  "12 3",   "3:2",      "3–2",   "3−2", "2-2 5-4",
                                         "2-2 5:4", "22 54",  "2-2 5",    "2-2-5", "-",   "a-b",
                                         "3-",      "1000-0", "2-2 5-4 1" };
  static const char *const names[] = { "Fox\nOwl",
                                       "1. Fox\r\n2. Owl\r\n",
                                       "11\tFox\tred\n12\tOwl",
                                       "Fox;2;3\n\nOwl",
                                       "De Uil, Ede\nBear, and co",
                                       "\"Fox, Inc\",3\n\"Owl\"",
                                       "3,Fox\n4,Owl",
                                       " Fox \n",
                                       "2.\n3\n" };
  static const char *const shorts[][2] = { { "Velocitas 2", "Blue Sky" },
                                           { "Orange", "Oranje" },
                                           { "Fox", "Fox" },
                                           { "De Velden", "De Veld" },
                                           { "A", "AB" },
                                           { "Ärmel b2", "ß" },
                                           { "", "Fox" },
                                           { "Team 1", "Team 2" },
                                           { "blue blue blue", "bbb" } };

  add_line (text, "== Results ==");
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    type_result (text, results[i]);
  add_line (text, "\n== Names of teams ==");
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (GPtrArray) read = g_ptr_array_new_with_free_func (g_free);
    g_autofree char *escaped = g_strescape (names[i], NULL);
    sv_cup_words_read_names (names[i], read);
    add_line (text, "   “%s”", escaped);
    for (guint k = 0; k < read->len; k++)
      add_line (text, "      %u. %s", k + 1, (const char *)read->pdata[k]);
  }
  add_line (text, "\n== Short names ==");
  for (gsize i = 0; i < G_N_ELEMENTS (shorts); i++) {
    g_autofree char *first = sv_team_words_short (shorts[i][0], shorts[i][1]);
    g_autofree char *second = sv_team_words_short (shorts[i][1], shorts[i][0]);
    g_autofree char *alone = sv_team_words_short (shorts[i][0], NULL);
    add_line (text, "   %s against %s: %s and %s; alone %s", shorts[i][0], shorts[i][1], first,
              second, alone);
  }
}
