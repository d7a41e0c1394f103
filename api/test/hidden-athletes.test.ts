import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Trial } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});

afterEach(() => server.call('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`));

const hide = (hidden: boolean, last = 'Martin', first = 'Leo') =>
  server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body: { last, first, hidden } });
const everywhere = () => [
  `/api/results?chOID=${chOID}&trialOID=${trial.oid}`,
  `/api/starts?chOID=${chOID}&trialOIDs[]=${trial.oid}`,
  `/api/scratch/${trial.gOID}`,
  '/api/home',
  ...['live', 'igcs', 'igfeed'].map((call) => `/api/${call}/${chOID}`),
  ...['perfs', 'pes', 'teams'].map((call) => `/api/challenge/${chOID}/${call}`),
];
const texts = () => Promise.all(everywhere().map(async (path) => JSON.stringify((await server.get(path)).body)));

describe('A hidden athlete (Q30)', () => {
  test('is ATHLETE Anonyme in every answer at once, with rank and mark; and is shown again as before', async () => {
    const before = (await texts()).slice(0, 2);
    expect((await texts()).filter((text) => text.includes('MARTIN')).length).toBeGreaterThan(3);
    expect((await hide(true)).body).toEqual({ hidden: true, lists: 1 });
    for (const text of await texts()) expect(text).not.toMatch(/MARTIN|Léo/);
    const { body } = await server.get<{ results: { rows: object[] }[] }>(everywhere()[0] ?? '');
    expect(body.results[0]?.rows[0]).toMatchObject({ last: 'ATHLETE', first: 'Anonyme', rank: 1, prf: { v: 10_480 } });
    expect((await hide(true)).body).toEqual({ hidden: true, lists: 0 });
    await hide(false);
    const names = (text: string) => text.match(/"last":"[^"]*","first":"[^"]*"/g);
    expect((await texts()).slice(0, 2).map(names)).toEqual(before.map(names));
  });

  test('stays hidden when lists come anew, whatever they find the name by', async () => {
    await hide(true);
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_470) }] } });
    const sent = aFinal();
    await server.upload(chOID, { startlists: sent.startlists ?? {} });
    for (const text of await texts()) expect(text).not.toMatch(/MARTIN|Léo/);
    await hide(false);
    expect((await texts())[0]).toContain('MARTIN');
  });

  test('does not make a list slower with each one: a row is folded once to find any of them', async () => {
    for (const last of ['ABGRALL', 'BOTREL', 'CADIOU', 'QUÉNÉA']) await hide(true, last, 'Zoé');
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const comment = 'gêné à Plouézec par Zoé Quénéa';
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_470), comment }] } });
    const folded = normalize.mock.contexts.map(String).filter((text) => /^{.*Plouézec/.test(text));
    normalize.mockRestore();
    expect(folded.length).toBe(1);
    expect((await texts())[0]).toContain('gêné à Plouézec par ATHLETE Anonyme');
  });

  test('is hidden in a relay’s team too, and in no log named', async () => {
    const members = [
      { last: 'MARTIN', first: 'Léo' },
      { last: 'PETIT', first: 'Noé' },
    ];
    await server.upload(chOID, { resultlists: { [FINAL]: [{ last: 'AC Rennes', prf: ms(40_000), members }] } });
    await hide(true);
    const [text = ''] = await texts();
    expect(text).not.toContain('MARTIN');
    expect(text).toContain('PETIT');
    const { body } = await server.call('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    expect(JSON.stringify(body)).not.toMatch(/martin/i);
  });
});
