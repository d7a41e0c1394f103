import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { createArrivalCount } from './arrival-count.ts';

/** What one thread tells of changes, in the order in which they were committed. */
export type News =
  | {
      readonly kind: 'committed';
      readonly chOID: string;
      readonly revision: number;
      readonly visible?: boolean | undefined;
    }
  | { readonly kind: 'removed'; readonly chOID: string }
  /** A name was taken off. */
  | { readonly kind: 'forget'; readonly chOID: string }
  /** Streams are to be told: of a revision, or that the challenge is gone. */
  | { readonly kind: 'tell'; readonly chOID: string; readonly revision?: number | undefined };

/** What the front passes on, with what it counts itself. */
export interface PassedNews {
  readonly news?: News;
  readonly site: { readonly revision: number; readonly minRevision: number };
}

/**
 * One end of the channel on which news go. Requests and answers go another way and may overtake them: each says how many news were sent
 * before it, and is looked at once these have come (docs/decisions/016).
 */
export interface NewsChannel<Out> {
  post(message: Out): void;
  /** How many were posted. */
  readonly posted: number;
  /** Undefined when so many were heard already. */
  reached(count: number): Promise<void> | undefined;
}

/** The channel's end in a thread, where what has come can be taken in at once. */
export interface NewsPort<Out> extends NewsChannel<Out> {
  /** Takes in all that has come so far. */
  hear(): void;
}

export function openNewsPort<In, Out>(port: MessagePort, take: (message: In) => void): NewsPort<Out> {
  const heard = createArrivalCount();
  let posted = 0;

  function receive(message: In): void {
    take(message);
    heard.add();
  }

  function hear(): void {
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
      receive(next.message);
  }

  port.on('message', receive);
  return {
    hear,
    get posted() {
      return posted;
    },
    post(message) {
      posted += 1;
      port.postMessage(message);
    },
    reached(count) {
      hear();
      return heard.reached(count);
    },
  };
}
