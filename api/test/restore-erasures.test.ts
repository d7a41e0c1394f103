import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { calls, makeUrl, type OrgsAnswer, type PersonDataAnswer } from 'shared-domain/contract';
import { eraseAgain } from '../src/services/people/erase-again.ts';
import { backupPostgres, restorePostgres } from '../src/store/postgres/backup-postgres.ts';
import { backupSqlite } from '../src/store/sqlite/backup-sqlite.ts';
import { getSqlitePath } from '../src/store/sqlite/open-sqlite.ts';
import { restoreSqlite } from '../src/store/sqlite/restore-sqlite.ts';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { describeOnSqlite } from './declare-where.ts';
import { longTest } from './long-test.ts';
import { type OpenedServer, openServer } from './opened-server.ts';
import { runTool } from './run-tool.ts';
import { aChallengeBody } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

jest.setTimeout(60_000);

let folder: string;
let database: TestDatabase;
let env: Record<string, string>;
let server: OpenedServer | undefined;
let backup: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-erasures-'));
  database = await newTestDatabase({ isEmpty: true });
  env = { DATA_DIR: join(folder, 'data'), ...database.env };
  backup = join(folder, 'copy');
});
afterEach(async () => {
  await server?.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const makeBackup = ({ DATA_DIR = '', DATABASE_URL } = env as { DATA_DIR?: string; DATABASE_URL?: string }) =>
  DATABASE_URL === undefined ? backupSqlite(DATA_DIR, backup) : backupPostgres(DATABASE_URL, backup);

/** What `npm run restore` does, and says. */
async function restore({ DATA_DIR = '', DATABASE_URL } = env as { DATA_DIR?: string; DATABASE_URL?: string }) {
  const options = { now: new Date(), ignoresErasures: false, eraseAgain };
  const { erased } = await (DATABASE_URL === undefined
    ? restoreSqlite(DATA_DIR, backup, options)
    : restorePostgres(DATABASE_URL, backup, options));
  return erased;
}

const PERSON = { last: 'GUÐMUNDSSON', first: 'Ari' };
const NAMED = /gu[ðd]mundsson|licence-61|2001-02-03/i;

const readOrganisation = async ({ client }: OpenedServer) =>
  (await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}))).orgs[0]?.oid ?? '';

const upload = ({ client }: OpenedServer, chOID: string) =>
  client.send('POST', makeUrl(calls.uploadTrials, { chOID }), {
    chOID,
    trialsData: [{ ...aFinal().trialsData?.[0], uid: FINAL, status: 25 }],
    startlists: {
      [FINAL]: [
        { bib: '61', ...PERSON, category: 55, auid: 'licence-61', dob: '2001-02-03' },
        { bib: '62', last: 'TALBOT', first: 'Evan', category: 55 },
      ],
    },
    resultlists: { [FINAL]: [{ bib: '62', prf: ms(12_000), comment: 'gêné par Ari Guðmundsson' }] },
  });

async function addCompetition(opened: OpenedServer): Promise<string> {
  const body = { ...aChallengeBody(await readOrganisation(opened)), visible: true };
  const { oid } = await opened.client.send<{ oid: string }>('POST', makeUrl(calls.createChallenge, {}), body);
  await upload(opened, oid);
  return oid;
}

const ask = async <T>(opened: OpenedServer, call: string) =>
  opened.client.send<T>(
    'POST',
    `/api/lesecretariat/organisation/${await readOrganisation(opened)}/person${call}`,
    PERSON,
  );

const readFile = async ({ url, client }: OpenedServer, chOID: string) =>
  (
    await fetch(`${url}/api/lesecretariat/export/${chOID}?hidden=1`, {
      headers: { 'x-access-token': client.token ?? '' },
    })
  ).text();

describe('A person who was erased since a backup', () => {
  test('is erased again once it is restored, deleted competitions included, and stays away', async () => {
    server = await openServer(env);
    const chOID = await addCompetition(server);
    const deleted = await addCompetition(server);
    const { log } = await server.client.send<{ log: string }>(
      'DELETE',
      `/api/lesecretariat/challenge?chOID=${deleted}`,
    );
    makeBackup();
    expect(await ask(server, '/erase')).toMatchObject({ competitions: 2 });
    await server.end();
    expect(await restore()).toMatchObject({ hadErasures: true, competitions: 2 });

    server = await openServer(env);
    expect((await ask<PersonDataAnswer>(server, '')).competitions).toEqual([]);
    await server.client.send('POST', '/api/lesecretariat/undo', { logOid: log });
    for (const oid of [chOID, deleted]) {
      expect(await readFile(server, oid)).toMatch(/TALBOT/);
      expect(await readFile(server, oid)).not.toMatch(NAMED);
      await upload(server, oid);
      expect(await readFile(server, oid)).not.toMatch(NAMED);
    }
    await server.end();
    // Restored once more, over a database that has the erasures from the one before.
    expect(await restore()).toMatchObject({ hadErasures: true, competitions: 2 });
  });

  longTest('is told to the operator', async () => {
    server = await openServer(env);
    await addCompetition(server);
    await runTool('backup', [backup], env);
    await ask(server, '/erase');
    await server.end();
    const { code, output } = await runTool('restore', [backup], env);
    expect([code, output]).toEqual([0, expect.stringMatching(/Effacements .* repris : \d+ textes, de 1 compétitions/)]);
  });

  longTest('is named where no database stood in its place, and the operator is told so', async () => {
    server = await openServer(env);
    await runTool('backup', [backup], env);
    await server.end();
    expect((await runTool('restore', [backup], env)).output).toMatch(/Personne n’a été effacé depuis/);
    const other = await newTestDatabase({ isEmpty: true });
    const elsewhere = { DATA_DIR: join(folder, 'other'), ...other.env };
    const { code, output } = await runTool('restore', [backup], elsewhere);
    await other.drop();
    expect([code, output]).toEqual([0, expect.stringMatching(/effacez de nouveau les personnes/)]);
  });
});

describeOnSqlite('A database that is so damaged that it does not say who was erased', () => {
  longTest('is replaced only where that is asked for', async () => {
    server = await openServer(env);
    makeBackup();
    await server.end();
    const path = getSqlitePath(env.DATA_DIR ?? '');
    const damaged = readFileSync(path).fill(7);
    writeFileSync(path, damaged);
    const refused = await runTool('restore', [backup], env);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('--without-erasures')]);
    expect(readFileSync(path).equals(damaged)).toBe(true);
    const { code, output } = await runTool('restore', [backup, '--without-erasures'], env);
    expect([code, output]).toEqual([0, expect.stringMatching(/effacez de nouveau les personnes/)]);
  });
});
