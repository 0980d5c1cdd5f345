/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people are advised, word by word: in positions of whole matches, with what is said against
 * the choice that was made, and in positions of which somebody claims what each choice is worth.
 * See golden-text.h. */

#include "doc-fixture.h"
#include "golden-text.h"
#include "sv-advisor.h"
#include "sv-evaluation-words.h"
#include "sv-games.h"

typedef struct {
  const char *trace;
  unsigned first, every; /* event, and how many events to the next one */
} Advised;

static SvMatchDoc *
load (const char *trace)
{
  g_autofree char *path = g_build_filename (SV_TRACES, trace, NULL);
  g_autoptr (GError) error = NULL;
  SvMatchDoc *doc = sv_match_doc_load (path, NULL, &error);

  g_assert_no_error (error);
  return doc;
}

static void
ready_cb (gpointer ready, const GError *error)
{
  g_assert_no_error (error);
  *(gboolean *)ready = TRUE;
}

/* One that knows. */
static SvAdvisor *
ask (SvMatch *match, gboolean *ready)
{
  SvAdvisor *advisor = sv_advisor_new (match, ready_cb, ready);

  *ready = FALSE;
  sv_advisor_ask (advisor);
  g_assert_null (
      sv_advisor_dup_objection (advisor, sv_match_get_legal (match, &(unsigned){ 0 })[0]));
  while (!*ready)
    g_main_context_iteration (NULL, TRUE);
  return advisor;
}

static void
tell_event (GString *text, SvMatch *match, SvEvent event)
{
  char name[SV_EVENT_TEXT_MAX];

  sv_match_get_game (match)->event_text (sv_match_get_setup (match), sv_match_get_state (match),
                                         event, name);
  add_line (text, "  %s", name);
}

static void
tell_choice (GString *text, SvMatch *match, SvEvent made)
{
  gboolean ready;
  SvAdvisor *advisor = ask (match, &ready);
  const SvEvaluation *evaluation = sv_advisor_get_evaluation (advisor);
  char *objection = sv_advisor_dup_objection (advisor, made);

  add_line (text, "%u: %u choices", sv_match_get_position (match), evaluation->n);
  tell_event (text, match, sv_advisor_get_best (advisor));
  tell_event (text, match, made);
  if (objection != NULL) {
    take_line (text, objection);
    take_line (text, sv_advisor_dup_hint (advisor, &made));
  }
  take_line (text, sv_advisor_dup_hint (advisor, NULL));
  sv_advisor_free (advisor);
}

static void
tell_match (GString *text, gconstpointer data)
{
  const Advised *advised = data;
  g_autoptr (SvMatchDoc) doc = load (advised->trace);

  for (unsigned k = advised->first; k < sv_history_get_length (doc->history); k += advised->every) {
    g_autoptr (SvMatch) match = sv_match_new (sv_match_doc_copy (doc, k));
    const SvEvent made = sv_history_get_event (doc->history, k);

    if (sv_match_get_node (match)->kind == SV_NODE_DECISION && made.verb != SV_VERB_TIME)
      tell_choice (text, match, made);
  }
}

/* The first event is worth so much and so does each of the next ones that are as good, all others
 * nothing. */
static void
claim (SvAdvisor *advisor, bool exact, double value, unsigned as_good, const double errors[2])
{
  SvEvaluation *evaluation = (SvEvaluation *)(guintptr)sv_advisor_get_evaluation (advisor);

  evaluation->exact = exact;
  for (unsigned i = 0; i < evaluation->n; i++) {
    evaluation->events[i].value = i <= as_good ? value : 0;
    evaluation->events[i].error = errors[MIN (i, 1)];
  }
}

static const double sure[2] = { 0, 0 }, unsure[2] = { 0.1, 0.02 };

/* What is said against a choice that gives away so much, surely or not: once, and not to who knows
 * what is best. */
static void
tell_objection (GString *text, SvMatch *match, bool exact, double loss)
{
  gboolean ready;
  SvAdvisor *advisor = ask (match, &ready);
  const SvEvent other = sv_advisor_get_evaluation (advisor)->events[1].event;

  claim (advisor, exact, exact ? loss : loss + (unsure[0] + unsure[1]), 0, exact ? sure : unsure);
  g_autofree char *objection = sv_advisor_dup_objection (advisor, other);
  add_line (text, "%.4f: %s", loss, objection != NULL ? objection : "-");
  if (objection == NULL)
    g_free (sv_advisor_dup_hint (advisor, NULL));
  claim (advisor, true, 5, 0, sure);
  g_assert_null (sv_advisor_dup_objection (advisor, other));
  sv_advisor_free (advisor);
}

static void
tell_claims (GString *text, gconstpointer data)
{
  static const double losses[] = { 0.099, 0.1,   0.149, 0.15,  0.224, 0.225, 0.249,
                                   0.25,  0.289, 0.29,  0.419, 0.42,  0.749, 0.75 };
  static const double gains[] = { 0, 0.0049, 0.005, 0.4 };
  g_autoptr (SvMatchDoc) doc = load (data);
  g_autoptr (SvMatch) match = sv_match_new (sv_match_doc_copy (doc, 220));
  gboolean ready;

  for (gsize i = 0; i < G_N_ELEMENTS (losses); i++) {
    tell_objection (text, match, true, losses[i]);
    tell_objection (text, match, false, losses[i]);
  }
  SvAdvisor *advisor = ask (match, &ready);
  take_line (text,
             sv_advisor_dup_hint (advisor, &sv_advisor_get_evaluation (advisor)->events[0].event));
  for (gsize i = 0; i < G_N_ELEMENTS (gains); i++)
    for (unsigned as_good = 0; as_good < 2; as_good++)
      for (unsigned exact = 0; exact < 2; exact++) {
        const SvEvent other = sv_advisor_get_evaluation (advisor)->events[2].event;

        claim (advisor, exact == 1, gains[i], as_good, exact == 1 ? sure : unsure);
        add_line (text, "%s %.4f, %u as good", exact == 1 ? "Surely" : "About", gains[i], as_good);
        take_line (text, sv_advisor_dup_hint (advisor, NULL));
        take_line (text, sv_advisor_dup_hint (advisor, &other));
      }
  /* The first is better than the third beyond doubt, the second is not. */
  SvEvaluation *evaluation = (SvEvaluation *)(guintptr)sv_advisor_get_evaluation (advisor);
  claim (advisor, false, 0.4, 0, unsure);
  evaluation->events[1].value = 0.29;
  for (unsigned i = 2; i < evaluation->n; i++)
    evaluation->events[i].value = 0.27;
  take_line (text, sv_advisor_dup_hint (advisor, NULL));
  sv_advisor_free (advisor);
}

/* A throw is advised wherever it stands among those that nothing is surely better than, but of what
 * is known it must be the best. */
static void
tell_throw (GString *text, gconstpointer data)
{
  static const double errors[2] = { 0.1, 0.1 };
  g_autoptr (SvMatchDoc) doc = load (data);
  g_autoptr (SvMatch) match = sv_match_new (sv_match_doc_copy (doc, 40));
  gboolean ready;
  SvAdvisor *advisor = ask (match, &ready);
  SvEvaluation *evaluation = (SvEvaluation *)(guintptr)sv_advisor_get_evaluation (advisor);

  for (unsigned at = 0; at < evaluation->n; at++) {
    for (unsigned i = 0; i < evaluation->n; i++)
      if (sv_event_equal (evaluation->events[i].event, sv_advisor_get_best (advisor))) {
        const SvEvaluationEvent thrown = evaluation->events[i];

        evaluation->events[i] = evaluation->events[at];
        evaluation->events[at] = thrown;
        break;
      }
    claim (advisor, false, 0.19, 0, errors);
    tell_event (text, match, sv_advisor_get_best (advisor));
    take_line (text, sv_advisor_dup_hint (advisor, NULL));
    evaluation->events[at].value -= 0.02;
    tell_event (text, match, sv_advisor_get_best (advisor));
    claim (advisor, true, 0, 0, errors);
    tell_event (text, match, sv_advisor_get_best (advisor));
    claim (advisor, false, 0, 0, errors);
  }
  sv_advisor_free (advisor);
}

#define ADVISED(...)                                                                               \
  &(const Advised)                                                                                 \
  {                                                                                                \
    __VA_ARGS__                                                                                    \
  }

static const GoldenText goldens[] = {
  { "advice-strafworp", tell_match, ADVISED ("strafworp/whole-match.svmatch", 24, 60) },
  { "advice-eleven", tell_match, ADVISED ("eleven/whole-match.svmatch", 40, 60) },
  { "advice-champions", tell_match, ADVISED ("champions-2020/whole-match.svmatch", 40, 60) },
  { "advice-claims", tell_claims, "eleven/whole-match.svmatch" },
  { "advice-throw", tell_throw, "champions-2020/whole-match.svmatch" },
  { NULL, NULL, NULL },
};

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  return golden_main (argc, argv, goldens);
}
