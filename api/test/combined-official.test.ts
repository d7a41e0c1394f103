import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FLAG_OPTIONS, packFlag } from 'shared-domain';
import type { ErrorEnvelope, LogsAnswer, Trial } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const WHOLE = '800003-0-44-f1';
const [RACE, JUMP, BALL] = ['000050-0-44-c1', '900003-0-44-c1', '900009-0-44-c1'] as const;
const mm = (v: number) => ({ v, u: 'mm' as const, st: 1 as const });
const athlete = { bib: '1', last: 'VALMOREL', first: 'Inès', category: 44 };

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A triathlon of the under 12 of which the ball throw is still to come. */
async function openTriathlon(flag?: number): Promise<void> {
  chOID = (await server.createChallenge(flag === undefined ? {} : { flag })).oid;
  const group = 'Triathlon';
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial(WHOLE, { group, status: 20 }),
      ...[RACE, JUMP].map((uid) => anUploadTrial(uid, { group, status: 5, dets: { combined: WHOLE } })),
      anUploadTrial(BALL, { group, status: 20, dets: { combined: WHOLE } }),
    ],
    startlists: { [BALL]: [athlete] },
    resultlists: {
      [RACE]: [{ ...athlete, prf: ms(9000) }],
      [JUMP]: [{ ...athlete, prf: mm(3100), attempts: [{ v: 3100, r: 'o', w: 0.3 }] }],
    },
  });
}
beforeEach(() => openTriathlon());

const trial = async (uid: string) => (await server.trials(chOID)).find((one) => one.uid === uid) as Trial;
const edit = async (uid: string, body: object) =>
  server.call<Trial & ErrorEnvelope>('PUT', `/api/lesecretariat/trial/${(await trial(uid)).oid}`, { body });
const listStatuses = async () =>
  Object.fromEntries((await server.trials(chOID)).map(({ uid, status }) => [uid, status] as const));
const readLogs = async () => (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs;
const undo = (logOid: string) => server.call('POST', '/api/lesecretariat/undo', { body: { logOid } });

describe('A combined event that is made official (Q8)', () => {
  test('makes its parts official, except those without results', async () => {
    expect((await edit(WHOLE, { status: 40 })).body.status).toBe(40);
    expect(await listStatuses()).toEqual({ [WHOLE]: 40, [RACE]: 40, [JUMP]: 40, [BALL]: 20 });
    expect((await trial(RACE)).dts.official).toBe((await trial(WHOLE)).dts.official);
    expect((await readLogs())[0]).toMatchObject({
      action: 'trial changed',
      detail: { after: { status: 40 }, parts: [{ uid: RACE }, { uid: JUMP }] },
    });
  });

  test('is undone with its parts', async () => {
    await edit(WHOLE, { status: 40 });
    const [act] = await readLogs();
    expect((await undo(act?.oid ?? '')).status).toBe(200);
    expect(await listStatuses()).toEqual({ [WHOLE]: 5, [RACE]: 5, [JUMP]: 5, [BALL]: 20 });
  });

  test('is taken back with its parts, for one reason', async () => {
    await edit(WHOLE, { status: 40 });
    expect((await edit(WHOLE, { status: 15 })).status).toBe(400);
    expect((await edit(WHOLE, { status: 15, reason: 'Réclamation' })).status).toBe(200);
    expect(await listStatuses()).toEqual({ [WHOLE]: 15, [RACE]: 15, [JUMP]: 15, [BALL]: 20 });
    expect((await readLogs())[0]).toMatchObject({ action: 'trial corrected', detail: { reason: 'Réclamation' } });
  });

  test('finds parts that were made official one by one before, and leaves them so', async () => {
    await edit(RACE, { status: 40 });
    expect(await listStatuses()).toMatchObject({ [WHOLE]: 5, [RACE]: 40, [JUMP]: 5 });
    await edit(WHOLE, { status: 40 });
    const [act] = await readLogs();
    expect(act?.detail.parts).toMatchObject([{ uid: JUMP }]);
    await undo(act?.oid ?? '');
    expect(await listStatuses()).toMatchObject({ [WHOLE]: 5, [RACE]: 40, [JUMP]: 5 });
  });

  test('a change of something else leaves the parts alone', async () => {
    await edit(WHOLE, { name: 'Triathlon Filles' });
    expect(await listStatuses()).toMatchObject({ [RACE]: 5, [JUMP]: 5 });
  });

  test('where the wind is required, the refusal names the part that lacks it, and nothing becomes official', async () => {
    const { flag } = packFlag({ options: FLAG_OPTIONS.windRequired }) as { flag: number };
    await openTriathlon(flag);
    const { status, body } = await edit(WHOLE, { status: 40 });
    expect([status, body.errors]).toMatchObject([409, [{ reason: 'wind missing', trial: (await trial(RACE)).oid }]]);
    expect(await listStatuses()).toMatchObject({ [RACE]: 5, [JUMP]: 5 });
    await edit(RACE, { dets: { combined: WHOLE, wind: 0.4 } });
    expect((await edit(WHOLE, { status: 40 })).status).toBe(200);
    expect(await listStatuses()).toMatchObject({ [WHOLE]: 40, [RACE]: 40, [JUMP]: 40 });
  });
});
