/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sv-cup-knockout.h"

#include <string.h>

typedef struct {
  const SvCup *cup;
  SvCupMeeting *meetings;
  /* for each place of each group: a team, nobody, or unknown */
  int places[SV_CUP_MAX_TEAMS][SV_CUP_MAX_TEAMS];
} Course;

bool
sv_cup_is_for_third (const SvCupFixture *fixture)
{
  return fixture->knockout && fixture->from[0].from == SV_CUP_FROM_LOSER;
}

static void
fill_places (Course *self)
{
  for (unsigned g = 0; g < self->cup->n_groups; g++) {
    SvCupLine lines[SV_CUP_MAX_TEAMS];
    const unsigned n = sv_cup_table (self->cup, g, lines);
    const bool known = sv_cup_is_group_complete (self->cup, g);
    for (unsigned i = 0; i < n; i++)
      self->places[g][i] = !known              ? SV_CUP_UNKNOWN
                           : lines[i].rank > 0 ? (int)lines[i].team
                                               : SV_CUP_NOBODY;
  }
}

static const SvCupMeeting *work_out (Course *self, unsigned i);

static int
team_from (Course *self, const SvCupSource *source)
{
  switch (source->from) {
  case SV_CUP_FROM_PLACE:
    return self->places[source->n][source->place - 1];
  case SV_CUP_FROM_WINNER:
    return work_out (self, source->n)->winner;
  case SV_CUP_FROM_LOSER:
    return work_out (self, source->n)->loser;
  case SV_CUP_FROM_TEAM:
  default:
    return (int)source->n;
  }
}

static bool
is_gone (const SvCup *cup, int team)
{
  return team == SV_CUP_NOBODY || sv_cup_is_withdrawn (cup, (unsigned)team);
}

/* Let a side go through without a match: both sides are known as far as they ever will be, and
 * there is no result that counts. */
static void
go_on_without_match (const SvCup *cup, SvCupMeeting *meeting)
{
  const bool gone[2] = { is_gone (cup, meeting->teams[0]), is_gone (cup, meeting->teams[1]) };
  if (!gone[0] && !gone[1])
    return;
  meeting->loser = SV_CUP_NOBODY;
  meeting->winner = gone[0] && gone[1] ? SV_CUP_NOBODY : meeting->teams[gone[0] ? 1 : 0];
}

/* Recursion ends, because a fixture comes after those that it depends on. */
static const SvCupMeeting *
work_out (Course *self, unsigned i)
{
  const SvCupFixture *fixture = sv_cup_fixture (self->cup, i);
  SvCupMeeting *meeting = &self->meetings[i];

  *meeting = (SvCupMeeting){ .winner = SV_CUP_UNKNOWN, .loser = SV_CUP_UNKNOWN };
  for (unsigned side = 0; side < 2; side++)
    meeting->teams[side] = team_from (self, &fixture->from[side]);
  if (!fixture->knockout || meeting->teams[0] == SV_CUP_UNKNOWN ||
      meeting->teams[1] == SV_CUP_UNKNOWN)
    return meeting;
  const int winner = sv_cup_winning_side (&fixture->result);
  if (!sv_cup_is_settled (fixture)) {
    go_on_without_match (self->cup, meeting);
  } else if (winner >= 0) {
    meeting->winner = meeting->teams[winner];
    meeting->loser = meeting->teams[1 - winner];
  }
  return meeting;
}

SvCupMeeting *
sv_cup_meetings (const SvCup *self)
{
  g_autofree Course *course = g_new0 (Course, 1);
  course->cup = self;
  course->meetings = g_new0 (SvCupMeeting, self->fixtures->len);
  if (self->kind == SV_CUP_GROUPS)
    fill_places (course);
  for (unsigned i = 0; i < self->fixtures->len; i++)
    work_out (course, i);
  return course->meetings;
}

/* --- how far each got --- */

/* The round in which a team went out, and the result of the match for third place. */
typedef struct {
  bool in;
  unsigned round; /* G_MAXUINT while the team is not out */
  bool third;     /* the team has won the match for third place */
} Way;

/* The teams in the match for third place went out in an earlier round. */
static void
note_team (const SvCup *cup,
           const SvCupFixture *fixture,
           const SvCupMeeting *meeting,
           unsigned team,
           Way *way)
{
  way->in = true;
  if ((int)team == meeting->loser ||
      (!sv_cup_is_settled (fixture) && sv_cup_is_withdrawn (cup, team)))
    way->round = MIN (way->round, fixture->round);
}

static void
note_fixture (const SvCup *cup, const SvCupFixture *fixture, const SvCupMeeting *meeting, Way *ways)
{
  for (unsigned side = 0; side < 2; side++) {
    const int team = meeting->teams[side];
    if (team >= 0)
      note_team (cup, fixture, meeting, (unsigned)team, &ways[team]);
  }
}

/* The match for third place decides between its two teams, in whatever rounds they went out. */
static void
note_third (const SvCupMeeting *meeting, Way *ways)
{
  if (meeting->winner < 0 || meeting->teams[0] < 0 || meeting->teams[1] < 0)
    return;
  Way *a = &ways[meeting->teams[0]], *b = &ways[meeting->teams[1]];
  a->round = b->round = MAX (a->round, b->round);
  ways[meeting->winner].third = true;
}

static bool
got_further (const Way *a, const Way *b)
{
  return a->round > b->round || (a->round == b->round && a->third && !b->third);
}

static unsigned
rank_of (const SvCup *cup, const Way *ways, unsigned team)
{
  unsigned rank = 1;
  for (unsigned t = 0; t < cup->n_teams; t++)
    rank += ways[t].in && got_further (&ways[t], &ways[team]);
  return rank;
}

static void
count (const SvCup *cup,
       const SvCupMeeting *meetings,
       SvCupLine lines[SV_CUP_MAX_TEAMS],
       unsigned n)
{
  SvCupLine *of[SV_CUP_MAX_TEAMS] = { NULL };
  for (unsigned i = 0; i < n; i++)
    of[lines[i].team] = &lines[i];
  for (unsigned i = 0; i < cup->fixtures->len; i++) {
    const SvCupFixture *fixture = sv_cup_fixture (cup, i);
    for (unsigned side = 0; side < 2; side++) {
      const int team = meetings[i].teams[side];
      if (fixture->knockout && sv_cup_is_settled (fixture) && team >= 0)
        sv_cup_line_add (of[team], cup, &fixture->result, side);
    }
  }
}

unsigned
sv_cup_knockout_table (const SvCup *self, SvCupLine lines[SV_CUP_MAX_TEAMS])
{
  g_autofree SvCupMeeting *meetings = sv_cup_meetings (self);
  Way ways[SV_CUP_MAX_TEAMS];
  unsigned n = 0;

  for (unsigned t = 0; t < SV_CUP_MAX_TEAMS; t++)
    ways[t] = (Way){ .round = G_MAXUINT };
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    if (sv_cup_fixture (self, i)->knockout)
      note_fixture (self, sv_cup_fixture (self, i), &meetings[i], ways);
  }
  for (unsigned i = 0; i < self->fixtures->len; i++) {
    if (sv_cup_is_for_third (sv_cup_fixture (self, i)))
      note_third (&meetings[i], ways);
  }
  for (unsigned rank = 1; rank <= self->n_teams; rank++) {
    for (unsigned t = 0; t < self->n_teams; t++) {
      if (!ways[t].in || rank_of (self, ways, t) != rank)
        continue;
      lines[n] = (SvCupLine){ .rank = rank, .team = t, .by = SV_CUP_BY_NOTHING };
      if (n > 0 && lines[n - 1].rank < rank)
        lines[n].by =
            ways[lines[n - 1].team].round == ways[t].round ? SV_CUP_BY_THIRD : SV_CUP_BY_ROUND;
      n++;
    }
  }
  count (self, meetings, lines, n);
  return n;
}
