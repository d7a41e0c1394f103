import type { CDPSession, Page, Worker } from '@playwright/test';
import { openOwnAddress } from '../support/own-address.ts';
import { watchConsole } from '../support/page.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** A public key of a browser (RFC 8291, appendix A) and its secret. */
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';
const ENDPOINT = 'https://push.foulee.org/journey';

/**
 * A browser without windows has no push service and shows no notifications: its subscription and the reader's permission are made here.
 * Counts the questions about permission.
 */
async function givePush(page: Page): Promise<void> {
  await page.addInitScript(
    ({ p256dh, auth, endpoint }) => {
      const decode = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
      const store = (name: string, value: string | undefined) =>
        value === undefined ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, value);
      const makeSubscription = (key: string) => ({
        endpoint,
        options: { applicationServerKey: decode(key) },
        getKey: (name: string) => decode(name === 'auth' ? auth : p256dh),
        unsubscribe: async () => {
          store('test.subscription', undefined);
          return true;
        },
      });
      PushManager.prototype.subscribe = async (options) => {
        store('test.subscription', String(options?.applicationServerKey));
        return makeSubscription(String(options?.applicationServerKey)) as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => {
        const key = sessionStorage.getItem('test.subscription');
        return key === null ? null : (makeSubscription(key) as unknown as PushSubscription);
      };
      const counts = window as unknown as { questions: number };
      counts.questions = 0;
      const readPermission = () => (sessionStorage.getItem('test.permission') ?? 'default') as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { get: readPermission });
      Notification.requestPermission = async () => {
        counts.questions += 1;
        store('test.permission', 'granted');
        return readPermission();
      };
    },
    { p256dh: P256DH, auth: AUTH, endpoint: ENDPOINT },
  );
}

interface Shown {
  readonly title: string;
  readonly body: string;
}

/** Notes what the worker shows, by tag as a browser does. */
const watchNotifications = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const shown = new Map<unknown, object>();
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => void shown.set(options?.tag, { title, ...options });
  });

const listNotifications = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => [...(globalThis as unknown as { shown: Map<unknown, Shown> }).shown.values()]);

/** Taps the only notification. */
const tapNotification = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const { shown } = globalThis as unknown as { shown: Map<unknown, object> };
    const [notification] = shown.values();
    const tap = Object.assign(new Event('notificationclick'), {
      notification: { ...notification, close: () => shown.clear() },
      // A browser without windows has none to bring to the front.
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    });
    globalThis.dispatchEvent(tap);
  });

/** Gives the page's worker messages as a push service does. */
async function openDelivery(page: Page): Promise<(message: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
}

const countQuestions = (page: Page) => page.evaluate(() => (window as unknown as { questions: number }).questions);

test('81: asked for by a tap, never at load; a correction takes the place of a result, a tap opens the athlete, and one tap stops all', async ({
  page,
  context,
  sharedServer,
}) => {
  const { chOID, trialOID } = await createRunningMeeting(sharedServer.url, [11_580, 11_660]);
  const address = await openOwnAddress(sharedServer);
  const results = await fetch(`${sharedServer.url}/api/results?chOID=${chOID}&trialOID=${trialOID}`);
  const [list] = ((await results.json()) as { results: { rows: { auid: string; last: string }[] }[] }).results;
  const key = list?.rows.find(({ last }) => last === 'VALMOREL')?.auid;
  const path = `/challenge/${chOID}/athlete/${key}`;
  const problems = watchConsole(page);
  await givePush(page);
  await page.goto(address.url + path);

  const ask = page.getByRole('button', { name: 'Prévenez-moi : appel, résultat' });
  const star = page.getByRole('button', { name: /^Suivre .*VALMOREL/ });
  await expect(star).toBeVisible();
  await expect(ask).toBeHidden();
  await star.click();
  await expect(ask).toBeVisible();
  expect(await countQuestions(page)).toBe(0);
  const saved = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/push'));
  await ask.click();
  await expect(page.getByText('Vous recevez l’appel et les résultats de vos athlètes suivis.')).toBeVisible();
  expect((await saved).postDataJSON()).toMatchObject({ endpoint: ENDPOINT, follows: [{ chOID, athletes: [key] }] });

  await page.goto(`${address.url}/`);
  await expect(page.getByRole('button', { name: 'Arrêter les messages' })).toBeVisible();
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('the site has no worker');
  await watchNotifications(worker);
  const deliver = await openDelivery(page);
  const message = { title: 'Inès VALMOREL : résultat', body: '100 m – 11.58', tag: 'one', url: path, lang: 'fr' };
  await deliver(message);
  await expect.poll(() => listNotifications(worker)).toEqual([expect.objectContaining({ title: message.title })]);
  await deliver({ ...message, title: 'Inès VALMOREL : résultat corrigé', body: '100 m – 11.60' });
  const corrected = { title: 'Inès VALMOREL : résultat corrigé', body: '100 m – 11.60', tag: 'one', lang: 'fr' };
  await expect.poll(() => listNotifications(worker)).toEqual([expect.objectContaining(corrected)]);
  await tapNotification(worker);
  await expect(page).toHaveURL(address.url + path);
  expect(await listNotifications(worker)).toEqual([]);

  const stopped = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Arrêter les messages' }).click();
  expect((await stopped).postDataJSON()).toEqual({ endpoint: ENDPOINT });
  await expect(ask).toBeVisible();
  expect(problems()).toEqual([]);
  await address.close();
});
