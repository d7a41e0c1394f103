import type { VerticalAttempt } from '../../performance/attempts.ts';
import { countFailures, isCleared } from '../../ranking/vertical-countback.ts';
import type { ContestAbsence } from '../absence.ts';
import type { AttemptResult } from '../log/fact.ts';

/** An athlete is out after this many consecutive failures, even at different heights (TR 26.2). */
export const MAX_CONSECUTIVE_FAILURES = 3;

/** An athlete's line of the sheet of a high jump or pole vault, with totals computed from it. Heights in mm. */
export interface VerticalSheet {
  /** Attempts of the contest, lowest bar first, as an upload has them (Q14). */
  readonly bars: readonly VerticalAttempt[];
  /** Attempts of the jump-off, whose bars may go down (TR 26.9). */
  readonly jumpOff: readonly VerticalAttempt[];
  /** Consecutive failures so far: a clearance resets them, a pass does not. */
  readonly consecutiveFailures: number;
  /** All failures of the contest so far. */
  readonly failures: number;
  readonly hasRetired: boolean;
  /** Last height cleared in the contest, 0 for none. */
  readonly heightCleared: number;
  /** Orders athletes before a jump-off: the lower the better, 0 without a height and for who is not ranked (TR 26.8). */
  readonly rankKey: number;
  /** A guest or out of competition (Q13). */
  readonly isUnranked?: true;
  /** Set where nobody waits for the athlete. */
  readonly absence?: ContestAbsence;
}

export const BLANK_SHEET: VerticalSheet = {
  bars: [],
  jumpOff: [],
  consecutiveFailures: 0,
  failures: 0,
  hasRetired: false,
  heightCleared: 0,
  rankKey: 0,
};

const KEY_PER_CENTIMETRE = 1e6;
const KEY_PER_LAST_FAILURE = 1e3;

/** One number that orders by the height in whole centimetres, then failures at it, then all failures (TR 26.8, 29.9). */
function computeRankKey(heightCleared: number, lastFailures: number, allFailures: number): number {
  return allFailures + lastFailures * KEY_PER_LAST_FAILURE - Math.floor(heightCleared / 10) * KEY_PER_CENTIMETRE;
}

/** The letters of the attempts at a bar, '' before the first. */
export function findAttemptLetters(sheet: VerticalSheet, bar: number): string {
  const lastBar = sheet.bars.at(-1);
  if (lastBar === undefined || lastBar.h < bar) return '';
  return (lastBar.h === bar ? lastBar : sheet.bars.find(({ h }) => h === bar))?.r ?? '';
}

/** A sheet after one more attempt of the contest, at the bar of the last one or a higher one. */
export function addAttempt(sheet: VerticalSheet, bar: number, r: AttemptResult): VerticalSheet {
  const lastBar = sheet.bars.at(-1);
  const lettersHere = lastBar !== undefined && lastBar.h === bar ? lastBar.r : '';
  const bars = sheet.bars.slice();
  bars[lettersHere === '' ? bars.length : bars.length - 1] = { h: bar, r: lettersHere + r };
  const { jumpOff, consecutiveFailures, failures, hasRetired, heightCleared, rankKey } = sheet;
  const stays = {
    ...(sheet.absence === 'scratched' && { absence: sheet.absence }),
    ...(sheet.isUnranked === true && { isUnranked: sheet.isUnranked }),
  };
  switch (r) {
    case 'o':
      return {
        ...stays,
        bars,
        jumpOff,
        consecutiveFailures: 0,
        failures,
        hasRetired,
        heightCleared: bar,
        rankKey: sheet.isUnranked === true ? 0 : computeRankKey(bar, countFailures(lettersHere), failures),
      };
    case 'x':
      return {
        ...stays,
        bars,
        jumpOff,
        consecutiveFailures: consecutiveFailures + 1,
        failures: failures + 1,
        hasRetired,
        heightCleared,
        rankKey,
      };
    default:
      return {
        ...stays,
        bars,
        jumpOff,
        consecutiveFailures,
        failures,
        hasRetired: r === 'r',
        heightCleared,
        rankKey,
      };
  }
}

/** The sheet of an athlete who is disqualified: its attempts stay to be read and count for no place (TR 7.1). */
export const excludeSheet = (sheet: VerticalSheet): VerticalSheet => ({ ...sheet, hasRetired: true, rankKey: 0 });

/** A sheet after one more attempt of a jump-off. */
export function addJumpOffAttempt(sheet: VerticalSheet, bar: number, r: AttemptResult): VerticalSheet {
  return { ...sheet, jumpOff: [...sheet.jumpOff, { h: bar, r, j: true }] };
}

/**
 * The sheet of a row as it crosses the wire, its bars in any order, `isUnranked` of a guest or out of competition; letters other than `o x - r` are ignored.
 * @example readSheet([{ h: 2000, r: 'o' }, { h: 2050, r: 'xx' }]).consecutiveFailures // 2
 */
export function readSheet(attempts: readonly VerticalAttempt[], isUnranked = false): VerticalSheet {
  let sheet: VerticalSheet = isUnranked ? { ...BLANK_SHEET, isUnranked } : BLANK_SHEET;
  const contest = attempts.filter(({ j }) => j !== true).sort((a, b) => a.h - b.h);
  for (const { h, r } of contest) {
    for (const letter of r) if ('ox-r'.includes(letter)) sheet = addAttempt(sheet, h, letter as AttemptResult);
  }
  return { ...sheet, jumpOff: attempts.filter(({ j }) => j === true) };
}

/**
 * The attempts of a sheet as a row has them (Q14): the contest, then the jump-off.
 * @example writeAttempts(readSheet([{ h: 2000, r: 'o' }, { h: 2050, r: 'xx' }]))
 * // [{ h: 2000, r: 'o' }, { h: 2050, r: 'xx' }]
 */
export function writeAttempts(sheet: VerticalSheet): readonly VerticalAttempt[] {
  return sheet.jumpOff.length === 0 ? sheet.bars : [...sheet.bars, ...sheet.jumpOff];
}

/** Whether an athlete is neither out, retired nor absent, and below the standard of a qualification, mm. */
export function isStillIn(sheet: VerticalSheet, standard: number = Number.POSITIVE_INFINITY): boolean {
  const { consecutiveFailures, hasRetired, heightCleared, absence } = sheet;
  const isOver = hasRetired || consecutiveFailures >= MAX_CONSECUTIVE_FAILURES || heightCleared >= standard;
  return !isOver && absence === undefined;
}

/** Whether the letters of a bar end with a clearance or a pass, so that no attempt is left there (TR 26.2). */
export function isBarDone(letters: string): boolean {
  return isCleared(letters) || letters.endsWith('-');
}
