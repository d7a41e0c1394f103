import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  ErrorEnvelope,
  ProtestAnswer,
  ProtestBody,
  ProtestEdit,
  ProtestsAnswer,
  ResultsAnswer,
  Trial,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial;
let now = new Date('2026-06-13T14:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-06-13T14:00:00Z');
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});

const lodge = (body: Partial<ProtestBody> = {}) =>
  server.call<ProtestAnswer & ErrorEnvelope>('POST', `/api/lesecretariat/trial/${trial.oid}/protest`, {
    body: { by: 'EA Brest', text: 'Couloir mordu au 80 m', row: 'bib:11', ...body },
  });
const edit = (body: ProtestEdit) =>
  server.call<ProtestAnswer & ErrorEnvelope>('PUT', `/api/lesecretariat/trial/${trial.oid}/protest`, { body });
const register = async () => (await server.call<ProtestsAnswer>('GET', `/api/lesecretariat/protests/${chOID}`)).body;
const isUnderProtest = async () =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${trial.oid}`)).body.results[0]?.underProtest;
const actions = async () =>
  (await server.call<{ logs: { action: string }[] }>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs.map(
    ({ action }) => action,
  );
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

describe('The register of protests (TR 8)', () => {
  test('a protest is lodged, answered, appealed against and decided; the public reads that one waits; all of it is in the journal', async () => {
    const oid = (await lodge()).body.protest?.oid ?? '';
    expect(await isUnderProtest()).toBe(true);
    minutes(10);
    await edit({ op: 'answer', protest: oid, outcome: 'rejected', text: 'Sans gêne' });
    expect(await isUnderProtest()).toBeUndefined();
    minutes(10);
    await edit({ op: 'appeal', protest: oid });
    expect(await isUnderProtest()).toBe(true);
    minutes(10);
    await edit({ op: 'verdict', protest: oid, outcome: 'upheld', text: 'Vidéo' });
    expect((await register()).protests).toEqual([
      {
        oid,
        trial: trial.oid,
        row: 'bib:11',
        lodged: '2026-06-13T14:00:00.000Z',
        by: 'EA Brest',
        text: 'Couloir mordu au 80 m',
        answered: '2026-06-13T14:10:00.000Z',
        outcome: 'rejected',
        answer: 'Sans gêne',
        appealed: '2026-06-13T14:20:00.000Z',
        decided: '2026-06-13T14:30:00.000Z',
        verdict: 'upheld',
        reasons: 'Vidéo',
      },
    ]);
    expect((await actions()).slice(0, 4)).toEqual([
      'protest decided',
      'protest appealed',
      'protest answered',
      'protest lodged',
    ]);
    expect(await isUnderProtest()).toBeUndefined();
  });

  test('its clock runs from the announcement and from every correction after it', async () => {
    await server.call('PUT', `/api/lesecretariat/trial/${trial.oid}`, { body: { status: 40 } });
    minutes(5);
    const body = { row: 'bib:11', mark: '1049', reason: 'image relue' };
    await server.call('PUT', `/api/lesecretariat/trial/${trial.oid}/row`, { body });
    expect((await register()).announcements).toEqual([
      { trial: trial.oid, announced: ['2026-06-13T14:00:00.000Z', '2026-06-13T14:05:00.000Z'] },
    ]);
  });

  test('an answer is undone: the protest waits again', async () => {
    const oid = (await lodge()).body.protest?.oid ?? '';
    const { log: logOid } = (await edit({ op: 'answer', protest: oid, outcome: 'upheld' })).body;
    expect((await server.call('POST', '/api/lesecretariat/undo', { body: { logOid } })).status).toBe(200);
    expect((await register()).protests).toMatchObject([{ oid, by: 'EA Brest' }]);
    expect((await register()).protests[0]?.outcome).toBeUndefined();
  });

  test('there is no appeal before an answer, none twice, no verdict without one', async () => {
    const oid = (await lodge()).body.protest?.oid ?? '';
    const statuses = [];
    statuses.push((await edit({ op: 'appeal', protest: oid })).status);
    statuses.push((await edit({ op: 'verdict', protest: oid, outcome: 'upheld' })).status);
    await edit({ op: 'answer', protest: oid, outcome: 'rejected' });
    await edit({ op: 'appeal', protest: oid });
    statuses.push((await edit({ op: 'appeal', protest: oid })).status);
    statuses.push((await edit({ op: 'answer', protest: oid, outcome: 'upheld' })).status);
    expect(statuses).toEqual([409, 409, 409, 409]);
    await edit({ op: 'delete', protest: oid });
    expect((await register()).protests).toEqual([]);
  });
});
