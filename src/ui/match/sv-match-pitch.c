/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-pitch.h"

#include "sv-backdrop-view.h"
#include "sv-hand-over.h"
#include "sv-repeat-badge.h"
#include "sv-settings.h"
#include "sv-shown.h"
#include "sv-sound.h"
#include "sv-sounds.h"
#include "sv-spotlight.h"
#include "sv-style.h"
#include "sv-widgets.h"

enum { CELEBRATION_MS = 4000 };

enum { UNCOVERED, N_SIGNALS };

static guint signals[N_SIGNALS];

struct _SvMatchPitch {
  GtkWidget parent_instance;

  /* Owned. */
  SvMatch *match;
  SvAnnouncer *announcer; /* announcer of the match; NULL if there is no match */
  SvSounds *sounds;       /* sounds of the match; NULL if there is no match */
  gboolean locked;
  gboolean prepared; /* TRUE if the parts that announce are built, or will be when idle */

  /* Template children */
  GtkWidget *overlay, *board, *pause_cover, *resume_button;

  /* Children of overlay; NULL until first needed. */
  GtkWidget *hand_over, *spotlight, *badge;
};

G_DEFINE_FINAL_TYPE (SvMatchPitch, sv_match_pitch, GTK_TYPE_WIDGET)

static void
ensure_spotlight (SvMatchPitch *self)
{
  if (self->spotlight != NULL)
    return;
  self->spotlight = sv_spotlight_new (self->match, self->announcer);
  sv_spotlight_set_board (SV_SPOTLIGHT (self->spotlight), SV_BOARD_VIEW (self->board));
  sv_match_pitch_add (self, self->spotlight);
  self->badge = sv_repeat_badge_new (self->announcer);
  sv_match_pitch_add (self, self->badge);
}

/* Build the overlays for announcements in advance, because that takes longer than a frame. */
static gboolean
prepare_cb (gpointer data)
{
  SvMatchPitch *self = data;

  if (self->match == NULL)
    return G_SOURCE_REMOVE;
  ensure_spotlight (self);
  sv_widget_load_letters (self->spotlight);
  return G_SOURCE_REMOVE;
}

static void
prepare (SvMatchPitch *self)
{
  if (self->prepared)
    return;
  self->prepared = TRUE;
  sv_widget_later (GTK_WIDGET (self), G_PRIORITY_DEFAULT_IDLE, prepare_cb);
}

/* --- Overlays of a position --- */

static void
uncovered_cb (SvMatchPitch *self)
{
  g_signal_emit (self, signals[UNCOVERED], 0);
}

/* Cover the board if a secret choice requires it. @live: the match is being played. Returns
 * whether it is covered. */
static gboolean
update_hand_over (SvMatchPitch *self, gboolean live)
{
  if (self->hand_over == NULL) {
    if (!live || sv_shown_get_secret (self->match) == SV_SECRET_NONE)
      return FALSE;
    self->hand_over = g_object_new (SV_TYPE_HAND_OVER, NULL);
    sv_match_pitch_add (self, self->hand_over);
    g_signal_connect_swapped (self->hand_over, "notify::visible", G_CALLBACK (uncovered_cb), self);
  }
  return sv_hand_over_update (SV_HAND_OVER (self->hand_over), self->match, live);
}

static void
update_cover (SvMatchPitch *self, gboolean paused)
{
  if (paused != gtk_widget_get_visible (self->pause_cover))
    sv_backdrop_view_show (SV_BACKDROP_VIEW (self->pause_cover), paused ? self->match : NULL,
                           SV_BACKDROP_PAUSE);
  gtk_widget_set_visible (self->pause_cover, paused);
}

void
sv_match_pitch_update (SvMatchPitch *self)
{
  const gboolean back = sv_match_get_playback (self->match) == SV_PLAYBACK_PAST;
  /* An earlier position is shown even in a pause, since thinking about it gives no advantage. */
  const gboolean paused = sv_clock_get_paused (sv_match_get_clock (self->match)) && !back;
  const gboolean secret = update_hand_over (self, !paused && !back);

  self->locked = paused || back || secret;
  sv_board_view_set_covered (SV_BOARD_VIEW (self->board), paused || secret);
  update_cover (self, paused);
  if (!paused && !back)
    prepare (self);
  /* While the match cannot be played on, the board takes no input. */
  gtk_widget_set_can_target (self->board, !self->locked);
  gtk_widget_set_can_focus (self->board, !self->locked);
}

/* --- Announcements --- */

static void
step_cb (SvMatchPitch *self)
{
  const SvAnnouncement announcement = sv_announcer_get_announcement (self->announcer);

  if (sv_match_get_waiting (self->match))
    sv_board_surface_hush (SV_BOARD_SURFACE (self->board));
  SvRepeated again;
  if (sv_announcer_get_repeated (self->announcer, &again))
    sv_repeat_badge_follow (SV_BOARD_VIEW (self->board), self->announcer);
  else if (announcement > SV_ANNOUNCEMENT_ROLL)
    sv_board_view_shoot (
        SV_BOARD_VIEW (self->board),
        announcement == SV_ANNOUNCEMENT_SHOT ? sv_announcer_get_duration (self->announcer) : 0,
        CELEBRATION_MS);
  if (announcement != SV_ANNOUNCEMENT_NOTHING ||
      sv_announcer_get_caption (self->announcer, NULL) != NULL)
    ensure_spotlight (self);
}

/* Set the pace of the announcer. Real dice need no rolling animation. */
static void
pace_cb (SvMatchPitch *self)
{
  GSettings *settings = sv_settings ();
  const gboolean moving = sv_widget_may_move (GTK_WIDGET (self));

  if (self->announcer == NULL)
    return;
  sv_announcer_set_pace (self->announcer, (SvPace)g_settings_get_enum (settings, "pace"));
  sv_announcer_set_repeating (self->announcer, moving);
  sv_announcer_set_moving (
      self->announcer, moving && g_settings_get_enum (settings, "dice") != SV_DICE_TABLE, moving);
}

static void
sound_cb (SvSounds *sounds, const char *name, unsigned delay_ms, gpointer data)
{
  sv_sound_play (name, delay_ms);
}

static void
attend (SvMatchPitch *self)
{
  self->announcer = sv_announcer_new (self->match);
  g_signal_connect_object (self->announcer, "step", G_CALLBACK (step_cb), self, G_CONNECT_SWAPPED);
  self->sounds = sv_sounds_new (self->match, self->announcer);
  if (!sv_settings_exist ())
    return;
  g_signal_connect (self->sounds, "play", G_CALLBACK (sound_cb), NULL);
  pace_cb (self);
}

/* --- The widget --- */

static void
letters_setting_cb (SvMatchPitch *self)
{
  sv_board_surface_set_letters (SV_BOARD_SURFACE (self->board),
                                g_settings_get_boolean (sv_settings (), "area-letters"));
}

static void
scheme_cb (SvMatchPitch *self)
{
  sv_board_surface_set_scheme (SV_BOARD_SURFACE (self->board), sv_style_get_pitch ());
}

static gboolean
sv_match_pitch_grab_focus (GtkWidget *widget)
{
  SvMatchPitch *self = SV_MATCH_PITCH (widget);

  if (gtk_widget_get_visible (self->pause_cover))
    return gtk_widget_grab_focus (self->resume_button);
  if (self->hand_over != NULL && gtk_widget_get_visible (self->hand_over))
    return gtk_widget_grab_focus (self->hand_over);
  return gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

static void
sv_match_pitch_dispose (GObject *object)
{
  SvMatchPitch *self = SV_MATCH_PITCH (object);

  g_clear_object (&self->sounds);
  g_clear_object (&self->announcer);
  g_clear_object (&self->match);
  self->hand_over = self->spotlight = self->badge = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), SV_TYPE_MATCH_PITCH);
  G_OBJECT_CLASS (sv_match_pitch_parent_class)->dispose (object);
}

static void
sv_match_pitch_class_init (SvMatchPitchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sv_match_pitch_dispose;
  widget_class->grab_focus = sv_match_pitch_grab_focus;
  signals[UNCOVERED] = g_signal_new ("uncovered", SV_TYPE_MATCH_PITCH, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);

  sv_types_ensure (SV_TYPE_BOARD_VIEW, SV_TYPE_BACKDROP_VIEW);
  sv_widget_class_set_template (widget_class, "sv-match-pitch.ui");
  sv_widget_class_bind (widget_class, SvMatchPitch, overlay, board, pause_cover, resume_button);
}

static void
sv_match_pitch_init (SvMatchPitch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sv_board_surface_set_labels (SV_BOARD_SURFACE (self->board), FALSE);
  sv_style_watch (GTK_WIDGET (self), G_CALLBACK (scheme_cb));
  scheme_cb (self);
  if (!sv_settings_exist ())
    return;
  GSettings *settings = sv_settings ();
  g_signal_connect_object (settings, "changed::area-letters", G_CALLBACK (letters_setting_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::dice", G_CALLBACK (pace_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (pace_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-enable-animations", G_CALLBACK (pace_cb), self,
                           G_CONNECT_SWAPPED);
  letters_setting_cb (self);
}

void
sv_match_pitch_set_match (SvMatchPitch *self, SvMatch *match)
{
  if (self->spotlight != NULL)
    gtk_overlay_remove_overlay (GTK_OVERLAY (self->overlay), self->spotlight);
  if (self->badge != NULL)
    gtk_overlay_remove_overlay (GTK_OVERLAY (self->overlay), self->badge);
  self->spotlight = self->badge = NULL;
  self->prepared = FALSE;
  g_clear_object (&self->sounds);
  g_clear_object (&self->announcer);
  g_set_object (&self->match, match);
  if (self->hand_over != NULL)
    sv_hand_over_clear (SV_HAND_OVER (self->hand_over));
  update_cover (self, FALSE);
  sv_board_view_set_match (SV_BOARD_VIEW (self->board), match);
  if (match == NULL)
    return;
  attend (self);
}

gboolean
sv_match_pitch_get_locked (SvMatchPitch *self)
{
  return self->locked;
}

SvAnnouncer *
sv_match_pitch_get_announcer (SvMatchPitch *self)
{
  return self->announcer;
}

gboolean
sv_match_pitch_skip (SvMatchPitch *self)
{
  if (self->announcer == NULL ||
      sv_announcer_get_announcement (self->announcer) == SV_ANNOUNCEMENT_NOTHING)
    return FALSE;
  sv_announcer_skip (self->announcer);
  return TRUE;
}

SvBoardView *
sv_match_pitch_get_board (SvMatchPitch *self)
{
  return SV_BOARD_VIEW (self->board);
}

void
sv_match_pitch_add (SvMatchPitch *self, GtkWidget *part)
{
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), part);
}

void
sv_match_pitch_free_place (SvMatchPitch *self, GtkWidget *widget, GdkRectangle *place)
{
  if (self->match != NULL)
    sv_spotlight_free_place (SV_BOARD_VIEW (self->board), self->match, widget, place);
}

void
sv_match_pitch_shout (SvMatchPitch *self, const char *caption)
{
  ensure_spotlight (self);
  sv_spotlight_shout (SV_SPOTLIGHT (self->spotlight), caption, -1);
}
