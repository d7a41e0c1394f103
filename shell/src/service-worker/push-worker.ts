import { type PushMessage, parsePushMessage, placeMessage } from './push-messages.ts';

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
  readonly registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification' | 'pushManager'>;
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

/** What a notification has besides its words; those that an earlier release showed have the path alone. */
const readData = (data: unknown): object => (typeof data === 'string' ? { url: data } : { ...(data as object | null) });

/** What a notification of an earlier message says. */
const readShown = ({ title, body, tag, lang, data }: Notification): PushMessage =>
  parsePushMessage(JSON.stringify({ ...readData(data), title, body, tag, lang }));

/** Shows a message, and in notifications that are shown what it has anew. */
async function showMessage({ registration }: PushScope, message: PushMessage): Promise<void> {
  const notifications = await registration.getNotifications();
  const { shown, closed } = placeMessage(notifications.map(readShown), message);
  for (const notification of notifications) if (closed.includes(notification.tag)) notification.close();
  for (const { title, body, tag, url, lang, parts } of shown) {
    // A result that takes the place of its call is heard too.
    const options = { body, tag, lang, icon: ICON, data: { url, parts }, renotify: true };
    await registration.showNotification(title, options);
  }
}

/** Shows push messages, opens the page that they are about, and renews the subscription when the browser changes it. */
export function listenToPush(worker: PushScope): void {
  worker.addEventListener('push', (event) => {
    event.waitUntil(showMessage(worker, parsePushMessage(event.data?.text())));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = parsePushMessage(JSON.stringify(readData(event.notification.data)));
    event.waitUntil(openPage(worker, url));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(replaceSubscription(worker, event));
  });
}
