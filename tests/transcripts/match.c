/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A match as people live through it: what is asked, told, heard and shown, what a person who
 * points at something is answered, undo and looking back, and what is known of it afterwards. */

#include "../doc-fixture.h"
#include "../play-fixture.h"
#include "../tell-fixture.h"
#include "../time-fixture.h"
#include "golden-text.h"
#include "sv-ask.h"
#include "sv-choice-words.h"
#include "sv-clock-words.h"
#include "sv-figures.h"
#include "sv-match-comments.h"
#include "sv-match-log.h"
#include "sv-match-undo.h"
#include "sv-match-words.h"
#include "sv-review-words.h"
#include "sv-seats.h"
#include "sv-shown.h"
#include "sv-sounds.h"
#include "sv-team-words.h"
#include "sv-variant-words.h"
#include "transcripts.h"

enum { TOLD = 40, LOOK_EVERY = 9, PAST_EVERY = 23, PLACES = 14 };

typedef struct {
  GString *text;
  SvMatch *match;
  SvAnnouncer *announcer;
  SvWays *ways;
  SvChoice choice;
  GHashTable *labels; /* place → label that was told last */
  gint64 now_us;
  gboolean quiet; /* only what is loud is told */
} Evening;

/* --- Names and seats --- */

static void
name_team (SvTeamDoc *team, const char *name, const char *short_name)
{
  static const char *const people[] = { "Anne", "", "Bo", "Zoë" };

  rename_to (&team->name, name);
  rename_to (&team->short_name, short_name);
  for (unsigned i = 0; i < team->n_cards; i++) {
    rename_to (&team->cards[i].name, i < 8 ? people[i % 4] : "");
    if (i == 3)
      rename_to (&team->cards[i].role_name, "sweeper");
  }
}

/* One person plays Velocitas; two share Blue Sky and change figurines at half-time. */
static void
seat_people (SvMatch *match)
{
  static const struct {
    const char *name;
    int side;
    guint64 shirts[2];
  } people[] = { { "Chris", 0, { 0, 0 } },
                 { "Di", 1, { 0x155556, 0xaaaa8 } },
                 { "Ed", 1, { 0xaaaa8, 0x155556 } } };
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_seat_doc_free);

  for (gsize i = 0; i < G_N_ELEMENTS (people); i++) {
    g_autofree char *name = dup_name (people[i].name);
    SvSeatDoc *seat = sv_seat_doc_new (name, people[i].side, "person");

    seat->n_figurines = people[i].shirts[0] != 0 ? 2 : 0;
    memcpy (seat->figurines, people[i].shirts, sizeof people[i].shirts);
    g_ptr_array_add (seats, seat);
  }
  sv_match_set_seats (match, seats);
}

/* --- What comes by itself --- */

static void
tell_signal (Evening *self, const char *what)
{
  if (!self->quiet)
    add_line (self->text, "      (%s)", what);
}

static void
notice_cb (SvMatch *match, const char *sentence, Evening *self)
{
  add_line (self->text, "      notice: %s", sentence);
}

static void
shown_cb (SvMatch *match, int change, Evening *self)
{
  static const char *const changes[] = { "an event is shown", "undone", "done again",
                                         "another position is shown" };

  if (change != SV_CHANGE_EVENT)
    tell_signal (self, changes[change]);
}

static void
whistle_cb (SvMatch *match, Evening *self)
{
  add_line (self->text, "      (whistle)");
}

static void
commented_cb (SvMatch *match, unsigned step, Evening *self)
{
  const char *comment = sv_match_get_comment (match, step);

  add_line (self->text, "      comment on step %u: %s", step, comment != NULL ? comment : "none");
}

static void
heard_cb (SvSounds *sounds, const char *name, unsigned delay_ms, Evening *self)
{
  if (!self->quiet)
    add_line (self->text, "      sound of %s after %u ms", name, delay_ms);
}

/* --- A position --- */

/* Takes said: NULL or empty says nothing. */
static void
say (Evening *self, const char *what, char *said)
{
  g_auto (GStrv) lines = g_strsplit (said != NULL ? said : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      add_line (self->text, "      %s%s", what, lines[i]);
  g_free (said);
}

static void
say_seats (Evening *self)
{
  const SvSeatDoc *decider = sv_shown_get_decider (self->match);
  const SvSecret secret = sv_shown_get_secret (self->match);

  if (decider != NULL)
    add_line (self->text, "      to be done by %s", decider->name);
  if (secret != SV_SECRET_NONE)
    add_line (self->text, "      %s",
              secret == SV_SECRET_CHOOSE ? "chosen in secret" : "chosen, and still secret");
  if (sv_shown_get_obvious (self->match) >= 0)
    add_line (self->text, "      one button is enough");
}

static void
tell_moment (Evening *self)
{
  SvClock *clock = sv_match_get_clock (self->match);
  const SvView *view = &sv_shown (self->match)->view;
  char *lesson = NULL;
  g_autofree char *period = sv_match_dup_period (self->match);
  g_autofree char *time = sv_clock_words_at (view, sv_clock_get_elapsed (clock));
  g_autofree char *minute =
      view->clock_ends > 0 ? sv_clock_words_minute (view->clock_shows) : g_strdup ("");

  add_line (self->text, "      %s %s%s, %d–%d%s%s", period, time, minute, view->score[0],
            view->score[1], sv_clock_get_running (clock) ? ", the clock runs" : "",
            sv_clock_get_paused (clock) ? ", paused" : "");
  say (self, "asked: ", sv_match_dup_prompt (self->match));
  say (self, "lined up: ", sv_match_dup_line_up (self->match));
  say_seats (self);
  sv_match_get_lesson (self->match, &lesson);
  g_free (lesson);
}

/* Labels of pieces and spaces for screen readers, where they are other ones than those told
 * last. */
static void
tell_label (Evening *self, const char *place, char *label, unsigned *n)
{
  const char *before = g_hash_table_lookup (self->labels, place);

  if (g_strcmp0 (before, label) != 0 && (*n)++ < PLACES)
    add_line (self->text, "      %s", label);
  g_hash_table_replace (self->labels, g_strdup (place), label);
}

static void
tell_labels (Evening *self)
{
  const SvScene *scene = &sv_shown (self->match)->scene;
  unsigned n = 0;

  add_line (self->text, "   A screen reader reads:");
  for (int piece = 0; piece < scene->view.n_pieces; piece++) {
    g_autofree char *place = g_strdup_printf ("piece %d", piece);
    g_autofree char *title = sv_match_dup_piece_title (self->match, piece);
    g_autofree char *label = sv_match_dup_piece_label (self->match, piece);
    tell_label (self, place, g_strdup_printf ("%s: %s", title, label), &n);
  }
  n = 0;
  for (int space = 0; space < scene->board->n_spaces; space++) {
    g_autofree char *place = g_strdup_printf ("%s %d", scene->board->id, space);
    tell_label (self, place, sv_match_dup_space_label (self->match, space), &n);
  }
}

static void
tell_answer (Evening *self, int piece, int space, const SvAnswer *answer)
{
  static const char *const kinds[] = { "refused", "taken", "let go", "chosen", "a way" };
  g_autofree char *who =
      piece >= 0 ? sv_match_dup_piece_name (self->match, piece) : g_strdup ("nobody");
  g_autofree char *where =
      space >= 0 ? sv_match_dup_place (self->match, space) : g_strdup ("nowhere");
  SvPrice price;

  add_line (self->text, "      points at %s, %s: %s%s", who, where, kinds[answer->kind],
            answer->n > 1 ? ", several are meant" : "");
  if (answer->kind == SV_ANSWER_REFUSE)
    say (self, "because: ", sv_choice_words_refusal (answer, self->match));
  if (answer->kind == SV_ANSWER_WAY) {
    int16_t way[SV_MAX_WAY + 1];
    const unsigned n =
        sv_choice_get_way (&self->choice, &sv_shown (self->match)->scene.view, space, way);
    for (unsigned i = 0; i < n; i++)
      say (self, "by ", sv_match_dup_place (self->match, way[i]));
  }
  if (space >= 0 &&
      sv_choice_get_price (&self->choice, &sv_shown (self->match)->scene.view, space, &price))
    add_line (self->text, "      costs %u, odds %u of %u", price.cost, price.odds, price.odds_of);
  for (unsigned i = 0; i < answer->n && answer->kind == SV_ANSWER_CHOOSE; i++)
    say (self, "namely ",
         sv_choice_words_option (&self->choice.options[answer->options[i]], self->match,
                                 i % 2 == 0));
}

/* A person points at a piece, and then at each of some spaces while it is held. */
static void
point_at (Evening *self, int piece)
{
  const SvScene *scene = &sv_shown (self->match)->scene;
  SvAnswer *answer = g_new0 (SvAnswer, 1);
  unsigned n_goals = 0;

  sv_choice_fill (&self->choice, self->match);
  sv_choice_point (&self->choice, piece, scene->view.pieces[piece].space, answer);
  tell_answer (self, piece, scene->view.pieces[piece].space, answer);
  sv_choice_find_ways (&self->choice, self->ways, sv_match_get_game (self->match),
                       sv_match_get_setup (self->match), sv_shown (self->match)->state);
  for (int space = 0; space < scene->board->n_spaces && n_goals < 4; space++) {
    if (!sv_choice_is_goal (&self->choice, space) && space != piece)
      continue;
    n_goals++;
    say (self, "may: ", sv_choice_words_can (&self->choice, self->match, -1, space));
    sv_choice_point (&self->choice, -1, space, answer);
    tell_answer (self, -1, space, answer);
    if (answer->kind == SV_ANSWER_RELEASE)
      break;
  }
  sv_choice_drop (&self->choice, piece % scene->board->n_spaces, answer);
  tell_answer (self, -1, piece % scene->board->n_spaces, answer);
  g_free (answer);
}

/* All that somebody could ask and try in the position. */
static void
look_around (Evening *self, unsigned step)
{
  const SvView *view = &sv_shown (self->match)->scene.view;

  add_line (self->text, "   Asked with a key:");
  for (SvAsk ask = 0; ask < SV_N_ASKS; ask++)
    say (self, "", sv_ask_dup_answer (self->match, ask));
  tell_labels (self);
  add_line (self->text, "   A person:");
  sv_choice_fill (&self->choice, self->match);
  for (int piece = 0, n = 0; piece < view->n_pieces && n < 2; piece++)
    if (sv_choice_can_take (&self->choice, piece) || sv_choice_is_answer (&self->choice, piece)) {
      point_at (self, piece);
      n++;
      sv_choice_fill (&self->choice, self->match);
    }
  point_at (self, (int)(step % view->n_pieces));
  for (int space = (int)(step % 5); space < sv_shown (self->match)->scene.board->n_spaces;
       space += 17)
    say (self, "it means: ", sv_match_dup_meaning (self->match, -1, space));
}

/* --- An event --- */

static void
tell_report (Evening *self, const GPtrArray *lines)
{
  for (guint i = 0; lines != NULL && i < lines->len; i++) {
    const SvReportLine *line = lines->pdata[i];
    g_autofree char *who =
        line->piece >= 0 ? sv_match_dup_piece_name (self->match, line->piece) : NULL;

    add_line (self->text, "      — %s%s%s%s%s", line->sentence,
              line->caption != NULL ? " large: " : "", line->caption != NULL ? line->caption : "",
              who != NULL ? " about " : "", who != NULL ? who : "");
  }
}

static void
tell_told (Evening *self)
{
  static const char *const parts[] = { "all is told", "a die rolls", "what it means", "a shot",
                                       "goal" };
  const SvAnnouncement announcement = sv_announcer_get_announcement (self->announcer);
  const char *caption = sv_announcer_get_caption (self->announcer, NULL);
  int side = -1, piece = -1, score[2];
  const unsigned die = sv_announcer_get_die (self->announcer, &side);

  add_line (self->text, "      %s, %u ms: %s", parts[announcement],
            sv_announcer_get_duration (self->announcer), sv_announcer_get_line (self->announcer));
  if (sv_announcer_get_verdict (self->announcer) != NULL)
    add_line (self->text, "      at the die: %s", sv_announcer_get_verdict (self->announcer));
  if (caption != NULL)
    add_line (self->text, "      large over the pitch: %s", caption);
  if (die > 0 && announcement == SV_ANNOUNCEMENT_ROLL)
    add_line (self->text, "      the die of %s shows %u",
              sv_match_get_team_name (self->match, side), die);
  if (announcement != SV_ANNOUNCEMENT_GOAL)
    return;
  side = sv_announcer_get_scorer (self->announcer, &piece, score);
  add_line (self->text, "      %s scores, %d–%d", sv_match_get_team_name (self->match, side),
            score[0], score[1]);
}

static void
tell_dice (Evening *self)
{
  int sides[2], values[2];
  const unsigned n = sv_match_get_dice (self->match, sides, values);

  for (unsigned i = 0; i < n; i++)
    add_line (self->text, "      a die of %s lies at %d",
              sv_match_get_team_name (self->match, sides[i]), values[i]);
}

/* What the teller tells until it is ready. */
static void
listen (Evening *self, gboolean loud)
{
  do {
    if (loud)
      tell_told (self);
    if (sv_announcer_get_announcement (self->announcer) != SV_ANNOUNCEMENT_NOTHING)
      hear (self->announcer);
  } while (sv_announcer_get_announcement (self->announcer) != SV_ANNOUNCEMENT_NOTHING);
}

static void
make_event (Evening *self, unsigned step, const char *event)
{
  SvClock *clock = sv_match_get_clock (self->match);
  g_autoptr (GError) error = NULL;

  self->now_us += (300 + step % 3 * 150) * G_TIME_SPAN_MILLISECOND;
  sv_clock_check (clock);
  self->quiet = step >= TOLD;
  if (!self->quiet)
    add_line (self->text, "%4u  %s", step + 1, event);
  if (g_str_has_prefix (event, "die "))
    sv_match_enter_die (self->match, (unsigned)atoi (event + 4), &error);
  else
    choose_text (self->match, event, &error);
  g_assert_no_error (error);
  const gboolean is_loud = sv_announcer_get_caption (self->announcer, NULL) != NULL ||
                           sv_announcer_get_announcement (self->announcer) == SV_ANNOUNCEMENT_SHOT;
  if (self->quiet && is_loud)
    add_line (self->text, "%4u  %s", step + 1, event);
  listen (self, !self->quiet || is_loud);
}

/* --- What people do besides --- */

static void
tell_error (Evening *self, GError *error)
{
  if (error != NULL)
    add_line (self->text, "      refused: %s", error->message);
  g_clear_error (&error);
}

/* Undo, redo, look back and come back to where play was. */
static void
go_back (Evening *self)
{
  const unsigned length = sv_match_get_length (self->match);

  add_line (self->text,
            "   Two steps are undone, one is done again; then people look back to step 3.");
  for (int i = 0; i < 2; i++) {
    sv_match_undo (self->match);
    add_line (self->text, "      taken back: %s", sv_announcer_get_line (self->announcer));
  }
  sv_match_redo (self->match);
  tell_moment (self);
  sv_match_seek (self->match, 3);
  g_assert_cmpint (sv_match_get_playback (self->match), ==, SV_PLAYBACK_PAST);
  tell_moment (self);
  names_free = TRUE; /* a title is kept in a document */
  say (self, "a match that goes on from here: ", sv_match_dup_branch_title (self->match, 3, 90000));
  names_free = FALSE;
  sv_match_seek (self->match, length);
  g_assert_cmpint (sv_match_get_playback (self->match), ==, SV_PLAYBACK_LIVE);
}

/* The clock is stopped; somebody writes a comment and tries what cannot be done. */
static void
pause_play (Evening *self)
{
  GError *error = NULL;
  unsigned n;
  const SvEvent *legal = sv_match_get_legal (self->match, &n);

  add_line (self->text, "   The clock is paused; somebody comments, and tries to play on.");
  sv_clock_set_paused (sv_match_get_clock (self->match), TRUE);
  sv_match_choose (self->match, legal[0], &error);
  tell_error (self, error);
  error = NULL;
  sv_match_set_comment (self->match, 2, "What a start!", NULL);
  sv_match_set_comment (self->match, 4, "", NULL);
  sv_clock_set_paused (sv_match_get_clock (self->match), FALSE);
  sv_match_enter_die (self->match, 9, &error);
  tell_error (self, error);
  error = NULL;
  sv_match_choose (self->match, sv_event (99, 1, 2, 3), &error);
  tell_error (self, error);
  self->now_us += 100 * G_TIME_SPAN_SECOND;
  sv_clock_check (sv_match_get_clock (self->match));
  sv_clock_set_paused (sv_match_get_clock (self->match), FALSE);
}

/* --- Afterwards --- */

/* Some steps with what else could have been chosen, and what would have come of it. */
static void
tell_past (Evening *self)
{
  const unsigned length = sv_match_get_length (self->match);

  add_line (self->text, "\n== Looking back ==");
  for (unsigned i = 0; i < length; i += PAST_EVERY) {
    g_autoptr (GPtrArray) choices = sv_match_dup_choices (self->match, i);
    g_autoptr (GPtrArray) report = sv_match_dup_report (self->match, i);
    g_autofree char *step = sv_match_dup_step (self->match, i);
    g_autofree char *told = NULL;

    add_line (self->text, "%4u  %s%s%s", i + 1, step,
              sv_match_is_goal (self->match, i) ? " (a goal)" : "",
              sv_match_is_hidden (self->match, i) ? " (still secret)" : "");
    tell_report (self, report);
    for (guint k = 0; k < choices->len && k < 3; k++) {
      const SvLoggedChoice *one = choices->pdata[k];
      add_line (self->text, "      %s %s", one->made ? "chosen:" : "or:", one->sentence);
    }
    if (choices->len == 0)
      continue;
    const SvLoggedChoice *other = choices->pdata[choices->len - 1];
    g_autoptr (SvMatch) branch = sv_match_replace (self->match, i, other->event, &told, NULL);
    add_line (self->text, "      with the last of them: %s", told);
    names_free = TRUE;
    say (self, "called: ", sv_match_dup_title (branch));
    names_free = FALSE;
  }
}

static void
tell_facts (Evening *self)
{
  g_autoptr (SvFacts) facts = sv_match_dup_facts (self->match);

  add_line (self->text, "\n== Facts ==");
  for (guint i = 0; i < facts->goals->len; i++)
    say (self, "", sv_match_dup_goal (self->match, facts->goals, i));
  for (int side = 0; side < 2; side++)
    say (self, "", sv_match_dup_scorers (self->match, facts->goals, side));
  for (guint i = 0; i < facts->tallies->len; i++) {
    const SvTally *tally = &g_array_index (facts->tallies, SvTally, i);
    add_line (self->text, "      %s %u–%u", tally->label, tally->n[0], tally->n[1]);
  }
  add_line (self->text, "      shots %u–%u, %u things counted, notes %u–%u", facts->shots[0],
            facts->shots[1], facts->stat_entries->len, facts->notes[0]->len, facts->notes[1]->len);
  for (int piece = 0; piece < sv_match_get_view (self->match)->n_pieces; piece++)
    if (facts->won[piece] > 0) {
      g_autofree char *name = sv_match_dup_piece_label (self->match, piece);
      add_line (self->text, "      %s won the ball %u times", name, facts->won[piece]);
    }
}

static void
tell_player (Evening *self, const SvFigures *figures, const SvPlayerFigures *player)
{
  g_autofree char *name = sv_figures_dup_name (self->match, player);
  g_autofree char *shots = sv_figures_dup_shots (player);
  g_autoptr (GString) counts = g_string_new (NULL);

  for (unsigned i = 0; i < figures->n_labels; i++)
    g_string_append_printf (counts, ", %s %u", figures->labels[i], player->counts[i]);
  add_line (self->text, "      %s: %s%s", name, shots, counts->str);
}

static void
tell_figures (Evening *self)
{
  g_autoptr (SvFigures) figures = sv_figures_new (self->match);

  add_line (self->text, "\n== Figures ==");
  for (int side = 0; side < 2; side++)
    tell_player (self, figures, &figures->sides[side]);
  for (guint i = 0; i < figures->people->len; i++)
    tell_player (self, figures, &g_array_index (figures->people, SvPlayerFigures, i));
  for (guint i = 0; i < figures->pieces->len; i++)
    tell_player (self, figures, &g_array_index (figures->pieces, SvPlayerFigures, i));
}

/* --- The evening --- */

static void
tell_beginning (Evening *self)
{
  const SvMatchDoc *doc = sv_match_get_doc (self->match);
  g_autoptr (GPtrArray) differences = sv_variant_words_differences (doc->game, doc->variant->setup);

  add_line (self->text, "== Before the match ==");
  say (self, "", sv_match_dup_title (self->match));
  say (self, "rules: ", sv_variant_words_describe (doc->variant));
  for (guint i = 0; i < differences->len; i++)
    add_line (self->text, "      %s", (const char *)differences->pdata[i]);
  for (int side = 0; side < 2; side++) {
    say (self, "short: ", sv_match_dup_team_short_name (self->match, side));
    const SvSeatDoc *captain = sv_seats_captain (sv_match_get_seats (self->match), side);
    add_line (self->text, "      %s leads", captain->name);
  }
}

static void
open_evening (Evening *self, const SvMatchDoc *whole)
{
  SvMatchDoc *doc = sv_match_doc_copy (whole, 0);

  name_team (doc->teams[0], "Velocitas 2", "VEL");
  name_team (doc->teams[1], "Blue Sky", "");
  self->match = sv_match_new (doc);
  self->announcer = sv_announcer_new (self->match);
  self->ways = sv_ways_new ();
  self->labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  sv_clock_set_source (sv_match_get_clock (self->match), fake_time, &self->now_us);
  seat_people (self->match);
  g_signal_connect (self->match, "notice", G_CALLBACK (notice_cb), self);
  g_signal_connect (self->match, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect (self->match, "whistle", G_CALLBACK (whistle_cb), self);
  g_signal_connect (self->match, "commented", G_CALLBACK (commented_cb), self);
}

static void
play_evening (Evening *self, const SvMatchDoc *whole)
{
  SvSounds *sounds = sv_sounds_new (self->match, self->announcer);

  g_signal_connect (sounds, "play", G_CALLBACK (heard_cb), self);
  add_line (self->text, "\n== The match ==");
  for (unsigned i = 0; i < sv_history_get_length (whole->history); i++) {
    g_autofree char *event = history_text (whole->history, i);

    make_event (self, i, event);
    if (i < TOLD && i % 3 == 0)
      tell_moment (self);
    if (i < TOLD && i % LOOK_EVERY == LOOK_EVERY - 1)
      look_around (self, i);
    if (i == 16)
      go_back (self);
    if (i == 25)
      pause_play (self);
    if (i < TOLD && sv_match_is_die (self->match, i))
      tell_dice (self);
  }
  tell_moment (self);
  g_object_unref (sounds);
}

void
tell_match (GString *text, gconstpointer trace)
{
  g_autofree char *path = g_build_filename (SV_TRACES, trace, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SvMatchDoc) whole = sv_match_doc_load (path, NULL, &error);
  Evening *self = g_new0 (Evening, 1);

  g_assert_no_error (error);
  self->text = text;
  open_evening (self, whole);
  tell_beginning (self);
  play_evening (self, whole);
  tell_past (self);
  tell_facts (self);
  tell_figures (self);
  sv_clock_set_paused (sv_match_get_clock (self->match), TRUE);
  g_object_unref (self->announcer);
  g_object_unref (self->match);
  sv_ways_free (self->ways);
  g_hash_table_unref (self->labels);
  g_free (self);
}
