import { useEffect } from 'react';
import { useLocation } from 'shared-domain/platform';
import { useParam } from '../page/use-param.ts';
import type { Entrant } from './follow-book.ts';
import { noteSeen } from './follow-store.ts';
import { followKey } from './followed.ts';
import { readChallenge } from './StarButton.tsx';
import { useFollowed } from './use-followed.ts';

/** The parameter of the address that leaves only the followed in a list. */
export const ONLY = 'suivis';

interface OnlyFollowed<Item> {
  /** All rows, or with «Suivis» the followed ones. */
  readonly rows: readonly Item[];
  readonly isFollowed: (row: Entrant) => boolean;
}

/** A list as the reader wants it, and which of its rows are theirs. Who is met here is remembered as seen here. */
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
