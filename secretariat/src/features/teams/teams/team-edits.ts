import { makeTeamId } from 'shared-domain';
import type { StartEdit, Team, TeamAnswer } from 'shared-domain/contract';
import type { Start, StartList } from '../../../api/start-lists.ts';

export type Member = TeamAnswer['members'][number];

/** The team to move members to; a new one has no `oid`. */
interface Target {
  readonly kind: Team['kind'];
  readonly title: string;
  readonly oid?: string | undefined;
}

const isRowOf = (row: Start, { auid, bib, last, first }: Member): boolean => {
  if (auid !== undefined && row.auid !== undefined) return auid === row.auid;
  if (bib !== undefined && row.bib !== undefined) return bib === row.bib && row.last === last;
  return row.last === last && (row.first ?? '') === first;
};

/** What of an entry is another one in a team. */
function makeTeamChange(
  { teamTG }: Start,
  { kind, title, oid }: Target,
): Pick<StartEdit & { op: 'team' }, 'clubName' | 'coid' | 'teamTG'> {
  if (kind === 'tg') {
    const { cat } = teamTG ?? {};
    return { teamTG: { n: title, ...(cat !== undefined && { cat }), ...(oid !== undefined && { oid }) } };
  }
  // A club without an id of its own, whose oid follows from its name, gets no `coid`.
  return { clubName: title, ...(oid !== undefined && oid !== makeTeamId(title) && { coid: oid }) };
}

/** The edits that move members to another team in all these lists. */
export function makeTeamEdits(lists: readonly StartList[], members: readonly Member[], target: Target): StartEdit[] {
  return lists.flatMap(({ oid: trial, rows }) =>
    rows
      .filter((row) => members.some((member) => isRowOf(row, member)))
      .map((row): StartEdit => ({ op: 'team', trial, row: row.row, ...makeTeamChange(row, target) })),
  );
}
