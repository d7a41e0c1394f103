import { z } from 'zod';
import { attempts, storedPerformance } from './common.ts';

const sentMark = z.object({ prf: storedPerformance, attempts: attempts.optional() });
/**
 * What the lists make of a trial's facts, so that a device computes the same sheet as the server: the status that facts start from, after
 * fact number `since`; for whom nobody waits; and rows that the secretariat changed by hand: as they are `now` (absent: deleted), where
 * facts gave `before`.
 */
export const foldStart = z.object({
  status: z.int(),
  since: z.int(),
  absences: z.record(z.string(), z.enum(['absent', 'scratched'])).optional(),
  desk: z.record(z.string(), z.object({ now: sentMark.optional(), before: sentMark.optional() })).optional(),
  /** Rows whose presence the secretariat wrote by hand: facts `check` up to that number no longer change it. */
  checked: z.record(z.string(), z.int()).optional(),
});
