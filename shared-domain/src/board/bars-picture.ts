import type { BoardRecord } from '../contract/types.ts';
import { readEvent } from '../discipline/challenge-event.ts';
import type { FoldedTrialView, KnownCompetition } from '../live-input/device-view.ts';
import { type BarsAthlete, type BarsView, readBars, readLetters } from '../live-input/read-bars.ts';
import { createMark } from '../performance/performance.ts';
import { findNewBest } from '../result/personal-best.ts';
import { findShownRecord } from './board-record.ts';
import type { Freeze } from './freeze.ts';
import { findShownAttempt, type ShownAttempt } from './last-attempt.ts';
import { findPlainRank } from './plain-rank.ts';
import { type AttemptClock, findRunningClock } from './running-clock.ts';

/** Attempts of an athlete at a bar. */
export const ATTEMPTS_AT_BAR = 3;

/** What stands beside the uprights of a high jump or pole vault. Heights in mm. */
export interface BarsPicture {
  readonly view: BarsView;
  /** Who is up, or has just made the attempt that is shown. */
  readonly athlete: BarsAthlete;
  readonly shown: ShownAttempt | undefined;
  readonly height: number;
  /** The attempts of the athlete at that height. */
  readonly letters: string;
  /** Number of the attempt that is shown or comes next. */
  readonly number: number;
  readonly isJumpOff: boolean;
  /** The place that the list has; none of a guest and of who is out of competition, who are not ranked among the others. */
  readonly rank: number | undefined;
  /** Whether others have the same place. */
  readonly isShared: boolean;
  /** Better than ever, or than in this season, once the bar is cleared. */
  readonly chip: 'PB' | 'SB' | undefined;
  /** The record that the cleared bar makes, where the public is told of it. */
  readonly record: BoardRecord | undefined;
  /** The next bar; undefined in a jump-off. */
  readonly nextHeight: number | undefined;
  /** How many are still in the contest. */
  readonly left: number;
  readonly clock: AttemptClock | undefined;
  readonly following: readonly BarsAthlete[];
}

/** Whether an athlete may still jump. */
export const isStillIn = ({ standing, absence }: BarsAthlete): boolean =>
  standing?.status === 'in' && absence === undefined;

/** The bar, who is at it, and which attempt it is; undefined where nobody is called. */
export function describeBars(
  folded: FoldedTrialView,
  freeze: Freeze,
  known: KnownCompetition,
  at: number,
): BarsPicture | undefined {
  const view = readBars(folded);
  const { contest, called, athletes } = view;
  const found = findShownAttempt(folded, view.attempts, known, at);
  // What an athlete did since a report on them is not told before the referee has decided.
  const shown = found !== undefined && freeze.isFrozen(found.attempt.row) ? undefined : found;
  const current = shown === undefined ? called : (athletes.find(({ row }) => row === shown.attempt.row) ?? called);
  if (current === undefined) return undefined;
  const athlete = freeze.isFrozen(current.row)
    ? (readBars(freeze.findBefore(current.row)).athletes.find(({ row }) => row === current.row) ?? current)
    : current;
  const isJumpOff = contest.phase === 'jumpOff';
  const height = shown?.attempt.h ?? contest.bar;
  const column = view.columns.findLast(({ h }) => h === height);
  const { start } = athlete;
  const rank = findPlainRank(athlete, athletes.length);
  const mark = shown?.attempt.r === 'o' ? height : undefined;
  const event = readEvent(folded.trial, folded.kind);
  const letters = column === undefined ? '' : readLetters(athlete, column);
  return {
    view,
    athlete,
    shown,
    height,
    letters,
    number: Math.max(1, Math.min(letters.length + (shown === undefined ? 1 : 0), ATTEMPTS_AT_BAR)),
    isJumpOff,
    rank,
    isShared: athletes.filter(({ mark: listed }) => listed.rank === rank).length > 1,
    chip: mark === undefined ? undefined : findNewBest(createMark(mark, 'mm'), event, start.pe, undefined)?.k,
    record: findShownRecord(folded.trial, current.row, mark),
    nextHeight: isJumpOff ? undefined : view.nextHeight,
    left: athletes.filter(isStillIn).length,
    clock: shown === undefined ? findRunningClock(folded) : undefined,
    following:
      shown === undefined ? view.following : [called, ...view.following].flatMap((one) => one ?? []).slice(0, 2),
  };
}
