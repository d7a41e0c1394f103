import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GroupsAnswer, LogsAnswer, ResultsAnswer, Trial, TrialEdit } from 'shared-domain/contract';
import { type Answer, type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL } from './uploads.ts';

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
const edit = (oid: string, body: TrialEdit | object) =>
  server.call<Trial & Errors>('PUT', `/api/lesecretariat/trial/${oid}`, { body });
const getTrial = async (uid: string): Promise<Trial> => {
  const found = (await server.trials(chOID)).find((trial) => trial.uid === uid);
  if (found === undefined) throw new Error(`no trial ${uid}`);
  return found;
};
const groups = async () => (await server.get<GroupsAnswer>(`/api/groups?chOID=${chOID}`)).body.groups;
const points = async (trialOID: string) =>
  (await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${trialOID}`)).body.results[0]?.rows.map(
    ({ pts }) => pts?.hun,
  );
const summarizeRefusal = ({ status, body }: Answer<Errors>) => [status, body.errors[0]?.id, body.errors[0]?.detail];
const undoLast = async () => {
  const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
  return server.call<Errors>('POST', '/api/lesecretariat/undo', { body: { logOid: body.logs[0]?.oid } });
};

const WOMEN = '000100-0-56-f1';
const LONG = '900003-0-55-f1';

describe('The event of a trial', () => {
  test('of a group of its own takes the group along: its address, its lists, its results ranked by the new event', async () => {
    await server.upload(chOID, aFinal());
    const before = await getTrial(FINAL);
    const over100 = await points(before.oid);
    const { status, body } = await edit(before.oid, { uid: '000200-0-55-f1', group: '200 m Hommes' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ uid: '000200-0-55-f1', g0: 200, gOID: before.gOID, group: '200 m Hommes', starts: 3 });
    expect(await groups()).toMatchObject([{ oid: before.gOID, uid: '000200-0-55', name: '200 m Hommes' }]);
    expect(await points(before.oid)).not.toEqual(over100);
    expect((await undoLast()).status).toBe(200);
    expect(await getTrial(FINAL)).toMatchObject({ oid: before.oid, gOID: before.gOID, group: '100 m Hommes', g0: 100 });
    expect(await groups()).toMatchObject([{ oid: before.gOID, uid: '000100-0-55' }]);
  });

  test('cannot become one of the other sex with its entries, neither those of a list nor those who wait', async () => {
    const change = { uid: WOMEN, group: '100 m Femmes' };
    await server.upload(chOID, aFinal());
    const { oid } = await getTrial(FINAL);
    expect(await edit(oid, change)).toMatchObject({ status: 409, body: { errors: [{ reason: 'other sex' }] } });
    await server.upload(chOID, {
      startlists: { [FINAL]: [], '000100-0-55': [{ last: 'BLANC', first: 'Yann', sex: 'M' }] },
      resultlists: { [FINAL]: [] },
    });
    expect(await edit(oid, change)).toMatchObject({ status: 409, body: { errors: [{ reason: 'other sex' }] } });
    await server.upload(chOID, { startlists: { '000100-0-55': [{ last: 'BLANC', first: 'Yann' }] } });
    expect((await edit(oid, change)).status).toBe(200);
  });

  test('of one of several makes a group of its own, which undoing takes away', async () => {
    await server.upload(chOID, {
      trialsData: ['h1', 'h2'].map((heat) => anUploadTrial(`000100-0-55-${heat}`, { status: 20 })),
    });
    const heat = await getTrial('000100-0-55-h2');
    const { body } = await edit(heat.oid, { uid: '000100-0-53-h1', group: '100 m Espoirs' });
    expect([body.category, body.heats]).toEqual([53, 1]);
    expect((await groups()).map(({ name }) => name)).toEqual(['100 m Hommes', '100 m Espoirs']);
    await undoLast();
    expect((await groups()).map(({ name }) => name)).toEqual(['100 m Hommes']);
    expect((await getTrial('000100-0-55-h2')).gOID).toBe(heat.gOID);
  });

  test('that has a group already joins it under its name; the group left empty goes, and comes back', async () => {
    await server.upload(chOID, {
      trialsData: [
        anUploadTrial(FINAL, { status: 20 }),
        anUploadTrial('000200-0-55-h1', { status: 20, group: '200 m Hommes' }),
      ],
    });
    const { oid, gOID } = await getTrial(FINAL);
    const { body } = await edit(oid, { uid: '000200-0-55-f1' });
    expect(body.group).toBe('200 m Hommes');
    expect(await groups()).toHaveLength(1);
    expect((await undoLast()).status).toBe(200);
    expect((await getTrial(FINAL)).gOID).toBe(gOID);
  });

  test('round and heat alone leave the group as it is', async () => {
    await server.upload(chOID, aFinal());
    const before = await getTrial(FINAL);
    const { body } = await edit(before.oid, { uid: '000100-0-55-s2' });
    expect(body).toMatchObject({ round: 's', heat: 2, gOID: before.gOID, results: 3 });
  });

  test('its group takes another name for all its trials', async () => {
    await server.upload(chOID, {
      trialsData: ['h1', 'h2'].map((heat) => anUploadTrial(`000100-0-55-${heat}`, { status: 20 })),
    });
    await edit((await getTrial('000100-0-55-h1')).oid, { group: '100 m Garçons' });
    expect((await getTrial('000100-0-55-h2')).group).toBe('100 m Garçons');
    await undoLast();
    expect((await getTrial('000100-0-55-h2')).group).toBe('100 m Hommes');
  });
});

describe('The event of a trial is refused', () => {
  test.each([
    ['100 m', 400, 'invalid request', /^\$\.uid: "100 m" is no uid/],
    ['000200-0-55-f1', 400, 'invalid request', /^\$\.group: is missing/],
    [LONG, 409, 'conflict', /results of another kind of event/],
    ['004100-0-55-f1', 409, 'conflict', /start list of the trial is of athletes/],
  ])('%s of a race with results: %i %s', async (uid, status, id, detail) => {
    await server.upload(chOID, aFinal());
    expect(summarizeRefusal(await edit((await getTrial(FINAL)).oid, { uid }))).toEqual([
      status,
      id,
      expect.stringMatching(detail),
    ]);
    expect(await server.trials(chOID)).toMatchObject([{ uid: FINAL }]);
  });

  test('where another trial has it', async () => {
    await server.upload(chOID, {
      trialsData: [anUploadTrial(FINAL), anUploadTrial(WOMEN, { group: '100 m Femmes', name: 'Finale F' })],
    });
    const answer = await edit((await getTrial(FINAL)).oid, { uid: WOMEN });
    expect(summarizeRefusal(answer)).toEqual([409, 'conflict', `$.uid: ${WOMEN} is already "Finale F"`]);
  });

  test('of a combined event while parts name it', async () => {
    const whole = '800010-0-55-f1';
    await server.upload(chOID, {
      trialsData: [
        anUploadTrial(whole, { status: 20 }),
        anUploadTrial('000100-0-55-c1', { status: 20, dets: { combined: whole } }),
      ],
    });
    const answer = await edit((await getTrial(whole)).oid, { uid: '800010-0-53-f1', group: 'Décathlon' });
    expect(summarizeRefusal(answer)).toEqual([409, 'conflict', expect.stringContaining('parts of it')]);
  });

  test('where athletes are entered in the group that it would leave empty', async () => {
    await server.upload(chOID, {
      trialsData: [anUploadTrial(FINAL, { status: 20 }), anUploadTrial(WOMEN, { status: 20, group: '100 m Femmes' })],
      startlists: { '000100-0-55': [{ last: 'MARTIN', first: 'Léo', category: 55 }] },
    });
    const answer = await edit((await getTrial(FINAL)).oid, { uid: '000100-0-56-h1' });
    expect(summarizeRefusal(answer)).toEqual([409, 'conflict', expect.stringContaining('1 entries')]);
  });

  test('of an official trial without a reason', async () => {
    await server.upload(chOID, aFinal());
    const { oid } = await getTrial(FINAL);
    await edit(oid, { status: 40 });
    expect(summarizeRefusal(await edit(oid, { uid: '000100-0-55-s1' }))[1]).toBe('invalid request');
    expect((await edit(oid, { uid: '000100-0-55-s1', reason: 'Saisie au mauvais tour' })).status).toBe(200);
  });

  test('undone, where another trial has taken its code since', async () => {
    await server.upload(chOID, aFinal());
    await edit((await getTrial(FINAL)).oid, { uid: '000100-0-55-s1' });
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    await server.upload(chOID, { trialsData: [anUploadTrial(FINAL)] });
    const late = await server.call<Errors>('POST', '/api/lesecretariat/undo', { body: { logOid: body.logs[0]?.oid } });
    expect(summarizeRefusal(late)[1]).toBe('conflict');
  });
});

describe('The dates of a trial', () => {
  test('that it was started, finished and made official are put right, and taken out', async () => {
    await server.upload(chOID, aFinal());
    const { oid } = await getTrial(FINAL);
    const started = '2026-06-13T15:04:00+02:00';
    const set = await edit(oid, { dateE: started, dts: { started } });
    expect(set.body).toMatchObject({ dateE: started, dts: { started } });
    const out = await edit(oid, { dateE: null, dts: { started: null } });
    expect([out.body.dateE, out.body.dts.started]).toEqual([undefined, undefined]);
  });

  test('that are none are refused by their path', async () => {
    await server.upload(chOID, aFinal());
    const answer = await edit((await getTrial(FINAL)).oid, { dts: { started: 'à midi' } });
    expect(summarizeRefusal(answer)).toEqual([400, 'invalid request', expect.stringMatching(/^\$\.dts\.started/)]);
  });
});
