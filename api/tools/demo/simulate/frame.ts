import type { UploadResult, UploadTrial } from 'shared-domain/contract';

/** What is known of a trial from a moment on: one upload of meet-management software. */
export interface Frame {
  /** Minutes after the trial's start. */
  readonly at: number;
  readonly status: NonNullable<UploadTrial['status']>;
  readonly rows: readonly UploadResult[];
  /** Reading of a race, m/s. */
  readonly wind?: number;
}

/** Minutes from the finish to the unofficial result, and to the official one. */
const UNOFFICIAL = 1;
const OFFICIAL = 5;

/** A race: started, finished (photo finish at work), unofficial, official. */
export function raceFrames(minutes: number, rows: readonly UploadResult[], wind?: number): Frame[] {
  const read = wind === undefined ? {} : { wind };
  return [
    { at: 0, status: 5, rows: [] },
    { at: minutes, status: 10, rows: [] },
    { at: minutes + UNOFFICIAL, status: 15, rows, ...read },
    { at: minutes + OFFICIAL, status: 40, rows, ...read },
  ];
}

/** A contest: started, one frame after every trial, then the judges' result. */
export function contestFrames(
  pace: number,
  trials: readonly (readonly UploadResult[])[],
  end: readonly UploadResult[],
): Frame[] {
  const last = trials.length * pace;
  return [
    { at: 0, status: 5, rows: [] },
    ...trials.map((rows, i) => ({ at: (i + 1) * pace, status: 5 as const, rows })),
    { at: last + UNOFFICIAL, status: 15, rows: end },
    { at: last + OFFICIAL, status: 40, rows: end },
  ];
}
