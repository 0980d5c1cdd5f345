/* SPDX-License-Identifier: GPL-3.0-or-later */

/* kill -9 while a team, a variant, a competition or a table is being changed: its file is whole,
 * and holds one of the states that it went through, no earlier than what had been seen in the file
 * before.
 *
 * Each editor, a process of its own, makes random changes, takes some back, and tells its pipe when
 * it made each and which one it has found in the file. Who killed it goes through the same changes
 * again.
 *
 *      test-kill                50 kills
 *      test-kill --kills 1000   more, with the figures */

#include "cup-fixture.h"
#include "kill-fixture.h"
#include "save-fixture.h"
#include "sv-cup-changes.h"
#include "sv-draft.h"
#include "sv-table.h"

enum { BURST = 200, MOST = 4 * BURST, N_TEAMS = 8 };

/* What is edited, and what a person does to it; step i of all. */
typedef struct {
  SvAutoSaver *(*begin) (const char *path);
  SvUndo *(*get_undo) (SvAutoSaver *saver);
  void (*change) (SvAutoSaver *saver, SvRng *rng, unsigned i);
} Editor;

static void
set_number (const SvField *fields, unsigned n_fields, void *values, SvRng *rng)
{
  const SvField *field = &fields[sv_rng_below (rng, n_fields)];

  if (field->type == SV_FIELD_INT)
    sv_field_set (field, values,
                  field->min + (int)sv_rng_below (rng, (unsigned)(field->max - field->min + 1)));
}

static SvAutoSaver *
begin_team (const char *path)
{
  return SV_AUTO_SAVER (sv_draft_new_team (named_team (sv_games ()[0], "0"), path));
}

static void
change_team (SvAutoSaver *saver, SvRng *rng, unsigned i)
{
  SvTeamDoc *team = sv_draft_edit_team (SV_DRAFT (saver));
  const SvGame *game = team->game;
  const unsigned card = sv_rng_below (rng, team->n_cards);

  g_free (team->cards[card].name);
  team->cards[card].name = g_strdup_printf ("%u", i);
  set_number (game->card_fields, game->n_card_fields, (char *)team->values + card * game->card_size,
              rng);
  sv_draft_commit (SV_DRAFT (saver), NULL);
}

static SvAutoSaver *
begin_variant (const char *path)
{
  return SV_AUTO_SAVER (sv_draft_new_variant (sv_variant_doc_new (sv_games ()[0]), path));
}

static void
change_variant (SvAutoSaver *saver, SvRng *rng, unsigned i)
{
  SvVariantDoc *variant = sv_draft_edit_variant (SV_DRAFT (saver));
  const SvGame *game = variant->game;

  g_free (variant->name);
  variant->name = g_strdup_printf ("%u", i);
  set_number (game->variant_fields, game->n_variant_fields, variant->setup, rng);
  sv_draft_commit (SV_DRAFT (saver), NULL);
}

static SvUndo *
undo_of_draft (SvAutoSaver *saver)
{
  return sv_draft_get_undo (SV_DRAFT (saver));
}

static SvAutoSaver *
begin_cup (const char *path)
{
  return SV_AUTO_SAVER (make_league (path, N_TEAMS));
}

static void
change_cup (SvAutoSaver *saver, SvRng *rng, unsigned i)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (SV_CUP_BOOK (saver));
  const SvCupResult result = { .played = true, .score = { i % 90, sv_rng_below (rng, 9) } };
  const unsigned fixture = sv_rng_below (rng, doc->cup->fixtures->len);
  g_autoptr (GError) error = NULL;
  SvCupDoc *after = sv_cup_doc_result (doc, fixture, &result, &error);

  sv_cup_book_commit (SV_CUP_BOOK (saver), after, NULL, error);
}

static SvUndo *
undo_of_cup (SvAutoSaver *saver)
{
  return sv_cup_book_get_undo (SV_CUP_BOOK (saver));
}

static SvAutoSaver *
begin_table (const char *path)
{
  SvTable *table = sv_table_new (standard_doc (sv_games ()[0]));

  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  return SV_AUTO_SAVER (table);
}

static void
change_table (SvAutoSaver *saver, SvRng *rng, unsigned i)
{
  SvTable *table = SV_TABLE (saver);
  const int side = (int)sv_rng_below (rng, 2);

  if (sv_rng_below (rng, 3) == 0)
    sv_table_enter_die (table, 1 + sv_rng_below (rng, 6));
  else if (sv_table_get_score (table, side) > 20 || sv_rng_below (rng, 4) == 0)
    sv_table_remove_goal (table, side);
  else
    sv_table_add_goal (table, side, -1);
}

static SvUndo *
undo_of_table (SvAutoSaver *saver)
{
  return sv_table_get_undo (SV_TABLE (saver));
}

static const Editor editors[] = {
  { begin_team, undo_of_draft, change_team },
  { begin_variant, undo_of_draft, change_variant },
  { begin_cup, undo_of_cup, change_cup },
  { begin_table, undo_of_table, change_table },
};

static const Editor *
editor_of (guint64 seed)
{
  return &editors[seed % G_N_ELEMENTS (editors)];
}

/* A table tells when its play began: it does so at another moment each time that it is played
 * again. */
static char *
without_moment (char *text)
{
  static const char key[] = "\"began\"";

  for (char *at = text; (at = strstr (at, key)) != NULL;)
    for (at += strlen (key); *at == ':' || *at == ' ' || g_ascii_isdigit (*at); at++)
      if (g_ascii_isdigit (*at))
        *at = '0';
  return text;
}

/* What a person does next; what would be written then. */
static char *
take_step (const Editor *editor, SvAutoSaver *saver, SvRng *rng, unsigned i)
{
  const unsigned what = sv_rng_below (rng, 8);

  if (what < 2)
    sv_undo_go (editor->get_undo (saver), what == 0 ? -1 : 1);
  else
    editor->change (saver, rng, i);
  sv_auto_saver_touch (saver);
  return without_moment (SV_AUTO_SAVER_GET_CLASS (saver)->make_text (saver, NULL));
}

/* --- The editor, a process of its own --- */

/* text → the newest step that led to it */
typedef GHashTable Texts;

static guint32
look_up (Texts *texts, const char *path)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && *text != '\0'
             ? GPOINTER_TO_UINT (g_hash_table_lookup (texts, without_moment (text)))
             : 0;
}

static int
edit (const char *path, guint64 seed)
{
  const Editor *editor = editor_of (seed);
  SvAutoSaver *saver = editor->begin (path);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Report report = { 0 };
  SvRng rng;

  sv_rng_seed (&rng, seed);
  for (;;) {
    const unsigned n = seed % 5 == 0 && report.made == 0 ? BURST : 1;

    for (unsigned i = 0; i < n && report.made < MOST; i++) {
      char *text = take_step (editor, saver, &rng, ++report.made);
      g_hash_table_replace (texts, text, GUINT_TO_POINTER (report.made));
      report.at_us = g_get_monotonic_time ();
    }
    g_main_context_iteration (NULL, FALSE);
    report.found = MAX (report.found, look_up (texts, path));
    if (!tell (&report))
      return 1;
    g_usleep (1000 * (1 + seed % 8)); /* no more than the pipe holds */
  }
}

/* The newest step that led to what the file holds; it may not hold anything else. The last step may
 * have been made and kept, and not told any more. */
static gboolean
find_state (const char *path, guint64 seed, guint32 made, guint32 *kept)
{
  const Editor *editor = editor_of (seed);
  g_autofree char *again = g_strconcat (path, ".again", NULL);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SvRng rng;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return FALSE;
  SvAutoSaver *saver = editor->begin (again);
  sv_rng_seed (&rng, seed);
  for (guint32 i = 1; i <= MIN (made + BURST, MOST); i++)
    g_hash_table_replace (texts, take_step (editor, saver, &rng, i), GUINT_TO_POINTER (i));
  sv_auto_saver_drop (saver);
  g_object_unref (saver);
  *kept = look_up (texts, path);
  if (*kept == 0)
    g_error ("what the file of editor %u holds was never there", (unsigned)seed);
  return TRUE;
}

int
main (int argc, char **argv)
{
  static const Killing killing_editors = { "editors, competitions and tables", edit, find_state };

  return run_killing (argc, argv, "/kill/editors", &killing_editors);
}
