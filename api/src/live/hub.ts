import { createNetworkCounts } from '../http/connections/network-counts.ts';
import type { MissedChange } from '../services/reads/change-event.ts';
import { type Channel, createChannel } from './channel.ts';
import type { StreamReader } from './stream.ts';

/** Streams of one server; further readers poll. */
const MAX_STREAMS = 20_000;

/** How long the frames of a challenge without readers stay in memory, for readers whose connection broke, ms. */
const EMPTY_CHANNEL_MS = 10 * 60_000;

/** The live readers of all challenges (Q26). */
export interface LiveHub {
  join(chOID: string, reader: StreamReader, lastId: number | undefined, current: number): void;
  /** Called when a challenge is at a new revision; undefined when it is gone. */
  noteRevision(chOID: string, revision: number | undefined): void;
  /** Drops the stored frames of a challenge, after a name in them was hidden. */
  forgetFrames(chOID: string): void;
  close(): void;
  readonly size: number;
  /** Frames written to streams so far. */
  readonly sentFrames: number;
  /** The server has as many streams as it takes, or is about to stop. */
  readonly isFull: boolean;
  /** Whether a network has as many streams as one may have. */
  isFullFor(network: string): boolean;
}

interface HubOptions {
  readonly readMissed: (chOID: string, after: number) => Promise<MissedChange>;
  readonly onError: (error: unknown) => void;
  readonly maxStreams?: number;
  readonly maxStreamsPerNetwork?: number;
}

export function createHub(options: HubOptions): LiveHub {
  const { readMissed, onError, maxStreams = MAX_STREAMS, maxStreamsPerNetwork = maxStreams } = options;
  const networkCounts = createNetworkCounts();
  const channels = new Map<string, Channel>();
  let isClosed = false;
  let sentFrames = 0;
  const size = () => [...channels.values()].reduce((sum, channel) => sum + channel.size, 0);

  function closeEmptyChannelLater(chOID: string): void {
    const timer = setTimeout(() => {
      const channel = channels.get(chOID);
      if (channel === undefined || channel.size > 0) return;
      channel.close();
      channels.delete(chOID);
    }, EMPTY_CHANNEL_MS);
    timer.unref();
  }

  function openChannel(chOID: string, firstRevision: number): Channel {
    const existing = channels.get(chOID);
    if (existing !== undefined) return existing;
    const channel = createChannel({
      firstRevision,
      readMissed: (after) => readMissed(chOID, after),
      onEmpty: () => closeEmptyChannelLater(chOID),
      onSent: (frames) => {
        sentFrames += frames;
      },
      onError,
    });
    channels.set(chOID, channel);
    // Nothing was missed yet: this query only makes the later ones quick.
    readMissed(chOID, firstRevision).catch(onError);
    return channel;
  }

  return {
    join(chOID, reader, lastId, current) {
      const { network } = reader;
      networkCounts.add(network);
      const leave = () => networkCounts.remove(network);
      openChannel(chOID, current).join(reader, lastId, leave).catch(onError);
    },
    noteRevision: (chOID, revision) => channels.get(chOID)?.noteRevision(revision),
    forgetFrames: (chOID) => channels.get(chOID)?.forgetFrames(),
    close() {
      isClosed = true;
      for (const channel of channels.values()) channel.close();
      channels.clear();
    },
    get size() {
      return size();
    },
    get sentFrames() {
      return sentFrames;
    },
    get isFull() {
      return isClosed || size() >= maxStreams;
    },
    isFullFor: (network) => networkCounts.get(network) >= maxStreamsPerNetwork,
  };
}
