import type { Db } from '../db.ts';
import { rowKey } from '../row-keys.ts';
import { NOBODY } from './hide-athletes.ts';

/** Who a start list names, as far as one is told from another: two of one name and club count once. */
interface Entrant {
  readonly name: string;
  readonly club: string;
}

const keyOf = ({ name, club }: Entrant): string => `${name}\t${club}`;

/** A hidden athlete's row keeps its own name beside it. */
function hiddenKey(hidden: string | null | undefined, position: number): string {
  const { last = '', first = '', bib = position } = JSON.parse(hidden ?? '{}') as Record<string, string | number>;
  return `${last} ${first} ${last === '' ? bib : ''}`;
}

/**
 * Keys of the people and teams that a challenge's start lists and commitments name, each once.
 * @param without oids of lists that are not looked at
 */
export async function readEntrants(db: Db, challenge: string, without: readonly string[] = []): Promise<Set<string>> {
  const lists = without.map(rowKey);
  const rows = db
    .selectFrom('start_row')
    .where('challenge', '=', rowKey(challenge))
    .$if(lists.length > 0, (query) => query.where('list', 'not in', lists));
  const named = await rows.select(['name', 'club']).where('name', '<>', NOBODY).distinct().execute();
  const hidden = await rows.select(['hidden', 'position']).where('name', '=', NOBODY).execute();
  return new Set([...named.map(keyOf), ...hidden.map(({ hidden: body, position }) => hiddenKey(body, position))]);
}

/** Adds those that a list about to be written names. */
export function addEntrants(entrants: Set<string>, rows: readonly Entrant[]): void {
  for (const row of rows) entrants.add(keyOf(row));
}
