import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  EditAnswer,
  ErrorEnvelope,
  LogsAnswer,
  RemarkAnswer,
  ResultsAnswer,
  SecretariatStarts,
  SheetAnswer,
  StartEdit,
  StartsAnswer,
  Trial,
} from 'shared-domain/contract';
import { aSecretary } from './entry-server.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let one: Trial;
let two: Trial;
const now = new Date('2026-06-13T14:00:00Z');
const SECOND = '000100-0-55-f2';
const group = '000100-0-55';
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  const { startlists } = aFinal();
  await server.upload(chOID, {
    trialsData: [FINAL, SECOND].map((uid) => anUploadTrial(uid, { status: 25 })),
    startlists: {
      ...startlists,
      [SECOND]: [{ bib: '21', last: 'ROUX', first: 'Tom', lane: 4 }],
      [group]: [{ bib: '31', last: 'BLANC', first: 'Yann' }],
    },
  });
  const trials = await server.trials(chOID);
  one = trials.find(({ uid }) => uid === FINAL) as Trial;
  two = trials.find(({ uid }) => uid === SECOND) as Trial;
});

type Edited = EditAnswer & ErrorEnvelope;
const edit = (...edits: (StartEdit | object)[]) =>
  server.call<Edited>('POST', `/api/lesecretariat/start-edits/${chOID}`, { body: { edits } });
const starts = async (of: Trial) =>
  ((await server.get<StartsAnswer>(`/api/starts?trialOIDs[]=${of.oid}`)).body.starts[0]?.rows ?? []).map(
    ({ bib, lane, presence }) => [bib, lane, presence].filter((field) => field !== undefined).join(' '),
  );
const results = async (of: Trial) =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${of.oid}`)).body.results[0];
const refusal = ({ status, body }: { status: number; body: ErrorEnvelope }) => [status, body.errors?.[0]?.detail];
const undo = (logOid: string | undefined) => server.call('POST', '/api/lesecretariat/undo', { body: { logOid } });
const put = (row: string, mark: string) =>
  server.call<Edited>('PUT', `/api/lesecretariat/trial/${one.oid}/row`, { body: { row, mark } });

test.each(['0202-05-02', '2201-05-02', '202611-05-02', '2011-02-30'])(
  'a birth date of %s is refused by its path, in an upload and in an edit',
  async (dob) => {
    const row = { bib: '41', last: 'NOIR', first: 'Tom', dob };
    const upload = await server.upload<ErrorEnvelope>(chOID, { startlists: { [FINAL]: [row] } });
    expect([upload.status, upload.body.errors?.[0]?.path]).toEqual([400, `$.startlists["${FINAL}"][0].dob`]);
    const added = await edit({ op: 'add', trial: one.oid, entry: row });
    expect([added.status, added.body.errors?.[0]?.path]).toEqual([400, '$.edits[0].entry.dob']);
  },
);

describe('Start lists as the secretariat reads them', () => {
  test('a group gives its commitments beside the lists of trials, and every row the key that an edit goes by', async () => {
    const { body } = await server.call<SecretariatStarts>(
      'GET',
      `/api/lesecretariat/starts?oids[]=${two.oid}&oids[]=${one.gOID}`,
    );
    expect(body.starts.map(({ oid, uid, rows }) => [oid, uid, rows.map(({ row }) => row)])).toEqual([
      [two.oid, SECOND, ['bib:21']],
      [one.gOID, group, ['bib:31']],
    ]);
    const { status } = await edit({ op: 'bib', trial: one.gOID, row: body.starts[1]?.rows[0]?.row, bib: '32' });
    expect(status).toBe(200);
  });
});

describe('A start list by hand', () => {
  test('takes late entries, moves, swaps, bibs and takes out: several at once, in their order', async () => {
    const at = (row: string, of = one) => ({ trial: of.oid, row });
    const { status, body } = await edit(
      { op: 'add', trial: one.oid, entry: { bib: '44', last: 'TARD', lane: 1 } },
      { op: 'remove', ...at('bib:13') },
      { op: 'move', ...at('bib:44'), to: two.oid, lane: 6 },
      { op: 'move', ...at('bib:11'), lane: 8 },
      { op: 'swap', ...at('bib:12'), with: at('bib:21', two) },
      { op: 'bib', ...at('bib:21'), bib: '29' },
    );
    expect(status).toBe(200);
    expect([await starts(one), await starts(two)]).toEqual([
      ['11 8', '29 5'],
      ['12 4', '44 6'],
    ]);
    expect(body.starts.map(({ uid, rows }) => [uid, rows.map(({ row }) => row)])).toEqual([
      [FINAL, ['bib:11', 'bib:29']],
      [SECOND, ['bib:12', 'bib:44']],
    ]);
    expect((await undo(body.log)).status).toBe(200);
    expect([await starts(one), await starts(two)]).toEqual([['11 4', '12 5', '13 6'], ['21 4']]);
  });

  test('an entry of the group that is in no heat yet is moved into one', async () => {
    await edit({ op: 'move', trial: one.gOID, row: 'bib:31', to: two.oid, lane: 5 });
    expect(await starts(two)).toEqual(['21 4', '31 5']);
    const { body } = await server.get<StartsAnswer>(`/api/starts?groupOID=${one.gOID}`);
    expect(body.starts.flatMap(({ rows }) => rows)).toEqual([]);
  });

  test('an entry is moved into another event, with its bests where that is the same discipline; never into one of the other sex', async () => {
    const [younger, women, jump] = ['000100-0-51', '000100-0-56', '900003-0-55'];
    await server.upload(chOID, {
      trialsData: [younger, women, jump].map((uid) => anUploadTrial(`${uid}-f1`, { status: 20 })),
      startlists: { [group]: [{ bib: '31', last: 'BLANC', first: 'Yann', category: 55, pe: { pb: 10_800 } }] },
    });
    const trials = await server.trials(chOID);
    const getGroup = (uid: string) => trials.find((trial) => trial.uid === `${uid}-f1`)?.gOID ?? '';
    const entered = async (uid: string) =>
      (await server.call<SecretariatStarts>('GET', `/api/lesecretariat/starts?oids[]=${getGroup(uid)}`)).body.starts[0]
        ?.rows;
    const move = (from: string, to: string) => edit({ op: 'move', trial: from, row: 'bib:31', to });
    const refused = await move(one.gOID, getGroup(women));
    expect([refused.status, refused.body.errors]).toMatchObject([
      409,
      [{ reason: 'other sex', path: '$.edits[0].to' }],
    ]);
    const added = await edit({ op: 'add', trial: getGroup(women), entry: { last: 'ROUX', category: 55 } });
    expect([added.status, added.body.errors]).toMatchObject([409, [{ reason: 'other sex', path: '$.edits[0].entry' }]]);
    await edit({ op: 'add', trial: getGroup(women), entry: { bib: '71', last: 'ROUX', category: 56 } });
    const swapped = await edit({
      op: 'swap',
      ...{ trial: one.gOID, row: 'bib:31' },
      with: { trial: getGroup(women), row: 'bib:71' },
    });
    expect([swapped.status, swapped.body.errors]).toMatchObject([409, [{ reason: 'other sex' }]]);
    expect((await move(one.gOID, getGroup(younger))).status).toBe(200);
    expect(await entered(younger)).toMatchObject([{ bib: '31', pe: { pb: 10_800 } }]);
    expect((await move(getGroup(younger), getGroup(jump))).status).toBe(200);
    expect((await entered(jump))?.[0]).not.toHaveProperty('pe');
  });

  test('the order is changed by hand', async () => {
    await edit({ op: 'move', trial: one.oid, row: 'bib:13', odr: 1 });
    expect(await starts(one)).toEqual(['13 6', '11 4', '12 5']);
  });

  test('a bib takes the result along', async () => {
    await put('bib:11', '1050');
    await edit({ op: 'bib', trial: one.oid, row: 'bib:11', bib: '88' });
    expect((await results(one))?.rows).toMatchObject([{ bib: '88', last: 'MARTIN', rank: 1 }]);
  });

  test('who is scratched did not start, in the results too; who comes after all has no DNS any more', async () => {
    const { body } = await edit({ op: 'scratch', trial: one.oid, row: 'bib:12' });
    expect(await starts(one)).toEqual(['11 4', '12 5 scratched', '13 6']);
    expect((await results(one))?.rows).toMatchObject([{ bib: '12', last: 'PETIT', prf: { st: 2 } }]);
    await edit({ op: 'check', trial: one.oid, row: 'bib:12', presence: 'present' });
    expect([await starts(one), (await results(one))?.rows ?? []]).toEqual([['11 4', '12 5 present', '13 6'], []]);
    expect((await undo(body.log)).status).toBe(409);
  });

  test('the call room says who is confirmed, present or absent', async () => {
    await edit(
      { op: 'check', trial: one.oid, row: 'bib:11', presence: 'confirmed' },
      { op: 'check', trial: one.oid, row: 'bib:12', presence: 'present' },
      { op: 'check', trial: one.oid, row: 'bib:13', presence: 'absent' },
    );
    expect(await starts(one)).toEqual(['11 4 confirmed', '12 5 present', '13 6 absent']);
    await edit({ op: 'check', trial: one.oid, row: 'bib:11', presence: null });
    expect((await starts(one))[0]).toBe('11 4');
  });
});

describe('An edit of a start list is refused, and those before it with it,', () => {
  const cases: readonly (readonly [string, (a: Trial, b: Trial) => object, number, string])[] = [
    [
      'lane taken',
      (a) => ({ op: 'move', trial: a.oid, row: 'bib:11', lane: 5 }),
      409,
      '$.edits[1].lane: lane 5 is taken by bib:12',
    ],
    [
      'lane taken by a late entry',
      (a) => ({ op: 'add', trial: a.oid, entry: { last: 'X', lane: 4 } }),
      409,
      '$.edits[1].entry.lane: lane 4 is taken by bib:11',
    ],
    [
      'bib twice',
      (a) => ({ op: 'bib', trial: a.oid, row: 'bib:11', bib: '12' }),
      409,
      '$.edits[1].bib: bib 12 is in this trial already',
    ],
    [
      'entered already',
      (a) => ({ op: 'add', trial: a.oid, entry: { bib: '11', last: 'X' } }),
      409,
      `$.edits[1].entry: bib:11 is in ${FINAL} already`,
    ],
    [
      'unknown athlete',
      (a) => ({ op: 'scratch', trial: a.oid, row: 'bib:99' }),
      404,
      `$.edits[1].row: "bib:99" is not in the start list of ${FINAL}`,
    ],
    [
      'unknown trial',
      () => ({ op: 'remove', trial: 'nowhere', row: 'bib:11' }),
      404,
      '$.edits[1].trial: there is no trial "nowhere" in this challenge',
    ],
    [
      'nobody',
      (a) => ({ op: 'add', trial: a.oid, entry: { bib: '5' } }),
      400,
      '$.edits[1].entry.last: is missing; an entry has a name',
    ],
    ['unknown edit', (a) => ({ op: 'fly', trial: a.oid }), 400, '$.edits[1].op'],
  ];
  test.each(cases)('%s', async (_, wrong, status, detail) => {
    const answer = await edit({ op: 'remove', trial: one.oid, row: 'bib:13' }, wrong(one, two));
    expect([answer.status, answer.body.errors[0]?.detail]).toEqual([status, expect.stringContaining(detail)]);
    expect(await starts(one)).toEqual(['11 4', '12 5', '13 6']);
  });

  test('has a result: not moved, not taken out, not scratched', async () => {
    await put('bib:11', '1050');
    const at = { trial: one.oid, row: 'bib:11' };
    expect(refusal(await edit({ op: 'remove', ...at }))).toEqual([
      409,
      `$.edits[0].row: bib:11 has a result in ${FINAL}`,
    ]);
    expect((await edit({ op: 'move', ...at, to: two.oid })).status).toBe(409);
    expect(refusal(await edit({ op: 'scratch', ...at }))).toEqual([409, `$.edits[0].row: bib:11 has started ${FINAL}`]);
  });

  test('of an athlete who has a result: another club, which the result has too', async () => {
    await put('bib:11', '1050');
    const at = { trial: one.oid, row: 'bib:11' };
    expect(refusal(await edit({ op: 'team', ...at }))).toEqual([
      400,
      '$.edits[0].clubName: is missing, and so is teamTG',
    ]);
    expect((await edit({ op: 'team', ...at, clubName: 'EA Rennes', coid: 'c35' })).status).toBe(200);
    const { body } = await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${one.oid}/sheet`);
    const isHers = ({ bib }: { bib?: string | undefined }) => bib === '11';
    expect(body.starts.find(isHers)).toMatchObject({ clubName: 'EA Rennes', coid: 'c35' });
    expect(body.results.find(isHers)).toMatchObject({ prf: { v: 10_500 } });
    expect(
      (await server.get<ResultsAnswer>(`/api/results?trialOID=${one.oid}`)).body.results[0]?.rows.find(isHers),
    ).toMatchObject({ club: 'EA Rennes' });
  });

  test('of athletes who are known by their names: their result goes with them, and nobody is entered twice', async () => {
    const uid = '000800-0-55-f1';
    const person = (clubName: string) => ({ last: 'SANS', first: 'Numéro', clubName });
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { g0: 800, group: '800 m Hommes', status: 15 })],
      startlists: { [uid]: [person('US Feurs'), person('Us Feurs 2')] },
      resultlists: { [uid]: [{ ...person('US Feurs'), prf: { v: 120_000, u: 'ms', st: 1 } }] },
    });
    const race = (await server.trials(chOID)).find((trial) => trial.uid === uid)?.oid ?? '';
    const read = async () => (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${race}/sheet`)).body;
    const row = (await read()).starts[0]?.row ?? '';
    expect((await edit({ op: 'team', trial: race, row, clubName: 'Us Feurs 2' })).status).toBe(409);
    expect((await edit({ op: 'team', trial: race, row, clubName: 'EA Rennes' })).status).toBe(200);
    const { starts: entries, results } = await read();
    expect(results.map(({ row: key, club }) => [key, club])).toEqual([[entries[0]?.row, 'EA Rennes']]);
  });

  test('of a relay that has run: its runners can still be written, without their names in the journal', async () => {
    const uid = '004100-0-55-f1';
    const relay = { oid: 'team-a', n: 'AC Rennes' };
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { g0: 4100, group: '4 × 100 m Hommes', status: 25 })],
      startlists: { [uid]: [{ relay, clubName: 'AC Rennes', lane: 4 }] },
      resultlists: { [uid]: [{ relay, clubName: 'AC Rennes', prf: { v: 43_120, u: 'ms', st: 1 } }] },
    });
    const race = (await server.trials(chOID)).find((trial) => trial.uid === uid)?.oid ?? '';
    const read = async () => (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${race}/sheet`)).body;
    const row = (await read()).starts[0]?.row ?? '';
    const members = [{ last: 'MARTIN', first: 'Léo', bib: '11', leg: 1 }];
    const answer = await edit({ op: 'members', trial: race, row, members });
    expect([answer.status, (await read()).starts[0]?.members]).toMatchObject([200, members]);
    const { logs } = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body;
    expect(logs[0]?.detail.edits).toEqual([{ op: 'members', trial: race, row }]);
    // Who ran an official race is changed with a reason.
    await server.call('PUT', `/api/lesecretariat/trial/${race}`, { body: { status: 40 } });
    expect(refusal(await edit({ op: 'members', trial: race, row, members }))).toEqual([
      400,
      '$.reason: is missing; a correction of official results says why',
    ]);
    const refused = await edit({ op: 'members', trial: one.oid, row: 'bib:11', members });
    expect(refusal(refused)).toEqual([400, '$.edits[0].row: bib:11 is no relay team']);
  });

  test('held by somebody else', async () => {
    const { token } = await aSecretary(server, `${chOID}@club.example`, now);
    await server.call('POST', `/api/lesecretariat/trial/hold?oid=${two.oid}`, { token });
    const answer = await edit({ op: 'move', trial: one.oid, row: 'bib:11', to: two.oid });
    expect([answer.status, answer.body.errors]).toMatchObject([409, [{ id: 'conflict', reason: 'held' }]]);
    expect(await starts(one)).toHaveLength(3);
  });
});

describe('Remarks', () => {
  const remark = (body: object) =>
    server.call<RemarkAnswer & ErrorEnvelope>('POST', `/api/lesecretariat/trial/${one.oid}/remark`, { body });
  const sheet = async () => (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${one.oid}/sheet`)).body;

  test('of the public are read with the row and the trial; those of the secretariat only in its sheet', async () => {
    await put('bib:11', 'DQ');
    await remark({ row: 'bib:11', rules: ['tr16.8', '162.7'], text: 'Faux départ', public: true });
    await remark({ row: 'bib:11', text: 'A contesté' });
    const { body } = await remark({ text: 'Départ retardé', public: true });
    const list = await results(one);
    expect(list?.rows[0]?.remarks).toEqual([{ text: 'Faux départ', rules: ['TR16.8', 'TR16.7'] }]);
    expect(list?.remarks).toEqual([{ text: 'Départ retardé' }]);
    expect((await sheet()).remarks).toMatchObject([
      { row: 'bib:11', public: true, who: { email: 'owner@club.example' }, at: now.toISOString() },
      { row: 'bib:11', text: 'A contesté', public: false },
      { text: 'Départ retardé', oid: body.remark.oid },
    ]);
  });

  test('are taken back, and put back', async () => {
    const { body } = await remark({ text: 'Départ retardé', public: true });
    const address = `/api/lesecretariat/trial/${one.oid}/remark?remark=`;
    const gone = await server.call<{ log: string }>('DELETE', address + body.remark.oid);
    expect([gone.status, (await results(one))?.remarks]).toEqual([200, undefined]);
    expect((await server.call('DELETE', address + body.remark.oid)).status).toBe(404);
    expect((await undo(gone.body.log)).status).toBe(200);
    expect((await sheet()).remarks).toHaveLength(1);
  });

  test.each([
    [{ rules: ['Foo 1'] }, 400, '$.rules[0]: "Foo 1" is no number of a rule, as TR16.8 is'],
    [{ row: 'bib:99', text: 'x' }, 404, `$.row: "bib:99" is in no list of ${FINAL}`],
    [{}, 400, '$.text: is missing: a remark has a text or names a rule'],
  ])('%j is refused', async (body, status, detail) => {
    expect(refusal(await remark(body))).toEqual([status, detail]);
  });
});

describe('An athlete entered late into an official trial', () => {
  test('needs a reason, and the trial is unofficial again; undone, it is official', async () => {
    await server.upload(chOID, { resultlists: aFinal().resultlists });
    await server.call('PUT', `/api/lesecretariat/trial/${one.oid}`, { body: { status: 40 } });
    const add = { op: 'add', trial: one.oid, entry: { bib: '77', last: 'TARD', first: 'Léo' } };
    expect(refusal(await edit(add))).toEqual([400, '$.reason: is missing; a correction of official results says why']);
    const { status, body } = await server.call<Edited>('POST', `/api/lesecretariat/start-edits/${chOID}`, {
      body: { edits: [add], reason: 'Oublié au tableau' },
    });
    const sheet = async () => (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${one.oid}/sheet`)).body;
    expect([status, (await sheet()).trial.status, (await sheet()).statuses.at(-1)]).toMatchObject([
      200,
      15,
      { from: 40, to: 15, why: 'Oublié au tableau' },
    ]);
    expect((await undo(body.log)).status).toBe(200);
    expect([(await sheet()).trial.status, (await starts(one)).length]).toEqual([
      40,
      aFinal().startlists?.[FINAL]?.length,
    ]);
  });
});
