import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FLAG_OPTIONS } from 'shared-domain';
import type { TeamAnswer } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { publicApi } from '../../api/public-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { listShortStarts, listStarts } from './member-starts.ts';
import { TeamMembersPage } from './TeamMembersPage.tsx';
import { TeamResultsPage } from './TeamResultsPage.tsx';
import { TeamsPage } from './TeamsPage.tsx';

const counts = { athletes: 4, relays: 0, entries: 6, results: 5, marks: 5, wins: 1, pb: 2, sb: 0 };
const team = (oid: string, title: string, index: number, points: number) => ({
  oid,
  kind: 'club' as const,
  title,
  index,
  rank: index,
  points,
  counts,
});
const BIBS: Readonly<Record<string, string>> = { VALMOREL: '12', KERBRAT: '13', SANTERRE: '14' };
const result = (last: string, points: number, counted: boolean) => ({
  bib: BIBS[last] ?? '',
  last,
  first: 'Ana',
  category: 56,
  prf: { v: 12_340, u: 'ms' as const, st: 1 },
  pts: { hun: points },
  gOID: 'G',
  group: '100 m Femmes',
  trialOID: 'T1',
  uid: '000100-0-56-f1',
  round: 'f' as const,
  heat: 1,
  g0: 100,
  g1: '0',
  family: 1,
  date: '2026-06-13T14:35:00+02:00',
  rank: 1,
  listLength: 8,
  counted,
});
const answer: TeamAnswer = {
  ...team('a.b', 'AC Nord', 1, 1800),
  by: 'hun',
  members: [
    {
      bib: '12',
      last: 'VALMOREL',
      first: 'Ana',
      category: 56,
      relay: false,
      events: [{ gOID: 'G', uid: '', group: '100 m Femmes' }],
    },
    {
      bib: '13',
      last: 'KERBRAT',
      first: 'Lou',
      category: 56,
      relay: false,
      events: [{ gOID: 'H', uid: '', group: 'Hauteur' }],
    },
  ],
  results: [result('VALMOREL', 1000, true), result('KERBRAT', 800, true), result('SANTERRE', 500, false)],
};
const heats = [
  aTrial({ oid: 'T1', uid: '000100-0-56-h1', gOID: 'G', date: '2026-06-13T14:35:00+02:00', status: 40, starts: 8 }),
  aTrial({ oid: 'T2', uid: '000100-0-56-f1', gOID: 'G', date: '2026-06-13T17:05:00+02:00', status: 25, starts: 8 }),
];

function serve(flag = 9, shown = answer) {
  return fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux', flag }),
    '/api/challenge/C/teams': { by: 'hun', teams: [team('a.b', 'AC Nord', 1, 1800), team('c', 'ÉS Sud', 2, 900)] },
    '/api/challenge/C/team/a.b': shown,
    '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: heats[0]?.date, status: 40, heats }] },
    '/api/starts': {
      starts: heats.map(({ oid, uid }, at) => ({
        oid,
        uid,
        rows: [{ bib: '12', last: 'VALMOREL', first: 'Ana', lane: 3 + at, odr: 3 }],
      })),
    },
  });
}

describe('Teams', () => {
  test('stand by their points, each leading to its people and its results', async () => {
    serve();
    renderSite(<TeamsPage chOID="C" />, { path: '/challenge/C/teams' });
    const rows = within(await screen.findByRole('table', { name: 'Équipes' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'AC Nord5 résultats',
      'ÉS Sud5 résultats',
    ]);
    expect(screen.getByRole('link', { name: 'AC Nord' })).toHaveAttribute('href', '/challenge/C/teammembers/a.b');
    expect(screen.getByRole('link', { name: 'Équipes', current: 'page' })).toBeVisible();
  });

  test('say how many of their results count, and the places that they gained since the ranking changed', async () => {
    serve();
    const counted = (one: ReturnType<typeof team>, n: number) => ({ ...one, counts: { ...counts, counted: n } });
    const north = counted(team('a.b', 'AC Nord', 1, 1800), 3);
    const south = counted(team('c', 'ÉS Sud', 2, 900), 2);
    const fake = fakeServer({
      '/api/challenge/C': aChallenge({ oid: 'C' }),
      '/api/challenge/C/teams': { by: 'hun', teams: [north, south] },
    });
    const { store } = renderSite(<TeamsPage chOID="C" />, { path: '/challenge/C/teams' });
    const row = (name: RegExp) => screen.findByRole('row', { name });
    expect(within(await row(/AC Nord/)).getByText('3/5')).toBeInTheDocument();
    expect(screen.queryByText(/▲|▼/)).toBeNull();
    fake.setAnswers({
      '/api/challenge/C/teams': {
        by: 'hun',
        teams: [
          { ...south, rank: 1, index: 1, points: 2000 },
          { ...north, rank: 2, index: 2 },
        ],
      },
    });
    const { invalidateTags } = publicApi.util;
    act(() => {
      (store.dispatch as (action: unknown) => unknown)(invalidateTags([{ type: 'Competition', id: 'C' }]));
    });
    await waitFor(() => expect(screen.getByText('▲1')).toBeInTheDocument());
    expect(await row(/ÉS Sud/)).toHaveTextContent('gagne 1 place');
    expect(await row(/AC Nord/)).toHaveTextContent('perd 1 place');
  });

  test('have neither place nor points where the competition ranks no teams', async () => {
    serve(9 + (FLAG_OPTIONS.live << 9));
    renderSite(<TeamsPage chOID="C" />, { path: '/challenge/C/teams' });
    await waitFor(() => expect(screen.getByText(/n’a pas de classement par équipes/)).toBeVisible());
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain('Pl.');
    expect(screen.queryByText('1800')).toBeNull();
  });

  test('without any, say when they come', async () => {
    serve();
    fakeServer({ '/api/challenge/C': aChallenge(), '/api/challenge/C/teams': { by: 'hun', teams: [] } });
    renderSite(<TeamsPage chOID="C" />);
    expect(await screen.findByText('Pas de classement par équipes')).toBeVisible();
    expect(screen.getByText('Les équipes apparaissent avec les premières listes.')).toBeVisible();
  });
});

describe('A team', () => {
  test('25. leads from each member to the next start in one tap, with its time and lane', async () => {
    serve();
    renderSite(<TeamMembersPage chOID="C" teamId="a.b" />);
    const next = await screen.findByRole('link', { name: /17:05 100\sm, Finale · couloir 4/ });
    expect(next).toHaveAttribute('href', '/challenge/C/trial-T2');
    expect(screen.getByRole('row', { name: /KERBRAT/ })).toHaveTextContent('Hauteur');
  });

  test('is busy until the times of its starts are there: the server’s page stays until then', async () => {
    serve();
    renderSite(<TeamMembersPage chOID="C" teamId="a.b" />);
    const isBusy = () => document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null;
    expect(isBusy()).toBe(true);
    const seen = new Set<boolean>();
    await waitFor(() => {
      const hasTimes = screen.queryAllByText('17:05').length > 0;
      if (!hasTimes) seen.add(isBusy());
      expect(hasTimes).toBe(true);
    });
    expect([...seen]).not.toContain(false);
    await waitFor(() => expect(isBusy()).toBe(false));
  });

  test('tells its day by the hour: what comes next first, then the results of what is over', async () => {
    serve();
    renderSite(<TeamMembersPage chOID="C" teamId="a.b" />);
    const day = await screen.findByRole('region', { name: /13\sjuin/ });
    const lines = within(day)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(
      within(day)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Samedi\s13\sjuin/), 'À venir', 'Terminé']);
    expect(lines.filter((line) => /^\d\d:\d\d/.test(line ?? ''))).toEqual([
      expect.stringMatching(/^17:05 100\sm, Finale.*VALMOREL.*couloir 4/),
      expect.stringMatching(/^14:35 100\sm, .*VALMOREL.*1re.*12\.34/),
    ]);
  });

  test('has one hour for a start that is late, and comes to it in its turn', async () => {
    const { setAnswers } = serve();
    const [heat, final] = heats;
    const late = {
      ...final,
      oid: 'T3',
      date: '2026-06-13T17:00:00+02:00',
      dateE: '2026-06-13T17:20:00+02:00',
    };
    const shown = [heat, late, final];
    setAnswers({
      '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: heat?.date, status: 40, heats: shown }] },
      '/api/starts': {
        starts: shown.map((trial) => ({
          oid: trial?.oid,
          uid: trial?.uid,
          rows: [{ bib: '12', last: 'VALMOREL', first: 'Ana', lane: 3, odr: 3 }],
        })),
      },
    });
    renderSite(<TeamMembersPage chOID="C" teamId="a.b" />);
    const day = within(await screen.findByRole('region', { name: /13\sjuin/ }));
    const next = day.getAllByRole('link').filter((link) => /^17:/.test(link.textContent ?? ''));
    expect(next.map((link) => link.getAttribute('href')?.split('-').at(-1))).toEqual(['T2', 'T3']);
    expect(next[1]).toHaveTextContent(/^17:20 .*Retardé, prévu à\s17:00$/);
    const member = within(screen.getByRole('row', { name: /VALMOREL/ }));
    const times = member.getAllByRole('link').map((link) => /\d\d:\d\d/.exec(link.textContent ?? '')?.[0]);
    expect(times.filter(Boolean)).toEqual(['14:35', '17:05', '17:20']);
  });

  test('in another time zone has the reader’s own hour with that of each start to come', async () => {
    const { setAnswers } = serve();
    setAnswers({ '/api/challenge/C': aChallenge({ oid: 'C', flag: 9, tz: 'Pacific/Kiritimati' }) });
    renderSite(<TeamMembersPage chOID="C" teamId="a.b" />);
    const links = await screen.findAllByRole('link', { name: /100\sm, Finale/ });
    expect(links.map(({ textContent }) => /05:05.*chez vous/.test(textContent ?? ''))).toEqual([true, true]);
    expect(screen.getAllByText(/chez vous/)).toHaveLength(2);
  });

  test('keeps the chosen day in the address', async () => {
    const { setAnswers } = serve();
    const twoDays = heats.map((heat, at) => (at === 1 ? { ...heat, date: '2026-06-14T17:05:00+02:00' } : heat));
    setAnswers({ '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: '', status: 40, heats: twoDays }] } });
    renderSite(<TeamMembersPage chOID="C" teamId="a.b" />, { path: '/challenge/C/teammembers/a.b?j=2026-06-14' });
    expect(await screen.findByRole('region', { name: /14\sjuin/ })).toHaveTextContent('17:05');
    await userEvent.click(screen.getByRole('button', { name: /13/ }));
    expect(here()).toBe('/challenge/C/teammembers/a.b?j=2026-06-13');
  });

  test('26. has a foot that is the sum of the counted points, equal to its total', async () => {
    serve();
    renderSite(<TeamResultsPage chOID="C" teamId="a.b" />);
    const table = await screen.findByRole('table', { name: 'AC Nord, Résultats' });
    const foot = within(table).getAllByRole('row').at(-1);
    expect(foot).toHaveTextContent('2 résultats comptés : 1800');
    expect(screen.getByText('1800 points')).toBeVisible();
    expect(screen.getByText('Résultats comptés : 2 sur 3')).toBeVisible();
    expect(within(table).getAllByText('compte')).toHaveLength(2);
  });

  test('leads from each result to its row, which is lit in its list', async () => {
    serve(9, { ...answer, results: [{ ...result('VALMOREL', 1000, true), auid: 'v1' }] });
    renderSite(<TeamResultsPage chOID="C" teamId="a.b" />);
    expect(await screen.findByRole('link', { name: /^100\sm/ })).toHaveAttribute('href', '/challenge/C/trial-T1#v1');
  });

  test('has the wind of each result, and the best of each athlete before a start', async () => {
    const { setAnswers } = serve(9, { ...answer, results: [{ ...result('VALMOREL', 1000, true), wind: 1.4 }] });
    const { unmount } = renderSite(<TeamResultsPage chOID="C" teamId="a.b" />);
    expect(await screen.findByRole('columnheader', { name: /Vent/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /VALMOREL/ })).toHaveTextContent('+1.4');
    unmount();
    const rows = [{ bib: '12', last: 'VALMOREL', first: 'Ana', lane: 4, pe: { pb: 11_700 } }];
    setAnswers({ '/api/starts': { starts: [{ oid: 'T2', uid: heats[1]?.uid, rows }] } });
    renderSite(<TeamMembersPage chOID="C" teamId="a.b" />);
    expect(await screen.findByRole('link', { name: /17:05 100\sm, Finale · couloir 4\s*RP\s11\.70/ })).toBeVisible();
  });

  test('without any wind has no column of it', async () => {
    serve();
    renderSite(<TeamResultsPage chOID="C" teamId="a.b" />);
    await screen.findByRole('table', { name: 'AC Nord, Résultats' });
    expect(screen.queryByRole('columnheader', { name: /Vent/ })).toBeNull();
  });

  test.each<[number, 'fr' | 'en', string, string]>([
    [1, 'fr', '1 point', 'Résultats comptés : 1 sur 1'],
    [1.5, 'fr', '1,5 point', 'Résultats comptés : 1 sur 1'],
    [2, 'fr', '2 points', 'Résultats comptés : 1 sur 1'],
    [1, 'en', '1 point', 'Counting: 1 of 1 results'],
    [0.5, 'en', '0.5 points', 'Counting: 1 of 1 results'],
  ])('of %s points says so in the right number in %s', async (points, language, said, counted) => {
    serve(9, { ...answer, points, results: [result('VALMOREL', points, true)] });
    renderSite(<TeamResultsPage chOID="C" teamId="a.b" />, { language });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText(counted)).toBeVisible();
  });

  test('that is not there is a page that is not there', async () => {
    serve();
    renderSite(<TeamResultsPage chOID="C" teamId="z" />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas');
  });
});

test('an athlete without a bib is found by name, in the order of the programme', () => {
  const member = { last: 'VALMOREL', first: 'Ana', category: 56, relay: false, events: [] };
  const lists = heats.toReversed().map(({ oid, uid }) => ({ oid, uid, rows: [{ last: 'VALMOREL', first: 'Ana' }] }));
  expect(listStarts(member, 'AC Nord', heats, lists).map(({ trial }) => trial.oid)).toEqual(['T1', 'T2']);
});

test('a heptathlete has all parts; in a table only the first that is not over', () => {
  const ana = { bib: '12', last: 'VALMOREL', first: 'Ana', category: 56, relay: false, events: [] };
  const parts = [
    ...heats,
    { ...(heats[1] as (typeof heats)[number]), oid: 'T3', date: '2026-06-14T10:00:00+02:00' },
  ].map((heat) => ({ ...heat, round: 'c' as const }));
  const lists = parts.map(({ oid, uid }) => ({ oid, uid, rows: [{ bib: '12', last: 'VALMOREL', first: 'Ana' }] }));
  const starts = listStarts(ana, 'AC Nord', parts, lists);
  expect(starts.map(({ trial }) => trial.oid)).toEqual(['T1', 'T2', 'T3']);
  expect(listShortStarts(starts).map(({ trial }) => trial.oid)).toEqual(['T2']);
});

test('a runner has the start of the relay team of the club that names them, not of one with their number', () => {
  const ana = { bib: '12', last: 'VALMOREL', first: 'Ana', category: 56, relay: false, events: [] };
  const team1 = {
    last: 'AC Nord',
    first: '',
    club: 'AC Nord',
    relay: {},
    members: [{ last: 'Valmorel', first: 'Ana' }],
  };
  const team2 = { bib: '12', last: 'ÉS Sud', first: '', club: 'ÉS Sud', relay: {}, members: [] };
  const lists = heats.map(({ oid, uid }, index) => ({ oid, uid, rows: [index === 0 ? team1 : team2] }));
  expect(listStarts(ana, 'AC Nord', heats, lists).map(({ trial }) => trial.oid)).toEqual(['T1']);
});

describe('Team scoring of the competition', () => {
  test('is said under the ranking, with whether it is official; a result has what it is worth to the team', async () => {
    const scoring = { kind: 'places' as const, points: [8, 7, 6], perEvent: 2, declared: '2026-06-13T18:00:00Z' };
    fakeServer({
      '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux', flag: 9 }),
      '/api/challenge/C/teams': { by: 'hun', scoring, teams: [team('a.b', 'AC Nord', 1, 15)] },
    });
    renderSite(<TeamsPage chOID="C" />, { path: '/challenge/C/teams' });
    expect(await screen.findByText('Classement officiel.')).toBeVisible();
    expect(screen.getByText(/Points des places : 8-7-6, 2 athlètes comptent par épreuve/)).toBeVisible();
  });

  test('each race has its own ranking where the places are summed up', async () => {
    const races = [
      {
        gOID: 'G',
        group: 'Cross court',
        teams: [
          {
            oid: 'a.b',
            title: 'AC Nord',
            rank: 1,
            score: 16,
            missing: 0,
            members: [{ last: 'VALMOREL', first: 'Ana', auid: 'v', place: 1, counts: true }],
          },
          { oid: 'c', title: 'ÉS Sud', missing: 2, members: [] },
        ],
      },
    ];
    fakeServer({
      '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux', flag: 9 }),
      '/api/challenge/C/teams': {
        by: 'hun',
        scoring: { kind: 'sums', toScore: 4 },
        races,
        teams: [team('a.b', 'AC Nord', 1, 0)],
      },
    });
    renderSite(<TeamsPage chOID="C" />, { path: '/challenge/C/teams' });
    const race = await screen.findByRole('table', { name: 'Équipes, Cross court' });
    expect(within(race).getByRole('row', { name: /AC Nord/ })).toHaveTextContent(/1 VALMOREL Ana.*16/);
    expect(within(race).getByRole('link', { name: 'VALMOREL Ana' })).toHaveAttribute('href', '/challenge/C/athlete/v');
    expect(within(race).getByRole('row', { name: /ÉS Sud/ })).toHaveTextContent('il manque 2 arrivants');
  });
});
