import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  Challenge,
  DeletedAnswer,
  HoldAnswer,
  LogsAnswer,
  ResultsAnswer,
  Trial,
  TrialEdit,
} from 'shared-domain/contract';
import { openSession } from '../src/services/accounts/sessions.ts';
import { createOwner, findAccount } from '../src/store/accounts/organisers.ts';
import { type Answer, OWNER, type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial;
let now = new Date('2026-06-13T14:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});

type Errors = { errors: { id: string; detail: string }[] };
const edit = (body: TrialEdit | object, oid = trial.oid) =>
  server.call<Trial & Errors>('PUT', `/api/lesecretariat/trial/${oid}`, { body });
const logs = async (of = chOID) =>
  (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${of}`)).body.logs;
const undo = (logOid: string) => server.call<Errors>('POST', '/api/lesecretariat/undo', { body: { logOid } });
const results = async () =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${trial.oid}`)).body.results[0]?.rows ?? [];
const summarizeRefusal = ({ status, body }: Answer<Errors>) => [status, body.errors[0]?.id];

describe('Changing a trial', () => {
  test('takes name, date, details and status, keeps the rest, and says when it became official', async () => {
    const changes = { name: 'Finale A', date: '2026-06-13T16:00:00+02:00', dets: { wind: 1.1 }, status: 40 };
    const { status, body } = await edit({ ...changes, revision: trial.revision });
    expect([status, body]).toMatchObject([200, { ...changes, oid: trial.oid, results: 3, starts: 3 }]);
    expect(body.revision).toBe(trial.revision + 1);
    expect(body.dts.official).toBe(now.toISOString());
    expect((await server.trials(chOID))[0]).toEqual(body);
  });

  test('with a stale revision is a conflict and changes nothing', async () => {
    await edit({ name: 'Finale A' });
    expect(summarizeRefusal(await edit({ name: 'Finale B', revision: trial.revision }))).toEqual([409, 'conflict']);
    expect((await server.trials(chOID))[0]?.name).toBe('Finale A');
  });

  test('to what it is already is no change', async () => {
    const { body } = await edit({ status: 15, name: trial.name });
    expect(body.revision).toBe(trial.revision);
  });

  test.each([
    [15, 20],
    [15, 10],
    [15, 25],
  ])('%i does not go to %i', async (_, status) => {
    expect(summarizeRefusal(await edit({ status }))).toEqual([422, 'invalid transition']);
  });

  test('any trial is cancelled, and planned anew', async () => {
    expect((await edit({ status: 50 })).body.status).toBe(50);
    expect((await edit({ status: 20 })).body.status).toBe(20);
  });

  test('a correction needs a reason, and is kept with what it replaced', async () => {
    await edit({ status: 40 });
    expect(summarizeRefusal(await edit({ status: 15 }))).toEqual([400, 'invalid request']);
    const { body } = await edit({ status: 15, reason: 'Réclamation du couloir 4' });
    expect([body.status, body.dts.corrected]).toEqual([15, now.toISOString()]);
    expect((await logs())[0]).toMatchObject({
      action: 'trial corrected',
      who: { email: 'owner@club.example' },
      detail: { reason: 'Réclamation du couloir 4', before: { status: 40 }, after: { status: 15 } },
    });
  });

  test('results are ranked anew; those of an official trial change for a reason only', async () => {
    const sent = [
      { bib: '13', prf: ms(10_400) },
      { bib: '11', prf: ms(10_480) },
    ];
    expect((await edit({ results: sent })).body.results).toBe(2);
    expect((await results()).map(({ bib, rank }) => [bib, rank])).toEqual([
      ['13', 1],
      ['11', 2],
    ]);
    await edit({ status: 40 });
    expect(summarizeRefusal(await edit({ results: [] }))).toEqual([400, 'invalid request']);
    expect((await edit({ results: [], reason: 'Course à recourir' })).status).toBe(200);
    expect(await results()).toEqual([]);
  });

  test('faults are named by their own path', async () => {
    const { body } = await edit({ results: [{ prf: { v: 9, u: 'mm', st: 1 }, last: 'X' }, { prf: { st: 1 } }] });
    expect(body.errors.map(({ detail }) => detail.split(':')[0])).toEqual(['$.results[0].prf.u', '$.results[1]']);
  });

  test('no log names an athlete', async () => {
    await edit({ results: [{ last: 'Secretissime', prf: ms(10_000) }] });
    expect(JSON.stringify(await logs())).not.toContain('Secretissime');
  });
});

describe('A trial that somebody holds', () => {
  const hold = (token: string) =>
    server.call<HoldAnswer & Errors>('POST', `/api/lesecretariat/trial/hold?oid=${trial.oid}`, { token });
  const another = async () => {
    const { db } = server.ctx.store;
    const email = `${trial.oid}@club.example`;
    await createOwner(db, { email, password: 'x', organisation: 'Other', demo: false, now });
    const organiser = (await findAccount(db, email))?.oid ?? '';
    await db.insertInto('membership').values({ organiser, organisation: server.org, role: 'secretary' }).execute();
    return (await openSession(server.ctx, organiser, 1e9)).token;
  };

  test('refuses the writes of others, never reading; it is given back by hand or after ten minutes', async () => {
    const other = await another();
    expect((await hold(other)).body.expires).toBe(new Date(now.getTime() + 600_000).toISOString());
    expect(summarizeRefusal(await edit({ name: 'Mine' }))).toEqual([409, 'conflict']);
    expect(summarizeRefusal(await hold(server.token))).toEqual([409, 'conflict']);
    expect(await results()).toHaveLength(3);
    const release = () => server.call('GET', `/api/lesecretariat/trial/release?oid=${trial.oid}`);
    expect((await release()).body).toEqual({ oid: trial.oid, released: true });
    expect((await release()).body).toEqual({ oid: trial.oid, released: false });
    expect((await edit({ name: 'Mine' })).status).toBe(200);
    await hold(other);
    now = new Date(now.getTime() + 600_000);
    expect((await edit({ name: 'Mine again' })).status).toBe(200);
  });
});

describe('Deleting', () => {
  const del = (path: string) => server.call<DeletedAnswer & Errors>('DELETE', path);

  test.each(['oid=', 'oids[]=', 'oids='])('trials by %s, and putting them back as they were', async (name) => {
    const before = await results();
    const { status, body } = await del(`/api/lesecretariat/trial?${name}${trial.oid}`);
    expect([status, body.oids]).toEqual([200, [trial.oid]]);
    expect(await server.trials(chOID)).toEqual([]);
    expect((await undo(body.log)).status).toBe(200);
    expect(await results()).toEqual(before);
    expect((await server.trials(chOID))[0]).toMatchObject({ oid: trial.oid, uid: FINAL, starts: 3, results: 3 });
    expect(summarizeRefusal(await undo(body.log))).toEqual([409, 'conflict']);
  });

  test('trials that are not there, or none, is refused', async () => {
    expect(summarizeRefusal(await del('/api/lesecretariat/trial?oid=nobody'))).toEqual([404, 'not found']);
    expect(summarizeRefusal(await del('/api/lesecretariat/trial'))).toEqual([400, 'invalid request']);
  });

  test('a group takes its trials along; those of another challenge stay', async () => {
    const other = (await server.createChallenge()).oid;
    const address = (of: string) => `/api/lesecretariat/trial-groups/${of}?oids[]=${trial.gOID}`;
    expect(summarizeRefusal(await del(address(other)))).toEqual([404, 'not found']);
    const { body } = await del(address(chOID));
    expect(body.oids).toEqual([trial.gOID]);
    expect(await server.trials(chOID)).toEqual([]);
    await server.upload(chOID, aFinal());
    expect(summarizeRefusal(await undo(body.log))).toEqual([409, 'conflict']);
  });

  test('a group is put back with its trials', async () => {
    const { body } = await del(`/api/lesecretariat/trial-groups/${chOID}?oids[]=${trial.gOID}`);
    await undo(body.log);
    expect((await server.trials(chOID))[0]).toMatchObject({ oid: trial.oid, gOID: trial.gOID, results: 3 });
  });

  test('the results of a trial leaves its start list', async () => {
    const before = await results();
    const { body } = await del(`/mgrapi/lemgr/challenge/${chOID}/trial/${trial.oid}/result`);
    expect(await results()).toEqual([]);
    expect((await server.trials(chOID))[0]).toMatchObject({ starts: 3, results: 0 });
    await undo(body.log);
    expect(await results()).toEqual(before);
  });

  test('a challenge is put back whole', async () => {
    const [before, shown] = [await results(), (await server.get<Challenge>(`/api/challenge/${chOID}`)).body];
    const { body } = await server.call<{ log: string }>('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
    expect((await logs())[0]).toMatchObject({ action: 'challenge deleted', oid: body.log });
    const journal = `/api/lesecretariat/organisation/${server.org}/logs`;
    const [line] = (await server.call<LogsAnswer>('GET', journal)).body.logs;
    expect(line).toMatchObject({ action: 'challenge deleted', oid: body.log, undo: expect.any(String) });
    expect((await undo(body.log)).status).toBe(200);
    const back = (await server.get<Challenge>(`/api/challenge/${chOID}`)).body;
    expect({ ...back, revision: 0, updated: '' }).toEqual({ ...shown, revision: 0, updated: '' });
    expect(back.revision).toBeGreaterThan(shown.revision);
    expect(await results()).toEqual(before);
  });
});

describe('Undoing', () => {
  test('an edit brings back what it replaced, unless the trial changed since', async () => {
    const before = await results();
    await edit({ results: [{ bib: '13', prf: ms(10_400) }], name: 'Finale A' });
    const [first] = await logs();
    await edit({ name: 'Finale B' });
    const [second] = await logs();
    expect(summarizeRefusal(await undo(first?.oid ?? ''))).toEqual([409, 'conflict']);
    await undo(second?.oid ?? '');
    expect((await server.trials(chOID))[0]?.name).toBe('Finale A');
    expect(await results()).toHaveLength(1);
    expect((await logs())[0]).toMatchObject({ action: 'undone', detail: { undone: second?.oid } });
    expect(before).toHaveLength(3);
  });

  test('ends after 30 days', async () => {
    await edit({ name: 'Finale A' });
    const [entry] = await logs();
    expect(entry?.undo).toBe(new Date(now.getTime() + 30 * 86_400_000).toISOString());
    const before = now;
    now = new Date(now.getTime() + 30 * 86_400_000);
    const owner = (await findAccount(server.ctx.store.db, OWNER.email))?.oid ?? '';
    const { token } = await openSession(server.ctx, owner, 1e9);
    const late = (logOid: string) =>
      server.call<Errors>('POST', '/api/lesecretariat/undo', { body: { logOid }, token });
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`, { token });
    expect([body.logs[0]?.oid, body.logs[0]?.undo]).toEqual([entry?.oid, undefined]);
    expect(summarizeRefusal(await late(entry?.oid ?? ''))).toEqual([409, 'conflict']);
    expect(summarizeRefusal(await late('unheard-of'))).toEqual([404, 'not found']);
    now = before;
  });
});

describe('The log of a challenge', () => {
  test('has every act, newest first, page by page', async () => {
    await server.call('POST', `/api/code/${chOID}?kind=judge`);
    const actions = (await logs()).map(({ action }) => action);
    expect(actions).toEqual(['code made', 'upload', 'challenge created']);
    const page = (query: string) =>
      server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}&limit=2${query}`);
    const first = (await page('')).body.logs;
    const second = (await page(`&before=${first[1]?.oid}`)).body.logs;
    expect([...first, ...second].map(({ action }) => action)).toEqual(actions);
  });
});

describe('Changing a challenge', () => {
  const change = (body: object) =>
    server.call<Challenge & Errors>('PUT', `/api/lesecretariat/challenge/${chOID}`, { body });

  test('what is said changes, the rest stays; its log has both', async () => {
    const before = (await server.get<Challenge>(`/api/challenge/${chOID}`)).body;
    const { body } = await change({ name: 'Meeting d’été', region: 'La Réunion' });
    expect(body).toMatchObject({
      ...before,
      name: 'Meeting d’été',
      region: 'La Réunion',
      regionINSEE: '04',
      tz: 'Indian/Reunion',
      metadata: expect.anything(),
      revision: before.revision + 1,
      updated: now.toISOString(),
    });
    expect((await server.get(`/api/challenge/${chOID}`)).body).toEqual(body);
    const home = (await server.get<{ results: { chOID: string }[] }>('/api/home?insee=04')).body;
    expect(home.results.map((line) => line.chOID)).toEqual([chOID]);
    expect((await logs())[0]).toMatchObject({
      action: 'challenge changed',
      detail: { before: { name: 'Meeting de printemps' }, after: { name: 'Meeting d’été' } },
    });
  });

  test('hidden, it is seen by no public call; shown again, it is', async () => {
    await change({ visible: false });
    expect((await server.get(`/api/challenge/${chOID}`)).status).toBe(404);
    expect((await server.get(`/api/rounds/${chOID}`)).status).toBe(404);
    await change({ visible: true });
    expect((await server.get(`/api/challenge/${chOID}`)).status).toBe(200);
  });

  test.each([
    [{ revision: 999 }, 409, 'conflict'],
    [{ kind: 'road' }, 409, 'conflict'],
    [{ region: 'Atlantide' }, 400, 'invalid request'],
    [{ flag: 2 }, 400, 'invalid request'],
    [{ org: { oid: 'another' } }, 403, 'forbidden'],
  ])('%j is refused', async (body, status, id) => {
    expect(summarizeRefusal(await change(body))).toEqual([status, id]);
  });
});
