import type { UploadStart } from 'shared-domain/contract';
import type { Level } from './events.data.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** A person in one event: personal best, season's best and expected mark of the day (`form`), in ms or mm. */
export interface Entrant {
  readonly person: Person;
  readonly pb: number;
  readonly sb: number;
  readonly form: number;
}

/** Events in which a smaller value is the better one. */
export const isTimed = (kind: string): boolean => ['lanes', 'track', 'walk', 'relay'].includes(kind);

/** Rounds mm to centimetres and ms to hundredths. */
const roundToTen = (value: number): number => Math.round(value / 10) * 10;

/** The field of an event: bests spread from the favourite to the last, in no particular order. */
export function makeField(
  size: number,
  person: () => Person,
  { best, spread }: Level,
  isTimedEvent: boolean,
  random: Random,
): Entrant[] {
  const worseSign = isTimedEvent ? 1 : -1;
  const field = Array.from({ length: size }, (_, i) => {
    const share = i / Math.max(1, size - 1) + random.normal() * 0.05;
    const pb = best * (1 + worseSign * spread * Math.max(0, share));
    const sb = pb * (1 + worseSign * random.next() * 0.02);
    const form = sb * (1 + worseSign * (random.normal() * 0.007 + 0.006));
    return { person: person(), pb: roundToTen(pb), sb: roundToTen(random.chance(0.25) ? pb : sb), form };
  });
  return random.shuffle(field);
}

/** The fields of an entry that identify an athlete; result rows then need only the bib. */
export function buildIdentity(person: Person): UploadStart {
  return {
    bib: person.bib,
    auid: `demo-${person.bib}`,
    last: person.last,
    first: person.first,
    category: person.category,
    clubName: person.club,
    country: 'FRA',
    dob: person.dob,
  };
}

export const buildEntry = ({ person, pb, sb }: Entrant): UploadStart => ({ ...buildIdentity(person), pe: { pb, sb } });
