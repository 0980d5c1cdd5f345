/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-table-text.h"

#include <glib/gi18n.h>

#include "sv-clock-words.h"
#include "sv-mark-words.h"
#include "sv-score-words.h"
#include "sv-sentence.h"
#include "sv-team-words.h"

void
sv_table_text_theme (SvTheme *theme, SvTable *table, SvScheme scheme)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);

  sv_theme_init (theme, scheme, (const char *const *)doc->teams[0]->colours,
                 (const char *const *)doc->teams[1]->colours);
}

char *
sv_table_text_dup_end (SvTable *table)
{
  SvScoreline line;

  sv_scored_read (SV_SCORED (table), &line);
  return sv_score_words_end (&line);
}

char *
sv_table_text_dup_clock (SvTable *table)
{
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);

  return sheet->clock_ends > 0
             ? g_strdup_printf ("%d", sheet->clock_shows)
             : sv_clock_words_time (sv_clock_get_remaining (sv_table_get_clock (table)));
}

gboolean
sv_table_text_set_clock (SvTable *table, const char *text)
{
  g_autofree char *digits = g_strdelimit (g_strdup (text), "'", ' ');
  gint64 ms;

  if (sv_table_get_score_sheet (table)->clock_ends == 0)
    return sv_clock_words_read (text, &ms) && sv_table_set_left (table, ms);
  return sv_clock_words_read (digits, &ms) && ms % 60000 == 0 &&
         sv_table_set_shows (table, (int)(ms / 60000));
}

char *
sv_table_text_dup_clock_limits (SvTable *table)
{
  const SvScoreSheetView *sheet = sv_table_get_score_sheet (table);
  g_autofree char *most = sv_clock_words_time (sheet->period_ms);

  if (sheet->clock_ends > 0)
    return g_strdup_printf (_ ("This clock shows 0 to %d."), sheet->clock_ends);
  /* Translators: %s is a time, such as 20:00. */
  return sv_sentence (_ ("Type minutes and seconds, 0:00 to %s."), most);
}

static const char *
name_period (SvTable *table, unsigned period)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const char *name = sv_game_period_name (doc->game, sv_history_get_setup (doc->history), period);

  return name != NULL ? _ (name) : _ ("Shoot-out");
}

char *
sv_table_text_dup_next (SvTable *table)
{
  const unsigned next = sv_table_get_score_sheet (table)->next;

  if (sv_table_is_over (table))
    return g_strdup (_ ("The match is over."));
  if (sv_table_get_score_sheet (table)->ended)
    /* Translators: label of a button; %s is a period of the match, such as "Second half". */
    return sv_sentence (_ ("Begin: %s"), name_period (table, next));
  if (next == 0)
    return g_strdup (_ ("End of the Match"));
  /* Translators: label of a button; %s is a period of the match, such as "First half". */
  return sv_sentence (_ ("End: %s"), name_period (table, sv_table_get_period (table)));
}

char *
sv_table_text_dup_ended (SvTable *table)
{
  const char *name = name_period (table, sv_table_get_period (table));
  g_autofree char *clock = sv_table_text_dup_clock (table);

  if (sv_table_is_over (table))
    return sv_table_text_dup_end (table);
  if (!sv_table_can_set_clock (table))
    return sv_sentence (_ ("%s is over."), name);
  if (sv_table_get_score_sheet (table)->clock_ends > 0)
    /* Translators: %1$s is a period of the match, %2$s the minute that its clock shows. */
    return sv_sentence (_ ("%1$s ended at %2$s′."), name, clock);
  return sv_clock_words_ended (name, sv_clock_get_remaining (sv_table_get_clock (table)));
}

static char *
describe (SvTable *table, int side, int card, const SvCardContents *face)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const SvGame *game = doc->game;
  const void *values = sv_game_card_const (game, sv_history_get_setup (doc->history),
                                           (unsigned)side, (unsigned)card);
  g_autoptr (GString) text = g_string_new (sv_table_get_team_name (table, side));

  if (face->role != NULL)
    g_string_append_printf (text, " – %s", face->role);
  if (face->name != NULL)
    sv_sentence_append (text, ", %s", face->name);
  if (sv_table_get_why_out (table, side, card) != NULL)
    sv_sentence_append (text, " (%s)", sv_table_get_why_out (table, side, card));
  sv_team_words_add_powers (game, values, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
sv_table_text_card (SvCardContents *face, SvTable *table, int side, int card, char **label)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const void *setup = sv_history_get_setup (doc->history);
  const SvCardDoc *words = &doc->teams[side]->cards[card];
  g_autofree char *state = g_malloc0 (doc->game->state_size);
  SvView view = { 0 };

  doc->game->init (setup, state);
  doc->game->view (setup, state, &view);
  for (int i = 0; i < view.n_pieces; i++) {
    if (view.pieces[i].side != side || view.pieces[i].card != card)
      continue;
    view.pieces[i].flags &= SV_PIECE_KEEPER;
    view.pieces[i].flags |= (uint16_t)sv_table_get_flags (table, side, card);
    view.pieces[i].need = 0;
    sv_card_contents_fill (face, doc->game, setup, &view, i,
                           words->name != NULL && *words->name != '\0' ? words->name : NULL,
                           words->picture);
    *label = describe (table, side, card, face);
    return TRUE;
  }
  return FALSE;
}

char *
sv_table_text_dup_who (SvTable *table, int side, int card)
{
  g_autofree char *label = NULL;
  SvCardContents face;

  if (card < 0 || !sv_table_text_card (&face, table, side, card, &label))
    return g_strdup (sv_table_get_team_name (table, side));
  if (face.name != NULL)
    return g_strdup (face.name);
  /* Translators: a player without a name: the role, such as goalkeeper, and the shirt number. */
  return sv_sentence (_ ("%1$s (%2$d)"), face.role, face.number);
}

char *
sv_table_text_dup_out (SvTable *table, int side, int card)
{
  const char *why = sv_table_get_why_out (table, side, card);

  if (why == NULL)
    return NULL;
  g_autofree char *who =
      sv_team_doc_dup_holder (sv_table_get_doc (table)->teams[side], (unsigned)card);
  /* Translators: %1$s is a player, perhaps "number 3"; %2$s is the reason: "red card", "went
   * off". */
  return sv_sentence (_ ("This does not count: %1$s cannot take part (%2$s)."), who, why);
}

/* Return a sentence that announces mark @mark for the player with card @card. @again: the player
 * has received this mark before. */
static char *
dup_mark (SvTable *table, int side, int card, unsigned mark, gboolean again)
{
  g_autofree char *who = sv_table_text_dup_who (table, side, card);

  return sv_mark_words_told (sv_table_get_doc (table)->game, mark, again, side, who);
}

/* Return when @note was recorded: "First half, 7:05", or "Match, 12′" on a clock that the dice
 * move. Shots of a shoot-out have no time. */
static char *
dup_when (SvTable *table, const SvTableNote *note)
{
  const SvMatchDoc *doc = sv_table_get_doc (table);
  const char *period =
      sv_game_period_name (doc->game, sv_history_get_setup (doc->history), note->period);
  g_autofree char *at = note->shows >= 0 ? g_strdup_printf (_ ("%d′"), note->shows)
                                         : sv_clock_words_time (note->at_ms);

  if (note->kind == SV_TABLE_SCORED || note->kind == SV_TABLE_MISSED)
    return g_strdup (period != NULL ? _ (period) : _ ("Shoot-out"));
  /* Translators: when something was recorded at the table: the period, then the time on the
   * clock. */
  return sv_sentence (C_ ("at the table", "%1$s, %2$s"), period != NULL ? _ (period) : "…", at);
}

static gboolean
was_marked (const SvTableNote *notes, unsigned i)
{
  for (unsigned k = 0; k < i; k++)
    if (notes[k].kind == SV_TABLE_MARKED && notes[k].mark == notes[i].mark &&
        notes[k].side == notes[i].side && notes[k].card == notes[i].card)
      return TRUE;
  return FALSE;
}

char *
sv_table_text_dup_note (SvTable *table, unsigned i)
{
  int score[2] = { 0, 0 };
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  g_return_val_if_fail (i < n, NULL);
  const SvTableNote *note = &notes[i];
  g_autofree char *when = dup_when (table, note);
  if (note->kind == SV_TABLE_MARKED) {
    g_autofree char *told =
        dup_mark (table, note->side, note->card, note->mark, was_marked (notes, i));
    /* Translators: %1$s is when it happened, %2$s what was recorded, such as a yellow card. */
    return sv_sentence (_ ("%1$s: %2$s"), when, told);
  }
  for (unsigned k = 0; k <= i; k++)
    score[notes[k].side] +=
        notes[k].kind == (note->kind == SV_TABLE_GOAL ? SV_TABLE_GOAL : SV_TABLE_SCORED);
  const char *team = sv_table_get_team_name (table, note->side);
  if (note->kind == SV_TABLE_MISSED)
    /* Translators: the score of the shoot-out (two numbers), the name of the shoot-out, the
     * team. */
    return sv_sentence (_ ("%1$d–%2$d · %3$s: %4$s misses"), score[0], score[1], when, team);
  g_autofree char *who = sv_table_text_dup_who (table, note->side, note->card);
  /* Translators: the score (two numbers), when the goal was scored, the team. */
  g_autofree char *goal =
      sv_sentence (_ ("%1$d–%2$d · %3$s: %4$s scores"), score[0], score[1], when, team);
  return note->card >= 0 ? sv_sentence ("%s (%s)", goal, who) : g_steal_pointer (&goal);
}

char *
sv_table_text_dup_scorer (SvTable *table, unsigned i)
{
  unsigned n;
  const SvTableNote *notes = sv_table_get_notes (table, &n);

  g_return_val_if_fail (i < n, NULL);
  g_autofree char *when = dup_when (table, &notes[i]);
  if (notes[i].card < 0)
    return g_steal_pointer (&when);
  g_autofree char *who = sv_table_text_dup_who (table, notes[i].side, notes[i].card);
  /* Translators: the player who scored at a table, then when: "Sam (First half, 7:05)". */
  return sv_sentence (C_ ("at the table", "%1$s (%2$s)"), who, when);
}
