import { z } from 'zod';
import { PROTEST_OUTCOMES } from '../../result/protest-register.ts';
import { eventDateTime, isoDateTime, oid } from './common.ts';

const row = z.string().min(1).max(100);
const protestText = z.string().trim().min(1).max(500);
const outcome = z.enum(PROTEST_OUTCOMES);

/**
 * A protest in the register (TR 8), lodged `by` a team or an athlete, with the referee's answer, the appeal against it and the
 * jury's verdict.
 */
export const protest = z.object({
  oid,
  trial: oid,
  /** Key of the row it concerns; absent for the whole trial. */
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

/** When the results of a trial were announced or changed, oldest first; each restarts the time for protests. */
export const announcements = z.object({ trial: oid, announced: z.array(isoDateTime) });

/** `GET /api/lesecretariat/protests/{chOID}`: the register, oldest first, and the announcements of trials with results. */
export const protestsAnswer = z.object({ protests: z.array(protest), announcements: z.array(announcements) });

/** Body of `POST /api/lesecretariat/trial/{id}/protest`; without `lodged` the time is now. */
export const protestBody = z.object({
  row: row.optional(),
  by: z.string().trim().min(1).max(120),
  text: protestText,
  lodged: eventDateTime.optional(),
});

const protestReference = { protest: oid, at: eventDateTime.optional() };

/**
 * Body of `PUT /api/lesecretariat/trial/{id}/protest`: the referee's answer (upheld, rejected, withdrawn), an appeal against it,
 * the jury's verdict, or the deletion of the entry. Without `at` the time is now.
 */
export const protestEdit = z.discriminatedUnion('op', [
  z.object({ op: z.literal('answer'), ...protestReference, outcome, text: protestText.optional() }),
  z.object({ op: z.literal('appeal'), ...protestReference }),
  z.object({ op: z.literal('verdict'), ...protestReference, outcome, text: protestText.optional() }),
  z.object({ op: z.literal('delete'), protest: oid }),
]);

/** The changed entry; absent where it was deleted. */
export const protestAnswer = z.object({ protest: protest.optional(), log: oid });
