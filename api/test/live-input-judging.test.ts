import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MARK_STATUS } from 'shared-domain';
import type { ReportsAnswer, SheetAnswer } from 'shared-domain/contract';
import { aDevice, type Device, entries, type FactDraft, findTrial, readRows } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { expectSameSheet } from './same-sheet.ts';
import { anUploadTrial } from './uploads.ts';

const WALK = '010000-W-55-f1';
const HEAT = '000200-0-55-h1';
const LONG = '900003-0-55-f1';
const ZONE_MS = 60_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

/** A walk of 10 km, a heat of 200 m and a long jump. */
async function open(penaltyZone?: number): Promise<{ chOID: string; judge: Device }> {
  const { oid: chOID } = await server.createChallenge();
  const uids = [WALK, HEAT, LONG];
  const zone = penaltyZone === undefined ? {} : { dets: { penaltyZone } };
  const { status, body } = await server.upload(chOID, {
    trialsData: uids.map((uid) => ({
      ...anUploadTrial(uid, { status: 25, group: uid, name: uid }),
      ...(uid === WALK ? zone : {}),
    })),
    startlists: Object.fromEntries(uids.map((uid) => [uid, entries(4)])),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { chOID, judge: await aDevice(server, chOID, 'judge') };
}

const walk = (what: string, more: object = {}): FactDraft => ({ kind: 'walk', bib: '1', what, ...more });
const red = (judge: string, symbol = '~'): FactDraft => walk('red', { judge, symbol });

const readCards = async (chOID: string) => (await readRows(server, chOID, WALK)).find(({ bib }) => bib === '1');

async function readSheet(chOID: string, uid: string): Promise<SheetAnswer> {
  const { oid } = await findTrial(server, chOID, uid);
  return (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${oid}/sheet`)).body;
}

async function editRow(chOID: string, edit: object): Promise<void> {
  const { oid } = await findTrial(server, chOID, WALK);
  const { status, body } = await server.call('PUT', `/api/lesecretariat/trial/${oid}/row`, { body: edit });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

describe('Cards of a race walk by phone (TR 54)', () => {
  test('52. reach the result once, on paper and by phone, in the place where the secretariat types them', async () => {
    const { chOID, judge } = await open();
    await judge.sendNewAs('judge 1', WALK, red('1'), walk('paddle', { judge: '1', symbol: '>' }));
    await judge.sendNewAs('recorder', WALK, red('4', '>'));
    const { body } = await judge.sendNewAs('judge 4', WALK, red('4', '>'), red('4'));
    expect(body.accepted).toHaveLength(1);
    expect(body.refused.map(({ errors }) => errors[0]?.reason)).toEqual(['red card by this judge already']);
    expect((await readCards(chOID))?.walk).toEqual({
      red: [
        { symbol: '~', judge: '1' },
        { symbol: '>', judge: '4' },
      ],
    });
    await judge.sendNewAs('judge 6', WALK, red('6'));
    expect(await readCards(chOID)).toMatchObject({ prf: { st: MARK_STATUS.dash }, walk: { red: [{}, {}, {}] } });
    await expectSameSheet(server, chOID, WALK, judge);
  });

  test('52. what the desk typed, changed or removed survives the cards that come later', async () => {
    const { chOID, judge } = await open();
    await editRow(chOID, { row: 'bib:1', walk: { red: [{ symbol: '>', judge: '2' }] } });
    await judge.sendNewAs('judge 1', WALK, red('1'));
    await judge.sendNewAs('judge 3', WALK, red('3'));
    const typed = [
      { symbol: '>', judge: '2' },
      { symbol: '~', judge: '1' },
    ];
    await editRow(chOID, { row: 'bib:1', walk: { red: typed } });
    await judge.sendNewAs('judge 5', WALK, red('5'));
    expect((await readCards(chOID))?.walk?.red.map(({ judge: number }) => number)).toEqual(['2', '1', '5']);
  });

  test('52. a card that its judge takes back leaves the result, and its row where nothing else is in it', async () => {
    const { chOID, judge } = await open();
    const [card] = judge.facts(WALK, red('1'));
    await judge.send([card as FactDraft], 'judge 1');
    expect((await readCards(chOID))?.walk?.red).toHaveLength(1);
    await judge.sendNewAs('judge 1', WALK, { kind: 'correction', replaces: card?.id, with: [] });
    expect((await readCards(chOID))?.walk).toBeUndefined();
    await expectSameSheet(server, chOID, WALK, judge);
  });

  test('53. leaving the zone early disqualifies under TR 54.7.3; the whole stay is served', async () => {
    const { chOID, judge } = await open(ZONE_MS);
    for (const number of ['1', '2', '3']) await judge.sendNewAs(`judge ${number}`, WALK, red(number));
    const second = { bib: '2' };
    for (const number of ['1', '2', '3']) await judge.sendNewAs(`judge ${number}`, WALK, { ...red(number), ...second });
    const [enter, early] = judge.facts(WALK, walk('enter'), walk('leave'));
    const [enterToo, onTime] = judge.facts(WALK, { ...walk('enter'), ...second }, { ...walk('leave'), ...second });
    const later = (fact: FactDraft | undefined, ms: number) => ({
      ...(fact as FactDraft),
      at: new Date(Date.parse(String(fact?.at)) + ms).toISOString(),
    });
    await judge.send([enter as FactDraft, later(early, 30_000)], 'recorder');
    await judge.send([enterToo as FactDraft, later(onTime, ZONE_MS)], 'recorder');
    const rows = await readRows(server, chOID, WALK);
    expect(rows.find(({ bib }) => bib === '1')).toMatchObject({
      prf: { st: 4 },
      walk: { penalty: 'missed' },
      remarks: [{ rules: ['TR54.7.3'] }],
    });
    expect(rows.find(({ bib }) => bib === '2')).toMatchObject({
      prf: { st: MARK_STATUS.dash },
      walk: { penalty: 'served' },
    });
    await expectSameSheet(server, chOID, WALK, judge);
  });

  test('53. a third card after the finish adds no time by itself', async () => {
    const { chOID, judge } = await open(ZONE_MS);
    const chrono = await aDevice(server, chOID, 'chrono');
    for (const number of ['1', '2']) await judge.sendNewAs(`judge ${number}`, WALK, red(number));
    await chrono.sendNew(WALK, { kind: 'raw', bib: '1', place: 1, v: 2_700_000 });
    const { oid } = await findTrial(server, chOID, WALK);
    await server.call('POST', `/api/lesecretariat/trial/${oid}/accept`, { body: { from: 'raws' } });
    await judge.sendNewAs('judge 3', WALK, red('3'));
    const late = (await readCards(chOID))?.prf;
    expect(late).toMatchObject({ v: 2_700_000 });
    expect((await readCards(chOID))?.walk?.penalty).toBeUndefined();
  });

  test('whoever holds the race leaves cards, and what takes them back, to the judges', async () => {
    const { chOID, judge } = await open();
    const { oid } = await findTrial(server, chOID, WALK);
    const headers = { 'x-access-code': judge.code };
    const holding = { trialOID: oid, device: 'laps', hold: true };
    const { status } = await server.call('POST', `/api/live-input/${chOID}/hold`, {
      token: '',
      headers,
      body: holding,
    });
    expect(status).toBe(200);
    const [card] = judge.facts(WALK, red('1'));
    const undo = { kind: 'correction', replaces: card?.id, with: [] };
    const answers = [await judge.send([card as FactDraft], 'judge 1'), await judge.sendNewAs('judge 1', WALK, undo)];
    expect(answers.map(({ body }) => [body.accepted.length, body.refused.length])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('Reports of umpires, and the referee’s answers', () => {
  const line: FactDraft = { kind: 'report', what: 'line', lane: 3, steps: 3, where: 245, from: 'Commissaire 3' };
  const answer = (attempt: unknown, act: string, more: object = {}): FactDraft => ({
    kind: 'ruling',
    attempt,
    upheld: act !== 'file',
    act,
    ...more,
  });

  test('54. change nothing before the referee’s tap; the tap reaches result, remark, sheet and journal', async () => {
    const { chOID, judge } = await open();
    const [report] = judge.facts(HEAT, line);
    await judge.send([report as FactDraft], 'umpire 3');
    expect(await readRows(server, chOID, HEAT)).toEqual([]);
    expect((await readSheet(chOID, HEAT)).reports).toEqual([
      {
        id: report?.id,
        at: report?.at,
        row: 'bib:3',
        what: 'line',
        steps: 3,
        where: 245,
        from: 'Commissaire 3',
        open: true,
      },
    ]);
    await judge.sendNewAs('referee', HEAT, answer(report?.id, 'DQ', { rules: ['TR17.3.1'] }));
    expect(await readRows(server, chOID, HEAT)).toMatchObject([
      { bib: '3', prf: { st: 4 }, remarks: [{ rules: ['TR17.3.1'] }] },
    ]);
    expect((await readSheet(chOID, HEAT)).reports).toMatchObject([
      { open: false, answer: { act: 'DQ', rules: ['TR17.3.1'] } },
    ]);
    const log = await server.call<{ logs: unknown }>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    expect(JSON.stringify(log.body)).toContain('Commissaire 3');
    await expectSameSheet(server, chOID, HEAT, judge);
  });

  test('54. L and a yellow card are public remarks; a decision that is taken back leaves none', async () => {
    const { chOID, judge } = await open();
    const [first, second] = judge.facts(HEAT, line, { ...line, what: 'conduct', lane: 2 });
    await judge.send([first as FactDraft, second as FactDraft], 'umpire 3');
    const [noted, card] = judge.facts(HEAT, answer(first?.id, 'L'), answer(second?.id, 'YC', { rules: ['TR7.1'] }));
    await judge.send([noted as FactDraft, card as FactDraft], 'referee');
    const readRemarks = async () =>
      (await readSheet(chOID, HEAT)).remarks.map(({ row, text, rules }) => [row, text, rules]);
    expect(await readRemarks()).toEqual(
      expect.arrayContaining([
        ['bib:3', 'L', undefined],
        ['bib:2', 'YC', ['TR7.1']],
      ]),
    );
    await judge.sendNewAs('referee', HEAT, { kind: 'correction', replaces: noted?.id, with: [] });
    expect(await readRemarks()).toEqual([['bib:2', 'YC', ['TR7.1']]]);
  });

  test('55. «nothing to report» is a fact; what the referee needs of protests comes with the lists', async () => {
    const { chOID, judge } = await open();
    const { body } = await judge.sendNewAs('umpire 1', HEAT, { kind: 'report', clear: true, from: 'Commissaire 1' });
    expect(body.accepted).toHaveLength(1);
    const { oid } = await findTrial(server, chOID, HEAT);
    const protest = { row: 'bib:2', text: 'gêne à la 7e haie', by: 'AC Rennes', lodged: '2026-06-13T13:21:00Z' };
    const lodged = await server.call('POST', `/api/lesecretariat/trial/${oid}/protest`, { body: protest });
    expect(lodged.status).toBe(200);
    const read = (await judge.read()).trials.find((trial) => trial.oid === oid);
    expect(read?.protests).toMatchObject([{ row: 'bib:2', text: 'gêne à la 7e haie', answered: false }]);
    const starter = await aDevice(server, chOID, 'starter');
    expect((await starter.read()).trials.find((trial) => trial.oid === oid)?.protests).toBeUndefined();
  });

  test('malformed ones are refused and not stored', async () => {
    const { judge } = await open();
    const { body } = await judge.sendNew(
      HEAT,
      { kind: 'walk', what: 'red', bib: '1', judge: 1, symbol: '~' },
      { kind: 'report' },
      { kind: 'report', what: 'nothing' },
      answer('00000000-0000-4000-8000-000000000000', 'DQ'),
    );
    expect(body.refused.map(({ kept, errors }) => [kept, errors[0]?.reason])).toEqual([
      [undefined, 'no race walk'],
      [undefined, 'report incomplete'],
      [undefined, 'malformed'],
      [undefined, 'rule missing'],
    ]);
  });
});

describe('The referee’s inbox of a competition', () => {
  const readInbox = async (chOID: string) =>
    (await server.call<ReportsAnswer>('GET', `/api/lesecretariat/reports/${chOID}`)).body;

  test('has every report with its event, its athlete, who said it and what was decided, and the walk judges’ cards, the newest first', async () => {
    const { chOID, judge } = await open();
    const [heat, race] = [await findTrial(server, chOID, HEAT), await findTrial(server, chOID, WALK)];
    const [line] = judge.facts(HEAT, {
      kind: 'report',
      bib: '2',
      from: 'Commissaire 3',
      what: 'line',
      rules: ['TR17.3.1'],
    });
    await judge.send([line as FactDraft]);
    await judge.sendNewAs('other', HEAT, { kind: 'report', from: 'Commissaire 4', clear: true });
    await judge.sendNewAs('judge 4', WALK, red('4', '>'));
    await judge.sendNewAs('recorder', WALK, red('4', '>'), walk('paddle', { judge: '1', symbol: '~' }));
    const before = await readInbox(chOID);
    const who = { bib: '2', last: 'NOM2', first: 'Prénom' };
    expect(before.reports).toMatchObject([
      { trial: heat.oid, from: 'Commissaire 4', clear: true, open: false },
      { trial: heat.oid, row: 'bib:2', who, from: 'Commissaire 3', what: 'line', rules: ['TR17.3.1'], open: true },
    ]);
    expect(before.cards).toMatchObject([
      { trial: race.oid, who: { bib: '1' }, what: 'paddle', symbol: '~', from: '1' },
      { trial: race.oid, who: { bib: '1' }, what: 'red', symbol: '>', from: '4' },
    ]);
    await judge.sendNewAs('referee', HEAT, {
      kind: 'ruling',
      attempt: line?.id,
      upheld: true,
      act: 'DQ',
      rules: ['TR17.3.1'],
    });
    expect((await readInbox(chOID)).reports[1]).toMatchObject({
      open: false,
      answer: { act: 'DQ', rules: ['TR17.3.1'] },
    });
  });

  test('is empty where no official has reported anything', async () => {
    const { chOID, judge } = await open();
    await judge.sendNew(LONG, { kind: 'attempt', bib: '1', r: 'o', v: 7000 });
    expect(await readInbox(chOID)).toEqual({ reports: [], cards: [] });
  });
});
