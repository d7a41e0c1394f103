import type { ChangeEvent } from '../../contract/index.ts';

export type StreamState = 'connecting' | 'open' | 'refused';

/**
 * A message of a stream to a page, from the page's own connection or from another tab's, which says the `revision` that it has come to.
 * `reset`: load all data again.
 */
export type StreamMessage =
  | { readonly kind: 'state'; readonly state: StreamState; readonly revision?: number }
  | { readonly kind: 'change'; readonly change: ChangeEvent }
  | { readonly kind: 'reset' };

/** How long to wait after a refusal, ms: the browser does not reconnect after one. */
const RETRY_MS = 30_000;

/**
 * Opens the server's stream and keeps it open: the browser reconnects by itself, and after a refusal it is opened again later. `buildUrl`
 * gives the address from which it resumes after a revision.
 * @returns a function that closes the stream
 */
export function openEventSource(
  buildUrl: (revision: number | undefined) => string,
  firstRevision: number | undefined,
  onMessage: (message: StreamMessage) => void,
): () => void {
  let source: EventSource | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let revision = firstRevision;

  const connect = () => {
    source?.close();
    const eventSource = new EventSource(buildUrl(revision));
    source = eventSource;
    eventSource.addEventListener('ready', (event) => {
      revision = readRevision(event) ?? revision;
      onMessage({ kind: 'state', state: 'open' });
    });
    eventSource.addEventListener('change', (event) => {
      const change = JSON.parse((event as MessageEvent<string>).data) as ChangeEvent;
      revision = change.revision;
      onMessage({ kind: 'change', change });
    });
    eventSource.addEventListener('reset', () => onMessage({ kind: 'reset' }));
    eventSource.addEventListener('error', () => {
      const isRefused = eventSource.readyState === EventSource.CLOSED;
      onMessage({ kind: 'state', state: isRefused ? 'refused' : 'connecting' });
      // A random delay, so that not all pages come back at once.
      if (isRefused) connectIn(RETRY_MS * (0.75 + Math.random() / 2));
    });
  };
  const connectIn = (delayMs: number) => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(connect, delayMs);
  };
  const reconnect = () => {
    if (source?.readyState !== EventSource.OPEN) connectIn(0);
  };
  connect();
  window.addEventListener('online', reconnect);
  return () => {
    clearTimeout(retryTimer);
    window.removeEventListener('online', reconnect);
    source?.close();
  };
}

function readRevision(event: Event): number | undefined {
  const { lastEventId } = event as MessageEvent;
  return /^\d+$/.test(lastEventId) ? Number(lastEventId) : undefined;
}
