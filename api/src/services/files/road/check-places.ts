import { type EventRef, rankByNet, rankRoad } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import type { FileErrors, FileLocation } from '../file-errors.ts';

/** A row with its place in the file and its rank by time. */
interface PlacedRow {
  readonly index: number;
  readonly place: number;
  readonly rank: number;
}

/** Numbers rows from 1 in the order of two sort keys; rows with both keys equal share a number. */
function numberPlaces(keys: readonly (readonly [number, number])[]): readonly number[] {
  const order = keys.map(([first, second], index) => ({ first, second, index }));
  order.sort((a, b) => a.first - b.first || a.second - b.second);
  const places: number[] = [];
  for (const [position, row] of order.entries()) {
    const before = order[position - 1];
    const isEqual = before !== undefined && before.first === row.first && before.second === row.second;
    places[row.index] = isEqual ? (places[before.index] ?? 1) : position + 1;
  }
  return places;
}

/** Rows whose place contradicts the order of times, gaps in the places aside; among equal times the order of the file counts. */
function findOutOfOrder(rows: readonly PlacedRow[]): readonly PlacedRow[] {
  const inFile = numberPlaces(rows.map(({ place }) => [place, 0]));
  const inTime = numberPlaces(rows.map(({ place, rank }) => [rank, place]));
  return rows.filter((_, index) => inFile[index] !== inTime[index]);
}

/** Rows with one place of the file and different times, one for each time. */
function findDifferentTimes(rows: readonly PlacedRow[], place: number): readonly PlacedRow[] {
  const ofPlace = rows.filter((row) => row.place === place);
  return ofPlace.filter(({ rank }, index) => ofPlace.findIndex((row) => row.rank === rank) === index);
}

/**
 * Warns where the file's order is not that by gun time, saying so where it is that by net time; and warns once where its places have gaps
 * or are counted differently.
 */
export function warnOfPlaces(
  rows: readonly SentResult[],
  locators: readonly ((field: string | undefined) => FileLocation)[],
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
  const locateRow = (row: PlacedRow): FileLocation => locators[row.index]?.('rank') ?? { line: 1 };
  const winners = findDifferentTimes(ranked, 1);
  const [, nextWinner] = winners;
  if (nextWinner !== undefined) {
    errors.warn(locateRow(nextWinner), createFileMessage('placesAnew', { rows: winners.length }));
    // With the next places repeated too, the whole file has several orders.
    if ([2, 3].every((place) => findDifferentTimes(ranked, place).length > 1)) return;
  }
  const renumbered = numberPlaces(ranked.map(({ place }) => [place, 0]));
  const renumberedRows = ranked.flatMap((row, index) =>
    renumbered[index] === row.place ? [] : [{ row, rank: renumbered[index] ?? 0 }],
  );
  const [first] = renumberedRows.toSorted((a, b) => a.row.place - b.row.place);
  if (first !== undefined)
    errors.warn(
      locateRow(first.row),
      createFileMessage('placesCounted', { place: first.row.place, rank: first.rank, rows: renumberedRows.length }),
    );
  const misplaced = findOutOfOrder(ranked);
  // A row whose two numbers differ explains the warning best; gaps may leave none.
  const example = misplaced.find(({ place, rank }) => place !== rank) ?? misplaced[0];
  if (example === undefined) return;
  const hasNet = rows.some(({ prf }) => prf.z !== undefined && prf.z !== prf.v);
  const isByNet = hasNet && findOutOfOrder(placeRows(rankByNet(timed, event).rankings)).length * 2 < misplaced.length;
  errors.warn(
    locateRow(example),
    isByNet
      ? createFileMessage('placesByNet', { rows: misplaced.length })
      : createFileMessage('placesDiffer', { place: example.place, rank: example.rank, rows: misplaced.length }),
  );
}
