import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind, PlainFact } from './fact.ts';

type Time = FactOfKind<'time'>;
type Order = FactOfKind<'raw'>;

/** One place of a finish: the times that timekeepers took for it, and the runners whom judges of the order saw there. */
export interface FinishPlace {
  readonly place: number;
  readonly times: readonly Time[];
  readonly order: readonly Order[];
  /** The runner, where all judges who know one saw the same. */
  readonly row: string | undefined;
  /** `paired`: a time and a runner; `differs`: judges saw different runners there, or one runner at two places. */
  readonly state: 'paired' | 'no time' | 'no runner' | 'differs';
}

const hasAthlete = ({ row, bib, lane }: Time | Order): boolean =>
  row !== undefined || bib !== undefined || lane !== undefined;

/** Whether a time is only of a place. */
export const isPlaceTime = (fact: PlainFact): fact is Time =>
  fact.kind === 'time' && fact.place !== undefined && !hasAthlete(fact);

/** Whether a row is a place of the order of finish, without a time. */
export const isOrderPlace = (fact: PlainFact): fact is Order =>
  fact.kind === 'raw' && fact.place !== undefined && fact.v === undefined && fact.st === 1;

/**
 * Puts the times of places together with the order of finish, place by place (TR 18.2: the order decides the places; TR 19.8–19.12: hand
 * times are of places). `facts` are those that count.
 * @example pairFinish([], () => undefined) // []
 */
export function pairFinish(facts: readonly PlainFact[], findRowKey: FindRowKey): readonly FinishPlace[] {
  const times = Map.groupBy(facts.filter(isPlaceTime), ({ place }) => place ?? 0);
  const orders = Map.groupBy(facts.filter(isOrderPlace), ({ place }) => place ?? 0);
  const rowsAt = new Map(
    [...orders].map(([place, order]) => [place, new Set(order.flatMap((one) => findRowKey(one) ?? []))]),
  );
  const placesOfRow = new Map<string, number>();
  for (const rows of rowsAt.values()) for (const row of rows) placesOfRow.set(row, (placesOfRow.get(row) ?? 0) + 1);
  return [...new Set([...times.keys(), ...orders.keys()])]
    .sort((a, b) => a - b)
    .map((place): FinishPlace => {
      const [found, order] = [times.get(place) ?? [], orders.get(place) ?? []];
      const rows = [...(rowsAt.get(place) ?? [])];
      const [row] = rows;
      const differs = rows.length > 1 || rows.some((one) => (placesOfRow.get(one) ?? 0) > 1);
      if (differs) return { place, times: found, order, row: undefined, state: 'differs' };
      const state = row === undefined ? 'no runner' : found.length === 0 ? 'no time' : 'paired';
      return { place, times: found, order, row, state };
    });
}

/**
 * What a shift of places from `from` on changes: the facts with their new places. +1 leaves `from` free, -1 fills it once the one there was
 * taken away.
 * @example shiftPlaces([{ id: 'a', place: 2 }], 2, 1) // [{ id: 'a', place: 3 }]
 */
export function shiftPlaces<T extends { readonly place?: number | undefined }>(
  facts: readonly T[],
  from: number,
  by: 1 | -1,
): readonly (T & { readonly place: number })[] {
  return facts.flatMap((one) => {
    const { place } = one;
    const isMoved = place !== undefined && (by === 1 ? place >= from : place > from);
    return isMoved ? [{ ...one, place: place + by }] : [];
  });
}
