import {
  findAttemptTime,
  readAttemptTimeEvent,
  readHorizontalTimeState,
  readVerticalTimeState,
} from '../contest/attempt-time.ts';
import type { FoldedTrialView } from '../live-input/device-view.ts';

/** The time that runs for an attempt: since when, by the server's clock, and how much of it there is, ms. */
export interface AttemptClock {
  readonly since: string;
  readonly ms: number;
  /** What is left when the last seconds begin, ms. */
  readonly signalMs: number;
}

/** The clock that an official started for the athlete who is called; undefined where none runs. */
export function findRunningClock({ sheet, trial }: FoldedTrialView): AttemptClock | undefined {
  const running = sheet.live?.clock;
  const { contest } = sheet.state;
  if (running === undefined || contest === undefined) return undefined;
  const state =
    contest.kind === 'vertical' ? readVerticalTimeState(contest.state) : readHorizontalTimeState(contest.state);
  const time = findAttemptTime(readAttemptTimeEvent(trial), state);
  return { since: running.since, ms: running.ms ?? time.ms, signalMs: time.signalMs };
}
