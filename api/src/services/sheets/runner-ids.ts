import { foldText } from 'shared-domain';
import type { ResultRow, StartRow } from 'shared-domain/contract';
import { presentStartRow } from '../../presenters/athlete.ts';
import { computeAthleteId } from '../../presenters/athlete-ids.ts';
import type { Db } from '../../store/db.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { findRowsByNames } from '../../store/search/find-rows.ts';

type PersonRow = StartRow | ResultRow;
type Member = NonNullable<PersonRow['members']>[number];

const foldName = ({ last, first = '' }: Pick<Member, 'last' | 'first'>): string => foldText(`${last} ${first}`);

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && foldText(one) === foldText(other);

/** Whether an athlete's row is that of a member of a team: by their bibs where both have one, else by the club or the country. */
function isRowOfMember(row: PersonRow, member: Member, team: PersonRow): boolean {
  if (row.relay !== undefined || foldName(row) !== foldName(member)) return false;
  if (row.bib !== undefined && member.bib !== undefined) return row.bib === member.bib;
  return isSame(row.club, team.club) || (team.club === undefined && isSame(row.country, team.country));
}

/** The id of the athlete whose rows these are, a sent one first; none where they are of several. */
function findOnlyId(rows: readonly PersonRow[]): string | undefined {
  const sentIds = new Set(rows.flatMap(({ auid }) => auid ?? []));
  const ids = sentIds.size > 0 ? sentIds : new Set(rows.flatMap((row) => computeAthleteId(row) ?? []));
  return ids.size === 1 ? [...ids][0] : undefined;
}

/**
 * Relay teams with the athlete's id of each member who takes part alone as well, in an event of the same challenge: only these have a page.
 */
export async function addRunnerIds<Row extends PersonRow>(
  db: Db,
  chOID: string,
  teams: readonly Row[],
): Promise<readonly Row[]> {
  const names = [...new Set(teams.flatMap(({ members = [] }) => members.map(foldName)))];
  if (names.length === 0) return teams;
  const starts = (await findRowsByNames(db, 'start_row', chOID, names)).map(({ body }) =>
    presentStartRow(JSON.parse(body) as SentStart),
  );
  const results = (await findRowsByNames(db, 'result_row', chOID, names)).map(
    ({ body }) => JSON.parse(body) as ResultRow,
  );
  const rows: readonly PersonRow[] = [...starts, ...results];
  return teams.map((team) =>
    team.members === undefined
      ? team
      : {
          ...team,
          members: team.members.map((member) => {
            const auid = findOnlyId(rows.filter((row) => isRowOfMember(row, member, team)));
            return auid === undefined ? member : { ...member, auid };
          }),
        },
  );
}
