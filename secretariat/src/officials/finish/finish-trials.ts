import { isCombined, isFieldEvent } from 'shared-domain';
import { type DeviceTrial, isLapRace } from 'shared-domain/live-input';
import type { FINISH_TASKS } from '../log/finish-tasks.ts';

type FinishTask = (typeof FINISH_TASKS)[number];

/** The trials of the consoles at the finish line. */
export const FINISH_TRIALS: Readonly<Record<FinishTask, (trial: DeviceTrial, kind: string) => boolean>> = {
  order: ({ g0 }) => !isFieldEvent(g0) && !isCombined(g0),
  photo: ({ g0 }) => !isFieldEvent(g0) && !isCombined(g0),
  laps: isLapRace,
};
