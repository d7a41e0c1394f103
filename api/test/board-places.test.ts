import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { formatGap, formatListRank } from 'shared-domain';
import type { AnnouncementsAnswer, RecordsBody, UploadResult } from 'shared-domain/contract';
import { type BoardMeeting, distance, openBoardMeeting, say, WALK } from './board-meeting.ts';
import { aDevice, entries, findTrial, LONG, RACE, readRows } from './live-input-device.ts';
import { expectSameSheet } from './same-sheet.ts';
import { anUploadTrial, ms } from './uploads.ts';

const SECOND_LONG = '900003-0-55-f2';

let meeting: BoardMeeting;
beforeAll(async () => {
  meeting = await openBoardMeeting();
});
afterAll(() => meeting.server.close());

const upload = (uid: string, results: UploadResult[], status: 5 | 15 | 40 = 15, starts = entries(4), dets = {}) =>
  meeting.server.upload(meeting.chOID, {
    trialsData: [anUploadTrial(uid, { status, group: uid, name: uid, dets: { wind: 0.4, ...dets } })],
    startlists: { [uid]: starts },
    resultlists: { [uid]: results },
  });
const put = async (uid: string, body: object) => {
  const { oid } = await findTrial(meeting.server, meeting.chOID, uid);
  const path = `/api/lesecretariat/trial/${oid}/row`;
  const { status } = await meeting.server.call('PUT', path, { body });
  expect(status).toBe(200);
};
const readBoard = async (layout: string, uid: string) => {
  const { list, overlay } = await meeting.read(layout, `&t=${uid}&vue=classement`);
  return (list ?? overlay?.list)?.rows ?? [];
};
const boardPlaces = async (layout: string, uid: string) =>
  (await readBoard(layout, uid)).map(({ bib, place, behind }) => [bib, place, behind?.text]);
/** The public list, written as the pages write it. */
const publicPlaces = async (uid: string) => {
  const rows = await readRows(meeting.server, meeting.chOID, uid);
  return rows.map(({ bib, rank, gap = 0 }) => [
    bib,
    rank === undefined ? undefined : Number(formatListRank(rank, rows.length)),
    gap > 0 ? formatGap(gap, 'ms', { g0: 100, g1: '0' }) : undefined,
  ]);
};

beforeEach(async () => {
  await upload(RACE, []);
});

test('the photo finish parts equal times on a board as in the public list', async () => {
  await upload(RACE, [
    { bib: '1', prf: ms(11_580), rank: 3 },
    { bib: '2', prf: ms(11_580), rank: 2 },
    { bib: '3', prf: ms(11_420), rank: 1 },
  ]);
  expect(await boardPlaces('resultat', RACE)).toEqual([
    ['3', 1, undefined],
    ['2', 2, '+0.16'],
    ['1', 3, '+0.16'],
  ]);
  expect(await boardPlaces('resultat', RACE)).toEqual(await publicPlaces(RACE));
  await expectSameSheet(meeting.server, meeting.chOID, RACE, meeting.judge);
});

test('guests and who is out of competition have their own places after the others, and a word for it in the JSON', async () => {
  const starts = entries(4).map((one) => (one.bib === '4' ? { ...one, flg: 'HC' } : one));
  await upload(
    RACE,
    [
      { bib: '1', prf: ms(11_580) },
      { bib: '2', prf: ms(11_500), standing: 'guest' },
      { bib: '3', prf: ms(11_600) },
      { bib: '4', prf: ms(11_400) },
    ],
    15,
    starts,
  );
  expect(
    (await readBoard('resultat', RACE)).map(({ bib, place, standing, states }) => [bib, place, standing, states]),
  ).toEqual([
    ['1', 1, undefined, ['first']],
    ['3', 2, undefined, []],
    ['2', 1, 'guest', []],
    ['4', 1, 'outOfCompetition', []],
  ]);
  expect(await boardPlaces('resultat', RACE)).toEqual(await publicPlaces(RACE));
  const { list, stadium } = await meeting.read('mix');
  expect(JSON.stringify([list, stadium])).not.toMatch(/200[0-9]"|"place":[12]\d{3}/);
});

test('the place that a judge gave is on the board, and goes with the act', async () => {
  await upload(RACE, [
    { bib: '1', prf: ms(11_580) },
    { bib: '2', prf: ms(11_600) },
  ]);
  await put(RACE, { row: 'bib:1', override: 2, reason: 'Jury' });
  await put(RACE, { row: 'bib:2', override: 1, reason: 'Jury' });
  expect((await boardPlaces('resultat', RACE)).map(([bib, place]) => [bib, place])).toEqual([
    ['2', 1],
    ['1', 2],
  ]);
  await expectSameSheet(meeting.server, meeting.chOID, RACE, meeting.judge);
  await put(RACE, { row: 'bib:1', override: null });
  await put(RACE, { row: 'bib:2', override: null });
  expect((await boardPlaces('resultat', RACE)).map(([bib]) => bib)).toEqual(['1', '2']);
});

test('a gap is that of the times as they are shown: 9.80 and 9.81 are +0.01 apart', async () => {
  await upload(RACE, [
    { bib: '1', prf: ms(9791) },
    { bib: '2', prf: ms(9802) },
  ]);
  const [, second] = await readBoard('resultat', RACE);
  expect(second).toMatchObject({ mark: { text: '9.81' }, behind: { text: '+0.01', v: 10, unit: 'ms' } });
});

test('a walker has the time with the penalty that it had added', async () => {
  const walk = { red: ['1', '2', '3'].map((judge) => ({ judge, symbol: '>' as const })), penalty: 'added' as const };
  const results = [
    { bib: '1', prf: ms(2_700_000), walk },
    { bib: '2', prf: ms(2_730_000) },
  ];
  await upload(WALK, results, 15, entries(4), { penaltyZone: 60_000 });
  expect((await readBoard('resultat', WALK)).map(({ mark }) => mark?.v)).toEqual([2_730_000, 2_760_000]);
  expect((await boardPlaces('resultat', WALK)).map(([bib]) => bib)).toEqual(['2', '1']);
  expect((await boardPlaces('resultat', WALK)).map(([bib]) => bib)).toEqual(
    (await publicPlaces(WALK)).map(([bib]) => bib),
  );
});

test('a field event under way: nobody is NM before the end, a guest leads nobody, the judge’s place stands', async () => {
  await meeting.server.upload(meeting.chOID, {
    startlists: { [LONG]: entries(4).map((one) => (one.bib === '3' ? { ...one, flg: 'HC' } : one)) },
  });
  const jump = (bib: string, v?: number, w = 0.4) => ({
    kind: 'attempt',
    bib,
    r: v === undefined ? 'x' : 'o',
    ...(v === undefined ? {} : { v, w }),
  });
  await say(meeting.judge, LONG, jump('1', 6000), jump('2'), jump('3', 7000), jump('4', 6200));
  expect(
    (await readBoard('classement', LONG)).map(({ bib, place, mark, states }) => [bib, place, mark?.text, states[0]]),
  ).toEqual([
    ['4', 1, '6.20', 'first'],
    ['1', 2, '6.00', undefined],
    ['3', 1, '7.00', undefined],
    ['2', undefined, '–', undefined],
  ]);
  await expectSameSheet(meeting.server, meeting.chOID, LONG, meeting.judge);
  const { stadium } = await meeting.read('multi', '&rows=6');
  expect(stadium?.find(({ trial }) => trial.uid === LONG)).toMatchObject({ state: 'lead', athlete: { bib: '4' } });
  meeting.pass(60);
  await put(LONG, { row: 'bib:1', override: 1, reason: 'Jury' });
  expect((await meeting.read('concours', `&t=${LONG}`)).contest?.athlete).toMatchObject({
    bib: '1',
    place: 1,
    isShared: true,
  });
  await put(LONG, { row: 'bib:1', override: null });
  expect((await meeting.read('concours', `&t=${LONG}`)).contest?.athlete).toMatchObject({
    bib: '1',
    place: 2,
    isShared: false,
  });
});

test('a record and a best of a legal jump behind a windy one are in every list, with their mark', async () => {
  const uid = '900003-0-55-s1';
  const records: RecordsBody['records'] = [
    { kind: 'MR', event: '900003-0-55', v: 8000, holder: 'A. Dupont', country: 'FRA', date: '2019' },
  ];
  await meeting.server.call('PUT', `/api/lesecretariat/records/${meeting.chOID}`, { body: { records } });
  const starts = entries(2).map((one) => ({ ...one, pe: { pb: 8000 } }));
  const attempts = [
    { r: 'o', v: 8124, w: 2.6 },
    { r: 'o', v: 8054, w: 1.1 },
  ] as const;
  await upload(uid, [{ bib: '1', prf: { v: 8124, u: 'mm', st: 1 }, attempts: [...attempts] }], 40, starts);
  const made = distance('8.05', 8054);
  const [row] = await readRows(meeting.server, meeting.chOID, uid);
  expect(row).toMatchObject({
    prf: { v: 8124 },
    pe: { k: 'PB', prev: 8000, v: 8054, wind: 1.1 },
    records: [{ kind: 'MR' }],
  });
  const shown = { mark: { text: '8.12' }, made, wind: 2.6, chips: ['MR', 'PB'] };
  expect(await readBoard('classement', uid)).toMatchObject([shown]);
  expect(await readBoard('incrustation', uid)).toMatchObject([shown]);
  const { mix, list } = await meeting.read('mix');
  expect([mix?.rank, list?.trial.uid, list?.rows[0]]).toMatchObject(['record', uid, shown]);
  const { overlay } = await meeting.read('incrustation', `&t=${uid}&vue=record`);
  expect(overlay?.figure).toMatchObject({ kind: 'mark', mark: made, record: { kind: 'MR' } });
});

test('results without a start list are on the board, not an empty list', async () => {
  const uid = '000200-0-55-f1';
  await meeting.server.upload(meeting.chOID, {
    trialsData: [anUploadTrial(uid, { status: 15, group: uid, name: uid, dets: { wind: 0.4 } })],
    resultlists: {
      [uid]: [
        { bib: '7', last: 'KERBRAT', first: 'Maël', category: 55, prf: ms(21_500) },
        { bib: '8', last: 'RIOU', first: 'Jean', category: 55, prf: ms(21_600) },
      ],
    },
  });
  meeting.pass(60);
  await meeting.server.upload(meeting.chOID, {
    trialsData: [anUploadTrial(uid, { status: 40, group: uid, name: uid, dets: { wind: 0.4 } })],
  });
  const { list } = await meeting.read('mix');
  expect(list?.trial.uid).toBe(uid);
  expect(list?.rows).toMatchObject([
    { name: 'KERBRAT Maël', place: 1, mark: { text: '21.50' } },
    { name: 'RIOU Jean', place: 2, behind: { text: '+0.10' } },
  ]);
});

test('a notice of a personal best says the legal jump that makes it, and its wind', async () => {
  const starts = entries(4).map((one) => ({ ...one, pe: { pb: one.bib === '2' ? 8000 : 8900 } }));
  await meeting.server.upload(meeting.chOID, {
    startlists: { [SECOND_LONG]: starts },
    trialsData: [anUploadTrial(SECOND_LONG, { status: 25, group: 'L', name: 'L' })],
  });
  const jump = (bib: string, v: number, w: number) => ({ kind: 'attempt', bib, r: 'o', v, w });
  const judge = await aDevice(meeting.server, meeting.chOID, 'judge');
  await say(
    judge,
    SECOND_LONG,
    jump('1', 8300, 0.4),
    jump('2', 8120, 2.6),
    jump('3', 6000, 0),
    jump('4', 6000, 0),
    jump('1', 8000, 0.4),
    jump('2', 8050, 1.1),
  );
  const { body } = await meeting.server.get<AnnouncementsAnswer>(`/api/live/${meeting.chOID}/announcements`);
  const { oid } = await findTrial(meeting.server, meeting.chOID, SECOND_LONG);
  const best = body.notices.find(({ kind, trial }) => kind === 'best' && trial === oid);
  expect(best?.who).toMatchObject([{ last: 'NOM2', prf: { v: 8050 }, wind: 1.1 }]);
});
