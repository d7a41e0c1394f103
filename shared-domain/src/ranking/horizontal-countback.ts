import type { HorizontalAttempt } from '../performance/attempts.ts';
import { findValidAttempts } from '../performance/best-attempt.ts';
import { roundDistance } from '../performance/shown-value.ts';

/**
 * Valid distances as shown, best first, mm: millimetres that are not shown never break a tie (TR 29.9).
 * @example listCountback([{ r: 'o', v: 7459 }, { r: 'x' }, { r: 'o', v: 8021 }]) // [8020, 7450]
 */
export function listCountback(attempts: readonly HorizontalAttempt[]): number[] {
  return findValidAttempts(attempts)
    .map(({ v }) => roundDistance(v))
    .sort((a, b) => b - a);
}

/**
 * Compares the best marks, then the second best, and so on, in mm; a missing mark is the lowest; wind does not matter (TR 25.22).
 * Negative where `a` is ahead.
 * @example compareCountback([8100, 8020, 7900], [8100, 8020]) < 0 // true
 */
export function compareCountback(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (b[i] ?? -1) - (a[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
