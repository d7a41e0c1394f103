import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { HomeAnswer, InfoAnswer } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

/** During the first day of the challenge. */
let now = new Date('2026-06-13T14:00:00+02:00');
let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => server.close());

/** Reads of the whole database while something is done. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const transaction = jest.spyOn(server.ctx.store, 'transaction');
  await work();
  const { length } = transaction.mock.calls;
  transaction.mockRestore();
  return length;
}

const home = async (query = '') => (await server.get<HomeAnswer>(`/api/home${query}`)).body;
/** A list over all challenges follows a change within a second. */
const later = () => sleep(1050);

describe('What is read over all challenges', () => {
  test.each([['/api/home'], ['/api/info'], ['/api/challenges']])(
    '%s is read once, whatever parameters it does not know',
    async (path) => {
      await later();
      await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_000 + path.length) }] } });
      const asked = Array.from({ length: 20 }, (_, i) => `${path}?herd=${i}`);
      expect(await readsDuring(() => Promise.all(asked.map((url) => server.get(url))))).toBe(1);
      expect(await readsDuring(() => server.get(`${path}?format=none&insee=`))).toBe(0);
    },
  );

  test('is read once for every day, and once for every way to name a region', async () => {
    await later();
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_100) }] } });
    const days = Array.from({ length: 9 }, (_, i) => `?md=2026-06-1${i}`);
    expect(await readsDuring(() => Promise.all(days.map(home)))).toBe(1);
    const names = ['53', 'Bretagne', 'bretagne', 'FR-BRE'].map((name) => `?insee=${name}`);
    expect(await readsDuring(() => Promise.all(names.map(home)))).toBe(1);
    expect((await home('?md=2026-06-14')).day).toHaveLength(1);
    expect((await home('?md=2026-06-15')).day).toHaveLength(0);
  });

  test('is read at most once a second while everything changes, and then as it stands', async () => {
    await later();
    const started = performance.now();
    const reads = await readsDuring(async () => {
      for (let i = 0; i < 10; i++) {
        await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_200 + i) }] } });
        await home();
      }
    });
    expect(reads - 10).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - started) / 1000));
    await later();
    expect((await home()).results[0]?.leader?.mark).toBe('10.21');
  });
});

describe('A challenge', () => {
  test('is on the home page as soon as it is made, and no longer than it is there', async () => {
    const names = async () => {
      const { day, live } = await home();
      return [...day, ...live].map(({ name }) => name);
    };
    await home();
    const { oid } = await server.createChallenge({ name: 'Nouveau' });
    expect(await names()).toContain('Nouveau');
    await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${oid}`);
    expect(await names()).not.toContain('Nouveau');
  });
});

describe('Trials to come', () => {
  test('have a late one at the hour that is expected, also after that of the programme', async () => {
    const { oid } = await server.createChallenge({ name: 'Orage' });
    const at = (hour: string) => `2026-06-13T${hour}:00+02:00`;
    const planned = (uid: string, date: string, dateE?: string) =>
      anUploadTrial(uid, { status: 20, date: at(date), ...(dateE && { dateE: at(dateE) }) });
    await server.upload(oid, {
      trialsData: [
        planned('000200-0-55-f1', '13:30', '14:30'),
        planned('000400-0-55-f1', '14:10'),
        planned('000800-0-55-f1', '13:40', '13:50'),
        planned('001500-0-55-f1', '13:45'),
      ],
    });
    await later();
    const next = (await home()).next.filter(({ chOID: own }) => own === oid);
    expect(next.map(({ g0, date }) => [g0, date])).toEqual([
      [400, at('14:10')],
      [200, at('14:30')],
    ]);
    expect(next[0]).not.toHaveProperty('date_e');
    await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${oid}`);
  });
});

describe('Counts', () => {
  test('follow uploads and deletions', async () => {
    const { oid } = await server.createChallenge({ name: 'Autre' });
    await server.upload(oid, aFinal());
    await server.upload(oid, { trialsData: [anUploadTrial('000200-0-55-f1', { status: 5 })] });
    const read = async () => {
      await later();
      return (await server.get<InfoAnswer>('/api/info')).body;
    };
    const one = await server.trials(chOID);
    const rows = (one[0]?.results ?? 0) + 3;
    expect(await read()).toMatchObject({ challenges: 2, trials: 3, results: rows });
    expect((await server.get(`/api/challenge/${oid}`)).body).toMatchObject({ trials: 2, running: 2 });
    await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${oid}`);
    expect(await read()).toMatchObject({ challenges: 1, trials: 1, results: rows - 3 });
  });
});

describe('Newest results', () => {
  test('are in the order they came, but those sent after the end are as old as their event', async () => {
    const past = await server.createChallenge({ name: 'Passé', date: '2026-05-01', duration: 1 });
    const [first, second] = ['000100-0-55-f1', '000200-0-55-f1'];
    await server.upload(past.oid, {
      trialsData: [
        anUploadTrial(first, { date: '2026-05-01T15:00:00+02:00' }),
        anUploadTrial(second, { group: '200 m', date: '2026-05-01T16:00:00+02:00' }),
      ],
      resultlists: {
        [first]: [{ bib: '1', last: 'A', category: 55, prf: ms(10_000) }],
        [second]: [{ bib: '1', last: 'A', category: 55, prf: ms(20_000) }],
      },
    });
    now = new Date(now.getTime() + 60_000);
    const { results } = await home();
    expect(results.map(({ challenge, uid }) => [challenge, uid])).toEqual([
      ['Meeting de printemps', FINAL],
      ['Passé', second],
      ['Passé', first],
    ]);
  });
});

test('GET /api/info?format=short says the same of the site with shorter lines (Q19)', async () => {
  const { live, ...counts } = (await server.get<InfoAnswer>('/api/info')).body;
  const short = (await server.get<InfoAnswer>('/api/info?format=short')).body;
  expect(short).toMatchObject(counts);
  expect(short.live.map((line) => line.oid)).toEqual(live.map((line) => line.oid));
  expect(live.length).toBeGreaterThan(0);
  expect(live[0]).toHaveProperty('org');
  expect(short.live[0]).not.toHaveProperty('org');
});
