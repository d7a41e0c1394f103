import type { BoardAnswer } from '../../contract/types.ts';
import { readEvent } from '../../discipline/challenge-event.ts';
import type { EventRef } from '../../discipline/event-ref.ts';
import type { FoldedTrialView } from '../../live-input/device-view.ts';
import { findUnit } from '../../performance/shown-value.ts';
import type { Freeze } from '../freeze.ts';
import { describeOverlay, type LowerThird, type RecordHolder, STRIP_ROWS } from '../overlay-picture.ts';
import { type AnsweredAttempt, answerAttempt } from './contest.ts';
import { answerList, findShownPart } from './list.ts';
import {
  type AnswerContext,
  answerAttemptClock,
  answerDistance,
  answerHeight,
  answerMark,
  answerPerson,
  answerRaceClock,
  answerRecord,
  answerTrial,
  keepPresent,
} from './words.ts';

type AnsweredOverlay = NonNullable<BoardAnswer['overlay']>;
type Figure = AnsweredOverlay['figure'];

/** What has just happened, else the bar or the athlete’s best. */
function answerFigure({ shown, bar, attempt, best, record, made }: LowerThird): Figure {
  if (bar !== undefined) {
    const mark = keepPresent({ mark: answerHeight(bar) });
    if (shown === undefined) return 'mark' in mark ? { kind: 'toClear', ...mark } : undefined;
    const result = shown.attempt.r as AnsweredAttempt['result'];
    return { kind: 'mark', ...mark, attempt: { result }, ...answerRecord(record) };
  }
  if (shown !== undefined) {
    if (attempt === undefined) return undefined;
    return {
      kind: 'mark',
      ...keepPresent({ mark: answerAttempt(attempt).mark }),
      attempt: answerAttempt(attempt),
      ...answerRecord(record),
    };
  }
  const mark = answerDistance(best);
  return mark && { kind: 'best', mark, ...keepPresent({ made: answerDistance(made) }), ...answerRecord(record) };
}

/** The mark of who made a record. */
const answerHeld = ({ mark, raw, made, record }: RecordHolder, event: EventRef): Figure => ({
  kind: 'mark',
  ...keepPresent({ mark: answerDistance(made) ?? answerMark(mark, raw, findUnit(event)) }),
  ...answerRecord(record),
});

/** What is laid over a picture: an athlete, a list, the time that runs. */
export function answerOverlay(folded: FoldedTrialView, freeze: Freeze, context: AnswerContext): AnsweredOverlay {
  const { trial, kind } = folded;
  const { known, at, address } = context;
  const { part, third, list, holder, clock, since } = describeOverlay(folded, freeze, { known, at }, address);
  const event = readEvent(trial, kind);
  const start = third?.start ?? trial.rows.find(({ row }) => row === holder?.row);
  const rows = list && findShownPart(list, address.rows ?? STRIP_ROWS, false, context);
  const layout = part === 'athlete' || part === 'horloge' || part === 'record' ? 'concours' : part;
  return {
    trial: answerTrial(trial, context),
    part,
    ...keepPresent({
      athlete: start && answerPerson(start, event, context),
      number: third?.number,
      figure: third === undefined ? holder && answerHeld(holder, event) : answerFigure(third),
      list: list && answerList({ layout, trial, picture: list, isAwaited: freeze.isAwaited, part: rows }, context),
      clock: answerAttemptClock(clock) ?? answerRaceClock(since),
    }),
  };
}
