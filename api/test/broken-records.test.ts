import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AnnouncementsAnswer,
  BoardAnswer,
  BrokenRecord,
  BrokenRecordsAnswer,
  DeviceAnswer,
  ErrorEnvelope,
  LogsAnswer,
  RecordsBody,
  ResultsAnswer,
  SpeakerAnswer,
  UploadBody,
} from 'shared-domain/contract';
import { aDevice } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

type SentRecord = RecordsBody['records'][number];
type SentResult = Pick<NonNullable<UploadBody['resultlists']>[string][number], 'prf' | 'rule'>;

const MEETING: SentRecord = { kind: 'MR', event: '000100-0-55', v: 10_500, holder: 'A. Dupont' };
const NATION: SentRecord = { ...MEETING, kind: 'NR', scope: 'FRA' };

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());

const path = () => `/api/lesecretariat/broken-records/${chOID}`;
const broken = async () => (await server.call<BrokenRecordsAnswer>('GET', path())).body.records;
const list = async () => {
  const [trial] = await server.trials(chOID);
  return (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial?.oid}`)).body.results[0];
};
const shown = async () => (await list())?.rows[0]?.records;
const edit = (of: BrokenRecord | undefined, change: object) =>
  server.call<ErrorEnvelope & { log: string }>('PUT', path(), {
    body: { trial: of?.trial, row: of?.row, key: of?.key, v: of?.v, ...change },
  });
/** The secretariat notes that something was checked, for the file of a record. */
const note = (of: BrokenRecord | undefined, item: string, text: string | null = 'contrôlé') =>
  server.call('PUT', `/api/lesecretariat/evidence/${chOID}`, {
    body: { trial: of?.trial, row: of?.row, key: of?.key, item, ...(text === null ? {} : { text }) },
  });
const undo = (logOid: string) => server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', { body: { logOid } });

async function send(status: 15 | 40, wind = 0.3, first: SentResult = { prf: ms(10_480) }) {
  const final = aFinal();
  const trialsData = (final.trialsData ?? []).map((trial) => ({ ...trial, status, dets: { wind } }));
  const [leader, ...others] = final.startlists?.[FINAL] ?? [];
  const startlists = { [FINAL]: [{ ...leader, country: 'FRA' }, ...others] } as typeof final.startlists;
  const resultlists = {
    [FINAL]: [
      { bib: '11', country: 'FRA', ...first },
      { bib: '12', prf: ms(10_640) },
      { bib: '13', prf: { st: 3 } },
    ],
  };
  await server.upload(chOID, { ...final, trialsData, startlists, resultlists, reason: 'photo finish' });
}

async function open(records: readonly SentRecord[], status: 15 | 40 = 40) {
  chOID = (await server.createChallenge({ visible: true })).oid;
  await send(status);
  await server.call('PUT', `/api/lesecretariat/records/${chOID}`, { body: { records } });
}

describe('records that results break, for organisers', () => {
  test('are possible while the result is unofficial, pending once it is official, and only then public', async () => {
    await open([MEETING], 15);
    expect(await broken()).toMatchObject([
      {
        key: 'MR||000100-0-55|',
        kind: 'MR',
        row: 'bib:11',
        who: { bib: '11', last: 'MARTIN' },
        record: MEETING,
        v: 10_480,
        wind: 0.3,
        relation: 'beats',
        state: 'possible',
        missing: ['official'],
        word: false,
      },
    ]);
    expect(await shown()).toBeUndefined();
    await send(40);
    expect(await broken()).toMatchObject([{ state: 'pending', missing: [] }]);
    expect(await shown()).toEqual([{ kind: 'MR', relation: 'beats', state: 'pending' }]);
  });

  test('a person says that nothing is missing, sends the file, and types the answer', async () => {
    await open([{ ...MEETING, kind: 'league', scope: 'BRE' }]);
    const [one] = await broken();
    expect(one).toMatchObject({ state: 'possible', missing: ['licence', 'zero', 'doping'] });
    expect((await edit(one, { state: 'filed' })).status).toBe(409);
    for (const [state, publicState] of [
      ['pending', 'pending'],
      ['filed', 'pending'],
      ['ratified', 'ratified'],
      ['refused', undefined],
    ] as const) {
      expect((await edit(one, { state })).status).toBe(200);
      expect((await broken())[0]?.state).toBe(state);
      expect((await shown())?.[0]?.state).toBe(publicState);
    }
  });

  test('one that a federation ratifies is possible until the zero and the doping control were noted, and tells readers then', async () => {
    await open([{ ...MEETING, kind: 'CR' }, MEETING]);
    const state = async () => (await broken()).map(({ kind, state, missing }) => [kind, state, ...missing].join(' '));
    const [one] = await broken();
    expect(await state()).toEqual(['CR possible zero doping', 'MR pending']);
    const revision = () => server.ctx.revisions.find(chOID)?.revision ?? 0;
    const before = revision();
    await note(one, 'referee');
    expect(revision()).toBe(before);
    await note(one, 'zero');
    expect(await state()).toEqual(['CR possible doping', 'MR pending']);
    expect((await shown())?.map(({ kind }) => kind)).toEqual(['MR']);
    await note(one, 'doping');
    expect(await state()).toEqual(['CR pending', 'MR pending']);
    expect((await shown())?.map(({ kind }) => kind)).toEqual(['CR', 'MR']);
    expect(revision()).toBe(before + 2);
    await note(one, 'doping', null);
    expect(await state()).toEqual(['CR possible doping', 'MR pending']);
  });

  test('a check counts from who makes it: the zero of the photo finish, a sample that the secretariat notes of the athlete', async () => {
    const say = async (code: string, what: string) => {
      const device = await aDevice(server, chOID, code);
      const { status, body } = await device.sendNewAs(code, FINAL, { kind: 'evidence', what, ok: true });
      expect([status, body.refused]).toEqual([200, []]);
    };
    await open([{ ...MEETING, kind: 'CR' }], 15);
    for (const code of ['wind', 'judge', 'starter', 'chrono']) await say(code, 'doping');
    for (const code of ['wind', 'judge', 'starter']) await say(code, 'zero');
    await send(40);
    expect(await broken()).toMatchObject([{ state: 'possible', missing: ['zero', 'doping'] }]);
    expect(await shown()).toBeUndefined();
    await open([{ ...MEETING, kind: 'CR' }], 15);
    await say('chrono', 'zero');
    await send(40);
    expect(await broken()).toMatchObject([{ state: 'possible', missing: ['doping'] }]);
    await note((await broken())[0], 'doping');
    expect(await shown()).toEqual([{ kind: 'CR', relation: 'beats', state: 'pending' }]);
  });

  test('a national one is public once RECORD was typed, and nothing else will do', async () => {
    await open([NATION]);
    for (const item of ['zero', 'doping']) await note((await broken())[0], item);
    const [one] = await broken();
    expect(one).toMatchObject({ state: 'pending', word: false });
    expect(await shown()).toBeUndefined();
    expect((await edit(one, { word: 'record' })).status).toBe(400);
    expect((await edit(one, { state: 'filed' })).status).toBe(200);
    expect(await shown()).toBeUndefined();
    expect((await edit(one, { word: 'RECORD' })).status).toBe(200);
    expect((await broken())[0]).toMatchObject({ state: 'filed', word: true });
    expect(await shown()).toEqual([{ kind: 'NR', scope: 'FRA', relation: 'beats', state: 'pending' }]);
    expect((await edit((await broken())[0], { state: 'ratified' })).status).toBe(200);
    expect((await shown())?.[0]?.state).toBe('ratified');
    await open([MEETING]);
    expect((await edit((await broken())[0], { word: 'RECORD' })).status).toBe(400);
  });

  test('a word that was typed says nothing while something is missing', async () => {
    await open([NATION], 15);
    await edit((await broken())[0], { word: 'RECORD' });
    expect(await broken()).toMatchObject([{ state: 'possible', word: true }]);
    expect(await shown()).toBeUndefined();
  });

  test('with a corrected mark what was said counts no longer; without its result it is gone', async () => {
    await open([MEETING]);
    await edit((await broken())[0], { state: 'ratified' });
    await send(40, 0.3, { prf: ms(10_470) });
    expect(await broken()).toMatchObject([{ v: 10_470, state: 'pending' }]);
    await send(40, 0.3, { prf: { st: 4 }, rule: 'TR16.8' });
    expect(await broken()).toMatchObject([{ state: 'gone', v: 10_470, who: { bib: '11' } }]);
    expect(await shown()).toBeUndefined();
  });

  test.each([
    ['with another mark', { v: 10_000 }, 409],
    ['of another row', { row: 'bib:12' }, 404],
    ['that was never given', { key: 'SR||000100-0-55|' }, 404],
    ['without a state and a word', {}, 400],
    ['to possible', { state: 'possible' }, 400],
  ] as const)('one %s is refused', async (_, change, status) => {
    await open([MEETING]);
    const given = Object.keys(change).length === 0 || 'state' in change ? change : { state: 'filed', ...change };
    expect((await edit((await broken())[0], given)).status).toBe(status);
  });

  test('is in the journal without names, and undone', async () => {
    await open([MEETING]);
    const first = await edit((await broken())[0], { state: 'filed' });
    const second = await edit((await broken())[0], { state: 'ratified' });
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    expect(body.logs[0]).toMatchObject({
      action: 'record decided',
      detail: { uid: FINAL, row: 'bib:11', kind: 'MR', event: '000100-0-55', before: 'filed', after: 'ratified' },
    });
    expect(JSON.stringify(body.logs[0]?.detail)).not.toContain('MARTIN');
    expect((await undo(second.body.log)).status).toBe(200);
    expect((await broken())[0]?.state).toBe('filed');
    expect((await undo(first.body.log)).status).toBe(200);
    expect((await broken())[0]?.state).toBe('pending');
  });

  test('what was said goes out with the competition and comes in with it', async () => {
    await open([MEETING]);
    await edit((await broken())[0], { state: 'ratified' });
    const { body: file } = await server.call<object>('GET', `/api/lesecretariat/export/${chOID}`);
    const restored = await server.call<{ chOID: string }>('POST', `/api/lesecretariat/import?orgOID=${server.org}`, {
      body: file,
    });
    chOID = restored.body.chOID;
    expect(await broken()).toMatchObject([{ state: 'ratified' }]);
  });
});

describe('records on boards (officials 6)', () => {
  test('are those that the public is told of: official, and of a nation once its word is typed', async () => {
    await open([MEETING, NATION], 15);
    const { code } = (await server.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=vboard`)).body
      .code;
    const read = async () => {
      const { body } = await server.call<DeviceAnswer>('GET', `/api/live-input/${chOID}`, {
        token: '',
        headers: { 'x-access-code': code },
      });
      return body.trials[0]?.records;
    };
    expect(await read()).toBeUndefined();
    await send(40);
    const meeting = { row: 'bib:11', kind: 'MR', relation: 'beats', state: 'pending', v: 10_480 };
    expect(await read()).toEqual([meeting]);
    const asData = async () => {
      const headers = { 'x-access-code': code };
      const { body } = await server.get<BoardAnswer>(`/officiel/ecran/resultat?format=json&t=${FINAL}`, headers);
      return body.list?.rows.find(({ row }) => row === 'bib:11');
    };
    const { kind, relation, state } = meeting;
    expect(await asData()).toMatchObject({ chips: ['MR', 'PB'], record: { kind, relation, state } });
    const national = (await broken()).find((one) => one.kind === 'NR');
    for (const item of ['zero', 'doping']) await note(national, item);
    expect(await read()).toEqual([meeting]);
    await edit(national, { word: 'RECORD' });
    expect(await read()).toEqual([meeting, { ...meeting, kind: 'NR', scope: 'FRA' }]);
    await edit(
      (await broken()).find(({ kind }) => kind === 'MR'),
      { state: 'refused' },
    );
    expect(await read()).toEqual([{ ...meeting, kind: 'NR', scope: 'FRA' }]);
    await send(15);
    expect(await read()).toBeUndefined();
  });

  test('no console is told of them', async () => {
    await open([MEETING]);
    const { code } = (await server.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=judge`)).body.code;
    const { body } = await server.call<DeviceAnswer>('GET', `/api/live-input/${chOID}`, {
      token: '',
      headers: { 'x-access-code': code },
    });
    expect(body.trials[0]?.records).toBeUndefined();
  });
});

describe('77. A correction that takes the record away', () => {
  const code = async () =>
    (await server.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=vboard`)).body.code.code;

  test('takes it off every screen, the list and what is announced, and is said', async () => {
    await open([MEETING]);
    const headers = { 'x-access-code': await code() };
    /** Every place that tells of the record, and whether it does now. */
    const read = async () => {
      const screen = async (layout: string) =>
        (await server.get<BoardAnswer>(`/officiel/ecran/${layout}format=json&t=${FINAL}`, headers)).body;
      const { body: speaker } = await server.get<SpeakerAnswer>(
        `/api/live-input/${chOID}/speaker?device=stand`,
        headers,
      );
      const { body: told } = await server.get<AnnouncementsAnswer>(`/api/live/${chOID}/announcements`);
      const [result, overlay] = [await screen('resultat?'), await screen('incrustation?vue=record&')];
      return {
        row: (await shown())?.length ?? 0,
        screen: result.list?.rows.find(({ row }) => row === 'bib:11')?.record?.kind,
        overlay: overlay.overlay?.figure?.record?.kind,
        speaker: speaker.notices.filter(({ kind }) => kind === 'record').length,
        told: told.notices.filter(({ kind }) => kind === 'record').length,
        corrections: [speaker, told].map(({ notices }) => notices.filter(({ kind }) => kind === 'correction').length),
      };
    };
    const before = await read();
    expect(before).toMatchObject({ row: 1, screen: 'MR', overlay: 'MR', speaker: 1, told: 1, corrections: [0, 0] });
    await send(40, 0.3, { prf: ms(10_580) });
    const after = await read();
    expect(after).toMatchObject({ row: 0, screen: undefined, overlay: undefined, speaker: 0, told: 0 });
    expect(after.corrections).toEqual([1, 1]);
  });
});
