import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { makeAthleteId } from 'shared-domain';
import { changeLanguage } from 'shared-domain/platform';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { clearFollowed, toggleFollowed } from '../follow-store.ts';
import { PushChoice } from './PushChoice.tsx';
import { storePushState } from './push-state.ts';
import { renewPush } from './push-subscription.ts';

const ines = { kind: 'athlete', last: 'VALMOREL', first: 'Inès', club: 'AC Valmont' } as const;
const KEY = makeAthleteId({ last: 'VALMOREL', first: 'Inès', third: 'AC Valmont' });
const SITE_KEY = 'AQID';
const answers = {
  '/api/push/key': { key: SITE_KEY },
  '/api/push': { athletes: 1 },
};

/** A browser that can be sent messages: its answer to the question, and its subscription. */
function fakeBrowser(answer: NotificationPermission, { support = true, endpoint = 'https://push.example/1' } = {}) {
  let subscription: object | null = null;
  const unsubscribe = jest.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = jest.fn(async (_options: object) => {
    subscription = {
      endpoint,
      options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
      getKey: () => new Uint8Array([4, 5]).buffer,
      unsubscribe,
    };
    return subscription;
  });
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  const requestPermission = jest.fn(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission: 'default' as NotificationPermission, requestPermission };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  define(window, 'isSecureContext', true);
  define(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  if (support) {
    define(window, 'PushManager', class {});
    define(window, 'Notification', notification);
  }
  return { requestPermission, subscribe, unsubscribe, notification };
}

beforeEach(() => {
  act(clearFollowed);
  act(() => storePushState('off'));
  localStorage.clear();
  toggleFollowed(ines, true, 'C');
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification', 'isSecureContext']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'userAgent');
  jest.useRealTimers();
});

const tap = async (name: string | RegExp) => act(async () => (await screen.findByRole('button', { name })).click());
const ASK = /^Prévenez-moi/;

test('asks nothing before the tap; then the server is told which athletes, and one tap stops all', async () => {
  const browser = fakeBrowser('granted');
  const { requestedUrls, listBodies } = fakeServer(answers);
  renderSite(<PushChoice />);
  expect(browser.requestPermission).not.toHaveBeenCalled();
  expect(requestedUrls).toEqual([]);
  await tap(ASK);
  expect(await screen.findByText('Vous recevez l’appel et les résultats de vos athlètes suivis.')).toBeVisible();
  expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: SITE_KEY });
  expect(listBodies('/api/push')).toEqual([
    {
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'BAU', auth: 'BAU' },
      language: 'fr',
      follows: [{ chOID: 'C', athletes: [KEY] }],
    },
  ]);
  await tap('Arrêter les messages');
  expect(await screen.findByRole('button', { name: ASK })).toBeVisible();
  expect(browser.unsubscribe).toHaveBeenCalled();
  expect(listBodies('/api/push').at(-1)).toEqual({ endpoint: 'https://push.example/1' });
  expect(localStorage.getItem('foulee.push')).toBeNull();
});

test('a refusal is remembered and explained, and nothing is sent', async () => {
  fakeBrowser('default');
  const { requestedUrls } = fakeServer(answers);
  const { unmount } = renderSite(<PushChoice />);
  await tap(ASK);
  expect(await screen.findByText('Vous avez refusé les notifications.')).toBeVisible();
  unmount();
  renderSite(<PushChoice />);
  expect(screen.getByText('Vous avez refusé les notifications.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Demander à nouveau' })).toBeVisible();
  expect(requestedUrls).toEqual([]);
});

test('where the browser blocks them there is a way out instead of a dead button', () => {
  fakeBrowser('denied').notification.permission = 'denied';
  renderSite(<PushChoice />);
  expect(screen.getByText(/autorisez-les dans les réglages de votre navigateur/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an iPhone outside the home screen is told how; by plain http and in other browsers there is nothing', () => {
  fakeBrowser('granted', { support: false });
  const { container, unmount } = renderSite(<PushChoice />);
  expect(container).toHaveTextContent('');
  unmount();
  Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)', configurable: true });
  const phone = renderSite(<PushChoice />, { language: 'en' });
  expect(screen.getByText(/Add to Home Screen/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  phone.unmount();
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  expect(renderSite(<PushChoice />).container).toHaveTextContent('');
});

test('where it cannot be done that is said, and it can be tried again', async () => {
  fakeBrowser('granted');
  fakeServer({ ...answers, '/api/push': 503 });
  renderSite(<PushChoice />);
  await tap(ASK);
  expect(await screen.findByText(/n’ont pas pu être activés/)).toBeVisible();
  expect(screen.getByRole('button', { name: ASK })).toBeEnabled();
});

test('another star, another language and another subscription are sent, the same is not', async () => {
  fakeBrowser('granted');
  const { listBodies } = fakeServer(answers);
  const { store } = renderSite(<PushChoice />);
  await tap(ASK);
  await screen.findByText(/Vous recevez/);
  const send = () => act(() => renewPush(store));
  await send();
  expect(listBodies('/api/push')).toHaveLength(1);
  act(() => toggleFollowed({ ...ines, first: 'Léa', auid: 'L1' }, true, 'C'));
  await send();
  expect(listBodies('/api/push').at(-1)).toMatchObject({ follows: [{ chOID: 'C', athletes: ['L1', KEY] }] });
  await act(() => changeLanguage('en'));
  await send();
  expect(listBodies('/api/push').at(-1)).toMatchObject({ language: 'en' });
  const { notification } = fakeBrowser('granted', { endpoint: 'https://push.example/2' });
  notification.permission = 'granted';
  await send();
  expect(listBodies('/api/push').at(-1)).toMatchObject({
    endpoint: 'https://push.example/2',
    replaces: 'https://push.example/1',
  });
  notification.permission = 'denied';
  await send();
  expect(localStorage.getItem('foulee.push')).toBeNull();
});
