/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-cup-changes.h"

#include "sv-cup-anew.h"
#include "sv-cup-held.h"
#include "sv-cup-late.h"
#include "sv-cup-times.h"
#include "sv-sentence.h"

#include <glib/gi18n.h>
#include <string.h>

static const SvPath *const top = NULL;

/* --- Results and matches --- */

/* Return a copy in which fixture @i has another result and no match. */
static SvCupDoc *
with_result (const SvCupDoc *self, unsigned i, const SvCupResult *result)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  SvCupFixture *fixture = sv_cup_fixture (after->cup, i);
  SvCupExtra *extra = after->extras->pdata[i];
  fixture->result = *result;
  fixture->is_void = false;
  sv_cup_held_clear (extra);
  extra->has_how = result->played;
  sv_cup_told_set (extra, NULL, NULL);
  return after;
}

SvCupDoc *
sv_cup_doc_result (const SvCupDoc *self, unsigned i, const SvCupResult *result, GError **error)
{
  SvCupDoc *after = with_result (self, i, result);
  g_autoptr (GArray) home = sv_cup_doc_get_marks (self, i, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_marks (self, i, 1);
  /* Correcting a score does not remove the marks. */
  if (result->played)
    sv_cup_told_set (after->extras->pdata[i], NULL, (GArray *[]){ home, away });
  return sv_cup_doc_settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_mark (const SvCupDoc *self, unsigned i, GArray *const marks[2], GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  g_autoptr (GArray) home = sv_cup_doc_get_scorers (self, i, 0);
  g_autoptr (GArray) away = sv_cup_doc_get_scorers (self, i, 1);
  sv_cup_told_set (after->extras->pdata[i], (GArray *[]){ home, away }, marks);
  return sv_cup_doc_settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_counted (const SvCupDoc *self,
                    unsigned i,
                    const SvCupResult *result,
                    GArray *const scorers[2],
                    GArray *const marks[2],
                    GError **error)
{
  SvCupDoc *after = with_result (self, i, result);
  sv_cup_told_set (after->extras->pdata[i], scorers, marks);
  return sv_cup_doc_settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_match (const SvCupDoc *self, unsigned i, const SvMatchDoc *match, GError **error)
{
  SvCupResult result;
  if (match->game != self->game) {
    sv_fault (error, SV_STORE_ERROR_GAME, SV_PATH_ITEM (SV_PATH_KEY (top, "fixtures"), i),
              _ ("this is made for another game, “%s”"), match->game->id);
    return NULL;
  }
  sv_cup_held_result (match, &result);
  SvCupDoc *after = with_result (self, i, &result);
  sv_cup_held_put (after->extras->pdata[i], match);
  return sv_cup_doc_settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_clear (const SvCupDoc *self, unsigned i, GError **error)
{
  return sv_cup_doc_result (self, i, &(const SvCupResult){ 0 }, error);
}

SvCupDoc *
sv_cup_doc_void (const SvCupDoc *self, unsigned i, GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  sv_cup_fixture (after->cup, i)->is_void = true;
  return sv_cup_doc_settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_withdraw (const SvCupDoc *self, unsigned team, gboolean back, GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  SvCup *cup = after->cup;
  unsigned n = 0;
  for (unsigned i = 0; i < cup->n_withdrawn; i++) {
    if (cup->withdrawn[i] != team)
      cup->withdrawn[n++] = cup->withdrawn[i];
  }
  cup->n_withdrawn = n;
  if (!back)
    cup->withdrawn[cup->n_withdrawn++] = team;
  return sv_cup_doc_settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_adjust (
    const SvCupDoc *self, unsigned team, int points, const char *reason, GError **error)
{
  const unsigned n = self->cup->n_adjust;
  const SvPath *path = SV_PATH_KEY (top, "adjust");
  if (!sv_length_check (n + 1, SV_CUP_MAX_ADJUST, path, error) ||
      (reason != NULL && !sv_text_check (reason, SV_PATH_KEY (SV_PATH_ITEM (path, n), "reason"),
                                         SV_TEXT_NAME, error)))
    return NULL;
  SvCupDoc *after = sv_cup_doc_copy (self);
  after->cup->adjust[after->cup->n_adjust++] = (SvCupAdjust){ team, points };
  sv_cup_notes_add (after->notes.reasons, reason);
  return sv_cup_doc_settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_unadjust (const SvCupDoc *self, unsigned team, GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  SvCup *cup = after->cup;
  unsigned n = 0;
  for (unsigned i = 0; i < cup->n_adjust; i++) {
    if (cup->adjust[i].team == team)
      g_ptr_array_remove_index (after->notes.reasons, n);
    else
      cup->adjust[n++] = cup->adjust[i];
  }
  cup->n_adjust = n;
  return sv_cup_doc_settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_set_referee (const SvCupDoc *self, unsigned i, int team, GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  sv_cup_told_set_referee (after->extras->pdata[i], team);
  return sv_cup_doc_settle (self, after, i, error);
}

SvCupDoc *
sv_cup_doc_free_referee (const SvCupDoc *self, unsigned i, GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  sv_cup_told_free_referee (after->extras->pdata[i]);
  return sv_cup_doc_settle (self, after, i, error);
}

/* --- The plan --- */

SvCupDoc *
sv_cup_doc_move (
    const SvCupDoc *self, unsigned i, unsigned round, unsigned slot, unsigned board, GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  SvCupFixture *fixture = sv_cup_fixture (after->cup, i);
  fixture->round = round;
  fixture->slot = slot;
  fixture->board = board;
  g_clear_pointer (&after->slots, g_rc_box_release);
  return sv_cup_doc_settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_exchange (const SvCupDoc *self, unsigned i, unsigned k, GError **error)
{
  SvCupDoc *after = sv_cup_doc_copy (self);
  SvCupFixture *one = sv_cup_fixture (after->cup, i), *other = sv_cup_fixture (after->cup, k);
  const SvCupFixture was = *one;
  one->round = other->round;
  one->slot = other->slot;
  one->board = other->board;
  other->round = was.round;
  other->slot = was.slot;
  other->board = was.board;
  g_clear_pointer (&after->slots, g_rc_box_release);
  return sv_cup_doc_settle_whole (self, after, error);
}

SvCupDoc *
sv_cup_doc_plan_anew (const SvCupDoc *self, unsigned begun, GError **error)
{
  g_autoptr (SvCupDoc) after = sv_cup_doc_copy (self);
  if (!sv_cup_plan_anew (after->cup, begun)) {
    sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (top, "fixtures"), "%s",
              _ ("the matches that are still to be played cannot be planned any better"));
    return NULL;
  }
  g_clear_pointer (&after->slots, g_rc_box_release);
  return sv_cup_doc_settle_whole (self, g_steal_pointer (&after), error);
}

/* --- The times of the day --- */

/* Return the note of the break after slot @after that @self has, or NULL. */
static const SvCupNote *
find_break_note (const SvCupDoc *self, unsigned after)
{
  for (unsigned i = 0; i < self->cup->times.n_breaks; i++) {
    if (self->cup->times.breaks[i].after == after)
      return self->notes.breaks->pdata[i];
  }
  return NULL;
}

/* Write the text of each break; what else a document says about a break stays with it. */
static gboolean
set_break_texts (SvCupDoc *after, const SvCupDoc *before, const char *const *texts, GError **error)
{
  const SvCupTimes *times = &after->cup->times;
  const SvPath *path = SV_PATH_KEY (SV_PATH_KEY (SV_PATH_KEY (top, "plan"), "clock"), "breaks");
  g_ptr_array_set_size (after->notes.breaks, 0);
  for (unsigned i = 0; i < times->n_breaks; i++) {
    const SvCupNote *old = find_break_note (before, times->breaks[i].after);
    const char *text = texts != NULL ? texts[i] : NULL;
    if (text != NULL &&
        !sv_text_check (text, SV_PATH_KEY (SV_PATH_ITEM (path, i), "text"), SV_TEXT_NAME, error))
      return FALSE;
    sv_cup_notes_add (after->notes.breaks, text);
    SvCupNote *note = after->notes.breaks->pdata[i];
    note->unknown = old && old->unknown ? json_object_ref (old->unknown) : NULL;
  }
  return TRUE;
}

SvCupDoc *
sv_cup_doc_set_times (const SvCupDoc *self,
                      const SvCupTimes *times,
                      const char *const *texts,
                      GError **error)
{
  const SvPath *path = SV_PATH_KEY (SV_PATH_KEY (SV_PATH_KEY (top, "plan"), "clock"), "breaks");
  if (!sv_length_check (times->n_breaks, SV_CUP_MAX_BREAKS, path, error))
    return NULL;
  g_autoptr (SvCupDoc) after = sv_cup_doc_copy (self);
  after->cup->times = *times;
  return set_break_texts (after, self, texts, error)
             ? sv_cup_doc_settle_whole (self, g_steal_pointer (&after), error)
             : NULL;
}

/* Make a break after slot @slot longer, or insert one before break @k, which is the first one after
 * it. */
static void
add_break (SvCupTimes *times, const char **texts, unsigned k, SvCupBreak more, const char *text)
{
  if (k < times->n_breaks && times->breaks[k].after == more.after) {
    times->breaks[k].minutes += more.minutes;
    return;
  }
  memmove (&times->breaks[k + 1], &times->breaks[k],
           (times->n_breaks - k) * sizeof times->breaks[0]);
  memmove (&texts[k + 1], &texts[k], (times->n_breaks - k) * sizeof texts[0]);
  times->breaks[k] = more;
  texts[k] = text;
  times->n_breaks++;
}

static SvCupDoc *
refuse_delay (const char *why, GError **error)
{
  sv_fault (error, SV_STORE_ERROR_VALUE, SV_PATH_KEY (SV_PATH_KEY (top, "plan"), "clock"), "%s",
            why);
  return NULL;
}

SvCupDoc *
sv_cup_doc_delay (
    const SvCupDoc *self, unsigned slot, unsigned minutes, const char *text, GError **error)
{
  SvCupTimes times = self->cup->times;
  const char *texts[SV_CUP_MAX_BREAKS];
  unsigned k = 0;
  if (times.match == 0)
    return refuse_delay (_ ("this competition has no times"), error);
  for (unsigned i = 0; i < times.n_breaks; i++)
    texts[i] = ((const SvCupNote *)self->notes.breaks->pdata[i])->text;
  while (k < times.n_breaks && times.breaks[k].after < slot)
    k++;
  if (times.n_breaks == SV_CUP_MAX_BREAKS &&
      (k == times.n_breaks || times.breaks[k].after != slot) && slot > 0)
    return refuse_delay (_ ("the day has as many breaks as it can have"), error);
  if (slot == 0)
    times.start = (times.start + minutes) % SV_CUP_MINUTES_OF_DAY;
  else
    add_break (&times, texts, k, (SvCupBreak){ slot, minutes }, text);
  return sv_cup_doc_set_times (self, &times, texts, error);
}

/* --- Teams --- */

/* Let @self have a list of teams of its own, which can be changed. */
static void
unshare_teams (SvCupDoc *self)
{
  GPtrArray *own = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_team_doc_free);
  for (guint t = 0; t < self->teams->len; t++)
    g_ptr_array_add (own, sv_team_doc_copy (self->teams->pdata[t]));
  g_ptr_array_unref (self->teams);
  self->teams = own;
}

SvCupDoc *
sv_cup_doc_add_team (const SvCupDoc *self, const SvTeamDoc *team, unsigned group, GError **error)
{
  SvFault fault;
  if (!sv_cup_check_late (self->cup, &fault)) {
    sv_fault_found (error, SV_STORE_ERROR_VALUE, top, &fault);
    return NULL;
  }
  g_autoptr (SvCupDoc) after = sv_cup_doc_copy (self);
  unshare_teams (after);
  g_ptr_array_add (after->teams, sv_team_doc_copy (team));
  sv_cup_add_late (after->cup, group);
  g_clear_pointer (&after->slots, g_rc_box_release);
  while (after->extras->len < after->cup->fixtures->len)
    g_ptr_array_add (after->extras, g_new0 (SvCupExtra, 1));
  return sv_cup_doc_settle_whole (self, g_steal_pointer (&after), error);
}

SvCupDoc *
sv_cup_doc_rename (const SvCupDoc *self, unsigned team, const char *name, GError **error)
{
  const SvPath *path = SV_PATH_KEY (SV_PATH_ITEM (SV_PATH_KEY (top, "teams"), team), "name");
  if (!sv_text_check (name, path, SV_TEXT_NAME, error))
    return NULL;
  SvCupDoc *after = sv_cup_doc_copy (self);
  unshare_teams (after);
  SvTeamDoc *renamed = after->teams->pdata[team];
  g_free (renamed->name);
  renamed->name = sv_clean_text (name, -1);
  return sv_cup_doc_settle_whole (self, after, error);
}
