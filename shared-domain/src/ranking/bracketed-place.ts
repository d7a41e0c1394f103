import { formatListRank } from '../result/rank-display.ts';
import { findParticipation } from './mark-order.ts';
import type { RankInput } from './rank-input.ts';

/**
 * The place of a row where nothing else tells who takes part how, as on paper and on a wall: in brackets for guests and out of competition,
 * who have a first of their own. `listLength`: all rows of the list.
 * @example formatBracketedPlace({ rank: 2001 }, 8) // '(1)'
 */
export function formatBracketedPlace(row: Pick<RankInput, 'rank' | 'standing'>, listLength: number): string {
  const text = formatListRank(row.rank, listLength);
  return text === '' || findParticipation(row, listLength) === 'ranked' ? text : `(${text})`;
}
