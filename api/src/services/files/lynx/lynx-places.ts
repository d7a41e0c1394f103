import { createFileMessage } from 'shared-domain/contract';
import type { FileErrors, FileLocation } from '../file-errors.ts';

/** Place and time (ms) of a line of a photo finish. */
export interface RankedLine {
  readonly place: number | undefined;
  readonly time: number | undefined;
  readonly location: FileLocation;
}

/** Warns of places that contradict the times of the same file; equal times may have different places, by the picture. */
export function warnOfPlaces(lines: readonly RankedLine[], errors: FileErrors): void {
  const times = lines.flatMap(({ time }) => time ?? []);
  const misplaced = lines.flatMap(({ place, time, location }) => {
    if (place === undefined || time === undefined) return [];
    const firstPlace = 1 + times.filter((other) => other < time).length;
    const lastPlace = times.filter((other) => other <= time).length;
    return place < firstPlace || place > lastPlace ? [{ place, rank: firstPlace, location }] : [];
  });
  const [first] = misplaced;
  if (first === undefined) return;
  errors.warn(
    first.location,
    createFileMessage('placesDiffer', { place: first.place, rank: first.rank, rows: misplaced.length }),
  );
}
