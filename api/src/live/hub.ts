import { createNetworkCounts } from '../http/connections/network-counts.ts';
import type { MissedChange } from '../services/reads/change-event.ts';
import { type Channel, createChannel } from './channel.ts';
import type { StreamReader } from './stream.ts';

/** Streams of one server; beyond it a reader polls. */
const MAX_STREAMS = 20_000;

/** How long a challenge without readers remembers its frames, for those whose connection broke, ms. */
const EMPTY_MS = 10 * 60_000;

/** The live readers of all challenges (Q26). */
export interface LiveHub {
  join(chOID: string, reader: StreamReader, lastId: number | undefined, current: number): void;
  /** A challenge is at a revision now; undefined when it is gone. */
  tell(chOID: string, revision: number | undefined): void;
  /** Drops the stored frames of a challenge, as a name in them was hidden. */
  forget(chOID: string): void;
  close(): void;
  readonly size: number;
  /** Frames written to streams so far. */
  readonly sent: number;
  /** The server has all the streams it takes, or is about to stop and takes none. */
  readonly full: boolean;
  /** A network has all the streams that one may have. */
  isFullFor(network: string): boolean;
}

interface HubOptions {
  readonly read: (chOID: string, after: number) => Promise<MissedChange>;
  readonly onError: (error: unknown) => void;
  readonly maxStreams?: number;
  readonly maxStreamsPerNetwork?: number;
}

export function createHub(options: HubOptions): LiveHub {
  const {
    read,
    onError,
    maxStreams: mostStreams = MAX_STREAMS,
    maxStreamsPerNetwork: mostOfOneNetwork = mostStreams,
  } = options;
  const perNetwork = createNetworkCounts();
  const channels = new Map<string, Channel>();
  let isClosed = false;
  let sent = 0;
  const size = () => [...channels.values()].reduce((sum, channel) => sum + channel.size, 0);

  function forgetLater(chOID: string): void {
    const timer = setTimeout(() => {
      const channel = channels.get(chOID);
      if (channel === undefined || channel.size > 0) return;
      channel.close();
      channels.delete(chOID);
    }, EMPTY_MS);
    timer.unref();
  }

  function channelOf(chOID: string, from: number): Channel {
    const known = channels.get(chOID);
    if (known !== undefined) return known;
    const channel = createChannel({
      from,
      read: (after) => read(chOID, after),
      onEmpty: () => forgetLater(chOID),
      onSent: (frames) => {
        sent += frames;
      },
      onError,
    });
    channels.set(chOID, channel);
    // Nothing was missed yet: this first query only makes the later ones quick.
    read(chOID, from).catch(onError);
    return channel;
  }

  return {
    join(chOID, reader, lastId, current) {
      const { network } = reader;
      perNetwork.add(network);
      const leave = () => perNetwork.remove(network);
      channelOf(chOID, current).join(reader, lastId, leave).catch(onError);
    },
    tell: (chOID, revision) => channels.get(chOID)?.tell(revision),
    forget: (chOID) => channels.get(chOID)?.forget(),
    close() {
      isClosed = true;
      for (const channel of channels.values()) channel.close();
      channels.clear();
    },
    get size() {
      return size();
    },
    get sent() {
      return sent;
    },
    get full() {
      return isClosed || size() >= mostStreams;
    },
    isFullFor: (network) => perNetwork.of(network) >= mostOfOneNetwork,
  };
}
