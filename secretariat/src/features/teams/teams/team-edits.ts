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

/** The entry with another club or team; undefined fields are not sent. */
function makeMovedEntry({ row: _, ...entry }: Start, { kind, title, oid }: Target): Omit<Start, 'row'> {
  if (kind === 'tg') {
    const { cat } = entry.teamTG ?? {};
    return { ...entry, teamTG: { n: title, ...(cat !== undefined && { cat }), ...(oid !== undefined && { oid }) } };
  }
  const { coid: __, ...others } = entry;
  // A club without an id of its own, whose oid follows from its name, gets no `coid`.
  return { ...others, clubName: title, ...(oid !== undefined && oid !== makeTeamId(title) && { coid: oid }) };
}

/** The edits that move members to another team in all these lists; each row keeps its place. */
export function makeTeamEdits(lists: readonly StartList[], members: readonly Member[], target: Target): StartEdit[] {
  return lists.flatMap(({ oid: trial, rows }) =>
    rows.flatMap((row, index): StartEdit[] =>
      members.some((member) => isRowOf(row, member))
        ? [
            { op: 'remove', trial, row: row.row },
            { op: 'add', trial, entry: makeMovedEntry(row, target) },
            { op: 'move', trial, row: row.row, odr: index + 1 },
          ]
        : [],
    ),
  );
}
