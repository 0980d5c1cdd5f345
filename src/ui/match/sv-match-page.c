/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-page-private.h"

#include "sv-action-bar.h"
#include "sv-board-view.h"
#include "sv-card-panel.h"
#include "sv-colour-scheme.h"
#include "sv-dice-tray.h"
#include "sv-hand-over.h"
#include "sv-match-layout.h"
#include "sv-match-look.h"
#include "sv-prompt-bar.h"
#include "sv-replay-bar.h"
#include "sv-scoreboard.h"
#include "sv-settings.h"
#include "sv-whistle.h"

#include <glib/gi18n.h>

enum { CAPTION_MS = 2600 };

G_DEFINE_FINAL_TYPE (SvMatchPage, sv_match_page, GTK_TYPE_WIDGET)

enum { PROP_0, PROP_MATCH, N_PROPS };
static GParamSpec *properties[N_PROPS];

enum { SIGNAL_TOAST, SIGNAL_BRANCH, N_SIGNALS };
static guint signals[N_SIGNALS];

void
sv_match_page_set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Layout: a pure function of the size; only letters and dice become smaller afterwards. */

static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  int width, height;

  sv_match_layout_minimum (&width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1000 : 640;
}

static gboolean
fold_cb (gpointer data)
{
  SvMatchPage *self = data;

  self->fold_id = 0;
  self->fold = self->wanted_fold;
  sv_match_page_set_class (GTK_WIDGET (self), "narrow", self->fold == SV_FOLD_NARROW);
  sv_match_page_set_class (GTK_WIDGET (self), "wide", self->fold == SV_FOLD_WIDE);
  sv_scoreboard_set_compact (SV_SCOREBOARD (self->scoreboard), self->fold == SV_FOLD_NARROW);
  if (self->replay != NULL)
    sv_replay_bar_set_compact (SV_REPLAY_BAR (self->replay), self->fold == SV_FOLD_NARROW);
  sv_dice_tray_set_compact (SV_DICE_TRAY (self->dice), self->fold == SV_FOLD_NARROW);
  return G_SOURCE_REMOVE;
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  const SvMatchParts parts = {
    .board = self->match != NULL ? sv_match_get_board (self->match) : NULL,
    .n_cards = sv_card_panel_get_n_cards (SV_CARD_PANEL (self->first_cards)),
    .report_open = self->report_open,
    .real_dice = sv_dice_tray_get_real (SV_DICE_TRAY (self->dice)),
    .scoreboard = self->scoreboard,
    .pitch = self->pitch,
    .cards = { self->first_cards, self->second_cards },
    .prompt = self->prompt,
    .dice = self->dice,
    .actions = self->actions_bar,
    .replay = self->replay,
    .report = self->report,
    .panels = { self->break_panel, self->final_panel },
  };

  sv_match_layout_allocate (&parts, width, height);
  self->wanted_fold = (int)sv_match_layout_fold (width);
  /* Styles must not change in the middle of a layout. */
  if (self->wanted_fold != self->fold && self->fold_id == 0)
    self->fold_id = g_idle_add_full (GDK_PRIORITY_REDRAW - 10, fold_cb, self, NULL);
}

gboolean
sv_match_page_is_back (SvMatchPage *self)
{
  return self->match != NULL && sv_match_get_look (self->match) == SV_LOOK_BACK;
}

static void
update_locks (SvMatchPage *self)
{
  const gboolean back = sv_match_page_is_back (self);
  /* Nobody can think ahead of what is past: it is open, paused or not. */
  const gboolean paused = sv_clock_get_paused (sv_match_get_clock (self->match)) && !back;
  const gboolean secret = sv_match_page_update_hand_over (self, !paused && !back);
  const gboolean locked = paused || back || secret;

  sv_board_view_set_covered (SV_BOARD_VIEW (self->board), paused || secret);
  gtk_widget_set_visible (self->pause_cover, paused);
  /* Looking back is not playing: the board shows, and listens to nobody. */
  gtk_widget_set_can_target (self->board, !locked);
  gtk_widget_set_can_focus (self->board, !locked);
  sv_dice_tray_set_locked (SV_DICE_TRAY (self->dice), locked);
  sv_action_bar_set_locked (SV_ACTION_BAR (self->actions_bar), locked);
}

/* Keys must reach the page: when the focused widget has gone, the board is next. */
static void
keep_focus (SvMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      (focus != NULL && focus != GTK_WIDGET (self) && gtk_widget_get_mapped (focus)))
    return;
  if (!gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD) && focus == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
sv_match_page_update (SvMatchPage *self)
{
  if (self->match == NULL) {
    sv_match_page_update_actions (self);
    return;
  }
  sv_match_page_update_panels (self);
  update_locks (self);
  sv_match_page_update_replay (self);
  sv_match_page_update_actions (self);
  keep_focus (self);
  /* Buttons come and go with the position. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Resume is at hand, unless somebody walks through the match and only comes by its end. */
static void
paused_cb (SvMatchPage *self)
{
  sv_match_page_update (self);
  if (gtk_widget_get_visible (self->pause_cover))
    gtk_widget_grab_focus (self->resume_button);
}

static void
notice_cb (SvMatchPage *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TOAST], 0, sentence);
}

static gboolean
caption_end_cb (gpointer data)
{
  SvMatchPage *self = data;

  self->caption_id = 0;
  gtk_widget_set_visible (self->caption, FALSE);
  return G_SOURCE_REMOVE;
}

static void
show_caption (SvMatchPage *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->caption), text);
  gtk_widget_set_visible (self->caption, TRUE);
  g_clear_handle_id (&self->caption_id, g_source_remove);
  self->caption_id = g_timeout_add (CAPTION_MS, caption_end_cb, self);
}

/* Heard, seen and read. */
static void
whistle_cb (SvMatchPage *self)
{
  if (self->settings == NULL || g_settings_get_boolean (self->settings, "sound"))
    sv_whistle_blow (GTK_WIDGET (self));
  sv_scoreboard_flash (SV_SCOREBOARD (self->scoreboard));
  show_caption (self, _ ("The whistle sounds!"));
}

static void
last_minute_cb (SvMatchPage *self)
{
  sv_scoreboard_flash (SV_SCOREBOARD (self->scoreboard));
  show_caption (self, _ ("One minute left!"));
}

static void
expired_cb (SvMatchPage *self)
{
  sv_scoreboard_flash (SV_SCOREBOARD (self->scoreboard));
}

static void
told_cb (SvMatchPage *self, const char *sentence)
{
  sv_prompt_bar_tell (SV_PROMPT_BAR (self->prompt), sentence);
}

static void
dice_setting_cb (SvMatchPage *self)
{
  sv_dice_tray_set_real (SV_DICE_TRAY (self->dice),
                         g_settings_get_enum (self->settings, "dice") == SV_DICE_TABLE);
  sv_match_page_update_actions (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
letters_setting_cb (SvMatchPage *self)
{
  sv_board_surface_set_letters (SV_BOARD_SURFACE (self->board),
                                g_settings_get_boolean (self->settings, "area-letters"));
}

static void
scheme_cb (SvMatchPage *self)
{
  sv_board_surface_set_scheme (SV_BOARD_SURFACE (self->board),
                               sv_colour_scheme_get (sv_colour_scheme_get_default ()));
}

static void
forget_match (SvMatchPage *self)
{
  g_clear_handle_id (&self->caption_id, g_source_remove);
  if (self->match == NULL)
    return;
  g_signal_handlers_disconnect_by_data (sv_match_get_clock (self->match), self);
  g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

static void
sv_match_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_MATCH:
    g_value_set_object (value, SV_MATCH_PAGE (object)->match);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
sv_match_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_MATCH:
    sv_match_page_set_match (SV_MATCH_PAGE (object), g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

/* The first layout already knows how wide it will be; else all would be painted twice. */
static void
sv_match_page_root (GtkWidget *widget)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);
  GtkRoot *root;
  int width = gtk_widget_get_width (widget), height;

  GTK_WIDGET_CLASS (sv_match_page_parent_class)->root (widget);
  root = gtk_widget_get_root (widget);
  if (width == 0 && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), &width, &height);
  if (self->fold < 0 && width > 0) {
    self->wanted_fold = (int)sv_match_layout_fold (width);
    fold_cb (self);
  }
}

static gboolean
sv_match_page_grab_focus (GtkWidget *widget)
{
  SvMatchPage *self = SV_MATCH_PAGE (widget);

  if (sv_match_page_get_panel (self) != NULL)
    return gtk_widget_grab_focus (sv_match_page_get_panel (self));
  if (gtk_widget_get_visible (self->pause_cover))
    return gtk_widget_grab_focus (self->resume_button);
  if (self->hand_over != NULL && gtk_widget_get_visible (self->hand_over))
    return gtk_widget_grab_focus (self->hand_over);
  if (!sv_match_page_is_back (self) && gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD))
    return TRUE;
  return GTK_WIDGET_CLASS (sv_match_page_parent_class)->grab_focus (widget);
}

static void
sv_match_page_dispose (GObject *object)
{
  SvMatchPage *self = SV_MATCH_PAGE (object);

  if (self->scoreboard != NULL)
    sv_match_page_set_match (self, NULL);
  g_clear_handle_id (&self->fold_id, g_source_remove);
  g_clear_handle_id (&self->caption_id, g_source_remove);
  sv_match_page_drop_panels (self);
  self->hand_over = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_MATCH_PAGE);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (sv_match_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/speelveld/Speelveld/ui/sv-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, scoreboard);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, pitch);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, board);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, pause_cover);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, resume_button);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, caption);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, actions_bar);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, dice);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, first_cards);
  gtk_widget_class_bind_template_child (widget_class, SvMatchPage, second_cards);
}

static void
sv_match_page_class_init (SvMatchPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = sv_match_page_dispose;
  object_class->get_property = sv_match_page_get_property;
  object_class->set_property = sv_match_page_set_property;
  widget_class->root = sv_match_page_root;
  widget_class->grab_focus = sv_match_page_grab_focus;

  properties[PROP_MATCH] =
      g_param_spec_object ("match", NULL, NULL, SV_TYPE_MATCH,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SIGNAL_TOAST] = g_signal_new ("toast", SV_TYPE_MATCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_BRANCH] = g_signal_new ("branch", SV_TYPE_MATCH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, SV_TYPE_MATCH);

  g_type_ensure (SV_TYPE_ACTION_BAR);
  g_type_ensure (SV_TYPE_BOARD_VIEW);
  g_type_ensure (SV_TYPE_CARD_PANEL);
  g_type_ensure (SV_TYPE_DICE_TRAY);
  g_type_ensure (SV_TYPE_PROMPT_BAR);
  g_type_ensure (SV_TYPE_SCOREBOARD);
  gtk_widget_class_set_css_name (widget_class, "matchpage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

static void
sv_match_page_init (SvMatchPage *self)
{
  self->fold = -1;
  sv_match_look_load (GTK_WIDGET (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Match"),
                                  -1);

  g_signal_connect_object (self->board, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  sv_match_page_add_actions (self);
  sv_match_page_add_keys (self);
  sv_match_look_watch (GTK_WIDGET (self), G_CALLBACK (scheme_cb));
  scheme_cb (self);
  if (sv_settings_exist ()) {
    self->settings = g_object_ref (sv_settings ());
    g_signal_connect_object (self->settings, "changed::dice", G_CALLBACK (dice_setting_cb), self,
                             G_CONNECT_SWAPPED);
    dice_setting_cb (self);
    g_signal_connect_object (self->settings, "changed::area-letters",
                             G_CALLBACK (letters_setting_cb), self, G_CONNECT_SWAPPED);
    letters_setting_cb (self);
  }
}

GtkWidget *
sv_match_page_new (void)
{
  return g_object_new (SV_TYPE_MATCH_PAGE, NULL);
}

static void
follow_match (SvMatchPage *self)
{
  SvClock *clock = sv_match_get_clock (self->match);

  g_signal_connect_swapped (self->match, "changed", G_CALLBACK (sv_match_page_update), self);
  g_signal_connect_swapped (self->match, "notice", G_CALLBACK (notice_cb), self);
  g_signal_connect_swapped (self->match, "whistle", G_CALLBACK (whistle_cb), self);
  g_signal_connect_swapped (clock, "warning", G_CALLBACK (last_minute_cb), self);
  g_signal_connect_swapped (clock, "expired", G_CALLBACK (expired_cb), self);
  g_signal_connect_swapped (clock, "notify::paused", G_CALLBACK (paused_cb), self);
}

void
sv_match_page_set_match (SvMatchPage *self, SvMatch *match)
{
  g_return_if_fail (SV_IS_MATCH_PAGE (self));
  g_return_if_fail (match == NULL || SV_IS_MATCH (match));

  if (self->match == match && match != NULL)
    return;
  forget_match (self);
  self->break_seen = self->final_seen = FALSE;
  if (self->hand_over != NULL)
    sv_hand_over_clear (SV_HAND_OVER (self->hand_over));
  gtk_widget_set_visible (self->caption, FALSE);

  sv_scoreboard_set_match (SV_SCOREBOARD (self->scoreboard), match);
  sv_board_view_set_match (SV_BOARD_VIEW (self->board), match);
  sv_card_panel_set_match (SV_CARD_PANEL (self->first_cards), match, 0);
  sv_card_panel_set_match (SV_CARD_PANEL (self->second_cards), match, 1);
  sv_prompt_bar_set_match (SV_PROMPT_BAR (self->prompt), match);
  sv_action_bar_set_match (SV_ACTION_BAR (self->actions_bar), match);
  sv_dice_tray_set_match (SV_DICE_TRAY (self->dice), match);
  sv_match_page_set_panels_match (self, match);
  if (match != NULL) {
    self->match = g_object_ref (match);
    follow_match (self);
    paused_cb (self);
  } else {
    sv_match_page_update (self);
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

SvMatch *
sv_match_page_get_match (SvMatchPage *self)
{
  g_return_val_if_fail (SV_IS_MATCH_PAGE (self), NULL);
  return self->match;
}

GActionGroup *
sv_match_page_get_actions (SvMatchPage *self)
{
  g_return_val_if_fail (SV_IS_MATCH_PAGE (self), NULL);
  return G_ACTION_GROUP (self->actions);
}

void
sv_match_page_look (SvMatchPage *self, unsigned k)
{
  g_return_if_fail (SV_IS_MATCH_PAGE (self));
  g_return_if_fail (self->match != NULL);

  if (k != sv_match_get_position (self->match))
    sv_match_seek (self->match, k);
}
