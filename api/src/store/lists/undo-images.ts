import type { Db } from '../db.ts';
import type { LiveFactTable, LiveTrialTable } from '../live-tables.ts';
import { sliceInTurns } from '../map-in-turns.ts';
import { ensureRowKeys, readRowKeys } from '../row-keys.ts';
import type {
  ChallengeTable,
  EventRecordTable,
  GroupTable,
  PriceTable,
  ResultRowTable,
  StartRowTable,
  TrialTable,
} from '../schema.ts';
import { updateRowsIndex } from '../search/search-index.ts';
import type { AccessCodeTable, HiddenAthleteTable, OfficialActTable, RemovedTable } from '../secretariat-tables.ts';

/** A row with the oids of its list and challenge instead of their numbers, which another database would not have. */
type Image<Row> = Omit<Row, 'list' | 'challenge'> & { readonly list: string; readonly challenge: string };

/** Trials with their lists as they were before an act. */
interface TrialsImage {
  readonly groups: readonly GroupTable[];
  readonly trials: readonly TrialTable[];
  readonly starts: readonly Image<StartRowTable>[];
  readonly results: readonly Image<ResultRowTable>[];
}

/** Groups whose event or name changed with a trial, and oids of those that were created for it. */
export interface RegroupedImage {
  readonly renamed: readonly { readonly before: GroupTable; readonly after: Pick<GroupTable, 'uid' | 'name'> }[];
  readonly made: readonly string[];
}

/** All that an act removed or replaced; stored as JSON, so fields keep their names. */
export interface RemovedBody extends TrialsImage {
  /** Revision of the challenge after the act: a trial with another revision has changed since. */
  readonly revision: number;
  readonly regrouped?: RegroupedImage;
  readonly challenge?: ChallengeTable;
  readonly prices?: readonly PriceTable[];
  readonly records?: readonly EventRecordTable[];
  readonly hidden?: readonly HiddenAthleteTable[];
  readonly codes?: readonly AccessCodeTable[];
  readonly acts?: readonly OfficialActTable[];
  readonly facts?: readonly LiveFactTable[];
  readonly liveTrials?: readonly LiveTrialTable[];
  /** Rows changed by the act, undone row by row so that others' changes stay. */
  readonly lists?: readonly ListImage[];
  /** oids of trials that the act created. */
  readonly created?: readonly string[];
  /** oids of official acts that it added; `acts` are those that it withdrew. */
  readonly said?: readonly string[];
  /** oids of trials that show something else because of the act. */
  readonly touched?: readonly string[];
  /** Fields that it changed in existing trials. */
  readonly fields?: readonly TrialFieldsImage[];
  /** All prices before and after it. */
  readonly priceLists?: { readonly before: readonly PriceTable[]; readonly after: readonly PriceTable[] };
  /** All records that the organiser gives, before and after it. */
  readonly recordLists?: { readonly before: readonly EventRecordTable[]; readonly after: readonly EventRecordTable[] };
  /** The access code that it created, and those that it revoked. */
  readonly codeChange?: { readonly kind: string; readonly made?: string; readonly revoked: readonly string[] };
}

/** The fields of a trial that an act changed, before and after it. */
export interface TrialFieldsImage {
  readonly oid: string;
  readonly before: Partial<TrialTable>;
  readonly after: Partial<TrialTable>;
}

/** Rows that an act removed from a list and added to it, as they were sent. */
export interface ListImage {
  readonly list: string;
  readonly uid: string;
  /** The whole start list before the act, and the hash of the list after it. */
  readonly starts?: { readonly before: readonly string[]; readonly after: string | null };
  readonly results?: {
    readonly removed: readonly string[];
    readonly added: readonly string[];
    /** For a list that had no rows before: the hash of the list after, in place of `added`. */
    readonly after?: string;
  };
}

export async function readImage(
  db: Db,
  challenge: string,
  trials: readonly string[],
  groups: readonly string[] = [],
): Promise<TrialsImage> {
  const keys = await readRowKeys(db, [...trials, ...groups]);
  const oids = new Map([...keys].map(([oid, id]) => [id, oid]));
  const readRowImages = async <Row extends { list: number }>(read: (lists: readonly number[]) => Promise<Row[]>) =>
    (await readInTurns([...keys.values()], read)).map((row) => ({
      ...row,
      list: oids.get(row.list) as string,
      challenge,
    }));
  return {
    groups: await readInTurns(groups, (oids) =>
      db.selectFrom('trial_group').selectAll().where('oid', 'in', oids).execute(),
    ),
    trials: await readInTurns(trials, (oids) =>
      db.selectFrom('trial').selectAll().where('challenge', '=', challenge).where('oid', 'in', oids).execute(),
    ),
    starts: await readRowImages((lists) => db.selectFrom('start_row').selectAll().where('list', 'in', lists).execute()),
    results: await readRowImages((lists) =>
      db.selectFrom('result_row').selectAll().where('list', 'in', lists).execute(),
    ),
  };
}

async function readInTurns<K, T>(keys: readonly K[], read: (keys: readonly K[]) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  await sliceInTurns(keys, async (slice) => {
    for (const row of await read(slice)) rows.push(row);
  });
  return rows;
}

export async function deleteTrials(db: Db, trials: readonly string[], groups: readonly string[] = []): Promise<void> {
  const challenges = new Set<string>();
  for (const table of ['trial', 'trial_group'] as const) {
    const oids = table === 'trial' ? trials : groups;
    const rows = await readInTurns(oids, (some) =>
      db.selectFrom(table).select('challenge').distinct().where('oid', 'in', some).execute(),
    );
    for (const { challenge } of rows) challenges.add(challenge);
  }
  await sliceInTurns([...trials, ...groups], async (oids) => {
    const keys = [...(await readRowKeys(db, oids)).values()];
    if (keys.length > 0) await db.deleteFrom('start_row').where('list', 'in', keys).execute();
    if (keys.length > 0) await db.deleteFrom('result_row').where('list', 'in', keys).execute();
    await db.deleteFrom('trial').where('oid', 'in', oids).execute();
  });
  await sliceInTurns(groups, async (oids) => {
    await db.deleteFrom('trial_group').where('oid', 'in', oids).execute();
  });
  for (const challenge of challenges) await updateRowsIndex(db, challenge);
}

/** Restores trials and lists from an image, replacing what is stored. */
export async function restoreImage(db: Db, { groups, trials, starts, results }: TrialsImage): Promise<void> {
  const isGroup = (oid: string) => groups.some((group) => group.oid === oid);
  await deleteTrials(
    db,
    trials.map(({ oid }) => oid),
  );
  await sliceInTurns(groups, async (rows) => {
    await db
      .insertInto('trial_group')
      .values([...rows])
      .execute();
  });
  await sliceInTurns(trials, async (rows) => {
    await db
      .insertInto('trial')
      .values([...rows])
      .execute();
  });
  const lists = new Set([...trials.map(({ oid }) => oid), ...starts.map(({ list }) => list).filter(isGroup)]);
  const [{ challenge } = { challenge: '' }] = [...results, ...starts, ...trials];
  if (challenge === '') return;
  const remaining = starts.filter(({ list }) => lists.has(list));
  const { keys } = await ensureRowKeys(
    db,
    challenge,
    [...remaining, ...results].map(({ list }) => list),
  );
  const readRowNumbers = ({ list }: { readonly list: string }) => ({
    list: keys.get(list) as number,
    challenge: keys.get(challenge) as number,
  });
  await sliceInTurns(remaining, async (rows) => {
    const values = rows.map((row) => ({ ...row, ...readRowNumbers(row) }));
    await db.insertInto('start_row').values(values).execute();
  });
  await sliceInTurns(results, async (rows) => {
    const values = rows.map((row) => ({ ...row, ...readRowNumbers(row) }));
    await db.insertInto('result_row').values(values).execute();
  });
  await updateRowsIndex(db, challenge);
}

export async function insertRemoved(db: Db, row: Omit<RemovedTable, 'undone_at'>): Promise<void> {
  await db
    .insertInto('removed')
    .values({ ...row, undone_at: null })
    .execute();
}

export async function findRemoved(db: Db, log: string): Promise<RemovedTable | undefined> {
  return db.selectFrom('removed').selectAll().where('log', '=', log).executeTakeFirst();
}

/** An act that was undone keeps nothing any more, and what it added to lists no longer counts. */
export async function markUndone(db: Db, log: string, now: Date): Promise<void> {
  await db.updateTable('removed').set({ undone_at: now.toISOString(), body: '{}' }).where('log', '=', log).execute();
  await db.updateTable('log').set({ bytes: null, undo_bytes: null }).where('oid', '=', log).execute();
}

export async function deleteRemovedBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('removed').where('deleted_at', '<', instant).execute();
}

/** Organisation of a challenge from which something was removed, perhaps the challenge itself. */
export async function findOrganisationOfRemoved(db: Db, challenge: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('removed')
    .select('organisation')
    .where('challenge', '=', challenge)
    .orderBy('deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.organisation;
}
