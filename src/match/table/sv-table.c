/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table.h"

#include <glib/gi18n.h>

#include "sv-rng.h"
#include "sv-score-words.h"
#include "sv-table-kept.h"
#include "sv-table-marks.h"

enum { KEEP_MS = 5000 };

struct _SvTable {
  SvAutoSaver parent_instance;

  /* Owned */
  GPtrArray *docs; /* of SvMatchDoc: every pairing there has been, so that undo can return to it */
  SvClock *clock;
  SvClock *rest; /* counts how long a break lasts */
  SvUndo *undo;  /* its versions are of type SvTableContents */

  SvFixtureLink link;

  SvTableContents now;
  char *period; /* name of the period as last returned by sv_table_get_period_name () */
  SvScoreSheetView sheet;
  gint64 kept_ms; /* milliseconds on the clock when the file was last written */
  SvRng rng;
};

static void scored_init (SvScoredInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SvTable,
                               sv_table,
                               SV_TYPE_AUTO_SAVER,
                               G_IMPLEMENT_INTERFACE (SV_TYPE_SCORED, scored_init))

static const void *
get_setup (SvTable *self)
{
  return sv_history_get_setup (sv_table_get_doc (self)->history);
}

/* --- The file of the table --- */

/* Add to the version that was current until this moment what is not part of a step: the time on
 * the clock, and when play began. */
static void
stamp (SvTable *self, const SvTableContents *version)
{
  self->now.elapsed_ms = sv_clock_get_elapsed (self->clock);
  sv_undo_replace (self->undo, version, g_memdup2 (&self->now, sizeof self->now));
}

static char *
sv_table_make_text (SvAutoSaver *saver, GError **error)
{
  SvTable *self = SV_TABLE (saver);

  self->kept_ms = sv_clock_get_elapsed (self->clock);
  stamp (self, sv_undo_get (self->undo));
  return sv_table_kept_make_text (self->undo, self->docs, &self->link);
}

static char *
sv_table_dup_name (SvAutoSaver *saver)
{
  return g_strdup (_ ("This table"));
}

/* --- The rules of the game --- */

/* Return the last period by the rules. Some variants skip a period in the middle, such as extra
 * time before a shoot-out. */
static unsigned
last_period (SvTable *self)
{
  const SvGame *game = sv_table_get_doc (self)->game;
  unsigned n = SV_TABLE_MAX_PERIODS - 1;

  while (n > 1 && sv_game_period_name (game, get_setup (self), n) == NULL)
    n--;
  return n;
}

/* Add a shoot-out if a competition needs a winner and the match is level by the rules. The rules
 * do not know of this shoot-out; it is over when the user says so. */
static void
decide (SvTable *self, const SvScoreSheet *sheet)
{
  const int32_t scored[2] = { sheet->scored[0], sheet->scored[1] };

  if (sheet->period > last_period (self))
    self->sheet = (SvScoreSheetView){ .shootout = TRUE,
                                      .how = SV_END_PENALTIES,
                                      .winner = sv_score_sheet_leader (scored) };
  else if (self->link.decide && self->sheet.next == 0 && self->sheet.winner < 0 &&
           !self->sheet.shootout)
    self->sheet.next = (uint8_t)(last_period (self) + 1);
}

/* Return whether this is a shoot-out that a team must win, and no team leads. */
static gboolean
needs_winner (SvTable *self)
{
  return self->link.decide && self->sheet.shootout && self->sheet.winner < 0;
}

/* Ask the rules to evaluate the score sheet. @time_up: assume that the time of the period is up. */
static void
ask (SvTable *self, gboolean time_up)
{
  SvScoreSheet sheet;
  const gboolean ended = self->sheet.ended;

  sv_table_contents_to_sheet (&self->now, &sheet);
  sheet.time_up = time_up;
  sv_game_score_sheet (sv_table_get_doc (self)->game, get_setup (self), &sheet, &self->sheet);
  decide (self, &sheet);
  self->sheet.ended |= self->now.over && !needs_winner (self);
  if (self->sheet.ended != ended)
    sv_clock_count (self->rest, self->sheet.ended && self->sheet.next != 0);
}

/* Ask the rules again and set the clock. If the period has another length, the time played
 * stays. */
static void
reckon (SvTable *self)
{
  const gint32 before_ms = self->sheet.period_ms;

  ask (self, sv_clock_get_expired (self->clock));
  if (self->sheet.period_ms == before_ms)
    return;
  sv_clock_set (self->clock, self->sheet.period_ms, sv_clock_get_elapsed (self->clock));
  sv_clock_set_wanted (self->clock, TRUE);
  ask (self, sv_clock_get_expired (self->clock));
}

/* --- Steps --- */

/* Note that play has begun. Call it at the first action that shows so. */
static void
note_beginning (SvTable *self)
{
  if (self->now.began == 0 && sv_table_get_used (self))
    self->now.began = g_get_real_time () / G_USEC_PER_SEC;
}

static void
changed (SvTable *self)
{
  reckon (self);
  note_beginning (self);
  sv_auto_saver_touch (SV_AUTO_SAVER (self));
  g_signal_emit_by_name (self, "score");
  g_signal_emit_by_name (self, "changed");
}

/* Begin a step of undo: after this, self->now may be changed. Every call must be followed by
 * stepped (). */
static void
step (SvTable *self)
{
  stamp (self, sv_undo_get (self->undo));
}

static void
stepped (SvTable *self)
{
  sv_undo_commit (self->undo, g_memdup2 (&self->now, sizeof self->now), NULL);
  changed (self);
}

/* Like stepped (), but the rules may end the period because of this step. */
static void
stepped_by_play (SvTable *self)
{
  const gboolean ended = self->sheet.ended;

  stepped (self);
  if (self->sheet.ended && !ended)
    g_signal_emit_by_name (self, "whistle");
}

static void
begin_period (SvTable *self, gint64 elapsed_ms)
{
  ask (self, FALSE);
  sv_clock_set (self->clock, self->sheet.period_ms, elapsed_ms);
  sv_clock_set_wanted (self->clock, TRUE);
  ask (self, sv_clock_get_expired (self->clock));
}

/* Set the clock of this period. A running clock goes on running, but a clock that had run out
 * waits until the user starts it again. */
static void
put_clock (SvTable *self, gint64 elapsed_ms)
{
  const gboolean expired = sv_clock_get_expired (self->clock);

  sv_clock_set (self->clock, self->sheet.period_ms, MAX (elapsed_ms, 0));
  if (expired)
    sv_clock_set_paused (self->clock, TRUE);
  sv_clock_set_wanted (self->clock, TRUE);
}

/* After undo or redo: the clock keeps its time, unless the step led to another period. If the
 * users had set the clock, only that change is taken back; the time played since then still
 * counts. */
static void
moved_cb (SvTable *self, const SvTableContents *version)
{
  stamp (self, version);
  const SvTableContents left = self->now;
  self->now = *(const SvTableContents *)sv_undo_get (self->undo);
  if (self->now.period != left.period || self->now.round != left.round) {
    sv_clock_set_paused (self->clock, TRUE);
    begin_period (self, self->now.elapsed_ms);
  } else if (self->now.set_ms != left.set_ms) {
    put_clock (self, left.elapsed_ms + self->now.set_ms - left.set_ms);
  }
  changed (self);
}

SvUndo *
sv_table_get_undo (SvTable *self)
{
  return self->undo;
}

/* --- The clock --- */

/* Write the file if the clock has moved by at least @by_ms since it was last written. */
static void
keep_clock (SvTable *self, gint64 by_ms)
{
  if (ABS (sv_clock_get_elapsed (self->clock) - self->kept_ms) >= by_ms)
    sv_auto_saver_touch (SV_AUTO_SAVER (self));
}

static void
tick_cb (SvTable *self)
{
  note_beginning (self);
  keep_clock (self, KEEP_MS);
}

static void
paused_cb (SvTable *self)
{
  note_beginning (self);
  keep_clock (self, 1);
}

static void
expired_cb (SvTable *self)
{
  changed (self);
  g_signal_emit_by_name (self, "whistle");
}

static void
slept_cb (SvTable *self)
{
  sv_auto_saver_tell (SV_AUTO_SAVER (self),
                      _ ("The computer was asleep. The clock has been stopped since then."));
}

/* --- The object --- */

static void
sv_table_dispose (GObject *object)
{
  SvTable *self = SV_TABLE (object);

  if (self->clock != NULL) {
    sv_clock_set_paused (self->clock, TRUE);
    sv_auto_saver_close (SV_AUTO_SAVER (self));
    g_signal_handlers_disconnect_by_data (self->clock, self);
    sv_clock_set_wanted (self->clock, FALSE);
    sv_clock_set_wanted (self->rest, FALSE);
  }
  g_clear_object (&self->clock);
  g_clear_object (&self->rest);
  G_OBJECT_CLASS (sv_table_parent_class)->dispose (object);
}

static void
sv_table_finalize (GObject *object)
{
  SvTable *self = SV_TABLE (object);

  g_ptr_array_unref (self->docs);
  g_clear_object (&self->undo);
  sv_fixture_link_clear (&self->link);
  g_free (self->period);
  G_OBJECT_CLASS (sv_table_parent_class)->finalize (object);
}

static void
sv_table_class_init (SvTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = sv_table_dispose;
  object_class->finalize = sv_table_finalize;
  SV_AUTO_SAVER_CLASS (klass)->make_text = sv_table_make_text;
  SV_AUTO_SAVER_CLASS (klass)->dup_name = sv_table_dup_name;
  g_signal_new ("changed", SV_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
sv_table_init (SvTable *self)
{
  self->docs = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_match_doc_free);
  self->clock = g_object_new (SV_TYPE_CLOCK, NULL);
  self->rest = g_object_new (SV_TYPE_CLOCK, NULL);
  sv_rng_seed_system (&self->rng);
  g_signal_connect_swapped (self->clock, "tick", G_CALLBACK (tick_cb), self);
  g_signal_connect_swapped (self->clock, "expired", G_CALLBACK (expired_cb), self);
  g_signal_connect_swapped (self->clock, "slept", G_CALLBACK (slept_cb), self);
  g_signal_connect_swapped (self->clock, "notify::paused", G_CALLBACK (paused_cb), self);
  sv_scored_follow_clock (SV_SCORED (self), self->clock);
  sv_scored_follow_clock (SV_SCORED (self), self->rest);
}

/* Return a table with the pairings and the steps of @kept; takes ownership of them. */
static SvTable *
new_with (SvTableKept *kept)
{
  SvTable *self = g_object_new (SV_TYPE_TABLE, NULL);
  const guint n = kept->faces->len;

  g_ptr_array_set_free_func (kept->faces, NULL);
  g_ptr_array_extend_and_steal (self->docs, g_steal_pointer (&kept->docs));
  kept->docs = g_ptr_array_new ();
  self->undo = sv_undo_new (g_ptr_array_index (kept->faces, 0), NULL, g_free);
  for (guint i = 1; i < n; i++)
    sv_undo_commit (self->undo, g_ptr_array_index (kept->faces, i), NULL);
  sv_undo_go (self->undo, (int)kept->now - (int)(n - 1));
  self->now = *(const SvTableContents *)sv_undo_get (self->undo);
  sv_fixture_link_copy (&self->link, &kept->link);
  g_signal_connect_object (self->undo, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, self->now.elapsed_ms);
  sv_clock_count (self->rest, FALSE);
  return self;
}

SvTable *
sv_table_new (SvMatchDoc *doc)
{
  g_autoptr (SvTableKept) kept = sv_table_kept_new (doc);

  return new_with (kept);
}

SvTable *
sv_table_new_from_file (const char *path, GError **error)
{
  g_autoptr (SvTableKept) kept = sv_table_kept_load (path, error);

  return kept != NULL ? new_with (kept) : NULL;
}

/* --- Questions about the table --- */

const SvMatchDoc *
sv_table_get_doc (SvTable *self)
{
  return g_ptr_array_index (self->docs, self->now.doc);
}

SvClock *
sv_table_get_clock (SvTable *self)
{
  return self->clock;
}

SvClock *
sv_table_get_rest_clock (SvTable *self)
{
  return self->rest;
}

const char *
sv_table_get_team_name (SvTable *self, int side)
{
  return sv_team_doc_name (sv_table_get_doc (self)->teams[side], side);
}

unsigned
sv_table_get_period (SvTable *self)
{
  return self->now.period;
}

gint64
sv_table_get_began (SvTable *self)
{
  return self->now.began;
}

void
sv_table_bind (SvTable *self, const SvFixtureLink *link)
{
  sv_fixture_link_copy (&self->link, link);
  reckon (self);
}

const SvFixtureLink *
sv_table_get_fixture_link (SvTable *self)
{
  return self->link.competition != NULL ? &self->link : NULL;
}

unsigned
sv_table_get_n_periods (SvTable *self)
{
  return MAX (last_period (self), self->now.period);
}

SvEnd
sv_table_get_end (SvTable *self)
{
  return self->sheet.how;
}

static void
read_score (SvScored *scored, SvScoreline *out)
{
  SvTable *self = SV_TABLE (scored);
  const SvMatchDoc *doc = sv_table_get_doc (self);
  const SvScoreSheetView *sheet = &self->sheet;
  const char *period = sv_game_period_name (doc->game, get_setup (self), self->now.period);

  *out = (SvScoreline){ .shootout = sheet->shootout,
                        .stage = sv_table_is_over (self) ? SV_STAGE_OVER : SV_STAGE_PLAY,
                        .winner = sheet->winner,
                        .how = sheet->how,
                        .period = period != NULL ? period : N_ ("Shoot-out"),
                        .notice = sheet->ended ? NULL : sheet->notice,
                        .left_ms = sv_clock_get_remaining (self->clock),
                        .clock_shows = sheet->clock_shows,
                        .clock_ends = sheet->clock_ends,
                        .running = sv_clock_get_running (self->clock),
                        .paused = sv_clock_get_paused (self->clock),
                        .last = sv_clock_get_last (self->clock),
                        .rests = sv_clock_get_wanted (self->rest),
                        .rest_ms = sv_clock_get_elapsed (self->rest),
                        .home = 0,
                        .ball = -1,
                        .turn = -1,
                        .board = doc->game->board (get_setup (self)) };
  for (int side = 0; side < 2; side++) {
    out->sides[side] = side;
    out->teams[side] = doc->teams[side];
    out->goals[side] = sv_table_get_score (self, side);
    out->scored[side] = sv_table_get_shootout (self, side);
  }
}

static void
scored_init (SvScoredInterface *interface)
{
  interface->read_score = read_score;
}

const char *
sv_table_get_period_name (SvTable *self)
{
  SvScoreline line;

  sv_scored_read (SV_SCORED (self), &line);
  g_free (self->period);
  return self->period = sv_score_words_period (&line);
}

const SvScoreSheetView *
sv_table_get_score_sheet (SvTable *self)
{
  return &self->sheet;
}

gboolean
sv_table_is_over (SvTable *self)
{
  return self->sheet.ended && self->sheet.next == 0;
}

gboolean
sv_table_can_next (SvTable *self)
{
  return self->sheet.next != 0;
}

SvTableTurn
sv_table_get_turn (SvTable *self)
{
  const gboolean unruled = self->now.period > last_period (self);

  if (self->sheet.ended)
    return self->sheet.next != 0 ? SV_TABLE_NEXT : SV_TABLE_DONE;
  if (unruled && self->sheet.winner >= 0)
    return SV_TABLE_END;
  if (self->sheet.count != NULL)
    return SV_TABLE_COUNT;
  return self->sheet.period_ms > 0 ? SV_TABLE_RUN : SV_TABLE_DONE;
}

int
sv_table_get_score (SvTable *self, int side)
{
  return sv_table_contents_count (&self->now, side, SV_TABLE_GOAL);
}

int
sv_table_get_shootout (SvTable *self, int side)
{
  return sv_table_contents_count (&self->now, side, SV_TABLE_SCORED);
}

int
sv_table_get_shots (SvTable *self, int side)
{
  return sv_table_get_shootout (self, side) +
         sv_table_contents_count (&self->now, side, SV_TABLE_MISSED);
}

const SvTableNote *
sv_table_get_notes (SvTable *self, unsigned *n)
{
  *n = self->now.n_notes;
  return self->now.notes;
}

unsigned
sv_table_get_flags (SvTable *self, int side, int card)
{
  return sv_table_marks_flags (sv_table_get_doc (self), &self->now, side, card);
}

const char *
sv_table_get_why_out (SvTable *self, int side, int card)
{
  return sv_table_marks_why_out (sv_table_get_doc (self), &self->now, side, card);
}

unsigned
sv_table_get_kind (SvTable *self)
{
  return self->now.kind;
}

static const SvScoreSheetThrow *
get_kind (SvTable *self, unsigned kind)
{
  return &sv_game_score_sheet_throws (sv_table_get_doc (self)->game)[kind];
}

const SvScoreSheetThrow *
sv_table_get_throw (SvTable *self)
{
  return get_kind (self, self->now.kind);
}

unsigned
sv_table_get_die (SvTable *self, unsigned i)
{
  g_return_val_if_fail (i < SV_TABLE_DICE, 0);
  return self->now.dice[i];
}

gboolean
sv_table_get_used (SvTable *self)
{
  return self->now.n_notes > 0 || self->now.period > 1 ||
         self->now.counts[SV_SCORE_SHEET_MATCH].thrown[0] > 0 ||
         self->now.set[SV_SCORE_SHEET_MATCH] != 0 || self->now.over ||
         sv_clock_get_elapsed (self->clock) > 0;
}

/* --- Changes by the user --- */

/* Play on with other rules or teams. */
static gboolean
set_pairing (SvTable *self,
             const SvVariantDoc *variant,
             const SvTeamDoc *const teams[2],
             GError **error)
{
  SvMatchDoc *other = sv_match_doc_new (variant, teams[0], teams[1], error);

  if (other == NULL)
    return FALSE;
  step (self);
  g_ptr_array_add (self->docs, other);
  self->now.doc = self->docs->len - 1;
  if (self->now.period > last_period (self))
    self->now.period = last_period (self);
  while (sv_game_period_name (other->game, get_setup (self), self->now.period) == NULL)
    self->now.period--;
  stepped (self);
  return TRUE;
}

gboolean
sv_table_set_team (SvTable *self, int side, const SvTeamDoc *team, GError **error)
{
  const SvMatchDoc *doc = sv_table_get_doc (self);
  const SvTeamDoc *teams[2] = { doc->teams[0], doc->teams[1] };

  g_return_val_if_fail (side == 0 || side == 1, FALSE);
  teams[side] = team;
  return set_pairing (self, doc->variant, teams, error);
}

gboolean
sv_table_set_variant (SvTable *self, const SvVariantDoc *variant, GError **error)
{
  const SvMatchDoc *doc = sv_table_get_doc (self);
  const SvTeamDoc *teams[2] = { doc->teams[0], doc->teams[1] };

  return set_pairing (self, variant, teams, error);
}

gboolean
sv_table_next_period (SvTable *self)
{
  if (self->sheet.next == 0)
    return FALSE;
  step (self);
  sv_table_contents_begin_period (&self->now, self->sheet.next);
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, 0);
  stepped (self);
  return TRUE;
}

/* Add @note to the score sheet, with the time. */
static gboolean
write_down (SvTable *self, SvTableNote note)
{
  if (self->now.n_notes >= SV_TABLE_MAX_NOTES)
    return FALSE;
  step (self);
  note.period = (guint8)self->now.period;
  note.shows = self->sheet.clock_ends != 0 ? self->sheet.clock_shows : -1;
  note.at_ms = (gint32)sv_clock_get_elapsed (self->clock);
  self->now.notes[self->now.n_notes++] = note;
  stepped_by_play (self);
  return TRUE;
}

gboolean
sv_table_add_goal (SvTable *self, int side, int card)
{
  g_return_val_if_fail (side == 0 || side == 1, FALSE);
  if (sv_table_get_why_out (self, side, card) != NULL)
    return FALSE;
  return write_down (self,
                     (SvTableNote){ .kind = self->sheet.shootout ? SV_TABLE_SCORED : SV_TABLE_GOAL,
                                    .side = (gint8)side,
                                    .card = (gint8)card });
}

gboolean
sv_table_add_miss (SvTable *self, int side)
{
  g_return_val_if_fail (side == 0 || side == 1, FALSE);
  return self->sheet.shootout &&
         write_down (self,
                     (SvTableNote){ .kind = SV_TABLE_MISSED, .side = (gint8)side, .card = -1 });
}

gboolean
sv_table_add_mark (SvTable *self, int side, int card, unsigned mark)
{
  g_return_val_if_fail ((side == 0 || side == 1) && card >= 0, FALSE);
  if (!sv_table_marks_allow (sv_table_get_doc (self), &self->now, &self->sheet, side, card, mark))
    return FALSE;
  return write_down (self, (SvTableNote){ .kind = SV_TABLE_MARKED,
                                          .mark = (guint8)mark,
                                          .side = (gint8)side,
                                          .card = (gint8)card });
}

gboolean
sv_table_remove_goal (SvTable *self, int side)
{
  const int last = sv_table_contents_find_last (&self->now, side, self->sheet.shootout);

  if (last < 0)
    return FALSE;
  step (self);
  sv_table_contents_remove (&self->now, (unsigned)last);
  stepped (self);
  return TRUE;
}

void
sv_table_turn (SvTable *self)
{
  switch (sv_table_get_turn (self)) {
  case SV_TABLE_RUN:
    sv_clock_set_paused (self->clock, !sv_clock_get_paused (self->clock));
    break;
  case SV_TABLE_COUNT:
    step (self);
    sv_table_contents_clear_dice (&self->now);
    sv_table_contents_count_die (&self->now, 0, 1, self->sheet.late);
    stepped_by_play (self);
    break;
  case SV_TABLE_NEXT:
    sv_table_next_period (self);
    break;
  case SV_TABLE_END:
    sv_table_end (self);
    break;
  case SV_TABLE_DONE:
  default:
    break;
  }
}

gboolean
sv_table_can_end (SvTable *self)
{
  return !self->sheet.ended && !needs_winner (self);
}

gboolean
sv_table_end (SvTable *self)
{
  if (!sv_table_can_end (self))
    return FALSE;
  step (self);
  self->now.over = TRUE;
  sv_clock_set_paused (self->clock, TRUE);
  stepped_by_play (self);
  return TRUE;
}

/* --- The clock is set by hand --- */

int
sv_table_get_clock_steps (SvTable *self)
{
  return self->sheet.clock_ends > 0 ? self->sheet.clock_step : 0;
}

gboolean
sv_table_can_set_clock (SvTable *self)
{
  return self->sheet.period_ms > 0 || self->sheet.clock_ends > 0;
}

/* React to a clock that was set by hand: if there is time left again, the period is played on,
 * and dice thrown after its end no longer count as such. @late, @ended: whether time was up, and
 * the period over, before. */
static void
clock_was_set (SvTable *self, gboolean late, gboolean ended)
{
  self->now.over = FALSE;
  ask (self, sv_clock_get_expired (self->clock));
  if (late && !self->sheet.late) {
    sv_table_contents_forget_late (&self->now);
    sv_table_contents_clear_dice (&self->now);
  }
  stepped (self);
  if ((self->sheet.late && !late) || (self->sheet.ended && !ended))
    g_signal_emit_by_name (self, "whistle");
}

gboolean
sv_table_set_left (SvTable *self, gint64 left_ms)
{
  const gint64 elapsed_ms = self->sheet.period_ms - left_ms;
  const gboolean late = self->sheet.late, ended = self->sheet.ended;

  if (self->sheet.period_ms == 0 || left_ms < 0 || elapsed_ms < 0)
    return FALSE;
  step (self);
  self->now.set_ms += elapsed_ms - sv_clock_get_elapsed (self->clock);
  put_clock (self, elapsed_ms);
  clock_was_set (self, late, ended);
  return TRUE;
}

gboolean
sv_table_set_shows (SvTable *self, int shows)
{
  const gboolean late = self->sheet.late, ended = self->sheet.ended;
  const int by = shows - self->sheet.clock_shows;

  if (self->sheet.clock_ends == 0 || shows < 0 || shows > self->sheet.clock_ends)
    return FALSE;
  step (self);
  for (unsigned scope = SV_SCORE_SHEET_MATCH; scope <= SV_SCORE_SHEET_PERIOD; scope++)
    self->now.set[scope] = (gint16)CLAMP (self->now.set[scope] + by, G_MININT16, G_MAXINT16);
  clock_was_set (self, late, ended);
  return TRUE;
}

gboolean
sv_table_time_up (SvTable *self)
{
  if (self->sheet.ended || self->sheet.late || self->sheet.shootout)
    return FALSE;
  return self->sheet.period_ms > 0 ? sv_table_set_left (self, 0) : sv_table_end (self);
}

void
sv_table_set_kind (SvTable *self, unsigned kind)
{
  const SvScoreSheetThrow *throws = sv_game_score_sheet_throws (sv_table_get_doc (self)->game);

  if (kind == self->now.kind)
    return;
  for (unsigned i = 0; i <= kind; i++)
    g_return_if_fail (throws[i].label != NULL);
  step (self);
  self->now.kind = kind;
  sv_table_contents_clear_dice (&self->now);
  stepped (self);
}

void
sv_table_throw_as (SvTable *self, unsigned kind, unsigned dice)
{
  const SvScoreSheetThrow *throw = get_kind (self, kind);

  g_return_if_fail (dice <= SV_TABLE_DICE);
  step (self);
  self->now.kind = kind;
  sv_table_contents_clear_dice (&self->now);
  for (unsigned i = 0; i < dice; i++) {
    self->now.dice[i] =
        (guint8)(throw->least + sv_rng_below (&self->rng, throw->sides - throw->least + 1u));
    sv_table_contents_count_die (&self->now, kind, self->now.dice[i], self->sheet.late);
  }
  stepped_by_play (self);
}

void
sv_table_throw (SvTable *self)
{
  sv_table_throw_as (self, self->now.kind, sv_table_get_throw (self)->dice);
}

gboolean
sv_table_enter_die_as (SvTable *self, unsigned kind, unsigned dice, unsigned value)
{
  const SvScoreSheetThrow *throw = get_kind (self, kind);

  if (value < throw->least || value > throw->sides)
    return FALSE;
  step (self);
  sv_table_contents_enter_die (&self->now, kind, dice, value, self->sheet.late);
  stepped_by_play (self);
  return TRUE;
}

gboolean
sv_table_enter_die (SvTable *self, unsigned value)
{
  return sv_table_enter_die_as (self, self->now.kind, sv_table_get_throw (self)->dice, value);
}

gboolean
sv_table_correct_die (SvTable *self)
{
  const SvTableContents *before = sv_undo_peek (self->undo, -1);

  return before != NULL && sv_table_contents_is_throw (&self->now, before) &&
         sv_undo_go (self->undo, -1);
}

gboolean
sv_table_peek_before (SvTable *self, int score[2])
{
  const SvTableContents *before = sv_undo_peek (self->undo, -1);

  if (before == NULL || before->round == self->now.round)
    return FALSE;
  for (int side = 0; side < 2; side++)
    score[side] = sv_table_contents_count (before, side, SV_TABLE_GOAL);
  return TRUE;
}

gboolean
sv_table_forgot_clock (SvTable *self)
{
  return self->sheet.period_ms > 0 && !self->sheet.ended && !sv_clock_get_running (self->clock) &&
         sv_clock_get_elapsed (self->clock) == 0;
}

void
sv_table_take_dice (SvTable *self)
{
  if (self->now.dice[0] == 0 && self->now.dice[1] == 0)
    return;
  step (self);
  sv_table_contents_clear_dice (&self->now);
  stepped (self);
}

void
sv_table_restart (SvTable *self)
{
  const unsigned doc = self->now.doc, round = self->now.round;

  step (self);
  self->now = (SvTableContents){ .doc = doc, .round = round + 1, .period = 1 };
  sv_clock_set_paused (self->clock, TRUE);
  begin_period (self, 0);
  stepped (self);
}
