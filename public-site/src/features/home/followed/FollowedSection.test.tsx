import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChallenge, aResultList, aResultRow, aStartRow, aTrial } from 'shared-domain/testing';
import { clearFollowed, readFollowed, toggleFollowed } from '../../../components/follow/follow-store.ts';
import { type Answers, fakeServer } from '../../../testing/fake-server.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { FollowedSection } from './FollowedSection.tsx';

const ines = { last: 'VALMOREL', first: 'Inès', club: 'AC Valmont' };
const heat = aTrial({ oid: 'H', chOID: 'C', gOID: 'G', round: 'h', status: 40, results: 8, starts: 8 });
const final = {
  ...heat,
  oid: 'F',
  round: 'f' as const,
  status: 20 as const,
  results: 0,
  date: '2099-06-13T16:00:00+02:00',
};
const known: Answers = {
  '/api/challenge/C': aChallenge({ oid: 'C' }),
  '/api/rounds/C': {
    rounds: [
      {
        gOID: 'G',
        round: 'h',
        date: heat.date,
        status: 40,
        heats: [heat],
        leader: { oid: 'H', name: 'VALMOREL Inès', prf: { v: 11_660, u: 'ms', st: 1 } },
      },
      { gOID: 'G', round: 'f', date: final.date, status: 20, heats: [final] },
    ],
  },
  '/api/followed': {
    athletes: [
      { ...ines, events: [{ gOID: 'G', group: '100 m' }], challenge: { oid: 'C', name: 'C', date: '2099-06-13' } },
    ],
    clubs: [],
    nations: [],
  },
  '/api/starts': { starts: [{ oid: 'F', uid: final.uid, rows: [aStartRow({ ...ines, lane: 5 })] }] },
  '/api/results': {
    results: [aResultList({ ...heat, rows: [aResultRow({ ...ines, rank: 2, prf: { v: 11_660, u: 'ms', st: 1 } })] })],
  },
};

beforeEach(() => act(clearFollowed));
afterEach(() => act(clearFollowed));
const follow = () => toggleFollowed({ kind: 'athlete', ...ines }, true, 'C');

describe('Mes suivis', () => {
  test('nobody followed: no heading, no call', () => {
    const { requestedUrls } = fakeServer(known);
    renderSite(<FollowedSection live={[]} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(requestedUrls).toEqual([]);
  });

  test('an athlete’s next start and last result, each one tap from its list', async () => {
    fakeServer(known);
    follow();
    renderSite(<FollowedSection live={[]} />);
    const next = await screen.findByRole('link', { name: /16:00.*couloir.5/ });
    expect(next).toHaveAttribute('href', '/challenge/C/trial-F?t=departs');
    expect(screen.getByRole('link', { name: /100\sm.*2e ·/ })).toHaveAttribute('href', '/challenge/C/trial-H');
  });

  test('a next start in another time zone has the reader’s own hour too', async () => {
    fakeServer({ ...known, '/api/challenge/C': aChallenge({ oid: 'C', tz: 'Pacific/Kiritimati' }) });
    follow();
    renderSite(<FollowedSection live={[]} />);
    expect(await screen.findByRole('link', { name: /^04:00.*chez vous.*couloir.5/ })).toBeVisible();
  });

  test('an athlete’s race that has been run is there until its result is, and leads to its list', async () => {
    const run = { ...final, oid: 'W', status: 10 as const, starts: 8, date: new Date().toISOString() };
    const heats = [{ ...heat, date: '2020-06-13T14:35:00+02:00' }, run, final];
    fakeServer({
      ...known,
      '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: run.date, status: 10, heats }] },
      '/api/starts': {
        starts: [run, final].map(({ oid, uid }) => ({ oid, uid, rows: [aStartRow({ ...ines, lane: 4 })] })),
      },
    });
    follow();
    renderSite(<FollowedSection live={[]} />);
    const awaited = await screen.findByRole('link', { name: /100\sm.*Résultats\sattendus.*couloir.4/ });
    expect(awaited).toHaveAttribute('href', expect.stringContaining('/challenge/C/trial-W'));
    expect(screen.getByRole('link', { name: /16:00/ })).toHaveAttribute('href', '/challenge/C/trial-F?t=departs');
    expect(screen.queryByText('En cours')).toBeNull();
  });

  test('of somebody who is nowhere to be found, says so', async () => {
    fakeServer({ ...known, '/api/followed': { athletes: [], clubs: [], nations: [] } });
    follow();
    renderSite(<FollowedSection live={[]} />);
    expect(await screen.findByText('Aucun départ annoncé')).toBeVisible();
    expect(screen.getByText('Aucun résultat récent')).toBeVisible();
  });

  test('an athlete whom no list has shown yet is found in a competition to come, which is noted', async () => {
    const { listBodies } = fakeServer(known);
    toggleFollowed({ kind: 'athlete', ...ines }, true, undefined);
    renderSite(<FollowedSection live={[]} />);
    expect(await screen.findByRole('link', { name: /16:00.*couloir.5/ })).toBeVisible();
    expect(listBodies('/api/followed')[0]).toEqual({ names: ['VALMOREL Inès'], clubs: [] });
    expect(readFollowed()[0]?.seen).toEqual(['C']);
  });

  test('where the server cannot say where they start, nothing is claimed', async () => {
    fakeServer({ ...known, '/api/followed': 500 });
    toggleFollowed({ kind: 'athlete', ...ines }, true, undefined);
    renderSite(<FollowedSection live={[]} />);
    expect(await screen.findAllByText('Indisponible pour l’instant')).toHaveLength(2);
    expect(screen.queryByText('Aucun départ annoncé')).toBeNull();
  });

  test('more than twelve are behind a button that says how many', async () => {
    fakeServer({ ...known, '/api/followed': { athletes: [], clubs: [], nations: [] } });
    for (let n = 1; n <= 14; n++) toggleFollowed({ kind: 'athlete', ...ines, last: `V${n}` }, true, undefined);
    renderSite(<FollowedSection live={[]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: /Afficher 2 de plus/ }));
    expect(screen.getAllByRole('listitem')).toHaveLength(14);
  });

  test('a followed club leads to its page where it starts next', async () => {
    fakeServer({
      ...known,
      '/api/followed': {
        athletes: [],
        clubs: [{ oid: 'ACV', club: 'AC Valmont', challenge: { oid: 'C', name: 'C', date: '2099-06-13' } }],
        nations: [],
      },
      '/api/challenge/C/team/ACV': { oid: 'ACV', members: [{ ...ines, events: [{ gOID: 'G', group: '100 m' }] }] },
    });
    toggleFollowed({ kind: 'club', name: 'AC Valmont' }, true, undefined);
    renderSite(<FollowedSection live={[]} />);
    expect(await screen.findByRole('link', { name: 'AC Valmont' })).toHaveAttribute(
      'href',
      '/challenge/C/teammembers/ACV',
    );
  });

  test('without network the names stay, and that nothing is known now is said', async () => {
    fakeServer({ '/api/challenge/C': 'down', '/api/rounds/C': 'down', '/api/followed': 'down' });
    follow();
    renderSite(<FollowedSection live={[]} />);
    expect(await screen.findAllByText('Indisponible pour l’instant')).toHaveLength(2);
    expect(screen.getByText('VALMOREL')).toBeVisible();
  });

  test('a followed competition is one tap away', () => {
    fakeServer(known);
    toggleFollowed({ kind: 'challenge', chOID: 'C', name: 'Grand-Val' }, true, 'C');
    renderSite(<FollowedSection live={[]} />);
    expect(screen.getByRole('link', { name: 'Grand-Val' })).toHaveAttribute('href', '/challenge/C');
  });

  test('a followed event is one tap away, with its competition, its next heat and who won the last round', async () => {
    fakeServer(known);
    const event = { kind: 'event', chOID: 'C', gOID: 'G', name: '100 m Femmes', challenge: 'Grand-Val' } as const;
    toggleFollowed(event, true, 'C');
    renderSite(<FollowedSection live={[]} />);
    const link = screen.getByRole('link', { name: '100 m Femmes' });
    expect(screen.getByText('Grand-Val')).toBeVisible();
    expect(await screen.findByRole('link', { name: /16:00/ })).toHaveAttribute(
      'href',
      '/challenge/C/trial-F?t=departs',
    );
    expect(screen.getByRole('link', { name: /^11.*VALMOREL Inès/ })).toHaveAttribute('href', '/challenge/C/trial-H');
    expect(link).toHaveAttribute('href', '/challenge/C/group/G');
    expect(screen.getByRole('button', { name: 'Suivre l’épreuve 100 m Femmes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('«Tout effacer» asks first: refused, everybody stays', async () => {
    fakeServer(known);
    follow();
    renderSite(<FollowedSection live={[]} />);
    act(() =>
      within(screen.getByRole('region', { name: 'Mes suivis' }))
        .getByText('Tout effacer')
        .click(),
    );
    expect(readFollowed()).toHaveLength(1);
  });
});
