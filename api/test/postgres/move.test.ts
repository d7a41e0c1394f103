import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { calls, makeUrl, type OrgsAnswer, type UploadResult } from 'shared-domain/contract';
import { newTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type OpenedServer, openServer } from '../opened-server.ts';
import { allowForProcesses } from '../process-limit.ts';
import { runTool } from '../run-tool.ts';
import { aChallengeBody } from '../running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from '../uploads.ts';

allowForProcesses();

let dataDir: string;
let database: TestDatabase;
let server: OpenedServer | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foulee-move-'));
  database = await newTestDatabase({ isEmpty: true });
});
afterEach(async () => {
  await server?.end();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const OTHER = '000200-0-55-f1';
/** More than are copied at once. */
const ROWS = process.env.FOULEE_LONG === '1' ? 12_345 : 5321;

async function fill({ client }: OpenedServer, rows = 3): Promise<string> {
  const { orgs } = await client.send<OrgsAnswer>('GET', makeUrl(calls.myOrgs, {}));
  const body = aChallengeBody(orgs[0]?.oid ?? '');
  const { oid } = await client.send<{ oid: string }>('POST', makeUrl(calls.createChallenge, {}), body);
  const many = Array.from(
    { length: rows },
    (_, i): UploadResult => ({ bib: `${i}`, last: `L’${i}`, prf: ms(20_000 + i) }),
  );
  const { trialsData = [], startlists, resultlists } = aFinal();
  await client.send('POST', makeUrl(calls.uploadTrials, { chOID: oid }), {
    chOID: oid,
    trialsData: [...trialsData, anUploadTrial(OTHER, { group: '200 m', name: '200 m' })],
    startlists,
    resultlists: { ...resultlists, [OTHER]: many },
  });
  return oid;
}

describe('The move to PostgreSQL', () => {
  test('copies every table with its counts; the server goes on there with the same answers, to the ETag', async () => {
    server = await openServer({ DATA_DIR: dataDir });
    const oid = await fill(server, ROWS);
    const addresses = [`/api/rounds/${oid}`, `/api/groups?chOID=${oid}`, `/api/live/${oid}`, `/api/challenge/${oid}`];
    const read = async (url: string) =>
      Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(url + address);
          return [answer.headers.get('etag'), await answer.json()];
        }),
      );
    const before = await read(server.url);
    const running = await runTool('move-to-postgres', [], { DATA_DIR: dataDir, ...database.env });
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('sert déjà à un autre serveur') });
    await server.end();

    const { code, output } = await runTool('move-to-postgres', [], { DATA_DIR: dataDir, ...database.env });
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output.replace(/\s/g, '')).toContain(`result_row${ROWS + 3}`);
    server = await openServer({ DATA_DIR: dataDir, ...database.env });
    expect(await read(server.url)).toEqual(before);
    await server.client.send('POST', makeUrl(calls.uploadTrials, { chOID: oid }), {
      chOID: oid,
      resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_500) }] },
    });
  });

  test('leaves out the NUL that old rows have, in texts and in documents, and says of how many rows', async () => {
    server = await openServer({ DATA_DIR: dataDir });
    const oid = await fill(server);
    await server.end();
    const file = new Sqlite(join(dataDir, 'foulee.sqlite'));
    const letter = file.prepare(
      "insert into letter (oid, kind, recipient, body, at, tries, next_try) values (?, 'contact', ?, '{}', '', 0, '')",
    );
    letter.run('one', 'a\0b\0');
    letter.run('two', 'whole');
    file.prepare('update challenge set metadata = ? where oid = ?').run('{"place":"Ren\\u0000nes","credit":"x"}', oid);
    file.close();
    const { code, output } = await runTool('move-to-postgres', [], { DATA_DIR: dataDir, ...database.env });
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toMatch(/letter +2 {3}1 sans le caractère NUL/);
    expect(output).toMatch(/challenge +\d+ {3}1 sans le caractère NUL/);
    server = await openServer({ DATA_DIR: dataDir, ...database.env });
    const answer = await (await fetch(`${server.url}/api/challenge/${oid}`)).json();
    expect(answer).toHaveProperty('metadata', expect.objectContaining({ place: 'Rennes', credit: 'x' }));
  });

  test('refuses a database that somebody uses already', async () => {
    server = await openServer({ DATA_DIR: dataDir });
    await server.end();
    const target = await openServer({ DATA_DIR: join(dataDir, 'other'), ...database.env });
    await target.end();
    const { code, output } = await runTool('move-to-postgres', [], { DATA_DIR: dataDir, ...database.env });
    expect(code).toBe(1);
    expect(output).toContain('n’est pas vide');
    server = undefined;
  });
});
