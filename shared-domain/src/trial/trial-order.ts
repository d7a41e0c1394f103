import { isInProgress } from './trial-status.ts';

/** The fields that order trials; `date`: planned time, ISO with offset. */
export interface DatedTrial {
  readonly status: number;
  readonly date?: string | undefined;
}

const parseInstant = (date: string | undefined): number => {
  const instant = Date.parse(date ?? '');
  return Number.isNaN(instant) ? Number.POSITIVE_INFINITY : instant;
};

/**
 * Orders trials: those in progress first (P4.4), then by planned time; without a valid time they come last.
 * @example compareTrials({ status: 15 }, { status: 20 }) // -1
 */
export function compareTrials(a: DatedTrial, b: DatedTrial): number {
  const order = Number(isInProgress(b.status)) - Number(isInProgress(a.status));
  if (order !== 0) return order;
  const [first, second] = [parseInstant(a.date), parseInstant(b.date)];
  return first === second ? 0 : first - second;
}
