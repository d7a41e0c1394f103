import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ChallengeLine } from 'shared-domain/contract';
import {
  challengeAnswer,
  challengesAnswer,
  groupsAnswer,
  homeAnswer,
  infoAnswer,
  liveAnswer,
  regionsAnswer,
  resultsAnswer,
  roundsAnswer,
  startsAnswer,
  versionsAnswer,
} from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { LATEST_MIGRATION } from '../src/store/migrations/index.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL } from './uploads.ts';

/** During the first day of the challenge. */
const now = new Date('2026-06-13T14:00:00+02:00');
let server: RunningServer;
let chOID: string;
let trialOID: string;
let groupOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial('000100-0-55-h2', { status: 40, date: '2026-06-13T11:10:00+02:00' }),
      anUploadTrial('000100-0-55-h1', { status: 40, date: '2026-06-13T11:00:00+02:00' }),
      anUploadTrial('900001-0-56-f1', {
        group: 'Hauteur Femmes',
        name: 'Hauteur Femmes',
        status: 5,
        dets: { heights: [1600, 1650] },
      }),
      anUploadTrial('000800-0-56-f1', {
        group: '800 m Femmes',
        name: '800 m Femmes',
        status: 25,
        date: '2026-06-13T16:00:00+02:00',
      }),
    ],
    startlists: {
      '900001-0-56-f1': [{ bib: '1', odr: 1, last: 'LEROY', first: 'Eva', category: 56 }],
      '000800-0-56-f1': [{ bib: '2', last: 'SIMON', first: 'Zoé', category: 56 }],
    },
  });
  await server.createChallenge({ name: 'Cross', kind: 'cross', region: '11', date: '2026-11-21', duration: 1 });
  await server.createChallenge({ name: 'Passé', region: '11', date: '2026-05-01', duration: 1 });
  const trial = (await server.trials(chOID)).find(({ uid }) => uid === FINAL);
  trialOID = trial?.oid ?? '';
  groupOID = trial?.gOID ?? '';
});
afterAll(() => server.close());

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { status, body } = await server.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  const parsed = schema.safeParse(body);
  expect({ path, issues: parsed.error?.issues }).toEqual({ path, issues: undefined });
  return parsed.data as T;
}

describe('Every public answer has the shape of the contract', () => {
  test('home: what is live, of the day, past and to come, and the trials of the moment', async () => {
    const home = await read('/api/home', homeAnswer);
    expect(home.md).toBe('2026-06-13');
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(names(home.live)).toEqual(['Meeting de printemps']);
    expect(names(home.day)).toEqual(['Meeting de printemps']);
    expect(names(home.recent)).toEqual(['Passé']);
    expect(names(home.upcoming)).toEqual(['Cross']);
    expect(home.results).toMatchObject([
      {
        uid: FINAL,
        challenge: 'Meeting de printemps',
        leader: { name: 'MARTIN Léo', club: 'AC Rennes', mark: '10.48' },
      },
    ]);
    expect(home.commitments.map(({ uid }) => uid)).toEqual(['000800-0-56-f1']);
    expect(home.next.map(({ uid }) => uid)).toEqual(['000800-0-56-f1']);
  });

  test('home of a region and of a day', async () => {
    const home = await read('/api/home?insee=11&md=2026-11-21', homeAnswer);
    expect(home.day.map(({ name }) => name)).toEqual(['Cross']);
    expect(home.results).toEqual([]);
    expect((await server.get('/api/home?insee=999')).status).toBe(404);
    expect((await server.get('/api/home?md=tomorrow')).status).toBe(400);
  });

  test('info counts what is there', async () => {
    expect(await read('/api/info?format=short', infoAnswer)).toMatchObject({
      challenges: 3,
      trials: 5,
      results: 3,
      live: [{ oid: chOID }],
    });
  });

  test('challenges of a region are lines without metadata; short ones have what a line shows, and no more', async () => {
    const [line] = (await read('/api/challenges?insee=53', challengesAnswer)).challenges;
    expect(line).toMatchObject({ oid: chOID, trials: 5, running: 2, regionINSEE: '53' });
    expect(line).not.toHaveProperty('metadata');
    const [short] = (await read('/api/challenges?insee=53&format=short', challengesAnswer)).challenges;
    const { org, regionINSEE, trials, running, ...shown } = line as ChallengeLine;
    expect(short).toEqual(shown);
  });

  test('a challenge', async () => {
    expect(await read(`/api/challenge/${chOID}`, challengeAnswer)).toMatchObject({
      oid: chOID,
      revision: 3,
      trials: 5,
    });
  });

  test('groups with their rounds in the order of the sport', async () => {
    const { groups } = await read(`/api/groups?chOID=${chOID}`, groupsAnswer);
    expect(groups.map(({ name, family }) => [name, family])).toEqual([
      ['100 m Hommes', 1],
      ['Hauteur Femmes', 6],
      ['800 m Femmes', 2],
    ]);
    expect(groups[0]?.rounds.map(({ round, heats }) => [round, heats.map(({ heat }) => heat)])).toEqual([
      ['h', [1, 2]],
      ['f', [1]],
    ]);
  });

  test('rounds by date, each trial with the number of heats of its round', async () => {
    const { rounds } = await read(`/api/rounds/${chOID}`, roundsAnswer);
    expect(rounds.map(({ round, heats }) => [round, heats.map(({ heats: of }) => of)])).toEqual([
      ['h', [2, 2]],
      ['f', [1]],
      ['f', [1]],
      ['f', [1]],
    ]);
  });

  test.each([
    ['trialOID', () => `/api/results?chOID=${chOID}&trialOID=${trialOID}`, 1],
    ['trialOIDs[] once', () => `/api/results?chOID=${chOID}&trialOIDs[]=${trialOID}`, 1],
    ['trialOIDs twice the same', () => `/api/results?trialOIDs=${trialOID}&trialOIDs=${trialOID}`, 1],
    ['groupOID', () => `/api/results?chOID=${chOID}&groupOID=${groupOID}`, 3],
  ])('results by %s', async (_, path, lists) => {
    const { results } = await read(path(), resultsAnswer);
    expect(results).toHaveLength(lists);
  });

  test('start lists, without birth dates', async () => {
    const { starts } = await read(`/api/starts?trialOIDs[]=${trialOID}`, startsAnswer);
    expect(starts[0]?.rows).toHaveLength(3);
    expect(starts[0]?.rows[0]).toMatchObject({ last: 'MARTIN', club: 'AC Rennes', pe: { pb: 10_500, sb: 10_700 } });
    expect(JSON.stringify(starts)).not.toContain('2001-03-04');
  });

  test('live: tracks and fields as they stand', async () => {
    const live = await read(`/api/live/${chOID}`, liveAnswer);
    expect(live.revision).toBe(3);
    expect(live.trackEvents.map(({ uid, md }) => [uid, md])).toEqual([
      [FINAL, 'res'],
      ['000800-0-56-f1', 'sl'],
    ]);
    expect(live.fieldEvents).toMatchObject([
      { uid: '900001-0-56-f1', state: 'first', bar: 1600, athlete: { last: 'LEROY' } },
    ]);
  });

  test('regions and versions', async () => {
    expect((await read('/api/regions', regionsAnswer)).regions).toHaveLength(18);
    expect(await read('/api/versions', versionsAnswer)).toMatchObject({
      api: { schema: LATEST_MIGRATION },
      remotes: [],
    });
  });
});

describe('Asking for what is not there', () => {
  test.each([
    ['a challenge', () => '/api/challenge/none'],
    ['its groups', () => '/api/groups?chOID=none'],
    ['its rounds', () => '/api/rounds/none'],
    ['its live page', () => '/api/live/none'],
    ['its stream', () => '/api/live/none/events'],
    ['a trial', () => '/api/results?trialOID=none'],
    ['a trial of this challenge', () => `/api/results?chOID=${chOID}&trialOID=none`],
    ['a group', () => `/api/starts?chOID=${chOID}&groupOID=none`],
  ])('%s is not found', async (_, path) => {
    const { status, body } = await server.get(path());
    expect(status).toBe(404);
    expect(body).toMatchObject({ errors: [{ id: 'not found' }] });
  });

  test('results of nothing in particular is refused', async () => {
    const { status, body } = await server.get(`/api/results?chOID=${chOID}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [{ id: 'invalid request', path: 'query', detail: 'query: trialOIDs, trialOID or groupOID is missing' }],
    });
  });
});
