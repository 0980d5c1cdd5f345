/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a toast and the pitch tell is said where GTK can have a reader speak: this program stands in
 * for such a GTK. */

#include "gtk-fixture.h"
#include "sv-games.h"
#include "sv-match-pitch.h"
#include "sv-quick-match.h"
#include "sv-shown.h"
#include "sv-throw-strip.h"
#include "sv-toast.h"
#include "window-fixture.h"

static char *announced;

#if GTK_CHECK_VERSION(4, 14, 0)
enum { SPEAKS = FALSE };
#else
enum { SPEAKS = TRUE };

/* As it is since 4.14, but for the type of the priority. */
void gtk_accessible_announce (GtkAccessible *self, const char *sentence, int priority);

void
gtk_accessible_announce (GtkAccessible *self, const char *sentence, int priority)
{
  g_assert_true (GTK_IS_WIDGET (self));
  g_assert_cmpint (priority, ==, 1);
  g_free (announced);
  announced = g_strdup (sentence);
}
#endif

static void
assert_announced (const char *sentence)
{
  if (SPEAKS)
    g_assert_cmpstr (announced, ==, sentence);
  g_clear_pointer (&announced, g_free);
}

static void
test_toast (void)
{
  GtkWidget *toast = g_object_new (SV_TYPE_TOAST, NULL);

  g_object_ref_sink (toast);
  sv_toast_show (SV_TOAST (toast), "Velocitas 3, Orange 2.");
  gtk_test_accessible_assert_property (toast, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Velocitas 3, Orange 2.");
  assert_announced ("Velocitas 3, Orange 2.");
  g_assert_finalize_object (toast);
}

static void
test_time_signal (void)
{
  g_autoptr (SvMatch) match = sv_quick_match_new (sv_games ()[0], NULL, NULL);
  GtkWidget *pitch = g_object_new (SV_TYPE_MATCH_PITCH, NULL);

  sv_match_pitch_set_match (SV_MATCH_PITCH (pitch), match);
  GtkWidget *window = show_alone (pitch, 800, 500);
  sv_match_pitch_shout (SV_MATCH_PITCH (pitch), "One minute left!");
  assert_announced ("One minute left!");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Whoever spends points hears how many are left, each time and once. */
static void
test_points (void)
{
  g_autoptr (SvMatch) match = sv_quick_match_new (sv_game_by_id ("champions-2020"), NULL, NULL);
  GtkWidget *strip = g_object_new (SV_TYPE_THROW_STRIP, NULL);
  g_autoptr (SvAnnouncer) announcer = sv_announcer_new (match);
  unsigned heard = 0;
  SvRng rng;

  sv_announcer_set_pace (announcer, SV_PACE_AT_ONCE);
  sv_throw_strip_set_match (SV_THROW_STRIP (strip), match, announcer);
  GtkWidget *window = show_alone (strip, 400, 120);
  sv_rng_seed (&rng, 2);
  for (int i = 0; i < 120; i++) {
    const int before = sv_shown (match)->view.points;
    unsigned n;
    const SvEvent *legal = sv_match_get_legal (match, &n);

    g_clear_pointer (&announced, g_free);
    g_assert_true (sv_match_choose (match, legal[sv_rng_below (&rng, n)], NULL));
    const int after = sv_shown (match)->view.points;
    if (before < 2 || after < 2 || before == after)
      continue;
    g_autofree char *words = g_strdup_printf ("%d points left", after);
    assert_announced (words);
    heard++;
  }
  g_assert_cmpuint (heard, >, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int argc, char *argv[])
{
  start_gtk (&argc, &argv);
  g_test_add_func ("/ui/announce/toast", test_toast);
  g_test_add_func ("/ui/announce/time-signal", test_time_signal);
  g_test_add_func ("/ui/announce/hear-points-left", test_points);
  return g_test_run ();
}
