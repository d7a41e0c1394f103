import { expect, test } from '@jest/globals';
import { listenToPush } from './push-worker.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
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
  listenToPush({ registration, addEventListener } as unknown as Parameters<typeof listenToPush>[0]);
  const receive = async (message: object) => {
    let work: Promise<unknown> | undefined;
    const event = { data: { text: () => JSON.stringify(message) }, waitUntil: (one: Promise<unknown>) => (work = one) };
    listeners.get('push')?.(event as never);
    await work;
  };
  return { receive, listShown: () => [...shown.values()].map(({ title, body }) => [title, body]) };
}

test('81. the correction of a result that came with others leaves no wrong one on the screen', async () => {
  const { receive, listShown } = openWorker();
  const common = { url: '/challenge/c', lang: 'fr' };
  const body = 'Léo : résultat, 10.48\nNoé : résultat, 10.64';
  await receive({ ...common, title: '2 résultats de vos suivis', body, tag: 'g', parts: ['leo', 'noe'] });
  await receive({ ...common, title: 'Léo : résultat corrigé', body: '10.49', tag: 'leo' });
  expect(listShown()).toEqual([['2 résultats de vos suivis', 'Léo : résultat corrigé, 10.49\nNoé : résultat, 10.64']]);
});
