import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { EMPTY_TEXTS, Empty } from './Empty.tsx';
import { QueryState } from './QueryState.tsx';
import { StaleBar } from './StaleBar.tsx';

const refetch = jest.fn();
beforeEach(() => {
  refetch.mockClear();
});

describe('nothing to list', () => {
  test.each([
    ['results', 'No Resultlist available'],
    ['starts', 'No Startlist available'],
    ['entries', 'No Commitment available'],
    ['tracks', 'No running track now'],
    ['fields', 'No running fields now'],
  ] as const)('%s: the words of P2.6, in both languages, with a line of help', (what, words) => {
    expect(EMPTY_TEXTS[what]).toBe(words);
    for (const language of ['fr', 'en'] as const) {
      const { unmount } = renderSite(<Empty what={what}>Une aide</Empty>, { language });
      expect(screen.getByText(words)).toHaveAttribute('lang', 'en');
      expect(screen.getByText('Une aide')).toBeInTheDocument();
      unmount();
    }
  });
});

describe('the states of a page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const draw = (query: { data?: string; error?: unknown; isError?: boolean }) => (
    <QueryState<string> query={{ isError: false, refetch, ...query }}>{(data) => <p>{data}</p>}</QueryState>
  );

  test('a skeleton comes after 150 ms, not before', () => {
    renderSite(draw({}));
    act(() => jest.advanceTimersByTime(140));
    expect(screen.queryByRole('status')).toBeNull();
    act(() => jest.advanceTimersByTime(20));
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  test('without network it asks again by itself: when it is back, and every ten seconds', () => {
    const { unmount } = renderSite(draw({ isError: true, error: { id: 'network error', detail: '' } }));
    act(() => jest.advanceTimersByTime(9_000));
    expect(refetch).not.toHaveBeenCalled();
    act(() => window.dispatchEvent(new Event('online')));
    expect(refetch).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(10_000));
    expect(refetch).toHaveBeenCalledTimes(2);
    unmount();
    act(() => jest.advanceTimersByTime(20_000));
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  test('what the server refused is not asked again by itself', () => {
    renderSite(draw({ isError: true, error: { id: 'not found', detail: '' } }));
    act(() => jest.advanceTimersByTime(30_000));
    expect(refetch).not.toHaveBeenCalled();
  });

  test('what is held is drawn at once, even when its refresh failed', () => {
    renderSite(draw({ data: 'tenu', isError: true, error: { id: 'network error', detail: '' } }));
    expect(screen.getByText('tenu')).toBeInTheDocument();
  });

  test.each([
    [{ id: 'network error', detail: '' }, 'Pas de connexion au serveur', 'network error'],
    [{ id: 'unavailable', detail: '' }, 'Le serveur est occupé : nouvel essai dans quelques secondes', 'unavailable'],
    [
      { id: 'critical error /api/rounds/C', detail: '' },
      'Le service ne répond pas (/api/rounds/C)',
      'critical error /api/rounds/C',
    ],
    [
      { id: 'unavailable', detail: 'plus tard' },
      'Le serveur est occupé : nouvel essai dans quelques secondes',
      'unavailable – plus tard',
    ],
    [undefined, 'Le service ne répond pas', 'unknown error'],
  ])('a failure is a sentence, a retry and its code: %j', (error, sentence, code) => {
    renderSite(draw({ isError: true, error }));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText(code)).toHaveClass('code');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
  });

  test('a heading says what happened; the call, long as it may be, stands small beside it', () => {
    const error = { id: 'critical error /api/groups?chOID=01a1fe3f-b59f-751a-ad82-926a63476105', detail: '' };
    renderSite(
      <QueryState query={{ isError: true, error, refetch }} isWholePage>
        {() => null}
      </QueryState>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Le service ne répond pas \(.*\)$/);
    expect(screen.getByText(/^\(\/api\/groups/)).toHaveClass('call');
  });
});

describe('data that may be old', () => {
  const held = { data: {}, fulfilledTimeStamp: new Date().setHours(14, 32), refetch };

  test('after one failed refresh the bar says since when, and asks again', async () => {
    renderSite(<StaleBar queries={[{ ...held, isError: true }]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Hors ligne – données de 14:32');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('it shows as soon as the network is gone, and goes when it is back', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderSite(<StaleBar queries={[{ ...held, isError: false }]} />);
    expect(screen.getByRole('status')).toBeInTheDocument();
    online.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.queryByRole('status')).toBeNull();
    online.mockRestore();
  });

  test('data of another day are said with their day', () => {
    const since = new Date(2026, 5, 13, 14, 32).getTime();
    renderSite(<StaleBar queries={[{ data: 1, isError: true, fulfilledTimeStamp: since, refetch }]} />);
    expect(screen.getByRole('status')).toHaveTextContent(/données du 13 juin 2026 à 14:32/);
    cleanup();
    renderSite(<StaleBar queries={[{ data: 1, isError: true, fulfilledTimeStamp: since, refetch }]} />, {
      language: 'en',
    });
    expect(screen.getByRole('status')).toHaveTextContent(/data from 13 June 2026 at 14:32/);
  });

  test('there is no bar while nothing is held: the failure has its own screen', () => {
    renderSite(<StaleBar queries={[{ isError: true, refetch }]} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
