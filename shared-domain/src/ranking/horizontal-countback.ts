import type { HorizontalAttempt } from '../performance/attempts.ts';
import { findValidAttempts } from '../performance/best-attempt.ts';
import { roundDistance } from '../performance/shown-value.ts';

/**
 * Valid distances as shown, best first, mm: the exact millimetres never break a tie (TR 29.9).
 * @example listCountback([{ r: 'o', v: 7459 }, { r: 'x' }, { r: 'o', v: 8021 }]) // [8020, 7450]
 */
export function listCountback(attempts: readonly HorizontalAttempt[]): number[] {
  return findValidAttempts(attempts)
    .map(({ v }) => roundDistance(v))
    .sort((a, b) => b - a);
}

/**
 * Best mark, then second best, third best, to the end, in mm; a missing mark is lowest, wind plays no part (TR 25.22).
 * Negative when `a` stands before `b`.
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
