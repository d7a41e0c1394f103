import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());

interface Imported extends ErrorEnvelope {
  readonly chOID: string;
  readonly results: number;
}
const address = (chOID: string) => `/api/lesecretariat/export/${chOID}?hidden=1`;

async function exportText(chOID: string, { url, token } = server): Promise<string> {
  const response = await fetch(url + address(chOID), { headers: { 'x-access-token': token } });
  expect(response.status).toBe(200);
  return response.text();
}
const into = (query: string, body: string | object) =>
  server.call<Imported>('POST', `/api/lesecretariat/import?${query}`, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const intoNew = (body: string | object) => into(`orgOID=${server.org}`, body);

async function aCompetition(): Promise<string> {
  const { oid } = await server.createChallenge({ metadata: { place: 'Rennes' }, visible: true });
  await server.upload(oid, aFinal());
  await server.call('PUT', `/api/lesecretariat/prices/${oid}`, {
    body: { prices: [{ kd: 'ch', unit_amount: 500, metadata: { kd: 'main' } }] },
  });
  await server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, {
    body: { last: 'MARTIN', first: 'Léo', hidden: true },
  });
  return oid;
}

describe('A whole competition as a file', () => {
  test('comes out, goes into a new challenge and comes out the same, byte for byte', async () => {
    const file = await exportText(await aCompetition());
    const { status, body } = await intoNew(file);
    expect([status, body]).toEqual([200, { chOID: body.chOID, trials: 1, starts: 3, results: 3 }]);
    expect(await exportText(body.chOID)).toBe(file);
  });

  test('holds birth dates, prices and the names of hidden athletes, but no code and no oid', async () => {
    const oid = await aCompetition();
    const code = await server.call<{ code: { code: string } }>('POST', `/api/code/${oid}?kind=judge`);
    const file = await exportText(oid);
    for (const said of ['2001-03-04', 'MARTIN', '"unit_amount":500']) expect(file).toContain(said);
    for (const kept of [oid, server.org, code.body.code.code]) expect(file).not.toContain(kept);
  });

  test('shows in the new challenge what it showed in the old, hidden athletes hidden', async () => {
    const oid = await aCompetition();
    const { body } = await intoNew(await exportText(oid));
    const rows = async (chOID: string) => {
      const [trial] = await server.trials(chOID);
      const answer = await server.get<{ results: { rows: object[] }[] }>(`/api/results?trialOID=${trial?.oid}`);
      return answer.body.results[0]?.rows;
    };
    expect(await rows(body.chOID)).toEqual(await rows(oid));
    expect(JSON.stringify(await rows(body.chOID))).not.toContain('MARTIN');
  });

  test('is restored into an empty challenge, and into no other', async () => {
    const file = await exportText(await aCompetition());
    const { oid } = await server.createChallenge({ name: 'Vide' });
    expect((await into(`chOID=${oid}`, file)).body.chOID).toBe(oid);
    expect(await exportText(oid)).toBe(file);
    const again = await into(`chOID=${oid}`, file);
    expect([again.status, again.body.errors[0]?.id]).toEqual([409, 'conflict']);
  });

  test('is refused whole, by the path of each fault', async () => {
    const file = JSON.parse(await exportText(await aCompetition()));
    const before = (await server.call<{ challenges: object[] }>('GET', '/api/lesecretariat/my-challenges')).body;
    const cases: readonly [object, string][] = [
      [{ ...file, format: 'other' }, '$.format'],
      [{ ...file, version: 2 }, '$.version'],
      [{ ...file, challenge: { ...file.challenge, rtype: 'MOON' } }, '$.challenge.rtype'],
      [{ ...file, resultlists: { [FINAL]: [{ bib: '11', prf: { v: -1 } }] } }, `$.resultlists["${FINAL}"][0].prf.v`],
      [{ ...file, resultlists: { [FINAL]: [{ bib: '99', prf: ms(10_000) }] } }, `$.resultlists["${FINAL}"][0]`],
      [{ ...file, acts: [{ list: 'nobody', kind: 'round', at: '2026-06-13T14:00:00Z', body: {} }] }, '$.acts[0].list'],
      ...[
        ['remark', { public: 'yes' }, 'public'],
        ['correction', { before: 1, after: {} }, 'before'],
        ['rank', { rank: 'x' }, 'rank'],
      ].map(([kind, body, path]): [object, string] => [
        { ...file, acts: [{ list: FINAL, row: 'bib:11', kind, at: '2026-06-13T14:00:00Z', body }] },
        `$.acts[0].body.${path}`,
      ]),
      [
        {
          ...file,
          live: [{ trial: FINAL, base: 0, since: 0, said: { status: 40, rows: {}, rules: {}, live: { state: {} } } }],
        },
        '$.live[0].said.live.state',
      ],
    ];
    for (const [body, path] of cases) {
      const answer = await intoNew(body);
      expect([answer.status, answer.body.errors[0]?.detail]).toEqual([400, expect.stringContaining(path)]);
    }
    expect((await server.call('GET', '/api/lesecretariat/my-challenges')).body).toEqual(before);
  });

  test('needs to be told where to: one of a challenge and an organisation', async () => {
    expect((await into('', {})).status).toBe(400);
    expect((await into('orgOID=nobody', {})).status).toBe(403);
    expect((await into('chOID=nobody', {})).status).toBe(404);
  });

  test('any competition goes out and in without loss', async () => {
    const entry = fc.record({
      last: fc.string({ minLength: 1, maxLength: 20 }).map((text) => `N${text}`),
      first: fc.string({ maxLength: 20 }),
      v: fc.integer({ min: 9500, max: 20_000 }),
      lane: fc.integer({ min: 1, max: 9 }),
    });
    const race = fc.array(entry, { minLength: 0, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(race, { minLength: 1, maxLength: 4 }), async (races) => {
        const { oid } = await server.createChallenge();
        const uids = races.map((_, heat) => `000100-0-55-h${heat + 1}`);
        const sent = await server.upload(oid, {
          trialsData: uids.map((uid) => anUploadTrial(uid)),
          startlists: Object.fromEntries(
            races.map((rows, i) => [uids[i], rows.map(({ v: _, ...row }, n) => ({ bib: String(n + 1), ...row }))]),
          ),
          resultlists: Object.fromEntries(
            races.map((rows, i) => [uids[i], rows.map(({ v }, n) => ({ bib: String(n + 1), prf: ms(v) }))]),
          ),
        });
        expect(sent.status).toBe(200);
        const file = await exportText(oid);
        const { body } = await intoNew(file);
        expect(await exportText(body.chOID)).toBe(file);
        for (const chOID of [oid, body.chOID])
          await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
      }),
      { numRuns: process.env.FOULEE_LONG === '1' ? 25 : 10 },
    );
  }, 30_000);
});
