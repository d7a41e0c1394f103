import { findRelayFaults } from './lineup.ts';

/** Faults of a team in a list: a leg without a runner, a runner named twice, a runner in two teams. */
export const RELAY_LIST_FAULTS = ['missing', 'twice', 'shared'] as const;

/** One of RELAY_LIST_FAULTS. */
export type RelayListFault = (typeof RELAY_LIST_FAULTS)[number];

/** A runner of a team and their leg, from 1; a substitute has none. */
export interface RelayMember {
  readonly athlete: string;
  readonly leg?: number | undefined;
}

/** The number of teams of each runner. */
function countTeams(teams: readonly (readonly RelayMember[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const members of teams)
    for (const athlete of new Set(members.map((member) => member.athlete)))
      counts.set(athlete, (counts.get(athlete) ?? 0) + 1);
  return counts;
}

/**
 * Faults of each team of a list, aligned with it: every leg needs a runner, nobody is named twice (TR 24.10) or runs for two teams.
 * @example findRelayListFaults([[{ athlete: 'Ines', leg: 1 }, { athlete: 'Ines', leg: 2 }]], 2) // [['twice']]
 */
export function findRelayListFaults(
  teams: readonly (readonly RelayMember[])[],
  legs: number,
): readonly (readonly RelayListFault[])[] {
  const counts = countTeams(teams);
  return teams.map((members) => {
    const athletes = members.map(({ athlete }) => athlete);
    const filled = new Set(members.flatMap(({ leg }) => leg ?? []));
    const rules = { entered: athletes, substitutes: 0, legs: athletes.length };
    const faults: RelayListFault[] = [];
    if (filled.size < legs) faults.push('missing');
    if (findRelayFaults([athletes], rules).some(({ kind }) => kind === 'runsTwice')) faults.push('twice');
    if (athletes.some((athlete) => (counts.get(athlete) ?? 0) > 1)) faults.push('shared');
    return faults;
  });
}
