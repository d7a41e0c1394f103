import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { CpesAnswer, PerfsAnswer, PesAnswer } from 'shared-domain/contract';
import type { RunningServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

let readings = 0;
// Best performances are looked for in all rows of a challenge: counted before the server is loaded, which takes hold of the function once.
jest.mock('../src/services/reads/challenge-lists.ts', () => {
  const lists = jest.requireActual<typeof import('../src/services/reads/challenge-lists.ts')>(
    '../src/services/reads/challenge-lists.ts',
  );
  const readAllRows = (...all: Parameters<typeof lists.readAllRows>) => {
    readings += 1;
    return lists.readAllRows(...all);
  };
  return { ...lists, readAllRows };
});

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  const { startServer } = await import('./running-server.ts');
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
}, 60_000);
afterAll(() => server.close());

const ask = async <T>(path: string): Promise<T> => (await server.get<T>(`/api/challenge/${chOID}/${path}`)).body;

describe('The best performances of a competition at one revision', () => {
  test('are looked for once, however many of them are asked for and by whichever call', async () => {
    readings = 0;
    const quantities = Array.from({ length: 30 }, (_, index) => index + 1);
    const perfs = await Promise.all(quantities.map((qty) => ask<PerfsAnswer>(`perfs?qty=${qty}`)));
    const pes = await Promise.all(quantities.map((qty) => ask<PesAnswer>(`pes?qty=${qty}`)));
    const cpes = await Promise.all(quantities.map((qty) => ask<CpesAnswer>(`cpes?qty=${qty}`)));
    expect(readings).toBe(1);
    expect(perfs.map(({ men }) => men.length).slice(0, 3)).toEqual([1, 2, 2]);
    expect(pes[0]?.pes).toHaveLength(Math.min(1, pes[0]?.total ?? 0));
    expect(cpes[0]?.clubs.length).toBeLessThanOrEqual(1);
  });

  test('follow the next upload', async () => {
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(9_800) }] } });
    expect((await ask<PerfsAnswer>('perfs?qty=1')).men[0]?.prf.v).toBe(9_800);
  });
});
