import { makeTrialUid } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import { formatTrialName, type HeatPlace } from '../check/event-name.ts';
import type { Target } from '../check/programme.ts';
import { readStart } from '../check/read-start.ts';

/** The offset that the competition's own date bears: times of the file are of the same place. */
const offsetOf = (date: string): string => /(Z|[+-]\d{2}:\d{2})$/.exec(date)?.[1] ?? 'Z';

/** A time as a file says it, `2026-06-13 14:30` or `14h30`, on the competition's clock; its own date for anything else. */
function startOf(text: string, date: string): string {
  const start = readStart(text);
  return start === undefined ? date : `${start.day ?? date.slice(0, 10)}T${start.hour}:00${offsetOf(date)}`;
}

/** A trial of an event that the programme lacks, planned. */
export function newTrial(
  { event, category, name }: Target,
  { round, heat }: HeatPlace,
  startsAt: string,
  date: string,
): UploadTrial {
  const { g0, g1 } = event;
  return {
    uid: makeTrialUid({ g0, g1, category, round, heat }),
    group: name,
    name: formatTrialName(name, { round, heat }),
    date: startOf(startsAt, date),
    g0,
    g1,
    category,
    round,
    heat,
  };
}
