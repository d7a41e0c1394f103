import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  CardsAnswer,
  GroupsAnswer,
  LogsAnswer,
  ScratchAnswer,
  Trial,
  TrialEdit,
  UploadBody,
  UploadTrial,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

const SHOT = '900005-0-57-f1';
const POOL = '900005-0-57-f2';
const CHOSEN = [49, 51, 55];

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
});

type Errors = { errors: { id: string; detail: string }[] };
const aShot = (overrides: Partial<UploadTrial> = {}, uid = SHOT): UploadTrial =>
  anUploadTrial(uid, { group: 'Poids Hommes', name: 'Poids Hommes – Finale', status: 20, ...overrides });
const send = (...trialsData: UploadTrial[]) => server.upload<Errors>(chOID, { trialsData });
const find = async (uid = SHOT) => (await server.trials(chOID)).find((trial) => trial.uid === uid) as Trial;
const edit = ({ oid }: Trial, body: TrialEdit) =>
  server.call<Trial & Errors>('PUT', `/api/lesecretariat/trial/${oid}`, { body });
const groups = async () => (await server.get<GroupsAnswer>(`/api/groups?chOID=${chOID}`)).body.groups;

describe('The categories that a contest is for', () => {
  test('are kept by an upload, and stay where another says nothing of them', async () => {
    expect((await send(aShot({ dets: { categories: CHOSEN } }))).status).toBe(200);
    await send(aShot({ name: 'Poids' }));
    expect(await find()).toMatchObject({ name: 'Poids', dets: { categories: CHOSEN } });
    const [group] = await groups();
    expect(group).toMatchObject({ name: 'Poids Hommes', category: 57, categories: CHOSEN });
    const scratch = await server.get<ScratchAnswer>(`/api/scratch/${group?.oid}`);
    const { cards } = (await server.get<CardsAnswer>(`/api/igcs/${chOID}`)).body;
    expect([scratch.body.categories, cards[0]?.categories]).toEqual([CHOSEN, CHOSEN]);
  });

  test('are those of every heat that is added to the event, with the details that it is sent with', async () => {
    await send(aShot({ dets: { categories: CHOSEN } }));
    await send(aShot({}, POOL), aShot({ dets: { nbTries: 3 } }, '900005-0-57-q1'));
    expect((await find(POOL)).dets).toEqual({ categories: CHOSEN });
    expect((await find('900005-0-57-q1')).dets).toEqual({ nbTries: 3, categories: CHOSEN });
  });

  test('are changed for the whole event by one edit, and given back by undo', async () => {
    await send(aShot({ dets: { categories: CHOSEN } }), aShot({ dets: { nbTries: 4, categories: CHOSEN } }, POOL));
    const { status, body } = await edit(await find(), { dets: { categories: [49, 51] } });
    expect([status, body.dets]).toEqual([200, { categories: [49, 51] }]);
    expect((await find(POOL)).dets).toEqual({ nbTries: 4, categories: [49, 51] });
    const { logs } = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body;
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: logs[0]?.oid } });
    expect([(await find()).dets, (await find(POOL)).dets]).toEqual([
      { categories: CHOSEN },
      { nbTries: 4, categories: CHOSEN },
    ]);
  });

  test('are taken away by details without them, for the whole event', async () => {
    await send(aShot({ dets: { categories: CHOSEN } }), aShot({ dets: { categories: CHOSEN } }, POOL));
    await edit(await find(), { dets: {} });
    expect([(await find()).dets, (await find(POOL)).dets]).toEqual([{}, {}]);
    expect((await groups())[0]).not.toHaveProperty('categories');
  });

  test('are no longer there where the trial becomes that of one category', async () => {
    await send(aShot({ dets: { nbTries: 4, categories: CHOSEN } }));
    const { status, body } = await edit(await find(), { uid: '900005-0-55-f1', group: 'Poids Hommes SE' });
    expect([status, body.dets]).toEqual([200, { nbTries: 4 }]);
  });

  test('go out and in with the file of the competition', async () => {
    await send(aShot({ dets: { categories: CHOSEN } }));
    const { body: file } = await server.call<object>('GET', `/api/lesecretariat/export/${chOID}`);
    const copy = await server.call<{ chOID: string }>('POST', `/api/lesecretariat/import?orgOID=${server.org}`, {
      body: file,
    });
    expect(copy.status).toBe(200);
    const { trialsData } = (await server.call<UploadBody>('GET', `/api/lesecretariat/export/${copy.body.chOID}`)).body;
    expect(trialsData?.[0]?.dets).toEqual({ categories: CHOSEN });
  });
});

describe('Categories of a contest are refused', () => {
  test.each([
    ['of the other sex', SHOT, [49, 50], '[1]: 50 is not of the sex of the trial'],
    ['that the site does not know', SHOT, [9999], '[0]: 9999 is no category of this site'],
    [
      'that are for all ages',
      SHOT,
      [57],
      '[0]: 57 is for all ages; leave the categories out where the trial is for all',
    ],
    [
      'in an event of one category',
      '900005-0-55-f1',
      [49],
      '[0]: 49 names a category, but only a trial of the category of all ages is for some of them',
    ],
    ['twice the same', SHOT, [49, 49], ': names a category twice'],
    ['none at all', SHOT, [], ': Too small'],
    ['too many', SHOT, Array.from({ length: 61 }, (_, index) => index), ': Too big'],
  ])('%s, by path', async (_, uid, categories, detail) => {
    const { status, body } = await send(aShot({ dets: { categories } }, uid));
    expect(status).toBe(400);
    expect(body.errors[0]?.detail).toContain(`$.trialsData[0].dets.categories${detail}`);
    expect(await server.trials(chOID)).toEqual([]);
  });

  test('in an edit, by its own path', async () => {
    await send(aShot());
    const { status, body } = await edit(await find(), { dets: { categories: [50] } });
    expect([status, body.errors[0]?.detail]).toEqual([400, '$.dets.categories[0]: 50 is not of the sex of the trial']);
  });
});
