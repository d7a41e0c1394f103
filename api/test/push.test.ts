import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeAthleteId } from 'shared-domain';
import type { ErrorEnvelope, PushAnswer, PushBody, UploadBody } from 'shared-domain/contract';
import { MAX_MESSAGES_A_DAY } from '../src/services/push/sending-rules.ts';
import type { PushTimes } from '../src/services/push/start-push.ts';
import { deleteOldRecords } from '../src/services/upkeep/old-records.ts';
import { type BrowserSubscription, openPushService, type PushService, type ReceivedPush } from './push-service.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

const TIMES: PushTimes = { interval: 10, startsInterval: 0, gather: 0, timeout: 300 };
const LEO = makeAthleteId({ last: 'MARTIN', first: 'Léo', third: 'AC Rennes' }) ?? '';
const NOE = makeAthleteId({ last: 'PETIT', first: 'Noé', third: 'EA Brest' }) ?? '';
const MINUTE = 60_000;
/** The final starts at 15:00. */
const START = Date.parse('2026-06-13T15:00:00+02:00');

let service: PushService;
let server: RunningServer;
let chOID: string;
let now = START;
const closing: (() => Promise<unknown>)[] = [];
let stopServer: () => Promise<void>;

async function start(times: Partial<PushTimes> = {}): Promise<void> {
  server = await startServer({
    env: { PUSH_PRIVATE: '1' },
    clock: () => new Date(now),
    pushTimes: { ...TIMES, ...times },
  });
  let stopped: Promise<void> | undefined;
  stopServer = () => {
    stopped ??= server.close();
    return stopped;
  };
  closing.push(stopServer);
  chOID = (await server.createChallenge()).oid;
}

beforeEach(async () => {
  now = START;
  service = await openPushService();
  closing.push(() => service.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  expect(service.faults).toEqual([]);
});

const { trialsData, startlists, resultlists } = aFinal();
const upload = (body: Partial<UploadBody>) => server.upload(chOID, body);
const uploadStarts = (trial: object = {}) =>
  upload({ trialsData: [anUploadTrial(FINAL, { status: 25, ...trial })], startlists: startlists ?? {} });
const uploadResults = (
  rows: NonNullable<UploadBody['resultlists']>[string] = resultlists?.[FINAL] ?? [],
  status = 15,
) =>
  upload({
    trialsData: [anUploadTrial(FINAL, { status: status as 15, dets: { wind: 0.4 } })],
    resultlists: { [FINAL]: rows },
  });

const save = <T = PushAnswer>(subscription: BrowserSubscription, body: Partial<PushBody> = {}) =>
  server.call<T>('POST', '/api/push', {
    token: '',
    body: { ...subscription, language: 'fr', follows: [{ chOID, athletes: [LEO] }], ...body },
  });

/** Everything that stands is known to the followers. */
const settle = () =>
  until(async () => {
    const cursors = await server.ctx.store.db.selectFrom('push_cursor').selectAll().execute();
    const revision = server.ctx.revisions.find(chOID)?.revision;
    return cursors.every((cursor) => cursor.has_new === 0 && cursor.revision === revision);
  });

async function follow(name = 'a', body: Partial<PushBody> = {}): Promise<BrowserSubscription> {
  const subscription = service.subscribe(name);
  expect((await save(subscription, body)).status).toBe(200);
  await settle();
  return subscription;
}

/** Waits until everything queued has left, or is put off. */
const sendAll = async () => {
  await settle();
  await until(async () => {
    const due = await server.ctx.store.db
      .selectFrom('push_message')
      .select('trial')
      .where('next_try', '<=', new Date(now).toISOString())
      .execute();
    return due.length === 0;
  });
};

/** Stops the server and counts its requests: before that one that was taken out of the queue may be on its way. */
const countAllRequests = async () => {
  await sendAll();
  await stopServer();
  return service.requests();
};

const listTitles = () => service.received.map(({ message: { title } }) => title);

describe('A follower is told', () => {
  test('81. of a result once, by a message that decrypts; the correction takes its place, and after «arrêter» there is none', async () => {
    await start();
    await uploadStarts();
    const subscription = await follow();
    now += 5 * MINUTE;
    await uploadResults();
    await until(() => service.received.length === 1);
    const [first] = service.received;
    expect(first?.message).toEqual({
      title: 'Léo MARTIN\u00a0: résultat',
      body: '100 m Hommes – 10.48 RP, 1re place (provisoire)',
      tag: first?.topic,
      url: `/challenge/${chOID}/athlete/${LEO}`,
      lang: 'fr',
    });
    expect(first).toMatchObject({ ttl: 7200, urgency: 'normal' });
    // Official, and the same: nothing new.
    await uploadResults(undefined, 40);
    await sendAll();
    await uploadResults(
      [
        { bib: '12', prf: ms(10_440) },
        { bib: '11', prf: ms(10_490) },
      ],
      40,
    );
    await until(() => service.received.length === 2);
    expect(service.received[1]?.message).toMatchObject({
      title: 'Léo MARTIN\u00a0: résultat corrigé',
      body: '100 m Hommes – 10.49 RP, 2e place',
    });
    expect(service.listShown('/a')).toEqual([service.received[1]]);
    const stopped = await server.call('DELETE', '/api/push', { token: '', body: { endpoint: subscription.endpoint } });
    expect(stopped).toMatchObject({ status: 200, body: { stopped: true } });
    await uploadResults([{ bib: '11', prf: ms(10_500) }], 40);
    expect(await countAllRequests()).toBe(2);
  });

  test('of a place that later finishers took once, with the official result, and of no correction', async () => {
    await start();
    await uploadStarts();
    await follow();
    const early = [{ bib: '11', prf: ms(10_480) }];
    const all = [{ bib: '12', prf: ms(10_440) }, ...early, { bib: '13', prf: ms(11_000) }];
    await uploadResults(early);
    await until(() => service.received.length === 1);
    await uploadResults(all);
    await sendAll();
    expect(service.requests()).toBe(1);
    await uploadResults(all, 40);
    await until(() => service.received.length === 2);
    expect(service.received[1]?.message).toMatchObject({
      title: 'Léo MARTIN\u00a0: résultat',
      body: expect.stringMatching(/2e place$/),
    });
  });

  test('nothing of what stood before, nor of others', async () => {
    await start();
    await upload({ trialsData: trialsData ?? [], startlists: startlists ?? {}, resultlists: resultlists ?? {} });
    await follow();
    await uploadResults([
      { bib: '12', prf: ms(10_640) },
      { bib: '11', prf: ms(10_480) },
      { bib: '13', prf: ms(11_000) },
    ]);
    expect(await countAllRequests()).toBe(0);
  });

  test('in their language, of a call at once and urgently, of the start fifteen minutes before; once', async () => {
    await start();
    now = START - 20 * MINUTE;
    await uploadStarts();
    await follow('a', { language: 'en' });
    await follow('b', { follows: [{ chOID, athletes: [NOE] }] });
    now = START - 14 * MINUTE;
    await until(() => service.received.length === 2);
    expect(service.received.find(({ path }) => path === '/a')).toMatchObject({
      message: { title: 'Léo MARTIN: starts in about 14 min', body: '100 m Men – start at 15:00, lane 4' },
      urgency: 'high',
      ttl: 840,
    });
    await uploadStarts({ status: 30 });
    expect(await countAllRequests()).toBe(2);
  });

  test('of a call that the call room makes', async () => {
    await start();
    now = START - 40 * MINUTE;
    await uploadStarts();
    await follow();
    await uploadStarts({ status: 30 });
    await until(() => service.received.length === 1);
    expect(service.received[0]).toMatchObject({
      message: { title: 'Léo MARTIN\u00a0: appel', body: '100 m Hommes – départ à 15:00, couloir 4' },
      ttl: 900,
    });
  });

  test('82. not late of a start that was due while the server was away', async () => {
    await start();
    now = START - 60 * MINUTE;
    await uploadStarts();
    await follow();
    now = START - 10 * MINUTE;
    await uploadResults([{ bib: '12', prf: ms(10_640) }], 25);
    expect(await countAllRequests()).toBe(0);
  });

  test('82. nor of a call that stood before, when something else of its trial changes', async () => {
    await start();
    now = START - 40 * MINUTE;
    await uploadStarts({ status: 30 });
    now += 5 * MINUTE;
    await follow();
    now += 5 * MINUTE;
    await uploadStarts({ status: 30, dets: { wind: 0.4 } });
    expect(await countAllRequests()).toBe(0);
  });

  test.each([
    ['82. not of a result that a stadium without a line had three hours ago', 3 * 3600, 0],
    ['82. of one that it had an hour ago, for as long as it is new', 3600, 1],
  ])('%s', async (_, age, messages) => {
    await start();
    await uploadStarts();
    await follow();
    const headers = { 'x-foulee-site': 'a-stadium-of-these-tests' };
    const hold = { act: 'hold', holder: 'Stade', digests: { [FINAL]: '' }, isReplacing: true };
    expect((await server.call('PUT', `/api/lesecretariat/site/${chOID}`, { body: hold, headers })).status).toBe(200);
    const body = { ...aFinal(), chOID, live: {}, remarks: {}, ages: { [FINAL]: age } };
    const uploaded = await server.call('POST', `/api/lesecretariat/trials/${chOID}`, { body, headers });
    expect(uploaded.status).toBe(200);
    if (messages > 0) await until(() => service.received.length === 1);
    expect(await countAllRequests()).toBe(messages);
    expect(service.received.map(({ ttl }) => ttl)).toEqual(messages === 0 ? [] : [3600]);
  });

  test('of a start that was missed once it has another hour', async () => {
    await start();
    now = START - 60 * MINUTE;
    await uploadStarts();
    await follow();
    now = START - 10 * MINUTE;
    await uploadStarts({ dateE: new Date(now + 12 * MINUTE).toISOString() });
    await until(() => service.received.length === 1);
    expect(service.received[0]?.message.title).toBe('Léo MARTIN\u00a0: départ dans environ 12 min');
  });

  test('that somebody is qualified, when that is known', async () => {
    await start();
    await uploadStarts();
    await follow();
    const rows = (q?: 'q') => [
      { bib: '12', prf: ms(10_440) },
      { bib: '11', prf: ms(10_490), ...(q === undefined ? {} : { qualified: q }) },
    ];
    await uploadResults(rows());
    await until(() => service.received.length === 1);
    await uploadResults(rows('q'));
    await until(() => service.received.length === 2);
    expect(service.received[1]?.message).toMatchObject({
      title: 'Léo MARTIN\u00a0: qualification',
      body: '100 m Hommes – 10.49 RP, 2e place, q (provisoire)',
    });
  });

  test('of several at the same moment in one message', async () => {
    await start({ gather: 50 });
    await uploadStarts();
    await follow('a', { follows: [{ chOID, athletes: [LEO, NOE] }] });
    await uploadResults();
    await settle();
    now += 100;
    await until(() => service.received.length === 1);
    expect(service.received[0]?.message).toMatchObject({
      title: '2 résultats de vos suivis',
      url: `/challenge/${chOID}`,
    });
    // Each line has the tag by which its correction finds it.
    const { message } = service.received[0] as ReceivedPush;
    const lineOfLeo = message.body.split('\n').findIndex((line) => line.startsWith('Léo'));
    await uploadResults([{ bib: '11', prf: ms(10_490) }]);
    await settle();
    now += 100;
    await until(() => service.received.length === 2);
    expect(service.received[1]?.message.tag).toBe(message.parts?.[lineOfLeo]);
    expect(service.received[0]?.message.body.split('\n').sort()).toEqual([
      'Léo MARTIN\u00a0: résultat, 100 m Hommes – 10.48 RP, 1re place (provisoire)',
      'Noé PETIT\u00a0: résultat, 100 m Hommes – 10.64, 2e place (provisoire)',
    ]);
  });

  test('83. without a name of a U14 athlete and of one who is hidden since', async () => {
    await start();
    const uid = '000100-0-48-f1';
    await upload({
      trialsData: [anUploadTrial(uid, { status: 25, group: '100 m Benjamins' })],
      startlists: { [uid]: startlists?.[FINAL]?.map((row) => ({ ...row, category: 48 })) ?? [] },
    });
    await follow('a', { follows: [{ chOID, athletes: [LEO, NOE] }] });
    const isYoung = (await server.get<{ category: number }>(`/api/challenge/${chOID}/athlete/${LEO}`)).body.category;
    expect(isYoung).toBe(48);
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
      body: { last: 'PETIT', first: 'Noé', hidden: true },
    });
    await upload({
      trialsData: [anUploadTrial(uid, { status: 15 })],
      resultlists: { [uid]: resultlists?.[FINAL] ?? [] },
    });
    await until(() => service.received.length === 1);
    await sendAll();
    expect(service.received.map(({ message }) => message)).toEqual([
      expect.objectContaining({ title: 'Un de vos suivis\u00a0: résultat', body: '' }),
    ]);
    expect(JSON.stringify(service.received)).not.toMatch(/MARTIN|PETIT/);
  });

  test('of names of any length in four kilobytes', async () => {
    await start({ gather: 50 });
    const rows = Array.from({ length: 12 }, (_, n) => ({
      bib: String(n),
      last: `${n} ${'語'.repeat(110)}`,
      first: 'É'.repeat(110),
      category: 55,
      clubName: 'AC Rennes',
    }));
    await upload({
      trialsData: [anUploadTrial(FINAL, { status: 25, group: '語'.repeat(110) })],
      startlists: { [FINAL]: rows },
    });
    const { body } = await server.get<{ starts: { rows: { auid: string }[] }[] }>(
      `/api/starts?trialOIDs[]=${(await server.trials(chOID))[0]?.oid}`,
    );
    const athletes = body.starts[0]?.rows.map(({ auid }) => auid).filter(Boolean) ?? [];
    await follow('a', { follows: [{ chOID, athletes }] });
    await uploadResults(rows.map(({ bib }, n) => ({ bib, prf: ms(10_000 + n) })));
    await settle();
    now += 100;
    await until(() => service.received.length === 1 || service.faults.length > 0);
    expect(athletes).toHaveLength(12);
    expect(service.received[0]?.bytes).toBeLessThanOrEqual(4096);
    expect(service.received[0]?.message.body).toMatch(/\net \d+ autres$/);
  });

  test('thirty times a day at most, and not at night unless the competition goes on', async () => {
    await start();
    await uploadStarts();
    await follow();
    const sentToday = { day: '2026-06-13', sent: MAX_MESSAGES_A_DAY - 2 };
    await server.ctx.store.db.updateTable('push_subscription').set(sentToday).execute();
    for (let n = 0; n < 4; n += 1) {
      await uploadResults([{ bib: '11', prf: ms(10_500 + n) }], 40);
      await sendAll();
    }
    await until(() => service.received.length === 2);
    now = Date.parse('2026-06-13T22:30:00+02:00');
    await follow('night');
    await uploadResults([{ bib: '11', prf: ms(10_900) }], 40);
    await sendAll();
    expect(service.requests()).toBe(2);
    await uploadResults([{ bib: '11', prf: ms(10_910) }], 15);
    await until(() => service.received.length === 3);
    expect(listTitles().at(-1)).toBe('Léo MARTIN\u00a0: résultat corrigé');
  });
});

describe('A push service', () => {
  const countSubscriptions = async () =>
    (await server.ctx.store.db.selectFrom('push_subscription').select('id').execute()).length;

  test.each([404, 410])('84. that answers %i ends the subscription', async (status) => {
    await start();
    await uploadStarts();
    await follow();
    service.answerNext([status]);
    await uploadResults();
    await until(async () => (await countSubscriptions()) === 0);
    expect(service.requests()).toBe(1);
  });

  test('that asks for patience is asked again when it says, and not once the message is old', async () => {
    await start();
    await uploadStarts();
    await follow();
    service.answerNext([429, '600'], [503]);
    await uploadResults();
    await until(() => service.requests() === 1);
    await until(async () => (await server.ctx.store.db.selectFrom('push_message').selectAll().execute()).length === 1);
    now += 9 * MINUTE;
    await sendAll();
    expect(service.requests()).toBe(1);
    now += 2 * MINUTE;
    await until(() => service.requests() === 2);
    await until(async () => (await server.ctx.store.db.selectFrom('push_message').selectAll().execute()).length === 1);
    now += 3 * 60 * MINUTE;
    await until(async () => (await server.ctx.store.db.selectFrom('push_message').selectAll().execute()).length === 0);
    expect(service.received).toEqual([]);
  });

  test('that hangs stops no other message', async () => {
    await start();
    await uploadStarts();
    const slow = await openPushService();
    closing.push(() => slow.close());
    slow.answerNext(...Array.from({ length: 40 }, () => 'hang' as const));
    for (let n = 0; n < 40; n += 1) await save(slow.subscribe(`s${n}`));
    await follow('quick');
    await uploadResults();
    await until(() => service.received.length === 1);
    expect(slow.received).toEqual([]);
  });
});

describe('A restart', () => {
  test('sends nothing twice and nothing of before that is old', async () => {
    await start();
    await uploadStarts();
    await follow();
    await uploadResults();
    await until(() => service.received.length === 1);
    const { db } = server.ctx.store;
    // As after a restore of the look's own place: everything is looked at again.
    await db.updateTable('push_cursor').set({ revision: 0 }).execute();
    await sendAll();
    await until(async () => (await db.selectFrom('push_cursor').select('revision').execute())[0]?.revision !== 0);
    expect(service.requests()).toBe(1);
    // A result of three hours ago that nobody was told of.
    await db.deleteFrom('push_state').execute();
    now += 180 * MINUTE;
    await db.updateTable('push_cursor').set({ revision: 0 }).execute();
    await until(async () => (await db.selectFrom('push_state').selectAll().execute()).length === 1);
    expect(await countAllRequests()).toBe(1);
  });
});

describe('A subscription', () => {
  const refuse = async (body: object) => {
    const { status, body: answer } = await save<ErrorEnvelope>(service.subscribe('a'), body);
    return [status, answer.errors[0]?.detail];
  };

  test('has the one key of the site', async () => {
    await start();
    const [one, other] = [await server.get<{ key: string }>('/api/push/key'), await server.get('/api/push/key')];
    expect(Buffer.from(one.body.key, 'base64url')).toHaveLength(65);
    expect(other.body).toEqual(one.body);
  });

  test('of a wrong shape is refused', async () => {
    await start();
    const key = Buffer.alloc(65, 4).toString('base64url');
    expect(await refuse({ keys: { p256dh: 'x', auth: 'y' } })).toEqual([400, expect.stringMatching(/^\$\.keys/)]);
    const { auth } = service.subscribe('b').keys;
    expect(await refuse({ keys: { p256dh: key, auth } })).toEqual([400, expect.stringContaining('no point')]);
    const athletes = Array.from({ length: 61 }, String);
    expect(await refuse({ follows: [{ chOID, athletes }] })).toEqual([400, expect.stringMatching(/athletes/)]);
    expect(await refuse({ name: 'Léa' })).toEqual([400, expect.stringMatching(/name/)]);
  });

  test('of another subscription takes its place, and no choice is lost', async () => {
    await start();
    await uploadStarts();
    const former = await follow('a');
    const answer = await save(service.subscribe('b'), {
      follows: undefined,
      language: undefined,
      replaces: former.endpoint,
    });
    expect(answer.body).toEqual({ athletes: 1 });
    await uploadResults();
    await until(() => service.received.length === 1);
    await sendAll();
    expect(service.received.map(({ path }) => path)).toEqual(['/b']);
  });

  test('is forgotten seven days after its competition; of one that is unknown or hidden nothing is kept', async () => {
    await start();
    await uploadStarts();
    const hidden = await server.createChallenge({ visible: false });
    const none = await save(service.subscribe('b'), {
      follows: ['nobody', hidden.oid].map((oid) => ({ chOID: oid, athletes: [LEO] })),
    });
    expect(none.body).toEqual({ athletes: 0 });
    await follow();
    const count = async () => (await server.ctx.store.db.selectFrom('push_follow').selectAll().execute()).length;
    now = Date.parse('2026-06-21T12:00:00+02:00');
    await deleteOldRecords(server.ctx);
    expect(await count()).toBe(1);
    now = Date.parse('2026-06-22T12:00:00+02:00');
    await deleteOldRecords(server.ctx);
    expect(await count()).toBe(0);
    expect(await server.ctx.store.db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
  });
});

test('The address of a push service is one of the public internet', async () => {
  const open = await startServer();
  closing.push(() => open.close());
  const { keys } = service.subscribe('a');
  const send = async (endpoint: string) =>
    (await open.call('POST', '/api/push', { token: '', body: { endpoint, keys, language: 'fr', follows: [] } })).status;
  for (const endpoint of [
    'http://push.foulee.org/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://localhost/x',
    'https://db.internal/x',
    'https://printer/x',
    'https://user:secret@push.foulee.org/x',
    'https://push.foulee.org:8443/x',
    'ftp://push.foulee.org/x',
  ])
    expect([endpoint, await send(endpoint)]).toEqual([endpoint, 400]);
  expect(await send('https://push.foulee.org/x')).toBe(200);
});
