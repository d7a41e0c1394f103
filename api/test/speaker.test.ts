import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AnnouncementsAnswer,
  BoardAnswer,
  DevicesAnswer,
  LogsAnswer,
  Notice,
  ScreensAnswer,
  ScreensBody,
  SpeakerAnswer,
} from 'shared-domain/contract';
import { aDevice, aMeeting, type FactDraft, findTrial, HIGH, LONG, RACE } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let now = new Date('2026-06-13T14:30:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

const raw = (bib: number, place: number, v: number) => ({ kind: 'raw', bib, place, v, st: 1 });

/** `result unofficial NOM2 NOM1`. */
const say = (notices: readonly Notice[]) =>
  notices.map(({ kind, certainty, who }) => [kind, certainty, ...who.map(({ last }) => last)].join(' '));

async function openStand(n = 4) {
  const chOID = await aMeeting(server, n);
  const speaker = await aDevice(server, chOID, 'vboard');
  const judge = await aDevice(server, chOID, 'judge');
  const chrono = await aDevice(server, chOID, 'chrono');
  const call = <T>(method: string, path: string, body?: object, code = speaker.code) =>
    server.call<T>(method, `/api/live-input/${chOID}${path}`, {
      token: '',
      headers: { 'x-access-code': code },
      ...(body === undefined ? {} : { body }),
    });
  const read = async (device = 'stand') => (await call<SpeakerAnswer>('GET', `/speaker?device=${device}`)).body;
  return {
    chOID,
    judge,
    call,
    read,
    /** The 100 m is over, with these bibs in this order. */
    finish: async (...bibs: readonly number[]) => {
      await chrono.sendNew(RACE, ...bibs.map((bib, at) => raw(bib, at + 1, 11_580 + 100 * at)), {
        kind: 'status',
        status: 15,
      });
      const { oid } = await findTrial(server, chOID, RACE);
      const accepted = await server.call('POST', `/api/lesecretariat/trial/${oid}/accept`, { body: { from: 'raws' } });
      expect(accepted.status).toBe(200);
      return oid;
    },
    announced: async () => (await server.get<AnnouncementsAnswer>(`/api/live/${chOID}/announcements`)).body,
  };
}

describe('a decision of the referee (officials 5.4)', () => {
  const BEAT = { device: 'stand', unsent: 0, task: 'speaker' };
  const open = async (isSpeakerThere: boolean) => {
    const { chOID, call, judge, finish } = await openStand();
    if (isSpeakerThere) await call('PUT', '/device', BEAT);
    const oid = await finish(1, 2, 3);
    const [report] = judge.facts(RACE, { kind: 'report', what: 'line', bib: '1', rules: ['TR17.3.1'] });
    await judge.send([report as FactDraft]);
    const decide = (act: string) => judge.sendNew(RACE, { kind: 'ruling', attempt: report?.id, upheld: true, act });
    const readBoard = async () => {
      const path = `/officiel/ecran/resultat?format=json&t=${oid}`;
      const { body } = await server.get<BoardAnswer>(path, { 'x-access-code': judgeBoard });
      return [body.list?.awaitsReferee, body.list?.rows.find(({ bib }) => bib === '1')?.states.includes('frozen')];
    };
    const { code: judgeBoard } = await aDevice(server, chOID, 'sboard');
    const list = async () => (await server.call<ScreensAnswer>('GET', `/api/lesecretariat/screens/${chOID}`)).body;
    return { chOID, call, decide, readBoard, list, report: report?.id, oid };
  };
  const announce = (report: unknown) => ({ act: 'announce', report });

  test('is shown by boards once the speaker has said it, and not before', async () => {
    const { call, decide, readBoard, list, report, oid, chOID } = await open(true);
    expect(await readBoard()).toEqual([true, true]);
    await decide('YC');
    now = new Date(now.getTime() + 1000);
    expect(await readBoard()).toEqual([true, true]);
    expect((await list()).withheld).toMatchObject([{ trial: oid, report }]);
    expect((await call('PUT', '/screens?device=stand', announce(report))).status).toBe(200);
    now = new Date(now.getTime() + 1000);
    expect(await readBoard()).toEqual([false, false]);
    expect((await call('PUT', '/screens?device=stand', announce(report))).status).toBe(404);
    const { logs } = (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body;
    expect(logs[0]).toMatchObject({ action: 'screens told', detail: { act: 'announce', kind: 'vboard' } });
  });

  test('does not wait for an organiser who shows it, where no speaker is there, or where nothing changes by it', async () => {
    const withSpeaker = await open(true);
    await withSpeaker.decide('YC');
    await server.call('PUT', `/api/lesecretariat/screens/${withSpeaker.chOID}`, {
      body: announce(withSpeaker.report),
    });
    expect(await withSpeaker.readBoard()).toEqual([false, false]);
    for (const [isThere, act] of [
      [false, 'YC'],
      [true, 'file'],
    ] as const) {
      const { decide, readBoard, list } = await open(isThere);
      await decide(act);
      expect([await readBoard(), (await list()).withheld]).toEqual([[false, false], []]);
    }
  });
});

describe('the speaker’s console (officials 2.11)', () => {
  test('what is on: who is at it, what it takes, the standing; what comes next', async () => {
    const { judge, read, chOID } = await openStand();
    await judge.sendNew(
      LONG,
      { kind: 'attempt', bib: 1, r: 'o', v: 6710, w: 0.3 },
      { kind: 'attempt', bib: 2, r: 'o', v: 6600, w: 0.1 },
    );
    const { events, next, notices } = await read();
    const long = await findTrial(server, chOID, LONG);
    expect(events.map(({ trial }) => trial)).toEqual([long.oid]);
    expect(events[0]?.field).toMatchObject({
      athlete: { last: 'NOM3' },
      attempt: 1,
      outlook: { needed: [{ aim: 'lead', v: 6720 }] },
    });
    expect(events[0]?.rows.slice(0, 2)).toMatchObject([
      { last: 'NOM1', rank: 1, prf: { v: 6710 } },
      { last: 'NOM2', rank: 2 },
    ]);
    expect(new Set(next.map(({ trial }) => trial))).toEqual(
      new Set([(await findTrial(server, chOID, HIGH)).oid, (await findTrial(server, chOID, RACE)).oid]),
    );
    expect(say(notices)).toContain('leader provisional NOM1');
  });

  test('a result with its certainty; what its athletes have done is told before their next start', async () => {
    const { finish, read, chOID } = await openStand();
    const race = await finish(2, 1, 3, 4);
    const { notices, forms } = await read();
    expect(say(notices)).toContain('result unofficial NOM2 NOM1 NOM3');
    const high = await findTrial(server, chOID, HIGH);
    expect(forms.find(({ trial, row }) => trial === high.oid && row === 'bib:2')).toMatchObject({
      others: [{ trial: race, rank: 1, prf: { v: 11_580 } }],
      rounds: [],
    });
    await server.call('PUT', `/api/lesecretariat/trial/${race}`, { body: { status: 40 } });
    expect(say((await read()).notices)).toContain('result official NOM2 NOM1 NOM3');
  });

  test('what one speaker has seen is seen for the other', async () => {
    const { finish, read, call } = await openStand();
    await finish(2, 1);
    const [notice] = (await read()).notices;
    expect(notice?.seen).toBeUndefined();
    now = new Date(now.getTime() + 1000);
    const { status } = await call('PUT', '/speaker', { device: 'stand', notices: [notice?.id] });
    expect(status).toBe(200);
    const seen = now.toISOString();
    now = new Date(now.getTime() + 1000);
    await call('PUT', '/speaker', { device: 'other', notices: [notice?.id] });
    expect((await read('other')).notices[0]).toMatchObject({ id: notice?.id, seen });
  });

  test('a possible record is for the speaker alone, with what it lacks; the public is told once it is pending', async () => {
    const { finish, read, announced, chOID } = await openStand();
    const records = [{ kind: 'MR', event: '000100-0-55', v: 11_700, holder: 'A. Dupont' }];
    await server.call('PUT', `/api/lesecretariat/records/${chOID}`, { body: { records } });
    const race = await finish(2, 1, 3);
    const possible = (await read()).notices.find(({ kind }) => kind === 'record');
    expect(possible).toMatchObject({
      certainty: 'possible',
      who: [{ last: 'NOM2' }],
      record: { kind: 'MR', relation: 'beats', missing: expect.arrayContaining(['official']), isTold: false },
    });
    expect(say((await announced()).notices)).toEqual(['result unofficial NOM2 NOM1 NOM3']);
    await server.call('PUT', `/api/lesecretariat/trial/${race}`, { body: { status: 40, dets: { wind: 0.4 } } });
    expect(say((await announced()).notices)).toContain('record pending NOM2');
    expect((await read()).notices.find(({ kind }) => kind === 'record')?.record?.isTold).toBe(true);
  });

  test('78. a world record is not told to anybody before its word is typed, whatever its state', async () => {
    const { finish, call, announced, chOID } = await openStand();
    const records = [{ kind: 'WR', event: '000100-0-55', v: 11_700, holder: 'A. Dupont' }];
    await server.call('PUT', `/api/lesecretariat/records/${chOID}`, { body: { records } });
    const race = await finish(2, 1, 3);
    await server.call('PUT', `/api/lesecretariat/trial/${race}`, { body: { status: 40, dets: { wind: 0.4 } } });
    const { status, body } = await call<SpeakerAnswer>('GET', '/speaker?device=stand');
    expect(status).toBe(200);
    expect(body.notices.find(({ kind }) => kind === 'record')).toMatchObject({
      certainty: 'possible',
      record: { kind: 'WR', missing: expect.arrayContaining(['zero', 'doping']), isTold: false },
    });
    expect(say((await announced()).notices)).toEqual(['result official NOM2 NOM1 NOM3']);
  });

  test('the words of a protest are for the speaker; everybody hears that there is one', async () => {
    const { finish, read, announced } = await openStand();
    const race = await finish(2, 1);
    const body = { row: 'bib:1', by: 'club', text: 'Gêne à la sortie du virage', fee: false };
    const lodged = await server.call('POST', `/api/lesecretariat/trial/${race}/protest`, { body });
    expect([lodged.status, lodged.body]).toEqual([200, expect.anything()]);
    expect((await read()).notices.find(({ kind }) => kind === 'protest')).toMatchObject({
      certainty: 'protest',
      who: [{ last: 'NOM1' }],
      text: 'Gêne à la sortie du virage',
      until: expect.any(String),
    });
    const told = (await announced()).notices.find(({ kind }) => kind === 'protest');
    expect(told).toMatchObject({ who: [] });
    expect(told).not.toHaveProperty('text');
  });

  test('a late start is announced with its hour', async () => {
    const { read, chOID } = await openStand();
    const { oid, date } = await findTrial(server, chOID, HIGH);
    const dateE = new Date(Date.parse(date) + 15 * 60_000).toISOString();
    await server.call('PUT', `/api/lesecretariat/trial/${oid}`, { body: { dateE } });
    expect((await read()).notices).toMatchObject([{ kind: 'delay', trial: oid, start: dateE, who: [] }]);
  });

  test('another code, and a device that was closed, are refused; a speaker is no screen', async () => {
    const { call, judge, chOID } = await openStand();
    expect((await call('GET', '/speaker?device=stand', undefined, judge.code)).status).toBe(403);
    await call('PUT', '/device', { device: 'stand', unsent: 0, task: 'speaker', label: 'Tribune' });
    const screens = await server.call<ScreensAnswer>('GET', `/api/lesecretariat/screens/${chOID}`);
    expect(screens.body.screens).toEqual([]);
    const devices = await server.call<DevicesAnswer>('GET', `/api/lesecretariat/devices/${chOID}`);
    expect(devices.body.devices).toMatchObject([{ device: 'stand', by: 'vboard', task: 'speaker', label: 'Tribune' }]);
    await server.call('DELETE', `/api/lesecretariat/devices/${chOID}?device=stand`);
    expect((await call('GET', '/speaker?device=stand')).status).toBe(403);
  });

  test('«À l’écran» reaches the screen that it names, and is in the journal; a speaker tells screens what the secretariat does', async () => {
    const { call, read, chOID } = await openStand();
    const screen = { layout: 'mix', width: 1920, height: 1080, isLocked: false };
    for (const device of ['wall', 'pit']) await call('PUT', '/device', { device, unsent: 0, screen });
    expect((await read()).screens.map((one) => one.screen)).toEqual(['pit', 'wall']);
    const body: ScreensBody = { screens: ['wall'], act: 'show', layout: 'resultat', trial: 'T', seconds: 30 };
    expect((await call<ScreensAnswer>('PUT', '/screens?device=stand', body)).status).toBe(200);
    expect((await read()).screens).toMatchObject([
      { screen: 'pit' },
      { screen: 'wall', cue: { act: 'show', layout: 'resultat', trial: 'T' } },
    ]);
    await call('PUT', '/screens?device=stand', { act: 'message', text: 'Cérémonie protocolaire' });
    expect((await read()).screens).toMatchObject([{ cue: { act: 'message' } }, { cue: { act: 'message' } }]);
    await call('PUT', '/screens?device=stand', { act: 'auto' });
    expect((await read()).screens.map(({ cue }) => cue)).toEqual([undefined, undefined]);
    const to = new Date(now.getTime() + 600_000).toISOString();
    for (const [order, cue] of [
      [{ act: 'freeze' }, { act: 'freeze', by: 'speaker' }],
      [
        { act: 'black', seconds: 60 },
        { act: 'black', until: new Date(now.getTime() + 60_000).toISOString() },
      ],
      [
        { act: 'countdown', to, text: 'Reprise' },
        { act: 'countdown', to, text: 'Reprise' },
      ],
      [
        { act: 'show', layout: 'mix' },
        { act: 'show', layout: 'mix' },
      ],
    ] as const) {
      expect((await call('PUT', '/screens?device=stand', { screens: ['pit'], ...order })).status).toBe(200);
      expect((await read()).screens).toMatchObject([{ screen: 'pit', cue }, { screen: 'wall' }]);
    }
    await call('PUT', '/screens?device=stand', { screens: ['pit'], act: 'identify' });
    expect((await read()).screens[0]).toMatchObject({ identify: now.toISOString(), cue: { act: 'show' } });
    expect((await call('PUT', '/screens?device=stand', { act: 'show' })).status).toBe(400);
    expect((await call('PUT', '/screens?device=stand', { act: 'message' })).status).toBe(400);
    const { body: journal } = await server.call<{ logs: { action: string; detail: object }[] }>(
      'GET',
      `/api/lesecretariat/logs?chOID=${chOID}`,
    );
    const told = journal.logs.filter(({ action }) => action === 'screens told');
    expect(told.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ act: 'show', layout: 'resultat', kind: 'vboard', count: 1 }),
    );
  });
});

describe('announcements to everybody', () => {
  test('nobody who is hidden, and nobody under 16, is named', async () => {
    const { finish, announced, chOID } = await openStand();
    await finish(2, 1, 3);
    const hidden = { last: 'NOM2', first: 'Prénom', hidden: true };
    expect((await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body: hidden })).status).toBe(200);
    expect(say((await announced()).notices)).toEqual(['result unofficial NOM1 NOM3']);
    expect(JSON.stringify(await announced())).not.toContain('NOM2');
  });

  test('of a race of children the event alone is said', async () => {
    const { oid } = await server.createChallenge();
    const uid = '000100-0-47-f1';
    const person = { bib: '1', last: 'PETIT', first: 'Zoé', category: 47 };
    const { anUploadTrial } = await import('./uploads.ts');
    const sent = await server.upload(oid, {
      trialsData: [anUploadTrial(uid, { status: 40, group: '100 m', name: '100 m' })],
      startlists: { [uid]: [person] },
      resultlists: { [uid]: [{ ...person, prf: { v: 14_000, u: 'ms', st: 1 }, rank: 1 }] },
    });
    expect(sent.status).toBe(200);
    const { body } = await server.get<AnnouncementsAnswer>(`/api/live/${oid}/announcements`);
    expect(say(body.notices)).toEqual(['result official']);
    expect(body.trials.map((trial) => trial.uid)).toEqual([uid]);
    expect(JSON.stringify(body)).not.toContain('PETIT');
  });
});
