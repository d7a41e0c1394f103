import { isHiddenAthlete, makeAthleteId } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import { mapInTurns } from '../store/map-in-turns.ts';

type NamedRow = Pick<StartRow, 'auid' | 'last' | 'first' | 'club' | 'country' | 'relay'>;

/** The id of a row without one, from its name and its club or country; none for a team, which has no first name, or a hidden athlete. */
export function computeAthleteId({ auid, last, first, club, country, relay }: NamedRow): string | undefined {
  if (auid !== undefined || relay !== undefined) return undefined;
  if (first === '' || isHiddenAthlete({ last, first })) return undefined;
  return makeAthleteId({ last, first, third: club ?? country ?? '' });
}

/** A row with its athlete's id: the one that was sent, else the computed one. */
export const addAthleteId = <Row extends NamedRow>(row: Row): Row => {
  const auid = row.auid ?? computeAthleteId(row);
  return auid === undefined ? row : { ...row, auid };
};

/**
 * The rows of a list, each athlete with an id: the one that was sent, else one made from the name and the club (P5.9, Q37). It is
 * the same after every upload, and in every competition while the name and the club are. Namesakes of one club get none.
 */
export async function addAthleteIds<Row extends NamedRow>(rows: readonly Row[]): Promise<Row[]> {
  const ids = await mapInTurns(rows, computeAthleteId);
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  return rows.map((row, index) => {
    const id = ids[index];
    return id === undefined || counts.get(id) !== 1 ? row : { ...row, auid: id };
  });
}
