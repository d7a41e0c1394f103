import { type EventRef, formatBest, formatImprovement } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';

/** The best that a mark has replaced, with the difference: «11.66 (−0.08)»; undefined for none. */
export function formatPreviousBest({ prf, pe }: Pick<ResultRow, 'prf' | 'pe'>, event: EventRef): string | undefined {
  if (pe?.prev === undefined) return undefined;
  const improvement = formatImprovement(prf, pe.prev, event);
  const best = formatBest(pe.prev, event);
  return improvement === '' ? best : `${best} (${improvement})`;
}
