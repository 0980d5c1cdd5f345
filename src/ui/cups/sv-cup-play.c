/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-play.h"

#include <glib/gi18n.h>

#include "sv-bot-faces.h"
#include "sv-bot.h"
#include "sv-cup-entering.h"
#include "sv-cup-seats.h"
#include "sv-sentence.h"
#include "sv-toast.h"
#include "sv-who-plays.h"
#include "sv-widgets.h"

struct _SvCupPlay {
  GtkWindow parent_instance;

  SvPage *page; /* weak pointer */

  /* Owned */
  GObject *owner; /* of the competition */
  SvMatch *match;

  SvCupPlayBegin begin;
  unsigned fixture;
  /* who can play the team, in the order of the drop-down */
  const char *kinds[2][1 + SV_LEVELS];

  /* Template children */
  GtkLabel *name[2];
  GtkDropDown *kind[2];
  SvWhoPlays *people[2];
  GtkWidget *play;
};

G_DEFINE_FINAL_TYPE (SvCupPlay, sv_cup_play, GTK_TYPE_WINDOW)

/* Return the match with the people who play today (transfer full), or NULL after telling why there
 * is none. */
static SvMatch *
make_match (SvCupPlay *self)
{
  const SvMatchDoc *doc = sv_match_get_doc (self->match);
  const SvTeamDoc *today[2];
  g_autoptr (GError) error = NULL;

  for (int side = 0; side < 2; side++)
    today[side] = sv_who_plays_get_team (self->people[side]);
  if (today[0] == NULL && today[1] == NULL)
    return g_object_ref (self->match);
  SvMatchDoc *made = sv_match_doc_new (doc->variant, today[0] != NULL ? today[0] : doc->teams[0],
                                       today[1] != NULL ? today[1] : doc->teams[1], &error);
  if (made == NULL)
    sv_tell (GTK_WIDGET (self->page), error->message);
  return made != NULL ? sv_match_new (made) : NULL;
}

static void
play_cb (SvCupPlay *self)
{
  g_autoptr (GObject) owner = g_object_ref (self->owner);
  const SvCupPlayBegin begin = self->begin;
  g_autoptr (SvMatch) match = self->page != NULL ? make_match (self) : NULL;
  const unsigned fixture = self->fixture;
  SvPage *page = self->page;
  const char *kinds[2];

  for (int side = 0; side < 2; side++)
    kinds[side] = self->kinds[side][gtk_drop_down_get_selected (self->kind[side])];
  gtk_window_destroy (GTK_WINDOW (self));
  if (match == NULL)
    return;
  sv_cup_seats_set (match, kinds);
  begin (owner, fixture, match);
  sv_page_play (page, match, TRUE);
}

/* --- What is shown --- */

/* Return whether @bot is the weakest, the one in the middle or the strongest. */
static gboolean
is_offered (const SvBot *bot)
{
  return bot->level == 1 || bot->level == SV_LEVELS / 2 + 1 || bot->level == SV_LEVELS;
}

/* Offer a person, three computer players and whoever played last, and select the last. */
static void
fill (SvCupPlay *self, int side, const char *last)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const SvGame *game = sv_match_get_game (self->match);
  guint n = 0, selected = 0;

  gtk_string_list_append (names, _ ("Person"));
  self->kinds[side][n++] = "person";
  for (const SvBot *const *bot = sv_bots (); *bot != NULL && n <= SV_LEVELS; bot++) {
    const gboolean played = g_str_equal ((*bot)->id, last);

    if ((!is_offered (*bot) && !played) || (*bot)->level == 0 || !(*bot)->plays (game))
      continue;
    if (played)
      selected = n;
    /* Translators: %s is the name of a computer player, such as Starter. */
    g_autofree char *name =
        sv_sentence (_ ("Computer: %s"), sv_bot_faces_level_name ((unsigned)(*bot)->level - 1));
    gtk_string_list_append (names, name);
    self->kinds[side][n++] = (*bot)->id;
  }
  gtk_drop_down_set_model (self->kind[side], G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->kind[side], selected);
}

/* Play only if as many people are ticked as a team has cards. */
static void
people_cb (SvCupPlay *self)
{
  gboolean right = TRUE;

  for (int side = 0; side < 2; side++) {
    g_autofree char *fault = sv_who_plays_check (self->people[side]);
    right = right && fault == NULL;
    sv_who_plays_show_points (self->people[side], sv_match_get_setup (self->match));
  }
  gtk_widget_set_sensitive (self->play, right);
}

static void
show_side (SvCupPlay *self, const SvCupDoc *doc, unsigned fixture, int side)
{
  const char *name = sv_match_get_team_name (self->match, side);
  g_autofree char *label = sv_sentence (_ ("Who plays %s"), name);

  gtk_label_set_text (self->name[side], name);
  sv_widget_set_label (self->kind[side], label);
  const unsigned number = (unsigned)doc->meetings[fixture].teams[side];
  fill (self, side, sv_cup_seats_find_kind (doc, number));
  g_autoptr (SvTeamDoc) team = sv_cup_doc_dup_team (doc, number);
  sv_who_plays_set_team (self->people[side], team);
}

/* --- The dialog --- */

static void
sv_cup_play_dispose (GObject *object)
{
  SvCupPlay *self = SV_CUP_PLAY (object);

  g_clear_weak_pointer (&self->page);
  gtk_widget_dispose_template (GTK_WIDGET (object), SV_TYPE_CUP_PLAY);
  g_clear_object (&self->match);
  g_clear_object (&self->owner);
  G_OBJECT_CLASS (sv_cup_play_parent_class)->dispose (object);
}

static void
sv_cup_play_class_init (SvCupPlayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_cup_play_dispose;
  sv_types_ensure (SV_TYPE_WHO_PLAYS);
  sv_widget_class_set_template (widget_class, "sv-cup-play.ui");
  sv_widget_class_bind (widget_class, SvCupPlay, play);
  sv_widget_class_bind_array (widget_class, SvCupPlay, name);
  sv_widget_class_bind_array (widget_class, SvCupPlay, kind);
  sv_widget_class_bind_array (widget_class, SvCupPlay, people);
  sv_widget_class_bind_callbacks (widget_class, play_cb, people_cb);
}

static void
sv_cup_play_init (SvCupPlay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
sv_cup_play_ask (SvPage *page,
                 const SvCupDoc *doc,
                 unsigned fixture,
                 SvMatch *match,
                 SvCupPlayBegin begin,
                 GObject *owner)
{
  SvCupPlay *self = g_object_new (SV_TYPE_CUP_PLAY, NULL);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  g_set_weak_pointer (&self->page, page);
  self->owner = g_object_ref (owner);
  self->begin = begin;
  self->match = g_object_ref (match);
  self->fixture = fixture;
  for (int side = 0; side < 2; side++)
    show_side (self, doc, fixture, side);
  people_cb (self);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));
  gtk_widget_grab_focus (self->play); /* Enter plays with what is chosen */
  gtk_window_present (GTK_WINDOW (self));
}
