import type { PushBody } from 'shared-domain/contract';
import { currentLanguage, type InjectableStore } from 'shared-domain/platform';
import { readFollowed } from '../follow-store.ts';
import { readPushKey, sendChoice, sendStop } from './push-calls.ts';
import { buildPushFollows } from './push-follows.ts';
import { readPushState, storePushState } from './push-state.ts';

type Store = Pick<InjectableStore, 'dispatch'>;

/** How long the worker of the site may take to be there, ms: it is registered once the page has loaded. */
const MAX_WORKER_WAIT_MS = 10_000;

/** What was sent last, so that the same is not sent with every page. */
const SENT_KEY = 'foulee.push.sent';
const SENT_LIFE_MS = 12 * 3_600_000;

interface SentChoice {
  readonly endpoint: string;
  readonly body: string;
  readonly at: number;
  readonly athletes: number;
}

function readSent(): SentChoice | undefined {
  try {
    return (JSON.parse(localStorage.getItem(SENT_KEY) ?? 'null') as SentChoice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function storeSent(sent: SentChoice | undefined): void {
  try {
    if (sent === undefined) localStorage.removeItem(SENT_KEY);
    else localStorage.setItem(SENT_KEY, JSON.stringify(sent));
  } catch {
    return;
  }
}

/** How many athletes the server tells of, as it said last. */
export const countToldAthletes = (): number => readSent()?.athletes ?? 0;

async function findPushManager(): Promise<PushManager> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('there is no service worker')), MAX_WORKER_WAIT_MS),
  );
  return (await Promise.race([navigator.serviceWorker.ready, timeout])).pushManager;
}

const encodeKey = (key: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The browser's subscription, made with the key that the site has now: one of another key would get nothing. */
async function openSubscription(store: Store): Promise<PushSubscription> {
  const manager = await findPushManager();
  const key = await readPushKey(store);
  const present = await manager.getSubscription();
  if (present !== null && encodeKey(present.options.applicationServerKey) === key) return present;
  await present?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function buildBody(subscription: PushSubscription): PushBody {
  const { endpoint } = subscription;
  const former = readSent()?.endpoint;
  return {
    endpoint,
    keys: { p256dh: encodeKey(subscription.getKey('p256dh')), auth: encodeKey(subscription.getKey('auth')) },
    language: currentLanguage(),
    follows: buildPushFollows(readFollowed()),
    ...(former === undefined || former === endpoint ? {} : { replaces: former }),
  };
}

/** What is to be sent now, without the subscription. */
const describeChoice = (): string => JSON.stringify([currentLanguage(), buildPushFollows(readFollowed())]);

/** Sends the athletes followed now, and the language, with the browser's present subscription. @throws where it cannot be */
async function sendAll(store: Store): Promise<void> {
  const subscription = await openSubscription(store);
  const choice = describeChoice();
  const body = buildBody(subscription);
  const { athletes } = await sendChoice(store, body);
  storeSent({ endpoint: body.endpoint, body: choice, at: Date.now(), athletes });
}

/** Asks the reader, by the browser's own question, and subscribes. @returns false where the reader refuses @throws where it cannot be done */
export async function startPush(store: Store): Promise<boolean> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    storePushState('refused');
    return false;
  }
  await sendAll(store);
  storePushState('on');
  return true;
}

/** Ends all messages: on this device at once, even if the server cannot be reached: then the browser's push service refuses its next one. */
export async function stopPush(store: Store): Promise<void> {
  storePushState('off');
  const endpoint = readSent()?.endpoint;
  storeSent(undefined);
  const stopped = endpoint === undefined ? undefined : sendStop(store, endpoint);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await stopped?.catch(() => undefined);
}

/** Sends the choice again where it has changed, or was sent long ago; turns messages off where the reader has taken the permission back. */
export async function renewPush(store: Store, now = Date.now()): Promise<void> {
  if (readPushState() !== 'on') return;
  if (Notification.permission !== 'granted') return storePushState('off');
  const sent = readSent();
  const present = await (await findPushManager()).getSubscription();
  const isSent = sent !== undefined && sent.endpoint === present?.endpoint && sent.body === describeChoice();
  if (!isSent || Math.abs(now - sent.at) > SENT_LIFE_MS) await sendAll(store);
  // Stopped while it was being sent.
  if (readPushState() !== 'on') await stopPush(store);
}
