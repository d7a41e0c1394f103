import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { createDocumentCache, type DocumentCache } from '../src/services/documents/document-cache.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: string;
const upload = (body: object) =>
  server.call('POST', `/api/lesecretariat/trials/${chOID}`, { body: { chOID, ...body } });

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  expect((await upload(aFinal())).status).toBe(200);
  trial = (await server.trials(chOID)).find(({ uid }) => uid === FINAL)?.oid ?? '';
});

describe('A table of results for everyone', () => {
  const table = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/results-csv?trialOID=${trial}`, { headers });

  test('is kept at a revision: who has it is told so, and the next upload makes it anew', async () => {
    const first = await table();
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="resultats.csv"');
    expect((await table({ 'if-none-match': tag })).status).toBe(304);
    await upload({ resultlists: { [FINAL]: [{ bib: '11', prf: ms(9_990) }] } });
    const next = await table({ 'if-none-match': tag });
    expect([next.status, await next.text()]).toEqual([200, expect.stringContaining('9.99')]);
  });
});

test('A document is made once at a revision for all who ask, together or later, and anew at the next', async () => {
  const documents = createDocumentCache(server.ctx, 'test');
  let made = 0;
  const ask = () =>
    documents.get(chOID, 'pdf', async () => {
      made += 1;
      return { revision: server.ctx.revisions.find(chOID)?.revision ?? 0, bytes: Buffer.from(`${made}`) };
    });
  const first = await Promise.all([ask(), ask(), ask()]);
  expect([...first, await ask()].map(({ bytes }) => bytes.toString())).toEqual(['1', '1', '1', '1']);
  await upload({ resultlists: { [FINAL]: [{ bib: '11', prf: ms(9_980) }] } });
  expect((await ask()).bytes.toString()).toBe('2');
});

describe('A document that could not be made', () => {
  let documents: DocumentCache;
  let tries: number;
  const ask = () =>
    documents.get(chOID, 'pdf', async () => {
      tries += 1;
      throw new Error('out of memory');
    });
  beforeEach(() => {
    documents = createDocumentCache(server.ctx, 'test');
    tries = 0;
  });

  test('is not tried again for whoever asks next, and is once its competition has changed', async () => {
    await expect(ask()).rejects.toThrow('out of memory');
    const refused = { errors: [{ id: 'unavailable' }] as Partial<ErrorEnvelope['errors'][number]>[] };
    await expect(ask()).rejects.toMatchObject(refused);
    expect(tries).toBe(1);
    await upload({ trialsData: [anUploadTrial('000200-0-55-f1', { group: '200 m', name: '200 m' })] });
    await expect(ask()).rejects.toThrow('out of memory');
    expect(tries).toBe(2);
  });
});

describe('An upload with texts or lists without end', () => {
  const LONG = 'a'.repeat(50_000);
  const member = { last: 'Valmorel', leg: 1 };
  const [start, result] = [
    { bib: '1', last: 'A' },
    { bib: '1', last: 'A', prf: ms(10_000) },
  ];
  test.each<[string, string, object]>([
    [
      'startlists.f.0.members.0.last',
      'a name',
      { startlists: { f: [{ ...start, members: [{ ...member, last: LONG }] }] } },
    ],
    ['startlists.f.0.relay.n', 'a relay', { startlists: { f: [{ ...start, relay: { n: LONG } }] } }],
    ['startlists.f.0.teamTG.n', 'a team', { startlists: { f: [{ ...start, teamTG: { n: LONG } }] } }],
    ['startlists.f.0.bib', 'a bib', { startlists: { f: [{ ...start, bib: LONG }] } }],
    [
      'resultlists.f.0.splits.0.label',
      'a split',
      { resultlists: { f: [{ ...result, splits: [{ d: 1, t: 1, label: LONG }] }] } },
    ],
    [
      'resultlists.f.0.attempts',
      'a series',
      { resultlists: { f: [{ ...result, attempts: Array.from({ length: 20_000 }, () => ({ r: 'x' })) }] } },
    ],
    [
      'trialsData.0.dets.heights',
      'bars',
      { trialsData: [anUploadTrial(FINAL, { dets: { heights: Array(300_000).fill(1000) } })] },
    ],
    ['trialsData.0.dets.windUnit', 'a unit', { trialsData: [anUploadTrial(FINAL, { dets: { windUnit: LONG } })] }],
  ])('is refused at %s', async (path, _, body) => {
    const answer = await server.call<ErrorEnvelope>('POST', `/api/lesecretariat/trials/${chOID}`, {
      body: { chOID, ...body },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ detail }) => detail.replaceAll(/\[(\d+)\]/g, '.$1'))).toContainEqual(
      expect.stringContaining(path),
    );
  });
});
