import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from 'shared-domain/contract';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import { FreshnessContext } from '../../../components/freshness.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { LandingPage } from '../LandingPage.tsx';
import { useLatestArrivals } from './use-announcements.ts';

const race = aTrial({ oid: 'T', chOID: 'C', gOID: 'G', status: 40 });
const jump = aTrial({ oid: 'J', chOID: 'C', gOID: 'H', uid: '900003-0-56-f1', status: 40 });
const notice = (id: string, trial: string, last: string): Notice => ({
  id,
  kind: 'leader',
  certainty: 'provisional',
  at: '2026-06-13T12:40:00Z',
  trial,
  who: [aResultRow({ last }) as Notice['who'][number]],
  count: 1,
});

beforeAll(() => import('./AnnouncementsPage.tsx'));
beforeEach(() => localStorage.clear());

const answer = (...notices: Notice[]) => ({ revision: notices.length, trials: [race, jump], notices });

function open() {
  const groups = [
    { oid: 'G', uid: '000100-0-56', name: '100 m Femmes', g0: 100, g1: '0', category: 56, family: 1, rounds: [] },
    {
      oid: 'H',
      uid: '900003-0-56',
      name: 'Longueur Femmes',
      g0: 900_003,
      g1: '0',
      category: 56,
      family: 5,
      rounds: [],
    },
  ];
  fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C' }),
    '/api/groups': { groups },
    '/api/live/C/announcements': answer(notice('1', 'T', 'VALMOREL'), notice('2', 'J', 'KERLEAU')),
  });
  return renderSite(
    <FreshnessContext value={{ isLive: true, pollingInterval: 0 }}>
      <LandingPage chOID="C" />
    </FreshnessContext>,
    { path: '/challenge/C?v=annonces' },
  );
}

const list = async () => {
  const latest = await screen.findByRole('region', { name: 'Dernières annonces' });
  return within(latest)
    .queryAllByRole('listitem')
    .map(({ textContent }) => /VALMOREL|KERLEAU/.exec(textContent ?? '')?.[0]);
};

test('a server that does not answer is said: it is not that nothing was announced', async () => {
  fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C' }),
    '/api/groups': { groups: [] },
    '/api/live/C/announcements': 503,
  });
  renderSite(<LandingPage chOID="C" />, { path: '/challenge/C?v=annonces' });
  const latest = within(await screen.findByRole('region', { name: 'Dernières annonces' }));
  expect(latest.queryByText(/Rien n’a encore été annoncé/)).toBeNull();
  expect(await latest.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(latest.queryByText(/Rien n’a encore été annoncé/)).toBeNull();
});

test('everything, then the chosen event, then an athlete too; the choice is there at the next visit', async () => {
  const { unmount } = open();
  await screen.findByText(/VALMOREL/, { selector: '.sr' });
  expect(await list()).toEqual(['VALMOREL', 'KERLEAU']);
  await userEvent.click(screen.getByRole('radio', { name: 'Mes athlètes et mes épreuves' }));
  expect(await list()).toEqual([]);
  expect(screen.getByText(/Rien n’a encore été annoncé de ce que vous avez choisi/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Longueur Femmes' }));
  expect(await list()).toEqual(['KERLEAU']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom d’un athlète' }), 'valmorel{Enter}');
  expect(await list()).toEqual(['VALMOREL', 'KERLEAU']);
  unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Retirer valmorel' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer valmorel' }));
  expect(await list()).toEqual(['KERLEAU']);
});

test('each has its time, and what came while the page was open is marked, until something newer comes', () => {
  const { result, rerender } = renderHook(({ now }) => [...useLatestArrivals(now)], {
    initialProps: { now: undefined as ReturnType<typeof answer> | undefined },
  });
  const show = (now: ReturnType<typeof answer>) => {
    rerender({ now });
    return result.current;
  };
  const [one, two, three] = ['1', '2', '3'].map((id) => notice(id, 'T', 'VALMOREL')) as [Notice, Notice, Notice];
  expect(show(answer(one))).toEqual([]);
  expect(show(answer(two, one))).toEqual(['2']);
  expect(show(answer(two, one))).toEqual(['2']);
  expect(show(answer(three, two))).toEqual(['3']);
});

test('the time of each is that of the stadium', async () => {
  open();
  await screen.findByText(/VALMOREL/, { selector: '.sr' });
  const latest = screen.getByRole('region', { name: 'Dernières annonces' });
  expect(within(latest).getAllByText('14:40')).toHaveLength(2);
  expect(within(latest).queryByText('nouveau')).toBeNull();
});
