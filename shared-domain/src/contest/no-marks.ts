import type { EventRef } from '../discipline/event-ref.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { isOut, MARK_STATUS } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';
import type { Participation } from '../ranking/rank-input.ts';
import { findListType } from '../trial/list-type.ts';
import { isFinished } from '../trial/trial-status.ts';
import { readHorizontalRules } from './horizontal/rules.ts';
import { listNoMarks } from './horizontal/sheet-cut.ts';

type HorizontalTrial = Parameters<typeof readHorizontalRules>[0];

/** A trial as far as it says who has attempts left. */
interface SeriesTrial extends Pick<HorizontalTrial, 'category' | 'round' | 'dets'> {
  readonly event: EventRef;
  readonly status: number;
}

/** A row that may have no mark. */
interface SeriesMark {
  readonly prf: Performance;
  readonly attempts?: readonly unknown[] | undefined;
  readonly category?: number | undefined;
}

const isSeries = (event: EventRef): boolean => ['horizontal', 'throw'].includes(findListType(event));

/**
 * Whether an event is a jump or a throw of a series of trials, and over: who has no valid trial then has no mark.
 * @example isSeriesOver({ g0: 900_003, g1: '0' }, 10) // true
 */
export function isSeriesOver(event: EventRef, status: number): boolean {
  return isSeries(event) && isFinished(status);
}

/**
 * Rows of a long or triple jump or a throw in which those without a valid trial who have none left have no mark: NM (CR 25.4).
 * `participations`: how the rows take part.
 * @example addNoMarks([{ prf: { st: 6 }, attempts: [{ r: 'x' }] }], { event: { g0: 900_003, g1: '0' }, status: 10 })[0]?.prf.st // 5
 */
export function addNoMarks<R extends SeriesMark>(
  rows: readonly R[],
  trial: SeriesTrial,
  participations: readonly (Participation | undefined)[] = [],
): readonly R[] {
  const { event, status, ...details } = trial;
  if (!isSeries(event)) return rows;
  const categories = rows.map(({ category }) => category);
  const series = rows.map(({ attempts, prf }) => ({
    attempts: (attempts ?? []) as readonly HorizontalAttempt[],
    isOut: isOut(prf),
  }));
  const rules = readHorizontalRules({ ...details, ...event }, categories, participations);
  const noMarks = listNoMarks(series, rules, isSeriesOver(event, status));
  return rows.map((row, index) =>
    noMarks[index] === true && row.prf.st === MARK_STATUS.dash
      ? { ...row, prf: { ...row.prf, st: MARK_STATUS.nm } }
      : row,
  );
}
