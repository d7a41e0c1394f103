import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openStore, type Store } from '../src/store/open-store.ts';
import { DataInUse } from '../src/store/sqlite/lock.ts';
import { SERVER } from './spawned-server.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-store-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function pragma(store: Store, name: string): Promise<unknown> {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store.db);
  return Object.values(rows[0] ?? {})[0];
}

describe('The store', () => {
  test('writes every commit through to the disk, also when it is opened again', async () => {
    for (const _ of ['new', 'again']) {
      const store = await openStore({ dataDir });
      expect([
        await pragma(store, 'journal_mode'),
        await pragma(store, 'synchronous'),
        await pragma(store, 'foreign_keys'),
      ]).toEqual(['wal', 2, 1]);
      await store.close();
    }
  });

  test('keeps its epoch and its tables over a restart', async () => {
    const first = await openStore({ dataDir });
    const { epoch } = first;
    await first.db.insertInto('counter').values({ name: 'home', value: 3 }).execute();
    await first.close();
    const second = await openStore({ dataDir });
    expect(second.epoch).toBe(epoch);
    expect(await second.db.selectFrom('counter').selectAll().execute()).toEqual([{ name: 'home', value: 3 }]);
    await second.close();
  });

  test('of another data folder has another epoch', async () => {
    const other = mkdtempSync(join(tmpdir(), 'foulee-store-'));
    const stores = [await openStore({ dataDir }), await openStore({ dataDir: other })];
    expect(stores[0]?.epoch).not.toBe(stores[1]?.epoch);
    for (const store of stores) await store.close();
    rmSync(other, { recursive: true });
  });

  test('refuses a second opener by name, in this process and in another', async () => {
    const store = await openStore({ dataDir });
    await expect(openStore({ dataDir })).rejects.toThrow(DataInUse);
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '0' };
    const { status, stderr } = spawnSync(process.execPath, [SERVER], { env, encoding: 'utf8', timeout: 15_000 });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(
      new RegExp(`^Le dossier de données .* sert déjà à un autre serveur \\(processus ${process.pid}, depuis .*\\)\\.`),
    );
    await store.close();
    await (await openStore({ dataDir })).close();
  });

  test('rolls a failed transaction back whole', async () => {
    const store = await openStore({ dataDir });
    const failing = store.transaction(async (tx) => {
      await tx.insertInto('counter').values({ name: 'home', value: 1 }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.db.selectFrom('counter').selectAll().execute()).toEqual([]);
    await store.close();
  });
});
