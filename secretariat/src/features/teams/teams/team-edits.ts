import { makeTeamId } from 'shared-domain';
import type { StartEdit, Team, TeamAnswer } from 'shared-domain/contract';
import type { Start, StartList } from '../../../api/start-lists.ts';

export type Member = TeamAnswer['members'][number];

/** Where members go: a team that there is, or one that is made by naming it. */
interface Target {
  readonly kind: Team['kind'];
  readonly title: string;
  /** Of a team that there is. */
  readonly oid?: string | undefined;
}

const isOf = (row: Start, { auid, bib, last, first }: Member): boolean => {
  if (auid !== undefined && row.auid !== undefined) return auid === row.auid;
  if (bib !== undefined && row.bib !== undefined) return bib === row.bib && row.last === last;
  return row.last === last && (row.first ?? '') === first;
};

/** The entry for another club or team; what is left undefined is left out on the wire. */
function movedEntry({ row: _, ...entry }: Start, { kind, title, oid }: Target): Omit<Start, 'row'> {
  if (kind === 'tg') {
    const { cat } = entry.teamTG ?? {};
    return { ...entry, teamTG: { n: title, ...(cat !== undefined && { cat }), ...(oid !== undefined && { oid }) } };
  }
  const { coid: __, ...others } = entry;
  // A club known by its name alone stays so.
  return { ...others, clubName: title, ...(oid !== undefined && oid !== makeTeamId(title) && { coid: oid }) };
}

/** The edits that put members of one team into another in every list that they stand in; each keeps its place. */
export function teamEdits(lists: readonly StartList[], members: readonly Member[], to: Target): StartEdit[] {
  return lists.flatMap(({ oid: trial, rows }) =>
    rows.flatMap((row, at): StartEdit[] =>
      members.some((member) => isOf(row, member))
        ? [
            { op: 'remove', trial, row: row.row },
            { op: 'add', trial, entry: movedEntry(row, to) },
            { op: 'move', trial, row: row.row, odr: at + 1 },
          ]
        : [],
    ),
  );
}
