import { z } from 'zod';
import {
  attempts,
  isoDateTime,
  oid,
  otherSex,
  performance,
  presence,
  qualified,
  relay,
  relayMember,
  roundCode,
  shownRemark,
  split,
  standing,
  trialDates,
  trialDetails,
  trialStatus,
  walkCards,
} from './common.ts';

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
  g0: z.int(),
  g1: z.string(),
  category: z.int(),
  round: roundCode,
  heat: z.int(),
  /** Heats in its round. */
  heats: z.int(),
  /** Rounds of its group, the parts of a combined event apart: several heats of an only final are timed finals. */
  rounds: z.int(),
  /** Rows of its start list, of its result list. */
  starts: z.int(),
  results: z.int(),
  /** Challenge revision at its last change, and when that was. */
  revision: z.int(),
  updated: isoDateTime,
});

/** `points by table`: level, Hungarian or WA, combined, youth (Q15). `grade` is the code of a level below R1, which has no `lvl`. */
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
  members: z.array(relayMember).optional(),
};

/**
 * A commitment or an entry of a start list. `pe` in `prf.v` units of the event; `clubName` is `club` by the name of P3.5, `flags`
 * and `flg` are the sender's own codes (Q40).
 */
export const startRow = z.object({
  ...athlete,
  clubName: z.string().optional(),
  flags: z.int().optional(),
  flg: z.string().optional(),
  pe: z.object({ pb: z.int().optional(), sb: z.int().optional() }).optional(),
  presence: presence.optional(),
});

/** One discipline of a combined event for one athlete; aligned with the list's `parts`. */
export const combinedCell = z.object({ prf: performance, pts: z.int(), wind: z.number().optional() });

export const resultRow = z.object({
  ...athlete,
  /** 1–999, 1000+n guest, 2000+n out of competition (Q13). Absent: no place. */
  rank: z.int().optional(),
  /** Of a guest, or of one out of competition, in a list of 1000 rows or more: there no rank tells one. */
  standing: standing.exclude(['ranked']).optional(),
  /** `rank` is the judge's; this one's `rank` is what the rules give. */
  override: z.object({ rank: z.int().optional(), why: z.string().optional(), at: isoDateTime }).optional(),
  /** The row has been changed after its result was accepted, the last time `at`. */
  corrected: z.object({ at: isoDateTime, why: z.string().optional() }).optional(),
  remarks: z.array(shownRemark).optional(),
  prf: performance,
  pts: points.optional(),
  /** Distance to the leader in the unit of the event, 0 for the leader. */
  gap: z.int().optional(),
  qualified: qualified.optional(),
  reaction: z.int().optional(),
  wind: z.number().optional(),
  attempts: attempts.optional(),
  splits: z.array(split).optional(),
  comment: z.string().optional(),
  /** The rule that a disqualification or a DNF rests on (TR 7). */
  rule: z.string().optional(),
  /** Red cards of a race walk; `added`: ms that a penalty adds to the time, which `prf` has already. */
  walk: walkCards.extend({ added: z.int().optional() }).optional(),
  /** Weight of the athlete's own implement, grams, where each category of a contest throws its own. */
  implement: z.int().optional(),
  pe: z.object({ k: z.enum(['PB', 'SB']), prev: z.int().optional() }).optional(),
  /** Place in the athlete's own category and sex (road, cross, trail, a field event of several categories). */
  rankCategory: z.int().optional(),
  rankSex: z.int().optional(),
  cells: z.array(combinedCell.nullable()).optional(),
});

/** The disciplines of a combined event in their order; `oids` are the trials that make each. */
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
  /** Of a combined event: the edition of the tables that its parts are scored by. */
  pointsEdition: z.string().optional(),
  /** Remarks about the whole trial. */
  remarks: z.array(shownRemark).optional(),
  /** A protest or an appeal waits for its answer. */
  underProtest: z.literal(true).optional(),
  rows: z.array(resultRow),
});

/** A start list of a trial, or a group's commitments (then `oid` and `uid` are the group's). */
export const startList = z.object({ oid, uid: z.string(), rows: z.array(startRow) });

/** All heats of one round of one group. */
export const round = z.object({
  gOID: oid,
  round: roundCode,
  date: isoDateTime,
  status: trialStatus,
  heats: z.array(trial),
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
