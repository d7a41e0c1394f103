import type { ResultRow, StartRow } from 'shared-domain/contract';
import { computeAthleteId } from '../../presenters/athlete-ids.ts';

type PersonRow = StartRow | ResultRow;

/** The ids of a row's athlete, sent and computed, and of the members of a relay team, who have the team's club. */
function listAthletes(row: PersonRow): (string | undefined)[] {
  const { auid, club, country, members = [] } = row;
  if (row.relay === undefined) return [auid, computeAthleteId({ ...row, auid: undefined })];
  return members.map(({ last, first = '' }) =>
    computeAthleteId({ last, first, club, country, auid: undefined, relay: undefined }),
  );
}

/** The row of each of these athletes; none of namesakes of one club, whom an id does not tell apart. */
export function findAthleteRows<Row extends PersonRow>(
  rows: readonly Row[],
  athletes: { has(athlete: string): boolean },
): Map<string, Row> {
  const found = new Map<string, Row | undefined>();
  for (const row of rows)
    for (const athlete of new Set(listAthletes(row)))
      if (athlete !== undefined && athletes.has(athlete)) found.set(athlete, found.has(athlete) ? undefined : row);
  return new Map([...found].flatMap(([athlete, row]) => (row === undefined ? [] : [[athlete, row] as const])));
}
