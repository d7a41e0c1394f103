import { saying } from 'shared-domain/contract';
import type { FileErrors, FileLocation } from '../file-errors.ts';

/** Place and time of a line of a photo finish. */
export interface RankedLine {
  readonly place: number | undefined;
  readonly v: number | undefined;
  readonly at: FileLocation;
}

/** Warns of places that the times of the same file do not give; a picture parts equal times. */
export function warnOfPlaces(lines: readonly RankedLine[], errors: FileErrors): void {
  const times = lines.flatMap(({ v }) => v ?? []);
  const differ = lines.flatMap(({ place, v, at }) => {
    if (place === undefined || v === undefined) return [];
    const rank = 1 + times.filter((time) => time < v).length;
    const last = times.filter((time) => time <= v).length;
    return place < rank || place > last ? [{ place, rank, at }] : [];
  });
  const [first] = differ;
  if (first === undefined) return;
  errors.warn(first.at, saying('placesDiffer', { place: first.place, rank: first.rank, rows: differ.length }));
}
