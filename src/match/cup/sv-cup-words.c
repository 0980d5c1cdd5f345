/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sv-cup-times.h"
#include "sv-sentence.h"

char *
sv_cup_words_title (const SvCupDoc *doc)
{
  return g_strdup (*doc->title != '\0' ? doc->title : _ ("Competition"));
}

char *
sv_cup_words_team (const SvCupDoc *doc, unsigned team)
{
  const SvTeamDoc *found = doc->teams->pdata[team];
  return *found->name ? g_strdup (found->name) : g_strdup_printf (_ ("Team %u"), team + 1);
}

char *
sv_cup_words_side (const SvCupDoc *doc, unsigned i, unsigned side)
{
  const SvCupSource *source = &sv_cup_fixture (doc->cup, i)->from[side];
  if (doc->meetings[i].teams[side] >= 0)
    return sv_cup_words_team (doc, (unsigned)doc->meetings[i].teams[side]);
  if (doc->meetings[i].teams[side] == SV_CUP_NOBODY)
    return g_strdup (_ ("Nobody"));
  switch (source->from) {
  case SV_CUP_FROM_PLACE:
    return g_strdup_printf (_ ("Place %u of group %u"), source->place, source->n + 1);
  case SV_CUP_FROM_LOSER:
    return g_strdup_printf (_ ("Loser of match %u"), source->n + 1);
  case SV_CUP_FROM_WINNER:
  case SV_CUP_FROM_TEAM:
  default:
    return g_strdup_printf (_ ("Winner of match %u"), source->n + 1);
  }
}

char *
sv_cup_words_sides (const SvCupDoc *doc, unsigned i)
{
  g_autofree char *home = sv_cup_words_side (doc, i, 0);
  g_autofree char *away = sv_cup_words_side (doc, i, 1);

  /* Translators: the teams of a match, "Fox – Owl". */
  return sv_sentence (_ ("%s – %s"), home, away);
}

char *
sv_cup_words_place (const SvCupDoc *doc, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);

  if (fixture->knockout)
    /* Translators: the number of a match of a knock-out, which later matches refer to, and its
     * board. */
    return g_strdup_printf (_ ("Match %u, board %u"), i + 1, fixture->board);
  return g_strdup_printf (_ ("Board %u"), fixture->board);
}

unsigned
sv_cup_words_count_slots (const SvCup *cup, unsigned round)
{
  unsigned slots = 1;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    if (sv_cup_fixture (cup, i)->round == round)
      slots = MAX (slots, sv_cup_fixture (cup, i)->slot);
  }
  return slots;
}

char *
sv_cup_words_time (const SvCupDoc *doc, unsigned i)
{
  return doc->cup->times.match > 0 ? sv_cup_times_dup (sv_cup_times_begin (doc->cup, doc->slots[i]))
                                   : NULL;
}

static char *
dup_slot (const SvCup *cup, SvCupSlot slot)
{
  if (cup->pack)
    return g_strdup_printf (_ ("Slot %u"), slot.slot);
  if (sv_cup_words_count_slots (cup, slot.round) == 1)
    return g_strdup_printf (_ ("Round %u"), slot.round);
  return g_strdup_printf (_ ("Round %u, slot %u"), slot.round, slot.slot);
}

char *
sv_cup_words_slot (const SvCupDoc *doc, SvCupSlot slot)
{
  g_autofree char *name = dup_slot (doc->cup, slot);
  unsigned i = 0;

  while (i < doc->cup->fixtures->len && !sv_cup_is_in_slot (sv_cup_fixture (doc->cup, i), slot))
    i++;
  if (i == doc->cup->fixtures->len || doc->cup->times.match == 0)
    return g_steal_pointer (&name);
  g_autofree char *time = sv_cup_words_time (doc, i);
  /* Translators: a slot and the time at which it begins, "Round 3 · 13:30". */
  return sv_sentence (_ ("%1$s · %2$s"), name, time);
}

char *
sv_cup_words_stage (unsigned columns_after, unsigned round)
{
  static const char *const names[] = { N_ ("Final"),   N_ ("Semi-finals"), N_ ("Quarter-finals"),
                                       N_ ("Last 16"), N_ ("Last 32"),     N_ ("Last 64") };
  return columns_after < G_N_ELEMENTS (names) ? g_strdup (_ (names[columns_after]))
                                              : g_strdup_printf (_ ("Round %u"), round);
}

/* Return the name of a team of a match if it has withdrawn, or NULL. */
static char *
dup_withdrawn_side (const SvCupDoc *doc, unsigned i, unsigned side)
{
  const int team = doc->meetings[i].teams[side];

  return team >= 0 && sv_cup_is_withdrawn (doc->cup, (unsigned)team)
             ? sv_cup_words_team (doc, (unsigned)team)
             : NULL;
}

/* Return which teams of a match have withdrawn: "Fox has withdrawn"; NULL if both take part. */
static char *
dup_withdrawn (const SvCupDoc *doc, unsigned i)
{
  g_autofree char *home = dup_withdrawn_side (doc, i, 0);
  g_autofree char *away = dup_withdrawn_side (doc, i, 1);

  if (home != NULL && away != NULL)
    return sv_sentence (_ ("%1$s and %2$s have withdrawn"), home, away);
  const char *name = home != NULL ? home : away;
  return name != NULL ? sv_sentence (_ ("%s has withdrawn"), name) : NULL;
}

/* Return a remark on a match without a result. */
static char *
note_unplayed (const SvCupDoc *doc, unsigned i)
{
  if (sv_cup_fixture (doc->cup, i)->knockout && doc->meetings[i].winner >= 0) {
    g_autofree char *name = sv_cup_words_team (doc, (unsigned)doc->meetings[i].winner);
    return sv_sentence (_ ("%s goes on without a match"), name);
  }
  char *withdrawn = dup_withdrawn (doc, i);
  return withdrawn != NULL ? withdrawn : g_strdup ("");
}

/* Return a remark on how a match was decided. */
static char *
note_how (const SvCupResult *result)
{
  switch (result->how) {
  case SV_END_EXTRA_TIME:
    return g_strdup (_ ("After extra time"));
  case SV_END_GOLDEN_GOAL:
    return g_strdup (_ ("By a golden goal"));
  case SV_END_PENALTIES:
    return g_strdup_printf (_ ("Penalties %u–%u"), result->shootout[0], result->shootout[1]);
  case SV_CUP_FORFEIT:
    return g_strdup (_ ("By the club’s rule"));
  case SV_CUP_NOBODY_CAME:
    return g_strdup (_ ("Nobody came"));
  default:
    return g_strdup ("");
  }
}

char *
sv_cup_words_note (const SvCupDoc *doc, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (doc->cup, i);

  if (fixture->is_void)
    return g_strdup (_ ("The result does not count"));
  if (!fixture->result.played)
    return note_unplayed (doc, i);
  g_autofree char *how = note_how (&fixture->result);
  /* In a knock-out, what a team has played counts even if it withdraws later. */
  g_autofree char *withdrawn = fixture->knockout ? NULL : dup_withdrawn (doc, i);
  if (withdrawn == NULL)
    return g_steal_pointer (&how);
  g_autofree char *lapsed = sv_sentence (_ ("%s: the result does not count"), withdrawn);
  return sv_sentence ("%s%s%s", how, *how != '\0' ? ". " : "", lapsed);
}

/* --- what is typed --- */

/* The numbers of a typed result, which are at most two scores, and the characters between them. */
typedef struct {
  unsigned n, goals[4], digits[4];
  gboolean sign[4]; /* whether a separator stands before the number, not only blanks */
} Typed;

/* Return whether @c separates two numbers: people write 3-2 with any dash, or with a character of
 * a nearby key. */
static gboolean
is_sign (gunichar c)
{
  return c == 0x2212 || g_unichar_type (c) == G_UNICODE_DASH_PUNCTUATION ||
         (c < 128 && strchr (":;/.,", (int)c) != NULL);
}

static gboolean
is_blank (gunichar c)
{
  return g_unichar_isspace (c) || c == '(' || c == ')';
}

/* Read the digits at *@at and advance *@at. Return FALSE if there is one number too many. */
static gboolean
read_number (Typed *self, const char **at)
{
  const unsigned k = self->n++;

  if (k == G_N_ELEMENTS (self->goals))
    return FALSE;
  for (gunichar c; g_unichar_isdigit (c = g_utf8_get_char (*at)); *at = g_utf8_next_char (*at)) {
    /* Limit the number only so that it cannot overflow; the document checks the range. */
    self->goals[k] = MIN (10 * self->goals[k] + (unsigned)g_unichar_digit_value (c), 99999);
    self->digits[k]++;
  }
  return TRUE;
}

/* Read the numbers of @text. Return FALSE if it contains anything but numbers with blanks or a
 * separator between them. */
static gboolean
read_numbers (const char *text, Typed *self)
{
  gboolean sign = FALSE;

  *self = (Typed){ 0 };
  while (*text != '\0') {
    const gunichar c = g_utf8_get_char (text);
    if (g_unichar_isdigit (c)) {
      if (!read_number (self, &text))
        return FALSE;
      self->sign[self->n - 1] = sign;
      sign = FALSE;
      continue;
    }
    if (!is_blank (c) && (sign || self->n == 0 || !is_sign (c)))
      return FALSE;
    sign |= is_sign (c);
    text = g_utf8_next_char (text);
  }
  return !sign;
}

/* Split number @k, which has two digits, into two numbers. */
static void
part_keys (Typed *self, unsigned k)
{
  for (unsigned i = self->n++; i > k; i--) {
    self->goals[i] = self->goals[i - 1];
    self->digits[i] = self->digits[i - 1];
  }
  self->goals[k + 1] %= 10;
  self->goals[k] /= 10;
}

/* Split numbers that were typed without a separator: "32", "22 5-4" and "2-2 54" mean "3-2" and
 * "2-2 5-4". */
static void
part_all_keys (Typed *self)
{
  if (self->n == 1 && self->digits[0] == 2)
    part_keys (self, 0);
  else if (self->n == 3 && self->digits[0] == 2 && !self->sign[1] && self->sign[2])
    part_keys (self, 0);
  else if (self->n == 3 && self->digits[2] == 2 && self->sign[1] && !self->sign[2])
    part_keys (self, 2);
}

gboolean
sv_cup_words_read_result (const char *text, SvCupResult *out, GError **error)
{
  Typed typed;
  const gboolean read = read_numbers (text, &typed);

  *out = (SvCupResult){ .played = read && typed.n > 0 };
  part_all_keys (&typed);
  if (read && typed.n == 1 && typed.digits[0] > 2)
    return sv_store_error_set (error, SV_STORE_ERROR_VALUE, "",
                               _ ("put a character between the two numbers, as in 12-3"));
  if (!read || typed.n % 2 == 1)
    return sv_store_error_set (error, SV_STORE_ERROR_VALUE, "",
                               _ ("a result is two numbers, as in 3-2"));
  if (typed.n == 4)
    out->how = SV_END_PENALTIES;
  memcpy (out->score, typed.goals, sizeof out->score);
  memcpy (out->shootout, typed.goals + 2, sizeof out->shootout);
  return TRUE;
}

gboolean
sv_cup_words_read_time (const char *text, unsigned *minutes)
{
  Typed typed;

  if (!read_numbers (text, &typed) || typed.n == 0 || typed.n > 2)
    return FALSE;
  if (typed.n == 1 && typed.digits[0] > 2) {
    typed.goals[1] = typed.goals[0] % 100;
    typed.goals[0] /= 100;
  }
  if (typed.goals[0] > 23 || typed.goals[1] > 59)
    return FALSE;
  *minutes = 60 * typed.goals[0] + typed.goals[1];
  return TRUE;
}

static gboolean
is_name (const char *cell)
{
  return cell[strspn (cell, "0123456789. ")] != '\0';
}

/* Return the text behind the mark of a list, "- Owls" or "1. Owls"; NULL if there is none.
 * @numbers: a number is such a mark too. */
static const char *
skip_mark (const char *line, gboolean numbers)
{
  static const char *const bullets[] = { "-", "*", "•", "·", "–" };
  const char *text = line + strspn (line, " \t");
  const gsize digits = strspn (text, "0123456789");

  if (numbers && digits > 0 && (text[digits] == '.' || text[digits] == ')') &&
      text[digits + 1] == ' ')
    return text + digits + 2;
  for (gsize i = 0; i < G_N_ELEMENTS (bullets); i++)
    if (g_str_has_prefix (text, bullets[i]) && text[strlen (bullets[i])] == ' ')
      return text + strlen (bullets[i]) + 1;
  return NULL;
}

/* Whether all lines have a mark: a number in front of a single line may belong to the name, as in
 * "1. FC". */
static gboolean
are_marked (char **lines)
{
  guint n = 0;

  for (char **line = lines; *line != NULL; line++) {
    if ((*line)[strspn (*line, " \t\r")] == '\0')
      continue;
    if (skip_mark (*line, TRUE) == NULL)
      return FALSE;
    n++;
  }
  return n > 1;
}

void
sv_cup_words_read_names (const char *text, GPtrArray *names)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", 0);
  const gboolean numbers = are_marked (lines);

  for (char **line = lines; *line != NULL; line++) {
    const char *behind = skip_mark (*line, numbers), *row = behind != NULL ? behind : *line;
    g_auto (GStrv) cells = g_strsplit_set (row, strstr (row, ", ") != NULL ? "\t;" : "\t;,", 0);
    char **cell = cells;
    while (*cell != NULL && !is_name (*cell))
      cell++;
    /* If every cell is a number, use the first one: a team may be called "11". */
    g_autofree char *plain = g_strdup (*cell != NULL ? *cell : cells[0] != NULL ? cells[0] : "");
    g_strdelimit (plain, "\"\r", ' ');
    g_autofree char *name = sv_clean_text (g_strstrip (plain), SV_TEXT_MAX_CHARS);
    if (*name != '\0')
      g_ptr_array_add (names, g_steal_pointer (&name));
  }
}

/* --- level teams --- */

/* Get the score of the only match between two teams, from the first team's side. Return FALSE if
 * there is none or more than one. */
static gboolean
find_only_match (const SvCup *cup, unsigned a, unsigned b, unsigned score[2])
{
  unsigned n = 0;
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    const unsigned home = fixture->from[0].n, away = fixture->from[1].n;
    if (fixture->knockout || !sv_cup_is_settled (fixture) ||
        !((home == a && away == b) || (home == b && away == a)))
      continue;
    score[0] = fixture->result.score[home == a ? 0 : 1];
    score[1] = fixture->result.score[home == a ? 1 : 0];
    n++;
  }
  return n == 1 && score[0] != score[1];
}

static char *
dup_difference (int difference)
{
  return g_strdup_printf ("%s%d",
                          difference > 0   ? "+"
                          : difference < 0 ? "−"
                                           : "",
                          ABS (difference));
}

char *
sv_cup_words_difference (const SvCupLine *line)
{
  return dup_difference ((int)line->goals[0] - (int)line->goals[1]);
}

/* Return how the matches between teams with equal points ranked the team of @line below the team
 * @above, whose name is @name; NULL while one of them still has to play its first one of these. */
static char *
dup_mutual (const SvCup *cup, unsigned above, const char *name, const SvCupLine *line)
{
  const SvCupMutual *mutual = &line->mutual;
  const gulong own = (gulong)ABS (mutual->own);
  unsigned score[2];

  if (!mutual->all_played && !sv_cup_is_group_complete (cup, sv_cup_group_of (cup, line->team)))
    return NULL;
  if (mutual->n == 2 && find_only_match (cup, line->team, above, score))
    return sv_sentence (_ ("Level with %s on points; %u–%u in their match"), name, score[0],
                        score[1]);
  if (mutual->key == SV_CUP_BY_POINTS)
    return sv_sentence (ngettext ("Level with %s on points; %d point against %d in the matches "
                                  "between those who are level",
                                  "Level with %s on points; %d points against %d in the matches "
                                  "between those who are level",
                                  own),
                        name, mutual->own, mutual->above);
  if (mutual->key == SV_CUP_BY_GOALS)
    return sv_sentence (ngettext ("Level with %s on points; %d goal against %d in the matches "
                                  "between those who are level",
                                  "Level with %s on points; %d goals against %d in the matches "
                                  "between those who are level",
                                  own),
                        name, mutual->own, mutual->above);
  g_autofree char *mine = dup_difference (mutual->own), *other = dup_difference (mutual->above);
  return sv_sentence (_ ("Level with %s on points; goal difference %s against %s in the matches "
                         "between those who are level"),
                      name, mine, other);
}

static unsigned
count_played (const SvCupLine *line)
{
  return line->won + line->drawn + line->lost;
}

/* Return whether the ranking of two teams can be explained: they have played equally many
 * matches, or their group is complete. */
static gboolean
can_be_compared (const SvCup *cup, const SvCupLine *a, const SvCupLine *b)
{
  return count_played (a) > 0 && (count_played (a) == count_played (b) ||
                                  sv_cup_is_group_complete (cup, sv_cup_group_of (cup, a->team)));
}

char *
sv_cup_words_reason (const SvCupDoc *doc, const SvCupLine *above, const SvCupLine *line)
{
  if (above == NULL || above->points != line->points || line->rank == 0 ||
      !can_be_compared (doc->cup, line, above))
    return NULL;
  g_autofree char *name = sv_cup_words_team (doc, above->team);
  switch (line->by) {
  case SV_CUP_BY_MUTUAL:
    return dup_mutual (doc->cup, above->team, name, line);
  case SV_CUP_BY_DIFFERENCE: {
    g_autofree char *own = sv_cup_words_difference (line), *other = sv_cup_words_difference (above);
    return sv_sentence (_ ("Level with %s on points; goal difference %s against %s"), name, own,
                        other);
  }
  case SV_CUP_BY_GOALS:
    return sv_sentence (ngettext ("Level with %s on points; %u goal against %u",
                                  "Level with %s on points; %u goals against %u", line->goals[0]),
                        name, line->goals[0], above->goals[0]);
  case SV_CUP_BY_WINS:
    return sv_sentence (_ ("Level with %s on points; matches won: %u against %u"), name, line->won,
                        above->won);
  case SV_CUP_BY_LOT:
    return sv_sentence (_ ("Level with %s in everything; lots decided"), name);
  case SV_CUP_BY_NOTHING:
    return sv_sentence (_ ("Level with %s in everything"), name);
  case SV_CUP_BY_POINTS:
  case SV_CUP_BY_WITHDRAWN:
  case SV_CUP_BY_ROUND:
  case SV_CUP_BY_THIRD:
  default:
    return NULL;
  }
}

/* Return what was done with the points of a team, and the reason that was written down. */
static char *
dup_adjust (int points, const char *reason)
{
  const unsigned n = (unsigned)ABS (points);
  g_autofree char *what =
      points > 0
          ? sv_sentence (ngettext ("%u point given", "%u points given", (gulong)n), n)
          : sv_sentence (ngettext ("%u point taken away", "%u points taken away", (gulong)n), n);

  /* Translators: what was done with a team's points, and why: "1 point taken away (came late)". */
  return reason != NULL && *reason != '\0' ? sv_sentence (_ ("%1$s (%2$s)"), what, reason)
                                           : g_steal_pointer (&what);
}

/* Append a text for each time that the team was given points, or lost some. */
static void
add_adjusts (GPtrArray *parts, const SvCupDoc *doc, unsigned team)
{
  for (unsigned i = 0; i < doc->cup->n_adjust; i++) {
    const SvCupAdjust *adjust = &doc->cup->adjust[i];
    const SvCupNote *note = doc->notes.reasons->pdata[i];
    if (adjust->team == team)
      g_ptr_array_add (parts, dup_adjust (adjust->points, note->text));
  }
}

static char *
join (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  return parts->len > 1 ? g_strjoinv ("; ", (char **)parts->pdata) : NULL;
}

char *
sv_cup_words_adjusted (const SvCupDoc *doc, unsigned team)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_adjusts (parts, doc, team);
  return join (parts);
}

char *
sv_cup_words_line (const SvCupDoc *doc, const SvCupLine *above, const SvCupLine *line)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (line->rank > 0)
    add_adjusts (parts, doc, line->team);
  char *reason = sv_cup_words_reason (doc, above, line);
  if (reason != NULL)
    g_ptr_array_add (parts, reason);
  return join (parts);
}

/* --- the plan --- */

/* Return a length of time: "4 h", "4 h 05 min" or "40 min". */
static char *
dup_length (unsigned minutes)
{
  const unsigned hours = minutes / 60, rest = minutes % 60;

  if (hours == 0)
    return g_strdup_printf (_ ("%u min"), minutes);
  /* Translators: a number of hours. */
  return rest == 0 ? g_strdup_printf (_ ("%u h"), hours)
                   /* Translators: numbers of hours and minutes. */
                   : g_strdup_printf (_ ("%1$u h %2$02u min"), hours, rest);
}

/* Return how many matches there are, and how long they take; @all: minutes. */
static char *
dup_numbers (const SvCup *cup, unsigned all)
{
  unsigned rounds = 0, slots = 0;
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    rounds = MAX (rounds, fixture->round);
    slots += fixture->board == 1; /* the first board has a match in every slot */
  }
  if (cup->times.match > 0)
    all = sv_cup_times_end (cup) - cup->times.start;
  else
    all *= slots;
  g_autofree char *length = dup_length (all);
  if (cup->pack)
    /* Translators: numbers of matches and of times that all boards are played on; %s is a length of
     * time: "4 h 05 min". */
    return sv_sentence (_ ("Matches: %u. All boards are kept busy, without rounds. Slots: %u, in "
                           "all %s."),
                        cup->fixtures->len, slots, length);
  /* Translators: numbers of matches, rounds, times that all boards are played on; %s is a length of
   * time: "4 h 05 min". */
  return sv_sentence (_ ("Matches: %u. Rounds: %u. Slots on all boards: %u, in all %s."),
                      cup->fixtures->len, rounds, slots, length);
}

char *
sv_cup_words_plan (const SvCup *cup, unsigned minutes)
{
  g_autofree char *numbers = dup_numbers (cup, minutes);

  if (cup->times.match == 0)
    return g_steal_pointer (&numbers);
  g_autofree char *first = sv_cup_times_dup (cup->times.start);
  g_autofree char *last = sv_cup_times_dup (sv_cup_times_end (cup));
  /* Translators: what the plan says in numbers, and times of the day. */
  return sv_sentence (_ ("%1$s First match %2$s, last one ends %3$s."), numbers, first, last);
}

char *
sv_cup_words_end (const SvCupDoc *doc)
{
  if (doc->cup->times.match == 0)
    return g_strdup ("");
  g_autofree char *time = sv_cup_times_dup (sv_cup_times_end (doc->cup));
  g_autofree char *sentence = sv_sentence (_ ("The last match ends at %s."), time);
  return g_strconcat (" ", sentence, NULL);
}

/* Return a list of names, "Fox, Owl, Elk". */
static char *
list_names (const unsigned *teams, unsigned n, const GPtrArray *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    sv_sentence_append (text, "%s%s", i > 0 ? ", " : "", (const char *)names->pdata[teams[i]]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_line (GString *text, char *line)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

static void
add_groups (GString *text, const SvCup *cup, const GPtrArray *names)
{
  for (unsigned g = 0; g < cup->n_groups; g++) {
    g_autofree char *teams = list_names (cup->groups[g], cup->group_size[g], names);
    add_line (text, sv_sentence (_ ("Group %1$u: %2$s"), g + 1, teams));
  }
}

/* Append the matches of round 1 in a slot (0: in any), and mark who plays in them. Returns whether
 * there are any. */
static bool
add_slot (GString *text, const SvCup *cup, const GPtrArray *names, unsigned slot, bool *plays)
{
  bool any = false;

  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    const SvCupSource *from = fixture->from;
    if (fixture->round > 1 || (slot > 0 && fixture->slot != slot))
      continue;
    any = plays[from[0].n] = plays[from[1].n] = true;
    add_line (text, sv_sentence (_ ("%1$s – %2$s"), (const char *)names->pdata[from[0].n],
                                 (const char *)names->pdata[from[1].n]));
  }
  return any;
}

static bool
all_play (const SvCup *cup, const bool *plays)
{
  for (unsigned t = 0; t < cup->n_teams; t++)
    if (!plays[t])
      return false;
  return true;
}

/* Append the matches of the first round, and the teams without a match in it. A plan that keeps all
 * boards busy has only slots: append as many as it takes until each team has played. */
static void
add_first_round (GString *text, const SvCup *cup, const GPtrArray *names)
{
  bool plays[SV_CUP_MAX_TEAMS] = { false };
  unsigned rest[SV_CUP_MAX_TEAMS] = { 0 }, n = 0;

  if (!cup->pack)
    add_slot (text, cup, names, 0, plays);
  for (unsigned slot = 1; cup->pack && !all_play (cup, plays); slot++)
    if (!add_slot (text, cup, names, slot, plays))
      break;
  for (unsigned t = 0; t < cup->n_teams; t++)
    if (!plays[t])
      rest[n++] = t;
  g_autofree char *teams = list_names (rest, n, names);
  if (n > 0 && !cup->pack)
    add_line (text, sv_sentence (_ ("Not in the first round: %s"), teams));
}

char *
sv_cup_words_draw (const SvCup *cup, const GPtrArray *names)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned drawn[SV_CUP_MAX_TEAMS] = { 0 };

  if (cup->kind == SV_CUP_GROUPS)
    add_groups (text, cup, names);
  else
    add_first_round (text, cup, names);
  if (!cup->has_lots)
    return g_string_free (g_steal_pointer (&text), FALSE);
  for (unsigned t = 0; t < cup->n_teams; t++)
    drawn[cup->lots[t]] = t;
  g_autofree char *teams = list_names (drawn, cup->n_teams, names);
  add_line (text, sv_sentence (_ ("Lots, for teams that are otherwise level: %s"), teams));
  return g_string_free (g_steal_pointer (&text), FALSE);
}
