import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, LogsAnswer, ResultsAnswer, StartsAnswer, Trial } from 'shared-domain/contract';
import { aSecretary } from './entry-server.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

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

const rows = async () =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${trial.oid}`)).body.results[0]?.rows ?? [];
const starts = async () =>
  (await server.get<StartsAnswer>(`/api/starts?trialOIDs[]=${trial.oid}`)).body.starts[0]?.rows ?? [];
const lastLog = async () =>
  (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs[0];
const undo = (logOid: string | undefined) =>
  server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', { body: { logOid } });

describe('An upload that replaces a list', () => {
  test('is undone: rows that it took away or said anew are there again, places too', async () => {
    const before = [await rows(), await starts()];
    await server.upload(chOID, {
      startlists: { [FINAL]: [{ bib: '99', last: 'AUTRE', lane: 1 }] },
      resultlists: { [FINAL]: [{ bib: '99', prf: ms(9_990) }] },
    });
    expect((await rows()).map(({ bib }) => bib)).toEqual(['99']);
    const log = await lastLog();
    expect([log?.action, typeof log?.undo]).toEqual(['upload', 'string']);
    expect((await undo(log?.oid)).status).toBe(200);
    expect([await rows(), await starts()]).toEqual(before);
  });

  test('that only adds rows is undone too', async () => {
    const before = await rows();
    await server.upload(chOID, {
      resultlists: { [FINAL]: [...(aFinal().resultlists?.[FINAL] ?? []), { last: 'INVITÉ', prf: ms(10_900) }] },
    });
    expect((await undo((await lastLog())?.oid)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test('is not undone over what came after it', async () => {
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_000) }] } });
    const log = await lastLog();
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_100) }] } });
    const later = await lastLog();
    const { status, body } = await undo(log?.oid);
    expect([status, body.errors]).toEqual([
      409,
      [
        {
          id: 'conflict',
          reason: 'changed since',
          detail: `${FINAL} has changed since; undo the newer acts first`,
          act: { oid: later?.oid, action: 'upload', at: later?.at },
        },
      ],
    ]);
    expect((await rows())[0]?.prf.v).toBe(10_100);
  });
});

describe('An upload over official results', () => {
  test('is a correction of the rows whose result it changes, until it is undone', async () => {
    await server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, { body: { status: 40 } });
    const sent = aFinal().resultlists?.[FINAL] ?? [];
    const corrected = async () =>
      (await rows()).flatMap((row) => (row.corrected === undefined ? [] : [[row.bib, row.corrected]]));
    await server.upload(chOID, { resultlists: { [FINAL]: sent.map((row) => ({ ...row, comment: 'vu' })) } });
    expect(await corrected()).toEqual([]);
    const changed = sent.map((row) => (row.bib === '12' ? { ...row, prf: ms(10_700) } : row));
    await server.upload(chOID, { resultlists: { [FINAL]: changed } });
    expect(await corrected()).toEqual([['12', { at: now.toISOString() }]]);
    expect((await undo((await lastLog())?.oid)).status).toBe(200);
    expect(await corrected()).toEqual([]);
  });
});

describe('A trial that somebody else holds', () => {
  test('stops an upload of it, whole; others of the challenge are taken', async () => {
    const email = `${chOID}@club.example`;
    const { token } = await aSecretary(server, email, now);
    await server.call('POST', `/api/lesecretariat/trial/hold?oid=${trial.oid}`, { token });
    const other = '000200-0-55-f1';
    const trialsData = [anUploadTrial(other, { group: '200 m Hommes', name: '200 m' })];
    const resultlists = { [FINAL]: [{ bib: '11', prf: ms(10_000) }] };
    const { status, body } = await server.upload<ErrorEnvelope>(chOID, { trialsData, resultlists });
    const until = new Date(now.getTime() + 600_000).toISOString();
    expect([status, body.errors]).toEqual([
      409,
      [{ id: 'conflict', reason: 'held', detail: `trial ${trial.oid} is held by ${email} until ${until}` }],
    ]);
    expect(await server.trials(chOID)).toHaveLength(1);
    expect((await server.upload(chOID, { trialsData })).body).toMatchObject({ created: 1 });
    expect((await server.upload(chOID, aFinal())).status).toBe(200);
  });
});

describe('How an athlete takes part, in a list of a thousand', () => {
  const uid = '010000-R-57-f1';
  test('is told by `standing`: a guest has no rank, and is in the answer', async () => {
    const list = Array.from({ length: 1000 }, (_, i) => ({ last: `N${i}`, prf: ms(1_800_000 + i * 1000) }));
    const guest = { ...list[0], last: 'INVITÉ', standing: 'guest' as const, prf: ms(1_700_000) };
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { group: '10 km', name: '10 km' })],
      resultlists: { [uid]: [guest, ...list] },
    });
    const race = (await server.trials(chOID)).find((one) => one.uid === uid);
    const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${race?.oid}`);
    const shown = body.results[0]?.rows ?? [];
    const row = shown.find(({ last }) => last === 'INVITÉ');
    expect([row?.rank, row?.standing]).toEqual([undefined, 'guest']);
    expect(shown[0]).toMatchObject({ last: 'N0', rank: 1 });
    const scratch = await server.get<{ results: { last: string; standing?: string; rank?: number }[] }>(
      `/api/scratch/${race?.gOID}`,
    );
    expect(scratch.body.results.find(({ last }) => last === 'INVITÉ')).toMatchObject({ standing: 'guest' });
  });
});

// Last, for it ends every session.
describe('Thirty days later, an upload', () => {
  test('is not undone after thirty days', async () => {
    await server.upload(chOID, { resultlists: { [FINAL]: [] } });
    const log = await lastLog();
    now = new Date(now.getTime() + 31 * 86_400_000);
    const { token } = await aSecretary(server, `${chOID}-late@club.example`, now);
    const answer = await server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', {
      token,
      body: { logOid: log?.oid },
    });
    expect([answer.status, answer.body.errors]).toEqual([
      409,
      [{ id: 'conflict', reason: 'too old', path: '$.logOid', detail: '$.logOid: this act is older than 30 days' }],
    ]);
  });
});
