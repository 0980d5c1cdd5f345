/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How computer players of 11 line up: what the other team can do with its first turn. All ways to play that turn are tried, but for those in which no player can get as far as
 * a penalty space any more. */

#include <glib.h>
#include <string.h>

#include "eleven/eleven-board.h"
#include "eleven/eleven-state.h"
#include "sv-bot.h"
#include "sv-games.h"

enum { FAR = 99 };

typedef struct {
  const ElevenSetup *setup;
  const SvBoard *board;
  GHashTable *seen;              /* positions that were looked at */
  guint8 far[ELEVEN_MAX_SPACES]; /* lines from each space to the penalty spaces of the other end */
} Turn;

/* Write to turn->far the lines to the nearest penalty space at the end that the other side
 * defends. */
static void
measure (Turn *turn, const ElevenState *s)
{
  memset (turn->far, FAR, sizeof turn->far);
  for (unsigned i = 0; i < turn->board->n_spaces; i++)
    if (turn->board->spaces[i].kind == SV_SPACE_PENALTY &&
        turn->board->spaces[i].end == eleven_end (s, 1u - s->turn_side))
      turn->far[i] = 0;
  for (unsigned lines = 0; lines < ELEVEN_MAX_SPACES; lines++)
    for (unsigned i = 0; i < turn->board->n_spaces; i++)
      if (turn->far[i] == lines)
        ELEVEN_EACH_NEIGHBOUR (turn->board, i, k)
        {
          guint8 *other = &turn->far[turn->board->neighbours[k]];
          *other = MIN (*other, (guint8)(lines + 1));
        }
}

/* Return whether a player might still reach a penalty space with the points that are left. */
static gboolean
is_hopeless (const Turn *turn, const ElevenState *s)
{
  if (s->phase != PHASE_TURN && s->phase != PHASE_PUSH)
    return FALSE;
  if (s->shot)
    return TRUE;
  if (s->phase == PHASE_PUSH && turn->far[s->att_at] <= s->points)
    return FALSE;
  for (unsigned piece = s->turn_side; piece < ELEVEN_PIECES; piece += 2)
    if (s->at[piece] != ELEVEN_NONE && turn->far[s->at[piece]] <= s->points)
      return FALSE;
  return TRUE;
}

/* Return what matters of a position for the rest of the turn: not which player of a side stands
 * where, nor who had the ball before in a series. A player who had it cannot get it again, but whom
 * that player could reach has been looked at by then. */
static GBytes *
key_of (const ElevenState *s)
{
  ElevenState key = *s;

  for (unsigned i = 0; i < ELEVEN_MAX_SPACES; i++)
    if (key.occ[i] != ELEVEN_NONE && !eleven_is_goalie (key.occ[i]))
      key.occ[i] = (guint8)(2 + eleven_side_of (key.occ[i]));
  memset (key.at, 0, sizeof key.at);
  memset (key.series, 0, sizeof key.series);
  key.n_series = 0;
  return g_bytes_new (&key, sizeof key);
}

/* Return whether the side that plays can come to a shot at goal in this turn. */
static gboolean
can_shoot (Turn *turn, const ElevenState *s, unsigned side)
{
  SvEvent legal[SV_MAX_LEGAL];

  if (s->phase == PHASE_AIM || s->score[side] > 0)
    return TRUE;
  if (s->phase == PHASE_THROW || s->phase == PHASE_PLACE || is_hopeless (turn, s))
    return FALSE;
  if (!g_hash_table_add (turn->seen, key_of (s)))
    return FALSE;
  const unsigned n = eleven_game.legal (turn->setup, s, legal);
  for (unsigned i = 0; i < n; i++) {
    ElevenState after = *s;

    eleven_game.apply (turn->setup, &after, legal[i]);
    if (can_shoot (turn, &after, side))
      return TRUE;
  }
  return FALSE;
}

/* Return with how many of the six throws the side to throw can shoot at goal. More points are never
 * worse, so the first throw without a shot ends the count. */
static unsigned
count_shots (const ElevenSetup *setup, const ElevenState *s)
{
  Turn turn = { .setup = setup, .board = eleven_board (setup) };
  gboolean shoots = TRUE;
  unsigned shots = 0;

  measure (&turn, s);
  for (unsigned die = 6; die > 0 && shoots; die--) {
    ElevenState after = *s;

    turn.seen =
        g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
    eleven_game.apply (setup, &after, sv_event_of (SV_VERB_DIE, die));
    shoots = can_shoot (&turn, &after, s->turn_side);
    shots += shoots;
    g_hash_table_unref (turn.seen);
  }
  return shots;
}

/* Who lines up a side: a computer player, or if there is none, a ready line-up. */
typedef struct {
  const char *level;
  unsigned ready;
} Hand;

static SvEvent
choose (const ElevenSetup *setup, const ElevenState *s, const Hand *hand, SvRng *rng)
{
  SvEvent legal[SV_MAX_LEGAL];
  const unsigned n = eleven_game.legal (setup, s, legal);
  SvLineUp line_up;

  if (hand->level != NULL)
    return legal[sv_bot_choose (sv_bot_by_id (hand->level), &eleven_game, setup, s, legal, n, rng,
                                NULL)];
  g_assert_true (eleven_game.line_ups.line_up (setup, s, hand->ready, &line_up));
  return line_up.event;
}

static ElevenSetup
setup_on (unsigned board, int west)
{
  ElevenSetup setup;

  sv_game_standard (&eleven_game, &setup);
  setup.board = (int32_t)board;
  setup.west = west;
  if (board == BOARD_SMALL)
    setup.players = 5;
  return setup;
}

/* Line up until the first throw; return with how many of six throws the side that kicks off can
 * shoot at goal. @west: the side that defends the goal in the west. */
static unsigned
shots_after (unsigned board, int west, const Hand hands[2], guint64 seed)
{
  const ElevenSetup setup = setup_on (board, west);
  ElevenState s = { 0 };
  SvRng rng;

  sv_rng_seed (&rng, seed);
  eleven_game.init (&setup, &s);
  while (s.phase == PHASE_PLACE)
    eleven_game.apply (&setup, &s, choose (&setup, &s, &hands[s.side], &rng));
  return count_shots (&setup, &s);
}

/* The first team kicks off, and a computer player of this level has lined up against it: a ready
 * line-up, or players anywhere, leave no shot on a large field. */
static void
test_large_fields (gconstpointer level)
{
  static const unsigned boards[] = { BOARD_ORIGINAL, BOARD_MIRROR };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    for (int west = 0; west < 2; west++) {
      const Hand ready[] = { { NULL, i + 2u * (unsigned)west }, { level, 0 } };
      const Hand anywhere[] = { { "random", 0 }, { level, 0 } };

      g_assert_cmpuint (shots_after (boards[i], west, ready, 1), ==, 0);
      g_assert_cmpuint (shots_after (boards[i], west, anywhere, i + 1), ==, 0);
    }
}

/* On the small field a 5 and a 6 are left, whoever kicks off. */
static void
test_small_field (gconstpointer level)
{
  for (unsigned seed = 0; seed < 20; seed++) {
    const Hand hands[] = { { "random", 0 }, { level, 0 } };

    g_assert_cmpuint (shots_after (BOARD_SMALL, seed % 2, hands, seed), <=, 2);
  }
}

/* Place the players of the second team on those of its spaces that @places has, counted in board
 * order, against the usual line-up. Returns the number of throws for a shot, or 0 if @places is not
 * a place for each of five players. */
static unsigned
shots_against (int west, unsigned places)
{
  const ElevenSetup setup = setup_on (BOARD_SMALL, west);
  const Hand usual = { NULL, 0 };
  unsigned spaces[SV_MAX_LEGAL], n = 0;
  SvEvent legal[SV_MAX_LEGAL];
  ElevenState s = { 0 };

  eleven_game.init (&setup, &s);
  const unsigned n_legal = eleven_game.legal (&setup, &s, legal);
  for (unsigned i = 0; i < n_legal; i++)
    if ((places >> i & 1) != 0)
      spaces[n++] = legal[i].a;
  if (n != 5 || places >> n_legal != 0)
    return 0;
  while (s.phase == PHASE_PLACE)
    eleven_game.apply (&setup, &s,
                       s.side == 0 ? choose (&setup, &s, &usual, NULL)
                                   : sv_event_of (VERB_PLACE, spaces[--n]));
  return count_shots (&setup, &s);
}

/* No line-up of five closes the small field: against the usual one, each of the 56 leaves two
 * throws or more. */
static void
test_least (void)
{
  for (int west = 0; west < 2; west++) {
    unsigned line_ups = 0;

    for (unsigned places = 0; places < 256; places++) {
      const unsigned shots = shots_against (west, places);

      line_ups += shots > 0;
      if (shots > 0)
        g_assert_cmpuint (shots, >=, 2);
    }
    g_assert_cmpuint (line_ups, ==, 56);
  }
}

int
main (int argc, char *argv[])
{
  static const char *const levels[] = { "club", "expert", "champion" };

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (levels); i++) {
    g_autofree char *large = g_strdup_printf ("/first-turn/kick-off-against-%s", levels[i]);
    g_autofree char *small = g_strdup_printf ("/first-turn/kick-off-five-a-side-%s", levels[i]);

    g_test_add_data_func (large, levels[i], test_large_fields);
    g_test_add_data_func (small, levels[i], test_small_field);
  }
  g_test_add_func ("/first-turn/try-every-line-up-five-a-side", test_least);
  return g_test_run ();
}
