import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { type ChallengesAnswer, calls, makeUrl, type OrgsAnswer } from 'shared-domain/contract';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { describeOnSqlite } from './declare-where.ts';
import { longTest } from './long-test.ts';
import { type OpenedServer, openServer } from './opened-server.ts';
import { allowForProcesses } from './process-limit.ts';
import { runTool } from './run-tool.ts';
import { aChallengeBody } from './running-server.ts';
import { spawnServer } from './spawned-server.ts';
import { aFinal } from './uploads.ts';

allowForProcesses();

let folder: string;
let database: TestDatabase;
let env: Record<string, string>;
let server: OpenedServer | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-backup-'));
  database = await newTestDatabase({ isEmpty: true });
  env = { DATA_DIR: join(folder, 'data'), ...database.env };
});
afterEach(async () => {
  await server?.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function addCompetition({ client }: OpenedServer, name: string): Promise<string> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const body = { ...aChallengeBody(orgs[0]?.oid ?? ''), name };
  const { oid } = await client.send<{ oid: string }>('POST', makeUrl(calls.createChallenge, {}), body);
  await client.send('POST', makeUrl(calls.uploadTrials, { chOID: oid }), { chOID: oid, ...aFinal() });
  return oid;
}

const names = async ({ url }: OpenedServer) =>
  ((await (await fetch(`${url}/api/challenges?from=1900-01-01`)).json()) as ChallengesAnswer).challenges
    .map(({ name }) => name)
    .sort();

describe('A backup', () => {
  test('is made while the server works, and brought back on a server that is stopped', async () => {
    server = await spawnServer(env);
    const first = await addCompetition(server, 'Avant');
    const etag = (await fetch(`${server.url}/api/rounds/${first}`)).headers.get('etag');
    const file = join(folder, 'copy');
    const saved = await runTool('backup', [file], env);
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining(file) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await addCompetition(server, 'Après');
    const { client } = server;

    const refused = await runTool('restore', [file], env);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/sert déjà à un autre serveur|Un serveur Foulée travaille sur cette base/);
    expect(await names(server)).toEqual(['Après', 'Avant']);
    await server.end();
    expect(await runTool('restore', [file], env)).toMatchObject({ code: 0 });

    server = await openServer(env);
    expect(await names(server)).toEqual(['Avant']);
    const answer = await fetch(`${server.url}/api/rounds/${first}`, { headers: { 'if-none-match': etag ?? '' } });
    // Another database by now: what was given out before is not taken for it, and nobody is signed in any more.
    expect(answer.status).toBe(200);
    const old = await fetch(`${server.url}/api/lesecretariat/my-orgs`, {
      headers: { 'x-access-token': client.token ?? '' },
    });
    expect(old.status).toBe(401);
    expect(await addCompetition(server, 'Ensuite')).toBeDefined();
  });

  longTest('has the date for a name where none is given, and overwrites nothing', async () => {
    server = await openServer(env);
    await runTool('backup', [], env);
    const backups = join(folder, 'data', 'backups');
    expect(readdirSync(backups)).toEqual([
      expect.stringMatching(/^foulee-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.(sqlite|dump)$/),
    ]);
    const again = await runTool('backup', [join(backups, readdirSync(backups)[0] ?? '')], env);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('existe déjà') });
  });

  longTest('that is none, or is not whole, is refused and changes nothing', async () => {
    server = await openServer(env);
    await addCompetition(server, 'Avant');
    const good = join(folder, 'good');
    await runTool('backup', [good], env);
    await server.end();
    const cut = join(folder, 'cut');
    const text = join(folder, 'text');
    writeFileSync(text, 'not a database at all, only words');
    const bytes = readFileSync(good);
    writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length / 2)));
    for (const bad of [text, cut, join(folder, 'absent')]) {
      const { code, output } = await runTool('restore', [bad], env);
      expect({ bad, code, stack: /\n\s+at /.test(output) }).toEqual({ bad, code: 1, stack: false });
    }
    server = await openServer(env);
    expect(await names(server)).toEqual(['Avant']);
  });
});

let trial: TestDatabase | undefined;
afterEach(async () => {
  await trial?.drop();
  trial = undefined;
});

describe('A rehearsal', () => {
  longTest(
    'restores the newest backup aside and removes it; nothing of the server, which goes on, is touched',
    async () => {
      server = await openServer(env);
      await addCompetition(server, 'Avant');
      const isPostgres = env.DATABASE_URL !== undefined;
      trial = isPostgres ? await newTestDatabase({ isEmpty: true }) : undefined;
      const trialUrl = trial?.env.DATABASE_URL ?? '';
      const rehearse = (more = {}) =>
        runTool('restore', ['--rehearse'], { ...env, REHEARSAL_DATABASE_URL: trialUrl, ...more });
      expect(await rehearse()).toMatchObject({ code: 1, output: expect.stringContaining('Aucune sauvegarde') });
      await runTool('backup', [], env);
      const backups = join(folder, 'data', 'backups');
      const [newest = ''] = readdirSync(backups);
      const bytes = readFileSync(join(backups, newest));
      writeFileSync(
        join(backups, `foulee-2100-01-01T00-00-00.${isPostgres ? 'sqlite' : 'dump'}`),
        'of another database',
      );
      // Twice: what the first one restored is there no more.
      for (let times = 0; times < 2; times += 1)
        expect(await rehearse()).toMatchObject({ code: 0, output: expect.stringContaining(`${newest} se remet.`) });
      expect(readFileSync(join(backups, newest)).equals(bytes)).toBe(true);
      expect(await names(server)).toEqual(['Avant']);
      writeFileSync(join(backups, newest), bytes.subarray(0, Math.floor(bytes.length / 2)));
      expect((await rehearse()).code).toBe(1);
    },
  );
});

describeOnSqlite('A backup of the embedded database', () => {
  longTest('of a newer version is refused by the name of what is not known here', async () => {
    server = await openServer(env);
    const file = join(folder, 'newer.sqlite');
    await runTool('backup', [file], env);
    await server.end();
    const newer = new Sqlite(file);
    newer.prepare("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')").run();
    newer.close();
    const { code, output } = await runTool('restore', [file], env);
    expect(code).toBe(1);
    expect(output).toContain('999-later');
  });

  longTest('keeps the database that it replaces', async () => {
    server = await openServer(env);
    const file = join(folder, 'copy.sqlite');
    await runTool('backup', [file], env);
    await addCompetition(server, 'Après');
    await server.end();
    const { output } = await runTool('restore', [file], env);
    const aside = /gardée : (.*)$/m.exec(output)?.[1] ?? '';
    const before = new Sqlite(aside, { readonly: true });
    expect(before.prepare('select name from challenge').pluck().all()).toEqual(['Après']);
    before.close();
  });
});
