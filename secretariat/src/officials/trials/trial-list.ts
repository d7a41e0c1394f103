import {
  compareStartTimes,
  foldText,
  isCombined,
  isFieldEvent,
  isOver,
  isVerticalJump,
  type Language,
  needsWind,
  readEvent,
  TRIAL_STATUS,
} from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { type DeviceTrial, isRaceWalk } from 'shared-domain/live-input';
import { FINISH_TRIALS } from '../finish/finish-trials.ts';
import { TASKS, type Task } from '../log/device.ts';

/** The trials that each console writes. */
const TRIALS_OF_TASK: Readonly<Record<Task, (trial: DeviceTrial, kind: string) => boolean>> = {
  bars: ({ g0 }) => isVerticalJump(g0),
  attempts: ({ g0 }) => isFieldEvent(g0) && !isVerticalJump(g0) && !isCombined(g0),
  wind: (trial, kind) => needsWind(readEvent(trial, kind)),
  start: ({ g0 }) => !isFieldEvent(g0) && !isCombined(g0),
  chrono: ({ g0 }) => !isFieldEvent(g0),
  ...FINISH_TRIALS,
  clock: ({ g0 }) => isFieldEvent(g0) && !isCombined(g0),
  callRoom: ({ g0 }) => !isCombined(g0),
  walk: isRaceWalk,
  walkRecorder: isRaceWalk,
  umpire: ({ g0 }) => !isFieldEvent(g0) && !isCombined(g0),
  referee: ({ g0 }) => !isCombined(g0),
  // Nothing is written by the speaker.
  speaker: () => false,
};

/** The first task that writes a trial. */
export const findTask = (trial: DeviceTrial, kind: string): Task | undefined =>
  TASKS.find((task) => TRIALS_OF_TASK[task](trial, kind));

/** The trials of a task, in the order of their times. */
export const listTaskTrials = (trials: readonly DeviceTrial[], task: Task, kind: string): readonly DeviceTrial[] =>
  trials
    .filter((trial) => TRIALS_OF_TASK[task](trial, kind))
    .toSorted((a, b) => compareStartTimes(a, b) || a.heat - b.heat);

/** Where a trial of the day stands: called or under way, to come, over. */
const findTurn = ({ status }: Pick<DeviceTrial, 'status'>): number => {
  if (isOver(status)) return 2;
  return status === TRIAL_STATUS.called || status === TRIAL_STATUS.running ? 0 : 1;
};

/** The trials of a day in the order in which somebody needs them: those of now, those to come, those that are over; each as they were. */
export const sortDay = <T extends Pick<DeviceTrial, 'status'>>(trials: readonly T[]): readonly T[] =>
  trials.toSorted((a, b) => findTurn(a) - findTurn(b));

/** Whether every typed word is in what a trial is called, or begins its time. */
export function isFound(trial: DeviceTrial, time: string, typed: string, language: Language): boolean {
  const words = foldText(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  const name = foldText(`${formatEventName(trial, language)} ${formatTrialRound(trial, language)} ${trial.name}`);
  return words.every((word) => time.startsWith(word) || name.split(/\s+/).some((part) => part.startsWith(word)));
}
