import { formatRound, makeTrialUid, type RoundLetter } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import type { Target } from '../check/programme.ts';
import { readStart } from '../check/read-start.ts';

/** The offset that the competition's own date bears: times of the file are of the same place. */
const offsetOf = (date: string): string => /(Z|[+-]\d{2}:\d{2})$/.exec(date)?.[1] ?? 'Z';

/** A time as a file says it, `2026-06-13 14:30` or `14h30`, on the competition's clock; its own date for anything else. */
function startOf(text: string, date: string): string {
  const start = readStart(text);
  return start === undefined ? date : `${start.day ?? date.slice(0, 10)}T${start.hour}:00${offsetOf(date)}`;
}

/** Entries do not say how many rounds there will be: a second final is a final B. */
const UNKNOWN_ROUNDS = 2;

/** A trial of an event that the programme lacks, planned. */
export function newTrial(
  { event, category, name }: Target,
  { round, heat }: { readonly round: RoundLetter; readonly heat: number },
  startsAt: string,
  date: string,
): UploadTrial {
  const { g0, g1 } = event;
  const label = formatRound({ round, heat, heats: Math.max(heat, 1), rounds: UNKNOWN_ROUNDS }, 'fr');
  return {
    uid: makeTrialUid({ g0, g1, category, round, heat }),
    group: name,
    name: `${name} – ${label}`,
    date: startOf(startsAt, date),
    g0,
    g1,
    category,
    round,
    heat,
  };
}
