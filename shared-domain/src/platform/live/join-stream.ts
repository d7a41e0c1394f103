import { openSource, type StreamMessage, type StreamState } from './open-source.ts';

/** Between tabs: a message of the stream, or a newcomer that asks how the stream stands. */
type Word = StreamMessage | { readonly kind: 'hello' };

interface Joining {
  readonly chOID: string;
  /** The stream's address, resuming after a revision. */
  readonly urlFrom: (revision: number | undefined) => string;
  /** Revision of what the page holds: the stream begins with what came after it. */
  readonly revision: number;
}

/**
 * Joins the stream of a competition. A browser gives one server six connections in all, so tabs of one competition share
 * one stream: the tab that holds the lock keeps it and passes each frame on; when it closes, another takes over.
 * @returns what leaves the stream
 */
export function joinStream({ chOID, revision, urlFrom }: Joining, hear: (message: StreamMessage) => void): () => void {
  if (navigator.locks === undefined || typeof BroadcastChannel === 'undefined') {
    return openSource(urlFrom, revision, hear);
  }
  const name = `foulee-live-${chOID}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let heard = revision;
  let state: StreamState = 'connecting';
  let holding = false;
  let leave = () => {};

  const keep = (message: StreamMessage) => {
    if (message.kind === 'state') state = message.state;
    if (message.kind === 'change') heard = message.change.revision;
    hear(message);
  };
  const say = (word: Word) => channel.postMessage(word);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind !== 'hello') keep(data);
    else if (holding) say({ kind: 'state', state });
  });
  say({ kind: 'hello' });

  const hold = () =>
    new Promise<void>((resolve) => {
      holding = true;
      const close = openSource(urlFrom, heard, (message) => {
        keep(message);
        say(message);
      });
      leave = () => {
        close();
        resolve();
      };
    });
  navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => undefined);
  return () => {
    leaving.abort();
    leave();
    channel.close();
  };
}
