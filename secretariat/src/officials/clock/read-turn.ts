import {
  type AttemptTime,
  findAttemptTime,
  isVerticalJump,
  readAttemptTimeEvent,
  readHorizontalTimeState,
  readVerticalTimeState,
} from 'shared-domain';
import { type ContestAthlete, type FoldedTrialView, readAttempts, readBars } from 'shared-domain/live-input';

/** Whose turn it is in a field event, and how long it may take. */
export interface Turn {
  readonly called: ContestAthlete | undefined;
  /** The bar, mm, in high jump and pole vault. */
  readonly bar: number | undefined;
  readonly number: number;
  readonly time: AttemptTime;
}

export function readTurn(folded: FoldedTrialView): Turn {
  const { g0 } = folded.trial;
  const event = readAttemptTimeEvent(folded.trial);
  if (isVerticalJump(g0)) {
    const { called, contest, letters } = readBars(folded);
    const number = contest.phase === 'jumpOff' ? 1 : letters.length + 1;
    return { called, bar: contest.bar, number, time: findAttemptTime(event, readVerticalTimeState(contest)) };
  }
  const { called, contest, number } = readAttempts(folded);
  return { called, bar: undefined, number, time: findAttemptTime(event, readHorizontalTimeState(contest)) };
}
