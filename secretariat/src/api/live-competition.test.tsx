import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createInjectableStore, Provider, sessionSlice } from 'shared-domain/platform';
import { aChallenge, aTrial, FakeStream, fakeStreams } from 'shared-domain/testing';
import { aSession, fakeServer } from '../testing/fake-server.ts';
import { useLiveCompetition } from './live-competition.ts';
import { useProgrammeQuery } from './programme.ts';
import { secretariatApi } from './secretariat-api.ts';

const TRIAL = aTrial({ oid: 't1', name: '100 m', status: 20 });

function Names({ store }: { readonly store: ReturnType<typeof createInjectableStore> }) {
  useLiveCompetition(store, 'C');
  const { data = [] } = useProgrammeQuery('C');
  return <p>{data.map(({ name, status, hold }) => `${name} ${status} ${hold?.email ?? ''}`).join(', ')}</p>;
}

let acts: readonly { oid: string; action: string }[];

function renderNames(visible = true) {
  const hold = { own: false, email: 'claire@example.org', expires: '2099-01-01T00:00:00Z' };
  const server = fakeServer({
    challenges: [aChallenge({ oid: 'C', revision: 7, visible })],
    answers: {
      secretariatTrials: () => ({ trials: [{ ...TRIAL, hold }] }),
      logs: () => ({ logs: acts.map((act) => ({ ...act, at: '2026-06-13T12:00:00Z', detail: {} })) }),
    },
  });
  const store = createInjectableStore();
  store.dispatch(sessionSlice.actions.signedIn(aSession()));
  store.inject(secretariatApi);
  render(
    <Provider store={store}>
      <Names store={store} />
    </Provider>,
  );
  return server;
}

beforeEach(() => {
  fakeStreams();
  acts = [{ oid: 'l1', action: 'upload' }];
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what another secretary does', () => {
  test('is in the programme with the frame that tells it; who holds the trial stays', async () => {
    const server = renderNames();
    await screen.findByText('100 m 20 claire@example.org');
    await waitFor(() => expect(FakeStream.last?.url).toBe('/api/live/C/events?lastEventId=7'));
    act(() => FakeStream.last?.change({ revision: 8, trials: [{ ...TRIAL, status: 10 }] }));
    expect(screen.getByText('100 m 10 claire@example.org')).toBeVisible();
    expect(server.findRequests('secretariatTrials')).toHaveLength(1);
  });

  test('that changes the programme itself has it asked for again', async () => {
    const server = renderNames();
    await screen.findByText(/100 m/);
    await waitFor(() => expect(FakeStream.last).toBeDefined());
    act(() => FakeStream.last?.change({ revision: 8, structure: true }));
    await waitFor(() => expect(server.findRequests('secretariatTrials')).toHaveLength(2));
  });

  test('in a hidden competition, which has no stream, is asked for once its journal has another line', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const server = renderNames(false);
    await screen.findByText(/100 m/);
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(server.findRequests('secretariatTrials')).toHaveLength(1);
    acts = [{ oid: 'l2', action: 'upload' }];
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(FakeStream.last).toBeUndefined();
    expect(server.findRequests('secretariatTrials')).toHaveLength(2);
  });

  test('with a hold, which no frame tells, is in the programme too', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const server = renderNames();
    await screen.findByText(/100 m/);
    act(() => FakeStream.last?.ready(7));
    await act(() => jest.advanceTimersByTimeAsync(100));
    acts = [{ oid: 'l2', action: 'trial held' }];
    await act(() => jest.advanceTimersByTimeAsync(5100));
    expect(server.findRequests('secretariatTrials')).toHaveLength(2);
  });
});
