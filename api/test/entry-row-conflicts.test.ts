import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EditAnswer, ErrorEnvelope, ResultsAnswer, RowEdit, SheetAnswer, Trial } from 'shared-domain/contract';
import { aSecretary } from './entry-server.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial;
const now = new Date('2026-06-13T14:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});

const put = (body: RowEdit, token?: string, oid = trial.oid) =>
  server.call<EditAnswer & ErrorEnvelope>('PUT', `/api/lesecretariat/trial/${oid}/row`, {
    body,
    ...(token === undefined ? {} : { token }),
  });
const getRow = async (key: string) =>
  (await server.call<SheetAnswer>('GET', `/api/lesecretariat/trial/${trial.oid}/sheet`)).body.results.find(
    ({ row }) => row === key,
  );
const readShown = async (oid: string) =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`)).body.results[0]?.rows ?? [];

describe('Secretaries at once', () => {
  test('on the same row: the first is taken, the other is told it is stale', async () => {
    const { token } = await aSecretary(server, `${chOID}-two@club.example`, now);
    const revision = (await getRow('bib:11'))?.revision ?? -1;
    const both = await Promise.all([
      put({ row: 'bib:11', revision, mark: '1050' }),
      put({ row: 'bib:11', revision, mark: '1051' }, token),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now_ = (await getRow('bib:11'))?.revision;
    const told = both.find(({ status }) => status === 409);
    expect(told?.body.errors).toEqual([
      {
        id: 'conflict',
        reason: 'stale',
        path: '$.revision',
        detail: `$.revision: ${revision} is stale; the row is at ${now_}`,
      },
    ]);
    const kept = both[0]?.status === 200 ? 10_500 : 10_510;
    expect((await getRow('bib:11'))?.prf.v).toBe(kept);
  });

  test('on another row: what others’ ranks do to it is no change of its own', async () => {
    const revision = (await getRow('bib:11'))?.revision ?? -1;
    await put({ row: 'bib:12', mark: '1001' });
    expect((await getRow('bib:11'))?.rank).toBe(2);
    expect((await put({ row: 'bib:11', revision, mark: '1000' })).status).toBe(200);
  });

  test('fifty at once on fifty rows: nothing is lost', async () => {
    const uid = '000800-0-55-f1';
    const bibs = Array.from({ length: 50 }, (_, i) => String(i + 1));
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { group: '800 m', name: '800 m', status: 10 })],
      startlists: { [uid]: bibs.map((bib) => ({ bib, last: `N${bib}` })) },
    });
    const race = (await server.trials(chOID)).find((one) => one.uid === uid)?.oid ?? '';
    const done = await Promise.all(
      bibs.map((bib) => put({ row: `bib:${bib}`, revision: 0, prf: ms(110_000 + Number(bib) * 10) }, undefined, race)),
    );
    expect(done.map(({ status }) => status)).toEqual(bibs.map(() => 200));
    expect((await readShown(race)).map(({ bib, rank }) => [bib, rank])).toEqual(bibs.map((bib, at) => [bib, at + 1]));
  }, 60_000);
});
