import { type EventRef, rankByNet, rankRoad } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';

/** A row by the place of the file and by its place here. */
interface PlacedRow {
  readonly index: number;
  readonly place: number;
  readonly rank: number;
}

/** Places counted from 1 in the order of two keys; one place for rows of which both are equal. */
function numberPlaces(keys: readonly (readonly [number, number])[]): readonly number[] {
  const order = keys.map(([first, second], index) => ({ first, second, index }));
  order.sort((a, b) => a.first - b.first || a.second - b.second);
  const places: number[] = [];
  for (const [at, row] of order.entries()) {
    const before = order[at - 1];
    const isEqual = before !== undefined && before.first === row.first && before.second === row.second;
    places[row.index] = isEqual ? (places[before.index] ?? 1) : at + 1;
  }
  return places;
}

/** Rows whose place differs from that of the file when both are counted without gaps; where only time ties the order of the file is right. */
function findOutOfOrder(rows: readonly PlacedRow[]): readonly PlacedRow[] {
  const inFile = numberPlaces(rows.map(({ place }) => [place, 0]));
  const inTime = numberPlaces(rows.map(({ place, rank }) => [rank, place]));
  return rows.filter((_, index) => inFile[index] !== inTime[index]);
}

/**
 * Compares the order of the file with that by gun time; where it is the order by net time that is said, and where the file leaves places
 * out, or counts them otherwise, it is said once.
 */
export function warnOfPlaces(
  rows: readonly SentResult[],
  places: readonly ((field: string | undefined) => FileLocation)[],
  event: EventRef,
  errors: FileErrors,
): void {
  const timed = rows.map(({ prf }) => ({ prf }));
  const placeRows = (ranks: readonly { readonly rank?: number | undefined }[]): readonly PlacedRow[] =>
    rows.flatMap(({ rank: place }, index) => {
      const rank = ranks[index]?.rank;
      return place === undefined || rank === undefined ? [] : [{ index, place, rank }];
    });
  if (rows.every(({ rank }) => rank === undefined)) return;
  const ranked = placeRows(
    rankRoad(
      timed.map((row, index) => ({ ...row, sequence: rows[index]?.rank })),
      event,
    ),
  );
  const placeOf = (row: PlacedRow): FileLocation => places[row.index]?.('rank') ?? { line: 1 };
  const counted = numberPlaces(ranked.map(({ place }) => [place, 0]));
  const recounted = ranked.flatMap((row, index) =>
    counted[index] === row.place ? [] : [{ row, rank: counted[index] ?? 0 }],
  );
  const [first] = recounted.toSorted((a, b) => a.row.place - b.row.place);
  if (first !== undefined)
    errors.warn(
      placeOf(first.row),
      saying('placesCounted', { place: first.row.place, rank: first.rank, rows: recounted.length }),
    );
  const differ = findOutOfOrder(ranked);
  // Gaps may give two numbers to what is one place, or one to two.
  const odd = differ.find(({ place, rank }) => place !== rank) ?? differ[0];
  if (odd === undefined) return;
  const hasNet = rows.some(({ prf }) => prf.z !== undefined && prf.z !== prf.v);
  const isByNet = hasNet && findOutOfOrder(placeRows(rankByNet(timed, event).rankings)).length * 2 < differ.length;
  errors.warn(
    placeOf(odd),
    isByNet
      ? saying('placesByNet', { rows: differ.length })
      : saying('placesDiffer', { place: odd.place, rank: odd.rank, rows: differ.length }),
  );
}
