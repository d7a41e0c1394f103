import { expect, test } from '@jest/globals';
import { listenToPush } from './push-worker.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data?: unknown;
}

/** A worker whose notifications are a map by tag, as a browser's are. */
function openWorker() {
  const shown = new Map<string, Shown>();
  const listeners = new Map<string, (event: never) => void>();
  const registration = {
    getNotifications: async () =>
      [...shown.values()].map((notification) => ({ ...notification, close: () => shown.delete(notification.tag) })),
    showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
      shown.set(options.tag, { title, ...options });
    },
  };
  const addEventListener = (type: string, listener: (event: never) => void) => listeners.set(type, listener);
  const opened: string[] = [];
  const clients = { matchAll: async () => [], openWindow: async (url: string) => void opened.push(url) };
  const location = { origin: 'https://foulee.example' };
  listenToPush({ registration, clients, location, addEventListener } as unknown as Parameters<typeof listenToPush>[0]);
  const receive = async (message: object) => {
    let work: Promise<unknown> | undefined;
    const event = { data: { text: () => JSON.stringify(message) }, waitUntil: (one: Promise<unknown>) => (work = one) };
    listeners.get('push')?.(event as never);
    await work;
  };
  const press = async (notification: { readonly data: unknown }) => {
    let work: Promise<unknown> | undefined;
    const event = {
      notification: { ...notification, close: () => undefined },
      waitUntil: (one: Promise<unknown>) => (work = one),
    };
    listeners.get('notificationclick')?.(event as never);
    await work;
    return opened.at(-1);
  };
  return { shown, receive, press, listShown: () => [...shown.values()].map(({ title, body }) => [title, body]) };
}

test('81. the correction of a result that came with others leaves no wrong one on the screen', async () => {
  const { receive, listShown } = openWorker();
  const common = { url: '/challenge/c', lang: 'fr' };
  const body = 'Léo : résultat, 10.48\nNoé : résultat, 10.64';
  await receive({ ...common, title: '2 résultats de vos suivis', body, tag: 'g', parts: ['leo', 'noe'] });
  await receive({ ...common, title: 'Léo : résultat corrigé', body: '10.49', tag: 'leo' });
  expect(listShown()).toEqual([['2 résultats de vos suivis', 'Léo : résultat corrigé, 10.49\nNoé : résultat, 10.64']]);
});

test.each([
  ['by this release', { url: '/challenge/c/trial-t', parts: [] }, '/challenge/c/trial-t'],
  ['by an earlier release', '/challenge/c/trial-t', '/challenge/c/trial-t'],
  ['without a page', null, '/'],
  ['with a page of another site', { url: 'https://elsewhere.example/' }, '/'],
])('81. a tap on a notification that was shown %s opens its page', async (_, data, path) => {
  const { press } = openWorker();
  expect(await press({ data })).toBe(`https://foulee.example${path}`);
});

test('81. a notification that an earlier release showed leads to its page also once a message took a result out of it', async () => {
  const { shown, receive, press } = openWorker();
  const body = 'Léo : résultat, 10.48\nNoé : résultat, 10.64';
  const data = '/challenge/c/trial-t';
  shown.set('leo', { title: 'Léo : résultat', body: '10.48', tag: 'leo', data });
  shown.set('g', { title: '2 résultats de vos suivis', body, tag: 'g', data });
  await receive({ title: 'Léo : résultat corrigé', body: '10.49', tag: 'leo', url: data, lang: 'fr' });
  for (const one of shown.values()) expect(await press({ data: one.data })).toBe(`https://foulee.example${data}`);
});
