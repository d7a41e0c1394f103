import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeAthleteId } from 'shared-domain';
import type { ResultsAnswer, StartsAnswer, UploadAnswer, UploadResult } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

const lines: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ log: (line) => lines.push(line) });
});
afterAll(() => server.close());

async function readLists(chOID: string) {
  const [{ oid: trial } = { oid: '' }] = await server.trials(chOID);
  const starts = await server.get<StartsAnswer>(`/api/starts?trialOIDs[]=${trial}`);
  const results = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${trial}`);
  return { starts: starts.body.starts[0]?.rows ?? [], results: results.body.results[0]?.rows ?? [] };
}

test('A start list carries clubName, odr, flags, flg and pe of its entries beside its own names (P3.5, Q40)', async () => {
  const { oid } = await server.createChallenge();
  const entry = { bib: '7', last: 'VALMOREL', first: 'Inès', clubName: 'AC Valmont', country: 'FRA', odr: 3 };
  const codes = { flags: 5, flg: 'Q1', pe: { pb: 10_500, sb: 10_700 } };
  await server.upload(oid, {
    trialsData: [anUploadTrial(FINAL, { status: 25 })],
    startlists: { [FINAL]: [{ ...entry, ...codes }] },
  });
  const { starts } = await readLists(oid);
  expect(starts).toMatchObject([{ ...entry, ...codes, club: 'AC Valmont' }]);
});

test('A trial that is one team’s own carries the team’s id and name (P3.2); what does not say them leaves them', async () => {
  const { oid } = await server.createChallenge();
  const send = (fields: object) => server.upload(oid, { trialsData: [anUploadTrial(FINAL, fields)] });
  const read = async () => (await server.trials(oid)).map(({ teamId, teamName }) => ({ teamId, teamName }));
  await send({});
  expect(await read()).toEqual([{ teamId: undefined, teamName: undefined }]);
  await send({ teamName: 'E.A. Grand-Val (2)' });
  await send({ status: 25 });
  expect(await read()).toEqual([{ teamId: 'EAGrandVal2', teamName: 'E.A. Grand-Val (2)' }]);
  await send({ teamId: 'X1', teamName: 'E.A. Grand-Val' });
  expect(await read()).toEqual([{ teamId: 'X1', teamName: 'E.A. Grand-Val' }]);
});

describe('An athlete id', () => {
  test('is made from name and club where none is sent, the same in start lists and results; one that is sent stays', async () => {
    const { oid } = await server.createChallenge();
    const final = aFinal();
    const [first, ...others] = final.startlists?.[FINAL] ?? [];
    await server.upload(oid, { ...final, startlists: { [FINAL]: [{ ...first, auid: 'FFA-1' }, ...others] } });
    const { starts, results } = await readLists(oid);
    const petit = makeAthleteId({ last: 'PETIT', first: 'Noé', third: 'EA Brest' });
    expect(starts.map(({ auid }) => auid)).toEqual([
      'FFA-1',
      petit,
      makeAthleteId({ last: 'MOREL', first: 'Hugo', third: 'US Vannes' }),
    ]);
    expect(results.map(({ auid }) => auid).toSorted()).toEqual(starts.map(({ auid }) => auid).toSorted());
  });

  test('is made for an athlete who is entered for a team (P3.5), not for the team itself', async () => {
    const { oid } = await server.createChallenge();
    const teamTG = { oid: 'team-1', n: 'Équipe Valmont' };
    await server.upload(oid, {
      trialsData: [anUploadTrial(FINAL, { status: 25 })],
      startlists: { [FINAL]: [{ bib: '1', last: 'ROCHE', first: 'Lina', clubName: 'AC Valmont', teamTG }, { teamTG }] },
    });
    const { starts } = await readLists(oid);
    expect(starts.map(({ auid }) => auid)).toEqual([
      makeAthleteId({ last: 'ROCHE', first: 'Lina', third: 'AC Valmont' }),
      undefined,
    ]);
  });

  test('is not made for a hidden athlete, nor for namesakes of one club, nor for a team', async () => {
    const { oid } = await server.createChallenge();
    const club = { clubName: 'AC Valmont' };
    await server.upload(oid, {
      trialsData: [anUploadTrial(FINAL, { status: 25 })],
      startlists: {
        [FINAL]: [
          { bib: '1', last: 'ROCHE', first: 'Lina', ...club },
          { bib: '2', last: 'ROCHE', first: 'Lina', ...club },
          { bib: '3', last: 'CACHÉE', first: 'Eva', ...club },
          { bib: '4', last: 'AC VALMONT', first: '', relay: { n: 1 }, ...club },
        ],
      },
    });
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, {
      body: { last: 'CACHÉE', first: 'Eva', hidden: true },
    });
    const { starts } = await readLists(oid);
    expect(starts.map(({ last, auid }) => [last, auid])).toEqual([
      ['ROCHE', undefined],
      ['ROCHE', undefined],
      ['ATHLETE', undefined],
      ['AC VALMONT', undefined],
    ]);
  });
});

describe('An unknown unit is treated like ms (a warning is logged):', () => {
  const inYards: UploadResult = { last: 'ROCHE', first: 'Lina', prf: { v: 11_200, u: 'yd', st: 1 } };

  test('a race is ranked and shown in ms, the answer and the log name the unit', async () => {
    const { oid } = await server.createChallenge();
    const resultlists = { [FINAL]: [inYards, { last: 'B', first: 'A', prf: ms(11_000) }] };
    const { status, body } = await server.upload<UploadAnswer>(oid, { trialsData: [anUploadTrial()], resultlists });
    expect([status, body.warnings]).toEqual([
      200,
      [`$.resultlists["${FINAL}"][0].prf.u: "yd" is an unknown unit, it is read as "ms"`],
    ]);
    const { results } = await readLists(oid);
    expect(results.map(({ rank, prf }) => [rank, prf])).toEqual([
      [1, { v: 11_000, u: 'ms', st: 1 }],
      [2, { v: 11_200, u: 'ms', st: 1 }],
    ]);
    const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 40, msg: `unknown unit "yd", read as ms, 1 times in competition ${oid}` }),
    );
    const again = await server.upload<UploadAnswer>(oid, { trialsData: [anUploadTrial()], resultlists });
    expect(again.body.unchanged).toBe(1);
  });

  test('a jump has no mark in ms: the unit is refused as it was sent', async () => {
    const { oid } = await server.createChallenge();
    const uid = '900003-0-55-f1';
    const { status, body } = await server.upload<{ errors: { path: string; detail: string }[] }>(oid, {
      trialsData: [anUploadTrial(uid)],
      resultlists: { [uid]: [inYards] },
    });
    expect([status, body.errors[0]?.detail]).toEqual([
      400,
      `$.resultlists["${uid}"][0].prf.u: "yd" is no unit of this event, which is measured in "mm"`,
    ]);
  });
});

test('An unknown category is a warning of the answer and of the log (P8.4)', async () => {
  const { oid } = await server.createChallenge();
  const final = aFinal();
  const starts = (final.startlists?.[FINAL] ?? []).map((entry) => ({ ...entry, category: 999 }));
  const { body } = await server.upload<UploadAnswer>(oid, { ...final, startlists: { [FINAL]: starts } });
  expect(body.warnings).toEqual([`$.startlists["${FINAL}"][0].category: 999 is not a known category (3 rows)`]);
  expect(lines.join('\n')).toContain(`unknown category 999 3 times in competition ${oid}`);
});

test('Who is in a start list of the other sex is a warning of the upload', async () => {
  const { oid } = await server.createChallenge();
  const uid = '000100-0-56-f1';
  const { body } = await server.upload<UploadAnswer>(oid, {
    trialsData: [anUploadTrial(uid)],
    startlists: {
      [uid]: [
        { last: 'ROUX', category: 56 },
        { last: 'MARTIN', category: 55 },
        { last: 'LE', sex: 'M' },
      ],
    },
  });
  expect(body.warnings).toEqual([`$.startlists["${uid}"][1]: is of the other sex than the event (2 rows)`]);
});

test('Regions and info are good for 30 s, regions as reference data for as long as their version', async () => {
  const read = async (path: string) => (await server.get(path)).headers.get('cache-control');
  expect([await read('/api/regions'), await read('/mgrapi/regions')]).toEqual([
    'public, max-age=30',
    'public, max-age=3600',
  ]);
  expect([await read('/api/info'), await read('/api/info?format=short'), await read('/api/home')]).toEqual([
    'public, max-age=30',
    'public, max-age=30',
    'public, no-cache',
  ]);
});

test('A level below R1 is given by its code, without a number (Q34)', async () => {
  const { oid } = await server.createChallenge();
  const marks = [10_500, 11_740, 11_900, 13_500];
  const rows = marks.map((v, at) => ({ last: `ROCHE ${at}`, first: 'A', clubName: 'AC Valmont', prf: ms(v) }));
  await server.upload(oid, { trialsData: [anUploadTrial()], resultlists: { [FINAL]: rows } });
  const { results } = await readLists(oid);
  const levels = results.map(({ pts }) => pts?.lvl ?? pts?.grade);
  expect(levels).toEqual([3, 10, 'R2', 'D6']);
});
