import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AllsAnswer, ErrorEnvelope, FfaCodesAnswer, SecretariatPrices, Trial } from 'shared-domain/contract';
import { boundPrices } from '../src/store/migrations/171-bounded-growth.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
  await server.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { body: { visible: false } });
});
afterAll(() => server.close());

const get = async <T>(call: string) =>
  (await server.call<T>('GET', `/api/lesecretariat/${call}?oids[]=${trial.oid}`)).body;

describe('The secretariat reads, of a hidden challenge too,', () => {
  test('everything of a trial: entries and results as they were sent, the list, the times', async () => {
    const [all] = (await get<AllsAnswer>('alls')).alls;
    expect(all?.trial).toMatchObject({ oid: trial.oid, starts: 3, results: 3 });
    expect(all?.starts[0]).toMatchObject({ last: 'MARTIN', dob: '2001-03-04' });
    expect(all?.results.map(({ bib, rank }) => [bib, rank])).toEqual([
      ['11', 1],
      ['12', 2],
      ['13', undefined],
    ]);
    expect(all?.raws[0]).toEqual({ bib: '11', prf: { v: 10_480, u: 'ms', st: 1 }, reaction: 151 });
    expect(all?.chronos).toEqual([
      { bib: '11', v: 10_480, reaction: 151 },
      { bib: '12', v: 10_640 },
    ]);
    const { oid, uid } = trial;
    const keyed = all?.starts.map((start) => ({ ...start, row: `bib:${start.bib}` }));
    expect(await get('starts')).toEqual({ starts: [{ oid, uid, rows: keyed }] });
    expect(await get('results')).toMatchObject({ results: [{ oid, uid, rows: all?.results }] });
    expect(await get('raws')).toEqual({ raws: [{ oid, uid, rows: all?.raws }] });
    expect(await get('chronos')).toEqual({ chronos: [{ oid, uid, rows: all?.chronos }] });
  });

  test('the federation’s codes of its groups', async () => {
    const { body } = await server.call<FfaCodesAnswer>('GET', `/mgrapi/lemgr/challenge/${chOID}/ffacodes`);
    expect(body.ffacodes).toEqual([
      {
        oid: trial.gOID,
        uid: '000100-0-55',
        name: '100 m Hommes',
        id: expect.any(Number),
        code: expect.any(String),
        category: 'SE',
      },
    ]);
  });
});

describe('Prices (Q24)', () => {
  const put = (prices: unknown, revision?: number) =>
    server.call<SecretariatPrices & ErrorEnvelope>('PUT', `/api/lesecretariat/prices/${chOID}`, {
      body: { prices, revision },
    });
  const main = { kd: 'ch', unit_amount: 500, metadata: { kd: 'main' } };

  test('are written whole, in their order, and read by everyone; a price that names itself stays itself', async () => {
    await server.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { body: { visible: true } });
    const first = (await put([main, { ...main, kd: 'tg', unit_amount: 300, metadata: { kd: 'liCOMP' } }])).body.prices;
    expect((await server.get(`/api/challenge/${chOID}/prices`)).body).toEqual({ prices: first });
    const second = (await put([{ ...first[1], unit_amount: 250 }])).body.prices;
    expect(second).toEqual([{ ...first[1], unit_amount: 250 }]);
    expect((await server.get(`/api/challenge/${chOID}/prices`)).body).toEqual({ prices: second });
  });

  test('of a revision that is stale are a conflict and change nothing; a result entered meanwhile makes none stale', async () => {
    const { prices, revision } = (await put([main])).body;
    expect((await server.call('GET', `/api/lesecretariat/prices/${chOID}`)).body).toEqual({ prices, revision });
    await server.upload(chOID, aFinal('000200-0-55-f1'));
    const newer = (await put([{ ...prices[0], unit_amount: 600 }], revision)).body;
    expect(newer.revision).toBeGreaterThan(revision);
    const { status, body } = await put([{ ...prices[0], unit_amount: 700 }], revision);
    expect([status, body.errors]).toEqual([
      409,
      [
        {
          id: 'conflict',
          reason: 'stale',
          path: '$.revision',
          detail: `$.revision: ${revision} is stale; the prices are at ${newer.revision}`,
        },
      ],
    ]);
    expect((await server.get(`/api/challenge/${chOID}/prices`)).body).toEqual({ prices: newer.prices });
    // Prices that are all gone are at 0, as where there never was one.
    const none = (await put([], newer.revision)).body;
    expect(none).toEqual({ prices: [], revision: 0 });
    expect((await put([main], newer.revision)).status).toBe(409);
    expect((await put([main], 0)).status).toBe(200);
  });

  test.each([
    ['of nobody', [{ ...main, metadata: { kd: 'all' } }], '$.prices[0].metadata.kd'],
    ['below nothing', [{ ...main, unit_amount: -1 }], '$.prices[0].unit_amount'],
    ['in parts of a cent', [{ ...main, unit_amount: 0.5 }], '$.prices[0].unit_amount'],
    ['in dollars', [{ ...main, currency: 'usd' }], '$.prices[0].currency'],
    ['of elsewhere', [main, { ...main, oid: 'x' }], '$.prices[1].oid'],
    [
      'with a field of their own',
      [{ ...main, metadata: { kd: 'main', note: 'x'.repeat(1000) } }],
      '$.prices[0].metadata',
    ],
    ['for a text without end', [{ ...main, metadata: { kd: `li${'x'.repeat(59)}` } }], '$.prices[0].metadata.kd'],
  ])('%s are refused by their path', async (_, prices, path) => {
    const { status, body } = await put(prices);
    expect([status, body.errors[0]?.detail.split(':')[0]]).toEqual([400, path]);
  });

  test('of an older database are read, logged and put back without what was never part of them', async () => {
    const { db } = server.ctx.store;
    const [price] = (await put([main])).body.prices;
    const fat = JSON.stringify({ kd: 'main', note: 'x'.repeat(500_000) });
    await db.updateTable('price').set({ metadata: fat }).where('challenge', '=', chOID).execute();
    const oldDetail = JSON.stringify({ before: [], after: [{ ...price, metadata: JSON.parse(fat) as object }] });
    const logged = db.updateTable('log').set({ detail: oldDetail }).where('action', '=', 'prices changed');
    await logged.where('challenge', '=', chOID).execute();
    await server.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { body: { visible: true } });
    expect((await server.get(`/api/challenge/${chOID}/prices`)).body).toEqual({ prices: [price] });
    const { body: own } = await server.call<SecretariatPrices>('GET', `/api/lesecretariat/prices/${chOID}`);
    expect(own.prices).toEqual([price]);

    await boundPrices(db as never);
    const stored = await db.selectFrom('price').select('metadata').where('challenge', '=', chOID).execute();
    expect(stored).toEqual([{ metadata: '{"kd":"main"}' }]);
    const logs = await server.call<{ logs: { action: string }[] }>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    const lines = logs.body.logs.filter(({ action }) => action === 'prices changed');
    expect(lines[0]).toMatchObject({ detail: { before: [], after: [price] } });

    await db.updateTable('price').set({ metadata: fat }).where('challenge', '=', chOID).execute();
    const { log } = (await server.call<{ log: string }>('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`)).body;
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: log } });
    const again = await db.selectFrom('price').select('metadata').where('challenge', '=', chOID).execute();
    expect(again).toEqual([{ metadata: '{"kd":"main"}' }]);
  });
});
