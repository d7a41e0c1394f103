import { MARK_STATUS } from '../performance/mark-status.ts';
import { isMark, type Performance } from '../performance/performance.ts';
import type { WalkerRecord } from './judge-walk.ts';

/**
 * A walker's result after the judges' decisions: a disqualification removes the time, a penalty that came too late to be served is
 * added to it (not confirmed by a source). A result that is not a time stays unchanged.
 * @example findWalkResult({ v: 4_800_000, u: 'ms', st: 1 }, { paddles: [], red: [], addedMs: 120_000 }).v // 4_920_000
 */
export function findWalkResult(
  prf: Performance,
  record: Pick<WalkerRecord, 'addedMs' | 'disqualified'> | undefined,
): Performance {
  if (record?.disqualified) return { st: MARK_STATUS.dq };
  return record && record.addedMs > 0 && isMark(prf) ? { ...prf, v: prf.v + record.addedMs } : prf;
}
