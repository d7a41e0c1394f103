import { createFileMessage } from 'shared-domain/contract';
import type { FileErrors, FileLocation } from '../file-errors.ts';

/** Place of a line and its time in ms, or its mark in mm below zero. */
export interface RankedLine {
  readonly place: number | undefined;
  readonly sortKey: number | undefined;
  readonly location: FileLocation;
}

/** Warns of places that contradict the times or marks of the same file; equal ones may have different places, by the picture. */
export function warnOfPlaces(lines: readonly RankedLine[], unit: 'ms' | 'mm', errors: FileErrors): void {
  const keys = lines.flatMap(({ sortKey }) => sortKey ?? []);
  const misplaced = lines.flatMap(({ place, sortKey, location }) => {
    if (place === undefined || sortKey === undefined) return [];
    const firstPlace = 1 + keys.filter((other) => other < sortKey).length;
    const lastPlace = keys.filter((other) => other <= sortKey).length;
    return place < firstPlace || place > lastPlace ? [{ place, rank: firstPlace, location }] : [];
  });
  const [first] = misplaced;
  if (first === undefined) return;
  errors.warn(
    first.location,
    createFileMessage(unit === 'ms' ? 'placesDiffer' : 'placesLeft', {
      place: first.place,
      rank: first.rank,
      rows: misplaced.length,
    }),
  );
}
