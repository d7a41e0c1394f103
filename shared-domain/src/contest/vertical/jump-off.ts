import { compareJumpOff, hasDeclinedJumpOff, isCleared } from '../../ranking/vertical-countback.ts';
import type { VerticalRules } from './rules.ts';
import type { VerticalSheet } from './sheet.ts';

/** Where a jump-off stands: the bar in mm, who jumps at it (-1 for nobody), whether nobody has yet, and whether it is over. */
interface JumpOffTurn {
  readonly bar: number;
  readonly next: number;
  readonly newBar: boolean;
  readonly over: boolean;
}

/** Those tied for first place before a jump-off: same height, same failures (TR 26.8). Indexes, in starting order. */
export function findTiedForFirst(sheets: readonly VerticalSheet[]): number[] {
  const best = sheets.reduce((least, { key }) => Math.min(least, key), 0);
  return sheets.flatMap(({ key }, index) => (key < 0 && key === best ? [index] : []));
}

/** The first bar of a jump-off: the next announced one above the height last cleared, else one step above it (TR 26.9). */
export function findJumpOffOpening(cleared: number, series: readonly number[], step: number): number {
  return series.find((bar) => bar > cleared) ?? cleared + step;
}

/** Has not given up, and nobody cleared a bar that this one failed. */
function isUnbeaten(sheet: VerticalSheet, others: readonly VerticalSheet[]): boolean {
  return others.every((other) => compareSoFar(sheet, other) <= 0);
}

/**
 * Order of two athletes so far: a bar that one of them has still to jump at tells nothing, giving up does (TR 26.9). Once it
 * is over this is the order of the bars.
 */
export function compareSoFar(a: VerticalSheet, b: VerticalSheet): number {
  const rounds = Math.min(a.jumpOff.length, b.jumpOff.length);
  const difference = compareJumpOff(a.jumpOff.slice(0, rounds), b.jumpOff.slice(0, rounds));
  return difference || Number(hasDeclinedJumpOff(a.jumpOff)) - Number(hasDeclinedJumpOff(b.jumpOff));
}

/**
 * The jump-off for first place among the `tied` (indexes of the sheets): one trial each at a bar, in order; up when more than
 * one clears, down when all fail; over when one is left, who need not jump (TR 26.9). `opening` mm.
 */
export function findJumpOffTurn(
  sheets: readonly VerticalSheet[],
  tied: readonly number[],
  opening: number,
  { jumpOffStep, dropOut }: Pick<VerticalRules, 'jumpOffStep' | 'dropOut'>,
): JumpOffTurn {
  const sheetAt = (index: number) => sheets[index] as VerticalSheet;
  const held = tied.map(sheetAt);
  const willing = tied.filter((index) => !hasDeclinedJumpOff(sheetAt(index).jumpOff));
  const leaders = willing.filter((index) => isUnbeaten(sheetAt(index), held));
  const rounds = Math.max(0, ...held.map(({ jumpOff }) => jumpOff.length));
  const bar = held.map(({ jumpOff }) => jumpOff[rounds - 1]?.h).find((h) => h !== undefined) ?? opening;
  const [leader, other] = leaders;
  if (leader === undefined || other === undefined) return { bar, next: -1, newBar: false, over: true };
  const callers = dropOut ? leaders : willing;
  const waiting = callers.find((index) => sheetAt(index).jumpOff.length < rounds);
  if (waiting !== undefined) return { bar, next: waiting, newBar: false, over: false };
  const next = callers[0] ?? leader;
  const last = sheetAt(leader).jumpOff.at(-1);
  if (last === undefined) return { bar, next, newBar: true, over: false };
  return { bar: isCleared(last.r) ? bar + jumpOffStep : bar - jumpOffStep, next, newBar: true, over: false };
}
