/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-team-form.h"

#include <glib/gi18n.h>

#include "sv-figurines.h"
#include "sv-library.h"
#include "sv-seat-row.h"
#include "sv-seats.h"
#include "sv-sentence.h"
#include "sv-team-words.h"
#include "sv-who-plays.h"
#include "sv-widgets.h"

struct _SvTeamForm {
  GtkWidget parent_instance;

  /* Owned */
  GPtrArray *teams;     /* teams in the drop-down; array of SvLibraryItem */
  GPtrArray *rows;      /* rows of the players (SvSeatRow), owned by their box */
  GPtrArray *figurines; /* figurines of this side, by shirt number; array of SvFigurine */
  /* drop-down of players for each figurine (GtkDropDown), owned by the list */
  GPtrArray *choices;
  GPtrArray *pictures; /* picture of each figurine (SvFigurinePicture) */
  GtkStringList *player_names;
  char **names;

  const SvGame *game;
  int side;
  /* TRUE while the program itself changes the widgets: no "changed" signal then */
  gboolean filling;

  /* Template children */
  GtkWidget *card;
  GtkLabel *heading;
  SvPicture *photo;
  GtkDropDown *team;
  SvWhoPlays *who_plays;
  GtkWidget *n_players_box;
  GtkSpinButton *n_players;
  GtkBox *players;
  GtkWidget *division;
  GtkListBox *figurine_list;
};

G_DEFINE_FINAL_TYPE (SvTeamForm, sv_team_form, GTK_TYPE_WIDGET)

static void
tell_changed (SvTeamForm *self)
{
  if (!self->filling)
    g_signal_emit_by_name (self, "changed");
}

/* Put the players' present names into the drop-downs of the figurines. Replacing the strings
 * would reset the selection of each drop-down, so it is saved and restored. */
static void
update_player_names (SvTeamForm *self)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->player_names));
  g_autofree guint *chosen = g_new (guint, MAX (self->choices->len, 1));
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  gboolean filling = self->filling;

  self->filling = TRUE;
  for (guint i = 0; i < self->choices->len; i++)
    chosen[i] = gtk_drop_down_get_selected (g_ptr_array_index (self->choices, i));
  for (guint i = 0; i < self->rows->len; i++)
    g_ptr_array_add (names,
                     (gpointer)(uintptr_t)sv_seat_row_get_name (sv_team_form_get_row (self, i)));
  g_ptr_array_add (names, NULL);
  gtk_string_list_splice (self->player_names, 0, n_old, (const char *const *)names->pdata);
  for (guint i = 0; i < self->choices->len; i++)
    gtk_drop_down_set_selected (g_ptr_array_index (self->choices, i),
                                MIN (chosen[i], MAX (names->len, 2) - 2));
  self->filling = filling;
}

/* Return whether the figurines of a team differ. Without cards they are all alike, so it does
 * not matter which player controls which of them. */
static gboolean
has_own_figurines (SvTeamForm *self)
{
  return sv_game_has_cards (self->game);
}

static unsigned
player_of (SvTeamForm *self, guint figurine)
{
  guint selected = gtk_drop_down_get_selected (g_ptr_array_index (self->choices, figurine));

  return selected < self->rows->len ? selected : 0;
}

/* Move the picture of each figurine to the row of the player who controls it. A picture that is
 * already in the right row is not touched, because it may be the one that the user is dragging. */
static void
place_pictures (SvTeamForm *self)
{
  const unsigned n = self->rows->len;
  const gboolean shows = n > 1 && has_own_figurines (self);
  g_autofree int *places = g_new0 (int, MAX (n, 1));

  for (guint j = 0; j < self->pictures->len; j++) {
    SvFigurinePicture *picture = g_ptr_array_index (self->pictures, j);
    if (!sv_seat_row_has_figurine (sv_team_form_get_row (self, player_of (self, j)), picture))
      sv_seat_row_take_figurine (picture);
  }
  for (guint j = 0; j < self->pictures->len; j++) {
    const unsigned i = player_of (self, j);
    SvSeatRow *row = sv_team_form_get_row (self, i);
    SvFigurinePicture *picture = g_ptr_array_index (self->pictures, j);

    if (!sv_seat_row_has_figurine (row, picture))
      sv_seat_row_put_figurine (row, picture, places[i]);
    places[i]++;
  }
  for (unsigned i = 0; i < n; i++)
    sv_seat_row_set_shows_figurines (sv_team_form_get_row (self, i), shows);
}

static void
brought_cb (SvTeamForm *self, SvFigurinePicture *picture, SvSeatRow *brought_to)
{
  guint i;

  if (g_ptr_array_find (self->rows, brought_to, &i))
    sv_team_form_give_figurine (self, sv_figurine_picture_get_index (picture), i);
}

static void
seat_changed_cb (SvTeamForm *self)
{
  update_player_names (self);
  tell_changed (self);
}

static void
divide (SvTeamForm *self)
{
  const unsigned k = self->rows->len;
  gboolean filling = self->filling;

  self->filling = TRUE;
  for (guint i = 0; i < self->choices->len && k > 0; i++)
    gtk_drop_down_set_selected (g_ptr_array_index (self->choices, i),
                                sv_seats_divide (self->choices->len, k, i));
  self->filling = filling;
}

static void
add_player (SvTeamForm *self, unsigned i)
{
  g_autofree char *label = sv_seats_dup_standard_name ((int)self->side, i);
  const char *name = label;

  if (self->names != NULL && i < g_strv_length (self->names) && self->names[i][0] != '\0')
    name = self->names[i];
  GtkWidget *row = sv_seat_row_new (self->game, label, name);
  g_signal_connect_object (row, "changed", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "brought", G_CALLBACK (brought_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->players, row);
  g_ptr_array_add (self->rows, row);
}

static void
drop_player (SvTeamForm *self)
{
  gtk_box_remove (self->players, g_ptr_array_steal_index (self->rows, self->rows->len - 1));
}

static void
n_players_cb (SvTeamForm *self)
{
  const unsigned n = (unsigned)gtk_spin_button_get_value_as_int (self->n_players);

  if (self->game == NULL || n == self->rows->len)
    return;
  while (self->rows->len < n)
    add_player (self, self->rows->len);
  while (self->rows->len > n)
    drop_player (self);
  update_player_names (self);
  divide (self);
  place_pictures (self);
  gtk_widget_set_visible (self->division, n > 1 && has_own_figurines (self));
  /* A player who is alone in the team has nobody to be captain of. */
  sv_seat_row_set_captain (sv_team_form_get_row (self, 0), n > 1);
  tell_changed (self);
}

static void
choice_cb (SvTeamForm *self)
{
  if (!self->filling)
    place_pictures (self);
  tell_changed (self);
}

static void
add_picture (SvTeamForm *self, guint index)
{
  const SvFigurine *figurine = g_ptr_array_index (self->figurines, index);
  GtkWidget *picture =
      sv_figurine_picture_new (self->game, self->side, figurine->number, figurine->name, index);

  g_ptr_array_add (self->pictures, g_object_ref_sink (picture));
}

static void
take_pictures (SvTeamForm *self)
{
  for (guint j = 0; j < self->pictures->len; j++)
    sv_seat_row_take_figurine (g_ptr_array_index (self->pictures, j));
  g_ptr_array_set_size (self->pictures, 0);
}

static void
fill_figurines (SvTeamForm *self)
{
  GtkWidget *child;

  take_pictures (self);
  g_ptr_array_set_size (self->choices, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->figurine_list))) != NULL)
    gtk_list_box_remove (self->figurine_list, child);
  for (guint i = 0; i < self->figurines->len; i++) {
    const SvFigurine *figurine = g_ptr_array_index (self->figurines, i);
    GtkWidget *row = gtk_list_box_row_new ();
    GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
    GtkWidget *number = gtk_label_new (NULL);
    GtkWidget *name = gtk_label_new (figurine->name);
    GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (g_object_ref (self->player_names)), NULL);
    g_autofree char *digits = g_strdup_printf ("%d", figurine->number);

    gtk_label_set_text (GTK_LABEL (number), digits);
    gtk_widget_add_css_class (number, "sv-number");
    gtk_label_set_xalign (GTK_LABEL (name), 0);
    gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
    gtk_widget_set_hexpand (name, TRUE);
    sv_widget_set_label (choice, figurine->name);
    g_signal_connect_object (choice, "notify::selected", G_CALLBACK (choice_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (box), number);
    gtk_box_append (GTK_BOX (box), name);
    gtk_box_append (GTK_BOX (box), choice);
    gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
    gtk_widget_set_focusable (row, FALSE);
    sv_widget_set_label (row, figurine->name);
    gtk_list_box_append (self->figurine_list, row);
    g_ptr_array_add (self->choices, choice);
    add_picture (self, i);
  }
}

static void
fill_teams (SvTeamForm *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->teams->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (self->teams, i);
    gtk_string_list_append (list, sv_team_words_name (item->team));
  }
  gtk_drop_down_set_model (self->team, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->team,
                              (guint)self->side < self->teams->len ? (guint)self->side : 0);
}

/* Show who can play in the chosen team. While the list of teams is filled, it is not called. */
static void
show_people (SvTeamForm *self)
{
  sv_who_plays_set_team (self->who_plays, sv_team_form_get_item (self)->team);
}

static void
team_cb (SvTeamForm *self)
{
  if (!self->filling)
    show_people (self);
  tell_changed (self);
}

static void
who_plays_cb (SvTeamForm *self)
{
  tell_changed (self);
}

static void
edit_cb (SvTeamForm *self)
{
  g_signal_emit_by_name (self, "edit");
}

static void
sv_team_form_dispose (GObject *object)
{
  SvTeamForm *self = SV_TEAM_FORM (object);

  self->filling = TRUE;
  if (self->pictures != NULL)
    take_pictures (self);
  g_clear_pointer (&self->pictures, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_TEAM_FORM);
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  g_clear_pointer (&self->figurines, g_ptr_array_unref);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->player_names);
  g_clear_pointer (&self->names, g_strfreev);
  G_OBJECT_CLASS (sv_team_form_parent_class)->dispose (object);
}

static void
sv_team_form_class_init (SvTeamFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_team_form_dispose;
  g_signal_new ("changed", SV_TYPE_TEAM_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);

  g_signal_new ("edit", SV_TYPE_TEAM_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  sv_types_ensure (SV_TYPE_PICTURE, SV_TYPE_WHO_PLAYS);
  sv_widget_class_set_template (widget_class, "sv-team-form.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  sv_widget_class_bind (widget_class, SvTeamForm, card, heading, photo, team, who_plays,
                        n_players_box, n_players, players, division, figurine_list);
  sv_widget_class_bind_callbacks (widget_class, team_cb, who_plays_cb, edit_cb, n_players_cb);
}

static void
sv_team_form_init (SvTeamForm *self)
{
  self->choices = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  self->pictures = g_ptr_array_new_with_free_func (g_object_unref);
  self->player_names = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->team);
}

void
sv_team_form_set_game (
    SvTeamForm *self, const SvGame *game, int side, GPtrArray *teams, const char *const *names)
{
  const char *heading = side == 0 ? _ ("First team") : _ ("Second team");

  g_return_if_fail (teams->len > 0);

  self->filling = TRUE;
  self->game = game;
  self->side = side;
  g_clear_pointer (&self->teams, g_ptr_array_unref);
  self->teams = g_ptr_array_ref (teams);
  g_clear_pointer (&self->figurines, g_ptr_array_unref);
  self->figurines = sv_seats_figurines (game, side);
  g_strfreev (self->names);
  self->names = g_strdupv ((char **)(uintptr_t)names);

  gtk_label_set_text (self->heading, heading);
  sv_widget_set_label (self, heading);
  fill_teams (self);
  fill_figurines (self);
  /* Create all rows anew, because the computer players to choose from depend on the game. */
  while (self->rows->len > 0)
    drop_player (self);
  const unsigned most = CLAMP (game->n_seats_max / 2, 1, MAX (self->figurines->len, 1));
  gtk_spin_button_set_range (self->n_players, 1, most);
  gtk_spin_button_set_value (self->n_players, 1);
  gtk_widget_set_visible (self->n_players_box, most > 1);
  n_players_cb (self);
  show_people (self);
  self->filling = FALSE;
  tell_changed (self);
}

/* Return the index in @teams of the team with the path @path; if @path is NULL, of the same team
 * as @before. Returns -1 if there is none. Built-in teams have no path and are compared by name. */
static int
find_team (GPtrArray *teams, const char *path, const SvLibraryItem *before)
{
  const char *name = before != NULL ? before->team->name : NULL;

  if (path == NULL && before != NULL)
    path = before->path;
  for (guint i = 0; i < teams->len; i++) {
    const SvLibraryItem *item = g_ptr_array_index (teams, i);

    if (path != NULL ? g_strcmp0 (item->path, path) == 0
                     : item->path == NULL && g_strcmp0 (item->team->name, name) == 0)
      return (int)i;
  }
  return -1;
}

void
sv_team_form_follow (SvTeamForm *self, const char *from, const char *path)
{
  if (self->teams != NULL)
    sv_library_items_follow (self->teams, from, path);
}

void
sv_team_form_set_teams (SvTeamForm *self, GPtrArray *teams, const char *path)
{
  g_return_if_fail (self->teams != NULL);
  g_return_if_fail (teams->len > 0);

  const SvLibraryItem *before = g_ptr_array_index (self->teams, sv_team_form_get_selected (self));
  const int found = find_team (teams, path, before);

  self->filling = TRUE;
  g_ptr_array_unref (self->teams);
  self->teams = g_ptr_array_ref (teams);
  fill_teams (self);
  if (found >= 0)
    gtk_drop_down_set_selected (self->team, (guint)found);
  show_people (self);
  self->filling = FALSE;
  tell_changed (self);
}

const SvLibraryItem *
sv_team_form_get_item (SvTeamForm *self)
{
  g_return_val_if_fail (self->teams != NULL, NULL);
  return g_ptr_array_index (self->teams, sv_team_form_get_selected (self));
}

const SvTeamDoc *
sv_team_form_get_team (SvTeamForm *self)
{
  const SvTeamDoc *today = sv_who_plays_get_team (self->who_plays);

  return today != NULL ? today : sv_team_form_get_item (self)->team;
}

void
sv_team_form_show_points (SvTeamForm *self, const void *setup)
{
  sv_who_plays_show_points (self->who_plays, setup);
}

guint
sv_team_form_get_selected (SvTeamForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->team);

  return selected < self->teams->len ? selected : 0;
}

void
sv_team_form_set_selected (SvTeamForm *self, guint selected)
{
  gtk_drop_down_set_selected (self->team, selected);
}

void
sv_team_form_show_shirts (SvTeamForm *self, SvTeamForm *first, SvTeamForm *second)
{
  sv_figurines_show_team (self->photo, self->side, sv_team_form_get_team (first),
                          sv_team_form_get_team (second));
  for (guint j = 0; j < self->pictures->len; j++)
    sv_figurine_picture_set_teams (g_ptr_array_index (self->pictures, j),
                                   sv_team_form_get_team (first), sv_team_form_get_team (second));
}

unsigned
sv_team_form_get_n_players (SvTeamForm *self)
{
  return self->rows->len;
}

SvSeatRow *
sv_team_form_get_row (SvTeamForm *self, unsigned i)
{
  g_return_val_if_fail (i < self->rows->len, NULL);
  return g_ptr_array_index (self->rows, i);
}

void
sv_team_form_give_figurine (SvTeamForm *self, unsigned j, unsigned i)
{
  g_return_if_fail (j < self->choices->len);
  gtk_drop_down_set_selected (g_ptr_array_index (self->choices, j), i);
}

void
sv_team_form_add_seats (SvTeamForm *self, GPtrArray *seats)
{
  for (unsigned i = 0; i < self->rows->len; i++) {
    SvSeatRow *row = sv_team_form_get_row (self, i);
    SvSeatDoc *seat =
        sv_seat_doc_new (sv_seat_row_get_name (row), self->side, sv_seat_row_get_kind (row));

    /* Only the first entry is set. It stays valid until the players exchange figurines during
     * the match. */
    seat->n_figurines = has_own_figurines (self) ? 1 : 0;
    for (guint j = 0; j < self->figurines->len && has_own_figurines (self); j++) {
      const SvFigurine *figurine = g_ptr_array_index (self->figurines, j);
      if (player_of (self, j) == i)
        seat->figurines[0] |= G_GUINT64_CONSTANT (1) << figurine->number;
    }
    g_ptr_array_add (seats, seat);
  }
}

void
sv_team_form_set_seats (SvTeamForm *self, const GPtrArray *seats)
{
  const unsigned n = sv_seats_count (seats, self->side);

  if (n == 0)
    return;
  gtk_spin_button_set_value (self->n_players, n);
  for (unsigned i = 0; i < MIN (n, self->rows->len); i++) {
    const SvSeatDoc *seat = g_ptr_array_index (seats, sv_seats_index (seats, self->side, i));

    sv_seat_row_set_player (sv_team_form_get_row (self, i), seat->name, seat->kind);
    for (guint j = 0; j < self->figurines->len; j++) {
      const SvFigurine *figurine = g_ptr_array_index (self->figurines, j);
      if ((seat->figurines[0] >> figurine->number & 1) != 0)
        sv_team_form_give_figurine (self, j, i);
    }
  }
}

char *
sv_team_form_check (SvTeamForm *self)
{
  for (unsigned i = 0; i < self->rows->len && has_own_figurines (self); i++) {
    unsigned plays = 0;

    for (guint j = 0; j < self->figurines->len; j++)
      plays += player_of (self, j) == i;
    if (plays == 0)
      return sv_sentence (_ ("%s has no figurine to play with."),
                          sv_seat_row_get_name (sv_team_form_get_row (self, i)));
  }
  return sv_who_plays_check (self->who_plays);
}
