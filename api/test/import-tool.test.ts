import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Client, createClient } from '../tools/client.ts';
import { importCompetition } from '../tools/import/import-competition.ts';
import { readCompetition } from '../tools/import/read-file.ts';
import type { UploadFile } from '../tools/upload-file.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: Record<string, unknown>;
}

const CLUB = { oid: 'o1', name: 'AC Valmont', role: 'owner' };
const ANSWER = { created: 1, updated: 0, unchanged: 0, warnings: [] };

/** A server that keeps what it was asked and answers from a table. */
let server: Server;
let asked: Asked[];
let answers: Record<string, { status?: number; body: unknown }>;
let client: Client;

beforeEach(async () => {
  asked = [];
  answers = {
    'GET /api/lesecretariat/my-orgs': { body: { orgs: [{ oid: 'o0', name: 'Ligue', role: 'reader' }, CLUB] } },
    'GET /api/lesecretariat/my-challenges': { body: { challenges: [] } },
    'POST /api/lesecretariat/challenge': { body: { oid: 'c1', name: 'Meeting de Valmont' } },
    'POST /api/lesecretariat/trials/c1': { body: ANSWER },
  };
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const [method = '', path = ''] = [request.method, request.url];
    const token = request.headers['x-access-token']?.toString();
    asked.push({ method, path, token, body: text === '' ? {} : JSON.parse(text) });
    const answer = answers[`${method} ${path}`] ?? {
      status: 404,
      body: { errors: [{ id: 'not found', detail: path }] },
    };
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 'jeton');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const FILE: UploadFile = {
  trialsData: [
    {
      uid: '000100-0-57-f1',
      group: '100 m Hommes',
      name: '100 m Hommes – Finale',
      date: '2026-06-14T14:35:00+02:00',
      g0: 100,
      category: 57,
      round: 'f',
    },
  ],
  startlists: {},
  resultlists: { '000100-0-57-f1': [{ bib: '12', last: 'DORVAULT', prf: { v: 10_520, u: 'ms' } }] },
};
const NAMED: UploadFile = {
  ...FILE,
  challenge: {
    name: 'Meeting de Valmont',
    rtype: 'FFA',
    kind: 'outdoor',
    region: 'Bretagne',
    date: '2026-06-13',
    duration: 2,
  },
};

describe('Importing a competition', () => {
  test('creates it in the first organisation where one may write, then sends everything in one call', async () => {
    const report = await importCompetition(client, NAMED);
    expect(report).toEqual({ chOID: 'c1', name: 'Meeting de Valmont', created: true, answer: ANSWER });
    const [, , create, upload] = asked;
    expect(create?.body).toMatchObject({ org: { oid: 'o1' }, name: 'Meeting de Valmont', duration: 2 });
    expect(upload).toMatchObject({ path: '/api/lesecretariat/trials/c1', token: 'jeton' });
    expect(upload?.body).toEqual({ ...FILE, chOID: 'c1' });
  });

  test('finds it again by name, date and organisation, and makes no second one', async () => {
    const known = { oid: 'c1', name: 'Meeting de Valmont', date: '2026-06-13', org: { oid: 'o1' } };
    answers['GET /api/lesecretariat/my-challenges'] = { body: { challenges: [known] } };
    expect(await importCompetition(client, NAMED)).toMatchObject({ chOID: 'c1', created: false });
    expect(asked.some(({ path }) => path === '/api/lesecretariat/challenge')).toBe(false);
  });

  test('a competition of another organisation with that name is not it', async () => {
    const other = { oid: 'c9', name: 'Meeting de Valmont', date: '2026-06-13', org: { oid: 'o9' } };
    answers['GET /api/lesecretariat/my-challenges'] = { body: { challenges: [other] } };
    expect(await importCompetition(client, NAMED)).toMatchObject({ chOID: 'c1', created: true });
  });

  test('sends to the competition that is named, without looking for one', async () => {
    expect(await importCompetition(client, FILE, { challenge: 'c1' })).toMatchObject({ created: false });
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test('days come from the trials when only a name is given', async () => {
    await importCompetition(client, FILE, { draft: { name: 'Meeting' } });
    expect(asked[2]?.body).toMatchObject({ name: 'Meeting', date: '2026-06-14', duration: 1, rtype: 'OTHER' });
  });

  test('a file that names no competition is refused with what to add', async () => {
    await expect(importCompetition(client, FILE)).rejects.toThrow('ajoutez --challenge OID');
  });

  test('an organisation that one has not is refused with those one has', async () => {
    await expect(importCompetition(client, NAMED, { org: 'ES Montvernac' })).rejects.toThrow(
      'Organisation « ES Montvernac » introuvable. Vous avez : « AC Valmont ».',
    );
  });

  test('a refusal of the server keeps its JSON path', async () => {
    const errors = [{ id: 'invalid request', detail: '$.resultlists.000100-0-57-f1[0].prf.v: must be whole' }];
    answers['POST /api/lesecretariat/trials/c1'] = { status: 400, body: { errors } };
    await expect(importCompetition(client, NAMED)).rejects.toThrow('$.resultlists.000100-0-57-f1[0].prf.v');
  });

  test('a server that is not there is said so', async () => {
    await expect(importCompetition(createClient('http://127.0.0.1:1'), NAMED)).rejects.toThrow('ne répond pas');
  });
});

describe('Reading a file', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'foulee-import-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));
  const write = (text: string | Buffer): string => {
    const path = join(dir, 'meeting.json');
    writeFileSync(path, text);
    return path;
  };

  test('the upload format is taken as it is', () => {
    expect(readCompetition(write(JSON.stringify(NAMED)))).toEqual({ format: 'envoi', file: NAMED });
  });

  test('the Rio 2016 file is recognised and converted', () => {
    const rio = { meet: {}, schedule: [], entries: [], events: [] };
    expect(readCompetition(write(JSON.stringify(rio)))).toMatchObject({ format: 'Rio 2016', file: { trialsData: [] } });
  });

  test.each([
    ['another format', '{"athletes": []}', 'format inconnu'],
    ['a list', '[]', 'doit contenir un objet JSON'],
    ['a gzipped file', Buffer.from('1f8b08', 'hex'), 'est compressé (gzip)'],
    ['broken JSON', '{"trialsData": [', 'n’est pas du JSON'],
  ])('%s is refused by name', (_, text, sentence) => {
    expect(() => readCompetition(write(text))).toThrow(sentence);
  });

  test('a file that is not there is said so', () => {
    expect(() => readCompetition(join(dir, 'absent.json'))).toThrow('n’existe pas');
  });
});
