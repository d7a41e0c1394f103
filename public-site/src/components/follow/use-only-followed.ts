import { useEffect } from 'react';
import { useLocation } from 'shared-domain/platform';
import { useParam } from '../page/use-param.ts';
import type { Entrant } from './follow-book.ts';
import { noteSeen } from './follow-store.ts';
import { followKey } from './followed.ts';
import { readChallenge } from './StarButton.tsx';
import { useFollowed } from './use-followed.ts';

/** The query parameter that filters lists to followed athletes and clubs. */
export const ONLY = 'suivis';

interface OnlyFollowed<Item> {
  /** All rows, or only the followed ones where the filter is on. */
  readonly rows: readonly Item[];
  readonly isFollowed: (row: Entrant) => boolean;
}

/** Filters a list to followed rows if the reader asks for it, and notes that these are in this competition. */
export function useOnlyFollowed<Item>(items: readonly Item[], entrantOf: (item: Item) => Entrant): OnlyFollowed<Item> {
  const book = useFollowed();
  const [only] = useParam(ONLY);
  const chOID = readChallenge(useLocation().pathname);
  const isFollowed = (row: Entrant) => book.of(row) !== undefined;
  const met = book.entrants === 0 ? [] : items.flatMap((item) => book.of(entrantOf(item)) ?? []);
  const keys = [...new Set(met.map(followKey))].join('\n');
  useEffect(() => {
    if (keys !== '' && chOID !== undefined) noteSeen(new Set(keys.split('\n')), chOID);
  }, [keys, chOID]);
  return { rows: only === '' ? items : items.filter((item) => isFollowed(entrantOf(item))), isFollowed };
}
