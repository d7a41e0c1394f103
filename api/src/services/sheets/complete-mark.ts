import { type EventRef, findBestMark, findUnit, hasNoMark } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import type { SentResult } from '../../store/lists/sent-rows.ts';

/** The mark that was sent with its unit filled in; without a mark, the best attempt. */
export function completeMark(sent: Pick<SentResult, 'prf' | 'attempts'>, event: EventRef): ResultRow['prf'] {
  const { attempts } = sent;
  const { sentUnit: _, ...prf } = sent.prf;
  if (prf.v === undefined && !hasNoMark(prf) && attempts !== undefined) return findBestMark(attempts, event) ?? prf;
  return prf.v === undefined || prf.u !== undefined ? prf : { ...prf, u: findUnit(event) };
}
