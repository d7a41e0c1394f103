import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BoardAnswer, ErrorEnvelope } from 'shared-domain/contract';
import { boardAnswer } from 'shared-domain/contract/schemas';
import {
  aDevice,
  aMeeting,
  type Device,
  entries,
  type FactDraft,
  findTrial,
  HIGH,
  LONG,
  RACE,
} from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

const WALK = '010000-W-55-f1';
const LAPS = '001500-0-55-f1';

let server: RunningServer;
/** What the server logs. */
const lines: string[] = [];
let now = new Date('2026-06-13T14:30:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

let chOID: string;
let code: string;
let judge: Device;
let chrono: Device;
let starter: Device;
beforeAll(async () => {
  server = await startServer({ clock: () => now, log: (line) => lines.push(line) });
  chOID = await aMeeting(server, 4);
  const uids = [WALK, LAPS];
  await server.upload(chOID, {
    trialsData: uids.map((uid) => anUploadTrial(uid, { status: 25, group: uid, name: uid })),
    startlists: Object.fromEntries(uids.map((uid) => [uid, entries(4)])),
  });
  ({ code } = await aDevice(server, chOID, 'vboard'));
  judge = await aDevice(server, chOID, 'judge');
  chrono = await aDevice(server, chOID, 'chrono');
  starter = await aDevice(server, chOID, 'starter');
});
afterAll(() => server.close());

/** Says facts, all of which count. */
async function say(device: Device, uid: string, ...drafts: readonly FactDraft[]): Promise<void> {
  const { body } = await device.sendNew(uid, ...drafts);
  expect(body.refused).toEqual([]);
}

const oidOf = async (uid: string) => (await findTrial(server, chOID, uid)).oid;

const ask = (layout: string, query = '', headers: Record<string, string> = { 'x-access-code': code }) =>
  server.get<BoardAnswer & ErrorEnvelope>(`/officiel/ecran/${layout}?format=json${query}`, headers);

/** What a layout shows, checked against the contract. */
async function read(layout: string, query = ''): Promise<BoardAnswer> {
  const { status, body } = await ask(layout, query);
  if (status !== 200) throw new Error(JSON.stringify(body));
  expect(boardAnswer.strict().safeParse(body).error).toBeUndefined();
  return body;
}

async function getRefusal(layout: string, query = '', headers?: Record<string, string>) {
  const { status, body } = await ask(layout, query, headers);
  return [status, body.errors[0]?.id, body.errors[0]?.path];
}

const distance = (text: string, v: number) => ({ text, v, unit: 'mm' });
const time = (text: string, v: number) => ({ text, v, unit: 'ms' });

describe('What a board shows, as JSON', () => {
  test('before anything: the next event, the start list, the hour', async () => {
    pass(-600_000);
    expect(await read('concours')).toMatchObject({ layout: 'concours', view: 'empty', next: { uid: HIGH } });
    const { view, clock, now: at, competition, language } = await read('horloge');
    expect([view, clock, at, language]).toEqual(['clock', undefined, now.toISOString(), 'fr']);
    expect(competition).toMatchObject({ oid: chOID, tz: 'Europe/Paris' });
    pass(600_000);
    const { list } = await read('depart', `&t=${await oidOf(RACE)}`);
    expect(list).toMatchObject({
      layout: 'depart',
      kind: 'lanes',
      state: 'toStart',
      awaitsReferee: false,
      count: 4,
      trial: { uid: RACE, event: { name: '100 m Hommes SE', g0: 100 }, round: { id: 'f', name: 'Finale' } },
    });
    expect(list?.rows[0]).toMatchObject({ bib: '1', name: 'NOM1 Prénom', place: 1, pb: time('1.00', 1000) });
    expect(list?.rows[0]?.mark).toBeUndefined();
  });

  test('concours: who is up, how long, what has just come, the order after it', async () => {
    const t = `&t=${await oidOf(LONG)}`;
    await say(judge, LONG, { kind: 'call', bib: '1' }, { kind: 'clock', act: 'start', bib: '1' });
    const { contest, newest, cursor } = await read('concours', t);
    expect(contest).toMatchObject({
      kind: 'attempts',
      state: 'turn',
      number: 1,
      athlete: { bib: '1' },
    });
    const { start = '', end = '', signal = '', kind } = contest?.clock ?? {};
    expect([kind, Date.parse(end) - Date.parse(start), Date.parse(end) - Date.parse(signal)]).toEqual([
      'attempt',
      60_000,
      15_000,
    ]);
    expect(contest?.next.map(({ bib }) => bib)).toEqual(['2', '3']);
    expect([newest, cursor > 0]).toEqual([now.toISOString(), true]);
    await say(judge, LONG, { kind: 'clock', act: 'measure', bib: '1' });
    expect((await read('concours', t)).contest?.state).toBe('measuring');
    pass(30);
    await say(judge, LONG, { kind: 'attempt', bib: '1', r: 'o', v: 6710, w: 0.3 });
    expect((await read('concours', t)).contest).toMatchObject({
      state: 'mark',
      athlete: { bib: '1', place: 1, mark: distance('6.71', 6710) },
      shown: { result: 'o', mark: distance('6.71', 6710), wind: 0.3, chips: ['PB'], until: after(6) },
      series: [{ result: 'o', mark: distance('6.71', 6710), wind: 0.3 }],
    });
    pass(6);
    expect((await read('concours', t)).contest).toMatchObject({ state: 'turn', athlete: { bib: '2' }, number: 1 });
    const { list } = await read('classement', t);
    expect(list).toMatchObject({ kind: 'standing', state: 'provisional', count: 1 });
    expect(list?.rows[0]).toMatchObject({
      place: 1,
      bib: '1',
      mark: distance('6.71', 6710),
      states: ['first', 'latest'],
    });
  });

  test('barre: the bar and the attempts at it; a pause says until when', async () => {
    const t = `&t=${await oidOf(HIGH)}`;
    await say(judge, HIGH, { kind: 'heights', heights: [1500, 1550] }, { kind: 'attempt', bib: '1', h: 1500, r: 'x' });
    pass(10);
    expect((await read('barre', t)).contest).toMatchObject({
      kind: 'bars',
      bar: distance('1.50', 1500),
      nextBar: distance('1.55', 1550),
      athlete: { bib: '2' },
      number: 1,
      of: 3,
      left: 4,
    });
    const until = after(900);
    await say(judge, HIGH, { kind: 'clock', act: 'pause', until, text: 'Orage' });
    expect((await read('barre', t)).contest).toMatchObject({
      state: 'pause',
      pause: { until, text: 'Orage' },
      next: [],
    });
    await say(judge, HIGH, { kind: 'clock', act: 'resume' });
  });

  test('resultat: since when a race runs, then who came in when', async () => {
    const t = `&t=${await oidOf(RACE)}`;
    await say(starter, RACE, { kind: 'start' });
    const { overlay } = await read('incrustation', t);
    expect(overlay).toMatchObject({ part: 'horloge', clock: { kind: 'race' } });
    await say(chrono, RACE, { kind: 'wind', w: 1.2 });
    await say(chrono, RACE, { kind: 'raw', bib: '2', st: 1, place: 1, v: 10_470 });
    await say(chrono, RACE, { kind: 'raw', bib: '1', st: 1, place: 2, v: 10_580 });
    const { list } = await read('resultat', t);
    expect(list).toMatchObject({ kind: 'order', state: 'provisional', wind: 1.2, count: 2, clock: { kind: 'race' } });
    expect(list?.rows).toMatchObject([
      { place: 1, bib: '2', name: 'NOM2 Prénom', mark: time('10.47', 10_470), states: ['first'] },
      { place: 2, bib: '1', mark: time('10.58', 10_580), behind: time('+0.11', 110), states: [] },
    ]);
    expect((await read('resultat', `${t}&names=court&lang=en`)).list).toMatchObject({
      rows: [{ name: 'NOM2 P.', first: 'Prénom' }, {}],
      trial: { event: { name: '100 m Men SE' } },
    });
  });

  test('a list with `rows` has the part that such a screen shows, and until when', async () => {
    const { list } = await read('depart', `&t=${await oidOf(LAPS)}&rows=3&rot=10`);
    expect([list?.count, list?.part?.of, (list?.rows.length ?? 0) <= 3]).toEqual([4, 2, true]);
    expect(Date.parse(list?.part?.until ?? '') - now.getTime()).toBeLessThanOrEqual(10_000);
  });

  test('tours: what the leader has left; marche: who has which cards', async () => {
    await say(judge, LAPS, { kind: 'lap', bib: '3' });
    expect((await read('tours', `&t=${await oidOf(LAPS)}`)).laps).toMatchObject({
      state: 'laps',
      of: 4,
      left: 3,
      leader: { bib: '3' },
    });
    await say(judge, WALK, { kind: 'walk', bib: '1', what: 'red', judge: '4', symbol: '>' });
    const { walk } = await read('marche', `&t=${await oidOf(WALK)}`);
    expect(walk?.rows).toMatchObject([{ bib: '1', cards: ['>'], states: [] }]);
    expect(JSON.stringify(walk)).not.toContain('judge');
  });

  test('multi and mix: the events of the stadium, and what is new, since when and until when', async () => {
    const { stadium } = await read('multi', '&rows=6');
    const long = stadium?.find(({ trial }) => trial.uid === LONG);
    expect(long).toMatchObject({ state: 'lead', athlete: { bib: '1' }, mark: distance('6.71', 6710) });
    expect(stadium?.find(({ trial }) => trial.uid === RACE)).toMatchObject({
      state: 'order',
      mark: time('10.47', 10_470),
    });
    await say(judge, LONG, { kind: 'attempt', bib: '2', r: 'o', v: 6800, w: 0.1 });
    const { mix, list } = await read('mix');
    expect(mix).toEqual({ kind: 'news', rank: 'field', since: now.toISOString(), until: after(10) });
    expect(list).toMatchObject({ layout: 'classement', trial: { uid: LONG } });
    pass(60);
    const later = await read('mix');
    expect([later.mix?.kind, later.stadium !== undefined || later.list !== undefined]).toEqual(['filler', true]);
  });

  test('message: its words; incrustation: the part that is asked for', async () => {
    expect(await read('message', '&texte=Podium')).toMatchObject({ view: 'message', text: 'Podium' });
    expect((await read('message')).view).toBe('empty');
    const t = `&t=${await oidOf(LONG)}`;
    expect((await read('incrustation', t)).overlay).toMatchObject({
      part: 'athlete',
      athlete: { bib: '3' },
      number: 1,
    });
    expect((await read('incrustation', `${t}&vue=classement`)).overlay?.list?.rows[0]).toMatchObject({ bib: '2' });
  });
});

describe('A program that asks again and again', () => {
  test('is told that nothing changed, until something did', async () => {
    const t = `&t=${await oidOf(RACE)}`;
    const first = await ask('resultat', t);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    pass(3);
    const again = await ask('resultat', t, { 'x-access-code': code, 'if-none-match': etag });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    await say(judge, WALK, { kind: 'walk', bib: '2', what: 'paddle', judge: '4', symbol: '~' });
    expect((await ask('resultat', t, { 'x-access-code': code, 'if-none-match': etag })).status).toBe(304);
    await say(chrono, RACE, { kind: 'raw', bib: '3', st: 1, place: 3, v: 10_900 });
    const other = await ask('resultat', t, { 'x-access-code': code, 'if-none-match': etag });
    expect([other.status, other.body.list?.count]).toEqual([200, 3]);
  });

  test('never has the name of somebody hidden, from then on', async () => {
    const t = `&t=${await oidOf(RACE)}`;
    const hide = (hidden: boolean) =>
      server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
        body: { last: 'NOM2', first: 'Prénom', hidden },
      });
    expect(JSON.stringify(await read('resultat', t))).toContain('NOM2');
    await hide(true);
    expect((await read('resultat', t)).list?.rows[0]).toMatchObject({ last: 'ATHLETE', mark: time('10.47', 10_470) });
    for (const layout of ['concours', 'depart', 'classement', 'multi', 'mix', 'incrustation'])
      expect(JSON.stringify(await read(layout))).not.toContain('NOM2');
    await hide(false);
    expect(JSON.stringify(await read('resultat', t))).toContain('NOM2');
  });

  test('keeps the row of an athlete as it was while the referee is awaited', async () => {
    const t = `&t=${await oidOf(RACE)}`;
    await say(judge, RACE, { kind: 'report', bib: '1', what: 'line', lane: 1, from: 'Commissaire 3' });
    await say(chrono, RACE, { kind: 'raw', bib: '1', st: 4 });
    const { list } = await read('resultat', t);
    expect(list?.awaitsReferee).toBe(true);
    expect(list?.rows.find(({ bib }) => bib === '1')).toMatchObject({
      place: 2,
      mark: time('10.58', 10_580),
      states: ['frozen'],
    });
  });

  test('does not follow what a screen is told', async () => {
    const before = await read('horloge');
    await server.call('PUT', `/api/live-input/${chOID}/device`, {
      token: '',
      headers: { 'x-access-code': code },
      body: { device: 'wall', unsent: 0, screen: { layout: 'horloge', width: 1920, height: 1080, isLocked: false } },
    });
    await server.call('PUT', `/api/lesecretariat/screens/${chOID}`, { body: { act: 'black' } });
    expect((await read('horloge')).view).toBe(before.view);
  });

  test('is refused by ids: no code, a wrong one, one that opens no board; an unknown layout, an unknown event', async () => {
    const header = 'header x-access-code';
    expect(await getRefusal('mix', '', {})).toEqual([401, 'unauthorized', header]);
    expect(await getRefusal('mix', '', { 'x-access-code': 'ABCD-2345' })).toEqual([401, 'unauthorized', header]);
    expect(await getRefusal('mix', '', { 'x-access-code': judge.code })).toEqual([403, 'forbidden', header]);
    expect(await getRefusal('unknown')).toEqual([404, 'not found', 'params.layout']);
    expect(await getRefusal('resultat', '&t=unknown')).toEqual([404, 'not found', 'query.t']);
  });

  test('may have its code in the address, where it can send no header; no log has it', async () => {
    lines.length = 0;
    const { status, headers } = await ask('horloge', `&code=${code}`, {});
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(await getRefusal('horloge', '&code=ABCD-2345', {})).toEqual([401, 'unauthorized', 'header x-access-code']);
    await ask('horloge', `&code=${judge.code}`, {});
    const log = lines.join('\n');
    expect(log).toContain('/officiel/ecran/horloge');
    for (const one of [code, 'ABCD-2345', judge.code]) {
      expect(log).not.toContain(one);
      expect(log).not.toContain(one.replace('-', ''));
    }
  });

  test('asks for the page with any other format', async () => {
    for (const query of ['', '?format=xml', '?format=JSON', '?t=auto&format='])
      expect((await fetch(`${server.url}/officiel/ecran/mix${query}`)).headers.get('content-type')).toMatch(
        /^text\/html/,
      );
  });
});
