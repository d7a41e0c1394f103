import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ResultsAnswer, UploadResult } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, FINAL, ms } from './uploads.ts';

const [LONG, DECATHLON] = ['900003-0-55-f1', '800010-0-55-f1'];

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

interface Said {
  readonly errors?: readonly { detail: string }[];
  readonly warnings?: readonly string[];
}

async function send(uid: string, rows: readonly Partial<UploadResult>[]): Promise<Said> {
  const resultlists = { [uid]: rows.map((row) => ({ last: 'A', prf: { st: 1 }, ...row })) };
  return (await server.upload<Said>(chOID, { trialsData: [anUploadTrial(uid)], resultlists })).body;
}

/** What is said of one row, from its own fields on. */
async function faults(uid: string, row: Partial<UploadResult>): Promise<string[]> {
  return ((await send(uid, [row])).errors ?? []).map(({ detail }) => detail.replace(/^.*?\]\[0\]\./, ''));
}

describe('A mark is refused, by path,', () => {
  test.each([
    ['below zero', FINAL, { prf: ms(-5) }, ['prf.v: Too small: expected number to be >=0']],
    [
      'whose net time is below zero',
      FINAL,
      { prf: { v: 9_800, z: -1 } },
      ['prf.z: Too small: expected number to be >=0'],
    ],
    ['of no time at all', FINAL, { prf: ms(0) }, ['prf.v: 0 is no mark of this event']],
    ['of no time at all, without proof', FINAL, { prf: { v: 0, st: 0 } }, ['prf.v: 0 is no mark of this event']],
    ['of no distance at all', LONG, { prf: { v: 0, u: 'mm' as const } }, ['prf.v: 0 is no mark of this event']],
    [
      'of a valid trial of no distance',
      LONG,
      {
        attempts: [
          { r: 'x' as const, v: 0 },
          { r: 'o' as const, v: 0 },
        ],
      },
      ['attempts[1].v: 0 is no mark of this event'],
    ],
    [
      'of a race in millimetres',
      FINAL,
      { prf: { v: 9_800, u: 'mm' as const } },
      ['prf.u: "mm" is no unit of this event, which is measured in "ms"'],
    ],
  ])('%s', async (_, uid, row, said) => {
    expect(await faults(uid, row)).toEqual(said);
  });
});

describe('A mark is taken', () => {
  test('of no points at all, in a combined event', async () => {
    expect(await faults(DECATHLON, { prf: { v: 0, u: 'pts' } })).toEqual([]);
  });

  test('of zero where the status says that it is none', async () => {
    expect(await faults(FINAL, { prf: { v: 0, st: 2 } })).toEqual([]);
  });

  test('without a unit: it is the event’s', async () => {
    expect(await faults(FINAL, { prf: { v: 9_800 } })).toEqual([]);
    const [trial] = (await server.trials(chOID)).filter(({ uid }) => uid === FINAL);
    const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${trial?.oid}`);
    expect(body.results[0]?.rows[0]?.prf).toEqual(ms(9_800));
  });
});

describe('A place above a thousand', () => {
  const rows = (length: number) =>
    Array.from({ length }, (_, i) => ({ prf: ms(10_000 + i * 10), ...(i >= 3 && i < 6 ? { rank: 1001 + i } : {}) }));

  test('in a list of a thousand rows is no guest’s, and a warning names the first by its path', async () => {
    expect((await send(FINAL, rows(1000))).warnings).toEqual([
      `$.resultlists["${FINAL}"][3].rank: the place 1004 is read as the 1004th place: in a list of 1000 rows or more no number marks a guest (3 rows)`,
    ]);
  });

  test('that follows all places before it is plain, without a word', async () => {
    const race = Array.from({ length: 1200 }, (_, i) => ({ prf: ms(10_000 + i * 10), rank: i + 1 }));
    expect((await send(FINAL, race)).warnings).toEqual([]);
  });

  test('in a shorter list is a guest’s, without a word', async () => {
    expect((await send(FINAL, rows(999))).warnings).toEqual([]);
  });
});

describe('A person who is twice in a list', () => {
  const twice = (one: object, other: object) =>
    send(FINAL, [{ prf: ms(10_500) }, { prf: ms(10_600), ...one }, { prf: ms(10_700), ...other }]);
  const warning = (who: string) => [`$.resultlists["${FINAL}"][2]: ${who} is in this list already, in row 2`];

  test('is warned about: by the bib, by the account, by the name with its birth date', async () => {
    expect((await twice({ bib: '7', last: 'A' }, { bib: '7', last: 'B' })).warnings).toEqual(warning('B'));
    expect((await twice({ auid: 'x', last: 'A' }, { auid: 'x', last: 'A', first: 'Ana' })).warnings).toEqual(
      warning('A Ana'),
    );
    const ana = { last: 'Évrard', first: 'Ana', dob: '2001-02-03' };
    expect((await twice({ ...ana, bib: '7' }, { ...ana, last: 'EVRARD', bib: '8' })).warnings).toEqual(
      warning('EVRARD Ana'),
    );
  });

  test('is two people where only the name is the same', async () => {
    expect((await twice({ bib: '7', last: 'MARTIN' }, { bib: '8', last: 'MARTIN' })).warnings).toEqual([]);
  });
});

test('who is entered out of competition (HC) has a place apart, and the ranking closes over it', async () => {
  const other = (await server.createChallenge()).oid;
  const entry = (bib: string, flg?: string) => ({ bib, last: bib, ...(flg && { flg }) });
  await server.upload(other, {
    trialsData: [anUploadTrial(FINAL)],
    startlists: { [FINAL]: [entry('1', 'HC'), entry('2'), entry('3')] },
    resultlists: {
      [FINAL]: [
        { bib: '1', prf: ms(10_100) },
        { bib: '2', prf: ms(10_200) },
        { bib: '3', prf: ms(10_300) },
      ],
    },
  });
  const oid = (await server.trials(other))[0]?.oid;
  const { body } = await server.get<ResultsAnswer>(`/api/results?trialOID=${oid}`);
  expect(body.results[0]?.rows.map(({ bib, rank }) => [bib, rank])).toEqual([
    ['2', 1],
    ['3', 2],
    ['1', 2001],
  ]);
});
