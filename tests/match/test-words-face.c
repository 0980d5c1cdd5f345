/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of rules and of teams, and what a list or a sheet shows of them, stays what it is, until somebody
 * means to change it: rules and teams that are drawn by lot, whose lists are edited at random. See face-fixture.h. */

#include "doc-fixture.h"
#include "face-fixture.h"
#include "folder-fixture.h"
#include "random-setup.h"
#include "sv-board-file.h"
#include "sv-cup-words.h"
#include "sv-field-values.h"
#include "sv-games.h"
#include "sv-library-entry.h"
#include "sv-piece-name.h"
#include "sv-team-sheet.h"
#include "sv-team-words.h"
#include "sv-variant-words.h"

enum { RUNS = 24, RULES = 12, TEAMS = 12, MAX_EDITS = 8 };

enum { VALUES, EDITED, SENTENCES, ITEMS, TEAM, POWERS, SHORT, SHEET, DIGEST, TYPED };

static const char *const aspects[] = {
  "values", "edited", "sentences", "items", "team", "powers",
  "short",  "sheet",  "digest",    "typed", NULL,
};

static const SvGame *game;

/* --- Values drawn by lot ------------------------------------------------------------------------------- */

/* One that the field may have. */
static int32_t
draw_value (const SvField *field)
{
  const gboolean free = (field->flags & (SV_FIELD_OPTIONAL | SV_FIELD_NULLABLE)) != 0;

  if (free && below (3) == 0)
    return SV_FIELD_NULL;
  switch (field->type) {
  case SV_FIELD_BOOL:
    return (int32_t)below (2);
  case SV_FIELD_CHOICE:
  case SV_FIELD_BOARD:
    return (int32_t)below (g_strv_length ((char **)(guintptr)field->choices));
  case SV_FIELD_SET:
    return 1 + (int32_t)below ((1u << field->max) - 1);
  case SV_FIELD_NUMBERS:
    return (int32_t)below (8) << field->min;
  case SV_FIELD_INT:
  case SV_FIELD_RECORD:
  case SV_FIELD_LIST:
  default:
    return below (3) == 0 ? field->min
                          : field->min + (int32_t)below ((guint)(field->max - field->min + 1));
  }
}

static void
draw_one (const SvField *fields, size_t n, void *base)
{
  const SvField *field = &fields[below ((unsigned)n)];

  if (field->type == SV_FIELD_RECORD)
    draw_one (field->fields, field->n_fields, base);
  else if (field->type != SV_FIELD_LIST && (field->flags & SV_FIELD_FIXED) == 0)
    sv_field_set (field, base, draw_value (field));
}

static void
check (const SvFieldTable *table, const void *values)
{
  g_autofree char *path = NULL, *reason = NULL;

  if (sv_field_values_check (table, values, &path, &reason))
    add (EDITED, "sound");
  else
    add (EDITED, "%s: %s", path, reason);
}

static void
edit_list (const SvFieldTable *table, void *values, const void *standard, const SvField *list)
{
  const int n = sv_field_get (list, values);
  const int from = n > 0 ? (int)below ((unsigned)n) : 0;

  if (n < list->max && below (3) == 0)
    sv_field_values_add (table, values, standard, list);
  else if (n > 0 && below (3) == 0)
    sv_field_values_move (values, list, from, below (2) == 0 ? -1 : (int)below ((unsigned)n));
  else if (below (6) == 0)
    sv_field_values_copy_list (values, standard, list);
  else if (n > 0) {
    const SvField *changed = &list->fields[below ((unsigned)list->n_fields)];
    void *item = sv_field_item (list, values, (size_t)from);

    sv_field_set (changed, item, draw_value (changed));
    add (EDITED, "mended %d", sv_field_values_mend (table, values, list, item, changed));
  }
}

static void
edit (const SvFieldTable *table, void *values)
{
  g_autofree void *standard = sv_field_table_standard (table);

  for (unsigned n = below (MAX_EDITS); n > 0 && table->n_fields > 0; n--) {
    const SvField *field = &table->fields[below ((unsigned)table->n_fields)];

    if (field->type == SV_FIELD_LIST)
      edit_list (table, values, standard, field);
    else
      draw_one (table->fields, table->n_fields, values);
  }
  check (table, values);
}

/* --- Rules ------------------------------------------------------------------------------------------- */

static void
add_sentences (GPtrArray *sentences)
{
  for (guint i = 0; i < sentences->len; i++)
    add (SENTENCES, "%s", (const char *)sentences->pdata[i]);
  add (SENTENCES, "%u sentences", sentences->len);
  g_ptr_array_unref (sentences);
}

static void
add_fields (const SvField *fields, size_t n, const void *base)
{
  for (size_t i = 0; i < n; i++) {
    const SvField *field = &fields[i];

    if (field->type == SV_FIELD_RECORD) {
      add_fields (field->fields, field->n_fields, base);
      continue;
    }
    const int32_t value = sv_field_get (field, base);
    if (field->unit != NULL)
      add (ITEMS, "%d %s", value, sv_variant_words_unit (field, value));
    for (int32_t k = 0; field->type == SV_FIELD_LIST && k < value; k++) {
      add_text (ITEMS, sv_variant_words_item (field, sv_field_item_const (field, base, (size_t)k)));
      add_fields (field->fields, field->n_fields, sv_field_item_const (field, base, (size_t)k));
    }
  }
}

/* On a board of somebody's own, where boards can be chosen. */
static void
set_board (void *setup)
{
  static const char *const boards[] = { "small", "mirror" };
  g_autofree char *path = g_strdup_printf ("%s/%s.json", SV_BOARDS, boards[below (2)]);
  g_autoptr (SvBoard) board = sv_board_file_load (path, NULL);

  for (size_t i = 0; i < game->n_variant_fields; i++)
    if (game->variant_fields[i].type == SV_FIELD_BOARD)
      sv_field_set_board (&game->variant_fields[i], setup, sv_board_ref (board));
}

static void
digest (const SvLibraryItem *item)
{
  static const char *const words[] = { "p1", "team 2", "zone", "bonus", "minute", "d" };
  g_autofree char *text = item->class->write (item->doc, TRUE);
  g_autofree char *path =
      write_file (item->class->kind == SV_DOCUMENT_TEAM ? "a.svteam" : "a.svvariant", text);
  g_autoptr (SvLibraryEntry) entry = sv_library_entry_new_file (item->class->kind, path);
  SvLibraryDigest *made = sv_library_digest_load (path);

  add (DIGEST, "%s: %s; %s; %s %s; %d", made->name, made->detail, made->search, made->colours[0],
       made->colours[1], made->draft);
  for (unsigned i = 0; item->class->kind == SV_DOCUMENT_TEAM && i < 2; i++)
    add (DIGEST, "%s %d %d %d", made->pieces[i].look, made->pieces[i].side, made->pieces[i].number,
         made->pieces[i].card);
  add (DIGEST, "moves %d", sv_library_entry_set_digest (entry, made));
  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++) {
    const char *const both[] = { words[i], words[i / 2], NULL };
    add (DIGEST, "%d", sv_library_entry_matches (entry, game, both));
  }
}

static void
tell_rules (void)
{
  const SvFieldTable table = sv_field_table_variant (game);
  g_autoptr (SvVariantDoc) variant = sv_variant_doc_new (game);
  const SvLibraryItem item = { .class = sv_doc_class (SV_DOCUMENT_VARIANT), .variant = variant };

  if (below (3) == 0)
    random_variant (game, variant->setup, &chance);
  edit (&table, variant->setup);
  if (below (4) == 0)
    set_board (variant->setup);
  g_free (variant->name);
  variant->name = below (3) == 0 ? g_strdup ("") : g_strdup_printf ("Rules %u", below (9));
  add (SENTENCES, "%s", sv_variant_words_name (variant));
  add_text (SENTENCES, sv_variant_words_describe (variant));
  add_sentences (sv_variant_words_differences (game, variant->setup));
  add_sentences (sv_variant_words_standard (game, variant->setup));
  add_fields (game->variant_fields, game->n_variant_fields, variant->setup);
  add_text (VALUES, sv_variant_doc_write (variant, TRUE));
  digest (&item);
}

/* --- Teams --------------------------------------------------------------------------------------------- */

static SvTeamDoc *
draw_team (void)
{
  static const char *const names[] = {
    "", "Team 2", "De Velden", "orange", "Oranje 3", "Ärmel b2"
  };
  const SvFieldTable table = sv_field_table_team (game);
  SvTeamDoc *team = named_team (game, names[below (G_N_ELEMENTS (names))]);
  const unsigned named = below (3);

  if (team->fields != NULL)
    edit (&table, team->fields);
  for (unsigned n = below (4); n > 0; n--)
    draw_one (game->card_fields, game->n_card_fields,
              sv_team_doc_card_values (team, below (team->n_cards)));
  for (unsigned i = 0; i < team->n_cards && named > 0; i += named) {
    g_free (team->cards[i].name);
    team->cards[i].name = g_strdup_printf ("P%u", i + below (3));
    if (below (4) == 0)
      team->cards[i].role_name = g_strdup_printf ("role %u", i);
  }
  if (below (2) == 0) {
    g_free (team->short_name);
    team->short_name = g_strdup_printf ("S%u", below (3));
    team->colours[below (2)] = g_strdup_printf ("#%06x", below (1 << 24));
  }
  face_rename_team (team);
  return team;
}

static void
add_points (const SvTeamDoc *team)
{
  g_autofree void *setup = sv_standard_setup (game);
  SvBudget budgets[SV_MAX_BUDGETS];

  sv_team_doc_to_setup (team, 0, setup);
  const unsigned n = sv_game_budget (game, setup, 0, budgets);
  for (unsigned i = 0; i < n; i++) {
    add_text (TEAM, sv_team_words_points (&budgets[i]));
    add_text (TEAM, sv_team_words_points_fault (&budgets[i]));
  }
  add_text (TEAM, sv_team_words_state (team, setup, budgets, n));
}

static void
add_cards (const SvTeamDoc *team)
{
  g_autoptr (GString) powers = g_string_new (NULL);
  const unsigned card = below (team->n_cards);

  sv_team_words_add_powers (game, sv_team_doc_card_values (team, card), powers);
  add (POWERS, "%s", powers->str);
  for (size_t i = 0; i < game->n_card_fields; i++)
    for (int32_t v = game->card_fields[i].min - 1; v <= game->card_fields[i].max + 1; v++)
      add_text (POWERS, sv_team_words_power (&game->card_fields[i], v));
}

static void
add_sheet (const SvTeamDoc *team)
{
  g_autofree SvSheetCard *cards = g_new0 (SvSheetCard, team->n_cards + 1);
  static const char behind[] = "behind the last";

  cards[team->n_cards].name = behind;
  const SvSheetTeam sheet = sv_team_sheet_make (team, cards);
  g_assert_true (cards[team->n_cards].name == behind);

  add (SHEET, "%s %s %s %s %u", sheet.name, sheet.colours[0], sheet.colours[1], sheet.logo,
       sheet.n_cards);
  for (unsigned i = 0; i < sheet.n_cards; i++)
    add (SHEET, "%s %s %s", sheet.cards[i].name, sheet.cards[i].role, sheet.cards[i].picture);
}

static char *
draw_name (void)
{
  static const char letters[] = "AaBbeO  1-";
  GString *name = g_string_new (NULL);

  for (unsigned n = below (11); n > 0; n--)
    g_string_append_c (name, letters[below (sizeof letters - 1)]);
  if (below (4) == 0)
    g_string_append (name, "éß");
  return g_string_free (name, FALSE);
}

static void
add_short (void)
{
  g_autofree char *name = draw_name (), *ending = draw_name ();
  g_autofree char *other = below (2) == 0 ? g_strconcat (name, ending, NULL) : draw_name ();

  add (SHORT, "%s, %s", name, other);
  add_text (SHORT, sv_team_words_short (name, below (5) == 0 ? NULL : other));
  add_text (SHORT, sv_team_words_short (other, name));
}

static void
add_pieces (void)
{
  g_autofree void *setup = sv_standard_setup (game);
  g_autofree void *state = g_malloc0 (game->state_size);
  SvView view = { 0 };

  game->init (setup, state);
  game->view (setup, state, &view);
  for (unsigned i = 0; i < view.n_pieces; i++) {
    SvPhrase name = { 0 };
    game->words.piece_name (setup, (int)i, &name);
    add_text (TEAM, sv_piece_name_alone (&name));
    add (TEAM, "%s", sv_piece_name_bare (name.msgid));
  }
}

static void
tell_team (void)
{
  g_autoptr (SvTeamDoc) team = draw_team ();
  const SvLibraryItem item = { .class = sv_doc_class (SV_DOCUMENT_TEAM), .team = team };

  add (TEAM, "%s", sv_team_words_name (team));
  add_points (team);
  add_cards (team);
  add_sheet (team);
  add_text (VALUES, sv_team_doc_write (team, TRUE));
  digest (&item);
}

/* --- What is typed ------------------------------------------------------------------------------------- */

/* So many pieces of text and fewer. */
static char *
draw_text (const char *const *pieces, unsigned n_pieces, unsigned n)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = below (n); i > 0; i--)
    g_string_append (text, pieces[below (n_pieces)]);
  return g_string_free (text, FALSE);
}

static void
type_result (void)
{
  static const char *const pieces[] = { "0", "1", "2", "3", "12", "-", ":", "–", "-", " " };
  g_autofree char *any = draw_text (pieces, G_N_ELEMENTS (pieces), 8);
  g_autofree char *score =
      g_strdup_printf ("%u%s%u", below (12), pieces[5 + below (4)], below (12));
  g_autofree char *text = below (3) == 0 ? g_strdup (any) : g_strdup_printf ("%s%s", score, any);
  g_autoptr (GError) error = NULL;
  SvCupResult result;

  if (sv_cup_words_read_result (text, &result, &error))
    add (TYPED, "“%s”: %d by %d, %u–%u, %u–%u", text, result.played, result.how, result.score[0],
         result.score[1], result.shootout[0], result.shootout[1]);
  else
    add (TYPED, "“%s”: %s", text, error->message);
}

static void
type_names (void)
{
  static const char *const pieces[] = { "11", "2.", "Fox",  "De Uil", ", ", ",", ";",
                                        "\t", "\n", "\r\n", "\"",     " ",  "é", "3" };
  g_autofree char *text = draw_text (pieces, G_N_ELEMENTS (pieces), 30);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  sv_cup_words_read_names (text, names);
  for (guint i = 0; i < names->len; i++)
    add (TYPED, "%u. %s", i, (const char *)names->pdata[i]);
}

static void
run_words (unsigned number)
{
  game = sv_games ()[number % 3];
  for (unsigned i = 0; i < RULES; i++)
    tell_rules ();
  for (unsigned i = 0; i < TEAMS; i++)
    tell_team ();
  for (unsigned i = 0; i < 40; i++) {
    add_short ();
    type_result ();
    type_names ();
  }
  if (number < 3)
    add_pieces ();
}

int
main (int argc, char **argv)
{
  static const Face face = { "words-face", RUNS, aspects, run_words };

  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  const int result = face_main (argc, argv, &face);
  remove_folder (folder);
  g_free (folder);
  return result;
}
