import type { HorizontalAttempt, VerticalAttempt } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';

/** Attempts of a horizontal jump or a throw; none for a vertical jump. */
export function readDistanceAttempts(row: Pick<ResultRow, 'attempts'>): readonly HorizontalAttempt[] {
  return (row.attempts ?? []).flatMap((attempt) => ('h' in attempt ? [] : [attempt]));
}

/** Attempts at the bars of a vertical jump; none for other events. */
export function readBars(row: Pick<ResultRow, 'attempts'>): readonly VerticalAttempt[] {
  return (row.attempts ?? []).flatMap((attempt) => ('h' in attempt ? [attempt] : []));
}
