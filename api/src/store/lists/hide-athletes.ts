import { foldText, hideAthlete, makeNameKey, makeNameKeys, type NameMask } from 'shared-domain';
import type { Db } from '../db.ts';
import { newOid } from '../oid.ts';
import { selectRowKey } from '../row-keys.ts';
import { updateRowsIndex } from '../search/search-index.ts';
import { HIDDEN_NAME_KEY, readNameMask } from './name-masks.ts';
import { createLicenceFinder, createNameFinder } from './text-finder.ts';

/** An athlete as the rows of a challenge name one. */
export interface NamedAthlete {
  readonly last: string;
  readonly first?: string | undefined;
}

interface RowBody extends NamedAthlete {
  readonly club?: string;
  readonly clubName?: string;
  readonly country?: string;
  readonly relay?: { readonly n?: string | number };
}

const TABLES = ['start_row', 'result_row'] as const;

/** Folded in the same way as the column `name` of the rows. */
const buildNameKey = ({ last, first = '' }: NamedAthlete): string => foldText(`${last} ${first}`);

/** Records an athlete as hidden; false when that was so before. */
export async function insertHidden(db: Db, challenge: string, athlete: NamedAthlete, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hidden_athlete')
    .values({
      oid: newOid(),
      challenge,
      key: buildNameKey(athlete),
      at: now.toISOString(),
      last: athlete.last,
      first: athlete.first ?? '',
    })
    .onConflict((conflict) => conflict.columns(['challenge', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Hidden athletes of a challenge by name, or by key where only that is stored. */
export async function listHidden(
  db: Db,
  challenge: string,
): Promise<{ oid: string; last: string; first: string; at: string }[]> {
  const rows = await db
    .selectFrom('hidden_athlete')
    .select(['oid', 'key', 'last', 'first', 'at'])
    .where('challenge', '=', challenge)
    .orderBy('key')
    .execute();
  return rows.map(({ oid, key, last, first, at }) => ({ oid, last: last ?? key, first: first ?? '', at }));
}

export async function deleteHidden(db: Db, challenge: string, athlete: NamedAthlete): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hidden_athlete')
    .where('challenge', '=', challenge)
    .where('key', '=', buildNameKey(athlete))
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** What hides a person, under the name in either order and whatever its signs. */
export async function listHiddenPerson(db: Db, challenge: string, person: NamedAthlete) {
  const keys = makeNameKeys(person);
  return (await listHidden(db, challenge)).filter((one) => keys.includes(makeNameKey(one)));
}

/** Deletes what hides a person; returns how many there were. */
export async function deleteHiddenPerson(db: Db, challenge: string, person: NamedAthlete): Promise<number> {
  const oids = (await listHiddenPerson(db, challenge, person)).map(({ oid }) => oid);
  if (oids.length > 0) await db.deleteFrom('hidden_athlete').where('oid', 'in', oids).execute();
  return oids.length;
}

/** Hides the row's own name first, so that a team named after the athlete is hidden too, then names in every text of the row. */
function removeNames(body: RowBody, nameKeys: ReadonlySet<string>, mask: NameMask): RowBody {
  return mask.value(nameKeys.has(makeNameKey({ last: body.last ?? '', first: body.first })) ? hideAthlete(body) : body);
}

/** Key of the name that a row shows: a relay team without a name shows its club, its number or its country. */
export const findShownNameKey = ({ last, first, clubName, relay, country }: RowBody): string =>
  buildNameKey({ last: last || (clubName ?? String(relay?.n ?? country ?? '')), first });

/** The club of a row, folded for searches. */
export const foldClub = ({ club, clubName }: RowBody): string => foldText(club ?? clubName ?? '');

/**
 * Removes the names of hidden athletes from the rows of a challenge (Q30): from their own rows, from relay teams and from every text.
 * The former text of a row is stored beside it, where no answer reads it. @returns oids of the lists that changed
 */
export async function hideAthletes(db: Db, challenge: string): Promise<string[]> {
  const hidden = await db
    .selectFrom('hidden_athlete')
    .select(['key', 'last', 'first'])
    .where('challenge', '=', challenge)
    .execute();
  if (hidden.length === 0) return [];
  const mask = await readNameMask(db, challenge);
  const hiddenKeys = new Set(hidden.map(({ key }) => key));
  const nameKeys = new Set(
    hidden.flatMap(({ key, last, first }) => makeNameKeys({ last: last ?? key, first: first ?? '' })),
  );
  const finders = [
    createNameFinder(...hidden.map(({ key, last }) => last ?? key)),
    ...[...mask.licences].map(createLicenceFinder),
  ];
  const lists = new Set<string>();
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('row_key', 'row_key.id', 'list')
      .select(['row_key.oid', 'list', 'position', 'name', 'body', 'hidden'])
      .where('challenge', '=', selectRowKey(challenge))
      .where(({ eb, or }) => or([eb('name', 'in', [...hiddenKeys]), ...finders.map(({ where }) => where('body'))]))
      .execute();
    for (const { oid, list, position, name, body, hidden: earlierHidden } of rows) {
      if (!hiddenKeys.has(name) && !finders.some(({ isIn }) => isIn(body))) continue;
      const before = JSON.parse(body) as RowBody;
      const masked = removeNames(before, nameKeys, mask);
      const shown = JSON.stringify(masked);
      if (shown === JSON.stringify(before)) continue;
      lists.add(oid);
      await db
        .updateTable(table)
        .set({
          body: shown,
          hidden: earlierHidden ?? body,
          club: foldClub(masked),
          name: hiddenKeys.has(name) ? HIDDEN_NAME_KEY : findShownNameKey(masked),
        })
        .where('list', '=', list)
        .where('position', '=', position)
        .execute();
    }
  }
  if (lists.size > 0) await updateRowsIndex(db, challenge);
  return [...lists];
}

/** Restores the names in every row of a challenge; `hideAthletes` then hides again whoever stays hidden. @returns oids of the lists that changed */
export async function showAthletes(db: Db, challenge: string): Promise<string[]> {
  const lists = new Set<string>();
  for (const table of TABLES) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('row_key', 'row_key.id', 'list')
      .select(['row_key.oid', 'list', 'position', 'hidden'])
      .where('challenge', '=', selectRowKey(challenge))
      .where('hidden', 'is not', null)
      .execute();
    for (const { oid, list, position, hidden } of rows) {
      const body = hidden ?? '{}';
      const row = JSON.parse(body) as RowBody;
      lists.add(oid);
      await db
        .updateTable(table)
        .set({ body, hidden: null, club: foldClub(row), name: findShownNameKey(row) })
        .where('list', '=', list)
        .where('position', '=', position)
        .execute();
    }
  }
  if (lists.size > 0) await updateRowsIndex(db, challenge);
  return [...lists];
}
