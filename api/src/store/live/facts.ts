import type { Db } from '../db.ts';
import type { LiveFactTable, LiveTrialTable } from '../live-tables.ts';
import { sliceInTurns } from '../map-in-turns.ts';

/** Facts of one trial, in the order of their arrival. */
export async function readFacts(db: Db, trial: string): Promise<LiveFactTable[]> {
  return db.selectFrom('live_fact').selectAll().where('trial', '=', trial).orderBy('n').execute();
}

/** Trials of a challenge, or the one trial, of which officials have said something of these kinds. */
export async function listTrialsSaying(
  db: Db,
  about: { readonly challenge: string } | { readonly trial: string },
  kinds: readonly string[],
): Promise<string[]> {
  const [column, oid] =
    'challenge' in about ? (['challenge', about.challenge] as const) : (['trial', about.trial] as const);
  const rows = await db
    .selectFrom('live_fact')
    .select('trial')
    .distinct()
    .where(column, '=', oid)
    .where(({ eb, or }) => or(kinds.map((kind) => eb('body', 'like', `%"kind":"${kind}"%`))))
    .orderBy('trial')
    .execute();
  return rows.map(({ trial }) => trial);
}

/** How the facts of each trial of a challenge stand: another mark once one has come or stands aside. */
export async function readFactMarks(db: Db, challenge: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('live_fact')
    .select(({ fn }) => ['trial', fn.max('n').as('last'), fn.count('aside').as('aside')])
    .where('challenge', '=', challenge)
    .groupBy('trial')
    .execute();
  return new Map(rows.map(({ trial, last, aside }) => [trial, `${last}/${aside}`]));
}

/** Facts of a challenge by their ids. */
export async function findFacts(db: Db, challenge: string, ids: readonly string[]): Promise<LiveFactTable[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('live_fact').selectAll().where('challenge', '=', challenge).where('id', 'in', ids).execute();
}

/** Facts of these trials that arrived after fact number `since`, in the order of their arrival. */
export async function listFacts(
  db: Db,
  challenge: string,
  { since, trials, limit }: { readonly since: number; readonly trials: readonly string[]; readonly limit: number },
): Promise<LiveFactTable[]> {
  if (trials.length === 0) return [];
  return db
    .selectFrom('live_fact')
    .selectAll()
    .where('challenge', '=', challenge)
    .where('trial', 'in', trials)
    .where('n', '>', since)
    .orderBy('n')
    .limit(limit)
    .execute();
}

/** The last facts of these trials that arrived, in the order of their arrival. */
export async function listNewestFacts(
  db: Db,
  challenge: string,
  trials: readonly string[],
  limit: number,
): Promise<LiveFactTable[]> {
  if (trials.length === 0) return [];
  const newestFirst = await db
    .selectFrom('live_fact')
    .selectAll()
    .where('challenge', '=', challenge)
    .where('trial', 'in', trials)
    .orderBy('n', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.reverse();
}

/** Facts that do not count now. */
export async function listRefused(db: Db, challenge: string): Promise<LiveFactTable[]> {
  return db
    .selectFrom('live_fact')
    .selectAll()
    .where('challenge', '=', challenge)
    .where('refusal', 'is not', null)
    .orderBy('n')
    .execute();
}

/** Facts of a challenge that stood aside when they came and have an effect now. */
export async function listTaken(db: Db, challenge: string): Promise<LiveFactTable[]> {
  return db
    .selectFrom('live_fact')
    .selectAll()
    .where('challenge', '=', challenge)
    .where('aside', 'is not', null)
    .where('refusal', 'is', null)
    .orderBy('n')
    .execute();
}

/** Trials with facts of other devices than this one. */
export async function listTrialsOfOthers(db: Db, challenge: string, device: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('live_fact')
    .select('trial')
    .distinct()
    .where('challenge', '=', challenge)
    .where('device', '!=', device)
    .execute();
  return new Set(rows.map(({ trial }) => trial));
}

/** The devices that sent facts of a challenge, with each kind of code, and when they last did. */
export async function listSigners(
  db: Db,
  challenge: string,
): Promise<{ readonly by: string; readonly device: string; readonly last: string }[]> {
  return db
    .selectFrom('live_fact')
    .select(({ fn }) => ['by', 'device', fn.max('arrived').as('last')])
    .where('challenge', '=', challenge)
    .groupBy(['by', 'device'])
    .execute();
}

/** Number of the newest fact of a challenge, 0 for none. */
export async function readLastFactNumber(db: Db, challenge: string): Promise<number> {
  const { n } = await db
    .selectFrom('live_fact')
    .where('challenge', '=', challenge)
    .select(({ fn }) => fn.max<number | null>('n').as('n'))
    .executeTakeFirstOrThrow();
  return Number(n ?? 0);
}

export async function insertFacts(db: Db, rows: readonly LiveFactTable[]): Promise<void> {
  await sliceInTurns(rows, async (slice) => {
    await db
      .insertInto('live_fact')
      .values([...slice])
      .execute();
  });
}

export async function markRefusal(db: Db, challenge: string, id: string, refusal: string | null): Promise<void> {
  await db.updateTable('live_fact').set({ refusal }).where('challenge', '=', challenge).where('id', '=', id).execute();
}

export async function findLiveTrial(db: Db, trial: string): Promise<LiveTrialTable | undefined> {
  return db.selectFrom('live_trial').selectAll().where('trial', '=', trial).executeTakeFirst();
}

export async function listLiveTrials(db: Db, challenge: string): Promise<LiveTrialTable[]> {
  return db.selectFrom('live_trial').selectAll().where('challenge', '=', challenge).orderBy('trial').execute();
}

export async function writeLiveTrial(db: Db, row: LiveTrialTable): Promise<void> {
  const { base, since, body } = row;
  await db
    .insertInto('live_trial')
    .values(row)
    .onConflict((conflict) => conflict.column('trial').doUpdateSet({ base, since, body }))
    .execute();
}

export async function deleteLiveTrial(db: Db, trial: string): Promise<void> {
  await db.deleteFrom('live_trial').where('trial', '=', trial).execute();
}
