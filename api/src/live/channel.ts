import type { ServerResponse } from 'node:http';
import type { ChangeEvent } from 'shared-domain/contract';
import type { Change } from '../services/context.ts';
import { chunkOf, eventText } from './frame.ts';
import { createHistory } from './history.ts';
import { createPending, type PendingChange } from './pending.ts';
import { openStream, type Stream } from './stream.ts';

/** At most two frames a second and challenge, ms. */
const BETWEEN_FRAMES = 500;
const HEARTBEAT = 15_000;
/** What a browser waits before it comes back, ms; spread, so that a stadium does not come back at once. */
const RETRY = { least: 1000, spread: 2000 } as const;

const BEAT = chunkOf(': \n\n');

/** The readers of one challenge, and what they are told. */
export interface Channel {
  /** @param lastId the revision that the reader has; undefined for a reader who starts */
  join(res: ServerResponse, lastId: number | undefined, current: number): void;
  tell(change: Change): void;
  close(): void;
  readonly size: number;
}

export interface ChannelOptions {
  /** Revision from which on this channel knows every change. */
  readonly from: number;
  readonly build: (pending: PendingChange) => Promise<ChangeEvent | undefined>;
  readonly onEmpty: () => void;
  readonly onError: (error: unknown) => void;
}

export function createChannel({ from, build, onEmpty, onError }: ChannelOptions): Channel {
  const streams = new Set<Stream>();
  const history = createHistory(from);
  const pending = createPending();
  /** Revision up to which everything has been told, and the newest that is known of. */
  let told = from;
  let newest = from;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let building = false;
  let closed = false;

  /** One stream that fails is left out; the others are told. */
  const toAll = (chunk: Buffer) => {
    for (const stream of [...streams]) {
      try {
        stream.write(chunk);
      } catch (error) {
        streams.delete(stream);
        onError(error);
      }
    }
  };
  const heart = setInterval(() => toAll(BEAT), HEARTBEAT);
  heart.unref();

  function tellAll(event: ChangeEvent): void {
    const chunk = chunkOf(eventText('change', event.revision, event));
    history.add({ revision: event.revision, chunk });
    told = event.revision;
    toAll(chunk);
  }

  /** What changed cannot be told: everybody fetches again. */
  function startOver(): void {
    history.forget(newest);
    told = newest;
    toAll(chunkOf(eventText('reset', newest, { revision: newest })));
  }

  async function flush(): Promise<void> {
    const waiting = pending.take();
    if (waiting === undefined || closed) return;
    building = true;
    sentAt = performance.now();
    try {
      const event = await build(waiting);
      if (event === undefined) startOver();
      else tellAll(event);
    } catch (error) {
      onError(error);
      startOver();
    } finally {
      building = false;
      schedule();
    }
  }

  /** The first change goes out at once, those that follow closely go together. */
  function schedule(): void {
    if (building || timer !== undefined || closed) return;
    const wait = sentAt + BETWEEN_FRAMES - performance.now();
    timer = setTimeout(
      () => {
        timer = undefined;
        void flush();
      },
      Math.max(0, wait),
    );
    timer.unref();
  }

  return {
    join(res, lastId, current) {
      const stream = openStream(res, () => {
        streams.delete(stream);
        if (streams.size === 0) onEmpty();
      });
      streams.add(stream);
      const retry = RETRY.least + Math.floor(Math.random() * RETRY.spread);
      stream.write(chunkOf(`retry: ${retry}\n\n`));
      const missed = lastId === undefined || lastId === current ? [] : history.since(lastId);
      if (missed === undefined || (lastId ?? 0) > current)
        stream.write(chunkOf(eventText('reset', current, { revision: current })));
      else for (const { chunk } of missed) stream.write(chunk);
      // Not `current`: a change that is committed and not told yet must not be taken for seen.
      stream.write(chunkOf(eventText('ready', told, { revision: told })));
    },
    tell(change) {
      newest = Math.max(newest, change.revision);
      pending.add(change);
      schedule();
    },
    close() {
      closed = true;
      clearInterval(heart);
      clearTimeout(timer);
      for (const stream of [...streams]) stream.end();
    },
    get size() {
      return streams.size;
    },
  };
}
