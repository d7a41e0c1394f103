import { makeTrialUid } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import { formatNewTrialName, type HeatRef } from '../check/event-name.ts';
import type { Target } from '../check/programme.ts';
import { readStart } from '../check/read-start.ts';

/** The UTC offset of the competition's date, which also applies to the times in the file. */
const findOffset = (date: string): string => /(Z|[+-]\d{2}:\d{2})$/.exec(date)?.[1] ?? 'Z';

/** ISO date and time of a start written `2026-06-13 14:30` or `14h30`; `date` for any other text. */
function formatStart(text: string, date: string): string {
  const start = readStart(text);
  return start === undefined ? date : `${start.day ?? date.slice(0, 10)}T${start.time}:00${findOffset(date)}`;
}

/** A trial that the programme lacks; `startsAt` is the text of the file, `date` (ISO) its default. */
export function makeNewTrial(
  { event, category, name }: Target,
  { round, heat }: HeatRef,
  startsAt: string,
  date: string,
): UploadTrial {
  const { g0, g1 } = event;
  return {
    uid: makeTrialUid({ g0, g1, category, round, heat }),
    group: name,
    name: formatNewTrialName(name, { round, heat }),
    date: formatStart(startsAt, date),
    g0,
    g1,
    category,
    round,
    heat,
  };
}
