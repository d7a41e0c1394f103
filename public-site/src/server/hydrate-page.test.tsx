import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';
import { FIRST_RACE_QUERY } from 'shared-domain';
import {
  type AthleteAnswer,
  calls,
  type HomeAnswer,
  makeBodyReadKey,
  makeUrl,
  type Notice,
  type RaceAnswer,
} from 'shared-domain/contract';
import {
  createInjectableStore,
  type HostServices,
  keepRecentPage,
  MemoryRouter,
  Provider,
} from 'shared-domain/platform';
import { aChallenge, aResultList, aResultRow, aStartRow, aTrial, fakeStreams } from 'shared-domain/testing';
import App, { preparePage } from '../App.tsx';
import { clearFollowed, toggleFollowed } from '../components/follow/follow-store.ts';
import { readHeldTime } from '../components/page-clock.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderPage } from './render-page.tsx';

type PageAndAnswers = [path: string, answers: Readonly<Record<string, unknown>>];

const challenge = aChallenge({ oid: 'C' });
const trial = aTrial({ oid: 'T', chOID: 'C', gOID: 'G', results: 2, starts: 2, date: '2026-06-13T15:12:00+02:00' });
const rows = [aResultRow({ rank: 1 }), aResultRow({ rank: 2, last: 'KERBRAT', auid: 'k2', bib: '2' })];
const rounds = { rounds: [{ gOID: 'G', round: 'f', date: trial.date, status: 40, heats: [trial] }] };
const line = {
  ...aTrial({ oid: 'T', chOID: 'C' }),
  challenge: 'Grand-Val',
  kind: 'outdoor' as const,
  tz: 'Europe/Paris',
};
const home: HomeAnswer = {
  md: '2026-06-13',
  live: [],
  day: [aChallenge({ oid: 'C' })],
  recent: [aChallenge({ oid: 'D', date: '2026-06-12' })],
  upcoming: [aChallenge({ oid: 'E', date: '2026-06-20' })],
  results: [line],
  commitments: [],
  next: [{ ...line, date: '2026-06-13T18:00:00+02:00' }],
};
const { last, first } = aStartRow();
const athlete: AthleteAnswer = {
  key: 'k1',
  last,
  first,
  category: 56,
  trials: [{ trial: { ...trial, date: '2026-06-13T17:05:00+02:00', status: 20 } }],
};

const notice: Notice = {
  id: '1',
  kind: 'leader',
  certainty: 'provisional',
  at: '2026-06-13T12:40:00Z',
  trial: 'T',
  who: [aResultRow() as Notice['who'][number]],
  count: 1,
};

const race = aTrial({ oid: 'T', chOID: 'C', gOID: 'G', g0: 10_000, g1: 'R', category: 57, status: 40, results: 350 });
const raceAnswer: RaceAnswer = {
  status: 40,
  total: 350,
  distance: 10_000,
  rrdbib: null,
  categories: [{ category: 55, total: 350 }],
  results: rows.map((row) => ({ ...row, category: 55, prf: { v: 1_800_000, u: 'ms', st: 1 } })),
};
const RACE: PageAndAnswers = [
  '/challenge/C/trial-T',
  {
    '/api/challenge/C': challenge,
    '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: race.date, status: 40, heats: [race] }] },
    [makeBodyReadKey(makeUrl(calls.resultsRr, { id: 'C', id2: 'T' }), FIRST_RACE_QUERY)]: raceAnswer,
  },
];

/** Pages, each with the answers that it is drawn from. */
const PAGES: readonly PageAndAnswers[] = [
  ['/', { '/api/home': home }],
  ['/policy', {}],
  ['/challenge/C', { '/api/challenge/C': challenge, '/api/groups?chOID=C': { groups: [] }, '/api/rounds/C': rounds }],
  [
    '/challenge/C/trial-T',
    {
      '/api/challenge/C': challenge,
      '/api/results?chOID=C&trialOID=T': { results: [aResultList({ oid: 'T', chOID: 'C', gOID: 'G', rows })] },
      '/api/rounds/C': rounds,
    },
  ],
  [
    '/challenge/C?v=annonces',
    {
      '/api/challenge/C': challenge,
      '/api/live/C/announcements': { revision: 1, trials: [trial], notices: [notice] },
    },
  ],
  ['/challenge/C/athlete/k1', { '/api/challenge/C': challenge, '/api/challenge/C/athlete/k1': athlete }],
  RACE,
];

const host = (): HostServices => ({
  store: createInjectableStore(),
  notify: () => undefined,
  confirm: async () => false,
  openContact: () => undefined,
  openSearch: () => undefined,
  openCookies: () => undefined,
});

let root: Root | undefined;

/** Draws a page as the server does, a minute ago, and hydrates it as the shell does. */
async function hydrate(
  path: string,
  answersByUrl: Readonly<Record<string, unknown>>,
  noteHydrated: () => void = () => undefined,
) {
  const answers = Object.entries(answersByUrl).map(([url, body]) => ({ url, body: body as object }));
  jest.setSystemTime(NOW - 55_000);
  const { html } = await renderPage({ path, language: 'fr', answers });
  // React's drawing for servers leaves its contexts as they were at its end, which only a test shares with the browser.
  await prerender(null);
  jest.setSystemTime(NOW);
  document.body.innerHTML = `<div class="page-place">${html}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const elements = [...element.querySelectorAll('h1, a, button, td')];
  const services = host();
  const problems: unknown[] = [];
  const onHydrated = jest.fn(noteHydrated);
  await act(async () => {
    const { idPrefix } = await preparePage({ host: services, pathname: path, element, answers });
    root = hydrateRoot(
      element,
      <Provider store={services.store} serverState={services.store.getState()}>
        <MemoryRouter initialEntries={[path]}>
          <App host={services} onHydrated={onHydrated} />
        </MemoryRouter>
      </Provider>,
      { identifierPrefix: idPrefix, onRecoverableError: (error) => problems.push(error) },
    );
  });
  return { element, elements, problems, onHydrated };
}

/** What React says of a page that is another than the server's, also where it leaves it as it is. */
const listComplaints = () =>
  jest
    .mocked(console.error)
    .mock.calls.map(([message]) => String(message))
    .filter((message) => /hydrat/i.test(message));

const NOW = Date.parse('2026-06-13T13:00:20Z');

beforeAll(() => import('../features/challenge/announcements/AnnouncementsPage.tsx'));
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  fakeStreams();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  clearFollowed();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(PAGES)('The page %s that the server drew', (path, answers) => {
  test('is hydrated as it is, without a call of what came with it', async () => {
    const { requestedUrls } = fakeServer(answers);
    const { element, elements, problems, onHydrated } = await hydrate(path, answers);
    expect(problems).toEqual([]);
    expect(listComplaints()).toEqual([]);
    expect(onHydrated).toHaveBeenCalled();
    expect(readHeldTime()).toBeUndefined();
    expect(elements.length).toBeGreaterThan(0);
    expect(elements.filter((one) => !element.contains(one))).toEqual([]);
    expect(requestedUrls.filter((url) => url in answers)).toEqual([]);
  });

  test('is hydrated whatever the device knows of its reader', async () => {
    fakeServer({ ...answers, '/api/home?insee=53': home, '/api/nextlast': {} });
    toggleFollowed({ kind: 'athlete', last, first, club: undefined }, true, 'C', NOW);
    keepRecentPage({ k: '/challenge/D', t: NOW, title: 'Meeting – D' });
    localStorage.setItem('foulee.region', '53');
    const { problems } = await hydrate(path, answers);
    expect(problems).toEqual([]);
    expect(listComplaints()).toEqual([]);
  });
});

test('the announcements that the server drew are read without scripts', async () => {
  fakeServer({});
  const answers = Object.entries(PAGES.find(([path]) => path.endsWith('?v=annonces'))?.[1] ?? {});
  const { html, facts } = await renderPage({
    path: '/challenge/C?v=annonces',
    language: 'fr',
    answers: answers.map(([url, body]) => ({ url, body: body as object })),
  });
  await prerender(null);
  expect(facts.title).toMatch(/^Annonces – /);
  expect(html).toContain(`${last} ${first}`);
});

test('a long race answers before its rows are hydrated, and the page’s clock is held until they are', async () => {
  const [path, answers] = RACE;
  fakeServer(answers);
  /** React notes on each element what it knows of it. */
  const isHydrated = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'));
  const whenTaken: unknown[] = [];
  const { problems } = await hydrate(path, answers, () => {
    whenTaken.push(isHydrated('.race-filters'), isHydrated('.perf.race td'), readHeldTime());
  });
  expect(whenTaken).toEqual([true, false, NOW - 55_000]);
  expect([isHydrated('.perf.race td'), readHeldTime()]).toEqual([true, undefined]);
  expect(problems).toEqual([]);
});
