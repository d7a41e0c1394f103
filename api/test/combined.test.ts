import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GroupsAnswer, ResultList, ResultsAnswer } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const TOTAL = '800007-0-56-f1';
const part = (uid: string, minute: number) =>
  anUploadTrial(uid, {
    group: 'Heptathlon Femmes',
    name: uid,
    date: `2026-06-13T10:${minute}:00+02:00`,
    dets: { combined: TOTAL, wind: 1.1 },
  });
const mm = (v: number) => ({ v, u: 'mm' as const, st: 1 });

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial(TOTAL, { group: 'Heptathlon Femmes', name: 'Heptathlon' }),
      part('900001-0-56-c1', 50),
      part('000100-HP84-56-c2', 15),
      part('000100-HP84-56-c1', 10),
      anUploadTrial('900001-0-56-f1', { group: 'Hauteur Femmes', name: 'Hauteur' }),
    ],
    resultlists: {
      [TOTAL]: [
        { bib: '1', last: 'A', first: 'Ana', prf: { v: 2000, u: 'pts', st: 1 } },
        { auid: 'x2', last: 'B', first: 'Bea', prf: { v: 2100, u: 'pts', st: 1 } },
        { last: 'C', first: 'Cléo', country: 'FRA', clubName: 'Club', prf: { st: 3 } },
      ],
      '000100-HP84-56-c1': [{ bib: '1', last: 'A', first: 'Ana', prf: ms(13_850) }],
      '000100-HP84-56-c2': [
        { auid: 'x2', bib: '2', last: 'B', first: 'Bea', prf: ms(13_500) },
        { last: 'C', first: 'Cléo', country: 'FRA', clubName: 'Club', prf: { st: 4 } },
      ],
      '900001-0-56-c1': [{ auid: 'x2', last: 'B', first: 'Bea', prf: mm(1800), attempts: [{ h: 1800, r: 'o' }] }],
    },
  });
});
afterAll(() => server.close());

async function total(): Promise<ResultList | undefined> {
  const trial = (await server.trials(chOID)).find(({ uid }) => uid === TOTAL);
  return (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${trial?.oid}`)).body.results[0];
}

describe('A combined event', () => {
  test('lists its disciplines in the order they take place, heats together', async () => {
    const list = await total();
    expect(list?.parts?.map(({ code, name, oids }) => [code, name, oids.length])).toEqual([
      ['100-HP84', '100 m haies', 2],
      ['900001-0', 'Hauteur', 1],
    ]);
  });

  test('gives every row a cell for each discipline, found by account, bib or name', async () => {
    const rows = (await total())?.rows ?? [];
    expect(rows.map(({ last, rank }) => [last, rank])).toEqual([
      ['B', 1],
      ['A', 2],
      ['C', undefined],
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        { prf: ms(13_500), pts: 1050, wind: 1.1 },
        { prf: mm(1800), pts: 978, wind: 1.1 },
      ],
      [{ prf: ms(13_850), pts: 1000, wind: 1.1 }, null],
      [{ prf: { st: 4 }, pts: 0, wind: 1.1 }, null],
    ]);
  });

  test('keeps its parts in its own group, apart from the open event', async () => {
    const { groups } = (await server.get<GroupsAnswer>(`/api/groups?chOID=${chOID}`)).body;
    expect(groups.map(({ uid, name, rounds }) => [uid, name, rounds.flatMap(({ heats }) => heats).length])).toEqual([
      ['800007-0-56', 'Heptathlon Femmes', 4],
      ['900001-0-56', 'Hauteur Femmes', 1],
    ]);
  });

  test('says before its last discipline what passes the athlete ahead, who is taken to repeat the season’s best', async () => {
    expect((await total())?.rows.map(({ chase }) => chase)).toEqual([undefined, undefined, undefined]);
    await server.upload(chOID, {
      trialsData: [{ ...part('900001-0-56-c1', 50), status: 20 }],
      startlists: { '900001-0-56-c1': [{ auid: 'x2', last: 'B', first: 'Bea', pe: { pb: 1850, sb: 1800 } }] },
      resultlists: { '900001-0-56-c1': [] },
    });
    const rows = (await total())?.rows ?? [];
    const chase = { last: 'B', first: 'Bea', rival: mm(1800), by: 'sb', mark: mm(1840) };
    expect(rows.map((row) => [row.last, row.chase])).toEqual([
      ['B', undefined],
      ['A', chase],
      ['C', undefined],
    ]);
  });

  test('shows a part that changes', async () => {
    await server.upload(chOID, { resultlists: { '900001-0-56-c1': [] } });
    expect((await total())?.rows[0]?.cells?.[1]).toBeNull();
  });
});
