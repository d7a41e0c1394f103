import type { UploadStart } from 'shared-domain/contract';
import type { Level } from './events.data.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** A person in one event, with the marks that led there (ms or mm) and what to expect today. */
export interface Entrant {
  readonly person: Person;
  readonly pb: number;
  readonly sb: number;
  readonly form: number;
}

/** Events in which a smaller value is the better one. */
export const isTimed = (kind: string): boolean => ['lanes', 'track', 'walk', 'relay'].includes(kind);

/** Rounds marks to what a tape or a photo finish reads: centimetres, or hundredths for known bests. */
const toTen = (value: number): number => Math.round(value / 10) * 10;

/** The field of an event: bests spread from the favourite to the last, in no particular order. */
export function makeField(
  size: number,
  person: () => Person,
  { best, spread }: Level,
  timed: boolean,
  random: Random,
): Entrant[] {
  const worse = timed ? 1 : -1;
  const field = Array.from({ length: size }, (_, i) => {
    const share = i / Math.max(1, size - 1) + random.normal() * 0.05;
    const pb = best * (1 + worse * spread * Math.max(0, share));
    const sb = pb * (1 + worse * random.next() * 0.02);
    const form = sb * (1 + worse * (random.normal() * 0.007 + 0.006));
    return { person: person(), pb: toTen(pb), sb: toTen(random.chance(0.25) ? pb : sb), form };
  });
  return random.shuffle(field);
}

/** Who somebody is in an entry; result rows then need only the bib. */
export function identity(person: Person): UploadStart {
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

export const entry = ({ person, pb, sb }: Entrant): UploadStart => ({ ...identity(person), pe: { pb, sb } });
