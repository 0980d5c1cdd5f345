/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a table beside a real board makes of all that people do at it stays what it is, until somebody means to
 * change it: what it tells, what it says aloud, and what it keeps, of tables at which people do what comes to
 * their minds. See face-fixture.h. */

#include "doc-fixture.h"
#include "face-fixture.h"
#include "folder-fixture.h"
#include "random-setup.h"
#include "save-fixture.h"
#include "sv-games.h"
#include "sv-table.h"
#include "time-fixture.h"

#include <sys/random.h>

enum { TABLES = 45, DEEDS = 120, HOUR = 3600 };

enum { TOLD, SLATE, NOTES, SIGNALS, KEPT, AGAIN };

static const char *const aspects[] = { "told", "slate", "notes", "signals", "kept", "again", NULL };

static SvTable *table;
static gint64 now_us;
static int n_changes, n_whistles;

/* --- Chance and time, which are the test's own ------------------------------------------------------ */

ssize_t
getrandom (void *bytes, size_t n, unsigned flags)
{
  memset (bytes, 7, n);
  return (ssize_t)n;
}

gint64
g_get_real_time (void)
{
  return G_GINT64_CONSTANT (1700000000) * G_USEC_PER_SEC + now_us;
}

/* --- What there is to see ---------------------------------------------------------------------------- */

static void
add_notes (SvTable *self)
{
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (self, &n);

  for (unsigned i = 0; i < n; i++)
    add (NOTES, "%u: %d %d, %d of %d in %d at %d, %d", i, notes[i].kind, notes[i].mark,
         notes[i].card, notes[i].side, notes[i].period, notes[i].at_ms, notes[i].shows);
  for (int side = 0; side < 2; side++)
    for (unsigned card = 0; card < sv_table_get_doc (self)->game->n_cards; card++)
      add (NOTES, "%x", sv_table_get_flags (self, side, (int)card));
}

static void
add_slate (const SvSlateView *slate)
{
  add (SLATE, "%d ms, shows %d of %d, %s, %s; %d %d %d, next %d, %d by %d, marks %x",
       slate->period_ms, slate->clock_shows, slate->clock_ends,
       slate->notice != NULL ? slate->notice : "-", slate->count != NULL ? slate->count : "-",
       slate->late, slate->shootout, slate->ended, slate->next, slate->winner, slate->how,
       slate->marks);
  for (unsigned i = 0; i < SV_SLATE_MARKS; i++)
    add (SLATE, "%d at most", slate->most[i]);
}

static void
look (SvTable *self)
{
  SvClock *clock = sv_table_get_clock (self);
  SvUndo *undo = sv_table_get_undo (self);

  add (TOLD, "%s – %s, %u of %u: %s, began %" G_GINT64_FORMAT, sv_table_get_team_name (self, 0),
       sv_table_get_team_name (self, 1), sv_table_get_period (self), sv_table_get_n_periods (self),
       sv_table_get_period_name (self), sv_table_get_began (self));
  add (TOLD, "%d–%d, %d of %d – %d of %d", sv_table_get_score (self, 0),
       sv_table_get_score (self, 1), sv_table_get_shootout (self, 0), sv_table_get_shots (self, 0),
       sv_table_get_shootout (self, 1), sv_table_get_shots (self, 1));
  add (TOLD, "over %d, how %d, next %d, turn %d, used %d", sv_table_is_over (self),
       sv_table_get_end (self), sv_table_can_next (self), sv_table_get_turn (self),
       sv_table_get_used (self));
  add (TOLD, "kind %u, %s: %u %u", sv_table_get_kind (self), sv_table_get_throw (self)->label,
       sv_table_get_die (self, 0), sv_table_get_die (self, 1));
  add (TOLD, "clock %" G_GINT64_FORMAT " of %" G_GINT64_FORMAT ", %d %d %d",
       sv_clock_get_elapsed (clock), sv_clock_get_length (clock), sv_clock_get_wanted (clock),
       sv_clock_get_paused (clock), sv_clock_get_expired (clock));
  add (TOLD, "undo %d, redo %d, %s", sv_undo_can_go (undo, -1), sv_undo_can_go (undo, 1),
       sv_table_get_bond (self) != NULL ? sv_table_get_bond (self)->mark : "-");
  add_slate (sv_table_get_slate (self));
  add_notes (self);
}

static char *
dup_text (SvTable *self)
{
  return SV_KEEPER_GET_CLASS (self)->make_text (SV_KEEPER (self), NULL);
}

/* What was kept is the same table, with the same steps. */
static void
look_again (void)
{
  g_autofree char *text = dup_text (table);
  g_autofree char *path = write_file ("again.json", text);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvTable) again = sv_table_new_from_file (path, &error);

  g_assert_no_error (error);
  add (KEPT, "%s", text);
  add_text (AGAIN, dup_text (again));
  look (again);
  while (sv_undo_go (sv_table_get_undo (again), -1))
    look (again);
}

static void
notice_cb (SvTable *self, const char *sentence)
{
  add (SIGNALS, "%s", sentence);
}

/* --- What people do ---------------------------------------------------------------------------------- */

static SvVariantDoc *
draw_variant (const SvGame *game)
{
  SvVariantDoc *variant = sv_variant_doc_new (game);

  if (below (3) > 0)
    random_variant (game, variant->setup, &chance);
  return variant;
}

static SvTeamDoc *
draw_team (const SvGame *game)
{
  g_autofree char *name = g_strdup_printf ("Team %u", below (9));
  SvTeamDoc *team = named_team (game, name);

  face_rename_team (team);
  return team;
}

static void
play (unsigned seconds)
{
  SvClock *clock = sv_table_get_clock (table);

  sv_clock_set_paused (clock, FALSE);
  for (unsigned i = 0; i < seconds && sv_clock_get_running (clock); i++) {
    now_us += G_USEC_PER_SEC;
    sv_clock_check (clock);
  }
  if (below (3) > 0)
    sv_clock_set_paused (clock, TRUE);
}

/* The lid of the machine was shut. */
static void
sleep_long (void)
{
  sv_clock_set_paused (sv_table_get_clock (table), FALSE);
  now_us += 90 * G_USEC_PER_SEC;
  sv_clock_check (sv_table_get_clock (table));
}

static void
bind (void)
{
  char competition[] = "/cup.svcup", mark[] = "the mark";
  const SvBond bond = {
    .competition = competition, .mark = mark, .fixture = below (9), .decide = below (3) > 0
  };

  sv_table_bind (table, &bond);
}

static unsigned
count_throws (const SvGame *game)
{
  const SvSlateThrow *throws = sv_game_slate_throws (game);
  unsigned n = 0;

  while (n < SV_SLATE_THROWS && throws[n].label != NULL)
    n++;
  return n;
}

/* FALSE: the table did not allow it. */
static gboolean
change_pairing (const SvGame *game)
{
  g_autoptr (SvVariantDoc) variant = draw_variant (game);
  g_autoptr (SvTeamDoc) team = draw_team (game);

  return below (2) == 0 ? sv_table_set_variant (table, variant, NULL)
                        : sv_table_set_team (table, (int)below (2), team, NULL);
}

static gboolean
do_with_dice (const SvGame *game, unsigned what)
{
  const unsigned kind = below (count_throws (game));

  switch (what) {
  case 0:
    sv_table_throw (table);
    return TRUE;
  case 1:
    sv_table_throw_as (table, kind, below (SV_TABLE_DICE + 1));
    return TRUE;
  case 2:
    return sv_table_enter_die_as (table, kind, 1 + below (2), below (12));
  case 3:
    sv_table_set_kind (table, kind);
    return TRUE;
  case 4:
    return sv_table_correct_die (table);
  case 5:
    sv_table_take_dice (table);
    return TRUE;
  default:
    return sv_table_enter_die (table, below (3) == 0 ? 1 : below (8));
  }
}

static gboolean
write_down (const SvGame *game, unsigned what)
{
  const int side = (int)below (2), card = (int)below ((unsigned)game->n_cards);

  switch (what) {
  case 0:
  case 1:
    return sv_table_add_goal (table, side, below (3) == 0 ? -1 : card);
  case 2:
    return sv_table_add_miss (table, side);
  case 3:
    return sv_table_remove_goal (table, side);
  default:
    return sv_table_add_mark (table, side, card % 3, below (SV_SLATE_MARKS));
  }
}

static gboolean
do_any (const SvGame *game)
{
  const unsigned what = below (40);

  if (what < 12)
    return do_with_dice (game, below (9));
  if (what < 24)
    return write_down (game, below (6));
  switch (what) {
  case 24:
    return change_pairing (game);
  case 25:
    return sv_table_end (table);
  case 26:
    return sv_table_next_period (table);
  case 27:
    if (below (3) == 0)
      sv_table_restart (table);
    return TRUE;
  case 28:
    sleep_long ();
    return TRUE;
  case 29:
    if (below (3) == 0)
      bind ();
    return TRUE;
  case 30:
  case 31:
    return sv_undo_go (sv_table_get_undo (table), -1 - (int)below (4));
  case 32:
    return sv_undo_go (sv_table_get_undo (table), 1 + (int)below (2));
  case 33:
  case 34:
    play (below (7));
    return TRUE;
  case 35:
    play (HOUR);
    return TRUE;
  default:
    sv_table_turn (table);
    return TRUE;
  }
}

static void
run_table (unsigned number)
{
  const SvGame *game = sv_games ()[number % 3];
  g_autoptr (SvVariantDoc) variant = draw_variant (game);
  g_autofree char *path = g_build_filename (folder, "table.json", NULL);

  now_us = 1000;
  n_changes = n_whistles = 0;
  table = sv_table_new (new_doc (variant, NULL, NULL));
  sv_clock_set_source (sv_table_get_clock (table), fake_time, &now_us);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (count_cb), &n_changes);
  g_signal_connect_swapped (table, "whistle", G_CALLBACK (count_cb), &n_whistles);
  g_signal_connect (table, "notice", G_CALLBACK (notice_cb), NULL);
  sv_keeper_set_path (SV_KEEPER (table), path, NULL);
  if (number / 3 % 2 == 0)
    bind ();
  for (unsigned i = 0; i < DEEDS; i++) {
    if (i % 8 == 0)
      write_out (table);
    const gboolean done = do_any (game);
    look (table);
    add (SIGNALS, "%d: %d changes, %d whistles, kept %d", done, n_changes, n_whistles,
         sv_keeper_is_kept (SV_KEEPER (table)));
    if (i % 30 == 29)
      look_again ();
  }
  g_clear_object (&table);
  sv_save_wait ();
}

int
main (int argc, char **argv)
{
  static const Face face = { "table-face", TABLES, aspects, run_table };

  folder = g_dir_make_tmp ("speelveld-XXXXXX", NULL);
  const int result = face_main (argc, argv, &face);
  remove_folder (folder);
  g_free (folder);
  return result;
}
