import { foldText, isBirthYear } from 'shared-domain';

interface KeyedPerson {
  readonly auid?: string | undefined;
  readonly last?: string | undefined;
  readonly first?: string | undefined;
  readonly dob?: string | undefined;
  readonly clubName?: string | undefined;
}

/** Equal for rows of the same person: the licence, else the name with the birth date, else with the birth year and the club. */
export function makePersonKey({ auid, last = '', first = '', dob = '', clubName = '' }: KeyedPerson): string {
  if (auid) return `licence ${auid}`;
  return foldText(`${last}|${first}|${isBirthYear(dob) ? `${dob} ${clubName}` : dob || clubName}`);
}
