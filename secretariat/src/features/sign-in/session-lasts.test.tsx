import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { sessionSlice } from 'shared-domain/platform';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const HOME = '/mgr/lesecretariat/';
const LATER = '2030-06-14T03:00:00.000Z';

describe('whoever works', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('has their session extended at a key, a quarter of an hour after the last time at the earliest', async () => {
    const start = Date.parse('2026-06-13T10:00:00Z');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    const server = fakeServer({ answers: { extendSession: () => ({ expires: LATER }) } });
    const { user, host } = renderSecretariat(HOME);
    await screen.findByRole('heading', { name: 'Mes compétitions' });
    await user.keyboard('{Shift}');
    expect(server.findRequests('extendSession')).toHaveLength(0);
    clock.mockReturnValue(start + 16 * 60_000);
    await user.keyboard('{Shift}');
    await user.keyboard('{Shift}');
    await waitFor(() => {
      const state = host.store.getState() as Parameters<typeof sessionSlice.selectors.selectSession>[0];
      expect(sessionSlice.selectors.selectSession(state).expires).toBe(LATER);
    });
    expect(server.findRequests('extendSession')).toHaveLength(1);
  });

  test('has a short session extended in time: once half of it is over', async () => {
    const start = Date.parse('2026-06-13T10:00:00Z');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    const server = fakeServer({ answers: { extendSession: () => ({ expires: LATER }) } });
    const { user } = renderSecretariat(HOME, { expires: '2026-06-13T10:10:00.000Z' });
    await screen.findByRole('heading', { name: 'Mes compétitions' });
    clock.mockReturnValue(start + 4 * 60_000);
    await user.keyboard('{Shift}');
    expect(server.findRequests('extendSession')).toHaveLength(0);
    clock.mockReturnValue(start + 6 * 60_000);
    await user.keyboard('{Shift}');
    await waitFor(() => expect(server.findRequests('extendSession')).toHaveLength(1));
  });
});

test('the times of the header are those of the stadium', async () => {
  const challenge = aChallenge({ tz: 'Indian/Reunion' });
  fakeServer({ challenges: [challenge], answers: { secretariatTrials: () => ({ trials: [] }) } });
  renderSecretariat(`${HOME}${challenge.oid}/trials`, { expires: LATER });
  expect(await screen.findByText(/Fin de session.*07:00/)).toBeVisible();
});

describe('the word for the connection', () => {
  test('is «Hors ligne» while the server does not answer, though the device has a network', async () => {
    const challenge = aChallenge({ visible: false });
    const server = fakeServer({
      challenges: [challenge],
      answers: { logs: () => ({ logs: [] }), secretariatTrials: () => ({ trials: [] }) },
    });
    renderSecretariat(`${HOME}${challenge.oid}/trials`);
    expect(await screen.findByText('En ligne')).toBeVisible();
    server.overrideAnswer('logs', { status: 502, body: {} });
    expect(await screen.findByText('Hors ligne')).toBeVisible();
    server.overrideAnswer('logs', refusal('forbidden', 'a refusal is an answer'));
    expect(await screen.findByText('En ligne')).toBeVisible();
  });
});
