import type { EventRef } from '../../discipline/event-ref.ts';
import { isVerticalJump } from '../../discipline/event-ref.ts';
import type { VerticalAttempt } from '../../performance/attempts.ts';
import { isOut } from '../../performance/mark-status.ts';
import { findParticipation } from '../../ranking/mark-order.ts';
import type { RankInput } from '../../ranking/rank-input.ts';
import { rankResults } from '../../ranking/rank-results.ts';
import {
  findHeightCleared,
  hasDeclinedJumpOff,
  hasNoAttemptLeft,
  isCleared,
} from '../../ranking/vertical-countback.ts';
import { findTiedForFirst } from './jump-off.ts';
import { findVerticalRules, type VerticalOptions } from './rules.ts';
import { BLANK_SHEET, readSheet } from './sheet.ts';

/** What the referee may decide on a tie for first place (TR 26.8, 26.9). */
export const FIRST_PLACE_CHOICES = ['jumpOff', 'shared'] as const;

/** One of `FIRST_PLACE_CHOICES`. */
export type FirstPlaceChoice = (typeof FIRST_PLACE_CHOICES)[number];

/** A tie for first place that waits for a decision, or for the next bar of its jump-off. */
export interface FirstPlaceTie {
  /** Indexes of the tied rows. */
  readonly rows: readonly number[];
  /** The last height that they cleared, mm. */
  readonly heightCleared: number;
  /** The next bar of a jump-off, mm; absent while they jump at the current one. */
  readonly bar?: number;
  /** Whether a jump-off has begun. */
  readonly isJumping: boolean;
}

const readAttempts = ({ attempts = [] }: RankInput) => attempts as readonly VerticalAttempt[];
const listJumpOffAttempts = (row: RankInput) => readAttempts(row).filter(({ j }) => j === true);

/** The next bar of a jump-off, mm: first the next announced height, then higher if anybody cleared, else lower (TR 26.9). */
function findNextBar(tied: readonly RankInput[], heightCleared: number, heights: readonly number[], step: number) {
  const floorCount = Math.max(0, ...tied.map((row) => listJumpOffAttempts(row).length));
  if (floorCount === 0) return heights.toSorted((a, b) => a - b).find((h) => h > heightCleared) ?? heightCleared + step;
  const lastAttempts = tied.map((row) => listJumpOffAttempts(row)[floorCount - 1]);
  const bar = lastAttempts.find((attempt) => attempt !== undefined)?.h ?? heightCleared;
  if (lastAttempts.some((attempt) => attempt === undefined)) return undefined;
  return lastAttempts.some((attempt) => attempt !== undefined && isCleared(attempt.r)) ? bar + step : bar - step;
}

/**
 * The tie for first place in a high jump or pole vault in which nobody has an attempt left (TR 26.8, 26.9). Undefined without a tie, and
 * in a qualification or a combined event, where first place is simply shared.
 * @example findFirstPlaceTie([], { g0: 900_001, g1: '0' }, []) // undefined
 */
export function findFirstPlaceTie(
  rows: readonly RankInput[],
  event: EventRef,
  heights: readonly number[],
  options: VerticalOptions = {},
): FirstPlaceTie | undefined {
  const rules = findVerticalRules(event, options);
  if (!isVerticalJump(event.g0) || !rules.canHaveJumpOff) return undefined;
  if (rows.some((row) => !isOut(row.prf) && !hasNoAttemptLeft(readAttempts(row)))) return undefined;
  const firstRows = rankResults(rows, event).flatMap(({ rank }, index) => (rank === 1 ? [index] : []));
  const tied = firstRows.map((index) => rows[index] as RankInput);
  const [leader] = tied;
  const heightCleared = leader === undefined ? undefined : findHeightCleared(readAttempts(leader));
  if (firstRows.length < 2 || heightCleared === undefined) return undefined;
  // Athletes who all refuse a jump-off share first place.
  if (tied.every((row) => hasDeclinedJumpOff(listJumpOffAttempts(row)))) return undefined;
  const bar = findNextBar(tied, heightCleared, heights, rules.jumpOffStep);
  const isJumping = tied.some((row) => listJumpOffAttempts(row).length > 0);
  return { rows: firstRows, heightCleared, isJumping, ...(bar !== undefined && { bar }) };
}

/**
 * Indexes of the rows that may jump in a jump-off: those tied for first place by the bars before it (TR 26.9); none without a tie.
 * @example listJumpOffRows([{ prf: { st: 1 }, attempts: [{ h: 1700, r: 'o' }] }]) // []
 */
export function listJumpOffRows(rows: readonly RankInput[]): readonly number[] {
  const sheets = rows.map((row) => {
    if (isOut(row.prf)) return BLANK_SHEET;
    return readSheet(readAttempts(row), findParticipation(row, rows.length) !== 'ranked');
  });
  const tied = findTiedForFirst(sheets);
  return tied.length > 1 ? tied : [];
}
