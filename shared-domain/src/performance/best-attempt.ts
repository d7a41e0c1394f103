import type { HorizontalAttempt } from './attempts.ts';
import { roundDistance } from './shown-value.ts';

/** A valid trial, with its mark in mm and its index in the series. */
export interface ValidAttempt extends Pick<HorizontalAttempt, 'w'> {
  readonly index: number;
  readonly v: number;
}

/**
 * The valid trials of a series, in their order.
 * @example findValidAttempts([{ r: 'x' }, { r: 'o', v: 8021 }]) // [{ index: 1, v: 8021 }]
 */
export function findValidAttempts(attempts: readonly HorizontalAttempt[]): ValidAttempt[] {
  const valid: ValidAttempt[] = [];
  attempts.forEach(({ r, v, w }, index) => {
    if (r === 'o' && v !== undefined) valid.push({ index, v, ...(w !== undefined && { w }) });
  });
  return valid;
}

/** The best of valid trials as shown, the first of equal ones. @example findBestAttempt([{ index: 1, v: 8021 }])?.index // 1 */
export function findBestAttempt(valid: readonly ValidAttempt[]): ValidAttempt | undefined {
  let bestSoFar = valid[0];
  for (const attempt of valid)
    if (bestSoFar !== undefined && roundDistance(attempt.v) > roundDistance(bestSoFar.v)) bestSoFar = attempt;
  return bestSoFar;
}

/**
 * Index in the series of the best attempt, the first of equal ones; undefined without a valid one.
 * @example findBestAttemptIndex([{ r: 'x' }, { r: 'o', v: 8021 }]) // 1
 */
export function findBestAttemptIndex(attempts: readonly HorizontalAttempt[]): number | undefined {
  return findBestAttempt(findValidAttempts(attempts))?.index;
}
