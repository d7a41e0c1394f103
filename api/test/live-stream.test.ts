import { type ClientRequest, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChangeEvent, Trial } from 'shared-domain/contract';
import { changeEvent } from 'shared-domain/contract/schemas';
import { buildChunk, formatEvent } from '../src/live/frame.ts';
import { createResponseTarget, openStream, type Stream } from '../src/live/stream.ts';
import { deleteOldChanges } from '../src/services/upkeep/old-changes.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial | undefined;
const open: ClientRequest[] = [];
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  [trial] = await server.trials(chOID);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.destroy();
});
afterAll(() => server.close());

interface Frame {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

interface Reader {
  readonly frames: Frame[];
  next(event: string): Promise<Frame>;
  readonly ended: Promise<void>;
}

function listen(query = '', headers: Record<string, string> = {}): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/live/${chOID}/events${query}`, { headers }, (response) => {
      const frames: Frame[] = [];
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text.slice(0, end))?.[1];
          const event = field('event');
          if (event !== undefined) frames.push({ event, id: field('id'), data: field('data') ?? '' });
          text = text.slice(end + 2);
        }
      });
      const ended = new Promise<void>((gone) => response.on('close', gone));
      response.on('error', () => undefined);
      const next = async (event: string): Promise<Frame> => {
        const find = () => frames.findIndex((frame) => frame.event === event);
        await until(() => find() >= 0);
        return frames.splice(find(), 1)[0] as Frame;
      };
      resolve({ frames, next, ended });
    });
    sent.on('error', reject);
    sent.end();
    open.push(sent);
  });
}

const result = (v: number) => server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '12', prf: ms(v) }] } });
const describeChange = (frame: Frame): ChangeEvent => changeEvent.parse(JSON.parse(frame.data));

describe('The live stream', () => {
  test('begins by saying where it stands', async () => {
    const reader = await listen();
    expect(await reader.next('ready')).toEqual({ event: 'ready', id: '2', data: '{"revision":2}' });
  });

  test('carries a changed list whole, in less than a second, with the revision as its id', async () => {
    const reader = await listen();
    await reader.next('ready');
    const started = performance.now();
    await result(10_111);
    const frame = await reader.next('change');
    expect(performance.now() - started).toBeLessThan(1000);
    expect(frame.id).toBe('3');
    const change = describeChange(frame);
    expect(change).toMatchObject({ revision: 3, structure: false, challenge: false, starts: [], refetch: [] });
    expect(change.trials.map(({ oid }) => oid)).toEqual([trial?.oid]);
    expect(change.results[0]?.rows).toMatchObject([{ last: 'PETIT', prf: { v: 10_111 } }]);
    expect(change.leaders).toMatchObject([{ oid: trial?.oid, leader: { name: 'PETIT Noé', prf: { v: 10_111 } } }]);
  });

  test('says nothing when an upload changes nothing', async () => {
    const reader = await listen();
    await reader.next('ready');
    await server.upload(chOID, aFinal());
    // What is written after it is told first.
    await result(10_150);
    const frame = await reader.next('change');
    expect([frame.id, describeChange(frame).results[0]?.rows[0]?.prf.v, reader.frames]).toEqual(['3', 10_150, []]);
  });

  test('tells many changes in few frames, the last as it stands', async () => {
    const reader = await listen();
    await reader.next('ready');
    const started = performance.now();
    for (let i = 0; i < 20; i++) await result(10_200 + i);
    await until(() => reader.frames.at(-1)?.id === '22');
    const changes = reader.frames.filter(({ event }) => event === 'change');
    const seconds = (performance.now() - started) / 1000;
    // The first goes at once; of the others one may have waited since before, and a late timer sends two close together.
    expect(changes.length).toBeLessThanOrEqual(2 + Math.ceil(seconds * 2));
    const last = changes.at(-1);
    expect(last?.id).toBe('22');
    expect(last && describeChange(last).results[0]?.rows[0]?.prf.v).toBe(10_219);
  });

  test('says when trials come', async () => {
    const reader = await listen();
    await reader.next('ready');
    await server.upload(chOID, { trialsData: [anUploadTrial('000200-0-55-f1', { group: '200 m', name: '200 m' })] });
    expect(describeChange(await reader.next('change'))).toMatchObject({
      structure: true,
      trials: [{ uid: '000200-0-55-f1' }],
    });
  });

  test('names a list that is too long for a frame', async () => {
    const reader = await listen();
    await reader.next('ready');
    const rows = Array.from({ length: 1500 }, (_, i) => ({ last: `N${i}`, prf: ms(11_000 + i) }));
    await server.upload(chOID, { resultlists: { [FINAL]: rows } });
    expect(describeChange(await reader.next('change'))).toMatchObject({ results: [], refetch: [trial?.oid] });
  });

  test('has the state of a running field event with what its next attempt can bring', async () => {
    const uid = '900003-0-56-f1';
    const jumpers = ['A', 'B', 'C'].map((last, index) => ({ last, first: '', bib: last, odr: index + 1 }));
    await server.upload(chOID, {
      trialsData: [anUploadTrial(uid, { group: 'Longueur', name: 'Longueur', status: 5 })],
      startlists: { [uid]: jumpers },
    });
    const reader = await listen();
    await reader.next('ready');
    const jump = (v: number) => ({ prf: { v, u: 'mm' as const, st: 1 }, attempts: [{ r: 'o' as const, v }] });
    await server.upload(chOID, { resultlists: { [uid]: [{ ...jumpers[0], ...jump(6200) }] } });
    expect(describeChange(await reader.next('change')).field).toMatchObject([
      {
        state: 'next',
        athlete: { last: 'B' },
        outlook: {
          last: { athlete: { last: 'A' }, r: 'o', v: 6200 },
          following: [{ last: 'C' }, { last: 'A' }],
          needed: [{ aim: 'lead', v: 6210 }],
        },
      },
    ]);
  });

  test('tells of the combined event when one of its parts changes', async () => {
    const total = '800007-0-56-f1';
    const uid = '900001-0-56-c1';
    const one = { auid: 'a', last: 'A' };
    await server.upload(chOID, {
      trialsData: [
        anUploadTrial(total, { group: 'Hepta', name: 'Hepta' }),
        anUploadTrial(uid, { group: 'Hepta', dets: { combined: total } }),
      ],
      resultlists: { [total]: [{ ...one, prf: { v: 900, u: 'pts', st: 1 } }] },
    });
    const reader = await listen();
    await reader.next('ready');
    await server.upload(chOID, { resultlists: { [uid]: [{ ...one, prf: { v: 1800, u: 'mm', st: 1 } }] } });
    const { results } = describeChange(await reader.next('change'));
    expect(results.find((list) => list.uid === total)?.rows[0]?.cells).toMatchObject([{ pts: 978 }]);
  });
});

describe('A reader who comes back', () => {
  test('gets every frame that was missed, once', async () => {
    const first = await listen();
    await first.next('ready');
    await result(10_301);
    await first.next('change');
    await result(10_302);
    await first.next('change');
    const byHeader = await listen('', { 'last-event-id': '3' });
    expect((await byHeader.next('change')).id).toBe('4');
    const byQuery = await listen('?lastEventId=2');
    expect([(await byQuery.next('change')).id, (await byQuery.next('change')).id]).toEqual(['3', '4']);
    await byQuery.next('ready');
    expect(byQuery.frames).toEqual([]);
  });

  test('from before this server’s first stream gets what the database kept, as it stands now', async () => {
    await result(10_400);
    await result(10_401);
    const reader = await listen('?lastEventId=2');
    const frame = await reader.next('change');
    expect(frame.id).toBe('4');
    expect(describeChange(frame).results[0]?.rows).toMatchObject([{ last: 'PETIT', prf: { v: 10_401 } }]);
    expect((await reader.next('ready')).id).toBe('4');
    expect(reader.frames).toEqual([]);
  });

  test('is told to fetch again when what was missed is gone, as it is after some hours', async () => {
    await result(10_400);
    await deleteOldChanges({ ...server.ctx, clock: () => new Date(Date.now() + 7 * 3600 * 1000) });
    const reader = await listen('?lastEventId=1');
    expect(await reader.next('reset')).toMatchObject({ id: '3' });
  });

  test('with a revision that was never reached, as of another database, is told to fetch again', async () => {
    const reader = await listen('?lastEventId=99');
    expect(await reader.next('reset')).toMatchObject({ id: '2' });
    expect((await reader.next('ready')).id).toBe('2');
  });

  test('and missed nothing gets nothing', async () => {
    const reader = await listen('?lastEventId=2');
    await reader.next('ready');
    expect(reader.frames).toEqual([]);
  });
});

describe('Two uploads at the same moment', () => {
  test('are told each under its own revision, so that who comes back in between misses none', async () => {
    const other = '000200-0-55-f1';
    const rows = (first: number) =>
      Array.from({ length: 300 }, (_, i) => ({ bib: String(i), last: `L${i}`, category: 55, prf: ms(first + i) }));
    await server.upload(chOID, {
      trialsData: [anUploadTrial(other, { group: '200 m', name: '200 m' })],
      resultlists: { [other]: rows(20_000) },
    });
    const reader = await listen();
    await reader.next('ready');
    await Promise.all([result(10_601), server.upload(chOID, { resultlists: { [other]: rows(20_001) } })]);
    const frame = await reader.next('change');
    const getUids = ({ trials }: ChangeEvent) => trials.map(({ uid }) => uid);
    const first = describeChange(frame);
    expect([frame.id, String(first.revision)]).toEqual(getUids(first).length === 2 ? ['5', '5'] : ['4', '4']);
    const told = getUids(first);
    const back = await listen('', { 'last-event-id': frame.id ?? '' });
    if (told.length < 2) told.push(...getUids(describeChange(await back.next('change'))));
    expect(told.sort()).toEqual([FINAL, other]);
  });
});

describe('A reader who joins between a change and its frame', () => {
  test('does not take the change for seen', async () => {
    const first = await listen();
    await first.next('ready');
    await result(10_501);
    await first.next('change');
    await result(10_502);
    const second = await listen();
    expect((await second.next('ready')).id).toBe('3');
    expect((await second.next('change')).id).toBe('4');
  });
});

describe('Streams', () => {
  test('are told that a challenge is gone', async () => {
    const reader = await listen();
    await reader.next('ready');
    await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${chOID}`);
    await reader.next('reset');
  });

  test('that are left are forgotten', async () => {
    await listen();
    for (const stream of open.splice(0)) stream.destroy();
    await until(() => server.ctx.hub.size === 0);
  });
});

describe('A server with all the streams it takes', () => {
  test('says so, and the reader polls', async () => {
    Object.defineProperty(server.ctx, 'hub', { value: { ...server.ctx.hub, isFull: true }, configurable: true });
    const { status, body } = await server.get(`/api/live/${chOID}/events`);
    expect(status).toBe(503);
    expect(body).toMatchObject({ errors: [{ id: 'unavailable' }] });
    expect((await server.get(`/api/live/${chOID}`)).status).toBe(200);
  });
});

describe('A reader who does not read', () => {
  test('is dropped when a quarter of a megabyte waits, and only then', async () => {
    let gone = false;
    let stream: Stream | undefined;
    const slow = createServer((_, res) => {
      stream = openStream(createResponseTarget(res), () => {
        gone = true;
      });
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1' }, (response) => response.pause());
    sent.on('error', () => undefined);
    sent.end();
    await until(() => stream !== undefined);
    const chunk = buildChunk(formatEvent('change', 1, 'x'.repeat(60_000)));
    let written = 0;
    while (stream?.write(chunk)) {
      written += chunk.length;
      await sleep(1);
    }
    expect(gone).toBe(true);
    expect(written).toBeGreaterThan(256 * 1024);
    sent.destroy();
    slow.close();
  });
});

describe('Stopping the server', () => {
  test('ends the streams at once', async () => {
    const other = await startServer();
    const { oid } = await other.createChallenge();
    const response = await fetch(`${other.url}/api/live/${oid}/events`);
    const reader = response.body?.getReader();
    await reader?.read();
    const started = performance.now();
    await other.close();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read());
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
