import { z } from 'zod';
import { teamScoring } from './challenge.ts';
import { isoDateTime, oid, roundCode, trialStatus } from './common.ts';
import { topPerformance } from './standings.ts';
import { resultRow } from './trial.ts';

/**
 * One group as it stands now (Q10): the round that runs, else the last with results, else the next one; its first
 * rows over all heats. Rows of categories U16 and younger bear no name (Q30).
 */
export const card = z.object({
  oid,
  uid: z.string(),
  title: z.string(),
  family: z.int(),
  category: z.int(),
  g0: z.int(),
  g1: z.string(),
  round: roundCode,
  heats: z.int(),
  /** Rounds of the group. */
  rounds: z.int(),
  status: trialStatus,
  date: isoDateTime,
  rows: z.array(resultRow),
  /** Last change: when, and at which revision of the challenge. */
  updated: isoDateTime,
  revision: z.int(),
});

/** `GET /api/igcs/{id}`: in the order of the programme. `GET /api/igfeed/{id}`: newest change first. */
export const cardsAnswer = z.object({ hashtag: z.string(), cards: z.array(card) });

/**
 * A club, or a team of a team competition (`teamTG`). `index` is its place in the list; `points` as the competition scores its teams,
 * without a scoring the sum of its athletes' best marks of each event in the points table: a comparison, no team score.
 */
export const team = z.object({
  oid,
  kind: z.enum(['club', 'tg']),
  title: z.string(),
  index: z.int(),
  country: z.string().optional(),
  points: z.number().optional(),
  rank: z.int().optional(),
  counts: z.object({
    athletes: z.int(),
    relays: z.int(),
    entries: z.int(),
    results: z.int(),
    marks: z.int(),
    wins: z.int(),
    pb: z.int(),
    sb: z.int(),
  }),
});
/** The teams of one race by the places of their first members, the best first; an incomplete one has neither place nor score. */
export const teamRace = z.object({
  gOID: oid,
  group: z.string(),
  teams: z.array(
    z.object({
      oid,
      title: z.string(),
      rank: z.int().optional(),
      score: z.int().optional(),
      /** Finishers wanting for a score. */
      missing: z.int(),
      members: z.array(
        z.object({ last: z.string(), first: z.string(), place: z.int().optional(), counts: z.boolean() }),
      ),
    }),
  ),
});

/** `scoring`: how the competition scores its teams, where it says so; `races` where each race has its own ranking of teams. */
export const teamsAnswer = z.object({
  by: z.enum(['hun', 'cmb', 'yth']),
  scoring: teamScoring.optional(),
  races: z.array(teamRace).optional(),
  teams: z.array(team),
});

const member = z.object({
  bib: z.string().optional(),
  auid: z.string().optional(),
  last: z.string(),
  first: z.string(),
  category: z.int(),
  country: z.string().optional(),
  relay: z.boolean(),
  events: z.array(z.object({ gOID: oid, group: z.string() })),
});

/** `GET /api/challenge/{id}/team/{teamId}`. `counted`: the result is part of the team's points. */
export const teamAnswer = team.extend({
  by: z.enum(['hun', 'cmb', 'yth']),
  scoring: teamScoring.optional(),
  members: z.array(member),
  /** `teamPoints`: what the result is worth to the team; `rank` its place in its list, `place` in its event. */
  results: z.array(
    topPerformance.extend({
      rank: z.int().optional(),
      place: z.int().optional(),
      counted: z.boolean(),
      teamPoints: z.number().optional(),
    }),
  ),
});
