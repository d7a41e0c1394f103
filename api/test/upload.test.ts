import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ResultsAnswer, StartsAnswer, UploadAnswer } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

const getOid = async (uid = FINAL) => (await server.trials(chOID)).find((trial) => trial.uid === uid)?.oid ?? '';
const results = async (uid = FINAL) =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${await getOid(uid)}`)).body.results[0];
const revision = async () => (await server.get<{ revision: number }>(`/api/challenge/${chOID}`)).body.revision;
const counts = (created: number, updated: number, unchanged: number) => ({ created, updated, unchanged, warnings: [] });

describe('An upload', () => {
  test('creates what it sends and answers the counts', async () => {
    expect((await server.upload<UploadAnswer>(chOID, aFinal())).body).toEqual(counts(1, 0, 0));
    const [trial] = await server.trials(chOID);
    expect(trial).toMatchObject({
      uid: FINAL,
      group: '100 m Hommes',
      status: 15,
      starts: 3,
      results: 3,
      heats: 1,
      chOID,
    });
  });

  test('sent a second time changes nothing', async () => {
    await server.upload(chOID, aFinal());
    const before = await revision();
    expect((await server.upload(chOID, aFinal())).body).toEqual(counts(0, 0, 1));
    expect(await revision()).toBe(before);
  });

  test('grows the revision by one, however much it changes', async () => {
    await server.upload(chOID, aFinal());
    expect(await revision()).toBe(2);
    expect((await server.trials(chOID))[0]?.revision).toBe(2);
  });

  test('replaces a list that is present and leaves what is absent alone', async () => {
    await server.upload(chOID, aFinal());
    const { body } = await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '13', prf: ms(11_000) }] } });
    expect(body).toEqual(counts(0, 1, 0));
    const list = await results();
    expect(list?.rows).toHaveLength(1);
    expect(list?.rows[0]).toMatchObject({ last: 'MOREL', rank: 1 });
    expect((await server.trials(chOID))[0]).toMatchObject({ starts: 3, status: 15 });
  });

  test('with an empty list empties it', async () => {
    await server.upload(chOID, aFinal());
    await server.upload(chOID, { resultlists: { [FINAL]: [] } });
    expect((await results())?.rows).toEqual([]);
  });

  test('ignores fields that it does not know', async () => {
    const body = aFinal();
    const { status } = await server.upload(chOID, { ...body, software: 'X' } as typeof body);
    expect(status).toBe(200);
  });

  test('moves a trial to any status', async () => {
    await server.upload(chOID, aFinal());
    await server.upload(chOID, { trialsData: [anUploadTrial(FINAL, { status: 5, dets: { wind: 0.4 } })] });
    expect((await server.trials(chOID))[0]?.status).toBe(5);
  });

  test('adds to the dates of change that are known', async () => {
    const [started, finished] = ['2026-06-13T15:00:10+02:00', '2026-06-13T15:01:00+02:00'];
    await server.upload(chOID, { trialsData: [anUploadTrial(FINAL, { dts: { started } })] });
    await server.upload(chOID, { trialsData: [anUploadTrial(FINAL, { dts: { finished } })] });
    expect((await server.trials(chOID))[0]?.dts).toEqual({ started, finished });
  });

  test('keeps a log of who sent what', async () => {
    await server.upload(chOID, aFinal());
    const log = await server.ctx.store.db.selectFrom('log').selectAll().where('challenge', '=', chOID).execute();
    expect(log.map(({ action }) => action)).toEqual(['challenge created', 'upload']);
    expect(JSON.parse(log[1]?.detail ?? '')).toEqual({ created: 1, updated: 0, unchanged: 0, revision: 2 });
  });
});

describe('A result row', () => {
  test('finds its entry by bib and is shown with the entry’s name, club and best', async () => {
    await server.upload(chOID, aFinal());
    expect((await results())?.rows).toEqual([
      {
        bib: '11',
        auid: 'a08887c9bdd2f6a1',
        last: 'MARTIN',
        first: 'Léo',
        club: 'AC Rennes',
        category: 55,
        lane: 4,
        rank: 1,
        gap: 0,
        prf: ms(10_480),
        reaction: 151,
        pe: { k: 'PB', prev: 10_500 },
        pts: { lvl: 3, hun: 1047 },
      },
      {
        bib: '12',
        auid: '7afe62a099a5a74d',
        last: 'PETIT',
        first: 'Noé',
        club: 'EA Brest',
        category: 55,
        lane: 5,
        rank: 2,
        gap: 160,
        prf: ms(10_640),
        pts: { lvl: 3, hun: 996 },
      },
      {
        bib: '13',
        auid: 'c95aadba5ef28e66',
        last: 'MOREL',
        first: 'Hugo',
        club: 'US Vannes',
        category: 55,
        lane: 6,
        prf: { st: 3 },
      },
    ]);
  });

  test('finds its entry among the group’s commitments when there is no start list', async () => {
    await server.upload(chOID, {
      trialsData: [anUploadTrial()],
      startlists: { '000100-0-55': [{ bib: '7', last: 'ROUX', first: 'Tom', category: 55 }] },
      resultlists: { [FINAL]: [{ bib: '7', prf: ms(10_900) }] },
    });
    expect((await results())?.rows[0]).toMatchObject({ last: 'ROUX', rank: 1 });
  });

  test('follows a start list that is corrected later', async () => {
    await server.upload(chOID, aFinal());
    const starts = (aFinal().startlists?.[FINAL] ?? []).map((row) => ({ ...row, clubName: 'Autre club' }));
    await server.upload(chOID, { startlists: { [FINAL]: starts } });
    expect((await results())?.rows.map(({ club }) => club)).toEqual(['Autre club', 'Autre club', 'Autre club']);
  });

  test('beats no best with too much wind, or with none read', async () => {
    for (const wind of [2.1, undefined]) {
      await server.upload(chOID, { ...aFinal(), trialsData: [anUploadTrial(FINAL, { dets: { wind } })] });
      expect((await results())?.rows[0]?.pe).toBeUndefined();
    }
    await server.upload(chOID, { ...aFinal(), trialsData: [anUploadTrial(FINAL, { dets: { wind: 2 } })] });
    expect((await results())?.rows[0]?.pe).toEqual({ k: 'PB', prev: 10_500 });
  });

  test('of a long jump beats a best only with a reading of its own attempt', async () => {
    const uid = '900003-0-55-f1';
    const jump = (w?: number) => [{ v: 7800, r: 'o' as const, ...(w === undefined ? {} : { w }) }];
    for (const [series, wind, pe] of [
      [jump(), undefined, undefined],
      [jump(2.1), undefined, undefined],
      [jump(2.1), 0.5, undefined],
      [jump(2), undefined, { k: 'PB', prev: 7700 }],
      [jump(), 1.9, { k: 'PB', prev: 7700 }],
      [undefined, 1.9, { k: 'PB', prev: 7700 }],
      [undefined, undefined, undefined],
    ] as const) {
      await server.upload(chOID, {
        trialsData: [anUploadTrial(uid, { dets: { wind: 0.3 } })],
        startlists: { [uid]: [{ bib: '1', last: 'A', pe: { pb: 7700 } }] },
        resultlists: { [uid]: [{ bib: '1', prf: { v: 7800, u: 'mm', st: 1 }, attempts: series, wind }] },
      });
      expect((await results(uid))?.rows[0]?.pe).toEqual(pe);
    }
  });

  test('is separated from an equal time by the photo finish, whose rank says nothing else', async () => {
    await server.upload(chOID, {
      ...aFinal(),
      resultlists: {
        [FINAL]: [
          { bib: '11', prf: ms(10_500), rank: 2 },
          { bib: '12', prf: ms(10_500), rank: 1 },
          { bib: '13', prf: ms(10_400), rank: 9 },
        ],
      },
    });
    expect((await results())?.rows.map(({ bib, rank }) => [bib, rank])).toEqual([
      ['13', 1],
      ['12', 2],
      ['11', 3],
    ]);
  });

  test('of a field event without a mark gets the best of its attempts, and the wind of that attempt', async () => {
    const uid = '900003-0-56-f1';
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { group: 'Longueur Femmes', name: 'Longueur Femmes' })],
      resultlists: {
        [uid]: [
          {
            last: 'DURAND',
            prf: { st: 1 },
            attempts: [{ v: 6120, r: 'o', w: 0.3 }, { r: 'x' }, { v: 6340, r: 'o', w: 1.2 }],
          },
        ],
      },
    });
    expect((await results(uid))?.rows[0]).toMatchObject({ prf: { v: 6340, u: 'mm', st: 1 }, wind: 1.2, rank: 1 });
  });
});

describe('Commitments', () => {
  test('are the start list of a group', async () => {
    await server.upload(chOID, {
      trialsData: [anUploadTrial()],
      startlists: { '000100-0-55': [{ bib: '7', last: 'ROUX', dob: '2000-01-01' }] },
    });
    const [trial] = await server.trials(chOID);
    const { body } = await server.get<StartsAnswer>(`/api/starts?groupOID=${trial?.gOID}`);
    expect(body).toEqual({
      starts: [{ oid: trial?.gOID, uid: '000100-0-55', rows: [{ bib: '7', last: 'ROUX', first: '', category: 55 }] }],
    });
  });
});
