import { hasPlainPlaces, RANK_CLASS } from 'shared-domain';
import { saying, sentenceOf } from 'shared-domain/contract';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import type { Problems } from './problems.ts';

/** In a list where places go beyond 999 none of them can tell a guest; whoever sends 1000+n there is told so, once. */
export function checkGuests(rows: readonly SentResult[], list: readonly PropertyKey[], problems: Problems): void {
  if (!hasPlainPlaces(rows.length)) return;
  const isGuest = ({ rank }: SentResult) => rank !== undefined && rank > RANK_CLASS;
  const first = rows.findIndex(isGuest);
  if (first < 0) return;
  const said = saying('guestPlace', {
    rank: rows[first]?.rank ?? 0,
    most: RANK_CLASS,
    rows: rows.filter(isGuest).length,
  });
  problems.warn([...list, first, 'rank'], sentenceOf(said), said);
}
