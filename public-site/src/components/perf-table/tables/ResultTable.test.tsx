import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { aChallenge, aResultList, aResultRow } from 'shared-domain/testing';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { findMedalRanking } from './medal-ranking.ts';
import { ResultTable } from './ResultTable.tsx';

const renderList = (list: Partial<ResultList>, language: 'fr' | 'en' = 'fr') =>
  renderSite(<ResultTable list={aResultList(list)} caption="L’épreuve" />, { language });

const runner = (bib: string, last: string, more: Partial<ResultRow>) => aResultRow({ bib, last, ...more });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('abbr') ?? head.textContent);
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

const race = (): ResultRow[] => [
  runner('1', 'VALMOREL', { rank: 1, prf: { v: 11_580, u: 'ms', st: 1 }, gap: 0, reaction: 148, qualified: 'Q' }),
  runner('2', 'KERBRAT', { rank: 2, prf: { v: 11_660, u: 'ms', st: 1 }, gap: 80, qualified: 'q', pe: { k: 'PB' } }),
  runner('3', 'SANTERRE', { rank: 3, prf: { v: 11_790, u: 'ms', st: 1 }, gap: 210 }),
];

/** `getByRole('row')` gives no rank to rows without one. */
const { rank: _none, gap: _gap, ...unranked } = aResultRow();

test('an attempt not yet taken is an empty cell, a pass a dash', () => {
  const pass = { r: '-' } as const;
  renderList({
    g0: 900003,
    rows: [
      runner('1', 'VALMOREL', { attempts: [{ r: 'o', v: 6840 }, pass] }),
      runner('2', 'KERBRAT', { attempts: [{ r: 'x' }] }),
    ],
  });
  const attempts = within(rowOf(/KERBRAT/))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(attempts).not.toContain('–');
  expect(rowOf(/VALMOREL/)).toHaveTextContent('–impasse');
});

describe('a mark that is better than before', () => {
  const rows = () => [
    runner('1', 'VALMOREL', {
      rank: 1,
      prf: { v: 11_580, u: 'ms', st: 1 },
      pe: { k: 'PB', prev: 11_660 },
      records: [
        { kind: 'MR', relation: 'beats' },
        { kind: 'SR', relation: 'equals' },
      ],
    }),
    runner('2', 'KERBRAT', { rank: 2, prf: { v: 11_660, u: 'ms', st: 1 } }),
  ];

  test('says by how much beside its chip on a phone, and in a grid of heights at every width', () => {
    const { unmount } = renderList({ rows: rows() });
    const [beside] = rowOf(/VALMOREL/).querySelectorAll('.under .imp.ph');
    expect(beside).toHaveTextContent('−0.08');
    expect(rowOf(/KERBRAT/).querySelector('.imp')).toBeNull();
    unmount();
    const jump = { prf: { v: 2100, u: 'mm' as const, st: 1 }, pe: { k: 'PB' as const, prev: 2070 } };
    renderList({ uid: '900001-0-55-f1', rows: [runner('1', 'VALMOREL', { rank: 1, ...jump })] });
    const [inGrid] = rowOf(/VALMOREL/).querySelectorAll('.under .imp:not(.ph)');
    expect(inGrid).toHaveTextContent('+0.03');
  });

  test('says by how much in a column of its own, which is left out where nobody is better', () => {
    renderList({ rows: rows() });
    expect(heads()).toContain('Progression sur le record personnel ou la meilleure performance de la saison');
    expect(within(rowOf(/VALMOREL/)).getByRole('cell', { name: '−0.08' })).toBeInTheDocument();
  });

  test('has no such column where nobody is', () => {
    renderList({ rows: race() });
    expect(heads()).not.toContain('Progression sur le record personnel ou la meilleure performance de la saison');
  });

  test.each([
    ['fr', 'MR', 'Mieux que le record de la réunion, sous réserve d’homologation', '=RS'],
    ['en', 'MR', 'Better than the meeting record, subject to ratification', '=SR'],
  ] as const)('says which record of the event it beats or equals (%s)', (language, meeting, words, stadium) => {
    renderList({ rows: rows() }, language);
    expect(within(rowOf(/VALMOREL/)).getByTitle(words)).toHaveTextContent(meeting);
    expect(within(rowOf(/VALMOREL/)).getByText(stadium)).toBeInTheDocument();
    expect(within(rowOf(/KERBRAT/)).queryByText(meeting)).toBeNull();
  });
});

describe('P10.1, a race in lanes', () => {
  test('is one table with a caption, and every head has its scope', () => {
    renderList({ rows: race() });
    expect(screen.getAllByRole('table', { name: 'L’épreuve' })).toHaveLength(1);
    for (const head of screen.getAllByRole('columnheader')) expect(head).toHaveAttribute('scope', 'col');
    for (const head of screen.getAllByRole('rowheader')) expect(head).toHaveAttribute('scope', 'row');
  });

  test('has its columns in their order, those that no row fills left out', () => {
    renderList({ rows: race() });
    expect(heads()).toEqual([
      'Place',
      'Couloir',
      'Dossard',
      'Athlète',
      'Club',
      'Catégorie',
      'Temps de réaction',
      'Performance',
      'Écart',
    ]);
  });

  test('says marks with their units, and prints them as a sheet does', () => {
    renderList({ rows: race() });
    expect(within(rowOf(/VALMOREL/)).getByText('11.58')).toHaveAttribute('aria-hidden', 'true');
    expect(within(rowOf(/VALMOREL/)).getByText('11 secondes 58')).toBeInTheDocument();
  });

  test('Q and q differ by letter and by what they say', () => {
    renderList({ rows: race() });
    expect(rowOf(/VALMOREL/)).toHaveTextContent('Q qualifié à la place');
    expect(rowOf(/KERBRAT/)).toHaveTextContent('q qualifié au temps');
  });

  test('a level stands by its code with its name, a corrected result says so, when on the stadium’s clock, and why', async () => {
    const rows = [
      runner('1', 'VALMOREL', { rank: 1, prf: { v: 11_580, u: 'ms', st: 1 }, pts: { lvl: 3, hun: 1012 } }),
      runner('2', 'KERBRAT', {
        rank: 2,
        prf: { v: 11_660, u: 'ms', st: 1 },
        corrected: { at: '2026-06-14T14:05:00Z', why: 'photo relue' },
        remarks: [{ rules: ['TR17.2.3'], text: 'avertissement' }],
      }),
    ];
    fakeServer({ '/api/challenge/01900000-0000-7000-8000-000000000001': aChallenge({ tz: 'Indian/Reunion' }) });
    renderList({ rows });
    expect(heads()).toContain('Niveau');
    expect(within(rowOf(/VALMOREL/)).getByTitle('National 2')).toHaveTextContent('N2');
    expect(within(rowOf(/KERBRAT/)).getByTitle('Résultat corrigé après publication')).toHaveTextContent('corr.');
    await userEvent.click(screen.getByRole('button', { name: /^KERBRAT/ }));
    expect(screen.getByText(/photo relue/)).toBeVisible();
    expect(await screen.findByText(/^14 juin 2026 à 18:05$/)).toBeVisible();
    expect(screen.getByText('TR17.2.3, avertissement')).toBeVisible();
  });

  test.each([
    [{ lvl: 0 }, 'IA', 'red'],
    [{ lvl: 5 }, 'N4', 'blue'],
    [{ lvl: 6 }, 'IR1', 'green'],
    [{ lvl: 10 }, 'R1', 'deep-purple'],
    [{ grade: 'R4' }, 'R4', 'deep-purple'],
    [{ grade: 'D2' }, 'D2', 'orange'],
  ])('the level of %j is %s in %s (P9.2)', (pts, code, colour) => {
    renderList({ rows: [runner('1', 'VALMOREL', { rank: 1, prf: { v: 11_580, u: 'ms', st: 1 }, pts })] });
    expect(within(rowOf(/VALMOREL/)).getByText(code)).toHaveClass('lvl', colour);
  });

  test.each([
    [{ hun: 1012 }, 'Pts Hongrois'],
    [{ cmb: 812 }, 'Pts Combinés'],
    [{ yth: 31 }, 'Pts Jeunes'],
  ])('the points %j stand under the name of their table, %s (P9.1)', (pts, name) => {
    renderList({ rows: [runner('1', 'VALMOREL', { rank: 1, prf: { v: 11_580, u: 'ms', st: 1 }, pts })] });
    expect(heads()).toContain(name);
  });

  test('a personal best is written RP, PB in English', () => {
    renderList({ rows: race() });
    expect(within(rowOf(/KERBRAT/)).getByText('RP')).toHaveAttribute('title', 'Record personnel');
  });

  test('a final crowns three; a heat and one race of a timed final crown nobody', () => {
    const { unmount } = renderList({ rows: race() });
    expect(screen.getByText(/médaille d’or/)).toBeInTheDocument();
    expect(screen.getByText(/médaille de bronze/)).toBeInTheDocument();
    unmount();
    const heat = renderList({ rows: race(), uid: '000100-0-56-h1' });
    expect(screen.queryByText(/médaille/)).toBeNull();
    heat.unmount();
    renderList({ rows: race(), heats: 3 });
    expect(screen.queryByText(/médaille/)).toBeNull();
  });

  test('a status stands for the mark with its meaning; rows stay in the server’s order', () => {
    const rows = [
      ...race(),
      { ...unranked, bib: '7', last: 'TRÉVENEC', prf: { st: 4 }, comment: 'TR 16.8' },
      { ...unranked, bib: '8', last: 'OUVRELLE', prf: { st: 2 } },
    ];
    renderList({ rows });
    expect(rowOf(/TRÉVENEC/)).toHaveTextContent('DQ disqualifiéTR 16.8');
    expect(rowOf(/OUVRELLE/)).toHaveTextContent('DNS non-partant');
    expect(screen.getAllByRole('rowheader').map((head) => head.querySelector('b')?.textContent)).toEqual([
      'VALMOREL',
      'KERBRAT',
      'SANTERRE',
      'TRÉVENEC',
      'OUVRELLE',
    ]);
  });

  test('a guest’s 1003 is written 3', () => {
    renderList({ rows: [runner('9', 'INVITÉE', { rank: 1003 })] });
    expect(rowOf(/INVITÉE/)).toHaveAccessibleName(/^3 /);
  });
});

test('P10.2, a race without lanes has neither lane nor reaction', () => {
  const rows = race().map(({ lane: _, ...row }) => row);
  renderList({ uid: '001500-0-56-f1', rows });
  expect(heads()).not.toContain('Couloir');
  expect(heads()).not.toContain('Temps de réaction');
});

describe('P10.3, a horizontal jump', () => {
  const jump = () =>
    runner('1', 'ABERLENC', {
      prf: { v: 7420, u: 'mm', st: 1 },
      attempts: [
        { v: 7180, r: 'o', w: 0.8 },
        { r: 'x' },
        { v: 7420, r: 'o', w: 2.3 },
        { v: 7310, r: 'o', w: 0.4 },
        { r: '-' },
        { v: 7350, r: 'o', w: 1.9 },
      ],
    });

  test('shows six attempts over their wind, the best marked and equal to the mark', () => {
    renderList({ uid: '900003-0-55-f1', rows: [jump()] });
    expect(heads()).toEqual(expect.arrayContaining(['Essai 1', 'Essai 6']));
    const cells = screen.getAllByRole('cell').filter((cell) => cell.classList.contains('e'));
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '7.18+0.8',
      'Xmordu',
      '7.42+2.3',
      '7.31+0.4',
      '–impasse',
      '7.35+1.9',
    ]);
    expect(cells[2]).toHaveClass('best');
    expect(cells.filter((cell) => cell.classList.contains('best'))).toHaveLength(1);
    expect(cells[3]).toHaveClass('cut');
  });

  test('a wind above +2.0 is flagged in words', () => {
    renderList({ uid: '900003-0-55-f1', rows: [jump()] });
    expect(screen.getByTitle('vent favorable')).toHaveTextContent('+2.3');
  });
});

test('P10.4, a throw has attempts and no wind', () => {
  renderList({
    uid: '900008-P800-55-f1',
    rows: [
      runner('1', 'PÉRENNEC', { prf: { v: 64_180, u: 'mm', st: 1 }, attempts: [{ v: 64_180, r: 'o' }, { r: 'x' }] }),
    ],
  });
  expect(screen.getByText('64 mètres 18')).toBeInTheDocument();
  expect(screen.getAllByText('nul')[0]).toBeInTheDocument();
  expect(screen.queryByText(/vent/i)).toBeNull();
});

describe('P10.5, a vertical jump', () => {
  const rows = (): ResultRow[] => [
    runner('1', 'DROUIN', {
      prf: { v: 2380, u: 'mm', st: 1 },
      attempts: [
        { h: 2330, r: 'o' },
        { h: 2380, r: 'xo' },
        { h: 2400, r: 'x' },
      ],
    }),
    runner('2', 'BARSHIM', {
      rank: 2,
      prf: { v: 2330, u: 'mm', st: 1 },
      attempts: [
        { h: 2330, r: 'o' },
        { h: 2380, r: 'xx-' },
      ],
    }),
  ];

  test('has one column a bar inside a region that the keyboard reaches', () => {
    renderList({ uid: '900001-0-55-f1', rows: rows() });
    const region = screen.getByRole('region', { name: 'Barres, défiler horizontalement' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getAllByRole('table')).toHaveLength(1);
    expect(heads()).toEqual(expect.arrayContaining(['2.33', '2.38', '2.40']));
  });

  test('each cell says height and outcome', () => {
    renderList({ uid: '900001-0-55-f1', rows: rows() });
    expect(rowOf(/DROUIN/)).toHaveTextContent('2 mètres 38, franchi au 2e essai');
    expect(rowOf(/DROUIN/)).toHaveTextContent('2 mètres 40, un échec');
    expect(rowOf(/BARSHIM/)).toHaveTextContent('2 mètres 38, deux échecs, impasse');
  });

  test('counts failures at the last height and in all', () => {
    renderList({ uid: '900001-0-55-f1', rows: rows() });
    expect(within(rowOf(/DROUIN/)).getByText('1/1')).toBeInTheDocument();
  });

  test('the bar that stands is named while the event runs, and only then; nobody wears a medal yet', () => {
    const { unmount } = renderList({ uid: '900001-0-55-f1', status: 5, rows: rows() });
    expect(screen.getByRole('columnheader', { name: '2.40 barre en cours' })).toBeInTheDocument();
    expect(screen.queryByText(/médaille/)).toBeNull();
    unmount();
    renderList({ uid: '900001-0-55-f1', rows: rows() });
    expect(screen.queryByText('barre en cours')).toBeNull();
  });
});

describe('P10.6, a combined event', () => {
  const list = (): Partial<ResultList> => ({
    uid: '800010-0-55-f1',
    parts: [
      { code: '1', name: '100 m', g0: 100, g1: '0', status: 40, date: '2026-06-13T10:00:00Z', oids: ['P1'] },
      { code: '2', name: 'Longueur', g0: 900_003, g1: '0', status: 20, date: '2026-06-13T11:00:00Z', oids: ['P2'] },
    ],
    rows: [
      runner('1', 'EATON', {
        prf: { v: 8893, u: 'pts', st: 1 },
        cells: [{ prf: { v: 10_460, u: 'ms', st: 1 }, pts: 985 }, null],
      }),
    ],
  });

  test('has the ranking and the disciplines, each its own table with its caption', () => {
    renderList(list());
    expect(screen.getAllByRole('table')).toHaveLength(2);
    const grid = screen.getByRole('table', { name: 'L’épreuve, Par épreuve' });
    expect(within(grid).getByRole('row', { name: /EATON/ })).toHaveTextContent('10.4610 secondes 46985à venir');
  });

  test('each discipline leads to its own trial', () => {
    renderList(list());
    expect(screen.getByTitle('100 m')).toHaveAttribute('href', expect.stringMatching(/\/trial-P1$/));
  });
});

test('P10.7, a relay shows its runners in leg order, with links to those who have a page', () => {
  const team = runner('1', 'JAM', {
    first: '',
    relay: { n: 1 },
    prf: { v: 37_270, u: 'ms', st: 1 },
    members: [
      { last: 'BOLT', first: 'Usain', leg: 4 },
      { last: 'POWELL', first: 'Asafa', leg: 1, auid: 'p' },
    ],
  });
  const list = aResultList({ uid: '004100-0-55-f1', rows: [team, runner('2', 'JPN', { first: '', relay: { n: 1 } })] });
  renderSite(<ResultTable list={list} caption="L’épreuve" />, { path: '/challenge/C/trial-T' });
  const powell = within(rowOf(/JAM/)).getByRole('link', { name: /POWELL/ });
  expect(powell).toHaveAttribute('href', expect.stringMatching(/\/athlete\/p$/));
  expect(powell.closest('.legs')).toHaveTextContent('POWELL A.Asafa / BOLT U.Usain');
  expect(within(rowOf(/JAM/)).queryByRole('link', { name: /BOLT/ })).toBeNull();
  expect(rowOf(/JPN/)).toHaveTextContent('Composition non communiquée');
});

describe('P10.8, a road race', () => {
  const finishers = (count: number): ResultRow[] =>
    Array.from({ length: count }, (_, index) =>
      runner(String(index + 1), `COUREUR${index + 1}`, {
        rank: index + 1,
        category: 55,
        rankCategory: index + 1,
        rankSex: index + 1,
        prf: { v: 1_800_000 + index * 1000, u: 'ms', st: 1, z: 1_799_000 + index * 1000 },
        gap: index * 1000,
      }),
    );

  test('has places overall, in category and in sex, gun and net time, pace', () => {
    renderList({ uid: '010000-R-57-f1', rows: finishers(2) });
    expect(heads()).toEqual(
      expect.arrayContaining(['Place', 'Place dans la catégorie', 'Place par sexe', 'Temps officiel', 'Temps réel']),
    );
    expect(rowOf(/COUREUR2/)).toHaveTextContent('2/SEM');
    expect(rowOf(/COUREUR1/)).toHaveTextContent('3:00');
  });

  test('shows a hundred rows, then a hundred more at each asking', async () => {
    renderList({ uid: '010000-R-57-f1', rows: finishers(230) });
    expect(screen.getAllByRole('rowheader')).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher 100 de plus' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(200);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher 30 de plus' }));
    expect(screen.queryByRole('button', { name: /de plus/ })).toBeNull();
  });
});

describe('what officials decided', () => {
  test('a disqualification has its rule, by number and in words', () => {
    renderList({ rows: [{ ...unranked, last: 'VALMOREL', prf: { st: 4 }, rule: 'TR16.8' }] });
    expect(within(rowOf(/VALMOREL/)).getByText('TR16.8')).toBeVisible();
    expect(rowOf(/VALMOREL/)).toHaveTextContent('disqualifié, faux départ');
  });

  test('a walker has the signs of the red cards beside the mark', () => {
    const walk = {
      red: [
        { symbol: '~' as const, judge: '1' },
        { symbol: '>' as const, judge: '4' },
      ],
    };
    const rows = [runner('1', 'VALMOREL', { rank: 1, prf: { v: 2_700_000, u: 'ms', st: 1 }, walk })];
    renderList({ uid: '010000-W-56-f1', g0: 10_000, g1: 'W', rows });
    expect(within(rowOf(/VALMOREL/)).getByText('~>')).toBeVisible();
    expect(rowOf(/VALMOREL/)).toHaveTextContent('Cartons rouges perte de contact, genou fléchi');
  });

  test('a throw of several categories has each one’s implement and a place in the category', () => {
    const thrown = (bib: string, last: string, more: Partial<ResultRow>) =>
      runner(bib, last, { prf: { v: 15_000, u: 'mm', st: 1 }, attempts: [{ r: 'o', v: 15_000 }], ...more });
    renderList({
      uid: '900005-0-57-f1',
      g0: 900_005,
      g1: '0',
      rows: [
        thrown('1', 'VALMOREL', { rank: 1, category: 49, rankCategory: 1, implement: 5000 }),
        thrown('2', 'KERBRAT', { rank: 2, category: 55, rankCategory: 1, implement: 7260 }),
      ],
    });
    expect(rowOf(/VALMOREL/)).toHaveTextContent('5 kg');
    expect(rowOf(/KERBRAT/)).toHaveTextContent('7,26 kg');
    expect(rowOf(/KERBRAT/)).toHaveTextContent(/1, médaille d’or\/SEM/);
  });

  test('one contest of several implements or both sexes gives medals in each category, not over all', () => {
    const thrown = (last: string, rank: number, more: Partial<ResultRow>) =>
      runner(String(rank), last, { prf: { v: 15_000 - rank, u: 'mm', st: 1 }, rank, ...more });
    renderList({
      uid: '900005-0-57-f1',
      g0: 900_005,
      g1: '0',
      rows: [
        thrown('VALMOREL', 1, { category: 49, rankCategory: 1, implement: 5000 }),
        thrown('SANTERRE', 2, { category: 49, rankCategory: 2, implement: 5000 }),
        thrown('KERBRAT', 3, { category: 55, rankCategory: 1, implement: 7260 }),
      ],
    });
    const medals = [...document.querySelectorAll('.medal')].map((medal) => medal.closest('td')?.className);
    expect(medals).toHaveLength(3);
    expect(medals.filter((className) => className?.includes('rk'))).toEqual([]);
    expect(rowOf(/KERBRAT/)).toHaveTextContent('7,26 kg');
    expect(rowOf(/KERBRAT/)).toHaveTextContent(/1, médaille d’or\/SEM/);
  });

  test('several categories of one implement and sex have the medals of their one ranking', () => {
    expect(
      findMedalRanking([
        { category: 53, rankCategory: 1 },
        { category: 55, rankCategory: 1 },
      ]),
    ).toBe('all');
    expect(
      findMedalRanking([
        { category: 55, rankCategory: 1 },
        { category: 56, rankCategory: 1 },
      ]),
    ).toBe('category');
  });

  test('a high jump of several categories has the place in the category beside the club, not over it', () => {
    const jumped = runner('2', 'KERBRAT', { prf: { v: 1800, u: 'mm', st: 1 }, rank: 2, category: 55, rankCategory: 1 });
    renderList({ uid: '900001-0-57-f1', g0: 900_001, g1: '0', rows: [jumped] });
    expect(rowOf(/KERBRAT/).querySelector('.small')).toHaveTextContent(/· 1\/SEM$/);
    expect(rowOf(/KERBRAT/).querySelector('.n')).not.toHaveTextContent('SEM');
  });
});
