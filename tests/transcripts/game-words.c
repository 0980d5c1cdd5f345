/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-words.h"

static const char *
team_cb (void *data, int side)
{
  return side_word (side);
}

static void
who_cb (void *data, int side, int piece, char *out, size_t size)
{
  sv_text_print (out, size, "%s", side_word (side));
}

static void
piece_cb (void *data, int piece, char *out, size_t size)
{
  const Moment *self = data;
  const SvWords none = { .translate = NULL };
  SvPhrase phrase;

  self->game->words.piece_name (self->setup, piece, &phrase);
  sv_phrase_say (&phrase, &none, out, size);
}

/* As in the program, the label on the pitch. */
static const char *
space_cb (void *data, int space)
{
  const Moment *self = data;

  return space < 0 ? "nowhere" : self->game->board (self->setup)->spaces[space].label;
}

void
moment_set (Moment *self, const SvGame *game, const void *setup, const void *state)
{
  *self = (Moment){ .game = game, .setup = setup, .state = state };
  sv_game_scene (game, setup, state, &self->scene);
}

const char *
side_word (int side)
{
  return side == 0 ? "Home" : side == 1 ? "Away" : "nobody";
}

char *
say_phrase (const Moment *self, const SvPhrase *phrase)
{
  const SvWords words = { (void *)(guintptr)self, NULL, team_cb, who_cb, piece_cb, space_cb };
  char text[1000];

  if (phrase->msgid == NULL)
    return g_strdup ("-");
  return g_strdup (sv_phrase_say (phrase, &words, text, sizeof text));
}

char *
say_piece (const Moment *self, int piece)
{
  SvPhrase phrase;
  char name[80];

  if (piece < 0)
    return g_strdup ("nobody");
  self->game->words.piece_name (self->setup, piece, &phrase);
  piece_cb ((void *)(guintptr)self, piece, name, sizeof name);
  return g_strdup_printf ("%s of %s", g_str_has_prefix (name, "the ") ? name + 4 : name,
                          side_word (phrase.side));
}

char *
say_space (const SvBoard *board, int space)
{
  if (space < 0)
    return g_strdup ("nowhere");
  const SvSpace *found = &board->spaces[space];
  if (found->name == NULL)
    return g_strdup_printf ("space %d", space);
  return board->n_zones > 1 && found->zone >= 0
             ? g_strdup_printf ("%s (%s)", found->name, board->zones[found->zone])
             : g_strdup (found->name);
}

char *
say_event (const Moment *self, SvEvent event)
{
  char text[SV_EVENT_TEXT_MAX];

  self->game->event_text (self->setup, self->state, event, text);
  return g_strdup (text);
}

static void
add_price (GString *text, const SvTarget *target)
{
  if (target->button != NULL)
    g_string_append_printf (text, "%s“%s”", text->len > 0 ? " " : "", target->button);
  if (target->flags & SV_TARGET_WAY)
    g_string_append (text, ", a step of a way");
  if (target->flags & SV_TARGET_THROW)
    g_string_append (text, ", goes on to a throw");
  if (target->cost > 0)
    g_string_append_printf (text, ", costs %u", target->cost);
  if (target->odds_of > 0)
    g_string_append_printf (text, ", succeeds in %u of %u", target->odds, target->odds_of);
}

char *
say_target (const Moment *self, SvEvent event)
{
  GString *text = g_string_new (NULL);
  SvTarget target;

  self->game->event_target (self->setup, self->state, event, &target);
  g_autofree char *piece = say_piece (self, target.piece);
  g_autofree char *space = say_space (self->scene.board, target.space);
  if (target.piece >= 0)
    g_string_append (text, piece);
  if (target.space >= 0)
    g_string_append_printf (text, "%s%s", target.piece >= 0 ? " → " : "", space);
  add_price (text, &target);
  return g_string_free (text, FALSE);
}

char *
say_target_kind (const Moment *self, SvEvent event)
{
  g_autofree char *written = say_event (self, event);
  GString *text = g_string_new_len (written, (gssize)strcspn (written, " "));
  SvTarget target;

  self->game->event_target (self->setup, self->state, event, &target);
  g_string_append_printf (text, ":%s%s", target.piece >= 0 ? " a piece" : "",
                          target.space >= 0 ? " a space" : "");
  add_price (text, &target);
  return g_string_free (text, FALSE);
}

char *
say_note_kind (const SvNote *note)
{
  static const char *const kinds[] = { "plain",    "miss", "save", "whistle",
                                       "turnover", "foul", "goal" };
  GString *text = g_string_new (kinds[note->kind]);

  if (note->caption != NULL)
    g_string_append_printf (text, ", large “%s”", note->caption);
  if (note->shot)
    g_string_append (text, ", a shot");
  if (note->counts != NULL)
    g_string_append_printf (text, ", counts as “%s”%s", note->counts,
                            note->player < 0 ? " of nobody" : "");
  for (unsigned face = 1; face <= 6; face++)
    if (note->faces & 1u << face)
      g_string_append_printf (text, "%s%u", note->faces & ((1u << face) - 2) ? " " : ", with ",
                              face);
  return g_string_free (text, FALSE);
}

char *
say_outcome (const SvOutcome *outcome)
{
  static const char *const kinds[] = { "nothing",  "miss", "save", "whistle",
                                       "turnover", "foul", "goal" };

  return g_strdup_printf ("%s for %s%s%s %u/%u", kinds[outcome->kind], side_word (outcome->side),
                          outcome->caption != NULL ? " " : "",
                          outcome->caption != NULL ? outcome->caption : "", outcome->numerator,
                          outcome->denominator);
}

char *
say_move (const Moment *self, const SvMove *move)
{
  const SvBoard *board = self->game->board (self->setup);
  g_autofree char *piece = say_piece (self, move->piece);
  g_autofree char *from = say_space (board, move->from);
  g_autofree char *to = say_space (board, move->to);
  g_autofree char *over = say_space (board, move->over);

  return g_strdup_printf ("%s %s → %s%s%s", move->piece < 0 ? "ball" : piece, from, to,
                          move->over >= 0 ? " over " : "", move->over >= 0 ? over : "");
}

char *
say_node (const SvNode *node)
{
  GString *text = g_string_new (NULL);

  if (node->kind == SV_NODE_OVER)
    g_string_append (text, "it is over");
  else if (node->kind == SV_NODE_CHANCE)
    g_string_append_printf (text, "%s throws a die of %u", side_word (node->side), node->die);
  else
    g_string_append_printf (text, "%s chooses", side_word (node->side));
  if (node->side_name != NULL)
    g_string_append_printf (text, " (%s)", node->side_name);
  if (node->contest > 0)
    g_string_append_printf (text, ", %u dice decide", node->contest);
  if (node->secret)
    g_string_append (text, ", in secret");
  if (node->time)
    g_string_append (text, ", time may be up");
  return g_string_free (text, FALSE);
}

static void
add_stage (GString *text, const SvView *view)
{
  static const char *const stages[] = { "being set up", "played", "in a break", "over" };
  static const char *const ends[] = { "at full time", "in extra time", "by a golden goal",
                                      "by penalties" };

  g_string_append_printf (text, ", %s", stages[view->stage]);
  if (view->stage == SV_STAGE_OVER)
    g_string_append_printf (text, " %s, %s has won", ends[view->ended], side_word (view->winner));
}

char *
say_view (const SvView *view)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d–%d", view->score[0], view->score[1]);
  if (view->shootout)
    g_string_append_printf (text, " (%d–%d)", view->shootout_score[0], view->shootout_score[1]);
  g_string_append_printf (text, ", %s %u of %u of %d s%s", view->period_name, view->period,
                          view->n_periods, view->period_ms / 1000,
                          view->clock_runs ? ", the clock runs" : "");
  add_stage (text, view);
  g_string_append_printf (text, ", %s on the left", side_word (view->shown_first));
  g_string_append_printf (text, ", %s attacks", side_word (view->attacking));
  if (view->points >= 0)
    g_string_append_printf (text, ", %d points left", view->points);
  if (view->clock_ends > 0)
    g_string_append_printf (text, ", clock at %d of %d", view->clock_shows, view->clock_ends);
  if (view->notice != NULL)
    g_string_append_printf (text, ", “%s”", view->notice);
  return g_string_free (text, FALSE);
}

char *
say_sign (unsigned flag)
{
  static const char *const signs[] = { "has the ball",   "is active",  "attacks",   "defends",
                                       "keeps the goal", "is offside", "is booked", "is hurt",
                                       "warms up",       "is gone" };

  for (unsigned i = 0; i < G_N_ELEMENTS (signs); i++)
    if (flag == 1u << i)
      return g_strdup (signs[i]);
  return g_strdup_printf ("sign %u", flag);
}
