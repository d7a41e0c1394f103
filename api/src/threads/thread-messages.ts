import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { createArrivalCount } from './arrival-count.ts';

/** A message from a thread about a change, in the order of the commits. */
export type ChangeMessage =
  | {
      readonly kind: 'committed';
      readonly chOID: string;
      readonly revision: number;
      readonly visible?: boolean | undefined;
    }
  | { readonly kind: 'removed'; readonly chOID: string }
  /** A name was hidden: what is in memory about the challenge is dropped. */
  | { readonly kind: 'forget'; readonly chOID: string }
  /** Live streams are to be notified of a revision; without one, that the challenge is gone. */
  | { readonly kind: 'tell'; readonly chOID: string; readonly revision?: number | undefined };

/** A message from the front: a change of another thread, and the revisions of the site, which the front counts. */
export interface FrontMessage {
  readonly change?: ChangeMessage;
  readonly site: { readonly revision: number; readonly minRevision: number };
}

/**
 * One end of the channel for messages about changes. Requests and answers take another way and may overtake them: each says how many
 * messages were sent before it, and is handled once these have arrived (docs/decisions/016).
 */
export interface ChangeChannel<Out> {
  post(message: Out): void;
  readonly postedCount: number;
  /** Resolves once `count` messages were received; undefined where they have been already. */
  waitFor(count: number): Promise<void> | undefined;
}

/** The channel's end in a thread, which can receive without waiting for the event loop. */
export interface ChangePort<Out> extends ChangeChannel<Out> {
  /** Receives all messages that have arrived so far. */
  receiveAll(): void;
}

export function openChangePort<In, Out>(port: MessagePort, take: (message: In) => void): ChangePort<Out> {
  const arrivals = createArrivalCount();
  let postedCount = 0;

  function receive(message: In): void {
    take(message);
    arrivals.add();
  }

  function receiveAll(): void {
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
      receive(next.message);
  }

  port.on('message', receive);
  return {
    receiveAll,
    get postedCount() {
      return postedCount;
    },
    post(message) {
      postedCount += 1;
      port.postMessage(message);
    },
    waitFor(count) {
      receiveAll();
      return arrivals.waitFor(count);
    },
  };
}
