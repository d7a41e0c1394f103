import { type InjectableStore, sessionSlice } from 'shared-domain/platform';
import { canStoreDrafts, onAccountChange } from '../device/draft-account.ts';
import { diskStore, openMemoryStore } from './draft-store.ts';
import { entryApi } from './entry-endpoints.ts';
import { Outbox } from './outbox.ts';
import { sendDraft } from './send-draft.ts';

const NAME = 'foulee-marks';
const RETRY_MS = 5000;

const outboxes = new WeakMap<InjectableStore, Outbox>();

/** Where the browser has locks, only one tab sends a draft; the others then find that it is gone. */
const runAlone = async (key: string, work: () => Promise<void>): Promise<void> => {
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(`${NAME} ${key}`, work);
};

/** The one outbox of a page and its store; it sends for as long as the page is open. */
export function getOutbox(store: InjectableStore): Outbox {
  const existing = outboxes.get(store);
  if (existing !== undefined) return existing;
  const hasDisk = typeof indexedDB !== 'undefined';
  const channel = hasDisk && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(NAME) : undefined;
  const outbox = new Outbox({
    store: hasDisk ? diskStore : openMemoryStore(),
    runAlone,
    send: (draft) => sendDraft(store, draft),
    notifyTabs: () => channel?.postMessage('changed'),
  });
  outboxes.set(store, outbox);
  if (channel !== undefined) channel.onmessage = () => void outbox.load();

  onAccountChange(() => {
    outbox.clearMemory();
    if (canStoreDrafts()) void outbox.load();
  });

  let token = sessionSlice.selectors.selectToken(store.getState());
  store.subscribe(() => {
    const next = sessionSlice.selectors.selectToken(store.getState());
    if (next === token) return;
    token = next;
    if (token === undefined) return;
    store.dispatch(entryApi.util.invalidateTags(['Sheet']));
    void outbox.flush();
  });
  const canSend = () => token !== undefined && navigator.onLine;
  window.addEventListener('online', () => void outbox.flush());
  setInterval(() => {
    if (outbox.getState().drafts.length > 0 && canSend()) void outbox.flush();
  }, RETRY_MS);
  void outbox.load().then(() => (canSend() ? outbox.flush() : undefined));
  return outbox;
}
