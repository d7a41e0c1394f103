import type { ChangeEvent } from 'shared-domain/contract';
import type { MissedChange } from '../services/reads/change-event.ts';
import { buildChunk, eventText } from './frame.ts';
import { createHistory } from './history.ts';
import { openStream, type Stream, type StreamTarget } from './stream.ts';

/**
 * Changes of a challenge that follow closely go in one frame, ms. Half a second would make one change in a hundred wait longer
 * than that in a busy hour (docs/decisions/013).
 */
const FRAME_INTERVAL_MS = 400;
const HEARTBEAT_MS = 15_000;
/** What a browser waits before it comes back, ms; spread, so that a stadium does not come back at once. */
const RETRY = { least: 1000, spread: 2000 } as const;

const BEAT = buildChunk(': \n\n');

/** The live readers of one challenge, and the frames they are sent. */
export interface Channel {
  /** @param lastId the revision that the reader has; undefined for a reader who starts */
  join(reader: StreamTarget, lastId: number | undefined, onLeave: () => void): Promise<void>;
  /** The challenge is at a revision now; undefined when it is gone. */
  tell(revision: number | undefined): void;
  /** Drops stored frames, which must not be sent again: readers who come back get the present content. */
  forget(): void;
  close(): void;
  readonly size: number;
}

interface ChannelOptions {
  /** Revision from which on this channel tells every change. */
  readonly from: number;
  /** What changed after a revision, from the database, so that a channel stores nothing of its own. */
  readonly read: (after: number) => Promise<MissedChange>;
  readonly onEmpty: () => void;
  readonly onSent: (frames: number) => void;
  readonly onError: (error: unknown) => void;
}

const resetChunk = (revision: number) => buildChunk(eventText('reset', revision, { revision }));

const changeChunk = (event: ChangeEvent) => buildChunk(eventText('change', event.revision, event));

export function createChannel({ from, read, onEmpty, onSent, onError }: ChannelOptions): Channel {
  const streams = new Set<Stream>();
  const history = createHistory(from);
  /** Revision up to which everything was sent, and the newest known one. */
  let told = from;
  let newest = from;
  let gone = false;
  let joining = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let reading = false;
  let closed = false;
  /** What is being read was there before it had to be forgotten. */
  let stale = false;

  /** Sends to all streams; one that fails is left out. */
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
  const heart = setInterval(() => toAll(BEAT), HEARTBEAT_MS);
  heart.unref();

  /** What changed is not known: all readers must fetch again. */
  function startOver(revision: number): void {
    told = Math.max(told, revision);
    history.forget(told);
    onSent(streams.size);
    toAll(resetChunk(told));
  }

  function tellAll(event: ChangeEvent): void {
    const chunk = changeChunk(event);
    if (stale) history.forget(event.revision);
    else history.add({ revision: event.revision, chunk });
    told = event.revision;
    onSent(streams.size);
    toAll(chunk);
  }

  async function flush(): Promise<void> {
    reading = true;
    gone = false;
    const asked = newest;
    const began = performance.now();
    try {
      const missed = await read(told);
      if (missed.kind === 'change') tellAll(missed.event);
      else if (missed.kind === 'reset') startOver(missed.revision);
      if (missed.kind !== 'nothing') sentAt = began;
    } catch (error) {
      onError(error);
      startOver(newest);
      sentAt = began;
    } finally {
      reading = false;
      stale = false;
      if (gone || newest > Math.max(asked, told)) schedule();
    }
  }

  /** The first change goes out at once, those that follow closely go together. */
  function schedule(): void {
    if (reading || timer !== undefined || closed) return;
    const wait = sentAt + FRAME_INTERVAL_MS - performance.now();
    timer = setTimeout(
      () => {
        timer = undefined;
        void flush();
      },
      Math.max(0, wait),
    );
    timer.unref();
  }

  /** Writes what a reader missed; the revision that the reader has then. */
  async function catchUp(stream: Stream, lastId: number): Promise<number> {
    const frames = lastId > told ? undefined : history.since(lastId);
    if (frames !== undefined) {
      for (const { chunk } of frames) stream.write(chunk);
      return told;
    }
    const missed = await read(lastId).catch((error: unknown): MissedChange => {
      onError(error);
      return { kind: 'reset', revision: newest };
    });
    if (missed.kind === 'nothing') return lastId;
    stream.write(missed.kind === 'change' ? changeChunk(missed.event) : resetChunk(missed.revision));
    return missed.kind === 'change' ? missed.event.revision : missed.revision;
  }

  /**
   * From here on the stream gets every frame with the others; none is sent in between.
   * @param before sent in the same write, as each further write costs as much as all the rest of an opening stream
   */
  function enter(stream: Stream, reached: number, before = ''): void {
    if (!stream.open) return;
    const frames = history.since(reached);
    if (frames === undefined) stream.write(resetChunk(told));
    else for (const { chunk } of frames) stream.write(chunk);
    streams.add(stream);
    // Not `newest`: a change that is committed and not sent yet must not count as seen.
    const revision = Math.max(told, reached);
    stream.write(buildChunk(before + eventText('ready', revision, { revision })));
  }

  return {
    async join(reader, lastId, onLeave) {
      const stream = openStream(reader, () => {
        onLeave();
        streams.delete(stream);
        if (streams.size === 0) onEmpty();
      });
      const retry = `retry: ${RETRY.least + Math.floor(Math.random() * RETRY.spread)}\n\n`;
      if (lastId === undefined) return enter(stream, told, retry);
      stream.write(buildChunk(retry));
      joining += 1;
      const reached = await catchUp(stream, lastId);
      joining -= 1;
      if (closed) stream.end();
      else enter(stream, reached);
    },
    tell(revision) {
      if (revision === undefined) gone = true;
      else if (revision <= newest) return;
      else newest = revision;
      schedule();
    },
    forget() {
      history.forget(told);
      stale = reading;
    },
    close() {
      closed = true;
      clearInterval(heart);
      clearTimeout(timer);
      for (const stream of [...streams]) stream.end();
    },
    get size() {
      return streams.size + joining;
    },
  };
}
