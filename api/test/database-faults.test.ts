import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { DatabaseUnusable } from '../src/store/database-unusable.ts';
import { openStore } from '../src/store/open-store.ts';
import { explainFault } from '../src/store/sqlite/explain-fault.ts';
import { describeOnSqlite } from './declare-where.ts';
import { allowForProcesses, PROCESS_LIMIT } from './process-limit.ts';
import { runTool } from './run-tool.ts';
import { SERVER } from './spawned-server.ts';

allowForProcesses();

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-faults-'));
  file = join(dataDir, 'foulee.sqlite');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function aDatabase(): Promise<void> {
  const store = await openStore({ dataDir });
  await store.db.insertInto('counter').values({ name: 'home', value: 7 }).execute();
  await store.close();
}

function edit(statement: string): void {
  const database = new Sqlite(file);
  database.exec(statement);
  database.close();
}

/** A way to break a data folder, and the sentence of the one who starts the server on it. */
const FAULTS: readonly (readonly [string, () => Promise<void> | void, RegExp])[] = [
  [
    'is cut off at no byte',
    async () => {
      await aDatabase();
      truncateSync(file, 0);
    },
    /^La base .*foulee\.sqlite est vide \(0 octet\) : ses données n’y sont plus\. Remettez la dernière sauvegarde/,
  ],
  [
    'is another file',
    () => writeFileSync(file, 'ceci n’est pas une base, seulement des mots, assez longs pour une page'.repeat(99)),
    /foulee\.sqlite n’est pas une base SQLite : le fichier est abîmé, ou c’est un autre fichier\. Remettez/,
  ],
  [
    'has lost its second half',
    async () => {
      await aDatabase();
      truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096);
    },
    /^La base .*foulee\.sqlite est abîmée\. Remettez la dernière sauvegarde \(npm run restore/,
  ],
  [
    'has pages of noise',
    async () => {
      await aDatabase();
      const at = openSync(file, 'r+');
      writeSync(at, Buffer.alloc(statSync(file).size - 200, 0xa5), 0, undefined, 200);
    },
    /^La base .*foulee\.sqlite est abîmée\. Remettez la dernière sauvegarde/,
  ],
  [
    'is another program’s',
    () => edit('create table recipes (name text); pragma user_version = 3'),
    /foulee\.sqlite est la base d’un autre programme \(table « recipes »\)\. Elle n’a pas été touchée/,
  ],
  [
    'is of a newer version',
    async () => {
      await aDatabase();
      edit("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
    },
    /^La base vient d’une version plus récente de Foulée \(« 999-later » n’est pas connu ici\)/,
  ],
  [
    'is a folder',
    () => {
      mkdirSync(file);
    },
    /foulee\.sqlite est un dossier, et non une base\. Déplacez-le\./,
  ],
  [
    'is gone while its log is there',
    async () => {
      await aDatabase();
      rmSync(file);
      writeFileSync(`${file}-wal`, 'log');
    },
    /manque, mais son journal .*-wal est là\. Remettez les deux ensemble/,
  ],
  [
    'has a lock of something else',
    () => writeFileSync(join(dataDir, 'foulee.lock'), 'pas un verrou, mais du texte '.repeat(999)),
    /foulee\.lock n’est pas un verrou de Foulée\. Supprimez-le : il ne contient aucune donnée\./,
  ],
  [
    'is in a folder that is a file',
    () => {
      rmSync(dataDir, { recursive: true });
      writeFileSync(dataDir, '');
    },
    /n’est pas un dossier\. Donnez un autre DATA_DIR\./,
  ],
];

describeOnSqlite('An embedded database that', () => {
  test.each(FAULTS)('%s is refused in a sentence that says what to do', async (_, damage, sentence) => {
    await damage();
    const opening = openStore({ dataDir });
    await expect(opening).rejects.toThrow(DatabaseUnusable);
    await expect(opening).rejects.toThrow(sentence);
  });

  test.each([
    [
      'EACCES',
      /ne peut pas être écrite\. Donnez au compte qui lance le serveur le droit d’écrire dans .*, ou donnez un autre DATA_DIR/,
    ],
    ['EROFS', /ne peut pas être écrite/],
    ['SQLITE_READONLY_DIRECTORY', /ne peut pas être écrite/],
    ['SQLITE_CANTOPEN', /ne peut pas être écrite/],
    ['ENOSPC', /^Le disque de .* est plein\. Libérez de la place, puis relancez\./],
    ['SQLITE_BUSY', /est tenue par un autre programme\. Fermez-le/],
    ['SQLITE_IOERR_READ', /ne se laisse pas lire ou écrire\. Voyez le journal du système/],
  ])('fails to open with %s says what to do', (code, sentence) => {
    const fault = explainFault(Object.assign(new Error('failed'), { code }), file);
    expect(fault).toBeInstanceOf(DatabaseUnusable);
    expect((fault as DatabaseUnusable).message).toMatch(sentence);
  });

  test('belongs to another program is left as it was, to the byte', async () => {
    edit('create table recipes (name text)');
    const before = readFileSync(file);
    await expect(openStore({ dataDir })).rejects.toThrow(DatabaseUnusable);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('stops the server at its start with that sentence alone, and code 1', async () => {
    await aDatabase();
    truncateSync(file, 0);
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '0' };
    const { status, stderr } = spawnSync(process.execPath, [SERVER], { env, encoding: 'utf8', timeout: PROCESS_LIMIT });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^La base .* est vide/)]);
  });

  test('is damaged makes way for a backup, and is kept beside it', async () => {
    await aDatabase();
    const backup = join(dataDir, 'copy.sqlite');
    copyFileSync(file, backup);
    writeFileSync(file, 'du bruit '.repeat(2000));
    // It does not say any more who was erased from it.
    const refused = await runTool('restore', [backup], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--without-erasures') });
    const { code, output } = await runTool('restore', [backup, '--without-erasures'], { DATA_DIR: dataDir });
    expect({ code, output }).toMatchObject({ code: 0 });
    const aside = /gardée : (.*)$/m.exec(output)?.[1] ?? '';
    expect(readFileSync(aside, 'utf8')).toMatch(/^du bruit/);
    const store = await openStore({ dataDir });
    expect(await store.db.selectFrom('counter').selectAll().execute()).toEqual([{ name: 'home', value: 7 }]);
    await store.close();
  });

  test('is new never stands half made: what was begun before is begun again', async () => {
    writeFileSync(`${file}.part`, 'cut off');
    const store = await openStore({ dataDir });
    await store.close();
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});
