import { z } from 'zod';
import { PROTEST_OUTCOMES } from '../../result/protest-register.ts';
import { eventDateTime, isoDateTime, oid } from './common.ts';

const row = z.string().min(1).max(100);
const words = z.string().trim().min(1).max(500);
const outcome = z.enum(PROTEST_OUTCOMES);

/**
 * A protest in the register (TR 8): when it was lodged, by whom (a team, an athlete) and what it says; the referee's answer; the
 * appeal against it and the jury's verdict.
 */
export const protest = z.object({
  oid,
  trial: oid,
  /** Key of the row that it is about; absent where it is about the whole trial. */
  row: row.optional(),
  lodged: isoDateTime,
  by: z.string(),
  text: z.string(),
  answered: isoDateTime.optional(),
  outcome: outcome.optional(),
  answer: z.string().optional(),
  appealed: isoDateTime.optional(),
  decided: isoDateTime.optional(),
  verdict: outcome.optional(),
  reasons: z.string().optional(),
});

/** When the results of a trial were announced and changed since, oldest first: each opens the time to protest anew. */
export const announcements = z.object({ trial: oid, announced: z.array(isoDateTime) });

/** `GET /api/lesecretariat/protests/{chOID}`: the register, oldest first; announcements of the trials that have results. */
export const protestsAnswer = z.object({ protests: z.array(protest), announcements: z.array(announcements) });

/** Body of `POST /api/lesecretariat/trial/{id}/protest`; `lodged` is now where it is not said. */
export const protestBody = z.object({
  row: row.optional(),
  by: z.string().trim().min(1).max(120),
  text: words,
  lodged: eventDateTime.optional(),
});

const at = { protest: oid, at: eventDateTime.optional() };

/**
 * Body of `PUT /api/lesecretariat/trial/{id}/protest`: the referee's answer (upheld, rejected, or the protest is withdrawn), an appeal
 * against it, the jury's verdict, or the entry taken out of the register; `at` is now where it is not said.
 */
export const protestEdit = z.discriminatedUnion('op', [
  z.object({ op: z.literal('answer'), ...at, outcome, text: words.optional() }),
  z.object({ op: z.literal('appeal'), ...at }),
  z.object({ op: z.literal('verdict'), ...at, outcome, text: words.optional() }),
  z.object({ op: z.literal('delete'), protest: oid }),
]);

/** The entry as it is now; absent where it was taken out. */
export const protestAnswer = z.object({ protest: protest.optional(), log: oid });
