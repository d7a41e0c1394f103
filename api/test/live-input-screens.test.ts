import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeviceAnswer, DevicesAnswer, LogsAnswer, ScreensAnswer, ScreensBody } from 'shared-domain/contract';
import { aDevice, aMeeting } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let now = new Date('2026-06-13T14:30:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

const WORDS = { layout: 'concours', width: 1920, height: 1080, isLocked: false } as const;

async function openScreens(...names: readonly string[]) {
  const chOID = await aMeeting(server, 4);
  const board = await aDevice(server, chOID, 'sboard');
  const judge = await aDevice(server, chOID, 'judge');
  const call = (code: string, method: string, path: string, body?: object) =>
    server.call<DeviceAnswer>(method, `/api/live-input/${chOID}${path}`, {
      token: '',
      headers: { 'x-access-code': code },
      ...(body === undefined ? {} : { body }),
    });
  for (const device of names) {
    const layout = device === 'overlay' ? 'incrustation' : WORDS.layout;
    await call(board.code, 'PUT', '/device', { device, unsent: 0, screen: { ...WORDS, layout } });
  }
  await call(judge.code, 'PUT', '/device', { device: 'a console', unsent: 0 });
  const path = `/api/lesecretariat/screens/${chOID}`;
  return {
    chOID,
    say: (device: string, screen: object) => call(board.code, 'PUT', '/device', { device, unsent: 0, screen }),
    listDevices: async () =>
      (await server.call<DevicesAnswer>('GET', `/api/lesecretariat/devices/${chOID}`)).body.devices,
    tell: (body: ScreensBody) => server.call<ScreensAnswer>('PUT', path, { body }),
    list: async () => (await server.call<ScreensAnswer>('GET', path)).body.screens,
    ask: async (device: string, query = '') => (await call(board.code, 'GET', `?device=${device}${query}`)).body,
    read: async (device: string, query = '') =>
      (await call(board.code, 'GET', `?device=${device}${query}`)).body.screen,
    readAsJudge: async (device: string) => (await call(judge.code, 'GET', `?device=${device}`)).body.screen,
    logs: async () =>
      (await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`)).body.logs.filter(
        ({ action }) => action === 'screens told',
      ),
  };
}

describe('The screens of a competition (W12)', () => {
  test('are boards, with what each says of its picture; whoever has said nothing yet is none', async () => {
    const { list, ask } = await openScreens('wall', 'pit');
    await ask('a board that opens');
    expect(await list()).toEqual([
      { screen: 'pit', seen: now.toISOString(), words: WORDS },
      { screen: 'wall', seen: now.toISOString(), words: WORDS },
    ]);
  });

  test('a frozen one says which lists it holds, for its small picture alone and as long as it is frozen by that order', async () => {
    const { tell, list, say, listDevices } = await openScreens('wall');
    const since = now.toISOString();
    await tell({ act: 'freeze' });
    const rows = [{ row: 'bib:1', bib: '1' }];
    const trial = {
      oid: crypto.randomUUID(),
      status: 15,
      date: since,
      dts: {},
      dets: {},
      results: 0,
      updated: since,
      rows,
    };
    const frozen = { since, trials: [trial], added: [], withheld: [] };
    expect(await say('wall', { ...WORDS, frozen })).toMatchObject({ status: 200, body: { frozen: since } });
    expect((await list())[0]?.words).toEqual({ ...WORDS, frozen });
    // They stay where it does not say them again.
    expect((await say('wall', WORDS)).body).toMatchObject({ frozen: since });
    expect((await list())[0]?.words).toEqual({ ...WORDS, frozen });
    expect((await listDevices()).find(({ device }) => device === 'wall')?.screen).toEqual(WORDS);
    const named = { ...frozen, trials: [{ ...trial, rows: [{ ...rows[0], last: 'NOM', first: 'Ana' }] }] };
    await say('wall', { ...WORDS, frozen: named });
    expect(JSON.stringify(await list())).not.toContain('NOM');
    pass(5);
    await tell({ act: 'freeze' });
    expect((await list())[0]?.words).toEqual(WORDS);
    expect((await say('wall', WORDS)).body).toEqual({ now: now.getTime() });
    await tell({ act: 'auto' });
    expect((await list())[0]?.words).toEqual(WORDS);
  });

  test('73. a cue reaches the screen that it names and no other, is there for whoever reads later, and ends', async () => {
    const { tell, read, readAsJudge, list } = await openScreens('wall', 'pit');
    expect((await tell({ screens: ['wall'], act: 'show', layout: 'resultat', seconds: 30 })).status).toBe(200);
    const cue = { act: 'show', layout: 'resultat', since: now.toISOString(), until: after(30) };
    pass(29);
    expect([await read('wall'), await read('wall', '&since=0'), await read('pit')]).toEqual([
      { cue },
      { cue },
      undefined,
    ]);
    expect(await readAsJudge('wall')).toBeUndefined();
    pass(1);
    expect(await read('wall')).toEqual({});
    expect((await list()).find(({ screen }) => screen === 'wall')?.cue).toBeUndefined();
  });

  test('strips over a camera are covered by nothing that does not name them; they are frozen and freed with all', async () => {
    const { tell, read, logs } = await openScreens('wall', 'overlay');
    const to = after(600);
    const covering: readonly ScreensBody[] = [
      { act: 'show', layout: 'resultat' },
      { act: 'message', text: 'Podium' },
      { act: 'countdown', to },
      { act: 'black' },
      { act: 'identify' },
    ];
    for (const body of covering) {
      expect((await tell(body)).status).toBe(200);
      expect([body.act, await read('overlay')]).toEqual([body.act, undefined]);
    }
    expect(await read('wall')).toMatchObject({ cue: { act: 'black' }, identify: now.toISOString() });
    expect((await logs()).map(({ detail }) => (detail as { count: number }).count)).toEqual([1, 1, 1, 1, 1]);
    await tell({ act: 'freeze' });
    expect(await read('overlay')).toMatchObject({ cue: { act: 'freeze' } });
    await tell({ screens: ['overlay'], act: 'show', layout: 'resultat' });
    expect(await read('overlay')).toMatchObject({ cue: { act: 'show', layout: 'resultat' } });
    await tell({ act: 'auto' });
    expect(await read('overlay')).toEqual({});
  });

  test('one without an end stays until «auto»; identifying leaves it as it is', async () => {
    const { tell, read } = await openScreens('wall');
    await tell({ act: 'message', text: 'Orage : évacuez le stade' });
    const since = now.toISOString();
    pass(600);
    await tell({ act: 'identify' });
    expect(await read('wall')).toEqual({
      cue: { act: 'message', text: 'Orage : évacuez le stade', since },
      identify: now.toISOString(),
    });
    await tell({ screens: ['wall'], act: 'auto' });
    expect(await read('wall')).toEqual({ identify: now.toISOString() });
  });

  test('a countdown runs to its hour, within a day, and ends by itself soon after', async () => {
    const { tell, read } = await openScreens('wall');
    const to = after(600);
    await tell({ act: 'countdown', to, text: 'Reprise' });
    const since = now.toISOString();
    expect(await read('wall')).toEqual({ cue: { act: 'countdown', to, text: 'Reprise', since, until: after(605) } });
    for (const wrong of [after(0), after(86_401)]) {
      const { status, body } = await tell({ act: 'countdown', to: wrong });
      expect([status, (body as unknown as { errors: { path: string }[] }).errors[0]?.path]).toEqual([400, '$.to']);
    }
    expect((await tell({ act: 'countdown' })).status).toBe(400);
    pass(606);
    expect(await read('wall')).toEqual({});
  });

  test('whoever tells all screens something is in the journal, once', async () => {
    const { tell, logs } = await openScreens('wall', 'pit');
    await tell({ act: 'freeze' });
    expect(await logs()).toMatchObject([{ action: 'screens told', detail: { act: 'freeze', count: 2 } }]);
    expect((await logs())[0]?.who?.oid).toBeDefined();
  });

  test('waiting, a screen has a cue at once', async () => {
    const { tell, read } = await openScreens('wall');
    const first = await read('wall');
    expect(first).toBeUndefined();
    const waiting = read('wall', '&since=999999&revision=999999&wait=20');
    const begun = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tell({ screens: ['wall'], act: 'black' });
    expect(await waiting).toMatchObject({ cue: { act: 'black' } });
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('waiting, a screen has at once what it was told between two questions', async () => {
    const { tell, ask } = await openScreens('wall');
    const { mark } = await ask('wall');
    expect((await ask('wall')).mark).toBe(mark);
    await tell({ screens: ['wall'], act: 'black' });
    const begun = performance.now();
    const told = await ask('wall', `&since=999999&revision=999999&wait=20&mark=${mark}`);
    expect(told.screen).toMatchObject({ cue: { act: 'black' } });
    await tell({ screens: ['wall'], act: 'auto' });
    expect((await ask('wall', `&since=999999&revision=999999&wait=20&mark=${told.mark}`)).screen).toEqual({});
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('a screen that is none, a picture without a layout, a message without words are refused', async () => {
    const { tell } = await openScreens('wall');
    const refuse = async (body: ScreensBody) => {
      const { status, body: answer } = await tell(body);
      return [status, (answer as unknown as { errors: { detail: string }[] }).errors[0]?.detail];
    };
    expect(await refuse({ screens: ['a console'], act: 'black' })).toEqual([
      404,
      expect.stringContaining('body.screens'),
    ]);
    expect(await refuse({ act: 'show' })).toEqual([400, expect.stringContaining('layout')]);
    expect(await refuse({ act: 'message' })).toEqual([400, expect.stringContaining('text')]);
  });
});
