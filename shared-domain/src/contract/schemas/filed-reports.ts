import { z } from 'zod';
import { CONDUCT_CARDS } from '../../race/conduct.ts';
import { REFEREE_DECISIONS, REPORT_MATTERS } from '../../race/umpire-report.ts';
import { isoDateTime } from './common.ts';

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
  /** Nobody has decided on it yet. */
  open: z.boolean(),
  answer: z.object({ at: isoDateTime, act: z.enum(REFEREE_DECISIONS), rules: z.array(z.string()) }).optional(),
});

/** An entry of the register of protests as a judge's device reads it; `answered`: the referee has decided on it. */
export const deviceProtest = z.object({
  oid: z.string(),
  lodged: isoDateTime,
  row: z.string().optional(),
  text: z.string(),
  answered: z.boolean(),
});
