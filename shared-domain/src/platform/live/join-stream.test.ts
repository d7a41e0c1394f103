import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FakeStream, fakeStreams } from '../../testing/index.ts';
import type { StreamMessage } from './event-source.ts';
import { joinStream } from './join-stream.ts';

type Grant = () => Promise<void>;

/** One browser's locks: the first to ask holds, the others wait their turn. */
function playLocks(): void {
  const queue: Grant[] = [];
  const next = () => {
    const [first] = queue;
    void first?.().then(() => {
      queue.shift();
      next();
    });
  };
  const request = (_name: string, _options: unknown, grant: Grant) => {
    queue.push(grant);
    if (queue.length === 1) next();
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
const leaves: (() => void)[] = [];

const buildUrl = (after: number | undefined) => `/api/live/C/events?lastEventId=${after}`;

function openTab(revision: number): StreamMessage[] {
  const heard: StreamMessage[] = [];
  leaves.push(joinStream({ chOID: 'C', revision, buildUrl }, (message) => heard.push(message)));
  return heard;
}

beforeEach(() => {
  playLocks();
  fakeStreams();
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

test('tabs of one competition share one stream, and each hears every frame', async () => {
  const first = openTab(7);
  const stream = FakeStream.last;
  const second = openTab(7);
  expect(FakeStream.last).toBe(stream);
  await settle();
  stream?.change({ revision: 8 });
  await settle();
  for (const heard of [first, second]) {
    expect(heard).toContainEqual(
      expect.objectContaining({ kind: 'change', change: expect.objectContaining({ revision: 8 }) }),
    );
  }
});

test('a tab that comes later learns that the stream is open', async () => {
  openTab(7);
  FakeStream.last?.ready(7);
  const lateTab = openTab(7);
  await settle();
  expect(lateTab).toContainEqual({ kind: 'state', state: 'open', revision: 7 });
});

test('a tab knows which messages are of its own connection: another’s has not sent it what it missed', async () => {
  const open = () => {
    const heard: [string, boolean][] = [];
    leaves.push(joinStream({ chOID: 'C', revision: 7, buildUrl }, ({ kind }, isOwn) => heard.push([kind, isOwn])));
    return heard;
  };
  const holder = open();
  const other = open();
  await settle();
  FakeStream.last?.ready(7);
  FakeStream.last?.change({ revision: 8 });
  await settle();
  expect(holder.slice(-2)).toEqual([
    ['state', true],
    ['change', true],
  ]);
  expect(other.slice(-2)).toEqual([
    ['state', false],
    ['change', false],
  ]);
});

test('when the holder closes, another takes over after the last frame it heard', async () => {
  openTab(7);
  const stream = FakeStream.last;
  openTab(7);
  await settle();
  stream?.change({ revision: 9 });
  await settle();
  leaves.shift()?.();
  await settle();
  expect(FakeStream.last).not.toBe(stream);
  expect(FakeStream.last?.url).toBe('/api/live/C/events?lastEventId=9');
});

test('a lock granted just after its tab has left opens no stream and is released for the next tab', async () => {
  const { request } = navigator.locks as unknown as {
    request: (name: string, options: unknown, grant: Grant) => Promise<void>;
  };
  const late = (name: string, options: unknown, grant: Grant) => {
    setTimeout(() => void request(name, options, grant));
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'locks', { value: { request: late }, configurable: true });
  const before = FakeStream.last;
  openTab(7);
  leaves.shift()?.();
  await settle();
  expect(FakeStream.last).toBe(before);
  const heard = openTab(7);
  await settle();
  FakeStream.last?.change({ revision: 8 });
  expect(heard).toContainEqual(expect.objectContaining({ kind: 'change' }));
});
