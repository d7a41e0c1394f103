import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openStore, type Store } from '../../src/store/open-store.ts';
import { DatabaseUnreachable } from '../../src/store/postgres/postgres-store.ts';
import { newTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type RunningServer, startServer } from '../running-server.ts';

let database: TestDatabase;
const stores: Store[] = [];
beforeEach(async () => {
  database = await newTestDatabase({ isEmpty: true });
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  await database.drop();
});

async function open(): Promise<Store> {
  const store = await openStore({ dataDir: '', databaseUrl: database.env.DATABASE_URL });
  stores.push(store);
  return store;
}

const counter = (store: Store) =>
  store.db.selectFrom('counter').select('value').where('name', '=', 'home').executeTakeFirstOrThrow();

describe('A PostgreSQL database', () => {
  test('is made ready once by many instances that start at the same moment', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, open));
    expect(new Set(opened.map(({ epoch }) => epoch)).size).toBe(1);
    const again = await open();
    expect(again.epoch).toBe(opened[0]?.epoch);
  });

  test('gives counts and large numbers as numbers, and keeps 53 bits of them', async () => {
    const { db } = await open();
    await db
      .insertInto('counter')
      .values([
        { name: 'home', value: 2 ** 53 - 2 },
        { name: 'live', value: 1 },
      ])
      .execute();
    const { sum, count } = await db
      .selectFrom('counter')
      .select(({ fn }) => [fn.sum<number>('value').as('sum'), fn.countAll<number>().as('count')])
      .executeTakeFirstOrThrow();
    expect([sum, count]).toEqual([Number.MAX_SAFE_INTEGER, 2]);
  });

  test('compares and sorts text by its bytes, as SQLite does, whatever language it was made for', async () => {
    const { db } = await open();
    const names = ['Z', 'a', 'é', 'A-1', 'A1', 'A 2'];
    await db
      .insertInto('setting')
      .values(names.map((name) => ({ name: `name ${name}`, value: '' })))
      .execute();
    const sorted = await db
      .selectFrom('setting')
      .select('name')
      .where('name', 'like', 'name %')
      .orderBy('name')
      .execute();
    expect(sorted.map(({ name }) => name.slice(5))).toEqual(['A 2', 'A-1', 'A1', 'Z', 'a', 'é']);
  });

  test('goes on with a transaction that others write into again and again', async () => {
    const [store, other] = [await open(), await open()];
    await store.db.insertInto('counter').values({ name: 'home', value: 0 }).execute();
    const add = ({ db }: Pick<Store, 'db'>) =>
      db
        .updateTable('counter')
        .set(({ eb }) => ({ value: eb('value', '+', 1) }))
        .execute();
    const others = 40;
    let tries = 0;
    await store.transaction(async (db) => {
      tries += 1;
      await db.selectFrom('counter').selectAll().execute();
      if (tries <= others) await add(other);
      await add({ db });
    });
    expect([tries, (await counter(store)).value]).toEqual([others + 1, others + 1]);
  });

  test('runs transactions of one turn one after another, so that none is run again', async () => {
    const store = await open();
    await store.db.insertInto('counter').values({ name: 'home', value: 0 }).execute();
    let tries = 0;
    const grow = () =>
      store.transaction(async (tx) => {
        tries += 1;
        const { value } = await tx.selectFrom('counter').selectAll().executeTakeFirstOrThrow();
        await tx
          .updateTable('counter')
          .set({ value: value + 1 })
          .execute();
      }, 'home');
    await Promise.all(Array.from({ length: 50 }, grow));
    expect([tries, (await counter(store)).value]).toEqual([50, 50]);
  });

  test('loses no update of transactions that read, then write, at the same moment from two instances', async () => {
    const [one, other] = [await open(), await open()];
    await one.db.insertInto('counter').values({ name: 'home', value: 0 }).execute();
    const grow = (store: Store) =>
      store.transaction(async (tx) => {
        const { value } = await tx
          .selectFrom('counter')
          .select('value')
          .where('name', '=', 'home')
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('counter')
          .set({ value: value + 1 })
          .where('name', '=', 'home')
          .execute();
      });
    await Promise.all(Array.from({ length: 24 }, (_, i) => grow(i % 2 === 0 ? one : other)));
    expect(await counter(one)).toEqual({ value: 24 });
  });

  test('lets one of many make what nobody had made yet, and the others find it', async () => {
    const [one, other] = [await open(), await open()];
    const ensure = (store: Store) =>
      store.transaction(async (tx) => {
        const known = await tx.selectFrom('counter').select('value').where('name', '=', 'home').executeTakeFirst();
        if (known === undefined) await tx.insertInto('counter').values({ name: 'home', value: 7 }).execute();
        return known === undefined;
      });
    const made = await Promise.all(Array.from({ length: 10 }, (_, i) => ensure(i % 2 === 0 ? one : other)));
    expect(made.filter(Boolean)).toEqual([true]);
  });

  test('fails at once where a row is truly there twice', async () => {
    const store = await open();
    let runs = 0;
    const twice = store.transaction(async (tx) => {
      runs += 1;
      for (const value of [1, 2]) await tx.insertInto('counter').values({ name: 'home', value }).execute();
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(2);
  });

  test('is read by a transaction as it stood when that began, whatever is committed meanwhile', async () => {
    const [one, other] = [await open(), await open()];
    await one.db.insertInto('counter').values({ name: 'home', value: 1 }).execute();
    const seen = await one.transaction(async (tx) => {
      const read = () => tx.selectFrom('counter').select('value').executeTakeFirstOrThrow();
      const before = await read();
      await other.db.updateTable('counter').set({ value: 2 }).execute();
      return [before.value, (await read()).value];
    });
    expect(seen).toEqual([1, 1]);
  });

  test('that is not there is named, its password is not', async () => {
    const opening = openStore({ dataDir: '', databaseUrl: 'postgres://me:secret@127.0.0.1:1/foulee' });
    await expect(opening).rejects.toThrow(DatabaseUnreachable);
    await expect(opening).rejects.toThrow(/^DATABASE_URL : la base 127\.0\.0\.1:1\/foulee n’est pas joignable/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});

describe('A server on PostgreSQL', () => {
  let server: RunningServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  test('refuses the one character that PostgreSQL has no place for', async () => {
    const body = { email: 'a\u0000b@club.example', password: 'x' };
    expect(await server.call('POST', '/api/sign-in', { body, token: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ id: 'invalid request' }] },
    });
  });

  test('takes uploads into one competition at the same moment, each under its own revision', async () => {
    const { oid } = await server.createChallenge();
    const heats = Array.from({ length: 12 }, (_, i) => `000100-0-55-h${i + 1}`);
    const answers = await Promise.all(
      heats.map((uid) =>
        server.upload(oid, {
          trialsData: [
            {
              uid,
              group: '100 m',
              name: uid,
              date: '2026-06-13T15:00:00+02:00',
              status: 15,
              g0: 100,
              g1: '0',
              category: 55,
              round: 'h',
              heat: Number(uid.slice(13)),
            },
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(heats.map(() => 200));
    const trials = await server.trials(oid);
    expect(trials.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(heats.map((_, i) => i + 2));
  });
});
