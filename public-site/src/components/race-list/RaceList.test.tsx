import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RaceAnswer } from 'shared-domain/contract';
import { aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { clearFollowed, toggleFollowed } from '../follow/follow-store.ts';
import { RaceList } from './RaceList.tsx';

const race = aTrial({ oid: 'T', chOID: 'C', g0: 10_000, g1: 'R', category: 57, status: 40, results: 350 });
const row = (n: number, more: object = {}) =>
  aResultRow({
    bib: `${n}`,
    last: `COUREUR${n}`,
    first: 'Ana',
    rank: n,
    rankCategory: n,
    rankSex: n,
    category: 55,
    prf: { v: 1_800_000 + n * 1000, z: 1_799_000 + n * 1000, u: 'ms', st: 1 },
    ...more,
  });
const answer: RaceAnswer = {
  status: 40,
  total: 350,
  distance: 10_000,
  rrdbib: null,
  categories: [
    { category: 55, total: 315 },
    { category: 56, total: 35 },
  ],
  results: Array.from({ length: 3 }, (_, index) => row(index + 1)),
};

const render = (given: Partial<RaceAnswer> | number | 'down' = {}, search = '', shownRace = race) => {
  const found = typeof given === 'object' ? { ...answer, ...given } : given;
  const server = fakeServer({ '/api/results-rr/C/query/T': found });
  renderSite(<RaceList race={shownRace} caption="10 km" kind="road" />, { path: `/challenge/C/trial-T${search}` });
  return server;
};
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => act(clearFollowed));

test('shows its first rows of all, with places in the category and in the sex, both times and the pace', async () => {
  render();
  const [first] = await rows();
  expect(first).toHaveTextContent(/1\/SEM.*1\/M.*30:01.*30:00.*3:00/);
  expect(await rows()).toHaveLength(3);
  expect(screen.getByText('350 coureurs')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Afficher 100 de plus' })).toBeVisible();
});

test('in a race of a thousand finishers or more places are plain numbers, also of the bib searched for', async () => {
  const results = [1000, 1001, 1050, 3000].map((n) => row(n));
  render({ results, total: 4, rrdbib: row(10_500) }, '?q=10500', { ...race, results: 12_000 });
  const places = (await rows()).map((one) => one.querySelector('.rk')?.textContent);
  expect(places).toEqual(['10500', '1000', '1001', '1050', '3000']);
  expect((await rows())[3]).toHaveTextContent(/1050\/SEM.*1050\/M/);
  await userEvent.click(screen.getByRole('button', { name: /^COUREUR1050\b/ }));
  expect(within(await screen.findByRole('dialog')).getAllByText('1050')).toHaveLength(4);
});

test('more rows, a category and a sex stand in the address; a new choice begins at the first page', async () => {
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Afficher 100 de plus' }));
  expect(here()).toBe('/challenge/C/trial-T?n=200');
  const rankings = screen.getByRole('navigation', { name: 'Classements' });
  await userEvent.click(within(rankings).getByRole('link', { name: /^SEF/ }));
  expect(here()).toBe('/challenge/C/trial-T?cat=56');
  await userEvent.click(within(rankings).getByRole('link', { name: 'Hommes' }));
  expect(here()).toBe('/challenge/C/trial-T?sx=M');
  await userEvent.click(within(rankings).getByRole('link', { name: 'Général' }));
  expect(here()).toBe('/challenge/C/trial-T');
});

test('rankings of clubs and of the family of events are one tap away', async () => {
  render();
  const rankings = within(await screen.findByRole('navigation', { name: 'Classements' }));
  expect(rankings.getByRole('link', { name: 'Clubs' })).toHaveAttribute('href', '/challenge/C/teams');
  expect(rankings.getByRole('link', { name: 'Running' })).toHaveAttribute('href', '/challenge/C/fa-21');
});

test('from a runner’s sheet one tap opens the ranking of the category, of the sex and of the club', async () => {
  render({ results: [row(1, { club: 'AC Rennes' })] });
  await userEvent.click(await screen.findByRole('button', { name: /^COUREUR1\b/ }));
  const sheet = within(await screen.findByRole('dialog'));
  for (const [name, href] of [
    [/AC Rennes/, '?club=AC+Rennes'],
    [/^1$/, '?cat=55'],
  ] as const)
    expect(sheet.getAllByRole('link', { name })[0]).toHaveAttribute('href', `/challenge/C/trial-T${href}`);
});

describe('The sheet of a runner', () => {
  const openSheet = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const askWhy = async (name: RegExp) => {
    const sheet = await openSheet(name);
    await userEvent.click(sheet.getByText('Pourquoi cette place ?'));
    return (await sheet.findAllByRole('listitem')).map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));
  };
  const NOT_SHOWN = ['Les coureurs classés juste devant et juste derrière ne sont pas affichés ici.'];

  test('of a search with one runner does not say that the runner is alone', async () => {
    render({ results: [row(312)], total: 1 }, '?q=COUREUR312');
    expect(await askWhy(/^COUREUR312\b/)).toEqual(NOT_SHOWN);
  });

  test('of a search with two runners compares only those who are next to one another in the race', async () => {
    render({ results: [row(12), row(312), row(313)], total: 3 }, '?q=COUREUR');
    expect(await askWhy(/^COUREUR312\b/)).toEqual(['Derrière : COUREUR313 Ana, 35:13 contre 35:12.']);
    cleanup();
    render({ results: [row(12), row(312), row(313)], total: 3 }, '?q=COUREUR');
    expect(await askWhy(/^COUREUR12\b/)).toEqual(NOT_SHOWN);
  });

  test('of a whole page compares with both neighbours', async () => {
    render();
    expect(await askWhy(/^COUREUR2\b/)).toEqual([
      'Devant : COUREUR1 Ana, 30:01 contre 30:02.',
      'Derrière : COUREUR3 Ana, 30:03 contre 30:02.',
    ]);
  });

  test('has the record of the race that the winner beats, as it stood', async () => {
    const record = {
      oid: 'R',
      kind: 'MR',
      event: '010000-R-57',
      v: 1_805_000,
      holder: 'A. DURAND',
      date: '2019',
    } as const;
    const touched = [{ kind: 'MR', relation: 'beats', state: 'pending' } as const];
    render({ records: [record], results: [row(1, { records: touched })] });
    const sheet = await openSheet(/^COUREUR1\b/);
    expect(sheet.getByText('Record de la réunion').nextElementSibling).toHaveTextContent('30:05 · A. DURAND · 2019');
  });
});

test('those whom the reader follows are asked for by name and club, and namesakes left out', async () => {
  const own = row(40, { last: 'DUPONT', first: 'Léa', club: 'AC Rennes' });
  act(() => {
    toggleFollowed({ kind: 'athlete', last: 'DUPONT', first: 'Léa', club: 'AC Rennes' }, true, undefined);
    toggleFollowed({ kind: 'club', name: 'US Vannes' }, true, undefined);
  });
  const server = render(
    { results: [own, row(41, { last: 'DUPONT', first: 'Léa', club: 'EA Brest' })], total: 2 },
    '?suivis=1',
  );
  expect(await rows()).toHaveLength(1);
  expect(screen.getByText('1 coureur')).toBeVisible();
  expect(server.listBodies('/api/results-rr/C/query/T').at(-1)).toEqual({
    followed: { names: ['DUPONT Léa'], clubs: ['US Vannes'] },
    limit: 100,
  });
  act(() => clearFollowed());
});

describe('The points of the course', () => {
  const splits = [
    { d: 2500, t: 450_000, rank: 2, label: 'k2.5' },
    { d: 5000, t: 905_000, rank: 3, label: 'Pont Neuf' },
  ];
  const points = splits.map(({ d, label }) => ({ d, label }));

  test('are links, the finish the first of them; one of them asks for its passages', async () => {
    render({ points, results: [row(1, { splits })] });
    const nav = within(await screen.findByRole('navigation', { name: 'Passages' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Arrivée', '2,5 km', 'Pont Neuf']);
    await userEvent.click(nav.getByRole('link', { name: 'Pont Neuf' }));
    expect(here()).toBe('/challenge/C/trial-T?pt=5000');
  });

  test('show the place there, time and pace since the point before, and what became of it', async () => {
    const server = render({ points, results: [row(1, { splits })] }, '?pt=5000');
    const [first] = await rows();
    expect(first).toHaveTextContent(/^3.*7:35.*3:02.*15:05.*1.*▲2/);
    expect(server.listBodies('/api/results-rr/C/query/T').at(-1)).toEqual({ at: 5000, limit: 100 });
  });

  test('the gap is to who passed there first in the race, also in the ranking of a club', async () => {
    const led = points.map((point) => ({ ...point, best: 900_000 }));
    render({ points: led, results: [row(1, { club: 'AC Rennes', splits })] }, '?pt=5000&club=AC+Rennes');
    const [first] = await rows();
    expect(first).toHaveTextContent(/15:05\+0:05/);
  });

  test('a runner on the way has the last passage and the finish to expect, while the race is on', async () => {
    const onTheWay = { splits, prf: { st: 6 }, rank: undefined };
    render({ status: 5, points, results: [row(1, onTheWay)] }, '', { ...race, status: 5 });
    const [first] = await rows();
    expect(first).toHaveTextContent(/Pont Neuf 15:05.*≈\s30:15/);
    await userEvent.click(screen.getByRole('button', { name: /^COUREUR1\b/ }));
    const passages = within(await within(await screen.findByRole('dialog')).findByRole('table', { name: 'Passages' }));
    expect(passages.getByRole('row', { name: /^Pont Neuf/ })).toHaveTextContent('Pont Neuf15:057:353:023 ▼1');
    expect(passages.getByRole('row', { name: /Arrivée prévue/ })).toHaveTextContent('≈ 30:15');
  });
});

test('the row that the address names is lit', async () => {
  render({ results: [row(1, { auid: 'a' }), row(2, { auid: 'b 2' })] }, '#b%202');
  expect((await rows()).map((one) => one.classList.contains('lit'))).toEqual([false, true]);
});

test('the row of a searched bib stands on top, whatever its place, and the caption says whose it is', async () => {
  render({ rrdbib: row(312) }, '?q=312');
  const all = await rows();
  expect(all).toHaveLength(4);
  expect(all[0]).toHaveTextContent('COUREUR312');
  expect(all[0]).toHaveClass('own');
  expect(screen.getByRole('table', { name: '10 km, dossard cherché 312' })).toBeVisible();
});

test('a bib that is not in the race is said, and the list stays', async () => {
  render({}, '?q=9999');
  expect(await screen.findByText('Aucun dossard 9999 dans cette course.')).toBeVisible();
  expect(await rows()).toHaveLength(3);
});

test('a search that finds nobody says so, and can be changed', async () => {
  render({ results: [], total: 0 }, '?q=zzz');
  expect(await screen.findByText('Aucun coureur ne correspond.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveValue('zzz');
});

test('a server that refuses is said, with another try', async () => {
  render(503);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('on paper it says how many rows are printed and where the whole list is as PDF, too long for one by parts', async () => {
  render();
  expect(await screen.findByText(/^Lignes imprimées : 3 sur 350\. .*\/pdf\?.*trialOID=T/)).toBeInTheDocument();
  cleanup();
  render({ total: 31_984 }, '', { ...race, results: 31_984 });
  const printed = await screen.findByText(/sur 31\s984\. /);
  expect(printed.textContent?.match(/\/pdf\?\S*&part=\d/g)?.map((address) => address.at(-1))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  cleanup();
  document.head.innerHTML = '<script id="site" data-origin="https://r.example"></script>';
  render();
  expect(await screen.findByText(/^Lignes imprimées : .* https:\/\/r\.example\/api\//)).toBeInTheDocument();
  document.head.innerHTML = '';
});
