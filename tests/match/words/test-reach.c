/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever is legal can be done by hand: random matches of every game are walked, and at each
 * decision all places are pointed at, alone and after each other, as a person would who tries
 * everything. */

#include "doc-fixture.h"
#include "sv-choice-words.h"
#include "sv-choice.h"
#include "sv-games.h"
#include "sv-match-words.h"
#include "sv-shown.h"

#include <string.h>

enum { MATCHES = 6, STEPS = 1200, MAX_PLACES = SV_MAX_SPACES + SV_MAX_PIECES };

typedef struct {
  int piece, space;
} Place;

typedef struct {
  SvMatch *match;
  SvChoice choice;
  SvWays *ways;
  Place places[MAX_PLACES];
  unsigned n_places;
  uint8_t clicks[SV_MAX_LEGAL]; /* the fewest that make each option; 0: none do */
  bool shown[SV_MAX_LEGAL];     /* two at most do that all go to places that glow */
  bool dragged[SV_MAX_LEGAL];
  /* refusals of this position whose reason was asked, by piece and space, each + 1 */
  bool asked[SV_MAX_PIECES + 1][SV_MAX_SPACES + 1];
} Walk;

/* Whoever is on a space: of two who stand there the one that can be chosen. */
static int
piece_on (const Walk *w, const SvView *view, int space)
{
  int first = -1;

  for (int i = 0; i < view->n_pieces; i++) {
    if (view->pieces[i].space != space)
      continue;
    if (sv_choice_is_answer (&w->choice, i) || sv_choice_can_take (&w->choice, i))
      return i;
    first = first < 0 ? i : first;
  }
  return first;
}

/* All that can be pointed at: the spaces with whoever is there, and those beside the board. */
static void
list_places (Walk *w)
{
  const SvScene *scene = sv_match_get_scene (w->match);

  w->n_places = 0;
  for (int i = 0; i < scene->board->n_spaces; i++)
    if (scene->board->spaces[i].name != NULL)
      w->places[w->n_places++] = (Place){ piece_on (w, &scene->view, i), i };
  for (int i = 0; i < scene->view.n_pieces && !scene->board->level; i++)
    if (scene->view.pieces[i].space < 0)
      w->places[w->n_places++] = (Place){ i, -1 };
}

static void
find_ways (Walk *w)
{
  sv_choice_find_ways (&w->choice, w->ways, sv_match_get_game (w->match),
                       sv_match_get_setup (w->match), sv_match_get_state (w->match));
}

static void
reach (Walk *w, unsigned option, unsigned clicks, bool shown)
{
  if (w->clicks[option] == 0 || clicks < w->clicks[option])
    w->clicks[option] = (uint8_t)clicks;
  w->shown[option] |= shown && clicks <= 2;
}

/* Options that an answer makes: those that it names, or the first event of a way. */
static void
take_answer (Walk *w, const SvAnswer *answer, unsigned clicks, bool shown, bool dragged)
{
  SvEvent events[SV_MAX_WAY];

  if (answer->kind == SV_ANSWER_CHOOSE)
    for (unsigned i = 0; i < answer->n; i++) {
      reach (w, answer->options[i], clicks + (answer->n > 1), shown);
      w->dragged[answer->options[i]] |= dragged;
    }
  if (answer->kind != SV_ANSWER_WAY || sv_ways_get (w->ways, answer->space, events, NULL) == 0)
    return;
  for (unsigned i = 0; i < w->choice.n_options; i++)
    if (sv_event_equal (w->choice.options[i].event, events[0])) {
      reach (w, i, clicks, shown);
      w->dragged[i] |= dragged;
    }
}

/* Who acts and is refused hears why: a rule, and not that it is their own turn or only that it is
 * not possible. */
static void
assert_says_why (Walk *w, const SvAnswer *answer)
{
  const int side = sv_match_get_node (w->match)->side;

  if (w->asked[answer->piece + 1][answer->space + 1])
    return;
  w->asked[answer->piece + 1][answer->space + 1] = true;
  g_autofree char *why = sv_choice_words_refusal (answer, w->match);
  g_autofree char *own =
      g_strdup_printf ("turn of %s", side < 0 ? "?" : sv_match_get_team_name (w->match, side));

  g_assert_cmpstr (why, !=, "");
  if (strstr (why, own) != NULL ||
      (sv_match_get_game (w->match)->words.why_not != NULL &&
       g_str_equal (why, "That is not possible now.")))
    g_error ("%s (%d, %d): %s", sv_shown (w->match)->view.phase, answer->piece, answer->space,
             why);
}

/* Point at a place, with what was taken before in the hand. Nothing is let go but by pointing at
 * it. */
static SvAnswerKind
point (Walk *w, Place at, unsigned clicks, bool shown)
{
  const int held = w->choice.held;
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  find_ways (w);
  shown = shown && sv_choice_is_marked (&w->choice, at.piece, at.space);
  sv_choice_point (&w->choice, at.piece, at.space, answer);
  if (w->choice.held != held) {
    g_assert_true (answer->kind == SV_ANSWER_TAKE || answer->kind == SV_ANSWER_RELEASE);
    g_assert_true (w->choice.held >= 0 ? w->choice.held == at.piece : held == at.piece);
  }
  if (answer->kind == SV_ANSWER_REFUSE)
    assert_says_why (w, answer);
  take_answer (w, answer, clicks, shown, false);
  return answer->kind;
}

static void
drag (Walk *w, int piece)
{
  g_autofree SvAnswer *answer = g_new0 (SvAnswer, 1);

  for (unsigned i = 0; i < w->n_places; i++) {
    sv_choice_release (&w->choice);
    if (!sv_choice_take (&w->choice, piece))
      return;
    find_ways (w);
    sv_choice_drop (&w->choice, w->places[i].space, answer);
    if (answer->kind == SV_ANSWER_REFUSE && w->places[i].space >= 0 && w->places[i].piece != piece)
      assert_says_why (w, answer);
    take_answer (w, answer, 9, true, true);
  }
}

static void
try_all (Walk *w)
{
  memset (w->clicks, 0, sizeof w->clicks);
  memset (w->asked, 0, sizeof w->asked);
  memset (w->dragged, 0, sizeof w->dragged);
  for (unsigned i = 0; i < w->n_places; i++) {
    const Place first = w->places[i];
    sv_choice_release (&w->choice);
    find_ways (w);
    const bool shown = sv_choice_is_marked (&w->choice, first.piece, first.space);
    const SvAnswerKind answer = point (w, first, 1, true);
    drag (w, first.piece);
    if (answer != SV_ANSWER_TAKE)
      continue;
    for (unsigned k = 0; k < w->n_places; k++) {
      sv_choice_release (&w->choice);
      sv_choice_take (&w->choice, first.piece);
      point (w, w->places[k], 2, shown);
    }
  }
}

static void
assert_reached (Walk *w)
{
  char text[SV_EVENT_TEXT_MAX];

  for (unsigned i = 0; i < w->choice.n_options; i++) {
    const SvOption *option = &w->choice.options[i];
    const SvTarget *target = &option->target;
    g_autofree char *prompt = sv_match_dup_prompt (w->match);
    sv_match_get_game (w->match)->event_text (sv_match_get_setup (w->match),
                                              sv_match_get_state (w->match), option->event, text);
    if (target->button == NULL && (w->clicks[i] == 0 || w->clicks[i] > 2))
      g_error ("%s: “%s” takes %u clicks (%d, %d)", prompt, text, w->clicks[i], target->piece,
               target->space);
    if (target->button == NULL && !w->shown[i])
      g_error ("%s: nothing shows how to choose “%s” (%d, %d)", prompt, text, target->piece,
               target->space);
    if (target->piece >= 0 && target->space >= 0 && !w->dragged[i])
      g_error ("%s: “%s” cannot be dragged (%d, %d)", prompt, text, target->piece, target->space);
  }
}

static void
test_reach (gconstpointer data)
{
  Walk *w = g_new0 (Walk, 1);

  w->ways = sv_ways_new ();
  for (guint32 seed = 1; seed <= MATCHES; seed++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
    w->match = sv_match_new (standard_doc (data));
    for (unsigned i = 0; i < STEPS && sv_match_get_node (w->match)->kind != SV_NODE_OVER; i++) {
      unsigned n;
      const SvEvent *legal = sv_match_get_legal (w->match, &n);
      if (sv_match_get_node (w->match)->kind == SV_NODE_DECISION) {
        sv_choice_fill (&w->choice, w->match);
        list_places (w);
        try_all (w);
        assert_reached (w);
      }
      sv_match_choose (w->match, legal[g_rand_int_range (rand, 0, (gint32)n)], NULL);
    }
    g_assert_finalize_object (w->match);
  }
  sv_ways_free (w->ways);
  g_free (w);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; sv_games ()[i] != NULL; i++) {
    g_autofree char *path = g_strdup_printf ("/reach/do-whatever-is-legal/%s", sv_games ()[i]->id);
    g_test_add_data_func (path, sv_games ()[i], test_reach);
  }
  return g_test_run ();
}
