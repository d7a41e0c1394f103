import { z } from 'zod';
import { SURFACES } from '../../discipline/surface.ts';
import {
  attempts,
  isoDateTime,
  newBest,
  oid,
  otherSex,
  performance,
  presence,
  publicRemark,
  qualified,
  rankedSplit,
  relay,
  relayMember,
  roundCode,
  standing,
  trialDates,
  trialDetails,
  trialStatus,
  walkCards,
} from './common.ts';
import { eventRecord, touchedRecord } from './records.ts';

/** A trial anywhere on the wire, without its lists. */
export const trial = z.object({
  oid,
  uid: z.string(),
  chOID: oid,
  /** oid and name of its group, e.g. "100 m Hommes". */
  gOID: oid,
  group: z.string(),
  name: z.string(),
  status: trialStatus,
  date: isoDateTime,
  dateE: isoDateTime.optional(),
  dts: trialDates,
  dets: trialDetails,
  /** The team of a trial that is one team's own: `dets.teamId` and `dets.teamName` (P3.2). */
  teamId: z.string().optional(),
  teamName: z.string().optional(),
  g0: z.int(),
  g1: z.string(),
  category: z.int(),
  round: roundCode,
  heat: z.int(),
  /** Number of heats in its round. */
  heats: z.int(),
  /** Number of rounds of its group, parts of a combined event not counted; a final of several heats with 1 here is timed finals. */
  rounds: z.int(),
  /** Numbers of rows of its start list and its result list. */
  starts: z.int(),
  results: z.int(),
  /** Revision of the challenge at its last change, and the time of that change. */
  revision: z.int(),
  updated: isoDateTime,
});

/** Points by table (Q15): level, Hungarian or WA, combined, youth. `grade`: code of a level below R1, which has no `lvl`. */
export const points = z.object({
  lvl: z.int().optional(),
  grade: z.string().optional(),
  hun: z.int().optional(),
  cmb: z.int().optional(),
  yth: z.int().optional(),
});

const athlete = {
  bib: z.string().optional(),
  auid: z.string().optional(),
  coid: z.string().optional(),
  last: z.string(),
  first: z.string(),
  club: z.string().optional(),
  country: z.string().optional(),
  category: z.int().optional(),
  sex: otherSex.optional(),
  lane: z.int().optional(),
  odr: z.int().optional(),
  relay: relay.optional(),
  teamTG: relay.optional(),
  /** `auid`: of a member with rows of their own in the competition, and so with a page. */
  members: z.array(relayMember.extend({ auid: z.string().optional() })).optional(),
};

/**
 * A commitment or an entry of a start list. `pe`: bests in the unit of `prf.v`; `clubName`: the same as `club`, by its name in P3.5;
 * `flags`, `flg`: codes of the sender, not interpreted (Q40).
 */
export const startRow = z.object({
  ...athlete,
  clubName: z.string().optional(),
  flags: z.int().optional(),
  flg: z.string().optional(),
  pe: z.object({ pb: z.int().optional(), sb: z.int().optional(), surface: z.enum(SURFACES).optional() }).optional(),
  presence: presence.optional(),
});

/** One athlete's result in one discipline of a combined event, in the order of the list's `parts`; `hand`: the heat was timed by hand. */
export const combinedCell = z.object({
  prf: performance,
  pts: z.int(),
  wind: z.number().optional(),
  hand: z.boolean().optional(),
});

/**
 * Before the last discipline of a combined event: the mark that passes the athlete ahead, who is named, if that one's `rival` mark is the
 * one already made there, the season's best or the personal best (`by`).
 */
const combinedChase = z.object({
  last: z.string(),
  first: z.string(),
  rival: performance,
  by: z.enum(['mark', 'sb', 'pb']),
  mark: performance,
});

export const resultRow = z.object({
  ...athlete,
  /** 1 to 999, 1000+n for a guest, 2000+n out of competition (Q13). Absent: no place. */
  rank: z.int().optional(),
  /** Present for guests and athletes out of competition in a list of 1000 rows or more, where the rank cannot tell them. */
  standing: standing.exclude(['ranked']).optional(),
  /** Present where a judge set the row's `rank`; `rank` in here is the computed one. */
  override: z.object({ rank: z.int().optional(), why: z.string().optional(), at: isoDateTime }).optional(),
  /** The row was changed after its result was accepted; `at`: the last time. */
  corrected: z.object({ at: isoDateTime, why: z.string().optional() }).optional(),
  remarks: z.array(publicRemark).optional(),
  prf: performance,
  pts: points.optional(),
  /** Distance to the leader in the unit of the event, 0 for the leader. */
  gap: z.int().optional(),
  qualified: qualified.optional(),
  reaction: z.int().optional(),
  wind: z.number().optional(),
  attempts: attempts.optional(),
  splits: z.array(rankedSplit).optional(),
  comment: z.string().optional(),
  /** The rule for a disqualification or a DNF (TR 7). */
  rule: z.string().optional(),
  /** Red cards of a race walk; `added`: ms of penalty, already included in `prf`. */
  walk: walkCards.extend({ added: z.int().optional() }).optional(),
  /** Weight of the athlete's implement, grams, where categories of one contest throw different ones. */
  implement: z.int().optional(),
  pe: newBest.optional(),
  /** Records of the list that the mark beats or equals, as they were given. */
  records: z.array(touchedRecord).optional(),
  /** Place in the athlete's own category and sex (road, cross, trail, a field event of several categories). */
  rankCategory: z.int().optional(),
  rankSex: z.int().optional(),
  cells: z.array(combinedCell.nullable()).optional(),
  chase: combinedChase.optional(),
});

/** One discipline of a combined event; `oids`: its trials. */
export const combinedPart = z.object({
  code: z.string(),
  name: z.string(),
  g0: z.int(),
  g1: z.string(),
  status: trialStatus,
  date: isoDateTime,
  oids: z.array(oid),
});

export const resultList = trial.omit({ results: true, starts: true }).extend({
  parts: z.array(combinedPart).optional(),
  /** For a combined event of the young and its parts: edition of the table that scores them. */
  pointsEdition: z.string().optional(),
  /** Remarks about the whole trial. */
  remarks: z.array(publicRemark).optional(),
  /** A protest or an appeal is not yet decided. */
  underProtest: z.literal(true).optional(),
  /** Records of its event and category that the organiser gave (Q43). */
  records: z.array(eventRecord).optional(),
  rows: z.array(resultRow),
});

/** The start list of a trial, or the commitments of a group; `oid` and `uid` are those of the trial or group. */
export const startList = z.object({ oid, uid: z.string(), rows: z.array(startRow) });

/** Who leads a published round: `name` of all who share it, `oid` of the heat. */
export const roundLeader = z.object({ oid, name: z.string(), prf: performance });

/** All heats of one round of one group. */
export const round = z.object({
  gOID: oid,
  round: roundCode,
  date: isoDateTime,
  status: trialStatus,
  heats: z.array(trial),
  /** Absent until all heats are published, and where one of those who lead is hidden or under 16. */
  leader: roundLeader.optional(),
});

/** One event of the programme for one category (Q10). */
export const group = z.object({
  oid,
  uid: z.string(),
  name: z.string(),
  date: isoDateTime,
  /** One of the families of P3.10 (Q32). */
  family: z.int(),
  category: z.int(),
  /** The categories that it is for, where not all of the category (`dets.categories` of its trials). */
  categories: z.array(z.int()).optional(),
  g0: z.int(),
  g1: z.string(),
  /** Commitments: entries not yet in a heat. */
  entries: z.int(),
  rounds: z.array(
    z.object({
      round: roundCode,
      date: isoDateTime,
      status: trialStatus,
      heats: z.array(z.object({ oid, uid: z.string(), heat: z.int(), status: trialStatus, date: isoDateTime })),
    }),
  ),
});
