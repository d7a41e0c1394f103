import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';

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
  readonly site: { readonly revision: number; readonly firm: number };
}

/**
 * One end of the channel on which news go. They are taken in as they come, and at once by who is about to rely on them: whatever
 * was posted before something else arrived by another way is then known (decision 016).
 */
export interface NewsPort<Out> {
  post(message: Out): void;
  /** Takes in all that was posted so far. */
  hear(): void;
  close(): void;
}

export function openNewsPort<In, Out>(port: MessagePort, take: (message: In) => void): NewsPort<Out> {
  port.on('message', take);
  return {
    post: (message) => port.postMessage(message),
    hear() {
      for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
        take(next.message);
    },
    close: () => port.close(),
  };
}
