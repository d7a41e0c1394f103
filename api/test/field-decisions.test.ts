import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TrialStatus } from 'shared-domain';
import type {
  EditAnswer,
  ErrorEnvelope,
  ResultsAnswer,
  RowEdit,
  SheetAnswer,
  UploadResult,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
});

const put = (oid: string, body: RowEdit) =>
  server.call<EditAnswer & ErrorEnvelope>('PUT', `/api/lesecretariat/trial/${oid}/row`, { body });
const readShown = async (oid: string) =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`)).body.results[0]?.rows ?? [];
const sheet = async (oid: string) =>
  (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${oid}/sheet`)).body;

type Dets = NonNullable<Parameters<typeof anUploadTrial>[1]>['dets'];

async function upload(
  uid: string,
  rows: readonly UploadResult[],
  dets: Dets = {},
  status?: TrialStatus,
): Promise<string> {
  await server.upload(chOID, {
    trialsData: [anUploadTrial(uid, { group: 'Épreuve', name: 'Épreuve – Finale', dets, ...(status && { status }) })],
    startlists: { [uid]: rows.map(({ bib = '', category }) => ({ bib, last: `ATHLETE ${bib}`, category })) },
    resultlists: { [uid]: rows.map(({ category: _, ...row }) => row) },
  });
  return (await server.trials(chOID)).find((trial) => trial.uid === uid)?.oid ?? '';
}
const throwing = (bib: number, metres: number, category?: number): UploadResult => ({
  bib: String(bib),
  category,
  prf: { v: metres * 1000, u: 'mm', st: 1 },
  attempts: [{ r: 'o', v: metres * 1000 }, { r: 'x' }, { r: 'x' }],
});

describe('Three fouls in a throw (CR 25.4)', () => {
  const fouls = (bib: string): UploadResult => ({
    bib,
    prf: { st: 6 },
    attempts: [{ r: 'x' }, { r: 'x' }, { r: 'x' }],
  });
  const readStatus = async (oid: string, bib: string) => (await readShown(oid)).find((row) => row.bib === bib)?.prf.st;

  test('are no mark once the cut ends them', async () => {
    const others = Array.from({ length: 9 }, (_, at) => throwing(at + 1, 20 - at));
    const oid = await upload('900005-P7260-55-f1', [...others, fouls('10')]);
    expect(await readStatus(oid, '10')).toBe(5);
    expect((await sheet(oid)).results.find(({ bib }) => bib === '10')?.prf.st).toBe(5);
  });

  test('among few, who have six trials, are no mark once the event is official, and open again with it', async () => {
    const oid = await upload('900005-P7260-55-f1', [throwing(1, 12), fouls('2')], {}, 5);
    expect(await readStatus(oid, '2')).toBe(6);
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { status: 40 } });
    expect(await readStatus(oid, '2')).toBe(5);
    const reopening = { status: 15, reason: 'un essai manquait' };
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: reopening });
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { ...reopening, status: 5 } });
    expect(await readStatus(oid, '2')).toBe(6);
  });
});

describe('A jump-off (TR 26.9)', () => {
  const HIGH = '900001-0-55-f1';
  const jumping = (bib: number, ...bars: ('o' | 'xo' | 'xxx')[]): UploadResult => ({
    bib: String(bib),
    prf: { v: 1700, u: 'mm', st: 1 },
    attempts: bars.map((r, at) => ({ h: 1700 + 50 * at, r })),
  });
  const jumpOff = (bib: number, first: 'o' | 'xo'): RowEdit => ({
    row: `bib:${bib}`,
    attempts: [
      { h: 1700, r: first },
      { h: 1750, r: 'xxx' },
      { h: 1750, r: 'o', j: true },
    ],
  });

  test('takes attempts of those tied for first place alone', async () => {
    const oid = await upload(HIGH, [jumping(1, 'o', 'xxx'), jumping(2, 'o', 'xxx'), jumping(3, 'xo', 'xxx')]);
    const { status, body } = await put(oid, jumpOff(3, 'xo'));
    expect([status, body.errors?.[0]]).toMatchObject([409, { reason: 'not tied', path: '$.attempts' }]);
    expect((await put(oid, jumpOff(1, 'o'))).status).toBe(200);
    expect((await put(oid, jumpOff(2, 'o'))).status).toBe(200);
  });
});

describe('The cut after three trials (TR 25.6)', () => {
  const SHOT = '900005-P7260-55-f1';
  const fourteen = Array.from({ length: 14 }, (_, at) => throwing(at + 1, 20 - at));
  const fourth = (bib: number, more: Partial<RowEdit> = {}): RowEdit => ({
    row: `bib:${bib}`,
    attempts: [{ r: 'o', v: (21 - bib) * 1000 }, { r: 'x' }, { r: 'x' }, { r: 'x' }],
    ...more,
  });

  test('a fourth trial of the 14th is refused with its place; the eighth takes one', async () => {
    const oid = await upload(SHOT, fourteen);
    const { status, body } = await put(oid, fourth(14));
    expect([status, body.errors?.[0]]).toMatchObject([409, { reason: 'not in the cut', path: '$.attempts[3]' }]);
    expect((await put(oid, fourth(8))).status).toBe(200);
  });

  test('an official lets the 14th take it, who goes on from there', async () => {
    const oid = await upload(SHOT, fourteen);
    expect((await put(oid, fourth(14, { beyondCut: true }))).status).toBe(200);
    expect((await put(oid, { row: 'bib:14', attempts: [{ r: 'x' }, { r: 'x' }, { r: 'x' }, { r: 'x' }] })).status).toBe(
      200,
    );
  });

  test('where the event has no cut, or another one, it is as the event is set', async () => {
    const none = await upload(SHOT, fourteen, { nbTries: 4, cuts: [] });
    expect((await put(none, fourth(14))).status).toBe(200);
    const twelve = await upload(SHOT, fourteen, { cuts: [{ after: 3, to: 12 }] });
    expect([(await put(twelve, fourth(12))).status, (await put(twelve, fourth(13))).status]).toEqual([200, 409]);
  });
});

describe('Several categories in one contest', () => {
  test('the cut is made within each implement: a ninth is out, whatever others throw with theirs', async () => {
    const cadets = Array.from({ length: 9 }, (_, at) => throwing(at + 1, 20 - at, 49));
    const fouls: UploadResult = {
      bib: '12',
      category: 55,
      prf: { st: 6 },
      attempts: [{ r: 'x' }, { r: 'x' }, { r: 'x' }],
    };
    const oid = await upload('900005-0-57-f1', [...cadets, throwing(10, 9, 55), throwing(11, 8, 55), fouls], {}, 5);
    const fourth = (bib: number, v: number): RowEdit => ({
      row: `bib:${bib}`,
      attempts: [{ r: 'o', v }, { r: 'x' }, { r: 'x' }, { r: 'x' }],
    });
    expect((await put(oid, fourth(11, 8000))).status).toBe(200);
    const { status, body } = await put(oid, fourth(9, 12_000));
    expect([status, body.errors?.[0]]).toMatchObject([409, { reason: 'not in the cut', path: '$.attempts[3]' }]);
    expect((await readShown(oid)).find(({ bib }) => bib === '12')?.prf.st).toBe(6);
  });

  test('each throws its own implement; a rank for each category and one for all', async () => {
    const rows = [throwing(1, 15, 55), throwing(2, 16, 49), throwing(3, 14, 49), throwing(4, 13, 51)];
    const oid = await upload('900005-0-57-f1', rows);
    expect(
      (await readShown(oid)).map(({ bib, rank, rankCategory, implement }) => [bib, rank, rankCategory, implement]),
    ).toEqual([
      ['2', 1, 1, 5000],
      ['1', 2, 1, 7260],
      ['3', 3, 2, 5000],
      ['4', 4, 1, 6000],
    ]);
  });

  test('a contest of one category has neither', async () => {
    const oid = await upload('900005-0-57-f1', [throwing(1, 15, 55), throwing(2, 16, 55)]);
    expect((await readShown(oid)).every(({ rankCategory }) => rankCategory === undefined)).toBe(true);
  });
});

describe('Red cards of a race walk (TR 54.7)', () => {
  const WALK = '010000-W-55-f1';
  const three = [
    { judge: '1', symbol: '~' },
    { judge: '4', symbol: '>' },
    { judge: '6', symbol: '~' },
  ] as const;

  test('are on the result; a penalty that came too late is added to the time and ranks anew', async () => {
    const oid = await upload(
      WALK,
      [
        { bib: '1', prf: ms(2_700_000) },
        { bib: '2', prf: ms(2_730_000) },
      ],
      { penaltyZone: 60_000 },
    );
    await put(oid, { row: 'bib:1', walk: { red: [...three], penalty: 'added' } });
    expect((await readShown(oid)).map(({ bib, rank, prf }) => [bib, rank, prf.v])).toEqual([
      ['2', 1, 2_730_000],
      ['1', 2, 2_760_000],
    ]);
    expect((await readShown(oid))[1]?.walk).toEqual({ red: three, penalty: 'added', added: 60_000 });
    expect((await sheet(oid)).results.find(({ bib }) => bib === '1')?.prf.v).toBe(2_700_000);
  });

  test('disqualify nobody by themselves: the referee does, by the rule, which the public reads', async () => {
    const oid = await upload(WALK, [{ bib: '1', prf: ms(2_700_000) }]);
    await put(oid, { row: 'bib:1', walk: { red: [...three] } });
    expect((await readShown(oid))[0]).toMatchObject({ rank: 1, prf: { st: 1 } });
    await put(oid, { row: 'bib:1', mark: 'DQ', rule: 'tr 54.7.1' });
    expect((await readShown(oid))[0]).toMatchObject({ prf: { st: 4 }, rule: 'TR54.7.1', walk: { red: three } });
  });

  test('a rule goes with the disqualification; what is no rule is refused at its field', async () => {
    const oid = await upload(WALK, [{ bib: '1', prf: ms(2_700_000) }]);
    const { status, body } = await put(oid, { row: 'bib:1', mark: 'DQ', rule: 'faux départ' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, '$.rule']);
    await put(oid, { row: 'bib:1', mark: 'DQ', rule: 'R162.7' });
    expect((await readShown(oid))[0]?.rule).toBe('TR16.7');
    await put(oid, { row: 'bib:1', mark: '450000' });
    expect((await readShown(oid))[0]?.rule).toBeUndefined();
  });
});
