/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sv-club-preview.h"

#include <glib/gi18n.h>

#include "sv-sentence.h"
#include "sv-widgets.h"

struct _SvClubPreview {
  SvPreview parent_instance;

  /* Owned */
  SvClubList *club;
  GPtrArray *ticks; /* tick of each row of the list (GtkCheckButton), owned by its box */

  gboolean filling; /* TRUE while the program itself sets the choices */
  guint fill_id;
  int focus; /* row whose tick gets the focus when the list is filled again, or -1 */

  /* Template children */
  GtkLabel *sum;
  GtkLabel *unused;
  GtkWidget *way_box;
  GtkDropDown *way;
  GtkWidget *size_box;
  GtkSpinButton *size;
  GtkBox *teams;
  GtkButton *make;
};

G_DEFINE_FINAL_TYPE (SvClubPreview, sv_club_preview, SV_TYPE_PREVIEW)

/* Values of the drop-down `way`. */
enum { BY_COLUMN, EQUALLY };

/* --- What is shown --- */

static void
show_sum (SvClubPreview *self)
{
  const guint n = self->club->teams->len, left = sv_club_list_count_left (self->club);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *make = g_strdup_printf (ngettext ("Make %u Team", "Make %u Teams", n), n);

  g_string_append_printf (text, ngettext ("%u team would be made.", "%u teams would be made.", n),
                          n);
  if (left > 0)
    g_string_append_printf (
        text, ngettext (" %u player is in no team.", " %u players are in no team.", left), left);
  gtk_label_set_text (self->sum, text->str);
  gtk_button_set_label (self->make, make);
  sv_preview_set_ready (SV_PREVIEW (self), n > 0);
}

/* Name the columns that are not used. */
static void
show_unused (SvClubPreview *self)
{
  const GPtrArray *unused = self->club->list.unused;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < unused->len; i++)
    sv_sentence_append (names, "%s%s", i > 0 ? C_ ("list of names", ", ") : "",
                        (const char *)g_ptr_array_index (unused, i));
  g_autofree char *text = sv_sentence (_ ("Columns that are not used: %s."), names->str);
  sv_label_show (self->unused, names->len > 0 ? text : NULL);
}

static void
show_ways (SvClubPreview *self)
{
  self->filling = TRUE;
  gtk_widget_set_visible (self->way_box, self->club->list.has_teams);
  gtk_drop_down_set_selected (self->way, self->club->by_column ? BY_COLUMN : EQUALLY);
  gtk_widget_set_visible (self->size_box, !self->club->by_column && self->club->game->reserves);
  gtk_spin_button_set_value (self->size, self->club->size);
  self->filling = FALSE;
}

static void fill_later (SvClubPreview *self);

static void
tick_cb (SvClubPreview *self, GParamSpec *spec, GtkCheckButton *tick)
{
  guint row;

  if (!g_ptr_array_find (self->ticks, tick, &row))
    return;
  self->club->ticked[row] = gtk_check_button_get_active (tick);
  self->focus = (int)row;
  fill_later (self);
}

/* Fill the menu of the teams to which somebody can move, when it is opened: a list can have
 * hundreds of rows. */
static void
fill_teams_cb (GtkMenuButton *button, gpointer data)
{
  SvClubPreview *self = SV_CLUB_PREVIEW (gtk_widget_get_root (GTK_WIDGET (button)));
  const guint row = GPOINTER_TO_UINT (data);
  const int own = sv_club_list_find_team (self->club, row);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < self->club->teams->len; i++) {
    const SvClubTeam *team = g_ptr_array_index (self->club->teams, i);
    g_autoptr (GMenuItem) item = g_menu_item_new (team->name, NULL);

    if ((int)i == own)
      continue;
    g_menu_item_set_action_and_target (item, "club.move", "(uu)", row, i);
    g_menu_append_item (menu, item);
  }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  SvClubPreview *self = SV_CLUB_PREVIEW (widget);
  guint row, team;

  g_variant_get (parameter, "(uu)", &row, &team);
  if (row >= self->club->list.rows->len || team >= self->club->teams->len)
    return;
  sv_club_list_move (self->club, row, team);
  self->focus = (int)row;
  fill_later (self);
}

/* Return the button with which somebody moves to another team. */
static GtkWidget *
team_button_new (const char *name, guint row)
{
  GtkWidget *button =
      g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "view-more-symbolic", "valign",
                    GTK_ALIGN_CENTER, "has-frame", FALSE, "tooltip-text", _ ("Other Team"), NULL);
  g_autofree char *label = sv_sentence (_ ("Other team for %s"), name);

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill_teams_cb,
                                         GUINT_TO_POINTER (row), NULL);
  sv_widget_set_label (button, label);
  return button;
}

static void
add_person (SvClubPreview *self, guint i, gboolean in_no_team)
{
  const SvPlayerRow *row = g_ptr_array_index (self->club->list.rows, i);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *tick = g_object_new (GTK_TYPE_CHECK_BUTTON, "sensitive", row->is_player, NULL);

  if (*row->name != '\0')
    sv_preview_add_line (words, row->name, self->club->ticked[i] ? "sv-subheading" : "sv-faint");
  if (*row->values != '\0')
    sv_preview_add_line (words, row->values, "caption");
  if (row->is_absent)
    sv_preview_add_line (words, _ ("Not there, says the list."), "sv-faint");
  if (in_no_team && self->club->ticked[i] && self->club->by_column)
    sv_preview_add_line (words, _ ("The list names no team."), "sv-faint");
  for (guint j = 0; j < row->faults->len; j++)
    sv_preview_add_line (words, g_ptr_array_index (row->faults, j),
                         row->is_player ? "sv-fault" : "sv-faint");
  gtk_check_button_set_child (GTK_CHECK_BUTTON (tick), words);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), self->club->ticked[i]);
  sv_widget_set_label (tick, row->name);
  g_signal_connect_object (tick, "notify::active", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_hexpand (tick, TRUE);
  gtk_box_append (GTK_BOX (line), tick);
  if (self->club->ticked[i] && self->club->teams->len > (in_no_team ? 0 : 1))
    gtk_box_append (GTK_BOX (line), team_button_new (row->name, i));
  gtk_box_append (self->teams, line);
  g_ptr_array_index (self->ticks, i) = tick;
}

static void
name_cb (SvClubPreview *self, GtkEditable *entry)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->teams));
       child != GTK_WIDGET (entry); child = gtk_widget_get_next_sibling (child))
    i += GTK_IS_ENTRY (child);
  sv_club_list_set_name (self->club, i, name);
}

static void
add_team (SvClubPreview *self, const SvClubTeam *team)
{
  GtkWidget *entry = g_object_new (GTK_TYPE_ENTRY, "text", team->name, "max-length",
                                   SV_TEXT_MAX_CHARS, "width-chars", 8, "margin-top", 8, NULL);
  g_autofree char *label = sv_sentence (_ ("Name of the team %s"), team->name);

  sv_widget_set_label (entry, label);
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->teams, entry);
  for (guint i = 0; i < team->rows->len; i++)
    add_person (self, g_array_index (team->rows, guint, i), FALSE);
}

/* Return whether row @i is a label that is shown as the team of the people below it. */
static gboolean
is_shown_as_team (const SvClubPreview *self, guint i)
{
  const GPtrArray *rows = self->club->list.rows;

  return ((const SvPlayerRow *)g_ptr_array_index (rows, i))->is_label && i + 1 < rows->len &&
         ((const SvPlayerRow *)g_ptr_array_index (rows, i + 1))->is_player;
}

static void
add_rest (SvClubPreview *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->club->list.rows->len; i++) {
    if (g_ptr_array_index (self->ticks, i) != NULL || is_shown_as_team (self, i))
      continue;
    if (!any) {
      GtkWidget *heading =
          g_object_new (GTK_TYPE_LABEL, "label", _ ("In no team"), "xalign", 0.0, "margin-top", 8,
                        "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
      gtk_widget_add_css_class (heading, "sv-subheading");
      gtk_box_append (self->teams, heading);
    }
    any = TRUE;
    add_person (self, i, TRUE);
  }
}

static gboolean
fill_cb (gpointer data)
{
  SvClubPreview *self = data;
  GtkWidget *child;

  self->fill_id = 0;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->teams))) != NULL) {
    sv_widget_drop_focus (child);
    gtk_box_remove (self->teams, child);
  }
  sv_club_list_divide (self->club);
  g_ptr_array_set_size (self->ticks, 0);
  g_ptr_array_set_size (self->ticks, (int)self->club->list.rows->len);
  for (guint i = 0; i < self->club->teams->len; i++)
    add_team (self, g_ptr_array_index (self->club->teams, i));
  add_rest (self);
  show_ways (self);
  show_sum (self);
  if (self->focus >= 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->ticks, self->focus));
  self->focus = -1;
  return G_SOURCE_REMOVE;
}

/* Fill the list in an idle callback, because the tick that was pressed is removed from it. */
static void
fill_later (SvClubPreview *self)
{
  if (self->fill_id == 0)
    self->fill_id = g_idle_add (fill_cb, self);
}

/* --- Callbacks of the choices --- */

static void
way_cb (SvClubPreview *self)
{
  if (self->filling || self->club == NULL)
    return;
  self->club->by_column = gtk_drop_down_get_selected (self->way) == BY_COLUMN;
  fill_later (self);
}

static void
size_cb (SvClubPreview *self)
{
  if (self->filling || self->club == NULL)
    return;
  self->club->size = (unsigned)gtk_spin_button_get_value_as_int (self->size);
  fill_later (self);
}

/* --- The window --- */

static void
sv_club_preview_dispose (GObject *object)
{
  SvClubPreview *self = SV_CLUB_PREVIEW (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  G_OBJECT_CLASS (sv_club_preview_parent_class)->dispose (object);
}

static void
sv_club_preview_finalize (GObject *object)
{
  SvClubPreview *self = SV_CLUB_PREVIEW (object);

  g_clear_pointer (&self->club, sv_club_list_free);
  g_clear_pointer (&self->ticks, g_ptr_array_unref);
  G_OBJECT_CLASS (sv_club_preview_parent_class)->finalize (object);
}

static void
sv_club_preview_class_init (SvClubPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_club_preview_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_club_preview_finalize;
  sv_widget_class_set_template (widget_class, "sv-club-preview.ui");
  sv_widget_class_bind (widget_class, SvClubPreview, sum, unused, way_box, way, size_box, size,
                        teams, make);
  sv_widget_class_bind_callbacks (widget_class, way_cb, size_cb);
  gtk_widget_class_install_action (widget_class, "club.move", "(uu)", move_action);
}

static void
sv_club_preview_init (SvClubPreview *self)
{
  const char *const words[] = { _ ("As the list says"), _ ("Into equal teams"), NULL };
  g_autoptr (GtkStringList) ways = gtk_string_list_new (words);

  self->ticks = g_ptr_array_new ();
  self->focus = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_drop_down_shorten (self->way);
  gtk_drop_down_set_model (self->way, G_LIST_MODEL (ways));
  sv_preview_set_button (SV_PREVIEW (self), GTK_WIDGET (self->make));
}

SvClubPreview *
sv_club_preview_new (GtkWindow *parent, SvClubList *club)
{
  SvClubPreview *self = g_object_new (SV_TYPE_CLUB_PREVIEW, "transient-for", parent, NULL);

  self->club = club;
  self->filling = TRUE;
  show_unused (self);
  gtk_spin_button_set_range (self->size, club->game->n_cards,
                             club->game->n_cards + SV_TEAM_MAX_RESERVES);
  fill_cb (self);
  return self;
}

SvClubList *
sv_club_preview_get_club (SvClubPreview *self)
{
  sv_club_list_divide (self->club);
  return self->club;
}
