import type { ChangeEvent } from '../../contract/index.ts';

export type StreamState = 'connecting' | 'open' | 'refused';

/** What a stream tells a page, whether it holds the connection itself or hears it from another tab. */
export type StreamMessage =
  | { readonly kind: 'state'; readonly state: StreamState }
  | { readonly kind: 'change'; readonly change: ChangeEvent }
  | { readonly kind: 'reset' };

const RETRY_MS = 30_000;

/**
 * Opens the server's stream and keeps it open: the browser reconnects by itself and takes up where it was; a refusal is
 * tried again later. `urlFrom` gives the address that resumes after a revision.
 */
export function openSource(
  urlFrom: (revision: number | undefined) => string,
  from: number | undefined,
  tell: (message: StreamMessage) => void,
): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let revision = from;

  const connect = () => {
    source?.close();
    const opened = new EventSource(urlFrom(revision));
    source = opened;
    opened.addEventListener('ready', (event) => {
      revision = revisionOf(event) ?? revision;
      tell({ kind: 'state', state: 'open' });
    });
    opened.addEventListener('change', (event) => {
      const change = JSON.parse((event as MessageEvent<string>).data) as ChangeEvent;
      revision = change.revision;
      tell({ kind: 'change', change });
    });
    opened.addEventListener('reset', () => tell({ kind: 'reset' }));
    opened.addEventListener('error', () => {
      const refused = opened.readyState === EventSource.CLOSED;
      tell({ kind: 'state', state: refused ? 'refused' : 'connecting' });
      if (refused) connectIn(RETRY_MS * (0.75 + Math.random() / 2));
    });
  };
  const connectIn = (wait: number) => {
    clearTimeout(retry);
    retry = setTimeout(connect, wait);
  };
  const online = () => {
    if (source?.readyState !== EventSource.OPEN) connectIn(0);
  };
  connect();
  window.addEventListener('online', online);
  return () => {
    clearTimeout(retry);
    window.removeEventListener('online', online);
    source?.close();
  };
}

function revisionOf(event: Event): number | undefined {
  const { lastEventId } = event as MessageEvent;
  return /^\d+$/.test(lastEventId) ? Number(lastEventId) : undefined;
}
