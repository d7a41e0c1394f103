import { compareJumpOff, hasDeclinedJumpOff, isCleared } from '../../ranking/vertical-countback.ts';
import type { VerticalRules } from './rules.ts';
import type { VerticalSheet } from './sheet.ts';

/** The bar of a jump-off in mm, the index of who jumps next (-1 for nobody), whether nobody has jumped at it, whether it is over. */
interface JumpOffTurn {
  readonly bar: number;
  readonly next: number;
  readonly isNewBar: boolean;
  readonly isOver: boolean;
}

/** Indexes of the sheets tied for first place before a jump-off: same height, same failures (TR 26.8). */
export function findTiedForFirst(sheets: readonly VerticalSheet[]): number[] {
  const bestKey = sheets.reduce((lowestKey, { rankKey }) => Math.min(lowestKey, rankKey), 0);
  return sheets.flatMap(({ rankKey }, index) => (rankKey < 0 && rankKey === bestKey ? [index] : []));
}

/** The first bar of a jump-off: the next announced one above the height last cleared, else one step above it (TR 26.9). */
export function findFirstJumpOffBar(heightCleared: number, series: readonly number[], step: number): number {
  return series.find((bar) => bar > heightCleared) ?? heightCleared + step;
}

/** Whether nobody is ahead of this athlete in the jump-off so far. */
function isUnbeaten(sheet: VerticalSheet, others: readonly VerticalSheet[]): boolean {
  return others.every((other) => compareJumpOffSoFar(sheet, other) <= 0);
}

/**
 * Compares two athletes by the bars of the jump-off at which both have jumped; then one who declined is behind (TR 26.9).
 */
export function compareJumpOffSoFar(a: VerticalSheet, b: VerticalSheet): number {
  const rounds = Math.min(a.jumpOff.length, b.jumpOff.length);
  const difference = compareJumpOff(a.jumpOff.slice(0, rounds), b.jumpOff.slice(0, rounds));
  return difference || Number(hasDeclinedJumpOff(a.jumpOff)) - Number(hasDeclinedJumpOff(b.jumpOff));
}

/**
 * Whose turn it is in the jump-off among the `tied` (indexes of the sheets): one attempt each at a bar, in order; then higher if more
 * than one clears, lower if all fail; over when one is left (TR 26.9). `openingBar` in mm.
 */
export function findJumpOffTurn(
  sheets: readonly VerticalSheet[],
  tied: readonly number[],
  openingBar: number,
  { jumpOffStep, shouldEliminateFailures }: Pick<VerticalRules, 'jumpOffStep' | 'shouldEliminateFailures'>,
): JumpOffTurn {
  const findSheet = (index: number) => sheets[index] as VerticalSheet;
  const tiedSheets = tied.map(findSheet);
  const notDeclined = tied.filter((index) => !hasDeclinedJumpOff(findSheet(index).jumpOff));
  const leaders = notDeclined.filter((index) => isUnbeaten(findSheet(index), tiedSheets));
  const rounds = Math.max(0, ...tiedSheets.map(({ jumpOff }) => jumpOff.length));
  const bar = tiedSheets.map(({ jumpOff }) => jumpOff[rounds - 1]?.h).find((h) => h !== undefined) ?? openingBar;
  const [leader, other] = leaders;
  if (leader === undefined || other === undefined) return { bar, next: -1, isNewBar: false, isOver: true };
  const jumpers = shouldEliminateFailures ? leaders : notDeclined;
  const nextJumper = jumpers.find((index) => findSheet(index).jumpOff.length < rounds);
  if (nextJumper !== undefined) return { bar, next: nextJumper, isNewBar: false, isOver: false };
  const next = jumpers[0] ?? leader;
  const lastAttempt = findSheet(leader).jumpOff.at(-1);
  if (lastAttempt === undefined) return { bar, next, isNewBar: true, isOver: false };
  return { bar: isCleared(lastAttempt.r) ? bar + jumpOffStep : bar - jumpOffStep, next, isNewBar: true, isOver: false };
}
