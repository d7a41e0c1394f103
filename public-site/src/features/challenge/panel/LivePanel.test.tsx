import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldEvent, LiveAnswer, Notice, ResultRow, TrackEvent } from 'shared-domain/contract';
import { aChallenge, aResultRow, aStartRow, aTrial } from 'shared-domain/testing';
import { challengeApi } from '../../../api/challenge-endpoints.ts';
import { FreshnessContext } from '../../../components/freshness.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { LandingPage } from '../LandingPage.tsx';

const race: TrackEvent = {
  ...aTrial({ chOID: 'C', status: 15, dets: { wind: 1.2 } }),
  md: 'res',
  startlist: [],
  rows: Array.from({ length: 9 }, (_, n) => aResultRow({ rank: n + 1, bib: `${n}` })),
};
const jump: FieldEvent = {
  ...aTrial({ oid: 'J', chOID: 'C', uid: '900003-0-55-f1', group: 'Longueur Hommes', status: 5 }),
  state: 'next',
  attempt: 4,
  athlete: { last: 'DUPONT', first: 'Léo' },
  rows: [],
};

function open(live: Partial<LiveAnswer>, on = true) {
  const answer = { revision: 1, trackEvents: [], fieldEvents: [], ...live };
  fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C' }),
    '/api/live/C': answer,
    '/api/live/C/announcements': { revision: 1, trials: [], notices: [] },
  });
  return renderSite(
    <FreshnessContext value={{ isLive: on, pollingInterval: 0 }}>
      <LandingPage chOID="C" />
    </FreshnessContext>,
    { path: '/challenge/C?v=direct' },
  );
}

beforeAll(() => import('./DirectPage.tsx'));
beforeEach(() => localStorage.clear());

describe('the live panel', () => {
  test('with nothing on: the words of P2.6, in both zones', async () => {
    open({});
    expect(await screen.findByText('No running track now')).toBeInTheDocument();
    expect(screen.getByText('No running fields now')).toBeInTheDocument();
    expect(screen.getByText('No Startlist available')).toBeInTheDocument();
  });

  test('of a competition that is over: nothing runs, whatever was last', async () => {
    open({ trackEvents: [race] }, false);
    expect(await screen.findByText('No running track now')).toBeInTheDocument();
  });

  test('a combined event before its last discipline shows what passes the one ahead there', async () => {
    const time = (v: number) => ({ v, u: 'ms', st: 1 }) as const;
    const points = (v: number) => ({ v, u: 'pts', st: 1 }) as const;
    const chase = { last: 'ROUX', first: 'Sami', rival: time(273_500), by: 'sb', mark: time(271_200) } as const;
    const decathlon: TrackEvent = {
      ...aTrial({ oid: 'D', chOID: 'C', uid: '800010-0-55-f1', group: 'Décathlon Hommes', status: 5, results: 2 }),
      md: 'run',
      startlist: [],
      rows: [
        aResultRow({ rank: 1, last: 'ROUX', first: 'Sami', prf: points(7000) }),
        aResultRow({ rank: 2, bib: '2', last: 'DUPONT', first: 'Léo', prf: points(6990), chase }),
      ],
    };
    open({ trackEvents: [decathlon] });
    const card = await screen.findByRole('link', { name: /Décathlon.*avant la dernière épreuve/ });
    expect(card).toHaveAttribute('href', '/challenge/C/trial-D');
    expect(within(screen.getByRole('region', { name: 'Départs' })).getByRole('link')).toBe(card);
    expect(card).toHaveTextContent(/2DUPONT Léo pour passer ROUX Sami \(saison 4:33.50\) 4:31.20$/);
  });

  test('a race shows its wind, how sure it is, and its first eight', async () => {
    open({ trackEvents: [race] });
    const tracks = await screen.findByRole('region', { name: 'Courses' });
    const card = within(tracks).getByRole('link', { name: /100\sm/ });
    expect(card).toHaveTextContent(/vent \+1\.2 · non officiel/);
    expect(within(card).getAllByText('VALMOREL Inès')).toHaveLength(8);
    expect(screen.getByText('No running fields now')).toBeInTheDocument();
  });

  test('whatever chips a mark has, they share one cell of the row, so that marks are aligned', async () => {
    const records = (['MR', 'SR'] as const).map(
      (kind) => ({ kind, relation: 'beats', event: '100', scope: '' }) as const,
    );
    const chips: Partial<ResultRow>[] = [{}, { pe: { k: 'PB' } }, { records: [...records], pe: { k: 'PB' } }];
    const rows = chips.map((more, n) => aResultRow({ rank: n + 1, bib: `${n}`, ...more }));
    open({ trackEvents: [{ ...race, rows }] });
    const card = within(await screen.findByRole('region', { name: 'Courses' })).getByRole('link', { name: /100\sm/ });
    const cells = [...card.querySelectorAll('.panel-row')].map((row) => [...row.children]);
    expect(cells.map((row) => [row.length, row.at(-1)?.classList.contains('panel-figure')])).toEqual(
      rows.map(() => [4, true]),
    );
    expect(cells.map((row) => row[2]?.querySelectorAll('abbr').length)).toEqual([0, 1, 3]);
  });

  test('a race that is called, and one that runs, show who starts in which lane; without one the words of P2.6', async () => {
    const next: TrackEvent = { ...race, oid: 'N', status: 30, md: 'sl', startlist: [aStartRow({ lane: 6 })], rows: [] };
    const none = [
      { ...next, oid: 'E', startlist: [] },
      { ...next, oid: 'D', g0: 800_010 },
    ];
    open({ trackEvents: [race, ...none, next, { ...next, oid: 'R', status: 5, md: 'run' }] });
    const starts = await screen.findByRole('region', { name: 'Départs' });
    const cards = within(starts).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/challenge/C/trial-N?t=departs',
      '/challenge/C/trial-R?t=departs',
    ]);
    expect(cards[0]).toHaveTextContent(/6VALMOREL Inès AC Valmont/);
    expect(cards[1]).toHaveTextContent('En cours');
  });

  test('a race on its way shows the furthest point that somebody passed, the time there, and who leads', async () => {
    const passed = (last: string, splits: ResultRow['splits']) => aResultRow({ last, splits, prf: { st: 6 } });
    const rows = [
      passed('MARTEL', [
        { d: 2500, t: 465_000, rank: 1 },
        { d: 5000, t: 931_000, rank: 1 },
      ]),
      passed('ROUX', [{ d: 2500, t: 466_000, rank: 2 }]),
    ];
    const road = { g0: 10_000, g1: 'R', uid: '010000-R-1057-f1', group: '10 km', status: 5 } as const;
    open({ trackEvents: [{ ...race, ...road, md: 'run', startlist: [aStartRow({ lane: 6 })], rows, results: 2 }] });
    const starts = await screen.findByRole('region', { name: 'Départs' });
    const card = within(starts).getByRole('link');
    expect(card).toHaveAttribute('href', `/challenge/C/trial-${race.oid}`);
    expect(card).toHaveTextContent(/En cours · 5 km\s*15:31/);
    expect(card).toHaveTextContent(/1\s*MARTEL Inès.*15:31.*ROUX Inès.*2,5 km 7:46/);
  });

  test('a field event says whose turn it is and with which attempt', async () => {
    open({ fieldEvents: [jump] });
    const fields = await screen.findByRole('region', { name: 'Concours' });
    expect(within(fields).getByText('E4 – DUPONT Léo')).toBeInTheDocument();
  });

  test('of a field event the last attempt, who follows, and in one sentence who is at work, the place and what it takes', async () => {
    const outlook: FieldEvent['outlook'] = {
      last: { athlete: { last: 'MARTEL', first: 'Noé' }, r: 'o', v: 7320 },
      following: [
        { last: 'ROUX', first: 'Sami' },
        { last: 'VIDAL', first: 'Tom' },
      ],
      best: 7020,
      rank: 4,
      needed: [
        { aim: 'lead', v: 7710 },
        { aim: 'podium', v: 7320 },
        { aim: 'final', v: 7050, count: 8 },
      ],
    };
    open({ fieldEvents: [{ ...jump, outlook }] });
    const card = within(await screen.findByRole('region', { name: 'Concours' })).getByRole('link');
    expect(card).toHaveTextContent('4e avec 7.02');
    expect(card).toHaveTextContent('7.71 pour mener');
    expect(card).toHaveTextContent('Dernier essai MARTEL Noé 7.32');
    expect(card).toHaveTextContent('Ensuite ROUX Sami, VIDAL Tom');
    expect(card).toHaveAccessibleName(
      /DUPONT Léo, essai 4, 4e avec 7 mètres 02, 7 mètres 71 pour mener, 7 mètres 32 pour le podium, 7 mètres 05 pour être dans les 8\./,
    );
    expect(card).not.toHaveAccessibleName(/E4/);
  });

  test('of a height, at which attempt it is enough', async () => {
    const bar = { g0: 900_001, uid: '900001-0-55-f1', group: 'Hauteur Hommes', bar: 2090, attempt: 1 };
    const needed = [{ aim: 'lead' as const, v: 2090, attempt: 1 }];
    const outlook: FieldEvent['outlook'] = { following: [], best: 2060, rank: 1, needed };
    open({ fieldEvents: [{ ...jump, ...bar, outlook }] });
    const card = within(await screen.findByRole('region', { name: 'Concours' })).getByRole('link');
    expect(card).toHaveTextContent('À égalité en tête avec 2.06');
    expect(card).toHaveTextContent('2.09 au premier essai, pour mener');
    expect(card).toHaveAccessibleName(
      /essai 1, barre à 2 mètres 09, à égalité en tête avec 2 mètres 06, 2 mètres 09 au premier essai, pour mener\./,
    );
  });

  test('announcements are silent until asked for, then say what is new, and the choice is kept', async () => {
    const notice: Notice = {
      id: 'n',
      kind: 'result',
      certainty: 'unofficial',
      at: race.updated,
      trial: race.oid,
      who: [race.rows[0] as Notice['who'][number]],
      count: 9,
    };
    const { host } = open({});
    await screen.findByText('No running track now');
    const log = screen.getByRole('log');
    expect(log).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Annonces vocales' }));
    expect(localStorage.getItem('foulee.announcements')).toBe('true');
    expect(await within(log).findByText(/Annonces activées/)).toBeInTheDocument();
    const update = challengeApi.util.updateQueryData('announcements', 'C', (draft) => {
      draft.trials.push(race);
      draft.notices.push(notice);
    });
    act(() => void (host.store.dispatch as (action: unknown) => unknown)(update));
    expect(
      await within(log).findByText('100 m SE F Finale, résultat non officiel : 1. VALMOREL Inès 11.58, vent +1.2'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choisir mes annonces' })).toHaveAttribute(
      'href',
      '/challenge/C?v=annonces',
    );
  });
});
