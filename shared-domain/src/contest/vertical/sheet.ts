import type { VerticalAttempt } from '../../performance/attempts.ts';
import { countFailures, isCleared } from '../../ranking/vertical-countback.ts';
import type { TrialResult } from '../log/fact.ts';

/** Consecutive failures that put an athlete out, at whatever heights (TR 26.2). */
export const OUT_AFTER = 3;

/** One line of the sheet of a high jump or pole vault, with what follows from it. Heights in mm. */
export interface VerticalSheet {
  /** The contest, lowest bar first, in wire form (Q14). */
  readonly bars: readonly VerticalAttempt[];
  /** The jump-off apart, for its bars may go down (TR 26.9). */
  readonly jumpOff: readonly VerticalAttempt[];
  /** Consecutive failures so far: a clearance resets them, a pass does not. */
  readonly misses: number;
  /** All failures of the contest so far. */
  readonly failures: number;
  readonly retired: boolean;
  /** Height last cleared in the contest, 0 for none. */
  readonly cleared: number;
  /** Place before a jump-off as one number, lowest first, 0 without a height (TR 26.8). */
  readonly key: number;
}

export const BLANK_SHEET: VerticalSheet = {
  bars: [],
  jumpOff: [],
  misses: 0,
  failures: 0,
  retired: false,
  cleared: 0,
  key: 0,
};

const CENTIMETRE = 1e6;
const LAST_FAILURES = 1e3;

/** Heights rank by the centimetre (TR 26.8 with 29.9), then failures at the last height, then failures up to it. */
function keyOf(cleared: number, last: number, total: number): number {
  return total + last * LAST_FAILURES - Math.floor(cleared / 10) * CENTIMETRE;
}

/** What stands at a bar: empty before the first trial there. */
export function findTrialsAt(sheet: VerticalSheet, bar: number): string {
  const last = sheet.bars.at(-1);
  if (last === undefined || last.h < bar) return '';
  return (last.h === bar ? last : sheet.bars.find(({ h }) => h === bar))?.r ?? '';
}

/** A sheet after one more trial of the contest, at the bar of the last one or a higher one. */
export function addTrial(sheet: VerticalSheet, bar: number, r: TrialResult): VerticalSheet {
  const last = sheet.bars.at(-1);
  const here = last !== undefined && last.h === bar ? last.r : '';
  const bars = sheet.bars.slice();
  bars[here === '' ? bars.length : bars.length - 1] = { h: bar, r: here + r };
  const { jumpOff, misses, failures, retired, cleared, key } = sheet;
  switch (r) {
    case 'o':
      return {
        bars,
        jumpOff,
        misses: 0,
        failures,
        retired,
        cleared: bar,
        key: keyOf(bar, countFailures(here), failures),
      };
    case 'x':
      return { bars, jumpOff, misses: misses + 1, failures: failures + 1, retired, cleared, key };
    default:
      return { bars, jumpOff, misses, failures, retired: r === 'r', cleared, key };
  }
}

/** A sheet after one more trial of a jump-off. */
export function addJumpOffTrial(sheet: VerticalSheet, bar: number, r: TrialResult): VerticalSheet {
  return { ...sheet, jumpOff: [...sheet.jumpOff, { h: bar, r, j: true }] };
}

/**
 * The sheet of a row as it crosses the wire, its bars in any order; a letter that is none of `o x - r` is left aside.
 * @example readSheet([{ h: 2000, r: 'o' }, { h: 2050, r: 'xx' }]).misses // 2
 */
export function readSheet(attempts: readonly VerticalAttempt[]): VerticalSheet {
  let sheet = BLANK_SHEET;
  const contest = attempts.filter(({ j }) => j !== true).sort((a, b) => a.h - b.h);
  for (const { h, r } of contest) {
    for (const letter of r) if ('ox-r'.includes(letter)) sheet = addTrial(sheet, h, letter as TrialResult);
  }
  return { ...sheet, jumpOff: attempts.filter(({ j }) => j === true) };
}

/**
 * The sheet in wire form (Q14): the contest, then the jump-off.
 * @example writeAttempts(readSheet([{ h: 2000, r: 'o' }, { h: 2050, r: 'xx' }]))
 * // [{ h: 2000, r: 'o' }, { h: 2050, r: 'xx' }]
 */
export function writeAttempts(sheet: VerticalSheet): readonly VerticalAttempt[] {
  return sheet.jumpOff.length === 0 ? sheet.bars : [...sheet.bars, ...sheet.jumpOff];
}

/** Still in: neither out nor retired, and short of the standard of a qualification, mm. */
export function isStillIn(sheet: VerticalSheet, standard: number = Number.POSITIVE_INFINITY): boolean {
  return sheet.misses < OUT_AFTER && !sheet.retired && sheet.cleared < standard;
}

/** Cleared or passed at the bar: no more trial there (TR 26.2). */
export function isDone(marked: string): boolean {
  return isCleared(marked) || marked.endsWith('-');
}
