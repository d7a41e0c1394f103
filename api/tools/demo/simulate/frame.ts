import { TRIAL_STATUS } from 'shared-domain';
import type { UploadResult, UploadTrial } from 'shared-domain/contract';

/** The state of a trial from a moment on, sent as one upload. */
export interface Frame {
  /** Minutes after the trial's start. */
  readonly at: number;
  readonly status: NonNullable<UploadTrial['status']>;
  readonly rows: readonly UploadResult[];
  /** Wind of a race, m/s. */
  readonly wind?: number;
}

/** Minutes from the finish to the unofficial result, and to the official one. */
const UNOFFICIAL_MINUTES = 1;
const OFFICIAL_MINUTES = 5;

/** Frames of a race: running, finished, unofficial, official. */
export function buildRaceFrames(minutes: number, rows: readonly UploadResult[], wind?: number): Frame[] {
  const windField = wind === undefined ? {} : { wind };
  return [
    { at: 0, status: TRIAL_STATUS.running, rows: [] },
    { at: minutes, status: TRIAL_STATUS.finished, rows: [] },
    { at: minutes + UNOFFICIAL_MINUTES, status: TRIAL_STATUS.unofficial, rows, ...windField },
    { at: minutes + OFFICIAL_MINUTES, status: TRIAL_STATUS.official, rows, ...windField },
  ];
}

/** Frames of a field event: running, one after each attempt, unofficial, official. */
export function buildContestFrames(
  attemptMinutes: number,
  trials: readonly (readonly UploadResult[])[],
  finalRows: readonly UploadResult[],
): Frame[] {
  const last = trials.length * attemptMinutes;
  return [
    { at: 0, status: TRIAL_STATUS.running, rows: [] },
    ...trials.map((rows, i) => ({ at: (i + 1) * attemptMinutes, status: TRIAL_STATUS.running, rows })),
    { at: last + UNOFFICIAL_MINUTES, status: TRIAL_STATUS.unofficial, rows: finalRows },
    { at: last + OFFICIAL_MINUTES, status: TRIAL_STATUS.official, rows: finalRows },
  ];
}
