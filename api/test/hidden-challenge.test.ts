import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ChallengesAnswer, HomeAnswer, InfoAnswer } from 'shared-domain/contract';
import { readStoredTrials } from '../src/services/planning/stored-trials.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trialOID: string;
let groupOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00+02:00') });
  chOID = (await server.createChallenge({ visible: false })).oid;
  await server.upload(chOID, aFinal());
  const known = (await readStoredTrials(server.ctx.store.db, chOID)).trials.get(FINAL);
  trialOID = known?.oid ?? '';
  groupOID = known?.trial_group ?? '';
});
afterAll(() => server.close());

describe('A hidden challenge', () => {
  test('is not found by any public call, nor are its children', async () => {
    expect(trialOID).not.toBe('');
    for (const path of [
      `/api/challenge/${chOID}`,
      `/api/groups?chOID=${chOID}`,
      `/api/rounds/${chOID}`,
      `/api/live/${chOID}`,
      `/api/live/${chOID}/events`,
      `/api/results?chOID=${chOID}&trialOID=${trialOID}`,
      `/api/results?trialOID=${trialOID}`,
      `/api/starts?trialOIDs[]=${trialOID}`,
      `/api/scratch/${groupOID}`,
      `/api/igcs/${chOID}`,
      `/api/igfeed/${chOID}`,
      `/api/search?chOID=${chOID}&q=martin`,
      ...['perfs', 'pes', 'cpes', 'stats', 'prices', 'teams', 'team/ACRennes'].map(
        (call) => `/api/challenge/${chOID}/${call}`,
      ),
    ]) {
      expect({ path, status: (await server.get(path)).status }).toEqual({ path, status: 404 });
    }
  });

  test('is on no list and in no count', async () => {
    const home = (await server.get<HomeAnswer>('/api/home')).body;
    const { md: _, ...lists } = home;
    expect(Object.values(lists).flat()).toEqual([]);
    expect((await server.get<ChallengesAnswer>('/api/challenges?from=1900-01-01')).body.challenges).toEqual([]);
    expect((await server.get<InfoAnswer>('/api/info')).body).toEqual({
      challenges: 0,
      trials: 0,
      results: 0,
      live: [],
    });
  });

  test('takes uploads of its own people', async () => {
    expect((await server.upload(chOID, aFinal())).body).toMatchObject({ unchanged: 1 });
  });
});
