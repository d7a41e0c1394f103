import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { FLAG_OPTIONS, findLocalDay } from 'shared-domain';
import { createInjectableStore } from 'shared-domain/platform';
import { aChallenge, aResultList, aResultRow, FakeStream, fakeStreams } from 'shared-domain/testing';
import { challengeApi } from '../../api/challenge-endpoints.ts';
import { usePricesQuery } from '../../api/landing-endpoints.ts';
import { useFreshness } from '../../components/freshness.ts';
import { releasePageClock } from '../../components/page-clock.ts';
import { startDrawing } from '../../first-drawing/drawing.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { LiveChallenge } from './LiveChallenge.tsx';

const today = findLocalDay(new Date(), 'Europe/Paris');

function Told() {
  const { isLive, pollingInterval } = useFreshness();
  return <p>{`${isLive ? 'live' : 'past'} ${pollingInterval}`}</p>;
}

function Priced() {
  const { data } = usePricesQuery('C');
  return data === undefined ? null : <p>{`prices: ${data.prices.map((price) => price.unit_amount).join(' ')}`}</p>;
}

async function renderLive(date = today, updated = '2026-06-13T10:00:00Z') {
  const challenge = aChallenge({ oid: 'C', date, duration: 1, updated, revision: 9 });
  const server = fakeServer({ '/api/challenge/C': challenge });
  const view = renderSite((host) => (
    <LiveChallenge chOID="C" store={host.store}>
      <Told />
    </LiveChallenge>
  ));
  await waitFor(() => expect(FakeStream.last).toBeDefined());
  return { ...view, server };
}

beforeEach(fakeStreams);
afterEach(() => {
  jest.restoreAllMocks();
});

describe('how the pages of a competition stay fresh', () => {
  test('by one stream; nothing is polled while it is held', async () => {
    await renderLive();
    act(() => FakeStream.last?.ready(1));
    expect(screen.getByText('live 0')).toBeInTheDocument();
  });

  test('by asking every 10 s when the stream is refused', async () => {
    await renderLive();
    act(() => FakeStream.last?.refuse());
    expect(screen.getByText('live 10000')).toBeInTheDocument();
  });

  test('not at all once the competition is over, even without a stream', async () => {
    await renderLive('2016-08-12');
    act(() => FakeStream.last?.refuse());
    expect(screen.getByText('past 0')).toBeInTheDocument();
  });

  test('not at all where the organiser says that it is not followed live', async () => {
    const flag = 9 + (FLAG_OPTIONS.windRequired << 9);
    const server = fakeServer({ '/api/challenge/C': aChallenge({ oid: 'C', date: today, duration: 1, flag }) });
    FakeStream.last = undefined;
    renderSite((host) => (
      <LiveChallenge chOID="C" store={host.store}>
        <Told />
      </LiveChallenge>
    ));
    await waitFor(() => expect(server.requestedUrls).toContain('/api/challenge/C'));
    expect(await screen.findByText('past 0')).toBeInTheDocument();
    expect(FakeStream.last).toBeUndefined();
  });

  test('a hidden tab polls nothing', async () => {
    await renderLive();
    act(() => FakeStream.last?.refuse());
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('live 0')).toBeInTheDocument();
  });

  test('an address of no competition asks once, and nothing more', async () => {
    const server = fakeServer({});
    renderSite((host) => (
      <LiveChallenge chOID="C" store={host.store}>
        <Told />
      </LiveChallenge>
    ));
    expect(await screen.findByRole('heading', { name: 'Cette page n’existe pas ou plus' })).toBeInTheDocument();
    expect(screen.queryByText(/past/)).toBeNull();
    expect(server.requestedUrls).toEqual(['/api/challenge/C']);
  });

  test('the stream is left with the page', async () => {
    const { unmount } = await renderLive();
    unmount();
    expect(FakeStream.last?.readyState).toBe(FakeStream.CLOSED);
  });

  test('an answer asked for before a change, which comes after it, is asked for once more', async () => {
    const list = (v: number) => ({
      results: [aResultList({ oid: 'T', rows: [aResultRow({ prf: { v, u: 'ms', st: 1 } })] })],
    });
    const { server, store } = await renderLive();
    act(() => FakeStream.last?.ready(1));
    let answer = (_: unknown): void => undefined;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    server.setAnswers({ '/api/results': late });
    const args = { chOID: 'C', trialOID: 'T' };
    const asked = store.dispatch(challengeApi.endpoints.results.initiate(args));
    await waitFor(() => expect(server.requestedUrls.at(-1)).toMatch('/api/results'));
    act(() => FakeStream.last?.change({ revision: 2, results: list(11_560).results }));
    server.setAnswers({ '/api/results': list(11_560) });
    answer(list(11_580));
    await asked;
    const shown = () => challengeApi.endpoints.results.select(args)(store.getState() as never).data;
    await waitFor(() => expect(shown()).toEqual(list(11_560)));
  });

  test('prices that are written while a page is open are asked for again', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const prices = (...amounts: number[]) => ({
      '/api/challenge/C/prices': {
        prices: amounts.map((amount) => ({
          oid: `${amount}`,
          kd: 'ch',
          unit_amount: amount,
          currency: 'eur',
          metadata: { kd: 'main' },
        })),
      },
    });
    const server = fakeServer({ '/api/challenge/C': aChallenge({ oid: 'C', date: today, duration: 1 }), ...prices() });
    renderSite((host) => (
      <LiveChallenge chOID="C" store={host.store}>
        <Priced />
      </LiveChallenge>
    ));
    expect(await screen.findByText('prices:')).toBeInTheDocument();
    await waitFor(() => expect(FakeStream.last).toBeDefined());
    act(() => FakeStream.last?.ready(1));
    server.setAnswers(prices(550));
    act(() => FakeStream.last?.change({ revision: 2, challenge: true }));
    expect(await screen.findByText('prices: 550')).toBeInTheDocument();
  });

  test('what came between the answers and the stream is asked for again', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { server } = await renderLive(today, new Date().toISOString());
    const before = server.requestedUrls.length;
    await act(async () => {
      FakeStream.last?.ready(2);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(server.requestedUrls.length).toBe(before + 1);
  });

  const drawPage = (path: string) => {
    const answer = (url: string, challenge: string, revision: number) => ({
      url,
      body: {},
      of: { challenge, revision },
    });
    window.history.replaceState(null, '', path);
    startDrawing(
      JSON.stringify({ at: Date.now(), reads: {} }),
      [answer('/api/challenge/C', 'C', 9), answer('/api/rounds/C', 'C', 7), answer('/api/challenge/D', 'D', 2)],
      createInjectableStore(),
    );
    releasePageClock();
  };
  /** Requests that follow what the stream says. */
  const countRequestsAfter = async (server: { readonly requestedUrls: readonly string[] }, tell: () => void) => {
    const before = server.requestedUrls.length;
    await act(async () => {
      tell();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    return server.requestedUrls.length - before;
  };

  test('after a page that the server drew the stream begins behind its oldest answer, and nothing is asked for again', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    drawPage('/challenge/C');
    const { server } = await renderLive(today, new Date().toISOString());
    expect(FakeStream.last?.url).toBe('/api/live/C/events?lastEventId=7');
    expect(await countRequestsAfter(server, () => FakeStream.last?.ready(9))).toBe(0);
  });

  test('the page after the drawn one, which fetched its answers, has the stream of its own', async () => {
    drawPage('/');
    window.history.replaceState(null, '', '/challenge/C');
    await renderLive();
    expect(FakeStream.last?.url).toBe('/api/live/C/events?lastEventId=9');
  });

  test.each([
    [7, 0],
    [8, 1],
  ])(
    'another tab’s stream at revision %p: a page drawn at 7 asks for its lists again %p times',
    async (revision, times) => {
      jest.spyOn(Math, 'random').mockReturnValue(0);
      drawPage('/challenge/C');
      const request = () => new Promise<void>(() => undefined);
      Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
      const otherTab = new BroadcastChannel('foulee-live-C');
      try {
        const challenge = aChallenge({
          oid: 'C',
          date: today,
          duration: 1,
          revision: 9,
          updated: new Date().toISOString(),
        });
        const server = fakeServer({ '/api/challenge/C': challenge });
        renderSite((host) => (
          <LiveChallenge chOID="C" store={host.store}>
            <Told />
          </LiveChallenge>
        ));
        expect(await screen.findByText('live 10000')).toBeInTheDocument();
        expect(
          await countRequestsAfter(server, () => otherTab.postMessage({ kind: 'state', state: 'open', revision })),
        ).toBe(times);
        expect(screen.getByText('live 0')).toBeInTheDocument();
      } finally {
        otherTab.close();
        Reflect.deleteProperty(navigator, 'locks');
      }
    },
  );
});
