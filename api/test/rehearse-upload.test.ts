import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { rehearseUpload } from '../src/app/rehearse-upload.ts';
import { listRevisions } from '../src/store/challenges/challenges.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal } from './uploads.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => running.close());

const SQLITE = process.env.TEST_DATABASE_URL === undefined;

/** The database and its log, as they are on the disk. */
async function readFiles(): Promise<readonly string[]> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(running.ctx.store.db);
  // Temporary tables are a database without a file.
  const files = rows.filter(({ file }) => file !== '').flatMap(({ file }) => [file, `${file}-wal`]);
  return files.map((path) => readFileSync(path, 'base64'));
}

test('An upload that is rehearsed is whole, writes nothing to the disk, and nobody is told of it', async () => {
  const { oid } = await running.createChallenge();
  await running.upload(oid, aFinal());
  const told: unknown[] = [];
  const ctx = { ...running.ctx, announceChange: (change: unknown) => void told.push(change) };
  const before = { rows: await listRevisions(ctx.store.db), known: [...ctx.revisions.listOids()] };
  const files = SQLITE ? await readFiles() : [];
  expect(await rehearseUpload(ctx)).toBe(SQLITE);
  expect(told).toEqual([]);
  expect({ rows: await listRevisions(ctx.store.db), known: [...ctx.revisions.listOids()] }).toEqual(before);
  if (!SQLITE) return;
  expect(files).toHaveLength(2);
  expect((await readFiles()).map((bytes, i) => bytes === files[i])).toEqual([true, true]);
  // What follows is written as ever.
  expect((await running.upload(oid, aFinal())).status).toBe(200);
});
