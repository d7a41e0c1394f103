import { findNearClubs, isRelayEvent, parseClubName, type SpeltClub } from 'shared-domain';
import type { RowFacts } from './check-row.ts';
import type { Fixes } from './fields.ts';
import type { Issue } from './issue.ts';
import type { CellReader } from './issue-collector.ts';

interface ClubRow {
  readonly row: { readonly line: number };
  readonly readCell: CellReader;
  readonly facts: RowFacts;
}

interface ClubOptions {
  readonly fixes: Fixes;
  /** Clubs of the organisation's competitions, as they are spelt there. */
  readonly knownClubs: readonly string[];
  /** The column of teams holds the clubs. */
  readonly isTeamClub: boolean;
}

/** The club of a row's athlete; empty for a relay team, which is a team and no club. */
function readClub({ readCell, facts: { team, foundEvent } }: ClubRow, isTeamClub: boolean): string {
  if (team !== '' && foundEvent !== undefined && isRelayEvent(foundEvent.event)) return '';
  return parseClubName(isTeamClub && readCell('club') === '' ? team : readCell('club'));
}

/**
 * A warning, by line, for each row whose club is spelt nearly as another one: of the file, with more athletes, or of the organisation. A
 * club that the user has written or confirmed is not asked about again.
 */
export function checkClubs(
  rows: readonly ClubRow[],
  { fixes, knownClubs, isTeamClub }: ClubOptions,
): ReadonlyMap<number, Issue> {
  const clubs = rows.map((row) => readClub(row, isTeamClub));
  const athletesByClub = new Map<string, Set<string>>();
  for (const [index, club] of clubs.entries()) {
    if (club === '') continue;
    const { last = '', first = '' } = rows[index]?.facts ?? {};
    const athletes = athletesByClub.get(club);
    if (athletes === undefined) athletesByClub.set(club, new Set([`${last}|${first}`]));
    else athletes.add(`${last}|${first}`);
  }
  const known = new Set(knownClubs);
  const spellings: SpeltClub[] = [
    ...[...athletesByClub].map(([name, athletes]) => ({ name, count: athletes.size, isKnown: known.has(name) })),
    ...knownClubs.filter((name) => !athletesByClub.has(name)).map((name) => ({ name, count: 0, isKnown: true })),
  ];
  const near = findNearClubs(spellings);
  return new Map(
    rows.flatMap(({ row: { line } }, index) => {
      const value = clubs[index] ?? '';
      const other = near.get(value);
      if (other === undefined || fixes[line]?.club !== undefined) return [];
      const answers = [
        { value: other, kind: 'same' as const },
        { value, kind: 'keep' as const },
      ];
      return [[line, { field: 'club', reason: 'clubNear', value, detail: other, answers } satisfies Issue] as const];
    }),
  );
}
