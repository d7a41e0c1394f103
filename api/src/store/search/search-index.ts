import { sql } from 'kysely';
import { findRegion, foldText, HIDDEN_ATHLETE } from 'shared-domain';
import { incrementCounter } from '../counters.ts';
import type { Db } from '../db.ts';
import { isPostgres } from '../engine.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import { selectRowKey } from '../row-keys.ts';
import { updateEventIndex } from './event-index.ts';
import { findScope } from './find-in-index.ts';
import { computeFirstId, IDS_PER_CHALLENGE, isSameDay } from './search-ids.ts';
import { buildScopeCondition, findNextId } from './search-scope.ts';

/** What the index has of a row; name and club are folded. */
interface SearchKey {
  readonly name: string;
  readonly club: string;
  readonly bib: string | null;
}

/** With more keys than this, all entries of a competition are read instead of those with these names. */
const MAX_NAMED_KEYS = 300;
const HIDDEN_NAME_KEY = foldText(`${HIDDEN_ATHLETE.last} ${HIDDEN_ATHLETE.first}`);
const formatKey = ({ name, club, bib }: SearchKey): string => `${name}\t${club}\t${bib ?? ''}`;

type Keys = Map<string, SearchKey>;

function mapKeys(rows: readonly SearchKey[]): Keys {
  const keys: Keys = new Map();
  for (const row of rows) if (row.name !== HIDDEN_NAME_KEY) keys.set(formatKey(row), row);
  return keys;
}

async function listEntries(db: Db, scope: number, keys: Keys): Promise<(SearchKey & { readonly id: number })[]> {
  const all = db.selectFrom('search_athlete').select(['id', 'name', 'club', 'bib']).where(buildScopeCondition(scope));
  const names = [...new Set([...keys.values()].map(({ name }) => name))];
  return (keys.size > MAX_NAMED_KEYS ? all : all.where('name', 'in', names)).execute();
}

async function addClubs(db: Db, scope: number, keys: Keys): Promise<void> {
  const clubs = new Set([...keys.values()].map(({ club }) => club));
  const indexed = await db.selectFrom('search_club').select('club').where(buildScopeCondition(scope)).execute();
  for (const { club } of indexed) clubs.delete(club);
  clubs.delete('');
  const first = await findNextId(db, 'search_club', scope);
  const rows = [...clubs].sort().reverse();
  await sliceInTurns(rows.slice(0, scope + IDS_PER_CHALLENGE - first), async (slice, start) => {
    const values = slice.map((club, index) => ({ id: first + start + index, club }));
    await db.insertInto('search_club').values(values).execute();
  });
}

/** Inserts the rows as one JSON value: a parameter for each column of each row takes as long as the indexing itself. */
async function insertAthletes(db: Db, first: number, rows: readonly SearchKey[]): Promise<void> {
  const json = JSON.stringify(rows.map(({ name, club, bib }) => [name, club, bib ?? '']));
  const columns = sql`value ->> 0, value ->> 1, value ->> 2`;
  const source = isPostgres(db)
    ? sql`select cast(${first} as bigint) - 1 + n, ${columns} from jsonb_array_elements(${json}::jsonb) with ordinality as row(value, n)`
    : sql`select ${first} + key, ${columns} from json_each(${json})`;
  await sql`insert into search_athlete (id, name, club, bib) ${source}`.execute(db);
}

/** Writes the keys that are not indexed yet, in reverse alphabetical order, because higher ids are shown first. */
async function addKeys(db: Db, scope: number, keys: Keys): Promise<void> {
  for (const entry of await listEntries(db, scope, keys)) keys.delete(formatKey(entry));
  if (keys.size === 0) return;
  const first = await findNextId(db, 'search_athlete', scope);
  const texts = [...keys.keys()].sort().reverse();
  await sliceInTurns(texts.slice(0, scope + IDS_PER_CHALLENGE - first), async (slice, start) => {
    const rows = slice.map((text) => keys.get(text) as SearchKey);
    await insertAthletes(db, first + start, rows);
  });
  await addClubs(db, scope, keys);
}

/** Keys of the rows of the challenge that still have one of these names. */
async function listNamed(db: Db, challenge: string, names: readonly string[]): Promise<SearchKey[]> {
  const keys: SearchKey[] = [];
  for (const table of ['result_row', 'start_row'] as const) {
    const rows = db
      .selectFrom(table)
      .select(['name', 'club', 'bib'])
      .distinct()
      .where('challenge', '=', selectRowKey(challenge));
    keys.push(...(await rows.where('name', 'in', names).execute()));
  }
  return keys;
}

async function removeKeys(db: Db, challenge: string, scope: number, keys: Keys): Promise<void> {
  const names = [...new Set([...keys.values()].map(({ name }) => name))];
  await sliceInTurns(names, async (slice) => {
    for (const key of await listNamed(db, challenge, slice)) keys.delete(formatKey(key));
  });
  if (keys.size === 0) return;
  const removed = (await listEntries(db, scope, keys)).filter((entry) => keys.has(formatKey(entry)));
  await sliceInTurns(removed, async (slice) => {
    const ids = slice.map(({ id }) => id);
    await db.deleteFrom('search_athlete').where('id', 'in', ids).execute();
  });
  const remaining = db.selectFrom('search_athlete').select('club').where(buildScopeCondition(scope));
  const clubs = [...new Set(removed.map(({ club }) => club))];
  await sliceInTurns(clubs, async (slice) => {
    const deletion = db
      .deleteFrom('search_club')
      .where(buildScopeCondition(scope))
      .where('club', 'in', [...slice]);
    await deletion.where('club', 'not in', remaining).execute();
  });
}

async function removeScope(db: Db, scope: number): Promise<void> {
  await db.deleteFrom('search_athlete').where(buildScopeCondition(scope)).execute();
  await db.deleteFrom('search_club').where(buildScopeCondition(scope)).execute();
  await db.deleteFrom('search_event').where(buildScopeCondition(scope)).execute();
  await db.deleteFrom('search_challenge').where('id', '=', scope).execute();
}

/** Updates the index after a list was replaced, given its rows before and after. */
export async function updateListIndex(
  db: Db,
  challenge: string,
  before: readonly SearchKey[],
  after: readonly SearchKey[],
): Promise<void> {
  const removed = mapKeys(before);
  const added = mapKeys(after);
  for (const text of removed.keys()) {
    if (!added.delete(text)) continue;
    removed.delete(text);
  }
  if (removed.size + added.size === 0) return;
  const scope = await findScope(db, challenge);
  if (scope === undefined) return;
  if (added.size > 0) await addKeys(db, scope, added);
  if (removed.size > 0) await removeKeys(db, challenge, scope, removed);
}

async function listRows(db: Db, challenge: string): Promise<SearchKey[]> {
  const rows: SearchKey[] = [];
  for (const table of ['result_row', 'start_row'] as const) {
    const query = db
      .selectFrom(table)
      .select(['name', 'club', 'bib'])
      .distinct()
      .where('challenge', '=', selectRowKey(challenge));
    for (const row of await query.execute()) rows.push(row);
  }
  return rows;
}

/** Updates the index of a challenge from all its rows. */
export async function updateRowsIndex(db: Db, challenge: string): Promise<void> {
  const scope = await findScope(db, challenge);
  if (scope === undefined) return;
  const indexed = db.selectFrom('search_athlete').select(['name', 'club', 'bib']).where(buildScopeCondition(scope));
  await updateListIndex(db, challenge, await indexed.execute(), await listRows(db, challenge));
}

async function addScope(db: Db, challenge: string, date: string, words: string): Promise<void> {
  for (;;) {
    const id = computeFirstId(date, await incrementCounter(db, 'search index'));
    const existing = await db.selectFrom('search_challenge').select('id').where('id', '=', id).executeTakeFirst();
    if (existing !== undefined) continue;
    await db.insertInto('search_challenge').values({ id, challenge, words }).execute();
    return;
  }
}

/** Updates the index after a challenge was created, changed, shown, hidden or restored; a hidden one is removed from it. */
export async function updateChallengeIndex(db: Db, oid: string): Promise<void> {
  const challenge = await db
    .selectFrom('challenge')
    .innerJoin('organisation', 'organisation.oid', 'challenge.organisation')
    .where('challenge.oid', '=', oid)
    .select([
      'challenge.name',
      'kind',
      'date',
      'hashtag',
      'region',
      'metadata',
      'visible',
      'organisation.name as organiser',
    ])
    .executeTakeFirst();
  const scope = await findScope(db, oid);
  const isVisible = challenge?.visible === 1;
  const staysInPlace = isVisible && scope !== undefined && isSameDay(scope, computeFirstId(challenge.date, 0));
  if (scope !== undefined && !staysInPlace) await removeScope(db, scope);
  if (!isVisible) return;
  const { name, kind, date, hashtag, organiser, region, metadata } = challenge;
  const { place = '' } = JSON.parse(metadata) as { place?: string };
  const words = foldText(`${name} ${place} ${hashtag} ${organiser} ${findRegion(region)?.name ?? ''}`);
  if (staysInPlace) await db.updateTable('search_challenge').set({ words }).where('id', '=', scope).execute();
  else {
    await addScope(db, oid, date, words);
    await updateRowsIndex(db, oid);
    await updateEventIndex(db, oid, kind);
  }
}

/** Removes a challenge from the index, before it is deleted. */
export async function removeFromIndex(db: Db, oid: string): Promise<void> {
  const scope = await findScope(db, oid);
  if (scope !== undefined) await removeScope(db, scope);
}
