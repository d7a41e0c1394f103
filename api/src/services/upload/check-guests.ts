import { hasPlainPlaces, RANK_CLASS } from 'shared-domain';
import type { SentResult } from '../../store/sent.ts';
import type { Problems } from './problems.ts';

/** In a list where places go beyond 999 none of them can tell a guest; whoever sends 1000+n there is told so, once. */
export function checkGuests(rows: readonly SentResult[], list: readonly PropertyKey[], problems: Problems): void {
  if (!hasPlainPlaces(rows.length)) return;
  const isGuest = ({ rank }: SentResult) => rank !== undefined && rank > RANK_CLASS;
  const first = rows.findIndex(isGuest);
  if (first < 0) return;
  problems.warn(
    [...list, first, 'rank'],
    `${rows[first]?.rank} is a place like any other in a list of ${RANK_CLASS} rows or more, where no rank tells a guest (${rows.filter(isGuest).length} rows)`,
  );
}
