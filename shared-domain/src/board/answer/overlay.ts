import type { BoardAnswer } from '../../contract/types.ts';
import { readEvent } from '../../discipline/challenge-event.ts';
import type { FoldedTrialView } from '../../live-input/device-view.ts';
import type { Freeze } from '../freeze.ts';
import { describeOverlay, type LowerThird, STRIP_ROWS } from '../overlay-picture.ts';
import { type AnsweredAttempt, answerAttempt } from './contest.ts';
import { answerList, findShownPart } from './list.ts';
import {
  type AnswerContext,
  answerAttemptClock,
  answerDistance,
  answerHeight,
  answerPerson,
  answerRaceClock,
  answerTrial,
  keepPresent,
} from './words.ts';

type AnsweredOverlay = NonNullable<BoardAnswer['overlay']>;
type Figure = AnsweredOverlay['figure'];

/** What has just happened, else the bar or the athlete’s best. */
function answerFigure({ shown, bar, attempt, best }: LowerThird): Figure {
  if (bar !== undefined) {
    const mark = keepPresent({ mark: answerHeight(bar) });
    if (shown === undefined) return 'mark' in mark ? { kind: 'toClear', ...mark } : undefined;
    return { kind: 'mark', ...mark, attempt: { result: shown.attempt.r as AnsweredAttempt['result'] } };
  }
  if (shown !== undefined) {
    if (attempt === undefined) return undefined;
    return { kind: 'mark', ...keepPresent({ mark: answerAttempt(attempt).mark }), attempt: answerAttempt(attempt) };
  }
  const mark = answerDistance(best);
  return mark && { kind: 'best', mark };
}

/** What is laid over a picture: an athlete, a list, the time that runs. */
export function answerOverlay(folded: FoldedTrialView, freeze: Freeze, context: AnswerContext): AnsweredOverlay {
  const { trial, kind } = folded;
  const { known, at, address } = context;
  const { part, third, list, clock, since } = describeOverlay(folded, freeze, { known, at }, address);
  const rows = list && findShownPart(list, address.rows ?? STRIP_ROWS, false, context);
  const layout = part === 'athlete' || part === 'horloge' || part === 'record' ? 'concours' : part;
  return {
    trial: answerTrial(trial, context),
    part,
    ...keepPresent({
      athlete: third && answerPerson(third.start, readEvent(trial, kind), context),
      number: third?.number,
      figure: third && answerFigure(third),
      list: list && answerList({ layout, trial, picture: list, isAwaited: freeze.isAwaited, part: rows }, context),
      clock: answerAttemptClock(clock) ?? answerRaceClock(since),
    }),
  };
}
