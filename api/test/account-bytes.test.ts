import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ErrorEnvelope,
  type LogsAnswer,
  MAX_ACCOUNT_BYTES,
  MAX_UNDO_BYTES,
  type MakeCodeAnswer,
  type Trial,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const UID = '000200-0-55-f1';
const NOW = '2026-06-13T14:00:00Z';

let server: RunningServer;
let organiser: string;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(NOW) });
  organiser = (await server.ctx.store.db.selectFrom('organiser').select('oid').executeTakeFirstOrThrow()).oid;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.ctx.store.db.deleteFrom('removed').execute();
  await server.ctx.store.db.deleteFrom('log').execute();
  chOID = (await server.createChallenge()).oid;
});

const call = <T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call<T & ErrorEnvelope>(method, path, body === undefined ? {} : { body });
const sendTrials = (body: object) => call('POST', `/api/lesecretariat/trials/${chOID}`, { chOID, ...body });
const undo = (logOid: string | undefined) => call('POST', '/api/lesecretariat/undo', { logOid });
const removeChallenge = () => call<{ log: string }>('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
const readActs = async () => (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs;
const readTrial = async () => (await server.trials(chOID))[0] as Trial;

const aField = (mark: number, count = 60) => ({
  trialsData: [anUploadTrial(UID)],
  startlists: { [UID]: Array.from({ length: count }, (_, n) => ({ bib: `${n}`, last: `NOM${n}`, first: 'A' })) },
  resultlists: { [UID]: Array.from({ length: count }, (_, n) => ({ bib: `${n}`, prf: ms(mark + n) })) },
});

/** What the account's acts added to lists, as the limit counts it. */
const readGrowth = async () => {
  const { db } = server.ctx.store;
  const { bytes } = await db
    .selectFrom('log')
    .where('challenge', '=', chOID)
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
};

/** An act of an hour ago by the account on the competition, which added so many bytes to lists and keeps some for undo. */
const insertAct = async (act: { oid: string; action?: string; bytes?: number; undo_bytes?: number; body?: string }) => {
  const { oid, action = 'upload', bytes = null, undo_bytes = null, body } = act;
  const { db } = server.ctx.store;
  const at = '2026-06-13T13:00:00.000Z';
  const row = { oid, challenge: chOID, organiser, at, action, detail: '{}', bytes, undo_bytes };
  await db.insertInto('log').values(row).execute();
  if (body === undefined) return;
  const removed = { log: oid, challenge: chOID, organisation: server.org, deleted_at: at, body, undone_at: null };
  await db.insertInto('removed').values(removed).execute();
};

describe('What an account adds to lists in 30 days', () => {
  test('is what they grew by: sent again with other marks, emptied and sent anew, undone or with the competition gone, it counts once', async () => {
    await sendTrials(aField(20_000));
    const sent = await readGrowth();
    expect(sent).toBeGreaterThan(JSON.stringify(aField(20_000)).length);
    await sendTrials(aField(21_000));
    expect(await readGrowth()).toBe(sent);

    await call('DELETE', `/mgrapi/lemgr/challenge/${chOID}/trial/${(await readTrial()).oid}/result?reason=faux`);
    expect(await readGrowth()).toBeLessThan(sent / 2);
    await sendTrials(aField(21_000));
    expect(await readGrowth()).toBe(sent);

    const removal = await call<{ log: string }>('DELETE', `/api/lesecretariat/trial?oid=${(await readTrial()).oid}`);
    expect(await readGrowth()).toBe(0);
    expect((await undo(removal.body.log)).status).toBe(200);
    expect(await readGrowth()).toBe(sent);

    await insertAct({ oid: 'full', bytes: MAX_ACCOUNT_BYTES / 2 });
    await removeChallenge();
    chOID = (await server.createChallenge()).oid;
    await insertAct({ oid: 'half', bytes: MAX_ACCOUNT_BYTES / 2 });
    expect((await sendTrials(aField(20_000))).status).toBe(200);
  });

  test('has a limit that stops what makes lists grow: an upload, an import; not other marks, deletions and codes', async () => {
    await sendTrials(aField(20_000, 3));
    const { body: made } = await call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=wind`);
    const half = MAX_ACCOUNT_BYTES / 2;
    await insertAct({ oid: 'a', bytes: half });
    await insertAct({ oid: 'b', bytes: half });
    const file = (await server.call<object>('GET', `/api/lesecretariat/export/${chOID}`)).body;
    const refused = {
      status: 429,
      body: {
        errors: [{ id: 'too many requests', detail: 'an account adds at most 4000000000 bytes to lists in 30 days' }],
      },
    };
    expect(await sendTrials(aField(20_000, 4))).toMatchObject(refused);
    expect(await call('POST', `/api/lesecretariat/import?orgOID=${server.org}`, file)).toMatchObject(refused);

    expect((await sendTrials(aField(21_000, 3))).status).toBe(200);
    expect((await call('DELETE', `/api/code?chOID=${chOID}&code=${made.code.code}`)).status).toBe(200);
    expect((await call('POST', `/api/code/${chOID}?kind=wind`)).status).toBe(200);
    expect((await removeChallenge()).status).toBe(200);
  });
});

describe('What an account keeps for undo', () => {
  test('has a limit beyond which the oldest upload makes room, and then the oldest of the others; the journal says so', async () => {
    await sendTrials(aField(20_000, 3));
    const trial = await readTrial();
    const prices = { oid: '0000-prices', action: 'prices changed', undo_bytes: 1000 };
    await insertAct({ ...prices, body: '{"priceLists":{"before":[],"after":[]}}' });
    await insertAct({ oid: '0001-upload', undo_bytes: MAX_UNDO_BYTES - 2000, body: '{}' });
    await sendTrials(aField(21_000, 3));
    const readUndo = async (oid: string) => {
      const line = (await readActs()).find((one) => one.oid === oid);
      return [line?.undo !== undefined, line?.undoDropped];
    };
    // 2000 bytes were left for uploads of three marks: one fits, the second does not.
    expect(await readUndo('0001-upload')).toEqual([true, undefined]);
    await sendTrials(aField(22_000, 3));
    expect(await readUndo('0001-upload')).toEqual([false, true]);
    expect(await readUndo('0000-prices')).toEqual([true, undefined]);
    expect(await undo('0001-upload')).toMatchObject({ status: 409, body: { errors: [{ reason: 'undo dropped' }] } });
    const [newest] = await readActs();
    expect((await undo(newest?.oid)).status).toBe(200);

    await server.ctx.store.db
      .updateTable('log')
      .set({ undo_bytes: MAX_UNDO_BYTES })
      .where('oid', '=', '0000-prices')
      .execute();
    expect((await call('DELETE', `/api/lesecretariat/trial?oid=${trial.oid}`)).status).toBe(200);
    const others = (await readActs()).filter(({ action }) => action === 'upload' || action === 'prices changed');
    expect(others.every(({ undo: until }) => until === undefined)).toBe(true);
    expect((await undo((await readActs())[0]?.oid)).status).toBe(200);
  });
});
