import { foldText } from 'shared-domain';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { Athlete } from '../../api/register.ts';
import type { Start } from '../../api/start-lists.ts';
import { findSexLetter } from '../../components/entry/entry-draft.ts';

export const formatName = ({ last, first }: Pick<Athlete, 'last' | 'first'>): string =>
  [last, first].filter(Boolean).join(' ');

type Groups = readonly ProgrammeGroup[];

/** The events of the other sex in which an athlete is entered, by the sex that is known of the athlete. */
export function listOtherSexEvents(
  { sex, category, entries }: Pick<Athlete, 'sex' | 'category' | 'entries'>,
  groups: Groups,
): Groups {
  const sexOfAthlete = sex ?? findSexLetter(category);
  if (sexOfAthlete !== 'F' && sexOfAthlete !== 'M') return [];
  return groups.filter(({ oid, trials: [event] }) => {
    const sexOfEvent = findSexLetter(event?.category);
    return sexOfEvent !== '' && sexOfEvent !== sexOfAthlete && entries.some(({ gOID }) => gOID === oid);
  });
}

/** Filters for athletes that somebody should look at. */
export const CHECKS = ['all', 'noBib', 'noClub', 'noBirth', 'twoBibs', 'otherSex'] as const;
export type Check = (typeof CHECKS)[number];

const CHECK_RULES: Readonly<Record<Check, (athlete: Athlete, groups: Groups) => boolean>> = {
  all: () => true,
  noBib: ({ bibs, entries }) => bibs.length === 0 || entries.some(({ bib }) => bib === undefined || bib === ''),
  noClub: ({ clubName }) => clubName === undefined,
  noBirth: ({ dob }) => dob === undefined,
  twoBibs: ({ bibs }) => bibs.length > 1,
  otherSex: (athlete, groups) => listOtherSexEvents(athlete, groups).length > 0,
};

/** Athletes that a check finds and whose name, club, licence or bib contains all the words. */
export function filterAthletes(athletes: readonly Athlete[], words: string, check: Check, groups: Groups): Athlete[] {
  const searchWords = foldText(words).split(/\s+/).filter(Boolean);
  return athletes.filter((athlete) => {
    if (!CHECK_RULES[check](athlete, groups)) return false;
    const { last, first, clubName, auid, bibs } = athlete;
    const text = foldText([last, first, clubName, auid, ...bibs].filter(Boolean).join(' '));
    return searchWords.every((word) => text.includes(word));
  });
}

/** An entry as the row of its list. */
export function toStart(athlete: Athlete, { row, bib, lane, presence }: Athlete['entries'][number]): Start {
  const { last, first, category, sex, clubName } = athlete;
  const optionalFields = { bib, lane, presence, first, category, sex, clubName };
  return {
    row,
    last,
    ...Object.fromEntries(Object.entries(optionalFields).filter(([, value]) => value !== undefined)),
  } as Start;
}
