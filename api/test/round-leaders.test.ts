import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Round, UploadBody } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const HEATS = ['000100-0-55-h1', '000100-0-55-h2'] as const;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Person = NonNullable<UploadBody['startlists']>[string][number];
const aRunner = (bib: string, last: string, more: Partial<Person> = {}): Person => ({
  bib,
  last,
  first: 'Léo',
  category: 55,
  ...more,
});

/** Two heats of one athlete each; the second is the quicker one. */
async function readLeader(marks: readonly [number, number], statuses = [15, 15], second: Partial<Person> = {}) {
  const { oid } = await server.createChallenge();
  await server.upload(oid, {
    trialsData: HEATS.map((uid, index) => anUploadTrial(uid, { status: statuses[index] as 15 })),
    startlists: { [HEATS[0]]: [aRunner('11', 'MARTIN')], [HEATS[1]]: [aRunner('12', 'PETIT', second)] },
    resultlists: {
      [HEATS[0]]: [{ bib: '11', prf: ms(marks[0]) }],
      [HEATS[1]]: [{ bib: '12', prf: ms(marks[1]) }],
    },
  });
  const answer = await server.get<{ rounds: Round[] }>(`/api/rounds/${oid}`);
  return { oid, leader: answer.body.rounds[0]?.leader, robots: answer.headers.get('x-robots-tag') };
}

describe('The programme names who leads a round', () => {
  test('with the best mark of all its heats, and all who share it', async () => {
    expect((await readLeader([10_600, 10_500])).leader).toMatchObject({ name: 'PETIT Léo', prf: { v: 10_500 } });
    expect((await readLeader([10_500, 10_500])).leader).toMatchObject({ name: 'MARTIN Léo, PETIT Léo' });
  });

  test('only once each heat is published', async () => {
    expect((await readLeader([10_600, 10_500], [15, 5])).leader).toBeUndefined();
  });

  test('but nobody under 16, as search engines may index it', async () => {
    const { leader, robots } = await readLeader([10_600, 10_500], [15, 15], { dob: '2012-01-01' });
    expect(leader).toBeUndefined();
    expect(robots).toBeNull();
  });

  test('nor anybody hidden', async () => {
    const { oid } = await readLeader([10_600, 10_500]);
    const body = { last: 'PETIT', first: 'Léo', hidden: true };
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, { body });
    const answer = await server.get<{ rounds: Round[] }>(`/api/rounds/${oid}`);
    expect(answer.body.rounds[0]).not.toHaveProperty('leader');
  });
});
