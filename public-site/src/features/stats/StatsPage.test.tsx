import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findCategory } from 'shared-domain';
import type { StatsAnswer } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { fixClock } from '../../testing/hold-clock.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { buildAgeRows } from './AgePyramid.tsx';
import { StatsPage } from './StatsPage.tsx';

const stats: StatsAnswer = {
  athletes: 486,
  teams: 6,
  clubs: 41,
  countries: 1,
  groups: 30,
  groupsDone: 18,
  trials: 62,
  results: 1400,
  marks: 1318,
  qualified: 58,
  pb: 127,
  sb: 40,
  status: { dns: 28, dnf: 4, dq: 0, nm: 9, other: 0 },
  sexes: [
    { sex: 1, athletes: 255, results: 700 },
    { sex: 2, athletes: 231, results: 700 },
  ],
  categories: [
    { category: 55, athletes: 74, results: 200 },
    { category: 56, athletes: 58, results: 150 },
    { category: 50, athletes: 38, results: 90 },
    { category: 57, athletes: 9, results: 9 },
    { category: 1055, athletes: 4, results: 4 },
  ],
  clubList: Array.from({ length: 25 }, (_, at) => ({ club: `Club ${at + 1}`, athletes: 48 - at, results: 90 })),
  countryList: [{ country: 'FRA', athletes: 486, results: 1400 }],
  families: [{ family: 1, groups: 8, athletes: 200, results: 480 }],
  levels: [{ lvl: 2, results: 9 }],
  days: [
    { date: '2026-06-13', trials: 40, done: 38, athletes: 400, results: 900 },
    { date: '2026-06-14', trials: 22, done: 0, athletes: 200, results: 0 },
  ],
  statuses: [{ status: 40, trials: 38 }],
  hours: [
    { date: '2026-06-13', hour: 9, trials: 4, done: 4 },
    { date: '2026-06-13', hour: 11, trials: 8, done: 6 },
    { date: '2026-06-14', hour: 10, trials: 5, done: 0 },
  ],
};

function renderStats(answer: unknown, path = '/challenge/C/stats', language: 'fr' | 'en' = 'fr') {
  const fake = fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux' }),
    '/api/challenge/C/stats': answer,
  });
  renderSite(<StatsPage chOID="C" />, { path, language });
  return fake;
}

describe('The statistics of a competition', () => {
  test('begin with six figures, shares beside those that are parts of a whole', async () => {
    renderStats(stats);
    const term = (name: string) => screen.getByText(name).parentElement as HTMLElement;
    expect(await screen.findByText('Participants')).toBeVisible();
    expect(term('Participants')).toHaveTextContent('48641 clubs');
    expect(term('Épreuves')).toHaveTextContent('3018 terminées');
    expect(term('RP battus')).toHaveTextContent('12710 %');
    expect(term('Non-partants')).toHaveTextContent('282 %');
  });

  test.each([
    ['fr', 'RP battus', /31\s984\s?10\s%/],
    ['en', 'PBs set', /31,98410%/],
  ] as const)('have thousands apart and percents as %s writes them', async (language, name, text) => {
    renderStats({ ...stats, pb: 31_984, marks: 319_840 }, '/challenge/C/stats', language);
    expect((await screen.findByText(name)).parentElement).toHaveTextContent(text);
  });

  test('have thousands apart in the ages too, by category and by sex', async () => {
    renderStats({
      ...stats,
      sexes: [
        { sex: 1, athletes: 18_320, results: 18_320 },
        { sex: 2, athletes: 13_664, results: 13_664 },
      ],
      categories: [{ category: 55, athletes: 9120, results: 9120 }],
    });
    const ages = await screen.findByRole('region', { name: 'Les âges' });
    expect(ages).toHaveTextContent(/F 13\s664 · M 18\s320/);
    expect(within(ages).getByRole('row', { name: /SE/ })).toHaveTextContent(/SE9\s120/);
  });

  test('are tables first: ages by sex, oldest on top, mixed categories left out', async () => {
    renderStats(stats);
    const table = await screen.findByRole('table', { name: 'Participants par catégorie et par sexe' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['58SE74', '38CA0']);
  });

  test('of the women alone have no side for the men in the ages', async () => {
    const categories = stats.categories.filter(({ category }) => findCategory(category)?.sex === 2);
    renderStats({ ...stats, categories, sexes: [{ sex: 2, athletes: 96, results: 700 }] }, '/challenge/C/stats?sx=F');
    const table = await screen.findByRole('table', { name: 'Participants par catégorie et par sexe' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['58SE', '38CA']);
    expect(within(table).queryByRole('columnheader', { name: 'Hommes' })).toBeNull();
    expect(screen.queryByText(/F 96/)).toBeNull();
  });

  test('show twenty clubs, and all of them when asked', async () => {
    renderStats(stats);
    const table = await screen.findByRole('table', { name: 'Les clubs, par participants' });
    expect(within(table).getAllByRole('row')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les 25 lignes' }));
    expect(within(table).getAllByRole('row')).toHaveLength(25);
  });

  test('say each hour of a day, empty ones too; another day is in the address', async () => {
    renderStats(stats);
    const hours = async () =>
      within(await screen.findByRole('list', { name: 'courses et concours par heure' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));
    expect(await hours()).toEqual([
      '9 h : courses et concours 4, terminés 44',
      '10 h : courses et concours 0, terminés 0',
      '11 h : courses et concours 8, terminés 68',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /14/ }));
    expect(here()).toBe('/challenge/C/stats?j=2026-06-14');
    expect(await hours()).toEqual(['10 h : courses et concours 5, terminés 05']);
  });

  describe('on the last day', () => {
    fixClock('2026-06-14T09:00:00Z');

    test('open on the hours of that day; the first one is in the address', async () => {
      renderStats(stats);
      expect(await screen.findByRole('link', { name: /14/ })).toHaveAttribute('aria-current', 'true');
      expect(screen.getByRole('link', { name: /13/ })).toHaveAttribute('href', '/challenge/C/stats?j=2026-06-13');
    });
  });

  test('are those of the women or the men where the address says so', async () => {
    const women = { ...stats, athletes: 231, sexes: [{ sex: 2, athletes: 231, results: 700 }] };
    const fake = renderStats(stats);
    fake.setAnswers({ '/api/challenge/C/stats?sex=F': women });
    await userEvent.click(await screen.findByRole('link', { name: 'F' }));
    expect(here()).toBe('/challenge/C/stats?sx=F');
    await waitFor(() => expect(screen.getByText('Participants').parentElement).toHaveTextContent('231'));
    expect(fake.requestedUrls).toContain('/api/challenge/C/stats?sex=F');
    expect(screen.getByRole('link', { name: 'Tous' })).toHaveAttribute('href', '/challenge/C/stats');
  });

  test('have the share of all results beside each status', async () => {
    renderStats(stats);
    const table = await screen.findByRole('table', { name: /^Sans classement/ });
    expect(within(table).getAllByRole('row')[0]).toHaveTextContent(/DNS, non-partants\s?2\s%28/);
  });

  test('leave out what has nothing to tell: one nation is no list', async () => {
    renderStats(stats);
    expect(await screen.findByRole('heading', { name: 'Les familles' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Les nations' })).toBeNull();
  });

  test('before any list, say so in words of their own', async () => {
    renderStats({ ...stats, athletes: 0, results: 0 });
    expect(await screen.findByText('Pas encore de statistiques')).toBeVisible();
  });

  test('that cannot be had offer another try', async () => {
    renderStats('down');
    expect(await screen.findByRole('heading', { name: 'Pas de connexion au serveur' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  });
});

test('a category that nobody knows, or without anybody, is no age', () => {
  expect(buildAgeRows([{ category: 999, athletes: 3, results: 3 }], 'fr')).toEqual([]);
  expect(buildAgeRows([{ category: 55, athletes: 0, results: 3 }], 'fr')).toEqual([]);
});
