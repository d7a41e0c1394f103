import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-files-'));
  folders.push(folder);
  return folder;
}

const getRights = (path: string): string => (statSync(path).mode & 0o1777).toString(8);
const rightsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.startsWith('foulee.'))
      .map((name) => [name, getRights(join(folder, name))]),
  );

describe('The data folder', () => {
  test('is made for its owner alone, and every file of the database in it', async () => {
    const folder = join(aFolder(), 'data');
    const before = process.umask(0);
    try {
      const store = await openSqliteStore(folder);
      const rights = rightsIn(folder);
      expect(Object.keys(rights)).toEqual(
        expect.arrayContaining(['foulee.lock', 'foulee.sqlite', 'foulee.sqlite-wal']),
      );
      expect(new Set(Object.values(rights))).toEqual(new Set(['600']));
      expect(getRights(folder)).toBe('700');
      await store.close();
    } finally {
      process.umask(before);
    }
  });

  test('that an older version left open is closed at the start', async () => {
    const folder = join(aFolder(), 'data');
    await (await openSqliteStore(folder)).close();
    chmodSync(folder, 0o755);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const store = await openSqliteStore(folder);
    expect(new Set(Object.values(rightsIn(folder)))).toEqual(new Set(['600']));
    expect(getRights(folder)).toBe('700');
    await store.close();
  });

  test('that everybody shares stays as it is, but for our files', async () => {
    const folder = join(aFolder(), 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    await (await openSqliteStore(folder)).close();
    await (await openSqliteStore(folder)).close();
    expect(getRights(folder)).toBe('1777');
    expect(new Set(Object.values(rightsIn(folder)))).toEqual(new Set(['600']));
  });
});
