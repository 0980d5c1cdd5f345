/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-guest-playing.h"

#include "sv-cup-bond.h"
#include "sv-cup-changes.h"
#include "sv-cup-guest-outbox.h"
#include "sv-cup-guest-private.h"
#include "sv-library.h"
#include "sv-match-file.h"
#include "sv-match-saver.h"
#include "sv-save.h"
#include "sv-sentence.h"
#include "sv-table-shelf.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* How many states of a table, the latest ones, are known again if the other computer has them. */
enum { MOST_NOTED = 5 };

/* --- Matches that are played here --- */

static SvFixtureLink
describe (SvCupGuest *self, unsigned fixture)
{
  return (SvFixtureLink){ .competition = g_strdup (sv_cup_guest_get_path (self)),
                          .fixture = fixture,
                          .decide = sv_cup_fixture (self->doc.plan->cup, fixture)->knockout,
                          .address = g_strdup (self->doc.link) };
}

static gboolean
is_ours (SvCupGuest *self, const SvFixtureLink *link)
{
  return link->address != NULL &&
         g_strcmp0 (link->competition, sv_cup_guest_get_path (self)) == 0 &&
         link->fixture < self->doc.plan->cup->fixtures->len;
}

/* Return whether there is such a fixture. It is gone if a late team was taken out again. */
static gboolean
has_fixture (SvCupGuest *self, unsigned fixture)
{
  return !self->left && fixture < self->doc.plan->cup->fixtures->len;
}

static void
shown_cb (SvMatch *match, int change, SvCupBond *bond)
{
  g_autoptr (SvCupGuest) self = g_weak_ref_get (&bond->owner);
  const SvMatchDoc *doc = sv_match_write_doc (match);
  SvCupResult result;

  if (self == NULL || doc == NULL || !has_fixture (self, bond->fixture))
    return;
  sv_cup_result_of (sv_match_get_view (match), &result);
  if (result.played)
    sv_cup_guest_put (self, sv_guest_item_new (bond->fixture, &result, doc));
  else
    sv_cup_guest_withdraw (self, bond->fixture);
  sv_cup_guest_tell_changed (self);
}

void
sv_cup_guest_begin_match (SvCupGuest *self, unsigned fixture, SvMatch *match)
{
  g_auto (SvFixtureLink) link = describe (self, fixture);
  SvCupBond *bond = sv_cup_bond_new (self, self->bonds, fixture, match);

  sv_match_bind (match, &link);
  g_signal_connect_data (match, "shown", G_CALLBACK (shown_cb), bond, sv_cup_bond_free, 0);
  shown_cb (match, SV_CHANGE_SEEK, bond);
}

gboolean
sv_cup_guest_take_back (SvCupGuest *self, SvMatch *match)
{
  const SvFixtureLink *link = sv_match_get_fixture_link (match);
  SvCupResult result;

  if (link == NULL || !is_ours (self, link))
    return FALSE;
  const unsigned fixture = link->fixture;
  sv_cup_result_of (sv_match_get_view (match), &result);
  if (sv_cup_is_settled (sv_cup_fixture (self->doc.plan->cup, fixture)) &&
      !sv_guest_doc_has_result (&self->doc, fixture, &result) &&
      sv_guest_doc_find_item (&self->doc, fixture) == NULL) {
    sv_auto_saver_tell (SV_AUTO_SAVER (self), _ ("This match has a result now."));
    sv_match_bind (match, NULL);
    return FALSE;
  }
  sv_cup_guest_begin_match (self, fixture, match);
  return TRUE;
}

/* --- Matches of an earlier run --- */

/* Return the paths of the autosaves of this competition that are not open: array of char *. */
static GPtrArray *
list_autosaves (SvCupGuest *self)
{
  g_autofree char *folder = sv_library_autosave_folder ();

  sv_save_wait (); /* one may still be being written */
  GPtrArray *paths = sv_match_saver_list (folder);
  for (guint i = paths->len; i > 0; i--) {
    g_auto (SvFixtureLink) link = { 0 };
    if (sv_match_saver_glance (paths->pdata[i - 1]) == SV_MATCH_SAVER_OVER ||
        !sv_match_saver_read_fixture_link (paths->pdata[i - 1], &link) || !is_ours (self, &link))
      g_ptr_array_remove_index (paths, i - 1);
  }
  return paths;
}

static unsigned
read_fixture (const char *path)
{
  g_auto (SvFixtureLink) link = { 0 };

  sv_match_saver_read_fixture_link (path, &link);
  return link.fixture;
}

/* Let an autosave be one of the user's matches that belongs to no competition. */
static void
release_autosave (const char *path)
{
  g_autoptr (SvMatch) match = sv_match_new_from_match_saver (path, NULL, NULL);

  if (match != NULL)
    sv_match_bind (match, NULL);
}

/* Send the matches that were finished before the program was killed. */
static void
collect_matches (SvCupGuest *self)
{
  g_autoptr (GPtrArray) paths = list_autosaves (self);

  for (guint i = 0; i < paths->len; i++) {
    if (sv_match_saver_glance (paths->pdata[i]) != SV_MATCH_SAVER_OVER_BOUND)
      continue;
    const unsigned fixture = read_fixture (paths->pdata[i]);
    g_autoptr (SvMatch) match = sv_match_new_from_match_saver (paths->pdata[i], NULL, NULL);
    SvCupResult result = { 0 };
    if (match != NULL)
      sv_cup_result_of (sv_match_get_view (match), &result);
    if (!result.played)
      continue;
    if (sv_guest_doc_has_result (&self->doc, fixture, &result))
      sv_match_bind (match, NULL);
    else if (sv_guest_doc_find_item (&self->doc, fixture) == NULL)
      g_ptr_array_add (self->doc.items,
                       sv_guest_item_new (fixture, &result, sv_match_write_doc (match)));
  }
}

SvMatch *
sv_cup_guest_find_match (SvCupGuest *self, unsigned fixture)
{
  g_autoptr (GPtrArray) paths = list_autosaves (self);

  for (guint i = 0; i < paths->len; i++) {
    if (read_fixture (paths->pdata[i]) != fixture)
      continue;
    g_autoptr (SvMatch) match = sv_match_new_from_match_saver (paths->pdata[i], NULL, NULL);
    if (match == NULL || sv_match_get_node (match)->kind == SV_NODE_OVER)
      continue;
    /* stop the clock until the match is shown */
    if (sv_clock_get_wanted (sv_match_get_clock (match)))
      sv_clock_set_paused (sv_match_get_clock (match), TRUE);
    sv_auto_saver_tell (SV_AUTO_SAVER (self), _ ("The match goes on where it was left."));
    return g_steal_pointer (&match);
  }
  return NULL;
}

/* --- Tables --- */

SvTable *
sv_cup_guest_get_table (SvCupGuest *self, unsigned fixture)
{
  return g_hash_table_lookup (self->tables, GUINT_TO_POINTER (fixture));
}

gboolean
sv_cup_guest_has_table (SvCupGuest *self, unsigned fixture)
{
  return sv_cup_guest_get_table (self, fixture) != NULL;
}

/* Note that an item of a table may be sent, and what may have been sent before it. */
static void
note_counted (SvCupGuest *self, const SvGuestItem *item, const char *digest)
{
  g_auto (GStrv) before = g_strsplit (item->instead != NULL ? item->instead : "", " ", -1);
  const guint n = g_strv_length (before);
  g_autofree char *latest = g_strjoinv (" ", n >= MOST_NOTED ? before + 1 : before);

  g_hash_table_insert (self->counted, GUINT_TO_POINTER (item->fixture),
                       *latest != '\0' ? g_strconcat (latest, " ", digest, NULL)
                                       : g_strdup (digest));
}

/* Let the score of a table be sent, unless nothing is new. If it is a correction, the item says
 * what it may replace: anything else that stands there is left alone. */
static void
put_counted (SvCupGuest *self, unsigned fixture, SvTable *table)
{
  g_autoptr (SvGuestItem) item = sv_guest_item_new_counted (fixture, table);
  g_autofree char *digest = sv_cup_tally_dup_digest (&item->tally, &item->result);
  const char *before = g_hash_table_lookup (self->counted, GUINT_TO_POINTER (fixture));
  const gboolean is_there = sv_guest_doc_has_result (&self->doc, fixture, &item->result) ||
                            sv_guest_doc_find_item (&self->doc, fixture) != NULL;

  if (before != NULL && g_str_has_suffix (before, digest) && is_there)
    return;
  item->instead = g_strdup (before);
  note_counted (self, item, digest);
  sv_cup_guest_put (self, g_steal_pointer (&item));
}

static void
table_cb (SvTable *table, SvCupBond *bond)
{
  g_autoptr (SvCupGuest) self = g_weak_ref_get (&bond->owner);

  if (self == NULL || !has_fixture (self, bond->fixture))
    return;
  if (sv_table_is_over (table))
    put_counted (self, bond->fixture, table);
  else
    sv_cup_guest_withdraw (self, bond->fixture);
  sv_cup_guest_tell_changed (self);
}

static void
add_table (SvCupGuest *self, unsigned fixture, SvTable *table)
{
  static const char *const signals[] = { "changed", "whistle" };

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_data (table, signals[i], G_CALLBACK (table_cb),
                           sv_cup_bond_new (self, self->bonds, fixture, NULL), sv_cup_bond_free, 0);
  g_hash_table_insert (self->tables, GUINT_TO_POINTER (fixture), table);
}

SvTable *
sv_cup_guest_begin_table (SvCupGuest *self, unsigned fixture, SvMatchDoc *doc)
{
  g_autofree char *path = sv_table_shelf_path (sv_cup_guest_get_path (self), fixture);
  g_auto (SvFixtureLink) link = describe (self, fixture);
  SvTable *table = sv_table_new (doc);

  sv_table_bind (table, &link);
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  add_table (self, fixture, table);
  sv_cup_guest_tell_changed (self);
  return table;
}

/* Open a stored table, and send its score if it is over. If its match has a result, delete it. */
static void
take_table (SvCupGuest *self, const char *path)
{
  g_autoptr (SvTable) table = sv_table_new_from_file (path, NULL);
  const SvFixtureLink *link = table != NULL ? sv_table_get_fixture_link (table) : NULL;
  SvCupResult result;

  if (link == NULL || !is_ours (self, link) || sv_cup_guest_has_table (self, link->fixture))
    return;
  const unsigned fixture = link->fixture;
  sv_cup_tally_read_result (&result, table);
  if (sv_cup_is_settled (sv_cup_fixture (self->doc.plan->cup, fixture)) &&
      sv_guest_doc_find_item (&self->doc, fixture) == NULL &&
      (!sv_table_is_over (table) || sv_guest_doc_has_result (&self->doc, fixture, &result))) {
    g_unlink (path);
    return;
  }
  sv_auto_saver_set_path (SV_AUTO_SAVER (table), path, NULL);
  add_table (self, fixture, g_object_ref (table));
  if (sv_table_is_over (table))
    put_counted (self, fixture, table);
}

static void
note_items (SvCupGuest *self)
{
  for (guint i = 0; i < self->doc.items->len; i++) {
    const SvGuestItem *item = self->doc.items->pdata[i];
    g_autofree char *digest = sv_cup_tally_dup_digest (&item->tally, &item->result);
    if (item->is_counted)
      note_counted (self, item, digest);
  }
}

static void
take_tables (SvCupGuest *self)
{
  g_autoptr (GPtrArray) paths = sv_table_shelf_list (sv_cup_guest_get_path (self), FALSE);

  note_items (self);
  for (guint i = 0; i < paths->len; i++)
    take_table (self, paths->pdata[i]);
}

void
sv_cup_guest_collect (SvCupGuest *self)
{
  collect_matches (self);
  take_tables (self);
}

/* --- Both --- */

gboolean
sv_cup_guest_get_live (SvCupGuest *self, unsigned fixture, int score[2])
{
  SvMatch *match = sv_cup_bond_find (self->bonds, fixture);
  SvScored *scored = (SvScored *)sv_cup_guest_get_table (self, fixture);
  SvScoreline line;

  if (match != NULL)
    scored = SV_SCORED (match);
  if (scored == NULL)
    return FALSE;
  sv_scored_read (scored, &line);
  for (int i = 0; i < 2; i++)
    score[line.sides[i]] = line.goals[i];
  return TRUE;
}

void
sv_cup_guest_drop (SvCupGuest *self, unsigned fixture)
{
  g_autoptr (GPtrArray) paths = list_autosaves (self);

  sv_cup_guest_remove_item (self, fixture);
  for (guint i = self->bonds->len; i > 0; i--) {
    SvCupBond *bond = self->bonds->pdata[i - 1];
    if (bond->fixture != fixture || bond->match == NULL)
      continue;
    g_autoptr (SvMatch) match = g_object_ref (bond->match);
    sv_match_bind (match, NULL);
    g_signal_handlers_disconnect_by_data (match, bond);
  }
  for (guint i = 0; i < paths->len; i++)
    if (read_fixture (paths->pdata[i]) == fixture)
      release_autosave (paths->pdata[i]);
  SvTable *table = sv_cup_guest_get_table (self, fixture);
  if (table != NULL && sv_table_is_over (table)) {
    sv_auto_saver_drop (SV_AUTO_SAVER (table));
    g_unlink (sv_auto_saver_get_path (SV_AUTO_SAVER (table)));
    g_hash_table_remove (self->tables, GUINT_TO_POINTER (fixture));
  }
  sv_cup_guest_hold (self);
  sv_cup_guest_keep (self);
  sv_cup_guest_tell_changed (self);
}

gboolean
sv_cup_guest_enter (SvCupGuest *self, unsigned fixture, const SvCupResult *result)
{
  const SvCupFixture *there = sv_cup_fixture (self->doc.plan->cup, fixture);
  g_autoptr (GError) error = NULL;

  if (sv_cup_is_settled (there) && !sv_cup_same_result (&there->result, result)) {
    sv_auto_saver_tell (SV_AUTO_SAVER (self),
                        _ ("This match has a result. Only the organiser can change it."));
    return FALSE;
  }
  if (!result->played) {
    if (sv_guest_doc_find_item (&self->doc, fixture) != NULL)
      sv_cup_guest_drop (self, fixture);
    return TRUE;
  }
  g_autoptr (SvCupDoc) after = sv_cup_doc_result (self->doc.plan, fixture, result, &error);
  if (after == NULL) {
    g_autofree char *sentence =
        sv_sentence (_ ("This is not possible: %s."), sv_store_error_get_reason (error));
    sv_auto_saver_tell (SV_AUTO_SAVER (self), sentence);
    return FALSE;
  }
  sv_cup_guest_put (self, sv_guest_item_new (fixture, result, NULL));
  return TRUE;
}
