import { z } from 'zod';
import { teamScoring } from './challenge.ts';
import { isoDateTime, oid, roundCode, trialStatus } from './common.ts';
import { topPerformance } from './standings.ts';
import { resultRow } from './trial.ts';

/** A row of a card; `hand`: its heat was timed by hand. */
export const cardRow = resultRow.extend({ hand: z.boolean().optional() });

/**
 * Current state of one group (Q10): the round in progress, else the last with results, else the next one, with the first
 * rows over all heats. Rows of categories U16 and younger have no name (Q30).
 */
export const card = z.object({
  oid,
  uid: z.string(),
  title: z.string(),
  family: z.int(),
  category: z.int(),
  /** The categories that the event is for, where not all of the category. */
  categories: z.array(z.int()).optional(),
  g0: z.int(),
  g1: z.string(),
  round: roundCode,
  heats: z.int(),
  /** Rounds of the group. */
  rounds: z.int(),
  status: trialStatus,
  date: isoDateTime,
  /** Result rows of the round, of which `rows` are the first. */
  results: z.int(),
  rows: z.array(cardRow),
  /** Last change: the time, and the revision of the challenge. */
  updated: isoDateTime,
  revision: z.int(),
});

/** `GET /api/igcs/{id}`: in the order of the programme. `GET /api/igfeed/{id}`: newest change first. */
export const cardsAnswer = z.object({ hashtag: z.string(), cards: z.array(card) });

/**
 * A club, or a team of a team competition (`teamTG`). `index` is its position in the list. `points` follow the competition's team
 * scoring; without one they sum its athletes' best marks of each event in the points table, for comparison only.
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
    /** Results that count for the team's points; absent where it has none. */
    counted: z.int().optional(),
  }),
});
/** The teams of one race by the places of their first members, the best first; an incomplete one has neither place nor score. */
export const teamRace = z.object({
  gOID: oid,
  uid: z.string(),
  group: z.string(),
  teams: z.array(
    z.object({
      oid,
      title: z.string(),
      rank: z.int().optional(),
      score: z.int().optional(),
      /** How many finishers the team lacks for a score. */
      missing: z.int(),
      members: z.array(
        z.object({
          last: z.string(),
          first: z.string(),
          auid: z.string().optional(),
          place: z.int().optional(),
          counts: z.boolean(),
        }),
      ),
    }),
  ),
});

/** `scoring`: the competition's team scoring, if any; `races`: present where each race has its own ranking of teams. */
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
  events: z.array(z.object({ gOID: oid, uid: z.string(), group: z.string() })),
});

/** `GET /api/challenge/{id}/team/{teamId}`. `counted`: the result counts for the team's points. */
export const teamAnswer = team.extend({
  by: z.enum(['hun', 'cmb', 'yth']),
  scoring: teamScoring.optional(),
  members: z.array(member),
  /**
   * `teamPoints`: its points for the team; `rank`: its place in its list; `place`: its place in the event;
   * `listLength`: the number of rows of that list or of the event, by which the place is shown (P5.9).
   */
  results: z.array(
    topPerformance.extend({
      rank: z.int().optional(),
      place: z.int().optional(),
      listLength: z.int(),
      counted: z.boolean(),
      teamPoints: z.number().optional(),
    }),
  ),
});
