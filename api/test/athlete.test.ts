import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeAthleteId } from 'shared-domain';
import type { AthleteAnswer, ResultsAnswer, TeamAnswer, UploadResult } from 'shared-domain/contract';
import { athleteAnswer } from 'shared-domain/contract/schemas';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const HEATS = ['000100-0-55-h1', '000100-0-55-h2'] as const;
const FINAL = '000100-0-55-f1';
const RELAY = '004100-0-55-f1';
const LONG = '900003-0-55-f1';
let server: RunningServer;
let chOID: string;

const leo = { bib: '11', last: 'MARTIN', first: 'Léo', clubName: 'AC Rennes', category: 55 };
const noe = { bib: '12', last: 'PETIT', first: 'Noé', clubName: 'EA Brest', category: 55 };
const keyOf = ({ last, first, clubName }: typeof leo): string => makeAthleteId({ last, first, third: clubName }) ?? '';

beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  const sprint = { group: '100 m Hommes', name: '100 m Hommes' } as const;
  await server.upload(chOID, {
    trialsData: [
      ...HEATS.map((uid) => anUploadTrial(uid, { ...sprint, status: 40 })),
      anUploadTrial(FINAL, { ...sprint, status: 20 }),
      anUploadTrial(RELAY, { group: '4 x 100 m Hommes', name: '4 x 100 m', status: 40 }),
      anUploadTrial(LONG, { group: 'Longueur Hommes', name: 'Longueur', status: 20 }),
    ],
    startlists: {
      [HEATS[0]]: [{ ...leo, lane: 4, pe: { pb: 10_800 } }],
      [LONG]: [{ ...noe, odr: 3 }],
    },
    resultlists: {
      [HEATS[0]]: [{ ...leo, prf: ms(10_900), qualified: 'Q' }],
      [HEATS[1]]: [{ ...noe, prf: ms(10_700), qualified: 'Q' }],
      [RELAY]: [
        {
          last: 'AC Rennes',
          clubName: 'AC Rennes',
          relay: { n: 1 },
          members: [
            { last: 'MARTIN', first: 'Léo' },
            { last: 'SEUL', first: 'Relais' },
          ],
          prf: ms(42_000),
        },
        {
          last: 'EA Brest',
          clubName: 'EA Brest',
          relay: { n: 1 },
          members: [{ last: 'MARTIN', first: 'Léo' }],
          prf: ms(43_000),
        },
      ],
    },
  });
});
afterAll(() => server.close());

async function readAthlete(key: string): Promise<AthleteAnswer> {
  const { status, body } = await server.get<AthleteAnswer>(`/api/challenge/${chOID}/athlete/${key}`);
  expect({ key, status }).toEqual({ key, status: 200 });
  expect(athleteAnswer.safeParse(body).error?.issues).toBeUndefined();
  return body;
}

describe('An athlete of a competition (Q37)', () => {
  test('has their start and result of each trial, the relay of their own club, and the final they are qualified for', async () => {
    const { last, club, teamId, trials } = await readAthlete(keyOf(leo));
    expect([last, club, teamId]).toEqual(['MARTIN', 'AC Rennes', 'ACRennes']);
    expect(trials.map(({ trial, start, result }) => [trial.uid, start?.lane, result?.prf.v, result?.club])).toEqual([
      [HEATS[0], 4, 10_900, 'AC Rennes'],
      [FINAL, undefined, undefined, undefined],
      [RELAY, undefined, 42_000, 'AC Rennes'],
    ]);
  });

  test('is led to from the relay of their own club; a runner of another one, or with no row of their own, has no id', async () => {
    const { oid } = (await server.trials(chOID)).find(({ uid }) => uid === RELAY) ?? {};
    const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOIDs[]=${oid}`);
    expect(body.results[0]?.rows.map(({ club, members }) => [club, members?.map(({ auid }) => auid)])).toEqual([
      ['AC Rennes', [keyOf(leo), undefined]],
      ['EA Brest', [undefined]],
    ]);
  });

  test('is ranked by mark over all heats of the round', async () => {
    const [heat] = (await readAthlete(keyOf(leo))).trials;
    expect([heat?.result?.rank, heat?.roundRank]).toEqual([1, 2]);
  });

  test('of a B final comes behind the A final whatever the time, and a guest of the other heat is not counted', async () => {
    const other = (await server.createChallenge()).oid;
    const finals = ['000100-0-55-f1', '000100-0-55-f2'] as const;
    const [quick, slow] = [
      { ...noe, prf: ms(11_200) },
      { ...leo, prf: ms(11_400) },
    ];
    const guest = { bib: '31', last: 'INVITÉ', first: 'Guy', rank: 1001, prf: ms(10_900) };
    const upload = (heats: readonly string[], rounds: readonly UploadResult[][]) =>
      server.upload(other, {
        trialsData: heats.map((uid) => anUploadTrial(uid, { group: '100 m', name: '100 m', status: 40 })),
        resultlists: Object.fromEntries(heats.map((uid, at) => [uid, rounds[at] ?? []])),
      });
    const readPlaces = async (of: typeof leo) =>
      (await server.get<AthleteAnswer>(`/api/challenge/${other}/athlete/${keyOf(of)}`)).body.trials.map(
        ({ trial, roundRank }) => [trial.round, roundRank],
      );
    await upload(HEATS, [[quick], [guest, slow]]);
    await upload(finals, [[slow], [quick]]);
    expect(await readPlaces(leo)).toEqual([
      ['h', 2],
      ['f', 1],
    ]);
    expect(await readPlaces(noe)).toEqual([
      ['h', 1],
      ['f', 2],
    ]);
  });

  test('of a decathlon is expected at its 100 m before that has a list', async () => {
    const other = (await server.createChallenge()).oid;
    const [total, sprint] = ['800010-0-55-f1', '000100-0-55-c1'];
    const decathlon = { group: 'Décathlon Hommes', status: 20 } as const;
    await server.upload(other, {
      trialsData: [
        anUploadTrial(total, { ...decathlon, name: 'Décathlon' }),
        anUploadTrial(sprint, { ...decathlon, name: '100 m', dets: { combined: total } }),
      ],
      startlists: { [total]: [{ ...leo, odr: 5 }] },
    });
    const { body } = await server.get<AthleteAnswer>(`/api/challenge/${other}/athlete/${keyOf(leo)}`);
    expect(body.trials.map(({ trial }) => trial.uid).sort()).toEqual([sprint, total].sort());
  });

  test('a change is in the next answer', async () => {
    await server.upload(chOID, { resultlists: { [LONG]: [{ ...noe, prf: { v: 7010, u: 'mm', st: 1 } }] } });
    const long = (await readAthlete(keyOf(noe))).trials.find(({ trial }) => trial.uid === LONG);
    expect([long?.start?.odr, long?.result?.prf.v]).toEqual([3, 7010]);
  });

  test('is found by the id that was sent and, in lists without one, by name and club', async () => {
    const sent = { ...leo, bib: '77', last: 'DURAND', first: 'Ana', auid: 'L-123456' };
    const { auid: _, ...withoutId } = sent;
    await server.upload(chOID, {
      startlists: { [LONG]: [{ ...withoutId, odr: 1 }] },
      resultlists: { [LONG]: [{ ...sent, prf: { v: 6010, u: 'mm', st: 1 } }] },
    });
    const bySentId = await readAthlete('L-123456');
    const byName = await readAthlete(keyOf(sent));
    expect(bySentId.trials.map(({ start, result }) => [start?.odr, result?.prf.v])).toEqual([[1, 6010]]);
    expect(byName.trials).toEqual(bySentId.trials);
  });

  test('namesakes of one club keep their own rows, by their bibs', async () => {
    const other = { ...leo, bib: '99' };
    await server.upload(chOID, { startlists: { [FINAL]: [{ ...other, lane: 8 }] } });
    const final = (await readAthlete(keyOf(leo))).trials.find(({ trial }) => trial.uid === FINAL);
    expect(final?.start).toBeUndefined();
  });

  test('is linked from the members of the club by the same key', async () => {
    const { body } = await server.get<TeamAnswer>(`/api/challenge/${chOID}/team/EABrest`);
    expect(body.members.find(({ last }) => last === 'PETIT')?.auid).toBe(keyOf(noe));
  });

  test('nobody has an unknown key, who answers 404', async () => {
    expect((await server.get(`/api/challenge/${chOID}/athlete/none`)).status).toBe(404);
  });
});
