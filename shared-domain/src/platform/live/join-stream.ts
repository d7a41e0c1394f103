import { openSource, type StreamMessage, type StreamState } from './open-source.ts';

/** A message between tabs: one of the stream, or the question of a new tab how the stream is. */
type TabMessage = StreamMessage | { readonly kind: 'hello' };

interface JoinOptions {
  readonly chOID: string;
  /** The stream's address, resuming after a revision. */
  readonly urlFrom: (revision: number | undefined) => string;
  /** Revision of what the page holds: the stream begins with what came after it. */
  readonly revision: number;
}

/**
 * Joins the stream of a competition. Over HTTP/1.1 a browser gives one host six connections in all, so tabs of one competition
 * share one stream (docs/decisions/007): the tab that holds the lock keeps it open and passes each message on; when that tab
 * closes, another takes over.
 * @returns a function that leaves the stream
 */
export function joinStream(
  { chOID, revision, urlFrom }: JoinOptions,
  onMessage: (message: StreamMessage) => void,
): () => void {
  if (navigator.locks === undefined || typeof BroadcastChannel === 'undefined') {
    return openSource(urlFrom, revision, onMessage);
  }
  const name = `foulee-live-${chOID}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let lastRevision = revision;
  let state: StreamState = 'connecting';
  let isHolder = false;
  let leave = () => {};

  const receive = (message: StreamMessage) => {
    if (message.kind === 'state') state = message.state;
    if (message.kind === 'change') lastRevision = message.change.revision;
    onMessage(message);
  };
  const postToTabs = (message: TabMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'hello') receive(data);
    else if (isHolder) postToTabs({ kind: 'state', state });
  });
  postToTabs({ kind: 'hello' });

  const holdStream = () =>
    new Promise<void>((resolve) => {
      // The lock was granted as the page left: nobody would close the stream, and no other tab would get the lock.
      if (leaving.signal.aborted) return resolve();
      isHolder = true;
      const close = openSource(urlFrom, lastRevision, (message) => {
        receive(message);
        postToTabs(message);
      });
      leave = () => {
        close();
        resolve();
      };
    });
  navigator.locks.request(name, { signal: leaving.signal }, holdStream).catch(() => undefined);
  return () => {
    leaving.abort();
    leave();
    channel.close();
  };
}
