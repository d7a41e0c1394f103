import { createMark, type EventRef, formatBest, formatImprovement } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';

/** By how much the best of a row is better than the one of before; of a jump with too much wind the legal one behind it. */
export function formatBestGain({ prf, pe }: Pick<ResultRow, 'prf' | 'pe'>, event: EventRef): string {
  if (pe?.prev === undefined) return '';
  return formatImprovement(pe.v === undefined ? prf : createMark(pe.v, 'mm'), pe.prev, event);
}

/** The best that a mark has replaced, with the difference: «11.66 (−0.08)»; undefined for none. */
export function formatPreviousBest({ prf, pe }: Pick<ResultRow, 'prf' | 'pe'>, event: EventRef): string | undefined {
  if (pe?.prev === undefined) return undefined;
  const improvement = formatBestGain({ prf, pe }, event);
  const best = formatBest(pe.prev, event);
  return improvement === '' ? best : `${best} (${improvement})`;
}
