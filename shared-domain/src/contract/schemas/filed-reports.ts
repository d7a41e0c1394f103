import { z } from 'zod';
import { CONDUCT_CARDS } from '../../race/conduct.ts';
import { REFEREE_DECISIONS, REPORT_MATTERS } from '../../race/umpire-report.ts';
import { WALK_SYMBOLS } from '../../race/walk-fact.ts';
import { isoDateTime, oid } from './common.ts';

/** A report of an official about a trial, as the secretariat reads it, with the referee's last answer (fields as in the fact `report`). */
export const filedReport = z.object({
  id: z.string(),
  at: isoDateTime,
  row: z.string().optional(),
  what: z.enum(REPORT_MATTERS).optional(),
  clear: z.literal(true).optional(),
  from: z.string().optional(),
  where: z.int().optional(),
  leg: z.int().optional(),
  steps: z.int().optional(),
  card: z.enum(CONDUCT_CARDS).optional(),
  rules: z.array(z.string()).optional(),
  text: z.string().optional(),
  /** `waiting`: the official’s device has it and has not sent it yet. Absent where the report has none, or its athlete is hidden. */
  photo: z.enum(['waiting', 'stored']).optional(),
  /** Nobody has decided on it yet. */
  open: z.boolean(),
  answer: z.object({ at: isoDateTime, act: z.enum(REFEREE_DECISIONS), rules: z.array(z.string()) }).optional(),
});

/** Whom a report is about, by the start list. */
const reportedAthlete = z.object({
  bib: z.string().optional(),
  last: z.string().optional(),
  first: z.string().optional(),
  club: z.string().optional(),
});
/**
 * `GET /api/lesecretariat/reports/{chOID}`: what officials reported in a competition, and the cards of race walk judges, the newest first.
 * `from` of a card is the judge's number.
 */
export const reportsAnswer = z.object({
  reports: z.array(filedReport.extend({ trial: oid, who: reportedAthlete.optional() })),
  cards: z.array(
    z.object({
      id: z.string(),
      at: isoDateTime,
      trial: oid,
      row: z.string(),
      who: reportedAthlete.optional(),
      what: z.enum(['paddle', 'red']),
      symbol: z.enum(WALK_SYMBOLS),
      from: z.string(),
    }),
  ),
});

/** `PUT /api/live-input/{chOID}/report/{id}/photo`: the device that wrote the report. */
export const reportPhotoQuery = z.object({ device: z.string().trim().min(1).max(64) });
/** `stored`: the size of the picture as it is stored, bytes. */
export const reportPhotoAnswer = z.object({ stored: z.int() });

/** An entry of the register of protests as a judge's device reads it; `answered`: the referee has decided on it. */
export const deviceProtest = z.object({
  oid: z.string(),
  lodged: isoDateTime,
  row: z.string().optional(),
  text: z.string(),
  answered: z.boolean(),
});
