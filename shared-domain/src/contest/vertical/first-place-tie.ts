import type { EventRef } from '../../discipline/event-ref.ts';
import { isVerticalJump } from '../../discipline/event-ref.ts';
import type { VerticalAttempt } from '../../performance/attempts.ts';
import { isOut } from '../../performance/mark-status.ts';
import type { RankInput } from '../../ranking/rank-input.ts';
import { rankResults } from '../../ranking/rank-results.ts';
import { findHeightCleared, hasDeclinedJumpOff, hasNoTrialLeft, isCleared } from '../../ranking/vertical-countback.ts';
import { findVerticalRules, type VerticalOptions } from './rules.ts';

/** What the referee may decide on a tie for first place: a jump-off, or first place is shared (TR 26.8, 26.9). */
export const FIRST_PLACE_CHOICES = ['jumpOff', 'shared'] as const;

/** One of `FIRST_PLACE_CHOICES`. */
export type FirstPlaceChoice = (typeof FIRST_PLACE_CHOICES)[number];

/** A tie for first place that waits for a decision, or for the next bar of its jump-off. */
export interface FirstPlaceTie {
  /** Indexes of the tied rows. */
  readonly rows: readonly number[];
  /** The height that they cleared last, mm. */
  readonly cleared: number;
  /** The bar that comes next in a jump-off, mm; absent while they jump at the last one. */
  readonly bar?: number;
  /** Whether a jump-off has begun. */
  readonly isJumping: boolean;
}

const seriesOf = ({ attempts = [] }: RankInput) => attempts as readonly VerticalAttempt[];
const jumpOffOf = (row: RankInput) => seriesOf(row).filter(({ j }) => j === true);

/** The bar that comes next: the next announced one, then up when more than one cleared and down when all failed (TR 26.9). */
function findNextBar(tied: readonly RankInput[], cleared: number, heights: readonly number[], step: number) {
  const rounds = Math.max(0, ...tied.map((row) => jumpOffOf(row).length));
  if (rounds === 0) return heights.toSorted((a, b) => a - b).find((h) => h > cleared) ?? cleared + step;
  const last = tied.map((row) => jumpOffOf(row)[rounds - 1]);
  const bar = last.find((one) => one !== undefined)?.h ?? cleared;
  if (last.some((one) => one === undefined)) return undefined;
  return last.some((one) => one !== undefined && isCleared(one.r)) ? bar + step : bar - step;
}

/**
 * The tie for first place of a high jump or pole vault that is over but for it (TR 26.8, 26.9): whom it is between, and the bar
 * of a jump-off, mm. None in a qualification or a combined event, where first place is shared without a word.
 * @example findFirstPlaceTie([], { g0: 900_001, g1: '0' }, []) // undefined
 */
export function findFirstPlaceTie(
  rows: readonly RankInput[],
  event: EventRef,
  heights: readonly number[],
  options: VerticalOptions = {},
): FirstPlaceTie | undefined {
  const rules = findVerticalRules(event, options);
  if (!isVerticalJump(event.g0) || !rules.jumpOff) return undefined;
  if (rows.some((row) => !isOut(row.prf) && !hasNoTrialLeft(seriesOf(row)))) return undefined;
  const first = rankResults(rows, event).flatMap(({ rank }, index) => (rank === 1 ? [index] : []));
  const tied = first.map((index) => rows[index] as RankInput);
  const [leader] = tied;
  const cleared = leader === undefined ? undefined : findHeightCleared(seriesOf(leader));
  if (first.length < 2 || cleared === undefined) return undefined;
  // Who gives up a jump-off leaves first place to the other; where all do, they share it.
  if (tied.every((row) => hasDeclinedJumpOff(jumpOffOf(row)))) return undefined;
  const bar = findNextBar(tied, cleared, heights, rules.jumpOffStep);
  const isJumping = tied.some((row) => jumpOffOf(row).length > 0);
  return { rows: first, cleared, isJumping, ...(bar !== undefined && { bar }) };
}
