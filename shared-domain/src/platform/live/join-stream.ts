import { openEventSource, type StreamMessage, type StreamState } from './event-source.ts';

/** A message between tabs: one of the stream, or `hello`, with which a new tab asks for the state of the stream. */
type TabMessage = StreamMessage | { readonly kind: 'hello' };

interface JoinOptions {
  readonly chOID: string;
  /** The stream's address from which it resumes after a revision. */
  readonly buildUrl: (revision: number | undefined) => string;
  /** Revision of the data that the page has; the stream begins with the changes after it. */
  readonly revision: number;
}

/**
 * Joins the stream of a competition. Over HTTP/1.1 a browser gives one host six connections in all, so tabs of one competition
 * share one stream (docs/decisions/007): the tab that holds the lock opens it and forwards each message; when that tab
 * closes, another takes over.
 * @param onMessage is told whether the message is of the page's own connection, which sends all changes after `revision`
 * @returns a function that leaves the stream
 */
export function joinStream(
  { chOID, revision, buildUrl }: JoinOptions,
  onMessage: (message: StreamMessage, isOwn: boolean) => void,
): () => void {
  if (navigator.locks === undefined || typeof BroadcastChannel === 'undefined') {
    return openEventSource(buildUrl, revision, (message) => onMessage(message, true));
  }
  const name = `foulee-live-${chOID}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let lastRevision = revision;
  let state: StreamState = 'connecting';
  let isHolder = false;
  let leaveStream = () => {};

  const receive = (message: StreamMessage, isOwn: boolean) => {
    if (message.kind === 'state') state = message.state;
    if (message.kind === 'change') lastRevision = message.change.revision;
    onMessage(message, isOwn);
  };
  const postToTabs = (message: TabMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind !== 'hello') receive(data, false);
    else if (isHolder) postToTabs({ kind: 'state', state, revision: lastRevision });
  });
  postToTabs({ kind: 'hello' });

  const holdStream = () =>
    new Promise<void>((resolve) => {
      // The page left the stream just before it got the lock: without this nobody would ever release the lock.
      if (leaving.signal.aborted) return resolve();
      isHolder = true;
      const close = openEventSource(buildUrl, lastRevision, (message) => {
        receive(message, true);
        postToTabs(message.kind === 'state' ? { ...message, revision: lastRevision } : message);
      });
      leaveStream = () => {
        close();
        resolve();
      };
    });
  navigator.locks.request(name, { signal: leaving.signal }, holdStream).catch(() => undefined);
  return () => {
    leaving.abort();
    leaveStream();
    channel.close();
  };
}
