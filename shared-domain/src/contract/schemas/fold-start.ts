import { z } from 'zod';
import { attempts, standing, storedPerformance } from './common.ts';

const sentMark = z.object({ prf: storedPerformance, attempts: attempts.optional() });
/**
 * What the result list says of a row beside its mark: the place of the photo finish (`rank`), which separates equal times; how the athlete
 * takes part; the place that a judge gave instead of the computed one; the penalty of a race walk that its time has added, ms.
 */
const listedResult = z.object({
  rank: z.int().optional(),
  standing: standing.optional(),
  judgedRank: z.int().optional(),
  addedMs: z.int().optional(),
});
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
  listed: z.record(z.string(), listedResult).optional(),
  /** Rows whose presence the secretariat wrote by hand: facts `check` up to that number no longer change it. */
  checked: z.record(z.string(), z.int()).optional(),
});
