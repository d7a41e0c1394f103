import { type InjectableStore, sessionSlice } from 'shared-domain/platform';
import { isDeviceClosed, onDeviceAccount } from '../device-account.ts';
import { inIndexedDb, inMemory } from './draft-store.ts';
import { entryApi } from './entry-endpoints.ts';
import { Outbox } from './outbox.ts';
import { sendDraft } from './send-draft.ts';

const NAME = 'foulee-marks';
const AGAIN_MS = 5000;

const outboxes = new WeakMap<InjectableStore, Outbox>();

/** Where the browser has locks, one tab sends a draft at a time; the others find it gone. */
const alone = async (key: string, work: () => Promise<void>): Promise<void> => {
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(`${NAME} ${key}`, work);
};

/** The outbox of a page: one for its store, sending for as long as the page is open. */
export function outboxOf(store: InjectableStore): Outbox {
  const known = outboxes.get(store);
  if (known !== undefined) return known;
  const keeps = typeof indexedDB !== 'undefined';
  const channel = keeps && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(NAME) : undefined;
  const outbox = new Outbox({
    store: keeps ? inIndexedDb : inMemory(),
    alone,
    send: (draft) => sendDraft(store, draft),
    tell: () => channel?.postMessage('changed'),
  });
  outboxes.set(store, outbox);
  if (channel !== undefined) channel.onmessage = () => void outbox.load();

  onDeviceAccount(() => {
    outbox.release();
    if (!isDeviceClosed()) void outbox.load();
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
  const mayTry = () => token !== undefined && navigator.onLine;
  window.addEventListener('online', () => void outbox.flush());
  setInterval(() => {
    if (outbox.snapshot().drafts.length > 0 && mayTry()) void outbox.flush();
  }, AGAIN_MS);
  void outbox.load().then(() => (mayTry() ? outbox.flush() : undefined));
  return outbox;
}
