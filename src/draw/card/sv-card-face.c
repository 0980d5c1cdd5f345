/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before ours, which define N_ where it is missing */

#include "sv-card-face.h"

#include <glib.h>
#include <string.h>

/* Strings of a face live for ever. There are few: roles, letters. */
static const char *
keep (const char *text)
{
  return g_intern_string (text);
}

static const char *
translate_cb (void *data, const char *msgid)
{
  return _ (msgid);
}

/* The first letter of text as a capital, and the rest of it if all is true. */
static const char *
capital (const char *text, bool all)
{
  char first[8] = { 0 };

  if (text == NULL || !g_utf8_validate (text, -1, NULL) || text[0] == '\0')
    return keep ("");
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);
  if (!all)
    return keep (first);
  g_autofree char *whole = g_strconcat (first, g_utf8_next_char (text), NULL);
  return keep (whole);
}

void
sv_card_face_fill (SvCardFace *face,
                   const SvGame *game,
                   const void *setup,
                   const SvView *view,
                   int piece,
                   const char *name,
                   const char *picture)
{
  g_return_if_fail (face != NULL && game != NULL && view != NULL);
  g_return_if_fail (piece >= 0 && piece < view->n_pieces);

  const SvPiece *p = &view->pieces[piece];
  const SvWords words = { .translate = translate_cb };
  SvPhrase phrase = sv_phrase ("", p->side);
  char role[96];

  game->piece_name (setup, piece, &phrase);
  sv_phrase_say (&phrase, &words, role, sizeof role);
  *face = (SvCardFace){ .side = p->side,
                        .number = p->number,
                        .role = capital (role, true),
                        .name = name,
                        .picture = picture,
                        .look = p->look,
                        .floor = game->board (setup)->floor,
                        .flags = p->flags,
                        .need = p->need };

  if (p->card < 0 || (unsigned)p->card >= game->n_cards)
    return;
  const void *card = sv_game_card_const (game, setup, (unsigned)p->side, (unsigned)p->card);
  for (size_t i = 0; i < game->n_card_fields; i++) {
    const SvField *field = &game->card_fields[i];
    const int32_t value = sv_field_get (field, card);
    if ((field->flags & SV_FIELD_SIGN) != 0 && value >= 0)
      face->sign = field->choices[value];
    if ((field->flags & SV_FIELD_ROLE) != 0 && value >= 0)
      face->role = keep (_ (field->labels[value]));
    if (sv_field_is_power (field) && face->n_powers < SV_CARD_MAX_POWERS) {
      face->powers[face->n_powers].letter = capital (_ (field->label), false);
      face->powers[face->n_powers].value = value == SV_FIELD_NULL ? 0 : value;
      face->n_powers++;
    }
  }
}
