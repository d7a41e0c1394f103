import type { Trial, UploadTrial } from 'shared-domain/contract';

const MINUTE = 60_000;

const later = (date: string, minutes: number): string => new Date(Date.parse(date) + minutes * MINUTE).toISOString();

type Sent = Pick<Trial, 'uid' | 'group' | 'name' | 'date' | 'g0' | 'g1' | 'category' | 'round' | 'heat'>;

/** A known trial as an upload says it: what is left out stays as it is. */
function sentTrial({ uid, group, name, date, g0, g1, category, round, heat }: Sent): UploadTrial {
  return { uid, group, name, date, g0, g1, category, round, heat };
}

/** Trials some minutes later, or earlier; sent together, so that either all move or none does. */
export function moveTrials(trials: readonly Sent[], minutes: number): readonly UploadTrial[] {
  return trials.map((trial) => ({ ...sentTrial(trial), date: later(trial.date, minutes) }));
}
