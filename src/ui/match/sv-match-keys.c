/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-match-keys.h"

#include "sv-match-undo.h"
#include "sv-shown.h"
#include "sv-throw-strip.h"

#include <glib/gi18n.h>

/* Return whether an earlier position is shown, so that nothing can be played. */
static gboolean
is_back (const SvMatchKeys *self)
{
  return sv_match_get_playback (self->match) == SV_PLAYBACK_PAST;
}

static gboolean
has_panel (const SvMatchKeys *self)
{
  return self->panel != NULL && gtk_widget_get_visible (self->panel);
}

static gboolean
is_on_pitch (const SvMatchKeys *self, GtkWidget *focus)
{
  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pitch));
}

static GtkWidget *
get_focus (const SvMatchKeys *self)
{
  return gtk_root_get_focus (gtk_widget_get_root (self->page));
}

static gboolean
can (const SvMatchKeys *self, const char *action)
{
  return g_action_group_get_action_enabled (self->actions, action);
}

/* --- Space and Enter --- */

/* Throw, or press the highlighted button. With real dice, ask for the number. */
static gboolean
press (SvMatchKeys *self)
{
  if (sv_match_pitch_skip (self->pitch))
    return TRUE;
  if (can (self, "die")) {
    sv_prompt_bar_tell (self->prompt, _ ("Throw your own die, and press the number it shows."));
    return TRUE;
  }
  if (!can (self, "throw"))
    return sv_action_bar_press (self->buttons);
  g_action_group_activate_action (self->actions, "throw", NULL);
  return TRUE;
}

/* The focus is on a place of the board that leaves these keys to the page. */
static gboolean
press_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return press (data);
}

/* Handle Space and Enter wherever the focus is. If something can be chosen on the board, its
 * focused place comes first; the panel at half-time and at the end has a button of its own. */
static gboolean
press_anywhere (gpointer data)
{
  SvMatchKeys *self = data;

  if (has_panel (self) || (is_on_pitch (self, get_focus (self)) && !can (self, "throw")))
    return FALSE;
  return press (self);
}

/* --- Escape --- */

/* Let go of what is in the hand, or leave what was only begun, such as a kick. */
static gboolean
let_go (SvMatchKeys *self)
{
  SvBoardSurface *board = SV_BOARD_SURFACE (sv_match_pitch_get_board (self->pitch));

  if (self->match == NULL || is_back (self))
    return FALSE;
  if (SV_BOARD_SURFACE_GET_CLASS (board)->let_go (board))
    return TRUE;
  if (sv_match_get_leave (self->match) == NULL)
    return FALSE;
  g_action_group_activate_action (self->actions, "undo", NULL);
  return TRUE;
}

/* Move the focus to the pitch. Return FALSE if it is there already. */
static gboolean
return_to_pitch (SvMatchKeys *self)
{
  return self->match != NULL && !has_panel (self) && !is_back (self) &&
         !is_on_pitch (self, get_focus (self)) && gtk_widget_grab_focus (GTK_WIDGET (self->pitch));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchKeys *self = data;
  const gboolean hushed = sv_tutor_hush (self->tutor);

  return sv_match_pitch_skip (self->pitch) || hushed || let_go (self) || return_to_pitch (self);
}

/* --- Numbers --- */

static gboolean
digit_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchKeys *self = data;
  const unsigned figure = (unsigned)g_variant_get_int32 (arguments);

  if (!can (self, "die") || !sv_shown_has_face (self->match, figure))
    return sv_board_view_choose_figure (sv_match_pitch_get_board (self->pitch), figure) ||
           sv_action_bar_press_number (self->buttons, figure);
  g_action_group_activate_action (self->actions, "die", arguments);
  return TRUE;
}

/* Undo a wrong number of a real die, even while it is still rolling. */
static gboolean
correct_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchKeys *self = data;

  if (self->match == NULL || !sv_throw_strip_get_real (SV_THROW_STRIP (self->dice)))
    return FALSE;
  sv_match_go_on (self->match);
  g_action_group_activate_action (self->actions, "correct", NULL);
  return TRUE;
}

/* --- Names on the pitch --- */

/* Show or hide the names of squares and spaces, which the report uses. */
static gboolean
labels_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  SvMatchKeys *self = data;
  SvBoardSurface *board = SV_BOARD_SURFACE (sv_match_pitch_get_board (self->pitch));

  sv_board_surface_set_labels (board, board->no_labels);
  return TRUE;
}

/* --- The page --- */

/* Call @func with @self when the key is pressed; @number: its argument, or 0 for none. */
static void
add_key (
    GtkEventController *keys, guint keyval, GtkShortcutFunc func, SvMatchKeys *self, int number)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, 0),
                                            gtk_callback_action_new (func, self, NULL));

  if (number > 0)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (number));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

void
sv_match_keys_attach (SvMatchKeys *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  sv_press_keys_add (GTK_SHORTCUT_CONTROLLER (keys), press_cb, self);
  add_key (keys, GDK_KEY_Escape, escape_cb, self, 0);
  add_key (keys, GDK_KEY_l, labels_cb, self, 0);
  add_key (keys, GDK_KEY_BackSpace, correct_cb, self, 0);
  for (int i = 1; i <= 6; i++) {
    add_key (keys, GDK_KEY_0 + (guint)i, digit_cb, self, i);
    add_key (keys, GDK_KEY_KP_0 + (guint)i, digit_cb, self, i);
  }
  gtk_widget_add_controller (self->page, keys);
}

void
sv_match_keys_root (SvMatchKeys *self)
{
  self->anywhere = sv_press_keys_new (self->page, press_anywhere, self);
}

void
sv_match_keys_unroot (SvMatchKeys *self)
{
  g_clear_pointer (&self->anywhere, sv_press_keys_free);
}
