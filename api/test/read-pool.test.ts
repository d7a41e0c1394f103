import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openSqliteReads } from '../src/store/sqlite/sqlite-reads.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';

let dataDir: string;
let writer: Store;
let reads: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-reads-'));
  writer = await openSqliteStore(dataDir);
  reads = await openSqliteReads(dataDir);
});
afterEach(async () => {
  await reads.close();
  await writer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const countChallenges = (store: Store) =>
  store.transaction((tx) => tx.selectFrom('challenge').select('oid').execute()).then(({ length }) => length);

test('a read that takes its time keeps no other waiting', async () => {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const long = reads.transaction(() => isOver);
  expect(await Promise.all([countChallenges(reads), countChallenges(reads)])).toEqual([0, 0]);
  end();
  await long;
});
