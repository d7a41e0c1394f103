import type { ServerResponse } from 'node:http';
import type { ChangeEvent } from 'shared-domain/contract';
import type { Change } from '../services/context.ts';
import { type Channel, createChannel } from './channel.ts';
import type { PendingChange } from './pending.ts';

/** Streams of one server; beyond it a reader polls. */
const MOST_STREAMS = 20_000;

/** How long a challenge without readers remembers its frames, for those whose connection broke, ms. */
const EMPTY_FOR = 10 * 60_000;

/** Everybody who watches a challenge, told of each change of it (decision 26). */
export interface LiveHub {
  join(chOID: string, res: ServerResponse, lastId: number | undefined, current: number): void;
  tell(change: Change): void;
  close(): void;
  readonly size: number;
  /** The server has all the streams it takes. */
  readonly full: boolean;
}

export interface HubOptions {
  readonly build: (chOID: string, pending: PendingChange) => Promise<ChangeEvent | undefined>;
  readonly onError: (error: unknown) => void;
  readonly mostStreams?: number;
}

export function createHub({ build, onError, mostStreams = MOST_STREAMS }: HubOptions): LiveHub {
  const channels = new Map<string, Channel>();
  const size = () => [...channels.values()].reduce((sum, channel) => sum + channel.size, 0);

  function forgetLater(chOID: string): void {
    const timer = setTimeout(() => {
      const channel = channels.get(chOID);
      if (channel === undefined || channel.size > 0) return;
      channel.close();
      channels.delete(chOID);
    }, EMPTY_FOR);
    timer.unref();
  }

  function channelOf(chOID: string, from: number): Channel {
    const known = channels.get(chOID);
    if (known !== undefined) return known;
    const channel = createChannel({
      from,
      build: (pending) => build(chOID, pending),
      onEmpty: () => forgetLater(chOID),
      onError,
    });
    channels.set(chOID, channel);
    return channel;
  }

  return {
    join(chOID, res, lastId, current) {
      channelOf(chOID, current).join(res, lastId, current);
    },
    tell: (change) => channels.get(change.chOID)?.tell(change),
    close() {
      for (const channel of channels.values()) channel.close();
      channels.clear();
    },
    get size() {
      return size();
    },
    get full() {
      return size() >= mostStreams;
    },
  };
}
