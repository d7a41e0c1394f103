import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import type { ErrorEnvelope, FileAnswer, ResultsAnswer } from 'shared-domain/contract';
import { fileAnswer } from 'shared-domain/contract/schemas';
import { createClient } from '../tools/client.ts';
import { importRace, isTable } from '../tools/import/import-race.ts';
import { addRace, followFile, roadPath } from './road-file.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

const RACE = '010000-R-57-f1';
const MARATHON = '042195-R-57-f1';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const aRace = (uid = RACE) => addRace(server, uid);
const address = roadPath;
const getRows = async (trial: string) =>
  (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial}`)).body.results[0]?.rows ?? [];

const follow = (path: string, body: string | Buffer) => followFile(server, path, body);

/** As a race's timing writes it in France. */
const TABLE = [
  'Clt;Dossard;Nom;Prénom;Sexe;Année;Club;Nat;Temps officiel;Temps réel;Statut;5 km',
  '1;12;DUPONT;Léa;F;1995;AC Brest;fra;0:35:10,5;0:35:08;;17:01',
  "2;7;ÉVRARD;Luc;M;1980;;FRA;35'40;35'20;Classé;",
  ';9;MOREL;Ana;F;2001;;;;;Abandon;18:00',
  ';10;PETIT;Noé;M;2001;;;NP;;;',
].join('\r\n');

describe('Results of a road race', () => {
  test('are taken with gun and net times, categories, passages and the words of French races', async () => {
    const race = await aRace();
    const { status, body } = await sendFile<FileAnswer>(server, address(race), iconv.encode(TABLE, 'win1252'));
    expect([status, fileAnswer.parse(body)]).toMatchObject([
      200,
      { updated: 1, rows: { read: 4, added: 4 }, notes: [{ id: 'yearRead', line: 1, column: 6 }] },
    ]);
    expect(await getRows(race.trial)).toMatchObject([
      {
        rank: 1,
        bib: '12',
        last: 'DUPONT',
        first: 'Léa',
        club: 'AC Brest',
        country: 'FRA',
        category: 56,
        prf: { v: 2_110_500, z: 2_108_000, st: 1 },
        splits: [{ d: 5000, t: 1_021_000 }],
      },
      { rank: 2, bib: '7', last: 'ÉVRARD', category: 105, prf: { v: 2_140_000, z: 2_120_000 } },
      { bib: '9', prf: { st: 3 } },
      { bib: '10', prf: { st: 2 } },
    ]);
    expect((await sendFile<FileAnswer>(server, address(race), TABLE)).body).toMatchObject({ updated: 0, changes: [] });
  });

  test('are tried without writing, and put back when they were', async () => {
    const race = await aRace();
    await sendFile(server, address(race), TABLE);
    const less = TABLE.split('\r\n').slice(0, 2).join('\n');
    const tried = (await sendFile<FileAnswer>(server, address(race, '&dryRun=1'), less)).body;
    expect(tried).toMatchObject({ dryRun: true, rows: { read: 1, removed: 3 } });
    // A preview shows the times that go, net ones too.
    expect(tried.changes.map(({ kind, fields }) => [kind, ...fields.map(({ name }) => name)])).toEqual([
      ['removed', 'time', 'net'],
      ['removed', 'time'],
      ['removed', 'time'],
    ]);
    expect(tried.changes.flatMap(({ fields }) => fields.map(({ after }) => after)).join('')).toBe('');
    expect(await getRows(race.trial)).toHaveLength(4);
    await sendFile(server, address(race), less);
    expect(await getRows(race.trial)).toHaveLength(1);
    const { body } = await server.call<{ logs: { oid: string; action: string; detail: unknown }[] }>(
      ...(['GET', `/api/lesecretariat/logs?chOID=${race.chOID}`] as const),
    );
    const log = body.logs.find(({ action }) => action === 'upload');
    expect(log?.detail).toMatchObject({ file: 'road', trial: race.trial });
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: log?.oid } });
    expect(await getRows(race.trial)).toHaveLength(4);
  });

  test.each([
    [
      'times that are none in most rows',
      'Dossard;Temps;Statut\n1;35h70;\n2;x1;\n3;35:10;\n',
      'line 2, column 2 (Temps): "35h70" is no time',
    ],
    [
      'no time and no word in most rows',
      'Dossard;Temps\n1;\n2;00:00:00\n3;35:10\n',
      'line 2, column 2 (Temps): neither',
    ],
    ['a name too long', TABLE.replace('DUPONT', 'D'.repeat(121)), 'line 2, column 3 (Nom): is longer than 120 letters'],
    [
      'a column of times twice',
      TABLE.replace('Temps réel', 'temps officiel'),
      'line 1, column 10 (temps officiel): says the same as column 9',
    ],
    ['no time column', 'bib;nom\n1;X\n', 'line 1: no column says a time'],
    ['nobody', 'time\n10:00\n', 'line 1: no column says who'],
    ['nothing', '', 'line 1'],
  ])('are refused whole for %s, by line and column', async (_, table, place) => {
    const race = await aRace();
    const { status, body } = await sendFile<ErrorEnvelope>(server, address(race), table);
    expect([status, body.errors[0]?.id]).toEqual([400, 'invalid request']);
    expect(body.errors.map(({ detail }) => detail.slice(0, place.length))).toContain(place);
    expect(await getRows(race.trial)).toEqual([]);
  });

  test('go into a race of this challenge only', async () => {
    const [one, other] = [await aRace(), await aRace()];
    const { status } = await sendFile(server, address({ ...one, trial: other.trial }), TABLE);
    expect(status).toBe(404);
  });

  test('whose sender goes away half-way are not written at all', async () => {
    const race = await aRace();
    const broken = new ReadableStream({
      start(out) {
        out.enqueue(new TextEncoder().encode(TABLE));
        setTimeout(() => out.error(new Error('gone')), 100);
      },
    });
    const request = { method: 'POST', body: broken, duplex: 'half', headers: { 'x-access-token': server.token } };
    await expect(fetch(server.url + address(race), request as RequestInit)).rejects.toThrow();
    expect(await getRows(race.trial)).toEqual([]);
    expect((await sendFile(server, address(race), TABLE)).status).toBe(200);
  });

  test('that are refused half-way leave the connection free for the next call (found by fuzzing)', async () => {
    const race = await aRace();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = (method: string, path: string, body = '') =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'x-access-token': server.token, 'content-type': 'text/csv', 'content-length': body.length };
        const sent = request(server.url + path, { agent, method, headers, timeout: 5000 }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        sent.once('timeout', () => sent.destroy(new Error('no answer')));
        sent.once('error', reject).end(body);
      });
    expect(await call('POST', address(race), `"${'z'.repeat(3_000_000)}`)).toBe(400);
    expect(await call('GET', '/api/health')).toBe(200);
    agent.destroy();
  });

  test('tell how far they are: rows and bytes while reading, then ranking and writing, then the answer', async () => {
    const race = await aRace();
    const many = [
      'bib,last,time,net',
      ...Array.from(
        { length: 5000 },
        (_, n) => `${n + 1},R${n},${31 + Math.floor(n / 60)}:${String(n % 60).padStart(2, '0')},30:00`,
      ),
    ];
    const text = many.join('\n');
    const { lines, last } = await follow(address(race), text);
    expect(last).toMatchObject({ updated: 1, rows: { read: 5000, added: 5000 } });
    expect(last.changes).toHaveLength(500);
    expect([...new Set(lines.map(({ step }) => step))]).toEqual(['reading', 'ranking', 'writing']);
    expect(lines.filter(({ step }) => step === 'reading').map(({ rows }) => rows)).toEqual([
      1000, 2000, 3000, 4000, 5000, 5000,
    ]);
    expect(lines.at(-1)).toMatchObject({ rows: 5000, bytes: text.length, total: text.length });
    const wrong = await follow(address(race), `${text}\n5001,${'X'.repeat(121)},1:00,`);
    expect(wrong.last.errors[0]?.detail).toContain('line 5002, column 2');
    expect(await getRows(race.trial)).toHaveLength(5000);
  });
});

test('The command sends a race, says what a try would change, and tells the line of a fault', async () => {
  const race = await aRace();
  const folder = mkdtempSync(join(tmpdir(), 'foulee-race-'));
  const path = join(folder, 'course.csv');
  const client = createClient(server.url, server.token);
  const options = { challenge: race.chOID, trial: RACE };
  writeFileSync(path, iconv.encode(TABLE, 'win1252'));
  expect((await importRace(client, path, { ...options, dryRun: true })).rows).toMatchObject({ added: 4 });
  expect(await getRows(race.trial)).toEqual([]);
  expect((await importRace(client, path, { ...options, trial: race.trial })).rows).toMatchObject({ added: 4 });
  writeFileSync(path, TABLE.replace('DUPONT', 'D'.repeat(121)));
  await expect(importRace(client, path, options)).rejects.toThrow('line 2, column 3 (Nom)');
  await expect(importRace(client, path, { ...options, trial: MARATHON })).rejects.toThrow(RACE);
  await expect(importRace(client, path, {})).rejects.toThrow('--challenge');
  await expect(importRace(client, join(folder, 'none.csv'), options)).rejects.toThrow('existe pas');
  rmSync(folder, { recursive: true });
});

test('The command takes a gzipped race, and says what is missing: the option, or the end of the file', async () => {
  const race = await aRace();
  const folder = mkdtempSync(join(tmpdir(), 'foulee-race-'));
  const path = join(folder, 'course.csv.gz');
  const client = createClient(server.url, server.token);
  const bytes = gzipSync(iconv.encode(TABLE, 'win1252'));
  writeFileSync(path, bytes);
  expect(isTable(path)).toBe(true);
  expect((await importRace(client, path, { challenge: race.chOID, trial: RACE })).rows).toMatchObject({ added: 4 });
  await expect(importRace(client, path, {})).rejects.toThrow(
    'Un CSV, compressé (gzip) ou non, remplit une course : ajoutez --challenge OID et --trial UID.',
  );
  await expect(importRace(client, path, { challenge: race.chOID })).rejects.toThrow('ajoutez --trial UID.');
  writeFileSync(path, bytes.subarray(0, 40));
  await expect(importRace(client, path, { challenge: race.chOID, trial: RACE })).rejects.toThrow('n’est pas du gzip');
  rmSync(folder, { recursive: true });
});
