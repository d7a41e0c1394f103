import type { Db } from '../db.ts';
import { selectRowKey } from '../row-keys.ts';
import { HIDDEN_NAME_KEY } from './name-masks.ts';

/** A person or team of a start list; two with the same name and club count once. */
interface Entrant {
  readonly name: string;
  readonly club: string;
}

const buildEntrantKey = ({ name, club }: Entrant): string => `${name}\t${club}`;

/** The key of a hidden athlete, by the name that is stored beside the row. */
function buildHiddenKey(hidden: string | null | undefined, position: number): string {
  const { last = '', first = '', bib = position } = JSON.parse(hidden ?? '{}') as Record<string, string | number>;
  return `${last} ${first} ${last === '' ? bib : ''}`;
}

/**
 * Keys of the people and teams that a challenge's start lists and commitments name, each once.
 * @param excludedLists oids of lists that are left out
 */
export async function readEntrants(
  db: Db,
  challenge: string,
  excludedLists: readonly string[] = [],
): Promise<Set<string>> {
  const excludedKeys = excludedLists.map(selectRowKey);
  const rows = db
    .selectFrom('start_row')
    .where('challenge', '=', selectRowKey(challenge))
    .$if(excludedKeys.length > 0, (query) => query.where('list', 'not in', excludedKeys));
  const named = await rows.select(['name', 'club']).where('name', '<>', HIDDEN_NAME_KEY).distinct().execute();
  const hidden = await rows.select(['hidden', 'position']).where('name', '=', HIDDEN_NAME_KEY).execute();
  return new Set([
    ...named.map(buildEntrantKey),
    ...hidden.map(({ hidden: body, position }) => buildHiddenKey(body, position)),
  ]);
}

/** Adds the people and teams of a list that is about to be written. */
export function addEntrants(entrants: Set<string>, rows: readonly Entrant[]): void {
  for (const row of rows) entrants.add(buildEntrantKey(row));
}
