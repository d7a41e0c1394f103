import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  CodesAnswer,
  ErrorEnvelope,
  LogsAnswer,
  MakeCodeAnswer,
  SecretariatPrices,
  SecretariatTrials,
  StartsAnswer,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
});

const acts = async () =>
  (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs.map(
    ({ oid, action, at, undo }) => ({ oid, action, at, undo }),
  );
const undo = (log: { oid: string } | undefined) =>
  server.call<ErrorEnvelope>('POST', '/api/lesecretariat/undo', { body: { logOid: log?.oid } });
const programme = async () =>
  (await server.call<SecretariatTrials>('GET', `/api/lesecretariat/trials/${chOID}`)).body.trials;

describe('An import', () => {
  test('that makes events, start lists and results is undone whole: no event, no group is left', async () => {
    await server.upload(chOID, {
      ...aFinal(),
      trialsData: [
        ...(aFinal().trialsData ?? []),
        anUploadTrial('000200-0-55-f1', { group: '200 m', name: '200 m', status: 20 }),
      ],
      startlists: { ...aFinal().startlists, '000200-0-55': [{ bib: '7', last: 'ENGAGÉ', category: 55 }] },
    });
    expect(await programme()).toHaveLength(2);
    const [upload] = await acts();
    expect(typeof upload?.undo).toBe('string');
    expect((await undo(upload)).status).toBe(200);
    expect(await programme()).toEqual([]);
    const groups = await server.get<{ groups: unknown[] }>(`/api/groups?chOID=${chOID}`);
    expect(groups.body.groups).toEqual([]);
  });

  test('that fills a list that was empty is undone: the list is empty again', async () => {
    await server.upload(chOID, { trialsData: aFinal().trialsData ?? [] });
    await server.upload(chOID, { startlists: aFinal().startlists ?? {}, resultlists: aFinal().resultlists ?? {} });
    const [trial] = await programme();
    expect([trial?.starts, trial?.results]).toEqual([3, 3]);
    expect((await undo((await acts())[0])).status).toBe(200);
    const after = (await programme())[0];
    expect([after?.starts, after?.results]).toEqual([0, 0]);
    const { body } = await server.get<StartsAnswer>(`/api/starts?trialOIDs[]=${trial?.oid}`);
    expect(body.starts[0]?.rows ?? []).toEqual([]);
  });

  test('that brings a wind and a status takes them away again, and leaves what was changed since', async () => {
    await server.upload(chOID, aFinal());
    const [before] = await programme();
    const sent = anUploadTrial(FINAL, { group: before?.group ?? '', name: 'Grande finale', status: 5 });
    await server.upload(chOID, { trialsData: [{ ...sent, dets: { wind: 1.2 } }] });
    expect((await programme())[0]).toMatchObject({ name: 'Grande finale', status: 5, dets: { wind: 1.2 } });
    const [upload] = await acts();
    await server.call('PUT', `/api/lesecretariat/trial/${before?.oid}`, { body: { status: 15 } });
    expect((await undo(upload)).status).toBe(200);
    expect((await programme())[0]).toMatchObject({ name: before?.name, status: 15, dets: before?.dets });
  });

  test('is not undone over a result that was entered since, and says which act stands before it', async () => {
    await server.upload(chOID, aFinal());
    const [upload] = await acts();
    const [trial] = await programme();
    await server.call('PUT', `/api/lesecretariat/trial/${trial?.oid}/row`, { body: { row: 'bib:11', mark: '1050' } });
    const [entered] = await acts();
    const { status, body } = await undo(upload);
    expect([status, body.errors[0]]).toMatchObject([
      409,
      { reason: 'changed since', act: { oid: entered?.oid, action: 'result corrected', at: entered?.at } },
    ]);
    expect((await undo(entered)).status).toBe(200);
    expect((await undo(upload)).status).toBe(200);
    expect(await programme()).toEqual([]);
  });

  test('into an event that was there is undone once what came after it is undone', async () => {
    await server.upload(chOID, { trialsData: aFinal().trialsData ?? [] });
    await server.upload(chOID, {
      resultlists: {
        [FINAL]: [
          { last: 'UN', prf: ms(10_500) },
          { last: 'DEUX', prf: ms(10_600) },
        ],
      },
    });
    const [upload] = await acts();
    const [trial] = await programme();
    const row = (
      await server.call<{ results: { row: string }[] }>('GET', `/api/lesecretariat/trial/${trial?.oid}/sheet`)
    ).body.results[0]?.row;
    await server.call('PUT', `/api/lesecretariat/trial/${trial?.oid}/row`, { body: { row, mark: '1055' } });
    const [entered] = await acts();
    expect((await undo(upload)).body.errors[0]).toMatchObject({ act: { oid: entered?.oid } });
    expect((await undo(entered)).status).toBe(200);
    expect((await undo(upload)).status).toBe(200);
    expect((await programme())[0]?.results).toBe(0);
  });
});

describe('A change of a trial', () => {
  test('is undone once the results that were entered after it are', async () => {
    await server.upload(chOID, aFinal());
    const [trial] = await programme();
    await server.call('PUT', `/api/lesecretariat/trial/${trial?.oid}`, { body: { name: 'Autre nom' } });
    const [renamed] = await acts();
    await server.call('PUT', `/api/lesecretariat/trial/${trial?.oid}/row`, { body: { row: 'bib:11', mark: '1050' } });
    const [entered] = await acts();
    expect((await undo(renamed)).body.errors[0]).toMatchObject({ reason: 'changed since', act: { oid: entered?.oid } });
    expect((await undo(entered)).status).toBe(200);
    expect((await undo(renamed)).status).toBe(200);
    expect((await programme())[0]?.name).toBe(trial?.name);
  });
});

describe('Prices', () => {
  const write = (amount: number) =>
    server.call('PUT', `/api/lesecretariat/prices/${chOID}`, {
      body: { prices: [{ kd: 'ch', unit_amount: amount, currency: 'eur', metadata: { kd: 'main' } }] },
    });
  const amounts = async () =>
    (await server.call<SecretariatPrices>('GET', `/api/lesecretariat/prices/${chOID}`)).body.prices.map(
      ({ unit_amount }) => unit_amount,
    );

  test('are undone, change by change, the newest first', async () => {
    await write(500);
    await write(700);
    const [second, first] = await acts();
    const { status, body } = await undo(first);
    expect([status, body.errors[0]]).toMatchObject([409, { reason: 'changed since', act: { oid: second?.oid } }]);
    expect((await undo(second)).status).toBe(200);
    expect(await amounts()).toEqual([500]);
    expect((await undo(first)).status).toBe(200);
    expect(await amounts()).toEqual([]);
  });
});

describe('Codes', () => {
  const make = async (kind: string) =>
    (await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`)).body.code.code;
  const codes = async () =>
    (await server.call<CodesAnswer>('GET', `/api/codes?chOID=${chOID}`)).body.codes.map(({ code }) => code);

  test('a new code is taken back, and the one before it opens again', async () => {
    const old = await make('judge');
    await make('judge');
    expect((await undo((await acts())[0])).status).toBe(200);
    expect(await codes()).toEqual([old]);
  });

  test('a revoked code opens again, unless its kind has another by now', async () => {
    const old = await make('wind');
    await server.call('DELETE', `/api/code?chOID=${chOID}&code=${old}`);
    const [revoked] = await acts();
    const next = await make('wind');
    const [made] = await acts();
    const { status, body } = await undo(revoked);
    expect([status, body.errors[0]]).toMatchObject([409, { act: { oid: made?.oid, action: 'code made' } }]);
    expect(await codes()).toEqual([next]);
    expect((await undo(made)).status).toBe(200);
    expect((await undo(revoked)).status).toBe(200);
    expect(await codes()).toEqual([old]);
  });

  test('the log does not say which', async () => {
    const code = await make('starter');
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    expect(JSON.stringify(body)).not.toContain(code.replace('-', ''));
  });
});
