import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { foldText } from 'shared-domain';
import type { Db } from '../src/store/db.ts';
import { createNameFinder } from '../src/store/lists/text-finder.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';

/** Letters of all planes that the fold changes, with what it makes of them. */
function listFoldedLetters(): ReadonlyMap<string, readonly string[]> {
  const letters = new Map<string, string[]>();
  for (let code = 0x41; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    const folded = foldText(letter);
    if (folded === letter) continue;
    letters.set(folded, [...(letters.get(folded) ?? []), letter]);
  }
  return letters;
}

const LETTERS = listFoldedLetters();
const describeName = (name: string) => ({ last: `GU${name}MUNDSSON`, first: 'Ari', club: 'UMF' });

const folder = mkdtempSync(join(tmpdir(), 'foulee-finder-'));
let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await newTestDatabase({ dataDir: folder });
  store = await openStore({ dataDir: folder, databaseUrl: database.env.DATABASE_URL });
  const rows = [...LETTERS.values()].flat().map((letter) => ({
    oid: letter,
    challenge: 'c1',
    organiser: null,
    at: '',
    action: 'test',
    detail: JSON.stringify(describeName(letter)),
  }));
  for (let start = 0; start < rows.length; start += 1000)
    await store.db
      .insertInto('log')
      .values(rows.slice(start, start + 1000))
      .execute();
});
afterAll(async () => {
  await store.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function findLetters(db: Db, name: string): Promise<Set<string>> {
  const finder = createNameFinder(name);
  const rows = await db.selectFrom('log').select(['oid', 'detail']).where(finder.where('detail')).execute();
  return new Set(rows.filter(({ detail }) => finder.isIn(detail)).map(({ oid }) => oid));
}

test('A name is found whichever of the letters that the fold knows it is written with', async () => {
  const inAscii = [...LETTERS.keys()].filter((folded) => /^[a-z0-9]+$/.test(folded));
  expect(inAscii).toEqual(expect.arrayContaining(['d', 'th', 'ss', 'ae', 'oe']));
  for (const folded of inAscii) {
    const found = await findLetters(store.db, `gu${folded}mundsson`);
    expect({ folded, missed: LETTERS.get(folded)?.filter((letter) => !found.has(letter)) }).toEqual({
      folded,
      missed: [],
    });
  }
});

test('A name in other letters is found whatever their case and accents', async () => {
  const { where } = createNameFinder('Йованович');
  const passed = await store.db.selectFrom('log').select('oid').where(where('detail')).execute();
  const oids = new Set(passed.map(({ oid }) => oid));
  for (const [folded, letters] of LETTERS) {
    if (/^[a-z0-9]+$/.test(folded)) continue;
    const { isIn } = createNameFinder(`Gu${folded}mundsson`);
    const missed = letters.filter((letter) => !oids.has(letter) || !isIn(JSON.stringify(describeName(letter))));
    expect({ folded, missed }).toEqual({ folded, missed: [] });
  }
});

test('A text in ASCII letters that does not have those of the name is not read', async () => {
  const found = await findLetters(store.db, 'Martin');
  expect(found.size).toBe(0);
  const { where } = createNameFinder('Martin');
  const rows = await store.db.selectFrom('log').select('oid').where(where('detail')).execute();
  expect(rows.filter(({ oid }) => /^[A-Z]$/.test(oid))).toEqual([]);
});
