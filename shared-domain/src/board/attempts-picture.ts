import type { BoardRecord } from '../contract/types.ts';
import type { FoldedTrialView, KnownCompetition } from '../live-input/device-view.ts';
import { type AttemptsAthlete, type AttemptsView, readAttempts } from '../live-input/read-attempts.ts';
import type { HorizontalAttempt } from '../performance/attempts.ts';
import { createMark } from '../performance/performance.ts';
import { findNewBest } from '../result/personal-best.ts';
import { findShownRecord } from './board-record.ts';
import type { Freeze } from './freeze.ts';
import { findShownAttempt, type ShownAttempt } from './last-attempt.ts';
import { findPlainRank } from './plain-rank.ts';
import { type AttemptClock, findRunningClock } from './running-clock.ts';

/** Before anybody has a mark any mark leads, mm. */
const ANY_MARK = 10;

/** What stands beside the pit of a long jump, a triple jump or a throw. */
export interface AttemptsPicture {
  readonly view: AttemptsView;
  /** Who is up, or has just made the attempt that is shown. */
  readonly athlete: AttemptsAthlete;
  /** The attempt that has just come, and its mark, mm. */
  readonly shown: ShownAttempt | undefined;
  readonly attempt: HorizontalAttempt | undefined;
  readonly mark: number | undefined;
  readonly isMeasuring: boolean;
  /** Number of the attempt that is shown or comes next. */
  readonly number: number;
  /** The place that the list has; none of a guest and of who is out of competition, who are not ranked among the others. */
  readonly rank: number | undefined;
  /** Whether others have the same place. */
  readonly isShared: boolean;
  /** Better than ever, or than in this season. */
  readonly chip: 'PB' | 'SB' | undefined;
  /** The record that the mark makes, where the public is told of it. */
  readonly record: BoardRecord | undefined;
  /** What it takes to lead, mm. */
  readonly markToLead: number | undefined;
  readonly clock: AttemptClock | undefined;
  /** Who comes after, two of them. */
  readonly following: readonly AttemptsAthlete[];
}

/** Who is up, which attempt it is, what has just come, and what it takes; undefined where nobody is called. */
export function describeAttempts(
  folded: FoldedTrialView,
  freeze: Freeze,
  known: KnownCompetition,
  at: number,
): AttemptsPicture | undefined {
  const view = readAttempts(folded);
  const { athletes, event, called, number } = view;
  const found = findShownAttempt(folded, view.attempts, known, at);
  // What an athlete did since a report on them is not told before the referee has decided.
  const shown = found !== undefined && freeze.isFrozen(found.attempt.row) ? undefined : found;
  const current = shown === undefined ? called : (athletes.find(({ row }) => row === shown.attempt.row) ?? called);
  if (current === undefined) return undefined;
  const athlete = freeze.isFrozen(current.row)
    ? (readAttempts(freeze.findBefore(current.row)).athletes.find(({ row }) => row === current.row) ?? current)
    : current;
  const { start, standing, series } = athlete;
  const attempt = shown === undefined ? undefined : series.at(-1);
  const mark = attempt?.r === 'o' ? attempt.v : undefined;
  const isMeasuring = shown === undefined && folded.sheet.live?.measuring === true;
  const { markToLead } = standing ?? {};
  const rank = findPlainRank(athlete, athletes.length);
  return {
    view,
    athlete,
    shown,
    attempt,
    mark,
    isMeasuring,
    number: shown === undefined ? number : Math.max(1, series.length),
    rank,
    isShared: athletes.filter(({ mark }) => mark.rank === rank).length > 1,
    chip: mark === undefined ? undefined : findNewBest(createMark(mark, 'mm'), event, start.pe, attempt?.w)?.k,
    record: findShownRecord(folded.trial, current.row, mark),
    markToLead:
      shown === undefined && !isMeasuring && markToLead !== undefined && markToLead > ANY_MARK ? markToLead : undefined,
    clock: shown === undefined && !isMeasuring ? findRunningClock(folded) : undefined,
    following:
      shown === undefined ? view.following : [called, ...view.following].flatMap((one) => one ?? []).slice(0, 2),
  };
}
