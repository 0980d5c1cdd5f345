/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-live-form.h"

#include "sv-cup-endings.h"
#include "sv-cup-now.h"
#include "sv-cup-tables.h"
#include "sv-cup-times.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

#include <string.h>

/* How many results are listed. */
enum { N_LAST = 4 };

/* A form that is being written. */
typedef struct {
  SvWebPage page;
  const SvCupDoc *doc;
  const SvLiveForm *form;
  unsigned *order; /* the fixtures in the order of play; owned */
} Writer;

/* Return the first match of the board that may be played after position *@at of the order, and
 * move *@at behind it; -1 if there is none. @sure: only one whose teams are known. */
static int
find_match (const Writer *self, unsigned *at, gboolean sure)
{
  while (*at < self->doc->cup->fixtures->len) {
    const unsigned i = self->order[(*at)++];
    if (sv_cup_fixture (self->doc->cup, i)->board == self->form->board &&
        (sure ? sv_cup_is_due (self->doc, i) : sv_cup_is_to_come (self->doc, i)))
      return (int)i;
  }
  return -1;
}

/* Return the match that was typed before if it is one of this board, or else -1. */
static int
find_typed (const Writer *self)
{
  const char *typed = self->form->fixture;
  guint64 i;

  if (typed == NULL || !g_ascii_string_to_unsigned (typed, 10, 0, G_MAXUINT32, &i, NULL) ||
      i >= self->doc->cup->fixtures->len ||
      sv_cup_fixture (self->doc->cup, (unsigned)i)->board != self->form->board)
    return -1;
  return (int)i;
}

/* --- what became of it --- */

const char *
sv_live_form_say (SvCupVerdict verdict)
{
  switch (verdict) {
  case SV_CUP_WAITING:
    return _ ("Not on the list yet: waiting for the organiser.");
  case SV_CUP_CONFLICT:
    return _ ("This match has another result already. It stays as it is: ask the organiser.");
  case SV_CUP_CLOSED:
    return _ ("Results are not typed at the tables now. Tell it to the organiser.");
  case SV_CUP_UNSAVED:
    return _ ("Not on the list yet: the computer cannot save it now. Try again in a moment, and "
              "tell the organiser.");
  case SV_CUP_REFUSED:
    return _ ("This result is not possible.");
  case SV_CUP_TAKEN:
  case SV_CUP_N_VERDICTS:
  default:
    return NULL;
  }
}

/* Write a paragraph with two results that contradict each other. */
static void
write_both (Writer *self, unsigned i)
{
  g_autofree char *listed = sv_cup_tables_score (sv_cup_fixture (self->doc->cup, i));
  g_autofree char *typed =
      g_strdup_printf ("%s–%s", self->form->home != NULL ? self->form->home : "?",
                       self->form->away != NULL ? self->form->away : "?");
  g_autofree char *words = sv_sentence (_ ("On the list: %1$s. You typed: %2$s."), listed, typed);

  sv_web_add (&self->page, "p", "", words);
}

static void
write_message (Writer *self)
{
  const SvLiveForm *form = self->form;
  const char *sentence = sv_live_form_say (form->verdict);
  const int typed = find_typed (self);

  if (form->sentence == NULL)
    return;
  g_string_append (self->page.out, "<section class=\"message\" role=\"alert\">\n");
  if (sentence != NULL)
    sv_web_add (&self->page, "p", "", sentence);
  if (*form->sentence != '\0' && form->verdict != SV_CUP_CONFLICT)
    sv_web_add (&self->page, "p", "", form->sentence);
  if (form->verdict == SV_CUP_CONFLICT && typed >= 0)
    write_both (self, (unsigned)typed);
  g_string_append (self->page.out, "</section>\n");
}

/* --- the form --- */

/* Write the choice of who made the goals of a side, if players of the team have names. */
static void
write_scorers (Writer *self, unsigned i, unsigned side, const char *name)
{
  static const char *const fields[] = { "scorer-home", "scorer-away" }, *const goals[] = { "home",
                                                                                           "away" };
  const int number = self->doc->meetings[i].teams[side];
  const SvTeamDoc *team = number >= 0 ? self->doc->teams->pdata[number] : NULL;
  GString *out = self->page.out;
  gboolean named = FALSE;

  for (unsigned card = 0; team != NULL && card < team->n_cards; card++)
    named |= *team->cards[card].name != '\0';
  if (!named)
    return;
  g_autofree char *label = sv_sentence (_ ("Who scored for %s, if you know"), name);
  g_string_append_printf (out, "<div class=\"scorers\" data-goals=\"%s\">\n<p>", goals[side]);
  sv_web_add_words (out, label);
  g_string_append_printf (out, "</p>\n<select name=\"%s\"", fields[side]);
  sv_live_add_attribute (out, "aria-label", label);
  g_string_append (out, ">\n<option value=\"\"></option>\n");
  for (unsigned card = 0; card < team->n_cards; card++) {
    if (*team->cards[card].name == '\0')
      continue;
    g_string_append_printf (out, "<option value=\"%u\">", card);
    sv_web_add_words (out, team->cards[card].name);
    g_string_append (out, "</option>\n");
  }
  g_string_append (out, "</select>\n</div>\n");
}

static void
write_side (Writer *self, unsigned i, unsigned side)
{
  static const char *const fields[] = { "home", "away" };
  const char *typed = side == 0 ? self->form->home : self->form->away;
  g_autofree char *name = sv_cup_words_side (self->doc, i, side);
  g_autofree char *label = sv_sentence (_ ("Goals of %s"), name);
  GString *out = self->page.out;

  g_string_append (out, "<fieldset>\n<legend>");
  sv_web_add_kit (&self->page, self->doc->meetings[i].teams[side]);
  sv_web_add_words (out, name);
  g_string_append_printf (out,
                          "</legend>\n<span class=\"count\"><input class=\"goals\" name=\"%s\" "
                          "id=\"goals-%s\" inputmode=\"numeric\" pattern=\"[0-9]{1,3}\" "
                          "maxlength=\"3\" required=\"required\" autocomplete=\"off\"",
                          fields[side], fields[side]);
  sv_live_add_attribute (out, "aria-label", label);
  if (typed != NULL)
    sv_live_add_attribute (out, "value", typed);
  g_string_append (out, "/></span>\n");
  write_scorers (self, i, side, name);
  g_string_append (out, "</fieldset>\n");
}

/* Write the choice of how the match ended, if it can end in more than one way. */
static void
write_endings (Writer *self, unsigned i)
{
  static const struct {
    const char *label;
    unsigned how;
  } hows[] = { { N_ ("In Normal Time"), SV_END_FULL_TIME },
               { N_ ("After Extra Time"), SV_END_EXTRA_TIME },
               { N_ ("By a Golden Goal"), SV_END_GOLDEN_GOAL },
               { N_ ("By Penalties"), SV_END_PENALTIES } };
  const unsigned ends = sv_cup_endings (self->doc, i) | 1u << SV_END_FULL_TIME;
  const char *typed = self->form->how;
  GString *out = self->page.out;

  if ((ends & (ends - 1)) == 0)
    return;
  g_string_append (out, "<p><label>");
  sv_web_add_words (out, _ ("How it ended"));
  g_string_append (out, " <select name=\"how\" id=\"how\">\n");
  for (guint k = 0; k < G_N_ELEMENTS (hows); k++) {
    const char *word = sv_cup_how_words[hows[k].how];
    if ((ends >> hows[k].how & 1) == 0)
      continue;
    g_string_append_printf (out, "<option value=\"%s\"%s>", word,
                            g_strcmp0 (typed, word) == 0 ? " selected=\"selected\"" : "");
    sv_web_add_words (out, _ (hows[k].label));
    g_string_append (out, "</option>\n");
  }
  g_string_append (out, "</select></label></p>\n");
  if ((ends >> SV_END_PENALTIES & 1) == 0)
    return;
  g_string_append (out, "<p class=\"shootout\"><label>");
  sv_web_add_words (out, _ ("Goals of the penalties, such as 5-4; empty without penalties"));
  g_string_append (out, " <input name=\"shootout\" id=\"shootout\" size=\"7\" maxlength=\"9\" "
                        "autocomplete=\"off\"");
  if (self->form->shootout != NULL)
    sv_live_add_attribute (out, "value", self->form->shootout);
  g_string_append (out, "/></label></p>\n");
}

static void
write_form (Writer *self, unsigned i)
{
  GString *out = self->page.out;
  g_autofree char *sides = sv_cup_words_sides (self->doc, i);
  g_autofree char *place = sv_cup_words_place (self->doc, i);
  g_autofree char *time = sv_cup_words_time (self->doc, i);

  g_string_append (out, "<section id=\"now\">\n");
  sv_web_add (&self->page, "h2", "", sides);
  g_string_append (out, "<p>");
  sv_web_add_words (out, place);
  if (time != NULL)
    g_string_append_printf (out, " · %s", time);
  g_string_append (out, "</p>\n<form id=\"result\" method=\"post\"");
  sv_live_add_attribute (out, "action", self->form->action);
  g_string_append_printf (out,
                          ">\n<input type=\"hidden\" name=\"fixture\" value=\"%u\"/>\n"
                          "<div class=\"teams\">\n",
                          i);
  for (unsigned side = 0; side < 2; side++)
    write_side (self, i, side);
  g_string_append (out, "</div>\n");
  write_endings (self, i);
  g_string_append (out, "<p><button type=\"submit\">");
  sv_web_add_words (out, _ ("Send the Result"));
  g_string_append (out, "</button></p>\n</form>\n</section>\n");
}

/* --- what is around it --- */

/* Write the match of the board after position @at of the order, if there is one. */
static void
write_next (Writer *self, unsigned at, int now)
{
  int next;

  while ((next = find_match (self, &at, FALSE)) == now && next >= 0)
    ;
  if (next >= 0)
    sv_web_add_table (&self->page, _ ("Next Match"),
                      sv_cup_tables_one (self->doc, (unsigned)next, ""));
}

/* Write the last results of the board, the newest first. */
static void
write_last (Writer *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (unsigned k = self->doc->cup->fixtures->len; k-- > 0 && lines->len < N_LAST;) {
    const SvCupFixture *fixture = sv_cup_fixture (self->doc->cup, self->order[k]);
    if (fixture->board != self->form->board || !fixture->result.played)
      continue;
    g_autofree char *sides = sv_cup_words_sides (self->doc, self->order[k]);
    g_autofree char *score = sv_cup_tables_score (fixture);
    g_autofree char *note = sv_cup_words_note (self->doc, self->order[k]);
    /* Translators: both teams, and the score: "Fox – Owl: 3–2". */
    g_autofree char *line = sv_sentence (_ ("%1$s: %2$s"), sides, score);
    g_ptr_array_add (lines, *note != '\0' ? sv_sentence (_ ("%1$s (%2$s)"), line, note)
                                          : g_steal_pointer (&line));
  }
  sv_web_add_list (&self->page, _ ("Last Results"), lines);
}

char *
sv_live_form (SvCupFeed *feed, const SvLiveShell *shell, const SvLiveForm *form)
{
  const SvCupDoc *doc = sv_cup_feed_get_doc (feed);
  Writer self = { .doc = doc, .form = form, .order = sv_cup_times_order (doc->cup) };
  g_autofree unsigned *order = self.order;
  g_autofree char *title = g_strdup_printf (_ ("Board %u"), form->board);
  unsigned at = 0;
  int now = find_match (&self, &at, TRUE);

  sv_live_begin (&self.page, shell, title);
  write_message (&self);
  g_string_append (self.page.out, "<p id=\"sending\" role=\"status\" class=\"empty\"></p>\n");
  if (form->sentence != NULL && find_typed (&self) >= 0)
    now = find_typed (&self);
  if (!sv_cup_feed_get_open (feed)) {
    g_string_append (self.page.out, "<section>\n");
    sv_web_add (&self.page, "p", "", sv_live_form_say (SV_CUP_CLOSED));
    g_string_append (self.page.out, "</section>\n");
  } else if (now >= 0) {
    write_form (&self, (unsigned)now);
  } else {
    g_string_append (self.page.out, "<section>\n");
    sv_web_add (&self.page, "p", "", _ ("There is no match to play on this board now."));
    g_string_append (self.page.out, "</section>\n");
  }
  write_next (&self, now >= 0 ? at : 0, now);
  write_last (&self);
  return sv_live_end (&self.page);
}

char *
sv_live_form_code (const SvLiveShell *shell, const char *sentence)
{
  SvWebPage page;

  sv_live_begin (&page, shell, _ ("Type Results"));
  if (sentence != NULL) {
    g_string_append (page.out, "<section class=\"message\" role=\"alert\">\n");
    sv_web_add (&page, "p", "", sentence);
    g_string_append (page.out, "</section>\n");
  }
  g_string_append (page.out, "<section>\n<form method=\"post\" action=\"/enter\">\n<p><label>");
  sv_web_add_words (page.out, _ ("The code on the sheet of your table"));
  g_string_append (page.out, "<br/>\n<input name=\"code\" id=\"code\" maxlength=\"20\" "
                             "required=\"required\" autocomplete=\"off\" spellcheck=\"false\" "
                             "placeholder=\"XXXX-XXXX\"/></label></p>\n<p><button "
                             "type=\"submit\">");
  sv_web_add_words (page.out, _ ("Go to My Board"));
  g_string_append (page.out, "</button></p>\n</form>\n</section>\n");
  return sv_live_end (&page);
}
