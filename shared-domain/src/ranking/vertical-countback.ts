import type { VerticalAttempt } from '../performance/attempts.ts';

/**
 * Whether the attempts at one bar, written as `xxo`, end with a clearance (Q14).
 * @example isCleared('xxo') // true
 */
export function isCleared(r: string): boolean {
  return r.endsWith('o');
}

/** Failures among the attempts at one bar, written as `xxo`. @example countFailures('xxo') // 2 */
export function countFailures(r: string): number {
  let count = 0;
  for (let i = 0; i < r.length; i++) if (r.charCodeAt(i) === 120 /* x */) count++;
  return count;
}

function findBestCleared(attempts: readonly VerticalAttempt[], isJumpOff: boolean): number | undefined {
  let best: number | undefined;
  for (const bar of attempts) {
    if ((bar.j === true) === isJumpOff && isCleared(bar.r) && (best === undefined || bar.h > best)) best = bar.h;
  }
  return best;
}

/**
 * Highest bar cleared before any jump-off, mm; undefined without one.
 * @example findHeightCleared([{ h: 2000, r: 'o' }, { h: 2050, r: 'xxx' }]) // 2000
 */
export function findHeightCleared(attempts: readonly VerticalAttempt[]): number | undefined {
  return findBestCleared(attempts, false);
}

/**
 * The mark, mm: the best height of all, jump-off included (Q14; in TR 25.21 not confirmed); undefined where no bar was
 * cleared.
 * @example findBestHeight([{ h: 2350, r: 'o' }, { h: 2370, r: 'o', j: true }]) // 2370
 */
export function findBestHeight(attempts: readonly VerticalAttempt[]): number | undefined {
  const regular = findBestCleared(attempts, false);
  const jumpOff = findBestCleared(attempts, true);
  return regular === undefined || jumpOff === undefined ? regular : Math.max(regular, jumpOff);
}

/**
 * Failures at the bar of `height` mm (`last`), and in all up to and including it; jump-offs do not count (TR 26.8). Undefined
 * where it was not cleared.
 * @example countFailuresAt([{ h: 2000, r: 'xo' }, { h: 2050, r: 'xo' }], 2050) // { last: 1, total: 2 }
 */
export function countFailuresAt(
  attempts: readonly VerticalAttempt[],
  height: number,
): { readonly last: number; readonly total: number } | undefined {
  let total = 0;
  let last: number | undefined;
  for (const bar of attempts) {
    if (bar.j === true || bar.h > height) continue;
    total += countFailures(bar.r);
    if (bar.h === height && isCleared(bar.r)) last = countFailures(bar.r);
  }
  return last === undefined ? undefined : { last, total };
}

/**
 * Failures at the last height cleared, and in all up to and including it (TR 26.8), for the column «Éch.»; undefined where no
 * bar was cleared.
 * @example countFailuresAtBest([{ h: 2000, r: 'xo' }, { h: 2050, r: 'xxx' }]) // { last: 1, total: 1 }
 */
export function countFailuresAtBest(
  attempts: readonly VerticalAttempt[],
): { readonly last: number; readonly total: number } | undefined {
  const best = findHeightCleared(attempts);
  return best === undefined ? undefined : countFailuresAt(attempts, best);
}

/** Cleared 3, failed 2, no attempt needed 1, declined 0: who declines gives up the higher place. */
function rateJumpOffAttempt(bar: VerticalAttempt | undefined): number {
  if (bar === undefined) return 1;
  if (isCleared(bar.r)) return 3;
  return countFailures(bar.r) > 0 ? 2 : 0;
}

/**
 * Order of two athletes who jumped off for first place: the first bar that one clears and the other does not (TR 26.9).
 * Negative where `a` is ahead, 0 where nothing separates them.
 * @example compareJumpOff([{ h: 2370, r: 'o', j: true }], [{ h: 2370, r: 'x', j: true }]) // -1
 */
export function compareJumpOff(a: readonly VerticalAttempt[], b: readonly VerticalAttempt[]): number {
  const barsA = a.filter((bar) => bar.j === true);
  const barsB = b.filter((bar) => bar.j === true);
  for (let i = 0; i < Math.max(barsA.length, barsB.length); i++) {
    const difference = rateJumpOffAttempt(barsB[i]) - rateJumpOffAttempt(barsA[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether an athlete declined a jump-off, by a pass or by retiring (TR 26.9).
 * @example hasDeclinedJumpOff([{ r: 'x' }, { r: 'r' }]) // true
 */
export function hasDeclinedJumpOff(bars: readonly Pick<VerticalAttempt, 'r'>[]): boolean {
  return bars.some(({ r }) => r === '-' || r.endsWith('r'));
}

/**
 * Whether an athlete has no attempt left: three failures in a row at any heights (TR 26.2), or retired; jump-offs do not count.
 * @example hasNoAttemptLeft([{ h: 2000, r: 'xx-' }, { h: 2050, r: 'x' }]) // true
 */
export function hasNoAttemptLeft(attempts: readonly VerticalAttempt[]): boolean {
  const letters = attempts.map(({ r, j }) => (j === true ? '' : r.replaceAll('-', ''))).join('');
  return letters.endsWith('r') || letters.endsWith('xxx');
}
