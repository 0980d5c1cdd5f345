/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-duel.h"

#include "sv-card-panel.h"
#include "sv-card-view.h"
#include "sv-die-view.h"
#include "sv-match-log.h"
#include "sv-match-words.h"
#include "sv-sentence.h"
#include "sv-shown.h"
#include "sv-style.h"
#include "sv-widgets.h"

#include <glib/gi18n.h>

enum { CARD_WIDTH = 92, DIE_SIZE = 84, FEW_FACES = 3 };

/* One of the two sides of the throw: a player or team that throws, or that is thrown against. */
typedef struct {
  GtkWidget *box, *card, *plate, *dice, *die, *need; /* template children */
  int side;
  int piece; /* piece whose card is shown, or -1 if none */
} Side;

struct _SvDuel {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;     /* match shown, or NULL */
  SvPainter *painter; /* painter of the cards */
  gboolean compact, with_button;

  Side sides[2]; /* left and right, as on the screen */

  /* Template children */
  GtkWidget *content, *pair, *throw_button, *outcomes, *bonuses;
};

G_DEFINE_FINAL_TYPE (SvDuel, sv_duel, GTK_TYPE_WIDGET)

/* --- The two players --- */

/* Find the pieces on the left and right whose cards are shown, each -1 if none: a piece that needs
 * a number, otherwise one that takes part, or one that acts if both sides throw. Returns FALSE if
 * the throw decides nothing. */
static gboolean
find_pieces (SvMatch *match, int pieces[2])
{
  const SvView *view = &sv_shown (match)->view;
  const gboolean contest = sv_shown (match)->node.contest > 0;
  const unsigned parts = contest ? SV_PIECE_ACTIVE : SV_PIECE_ATTACKER | SV_PIECE_DEFENDER;
  gboolean needed[2] = { FALSE, FALSE };

  pieces[0] = pieces[1] = -1;
  for (int i = 0; i < view->n_pieces; i++) {
    const SvPiece *piece = &view->pieces[i];
    const int k = piece->side == sv_match_get_left (match) ? 0 : 1;
    const gboolean takes_part = (piece->flags & parts) != 0;

    if (piece->card < 0 || piece->side < 0 || (piece->need <= 0 && (needed[k] || !takes_part)))
      continue;
    pieces[k] = i;
    needed[k] = needed[k] || piece->need > 0;
  }
  return needed[0] || needed[1] || contest;
}

gboolean
sv_duel_is_due (SvMatch *match)
{
  int pieces[2];

  if (sv_shown (match)->node.kind != SV_NODE_CHANCE || sv_match_get_waiting (match) ||
      sv_match_get_playback (match) == SV_PLAYBACK_PAST)
    return FALSE;
  return find_pieces (match, pieces);
}

/* Return the value of a side's die that was thrown already, while the other side still throws, or
 * 0. */
static int
lying_die (SvMatch *match, int side)
{
  int sides[2], values[2];

  return sv_match_get_dice (match, sides, values) == 1 && sides[0] == side ? values[0] : 0;
}

/* --- Texts --- */

/* Return the faces of the die that are at least @least: "4, 5 or 6". Free with g_free (). */
static char *
dup_faces (const SvEvent *legal, unsigned n, int least)
{
  g_autofree char *text = NULL;
  int faces[G_MAXUINT8 + 1];
  unsigned count = 0;

  for (unsigned i = 0; i < n; i++)
    if (legal[i].verb == SV_VERB_DIE && legal[i].a >= least)
      faces[count++] = legal[i].a;
  if (count == n)
    return g_strdup (_ ("Every throw"));
  if (count == 0)
    return g_strdup (_ ("No throw"));
  if (count > FEW_FACES)
    return g_strdup_printf (_ ("%d or more"), faces[0]);
  text = g_strdup_printf ("%d", faces[0]);
  for (unsigned i = 1; i < count; i++) {
    g_autofree char *before = g_steal_pointer (&text);
    /* Translators: numbers on a die, e.g. "4, 5 or 6"; %d is the last of them, %s those before
     * it. */
    text = sv_sentence (i + 1 == count ? _ ("%s or %d") : _ ("%s, %d"), before, faces[i]);
  }
  return g_steal_pointer (&text);
}

/* Return which faces are needed and how likely they are: "4, 5 or 6 · 50 %". Free with g_free
 * (). */
static char *
dup_need (SvMatch *match, int least)
{
  unsigned n;
  const SvEvent *legal = sv_shown_get_legal (match, &n);
  g_autofree char *faces = dup_faces (legal, n, least);

  /* Translators: %s are the numbers that a die must show, %d is how likely that is in percent: "4,
   * 5 or 6 · 50 %". */
  return sv_sentence (_ ("%s · %d %%"), faces, (int)sv_odds_of_need (legal, n, least));
}

/* --- The parts --- */

/* Show the card of a side's piece, or the name of the team if it has none. */
static void
show_person (SvDuel *self, Side *side, const char *name)
{
  SvCardContents face;

  gtk_widget_set_visible (side->card, side->piece >= 0);
  gtk_widget_set_visible (side->plate, side->piece < 0);
  if (side->piece < 0) {
    sv_style_tint_side (side->plate, self->match, side->side);
    gtk_label_set_text (GTK_LABEL (side->plate), name);
    sv_card_view_clear (SV_CARD_VIEW (side->card));
    return;
  }
  sv_card_panel_fill_face (self->match, side->piece, &face);
  sv_card_view_set_face (SV_CARD_VIEW (side->card), self->painter, &face, name);
}

static void
show_side (SvDuel *self, Side *side, GString *words)
{
  const SvNode *node = &sv_shown (self->match)->node;
  const int need = side->piece >= 0 ? sv_shown (self->match)->view.pieces[side->piece].need : 0;
  const int value = lying_die (self->match, side->side);
  const gboolean throws = node->contest > 0 ? node->side >= 0 : need > 0;

  gtk_widget_set_visible (side->box, side->piece >= 0 || node->contest > 0);
  if (!gtk_widget_get_visible (side->box)) {
    sv_card_view_clear (SV_CARD_VIEW (side->card));
    return;
  }
  g_autofree char *name = side->piece >= 0
                              ? sv_match_dup_piece_label (self->match, side->piece)
                              : g_strdup (sv_match_get_team_name (self->match, side->side));
  /* Translators: the value of a die that has been thrown. */
  g_autofree char *figures = value > 0  ? g_strdup_printf (_ ("Threw %d"), value)
                             : need > 0 ? dup_need (self->match, need)
                                        : NULL;

  show_person (self, side, name);
  sv_die_view_set_value (SV_DIE_VIEW (side->die), side->side, value, 0);
  sv_die_view_set_thrower (SV_DIE_VIEW (side->die), node->side);
  /* Keep an empty label visible if both sides throw, so that the dice are at the same height. */
  gtk_label_set_text (GTK_LABEL (side->need), figures != NULL ? figures : "");
  gtk_widget_set_visible (side->need, figures != NULL || node->contest > 0);
  gtk_widget_set_visible (side->dice, throws);
  if (figures != NULL)
    /* Translators: a player and what they need: "Velocitas striker 1: 4, 5 or 6 · 50 %". */
    sv_sentence_append (words, _ ("%s: %s."), name, figures);
  else
    /* Translators: the player or team that throws, or against whom a throw is made. */
    sv_sentence_append (words, throws ? _ ("%s throws.") : _ ("Against %s."), name);
  g_string_append_c (words, ' ');
}

/* Add a figure in large letters and its label. @why: description of the label for screen readers,
 * or NULL. */
static void
add_chip (GtkWidget *box, const char *figure, const char *name, const char *why)
{
  GtkWidget *chip = gtk_box_new (gtk_orientable_get_orientation (GTK_ORIENTABLE (box)) ==
                                         GTK_ORIENTATION_HORIZONTAL
                                     ? GTK_ORIENTATION_VERTICAL
                                     : GTK_ORIENTATION_HORIZONTAL,
                                 0);
  GtkWidget *number = gtk_label_new (figure), *label = gtk_label_new (name);

  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_add_css_class (number, "figure");
  gtk_widget_set_visible (number, *figure != '\0');
  gtk_box_append (GTK_BOX (chip), number);
  gtk_box_append (GTK_BOX (chip), label);
  gtk_box_append (GTK_BOX (box), chip);
  if (why != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    why, -1);
}

static void
clear_chips (GtkWidget *box)
{
  GtkWidget *chip;

  while ((chip = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), chip);
}

/* Show how likely each outcome is. Outcomes that are certain or unknown are not shown. */
static void
show_outcomes (SvDuel *self, GString *words)
{
  const int attacking = sv_shown (self->match)->view.attacking;
  SvOdds odds;

  clear_chips (self->outcomes);
  sv_odds (sv_match_get_game (self->match), sv_match_get_setup (self->match),
           sv_shown (self->match)->state, &odds);
  for (unsigned i = 0; i < odds.n && odds.n > 1; i++) {
    const int percent = (int)sv_odds_percent (&odds.outcomes[i]);
    g_autofree char *name = sv_match_dup_outcome (self->match, &sv_shown (self->match)->node,
                                                  attacking, &odds.outcomes[i]);
    g_autofree char *chance = g_strdup_printf (_ ("%d %%"), percent);
    add_chip (self->outcomes, chance, name, NULL);
    sv_sentence_append (words, _ ("%s: %d %%."), name, percent);
    g_string_append_c (words, ' ');
  }
  gtk_widget_set_visible (self->outcomes, odds.n > 1);
}

/* Return why a bonus counts: the meaning of the space that it comes from, or the rule of the
 * throw. */
static char *
dup_why (SvMatch *match, const SvPhrase *bonus)
{
  char *rule = NULL;

  if (bonus->space >= 0)
    return sv_match_dup_meaning (match, -1, bonus->space);
  sv_match_get_lesson (match, &rule);
  return rule;
}

/* Show the bonuses, except a player's own number, which stands below the die. */
static void
show_bonuses (SvDuel *self, GString *words)
{
  const SvSituation *shown = sv_shown (self->match);
  SvNotes counts;

  clear_chips (self->bonuses);
  sv_game_counts (shown->game, shown->setup, shown->state, &counts);
  for (unsigned i = 0; i < counts.n; i++) {
    const SvPhrase *phrase = &counts.notes[i].phrase;
    const gboolean own = phrase->piece >= 0 && (phrase->piece == self->sides[0].piece ||
                                                phrase->piece == self->sides[1].piece);
    if (phrase->n == 0 || (own && phrase->space < 0))
      continue;
    /* A bonus that depends on the face has no fixed sum, so its number is not shown. */
    g_autofree char *figure =
        counts.notes[i].faces == 0 ? g_strdup_printf ("%+d", phrase->n) : g_strdup ("");
    g_autofree char *sentence = sv_match_say (self->match, phrase);
    g_autofree char *why = dup_why (self->match, phrase);
    add_chip (self->bonuses, figure, sentence, why);
    g_string_append_printf (words, "%s ", sentence);
  }
  gtk_widget_set_visible (self->bonuses,
                          !self->compact && gtk_widget_get_first_child (self->bonuses) != NULL);
}

/* Move to the half of the pitch away from the two pieces. */
static void
lie (SvDuel *self)
{
  const SvBoard *board = sv_match_get_board (self->match);
  const SvView *view = &sv_shown (self->match)->view;
  float below = 0;

  for (unsigned i = 0; i < 2; i++) {
    const int space = self->sides[i].piece >= 0 ? view->pieces[self->sides[i].piece].space : -1;
    const gboolean attacks =
        space >= 0 && view->pieces[self->sides[i].piece].side == view->attacking;
    if (space >= 0) /* the attacker counts twice, so its place decides */
      below += (board->spaces[space].y - board->h / 2) * (attacks ? 2 : 1);
  }
  gtk_widget_set_valign (GTK_WIDGET (self), below > 0 ? GTK_ALIGN_START : GTK_ALIGN_END);
}

static void
style_cb (SvDuel *self)
{
  SvTheme theme;

  if (self->match == NULL)
    return;
  sv_style_theme (&theme, self->match);
  sv_painter_set_theme (self->painter, &theme);
  for (unsigned i = 0; i < 2; i++) {
    sv_die_view_set_theme (SV_DIE_VIEW (self->sides[i].die), &theme);
    sv_card_view_refresh (SV_CARD_VIEW (self->sides[i].card));
  }
}

static void
set_match (SvDuel *self, SvMatch *match)
{
  SvTheme theme;

  if (self->match == match)
    return;
  for (unsigned i = 0; i < 2; i++)
    sv_card_view_clear (SV_CARD_VIEW (self->sides[i].card));
  g_set_object (&self->match, match);
  g_clear_pointer (&self->painter, sv_painter_free);
  if (match == NULL)
    return;
  sv_style_theme (&theme, match);
  self->painter = sv_painter_new (sv_match_get_board (match), &theme);
  style_cb (self);
}

/* --- The widget --- */

static void
sv_duel_dispose (GObject *object)
{
  SvDuel *self = SV_DUEL (object);

  if (self->throw_button != NULL)
    set_match (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_DUEL);
  G_OBJECT_CLASS (sv_duel_parent_class)->dispose (object);
}

static void
bind_sides (GtkWidgetClass *widget_class)
{
  const struct {
    const char *name;
    gssize offset;
  } children[] = {
    { "first", G_STRUCT_OFFSET (SvDuel, sides[0].box) },
    { "first_card", G_STRUCT_OFFSET (SvDuel, sides[0].card) },
    { "first_plate", G_STRUCT_OFFSET (SvDuel, sides[0].plate) },
    { "first_dice", G_STRUCT_OFFSET (SvDuel, sides[0].dice) },
    { "first_die", G_STRUCT_OFFSET (SvDuel, sides[0].die) },
    { "first_need", G_STRUCT_OFFSET (SvDuel, sides[0].need) },
    { "second", G_STRUCT_OFFSET (SvDuel, sides[1].box) },
    { "second_card", G_STRUCT_OFFSET (SvDuel, sides[1].card) },
    { "second_plate", G_STRUCT_OFFSET (SvDuel, sides[1].plate) },
    { "second_dice", G_STRUCT_OFFSET (SvDuel, sides[1].dice) },
    { "second_die", G_STRUCT_OFFSET (SvDuel, sides[1].die) },
    { "second_need", G_STRUCT_OFFSET (SvDuel, sides[1].need) },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               children[i].offset);
}

static void
sv_duel_class_init (SvDuelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_duel_dispose;
  sv_types_ensure (SV_TYPE_CARD_VIEW, SV_TYPE_DIE_VIEW);
  gtk_widget_class_set_css_name (widget_class, "duel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_set_template (widget_class, "sv-duel.ui");
  bind_sides (widget_class);
  sv_widget_class_bind (widget_class, SvDuel, content, pair, throw_button, outcomes, bonuses);
}

static void
sv_duel_init (SvDuel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (unsigned i = 0; i < 2; i++) {
    sv_card_view_set_width (SV_CARD_VIEW (self->sides[i].card), CARD_WIDTH);
    sv_die_view_set_size (SV_DIE_VIEW (self->sides[i].die), DIE_SIZE);
  }
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (style_cb));
}

void
sv_duel_show (SvDuel *self, SvMatch *match, gboolean with_button)
{
  const int left = sv_match_get_left (match);
  g_autoptr (GString) words = g_string_new (NULL);
  int pieces[2];

  set_match (self, match);
  self->with_button = with_button;
  find_pieces (match, pieces);
  for (int i = 0; i < 2; i++) {
    self->sides[i].side = i == 0 ? left : 1 - left;
    self->sides[i].piece = pieces[i];
    show_side (self, &self->sides[i], words);
  }
  show_outcomes (self, words);
  show_bonuses (self, words);
  g_strchomp (words->str);
  sv_widget_set_label (self, words->str);
  gtk_widget_set_visible (self->pair, !self->compact);
  sv_style_tint_side (self->throw_button, self->match, sv_shown (self->match)->node.side);
  gtk_widget_set_visible (self->throw_button, with_button);
  lie (self);
  /* In a small window, a contest without outcomes has nothing to show. */
  gtk_widget_set_visible (GTK_WIDGET (self),
                          !self->compact || gtk_widget_get_visible (self->outcomes));
}

void
sv_duel_set_compact (SvDuel *self, gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  sv_widget_set_class (GTK_WIDGET (self), "compact", compact);
  if (self->match != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    sv_duel_show (self, self->match, self->with_button);
}

void
sv_duel_clear (SvDuel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  set_match (self, NULL);
}
