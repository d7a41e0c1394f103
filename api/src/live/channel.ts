import type { ChangeEvent } from 'shared-domain/contract';
import type { MissedChange } from '../services/reads/change-event.ts';
import { buildChunk, formatEvent } from './frame.ts';
import { createHistory } from './history.ts';
import { openStream, type Stream, type StreamTarget } from './stream.ts';

/**
 * Changes of a challenge within this time go out in one frame, ms. With half a second, one change in a hundred would wait longer
 * than half a second in a busy hour (docs/decisions/013).
 */
const FRAME_INTERVAL_MS = 400;
const HEARTBEAT_MS = 15_000;
/** How long a browser waits before it reconnects, ms; spread at random, so that a whole stadium does not reconnect at once. */
const RETRY_MS = { min: 1000, spread: 2000 } as const;

const HEARTBEAT_CHUNK = buildChunk(': \n\n');

/** The live readers of one challenge, and the frames they are sent. */
export interface Channel {
  /** @param lastId the revision that the reader has; undefined for a reader who starts */
  join(reader: StreamTarget, lastId: number | undefined, onLeave: () => void): Promise<void>;
  /** Called when the challenge is at a new revision; undefined when it is gone. */
  noteRevision(revision: number | undefined): void;
  /** Drops stored frames, which must not be sent again: readers who come back get the present content. */
  forgetFrames(): void;
  close(): void;
  readonly size: number;
}

interface ChannelOptions {
  /** Revision after which this channel sends every change. */
  readonly firstRevision: number;
  /** Reads from the database what changed after a revision. */
  readonly readMissed: (after: number) => Promise<MissedChange>;
  readonly onEmpty: () => void;
  readonly onSent: (frames: number) => void;
  readonly onError: (error: unknown) => void;
}

const buildResetChunk = (revision: number) => buildChunk(formatEvent('reset', revision, { revision }));

const buildChangeChunk = (event: ChangeEvent) => buildChunk(formatEvent('change', event.revision, event));

export function createChannel({ firstRevision, readMissed, onEmpty, onSent, onError }: ChannelOptions): Channel {
  const streams = new Set<Stream>();
  const history = createHistory(firstRevision);
  /** Revision up to which everything was sent, and the newest one that was announced. */
  let sentRevision = firstRevision;
  let newestRevision = firstRevision;
  let isGone = false;
  let joiningCount = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isClosed = false;
  /** Frames were dropped during the present read, whose result must not be stored. */
  let isReadOutdated = false;

  /** Sends to all streams; one that fails is left out. */
  const sendToAll = (chunk: Buffer) => {
    for (const stream of [...streams]) {
      try {
        stream.write(chunk);
      } catch (error) {
        streams.delete(stream);
        onError(error);
      }
    }
  };
  const heartbeatTimer = setInterval(() => sendToAll(HEARTBEAT_CHUNK), HEARTBEAT_MS);
  heartbeatTimer.unref();

  /** Tells all readers to fetch everything again, where it is not known what changed. */
  function sendReset(revision: number): void {
    sentRevision = Math.max(sentRevision, revision);
    history.forget(sentRevision);
    onSent(streams.size);
    sendToAll(buildResetChunk(sentRevision));
  }

  function sendChange(event: ChangeEvent): void {
    const chunk = buildChangeChunk(event);
    if (isReadOutdated) history.forget(event.revision);
    else history.add({ revision: event.revision, chunk });
    sentRevision = event.revision;
    onSent(streams.size);
    sendToAll(chunk);
  }

  async function flush(): Promise<void> {
    isReading = true;
    isGone = false;
    const wantedRevision = newestRevision;
    const startedAt = performance.now();
    try {
      const missed = await readMissed(sentRevision);
      if (missed.kind === 'change') sendChange(missed.event);
      else if (missed.kind === 'reset') sendReset(missed.revision);
      if (missed.kind !== 'nothing') sentAt = startedAt;
    } catch (error) {
      onError(error);
      sendReset(newestRevision);
      sentAt = startedAt;
    } finally {
      isReading = false;
      isReadOutdated = false;
      if (isGone || newestRevision > Math.max(wantedRevision, sentRevision)) schedule();
    }
  }

  /** The first change goes out at once; those soon after it go out together. */
  function schedule(): void {
    if (isReading || timer !== undefined || isClosed) return;
    const wait = sentAt + FRAME_INTERVAL_MS - performance.now();
    if (wait <= 0) {
      void flush();
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, wait);
    timer.unref();
  }

  /** Writes what a reader missed; returns the revision that the reader then has. */
  async function catchUp(stream: Stream, lastId: number): Promise<number> {
    const frames = lastId > sentRevision ? undefined : history.listSince(lastId);
    if (frames !== undefined) {
      for (const { chunk } of frames) stream.write(chunk);
      return sentRevision;
    }
    const missed = await readMissed(lastId).catch((error: unknown): MissedChange => {
      onError(error);
      return { kind: 'reset', revision: newestRevision };
    });
    if (missed.kind === 'nothing') return lastId;
    stream.write(missed.kind === 'change' ? buildChangeChunk(missed.event) : buildResetChunk(missed.revision));
    return missed.kind === 'change' ? missed.event.revision : missed.revision;
  }

  /**
   * From here on the stream gets every frame together with the others.
   * @param prefix sent in the same write, as a further write costs as much as all the rest of opening a stream
   */
  function addStream(stream: Stream, reachedRevision: number, prefix = ''): void {
    if (!stream.isOpen) return;
    const frames = history.listSince(reachedRevision);
    if (frames === undefined) stream.write(buildResetChunk(sentRevision));
    else for (const { chunk } of frames) stream.write(chunk);
    streams.add(stream);
    // Not `newest`: a change that is committed and not sent yet must not count as seen.
    const revision = Math.max(sentRevision, reachedRevision);
    stream.write(buildChunk(prefix + formatEvent('ready', revision, { revision })));
  }

  return {
    async join(reader, lastId, onLeave) {
      const stream = openStream(reader, () => {
        onLeave();
        streams.delete(stream);
        if (streams.size === 0) onEmpty();
      });
      const retry = `retry: ${RETRY_MS.min + Math.floor(Math.random() * RETRY_MS.spread)}\n\n`;
      if (lastId === undefined) return addStream(stream, sentRevision, retry);
      stream.write(buildChunk(retry));
      joiningCount += 1;
      const reachedRevision = await catchUp(stream, lastId);
      joiningCount -= 1;
      if (isClosed) stream.end();
      else addStream(stream, reachedRevision);
    },
    noteRevision(revision) {
      if (revision === undefined) isGone = true;
      else if (revision <= newestRevision) return;
      else newestRevision = revision;
      schedule();
    },
    forgetFrames() {
      history.forget(sentRevision);
      isReadOutdated = isReading;
    },
    close() {
      isClosed = true;
      clearInterval(heartbeatTimer);
      clearTimeout(timer);
      for (const stream of [...streams]) stream.end();
    },
    get size() {
      return streams.size + joiningCount;
    },
  };
}
