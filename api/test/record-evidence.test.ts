import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import type { BrokenRecordsAnswer, ResultsAnswer } from 'shared-domain/contract';
import { readTrialRecords } from '../src/services/sheets/trial-records.ts';
import { aDevice, type FactDraft } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

const BASE = '/api/lesecretariat';
const HEAT = '000100-0-55-h1';
let server: RunningServer;
let chOID: string;
let now = new Date('2026-06-13T14:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

/** An official final of the afternoon whose winner beats a record of the championships, and a heat of the morning on its way. */
async function open(): Promise<void> {
  now = new Date('2026-06-13T14:00:00Z');
  chOID = (await server.createChallenge({ visible: true })).oid;
  const final = aFinal();
  const dated = { date: '2026-06-13T15:00:00+02:00', status: 40 as const, dets: { wind: 0.3 } };
  const sent = await server.upload(chOID, {
    ...final,
    trialsData: (final.trialsData ?? []).map((trial) => ({ ...trial, ...dated })),
    resultlists: { [FINAL]: [11, 12, 13].map((bib, index) => ({ bib: `${bib}`, prf: ms(10_480 + 100 * index) })) },
  });
  expect(sent.status).toBe(200);
  const heat = anUploadTrial(HEAT, { name: '100 m – Série 1', round: 'h', heat: 1, status: 20 });
  await server.upload(chOID, {
    trialsData: [{ ...heat, date: '2026-06-13T11:00:00+02:00' }],
    startlists: { [HEAT]: [{ bib: '31', last: 'NOM', first: 'A' }] },
  });
  await server.call('PUT', `${BASE}/records/${chOID}`, {
    body: { records: [{ kind: 'CR', event: '000100-0-55', v: 10_500, holder: 'A. Dupont', date: '2019' }] },
  });
}

const findFinal = async () => (await server.trials(chOID)).find(({ uid }) => uid === FINAL);
const shown = async () => {
  const { results } = (await server.get<ResultsAnswer>(`/api/results?trialOID=${(await findFinal())?.oid}`)).body;
  return results[0]?.rows[0]?.records?.map(({ kind, state }) => [kind, state]);
};
const note = async (item: string) => {
  const { records } = (await server.call<BrokenRecordsAnswer>('GET', `${BASE}/broken-records/${chOID}`)).body;
  const { trial, row, key } = records[0] ?? {};
  return server.call('PUT', `${BASE}/evidence/${chOID}`, { body: { trial, row, key, item, text: 'contrôlé' } });
};
const revision = () => server.ctx.revisions.find(chOID)?.revision ?? 0;

describe('What was checked', () => {
  test('is read once for all lists of a competition, and no device’s words for it', async () => {
    await open();
    const asked = new Map<string, number>();
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        const text = JSON.stringify(node);
        for (const table of ['live_fact', 'live_device'])
          if (text.includes(`"${table}"`)) asked.set(table, (asked.get(table) ?? 0) + 1);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = server.ctx.store.db.withPlugin(counter);
    const programme = await server.ctx.programmes.readUncached(server.ctx.store.db, chOID);
    const final = programme.trials.find(({ uid }) => uid === FINAL);
    if (final === undefined) throw new Error('the final is missing');
    const [record] = await readTrialRecords(db, programme, final);
    expect(record).toMatchObject({ kind: 'CR', missing: ['zero', 'doping'] });
    const questions = asked.get('live_fact') ?? 0;
    expect([questions <= 2, asked.get('live_device')]).toEqual([true, undefined]);
    await readTrialRecords(db, programme, final);
    expect(asked.get('live_fact') ?? 0).toBe(questions);
  });

  test('by a device and corrected is open again once the correction is taken back: it tells readers, and the list changes', async () => {
    await open();
    now = new Date('2026-06-13T08:30:00Z');
    const chrono = await aDevice(server, chOID, 'chrono');
    const say = async (kind: string, fact: object) => {
      const [draft] = chrono.facts(HEAT, { kind, at: now.toISOString(), ...fact });
      const { body } = await chrono.send([draft as FactDraft]);
      expect(body.refused).toEqual([]);
      return String(draft?.id);
    };
    const zero = { kind: 'evidence', what: 'zero', ok: true, by: 'E. Photo' };
    const first = await say('evidence', { ...zero, text: 'Caméra 1' });
    now = new Date('2026-06-13T14:00:00Z');
    await note('doping');
    expect(await shown()).toEqual([['CR', 'pending']]);
    now = new Date('2026-06-13T14:01:00Z');
    const second = randomUUID();
    await say('correction', { replaces: first, with: [{ id: second, ...zero, text: 'Caméra 2' }] });
    expect(await shown()).toEqual([['CR', 'pending']]);
    now = new Date('2026-06-13T14:02:00Z');
    const before = revision();
    await say('correction', { replaces: second, with: [] });
    expect(revision()).toBe(before + 1);
    expect(await shown()).toBeUndefined();
  });

  test('tells readers of no list where who says it does not make the check, or the race was run before it', async () => {
    await open();
    const wind = await aDevice(server, chOID, 'wind');
    const chrono = await aDevice(server, chOID, 'chrono');
    const before = revision();
    const zero = { kind: 'evidence', what: 'zero', ok: true };
    await wind.sendNew(HEAT, { ...zero, at: '2026-06-13T12:00:00Z' });
    await chrono.sendNew(HEAT, { ...zero, at: '2026-06-13T13:30:00Z' });
    expect(revision()).toBe(before);
    await chrono.sendNew(HEAT, { ...zero, at: '2026-06-13T12:30:00Z' });
    expect(revision()).toBe(before + 1);
  });

  test('a referee confirms the mark of a record before its result is official, for this mark, and takes that back', async () => {
    await open();
    const upload = (v: number, status: 15 | 40 = 15) =>
      server.upload(chOID, {
        trialsData: (aFinal().trialsData ?? []).map((trial) => ({ ...trial, status, dets: { wind: 0.3 } })),
        resultlists: { [FINAL]: [11, 12, 13].map((bib, index) => ({ bib: `${bib}`, prf: ms(v + 100 * index) })) },
      });
    await server.call('PUT', `${BASE}/records/${chOID}`, {
      body: { records: [{ kind: 'MR', event: '000100-0-55', v: 10_500, holder: 'A. Dupont', date: '2019' }] },
    });
    await upload(10_480);
    const judge = await aDevice(server, chOID, 'judge');
    const claims = async () => (await judge.read()).trials.find(({ uid }) => uid === FINAL)?.claims;
    const claim = { row: 'bib:11', kind: 'MR', relation: 'beats', v: 10_480 };
    expect([await shown(), await claims()]).toEqual([undefined, [{ ...claim, missing: ['official'] }]]);
    const confirm = { kind: 'evidence', what: 'mark', row: 'bib:11', value: 10_480, at: '2026-06-13T13:30:00Z' };
    await judge.sendNew(FINAL, confirm);
    expect([await shown(), await claims()]).toEqual([[['MR', 'pending']], [{ ...claim, missing: [] }]]);
    await upload(10_470);
    expect([await shown(), await claims()]).toEqual([undefined, [{ ...claim, v: 10_470, missing: ['official'] }]]);
    await upload(10_480);
    expect(await shown()).toEqual([['MR', 'pending']]);
    await judge.sendNew(FINAL, { ...confirm, ok: false, at: '2026-06-13T13:31:00Z' });
    expect(await shown()).toBeUndefined();
    await upload(10_480, 40);
    expect([await shown(), await claims()]).toEqual([[['MR', 'pending']], undefined]);
  });

  test('what a referee confirmed follows the bib of its athlete', async () => {
    await open();
    await server.call('PUT', `${BASE}/records/${chOID}`, {
      body: { records: [{ kind: 'MR', event: '000100-0-55', v: 10_500, holder: 'A. Dupont', date: '2019' }] },
    });
    const lists = (first: number) => ({
      trialsData: (aFinal().trialsData ?? []).map((trial) => ({ ...trial, status: 15 as const, dets: { wind: 0.3 } })),
      startlists: { [FINAL]: [first, 12, 13].map((bib, at) => ({ bib: `${bib}`, last: `NOM${at}`, first: 'A' })) },
      resultlists: {
        [FINAL]: [first, 12, 13].map((bib, at) => ({
          bib: `${bib}`,
          last: `NOM${at}`,
          first: 'A',
          prf: ms(10_480 + 100 * at),
        })),
      },
    });
    await server.upload(chOID, lists(11));
    const judge = await aDevice(server, chOID, 'judge');
    await judge.sendNew(FINAL, {
      kind: 'evidence',
      what: 'mark',
      row: 'bib:11',
      value: 10_480,
      at: '2026-06-13T13:30:00Z',
    });
    expect(await shown()).toEqual([['MR', 'pending']]);
    await server.upload(chOID, lists(99));
    expect(await shown()).toEqual([['MR', 'pending']]);
  });
});
