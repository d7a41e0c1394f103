import type { ResultRow } from 'shared-domain/contract';

export interface Throw {
  readonly v?: number | undefined;
  readonly r: string;
  readonly w?: number | undefined;
}

export interface Bar {
  readonly h: number;
  readonly r: string;
  readonly j?: boolean | undefined;
}

/** Attempts of a horizontal jump or a throw; none for a list of bars. */
export function throwsOf(row: Pick<ResultRow, 'attempts'>): readonly Throw[] {
  return (row.attempts ?? []).flatMap((attempt) => ('h' in attempt ? [] : [attempt]));
}

/** Bars of a vertical jump; none for a list of distances. */
export function barsOf(row: Pick<ResultRow, 'attempts'>): readonly Bar[] {
  return (row.attempts ?? []).flatMap((attempt) => ('h' in attempt ? [attempt] : []));
}

/** Index of the attempt that made the mark; -1 when none did. */
export function bestAttempt(row: Pick<ResultRow, 'attempts' | 'prf'>): number {
  const distances = throwsOf(row).map((attempt) => (attempt.r === 'o' ? (attempt.v ?? 0) : 0));
  const best = Math.max(0, ...distances);
  return best === 0 ? -1 : distances.indexOf(best);
}

/** Wind of the attempt that made the mark, else the row's own. */
export const bestWind = (row: ResultRow): number | undefined => throwsOf(row)[bestAttempt(row)]?.w ?? row.wind;
