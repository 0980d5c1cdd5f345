/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h> /* before our headers, which define N_ if it is missing */

#include "sv-cup-share.h"

#include "sv-cup-changes.h"
#include "sv-cup-shared-matches.h"
#include "sv-cup-taking.h"
#include "sv-cup-words.h"
#include "sv-sentence.h"

/* A result that was entered, so that the user can undo that. */
typedef struct {
  unsigned number;
  unsigned fixture;
  SvCupResult result;
  gconstpointer version; /* the competition that has it; only compared, never read */
} Taken;

struct _SvCupShare {
  GObject parent_instance;

  SvCupBook *book;             /* owned */
  SvShare *share;              /* owned */
  SvCupSharedMatches *matches; /* owned */
  unsigned port;               /* to share at when the competition is saved; see @starting */
  gboolean starting;
  GPtrArray *waiting; /* for the user (SvShareProposal) */
  GArray *saving;     /* ids of proposals that are entered but not on the disk (unsigned) */
  GArray *taken;      /* of Taken */
};

G_DEFINE_FINAL_TYPE (SvCupShare, sv_cup_share, G_TYPE_OBJECT)

enum { CHANGED, TAKEN, ASKS, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Those that exist, by book; not owned. */
static GHashTable *shares;

/* --- Saving --- */

/* Tell the tables whose results are on the disk now, or cannot be written there. */
static void
answer_saved (SvCupShare *self, SvCupVerdict verdict)
{
  for (guint i = 0; i < self->saving->len; i++)
    sv_share_answer (self->share, g_array_index (self->saving, unsigned, i), verdict, NULL);
  g_array_set_size (self->saving, 0);
}

/* The competition was saved, or could not be. */
static void
saved_cb (SvCupShare *self)
{
  SvAutoSaver *saver = SV_AUTO_SAVER (self->book);
  g_autofree char *unsaved = sv_auto_saver_dup_unsaved (saver);
  const gboolean starting = self->starting;

  /* The last write may have failed and the present one succeed: "idle" follows in any case. */
  if (sv_auto_saver_is_pending (saver))
    return;
  self->starting = FALSE;
  /* The user may have saved it elsewhere. */
  if (unsaved == NULL)
    sv_share_move (self->share, sv_auto_saver_get_path (saver));
  answer_saved (self, unsaved == NULL ? SV_CUP_TAKEN : SV_CUP_UNSAVED);
  if (!starting)
    sv_share_look (self->share);
  else if (unsaved == NULL)
    sv_share_start (self->share, sv_auto_saver_get_path (saver), self->port);
  else
    sv_share_fail (self->share, unsaved);
}

/* --- Results --- */

char *
sv_cup_share_describe (SvCupShare *self, const SvCupProposal *proposal)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const SvCupResult *result = &proposal->result;

  if (proposal->fixture >= doc->cup->fixtures->len)
    return g_strdup ("");
  g_autofree char *home = sv_cup_words_side (doc, proposal->fixture, 0);
  g_autofree char *away = sv_cup_words_side (doc, proposal->fixture, 1);
  /* Translators: the board of a match that was played on another computer, and its teams. */
  if (proposal->match != NULL)
    return sv_sentence (_ ("Board %1$u: the match %2$s against %3$s"), proposal->board, home, away);
  /* Translators: the board of a match, the home team, its goals, those of the away team, and that
   * team: "Board 2: Fox 3–2 Owl". */
  return sv_sentence (_ ("Board %1$u: %2$s %3$u–%4$u %5$s"), proposal->board, home,
                      result->score[0], result->score[1], away);
}

/* Remember that the result of @fixture was entered, and tell the user. */
static void
tell_taken (SvCupShare *self, const SvCupProposal *proposal)
{
  static unsigned last;
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  const Taken taken = { ++last, proposal->fixture,
                        sv_cup_fixture (doc->cup, proposal->fixture)->result, doc };
  g_autofree char *what = sv_cup_share_describe (self, proposal);
  /* Translators: %s is "Board 2: Fox 3–2 Owl". */
  g_autofree char *sentence = sv_sentence (_ ("%s is entered."), what);

  g_array_append_val (self->taken, taken);
  g_signal_emit (self, signals[TAKEN], 0, taken.number, sentence);
}

/* Enter a result; the table is told as soon as it is saved. */
static void
enter (SvCupShare *self, unsigned id, const SvCupProposal *proposal, SvCupDoc *after)
{
  if (after != NULL && sv_cup_book_commit (self->book, after, NULL, NULL))
    tell_taken (self, proposal);
  g_array_append_val (self->saving, id);
  sv_auto_saver_flush (SV_AUTO_SAVER (self->book));
  saved_cb (self);
}

/* Return whether the match is being played on this computer: its result may follow. */
static gboolean
is_played_here (SvCupShare *self, unsigned fixture)
{
  SvScored *scored = sv_cup_book_get_scored (self->book, fixture);

  return scored != NULL && (!SV_IS_TABLE (scored) || sv_table_get_used (SV_TABLE (scored)));
}

static void
ask (SvCupShare *self, unsigned id, const SvCupProposal *proposal)
{
  g_autofree char *what = sv_cup_share_describe (self, proposal);

  g_ptr_array_add (self->waiting, sv_share_proposal_new (id, proposal));
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[ASKS], 0, id, what);
}

static void
proposal_cb (SvCupShare *self, guint id, const SvCupProposal *proposal)
{
  const SvShareResults results = sv_share_get_results (self->share);
  g_autofree char *sentence = NULL;
  g_autoptr (SvCupDoc) after = NULL;
  const SvCupVerdict verdict =
      sv_cup_taking_try (sv_cup_book_get_doc (self->book), proposal, &after, &sentence);

  if (verdict != SV_CUP_TAKEN)
    sv_share_answer (self->share, id, verdict, NULL);
  else if (after == NULL)
    enter (self, id, proposal, NULL);
  else if (results == SV_SHARE_CLOSED)
    sv_share_answer (self->share, id, SV_CUP_CLOSED, NULL);
  else if (results == SV_SHARE_ASK || is_played_here (self, proposal->fixture))
    ask (self, id, proposal);
  else
    enter (self, id, proposal, g_steal_pointer (&after));
}

void
sv_cup_share_decide (SvCupShare *self, unsigned id, gboolean take)
{
  g_autoptr (SvShareProposal) proposal = NULL;
  g_autofree char *sentence = NULL;
  SvCupDoc *after = NULL;

  for (guint i = 0; i < self->waiting->len && proposal == NULL; i++)
    if (((SvShareProposal *)self->waiting->pdata[i])->id == id)
      proposal = g_ptr_array_steal_index (self->waiting, i);
  if (proposal == NULL)
    return;
  if (!take) {
    sv_share_answer (self->share, id, SV_CUP_REFUSED,
                     N_ ("The organiser has not taken this result. Ask why."));
  } else {
    /* another result may have been entered while this one waited */
    const SvCupVerdict verdict =
        sv_cup_taking_try (sv_cup_book_get_doc (self->book), &proposal->what, &after, &sentence);
    if (verdict == SV_CUP_TAKEN)
      enter (self, id, &proposal->what, after);
    else
      sv_share_answer (self->share, id, verdict, NULL);
    if (sentence != NULL)
      sv_auto_saver_tell (SV_AUTO_SAVER (self->book), sentence);
  }
  g_signal_emit (self, signals[CHANGED], 0);
}

void
sv_cup_share_take_back (SvCupShare *self, unsigned number)
{
  const SvCupDoc *doc = sv_cup_book_get_doc (self->book);
  SvUndo *undo = sv_cup_book_get_undo (self->book);
  g_autoptr (GError) error = NULL;
  const Taken *taken = NULL;

  for (guint i = 0; i < self->taken->len; i++)
    if (g_array_index (self->taken, Taken, i).number == number)
      taken = &g_array_index (self->taken, Taken, i);
  if (taken == NULL || taken->fixture >= doc->cup->fixtures->len ||
      !sv_cup_same_result (&sv_cup_fixture (doc->cup, taken->fixture)->result, &taken->result))
    return;
  if (taken->version == doc)
    sv_undo_go (undo, -1);
  else
    sv_cup_book_commit (self->book, sv_cup_doc_clear (doc, taken->fixture, &error), NULL, error);
}

const GPtrArray *
sv_cup_share_get_waiting (SvCupShare *self)
{
  return self->waiting;
}

/* --- The program that serves --- */

static void
began_cb (SvCupShare *self)
{
  sv_cup_shared_matches_begin (self->matches);
}

/* A table whose result waited is not told anything any more, and will send it again. */
static void
ended_cb (SvCupShare *self)
{
  g_ptr_array_set_size (self->waiting, 0);
  g_array_set_size (self->saving, 0);
  sv_cup_shared_matches_end (self->matches);
}

static void
share_changed_cb (SvCupShare *self)
{
  sv_cup_shared_matches_check (self->matches);
  g_signal_emit (self, signals[CHANGED], 0);
}

SvShare *
sv_cup_share_get_share (SvCupShare *self)
{
  return self->share;
}

void
sv_cup_share_start (SvCupShare *self, unsigned port)
{
  SvAutoSaver *saver = SV_AUTO_SAVER (self->book);

  if (sv_auto_saver_get_path (saver) == NULL) {
    sv_share_fail (self->share, _ ("This competition is not saved, so it cannot be shared."));
    return;
  }
  self->port = port;
  self->starting = TRUE;
  /* a competition that was just made may have an empty file */
  if (!sv_auto_saver_is_kept (saver))
    sv_auto_saver_touch (saver);
  sv_auto_saver_flush (saver);
  saved_cb (self);
}

void
sv_cup_share_stop (SvCupShare *self)
{
  self->starting = FALSE;
  sv_share_stop (self->share);
}

static void
sv_cup_share_dispose (GObject *object)
{
  SvCupShare *self = SV_CUP_SHARE (object);

  if (self->book != NULL) {
    g_hash_table_remove (shares, self->book);
    g_signal_handlers_disconnect_by_data (self->book, self);
  }
  if (self->share != NULL) {
    g_signal_handlers_disconnect_by_data (self->share, self); /* nobody is left to be told */
    sv_share_stop (self->share);
  }
  g_clear_object (&self->matches);
  g_clear_object (&self->share);
  g_clear_object (&self->book);
  G_OBJECT_CLASS (sv_cup_share_parent_class)->dispose (object);
}

static void
sv_cup_share_finalize (GObject *object)
{
  SvCupShare *self = SV_CUP_SHARE (object);

  g_ptr_array_unref (self->waiting);
  g_array_unref (self->saving);
  g_array_unref (self->taken);
  G_OBJECT_CLASS (sv_cup_share_parent_class)->finalize (object);
}

static void
sv_cup_share_class_init (SvCupShareClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = sv_cup_share_dispose;
  G_OBJECT_CLASS (klass)->finalize = sv_cup_share_finalize;
  signals[CHANGED] = g_signal_new ("changed", SV_TYPE_CUP_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[TAKEN] = g_signal_new ("taken", SV_TYPE_CUP_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[ASKS] = g_signal_new ("asks", SV_TYPE_CUP_SHARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
}

static void
sv_cup_share_init (SvCupShare *self)
{
  self->share = sv_share_new ();
  self->waiting = g_ptr_array_new_with_free_func ((GDestroyNotify)sv_share_proposal_free);
  self->saving = g_array_new (FALSE, FALSE, sizeof (unsigned));
  self->taken = g_array_new (FALSE, FALSE, sizeof (Taken));
}

SvCupShare *
sv_cup_share_of (SvCupBook *book)
{
  SvCupShare *self = shares != NULL ? g_hash_table_lookup (shares, book) : NULL;

  if (self != NULL)
    return g_object_ref (self);
  if (shares == NULL)
    shares = g_hash_table_new (NULL, NULL);
  self = g_object_new (SV_TYPE_CUP_SHARE, NULL);
  g_hash_table_insert (shares, book, self);
  self->book = g_object_ref (book);
  self->matches = sv_cup_shared_matches_new (book, self->share);
  g_signal_connect_object (self->share, "changed", G_CALLBACK (share_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->share, "began", G_CALLBACK (began_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->share, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->share, "proposal", G_CALLBACK (proposal_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "idle", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (book, "unsaved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  return self;
}
