import { findLocalDay, formatLocalTime } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';

/** The trials of one hour of one day, and how far they are. */
interface Hour {
  readonly day: string;
  /** `14`: from 14:00 to 14:59 on the competition's clock. */
  readonly hour: string;
  readonly trials: number;
  readonly results: number;
  readonly official: number;
}

const OFFICIAL = 40;
const CANCELLED = 50;

/** How far each hour of the programme is; a cancelled trial is of none. */
export function progressByHour(programme: readonly ProgrammeTrial[], tz: string): readonly Hour[] {
  const hours = Map.groupBy(
    programme.filter(({ status }) => status !== CANCELLED),
    ({ date }) => `${findLocalDay(date, tz)} ${formatLocalTime(date, tz).slice(0, 2)}`,
  );
  return [...hours]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, trials]) => ({
      day: key.slice(0, 10),
      hour: key.slice(11),
      trials: trials.length,
      results: trials.filter(({ results }) => results > 0).length,
      official: trials.filter(({ status }) => status === OFFICIAL).length,
    }));
}
