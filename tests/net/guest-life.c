/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The second computer of test-guest-killed, without a window: it plays all matches of its board in
 * three ways, until it is killed. Each line of its standard input is a link of the board; at the end
 * of the input it ends. It says:
 *
 *      kept FIXTURE HOME AWAY     the result is on its disk
 *      taken FIXTURE HOME AWAY    the other computer has said that it took the result
 *      done                       each match has a result here or there, and nothing is to be sent
 *
 * Usage: guest-life WAY      a number from 0 on: which match is played in which way */

#include "match/table-fixture.h"
#include "play-fixture.h"
#include "save-fixture.h"
#include "sv-cup-guest-asking.h"
#include "sv-cup-guest-fetch.h"
#include "sv-cup-guest-joining.h"
#include "sv-cup-guest-playing.h"
#include "sv-cup-guest-shelf.h"
#include "sv-cup-guest.h"
#include "sv-match-file.h"

#include <gio/gunixinputstream.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { PAUSE_MS = 20 };

typedef struct {
  GMainLoop *loop;
  SvCupGuest *guest; /* NULL before it has joined */
  unsigned way;
  gboolean busy;     /* a match is being played or fetched */
  unsigned fetching; /* fixture of the match that is fetched */
  gboolean done;     /* and said so */
} Life;

static void
say (const char *what, unsigned fixture, const SvCupResult *result)
{
  printf ("%s %u %u %u\n", what, fixture, result->score[0], result->score[1]);
  fflush (stdout);
}

/* --- Three ways to play --- */

static void
type_result (Life *life, unsigned fixture)
{
  const SvCupResult result = { .played = true, .score = { fixture + 1, life->way } };

  if (!sv_cup_guest_enter (life->guest, fixture, &result))
    return;
  write_out (life->guest);
  say ("kept", fixture, &result);
}

static void
play_match (Life *life, unsigned fixture, SvMatch *begun, SvMatchDoc *doc)
{
  g_autofree char *autosaves = sv_library_autosave_folder ();
  g_autoptr (SvMatch) match = begun != NULL ? begun : sv_match_new (doc);
  SvCupResult result;

  sv_cup_guest_begin_match (life->guest, fixture, match);
  if (begun == NULL)
    sv_match_match_saver (match, autosaves);
  play_on (match);
  write_out (sv_match_get_match_saver (match));
  sv_cup_result_of (sv_match_get_view (match), &result);
  say ("kept", fixture, &result);
}

/* Goals are counted while its clock runs. */
static void
count_match (Life *life, unsigned fixture, SvMatchDoc *doc)
{
  SvTable *table = sv_cup_guest_get_table (life->guest, fixture);
  SvCupResult result = { .played = true };

  if (table == NULL)
    table = sv_cup_guest_begin_table (life->guest, fixture, doc);
  for (unsigned i = 0; i < 2 && !sv_table_is_over (table); i++) {
    sv_table_add_goal (table, (int)i, (int)(fixture + i) % 3);
    write_out (table);
  }
  while (!sv_table_is_over (table)) {
    run_out (table);
    sv_table_turn (table);
  }
  write_out (table);
  for (int side = 0; side < 2; side++)
    result.score[side] = (unsigned)sv_table_get_score (table, side);
  say ("kept", fixture, &result);
}

/* --- What is next --- */

/* Return whether a result stands there, or is to be sent, or was not taken. */
static gboolean
has_result (Life *life, unsigned fixture)
{
  const SvCup *cup = sv_cup_guest_get_plan (life->guest)->cup;

  return sv_cup_fixture (cup, fixture)->result.played ||
         sv_cup_guest_get_item (life->guest, fixture) != NULL;
}

static int
find_next (Life *life)
{
  g_autoptr (GArray) fixtures = sv_cup_guest_list_fixtures (life->guest);

  for (guint i = 0; i < fixtures->len; i++)
    if (!has_result (life, g_array_index (fixtures, unsigned, i)))
      return (int)g_array_index (fixtures, unsigned, i);
  return -1;
}

/* Say so once when nothing is left to be sent. */
static void
look_for_end (Life *life)
{
  const GPtrArray *items = sv_cup_guest_get_items (life->guest);

  for (guint i = 0; i < items->len; i++)
    if (((const SvGuestItem *)items->pdata[i])->state != SV_GUEST_CONFLICT)
      return;
  if (!life->done)
    puts ("done");
  fflush (stdout);
  life->done = TRUE;
}

static gboolean go_on_cb (gpointer data);

static void
fetched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Life *life = data;
  const unsigned fixture = life->fetching;
  g_autoptr (SvMatchDoc) doc = sv_cup_guest_fetch_finish (SV_CUP_GUEST (source), result, NULL);

  if (life->guest == NULL)
    return;

  if (doc != NULL && !has_result (life, fixture)) {
    if ((fixture + life->way) % 3 == 1)
      play_match (life, fixture, NULL, g_steal_pointer (&doc));
    else
      count_match (life, fixture, g_steal_pointer (&doc));
  }
  life->busy = FALSE;
  /* If the other computer has just been killed, it is asked again. */
  g_timeout_add (PAUSE_MS, go_on_cb, life);
}

/* Play the next match, if there is one. It may have been begun before the program was killed. */
static gboolean
go_on_cb (gpointer data)
{
  Life *life = data;

  /* Waiting for what is still to be saved, at the end, runs this too. */
  if (life->guest == NULL)
    return G_SOURCE_REMOVE;
  const int next = life->busy ? -1 : find_next (life);
  if (next < 0) {
    if (!life->busy)
      look_for_end (life);
    return G_SOURCE_REMOVE;
  }
  const unsigned fixture = (unsigned)next;
  life->busy = TRUE;
  SvMatch *begun = sv_cup_guest_find_match (life->guest, fixture);
  if (begun != NULL) {
    play_match (life, fixture, begun, NULL);
  } else if (sv_cup_guest_has_table (life->guest, fixture)) {
    count_match (life, fixture, NULL);
  } else if ((fixture + life->way) % 3 == 0) {
    type_result (life, fixture);
  } else {
    life->fetching = fixture;
    sv_cup_guest_fetch_async (life->guest, fixture, fetched_cb, life);
    return G_SOURCE_REMOVE;
  }
  life->busy = FALSE;
  return G_SOURCE_CONTINUE;
}

static void
changed_cb (SvCupGuest *guest, Life *life)
{
  const GPtrArray *items = sv_cup_guest_get_items (guest);

  for (guint i = 0; i < items->len; i++) {
    const SvGuestItem *item = items->pdata[i];
    if (item->state == SV_GUEST_TAKEN)
      say ("taken", item->fixture, &item->result);
  }
  if (!life->busy)
    g_idle_add (go_on_cb, life);
}

/* --- Its life --- */

static void
joined_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Life *life = data;
  SvCupGuest *guest = sv_cup_guest_join_finish (result, NULL);

  /* The other computer was killed meanwhile: another link will come. */
  if (guest == NULL)
    return;
  if (life->guest == NULL) {
    life->guest = g_object_ref (guest);
    g_signal_connect (guest, "changed", G_CALLBACK (changed_cb), life);
    sv_cup_guest_watch (guest, TRUE);
  }
  g_assert_true (guest == life->guest);
  g_object_unref (guest);
  changed_cb (life->guest, life);
}

static void read_link (GDataInputStream *in, Life *life);

static void
link_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Life *life = data;
  GDataInputStream *in = G_DATA_INPUT_STREAM (source);
  g_autofree char *link = g_data_input_stream_read_line_finish (in, result, NULL, NULL);

  if (link == NULL) {
    g_main_loop_quit (life->loop);
    return;
  }
  sv_cup_guest_join_async (link, NULL, joined_cb, life);
  read_link (in, life);
}

static void
read_link (GDataInputStream *in, Life *life)
{
  g_data_input_stream_read_line_async (in, G_PRIORITY_DEFAULT, NULL, link_cb, life);
}

int
main (int argc, char **argv)
{
  Life life = { .loop = g_main_loop_new (NULL, FALSE), .way = (unsigned)atoi (argv[1]) };
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GDataInputStream) in = g_data_input_stream_new (input);

  sv_cup_guest_set_pause (PAUSE_MS);
  sv_cup_guest_resume ();
  read_link (in, &life);
  g_main_loop_run (life.loop);
  if (life.guest != NULL) {
    sv_cup_guest_watch (life.guest, FALSE);
    g_signal_handlers_disconnect_by_data (life.guest, &life);
  }
  g_clear_object (&life.guest);
  sv_save_wait ();
  g_main_loop_unref (life.loop);
  return argc == 2 ? 0 : 1;
}
