import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { TeamAnswer } from 'shared-domain/contract';
import type { RunningServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

let entriesRead = 0;
// A team table reads every start list once: before the server is loaded, which takes hold of the function once.
jest.mock('../src/services/sheets/result-lists.ts', () => {
  const lists = jest.requireActual<typeof import('../src/services/sheets/result-lists.ts')>(
    '../src/services/sheets/result-lists.ts',
  );
  const readStartRows = (...all: Parameters<typeof lists.readStartRows>) => {
    entriesRead += 1;
    return lists.readStartRows(...all);
  };
  return { ...lists, readStartRows };
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

const team = (id: string) => server.get<TeamAnswer>(`/api/challenge/${chOID}/team/${id}`);

describe('The teams of a competition at one revision', () => {
  test('are computed once for a hundred questions, unknown teams included', async () => {
    entriesRead = 0;
    const ids = Array.from({ length: 100 }, (_, index) => (index % 10 === 0 ? 'EABrest' : `nobody-${index}`));
    const answers = await Promise.all(ids.map(team));
    expect(answers.map(({ status }) => status)).toEqual(ids.map((id) => (id === 'EABrest' ? 200 : 404)));
    expect(entriesRead).toBe(1);
  });

  test('an unknown team takes no room among the kept answers', async () => {
    await team('EABrest');
    const before = server.ctx.publicAnswers.bytes;
    await Promise.all(Array.from({ length: 20 }, (_, index) => team(`made-up-${index}`)));
    expect(server.ctx.publicAnswers.bytes).toBe(before);
  });

  test('follow the next upload', async () => {
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(10_300) }] } });
    const { body } = await team('EABrest');
    expect(body.results.map(({ prf }) => prf.v)).toEqual([10_300]);
  });
});
