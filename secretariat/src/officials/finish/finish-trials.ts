import { isCombined, isFieldEvent } from 'shared-domain';
import { findLapRace } from '../laps/lap-race.ts';
import type { FINISH_TASKS } from '../log/finish-tasks.ts';
import type { DeviceTrial } from '../sync/seen.ts';

type FinishTask = (typeof FINISH_TASKS)[number];

/** The trials of the consoles at the finish line. */
export const FINISH_TRIALS: Readonly<Record<FinishTask, (trial: DeviceTrial, kind: string) => boolean>> = {
  order: ({ g0 }) => !isFieldEvent(g0) && !isCombined(g0),
  photo: ({ g0 }) => !isFieldEvent(g0) && !isCombined(g0),
  laps: (trial, kind) => !isFieldEvent(trial.g0) && !isCombined(trial.g0) && findLapRace(trial, kind).passages > 1,
};
