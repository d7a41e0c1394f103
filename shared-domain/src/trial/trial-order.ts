import { isInProgress } from './trial-status.ts';

/** What the order of trials looks at: the status, and the planned time, ISO with its offset. */
export interface DatedTrial {
  readonly status: number;
  readonly date?: string | undefined;
}

const instantOf = (date: string | undefined): number => {
  const instant = Date.parse(date ?? '');
  return Number.isNaN(instant) ? Number.POSITIVE_INFINITY : instant;
};

/**
 * Orders trials: those in progress first, status below 20 (P4.4), then by their planned time; one without a time
 * that can be read comes last of its kind.
 * @example compareTrials({ status: 15 }, { status: 20 }) // -1
 */
export function compareTrials(a: DatedTrial, b: DatedTrial): number {
  const order = Number(isInProgress(b.status)) - Number(isInProgress(a.status));
  if (order !== 0) return order;
  const [first, second] = [instantOf(a.date), instantOf(b.date)];
  return first === second ? 0 : first - second;
}
