import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { UploadTrial } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, FINAL } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

const dets = { wind: 0.4, heights: [1800, 1850] };
const dateE = '2026-06-13T15:01:07+02:00';
const full = (overrides: Partial<UploadTrial> = {}) => anUploadTrial(FINAL, { status: 40, dets, dateE, ...overrides });

/** The trial as a program sends it that only tells the programme. */
function bare(): UploadTrial {
  const { status: _status, dets: _dets, dateE: _dateE, ...said } = full();
  return said;
}

const send = async (...trialsData: UploadTrial[]) => (await server.upload(chOID, { trialsData })).body;
const readStored = async () => (await server.trials(chOID))[0];

describe('What a trial leaves unsaid', () => {
  test('is planned, without details, when it is new', async () => {
    await send(bare());
    expect(await readStored()).toMatchObject({ status: 20, dets: {} });
  });

  test('stays as it was when it is known: status, details and effective start', async () => {
    await send(full());
    expect(await send(bare())).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await readStored()).toMatchObject({ status: 40, dets, dateE });
  });

  test('stays also while the rest changes, and both are nothing new when sent again', async () => {
    await send(full());
    expect(await send({ ...bare(), name: 'Finale B' })).toMatchObject({ updated: 1 });
    expect(await readStored()).toMatchObject({ name: 'Finale B', status: 40, dets, dateE });
    expect(await send({ ...bare(), name: 'Finale B' })).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await send(full({ name: 'Finale B' }))).toMatchObject({ updated: 0, unchanged: 1 });
  });

  test('an hour that is expected stays until the programme has another or the trial begins', async () => {
    const late = { status: 20 as const, dateE: '2026-06-13T16:00:00+02:00' };
    const { dateE: _, ...planned } = full({ status: 20 });
    await send(full(late));
    await send({ ...planned, name: 'Finale B' });
    expect(await readStored()).toMatchObject({ dateE: late.dateE });
    await send({ ...planned, status: 5 });
    expect(await readStored()).not.toHaveProperty('dateE');
    await send(full({ ...late, status: 20 }));
    await send({ ...planned, date: '2026-06-13T17:00:00+02:00' });
    expect(await readStored()).not.toHaveProperty('dateE');
  });

  test('is not what is sent empty: details that are there replace the others', async () => {
    await send(full());
    expect(await send({ ...bare(), dets: {} })).toMatchObject({ updated: 1 });
    expect(await readStored()).toMatchObject({ status: 40, dets: {} });
  });

  test('makes no difference between dates of change sent once and sent again one by one', async () => {
    const [started, finished] = ['2026-06-13T15:00:10+02:00', '2026-06-13T15:01:00+02:00'];
    await send(full({ dts: { started, finished } }));
    expect(await send(full({ dts: { finished } }))).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await readStored())?.dts).toEqual({ started, finished });
  });

  test('keeps a part in its combined event', async () => {
    const [total, uid] = ['800010-0-55-f1', '000100-0-55-c1'];
    const part = anUploadTrial(uid, { group: 'Décathlon', dets: { combined: total } });
    await send(anUploadTrial(total, { group: 'Décathlon' }), part);
    const { dets: _dets, ...said } = part;
    expect(await send(said)).toMatchObject({ updated: 0, unchanged: 1 });
  });
});
