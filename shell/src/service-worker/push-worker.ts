import { parsePushMessage } from './push-messages.ts';

/** The parts of the service worker API used here: TypeScript's types for workers and for pages cannot be loaded together. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}

interface ClickEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface ChangeEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void): void;
}

const ICON = '/icon-192.png';

/** Shows the page in the window that has it, else in one that shows the site, else in a new one. */
async function openPage({ clients, location }: PushScope, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => client.url === url);
  if (shown !== undefined) {
    await shown.focus();
    return;
  }
  const other = windows.find((client) => !/\/(mgr|officiel)\//.test(client.url));
  // A window that this worker does not serve cannot be sent elsewhere.
  const moved = await other?.navigate(url).catch(() => undefined);
  if (moved == null) await clients.openWindow(url);
  else await moved.focus();
}

/** Tells the server of the subscription that the browser has made in place of another. */
async function replaceSubscription({ registration }: PushScope, event: ChangeEvent): Promise<void> {
  const { oldSubscription: former } = event;
  const key = former?.options.applicationServerKey;
  const renewed =
    event.newSubscription ??
    (key == null
      ? null
      : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  // Without either the next page that is opened sends the whole choice.
  if (renewed === null || former == null) return;
  const { endpoint, keys } = renewed.toJSON();
  await fetch('/api/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, replaces: former.endpoint }),
  });
}

/** Shows push messages, opens the page that they are about, and renews the subscription when the browser changes it. */
export function listenToPush(worker: PushScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, tag, url, lang } = parsePushMessage(event.data?.text());
    // A result that takes the place of its call is heard too.
    const options = { body, tag, lang, icon: ICON, data: url, renotify: true };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { data } = event.notification;
    event.waitUntil(openPage(worker, typeof data === 'string' ? data : '/'));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(replaceSubscription(worker, event));
  });
}
