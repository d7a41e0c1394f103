import { findRoundLeaders, isHiddenAthlete, isPublished } from 'shared-domain';
import type { ResultRow, Round } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { readWinners } from '../../store/lists/lists.ts';
import type { Programme } from '../context/programme.ts';
import { isRowUnder16 } from './under-16.ts';

/** Rows read of each heat: a first place is hardly ever shared by more. */
const MAX_SHARED = 3;

export const formatName = (row: Pick<ResultRow, 'last' | 'first'>): string => `${row.last} ${row.first}`.trim();

/** Adds who leads each published round. Search engines index the programme, so it names nobody under 16. */
export async function addLeaders(db: Db, programme: Programme, rounds: readonly Round[]): Promise<Round[]> {
  if (!rounds.some(({ status }) => isPublished(status))) return [...rounds];
  const bodies = await readWinners(db, programme.challenge.oid, MAX_SHARED);
  return rounds.map((round) => {
    const leader = isPublished(round.status) ? findLeader(programme, round, bodies) : undefined;
    return leader === undefined ? round : { ...round, leader };
  });
}

function findLeader(
  programme: Programme,
  { heats }: Round,
  bodies: ReadonlyMap<string, readonly string[]>,
): Round['leader'] {
  const leaders = findRoundLeaders(
    heats.map(({ oid }) => (bodies.get(oid) ?? []).map((body) => ({ ...(JSON.parse(body) as ResultRow), oid }))),
  );
  const [first] = leaders;
  if (first === undefined || !leaders.every((row) => canBeNamed(row, programme))) return undefined;
  return { oid: first.oid, name: leaders.map(formatName).join(', '), prf: first.prf };
}

const canBeNamed = (row: ResultRow & { readonly oid: string }, programme: Programme): boolean =>
  !isHiddenAthlete(row) && !isRowUnder16(row, undefined, programme);
