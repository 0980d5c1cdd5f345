/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "sv-match-private.h"

void
sv_past_choice_free (SvPastChoice *choice)
{
  if (choice == NULL)
    return;
  g_free (choice->sentence);
  g_free (choice);
}

/* The event in words; its canonical text if there is nothing to tell. */
static char *
dup_sentence (SvMatch *self, unsigned k, SvEvent event)
{
  g_autoptr (GPtrArray) lines = sv_match_dup_lines (self, k, event);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint j = 0; j < lines->len; j++) {
    const SvReportLine *line = g_ptr_array_index (lines, j);

    if (j > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, line->sentence);
  }
  if (text->len == 0 && k < sv_match_get_length (self) && sv_match_is_hidden (self, k)) {
    g_string_append (text, _ ("A secret choice"));
  } else if (text->len == 0) {
    _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
    char own[SV_EVENT_TEXT_MAX];

    sv_history_state_at (self->doc->history, k, state);
    sv_match_get_game (self)->event_text (sv_match_get_setup (self), state, event, own);
    g_string_append (text, own);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
sv_match_dup_step (SvMatch *self, unsigned i)
{
  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  g_return_val_if_fail (i < sv_match_get_length (self), NULL);

  return dup_sentence (self, i, sv_history_get_event (self->doc->history, i));
}

static void
add_choice (SvMatch *self, unsigned i, SvEvent event, GPtrArray *choices)
{
  SvPastChoice *choice = g_new0 (SvPastChoice, 1);

  choice->event = event;
  choice->sentence = dup_sentence (self, i, event);
  choice->made = !sv_match_is_hidden (self, i) &&
                 sv_event_equal (event, sv_history_get_event (self->doc->history, i));
  g_ptr_array_add (choices, choice);
}

GPtrArray *
sv_match_dup_choices (SvMatch *self, unsigned i)
{
  _Alignas(max_align_t) guint8 state[SV_MAX_STATE];
  g_autofree SvEvent *legal = NULL;
  const SvGame *game;
  const void *setup;
  GPtrArray *choices;
  SvNode node;
  unsigned n;

  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  g_return_val_if_fail (i < sv_match_get_length (self), NULL);

  game = sv_match_get_game (self);
  setup = sv_match_get_setup (self);
  legal = g_new (SvEvent, game->max_legal);
  choices = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_past_choice_free);
  sv_history_state_at (self->doc->history, i, state);
  game->node (setup, state, &node);
  n = game->legal (setup, state, legal);
  for (unsigned k = 0; k < n; k++)
    add_choice (self, i, legal[k], choices);
  if (node.time)
    add_choice (self, i, sv_event_time (), choices);
  return choices;
}

/* What became of the events after event i. */
static char *
dup_told (SvMatch *self, unsigned i, unsigned n_kept)
{
  const unsigned later = sv_match_get_length (self) - i - 1, lost = later - n_kept;
  g_autofree char *first = NULL;

  if (lost == 0)
    return g_strdup (later == 0 ? _ ("The step is another one now.")
                                : _ ("The step is another one now; all later steps still fit."));
  first = sv_match_dup_step (self, i + 1 + n_kept);
  /* Translators: %1$u is the number of the first step that is left out, %2$s says what happened in
   * it, %3$u how many steps are left out. */
  return g_strdup_printf (
      ngettext ("Step %1$u does not fit any more and is left out: %2$s",
                "From step %1$u on, %3$u steps are left out. The first that does not fit: %2$s",
                lost),
      i + 2 + n_kept, first, lost);
}

SvMatch *
sv_match_replace (SvMatch *self, unsigned i, SvEvent event, char **told, GError **error)
{
  SvMatchDoc *doc;
  unsigned n_kept;

  g_return_val_if_fail (SV_IS_MATCH (self), NULL);
  g_return_val_if_fail (i < sv_match_get_length (self), NULL);

  doc = sv_match_doc_replace (sv_match_get_doc (self), i, event, &n_kept);
  if (doc == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _ ("That is not allowed at this moment of the match."));
    return NULL;
  }
  if (told != NULL)
    *told = dup_told (self, i, n_kept);
  return sv_match_new_branch (doc);
}
