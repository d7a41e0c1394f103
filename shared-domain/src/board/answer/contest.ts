import type { BoardAnswer } from '../../contract/types.ts';
import { readEvent } from '../../discipline/challenge-event.ts';
import { isVerticalJump } from '../../discipline/event-ref.ts';
import type { ContestAthlete } from '../../live-input/contest-athlete.ts';
import type { FoldedTrialView } from '../../live-input/device-view.ts';
import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { type AttemptsPicture, describeAttempts } from '../attempts-picture.ts';
import { describeBarsInterval } from '../bars-interval.ts';
import { ATTEMPTS_AT_BAR, type BarsPicture, describeBars } from '../bars-picture.ts';
import type { Freeze } from '../freeze.ts';
import {
  type AnswerContext,
  type AnsweredMark,
  answerAttemptClock,
  answerChips,
  answerDistance,
  answerHeight,
  answerPerson,
  answerTrial,
  formatInstant,
  keepPresent,
} from './words.ts';

export type AnsweredContest = NonNullable<BoardAnswer['contest']>;
export type AnsweredAttempt = NonNullable<AnsweredContest['series']>[number];

/** What is said of a contest beside which event it is. */
type Said = Omit<AnsweredContest, 'trial' | 'kind' | 'awaitsReferee'>;

/** An attempt of a long jump, a triple jump or a throw. */
export const answerAttempt = ({ r, v, w }: HorizontalAttempt): AnsweredAttempt => ({
  result: r as AnsweredAttempt['result'],
  ...keepPresent({ mark: r === 'o' ? answerDistance(v) : undefined, wind: w }),
});

interface Placed {
  readonly rank?: number | undefined;
  readonly isShared: boolean;
  readonly best: AnsweredMark | undefined;
}

/** Who is up, with the place and the best mark. */
function answerAthlete(
  { start }: ContestAthlete,
  { rank, isShared, best }: Placed,
  { trial, kind }: FoldedTrialView,
  isFrozen: boolean,
  context: AnswerContext,
): NonNullable<AnsweredContest['athlete']> {
  return {
    ...answerPerson(start, readEvent(trial, kind), context),
    ...keepPresent({ place: rank, mark: best }),
    isShared,
    chips: [],
    states: [...(rank === 1 ? (['first'] as const) : []), ...(isFrozen ? (['frozen'] as const) : [])],
  };
}

type Next = readonly ContestAthlete[];
const answerNext = (next: Next, { trial, kind }: FoldedTrialView, context: AnswerContext) =>
  next.map(({ start }) => answerPerson(start, readEvent(trial, kind), context));

function sayAttempts(picture: AttemptsPicture, folded: FoldedTrialView, freeze: Freeze, context: AnswerContext): Said {
  const { view, athlete, shown, attempt, isMeasuring, rank, isShared, chip, record, markToLead, clock, following } =
    picture;
  const { standing, series, lastGoingOn, row } = athlete;
  const placed = { rank, isShared, best: answerDistance(standing?.best) };
  return {
    state: shown !== undefined ? 'mark' : isMeasuring ? 'measuring' : 'turn',
    athlete: answerAthlete(athlete, placed, folded, freeze.isFrozen(row), context),
    number: picture.number,
    of: view.contest.rules.attemptCount,
    series: series.map(answerAttempt),
    ...keepPresent({
      clock: answerAttemptClock(clock),
      shown:
        shown === undefined || attempt === undefined
          ? undefined
          : { ...answerAttempt(attempt), ...answerChips(record, chip), until: formatInstant(shown.until) },
      toLead: answerDistance(markToLead),
      lastGoingOn: lastGoingOn && {
        place: lastGoingOn.place,
        mark: answerDistance(lastGoingOn.mark) as AnsweredMark,
      },
    }),
    next: answerNext(following, folded, context),
  };
}

function sayBars(picture: BarsPicture, folded: FoldedTrialView, freeze: Freeze, context: AnswerContext): Said {
  const {
    athlete,
    shown,
    height,
    letters,
    isJumpOff,
    rank,
    isShared,
    chip,
    record,
    nextHeight,
    left,
    clock,
    following,
  } = picture;
  const placed = { rank, isShared, best: answerHeight(athlete.standing?.best) };
  const results = [...letters] as AnsweredAttempt['result'][];
  return {
    state: shown === undefined ? 'turn' : 'mark',
    athlete: answerAthlete(athlete, placed, folded, freeze.isFrozen(athlete.row), context),
    number: picture.number,
    of: isJumpOff ? 1 : ATTEMPTS_AT_BAR,
    series: results.map((result) => ({ result })),
    isJumpOff,
    left,
    ...keepPresent({
      clock: answerAttemptClock(clock),
      shown: shown && {
        result: shown.attempt.r as AnsweredAttempt['result'],
        ...answerChips(record, chip),
        until: formatInstant(shown.until),
      },
      bar: answerHeight(height),
      nextBar: answerHeight(nextHeight),
    }),
    next: answerNext(following, folded, context),
  };
}

/** The bar that comes next and who is still in, or who are level for first place. */
function sayInterval(folded: FoldedTrialView, context: AnswerContext): Said {
  const interval = describeBarsInterval(folded);
  if (interval === undefined) return { state: 'none', next: [] };
  const { kind, bar, nextHeight, athletes } = interval;
  const people = answerNext(athletes, folded, context);
  const bars = keepPresent({ bar: answerHeight(bar), nextBar: answerHeight(nextHeight) });
  return kind === 'tie'
    ? { state: 'none', ...bars, tied: people, next: [] }
    : { state: 'none', ...bars, left: athletes.length, next: people };
}

function sayContest(folded: FoldedTrialView, freeze: Freeze, context: AnswerContext): Said {
  const { known, at } = context;
  const { pause } = folded.sheet.live ?? {};
  if (pause !== undefined) {
    const { until, reason, text } = pause;
    const end = until === undefined ? undefined : formatInstant(Date.parse(until));
    return { state: 'pause', pause: keepPresent({ until: end, reason, text }), next: [] };
  }
  if (isVerticalJump(folded.trial.g0)) {
    const bars = describeBars(folded, freeze, known, at);
    return bars === undefined ? sayInterval(folded, context) : sayBars(bars, folded, freeze, context);
  }
  const attempts = describeAttempts(folded, freeze, known, at);
  return attempts === undefined ? { state: 'none', next: [] } : sayAttempts(attempts, folded, freeze, context);
}

/** What stands beside a pit: a pause, or who is up and what it takes. */
export const answerContest = (folded: FoldedTrialView, freeze: Freeze, context: AnswerContext): AnsweredContest => ({
  trial: answerTrial(folded.trial, context),
  kind: isVerticalJump(folded.trial.g0) ? 'bars' : 'attempts',
  awaitsReferee: freeze.isAwaited,
  ...sayContest(folded, freeze, context),
});
