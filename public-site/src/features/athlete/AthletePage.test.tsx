import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AthleteAnswer, calls, makeUrl } from 'shared-domain/contract';
import { aChallenge, aResultRow, aStartRow, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { AthletePage } from './AthletePage.tsx';
import { countMinutesLeft, splitAthleteTrials } from './athlete-trials.ts';

const heat = aTrial({ oid: 'H', chOID: 'C', gOID: 'G', round: 'h', heats: 2, status: 40, starts: 8, results: 8 });
const final = aTrial({
  oid: 'F',
  chOID: 'C',
  gOID: 'G',
  date: '2099-06-13T17:05:00+02:00',
  status: 20,
  starts: 0,
  results: 0,
});
const { bib, auid: _auid, last, first, club } = aStartRow();
const ines: AthleteAnswer = {
  key: 'k1',
  bib,
  last,
  first,
  club,
  category: 56,
  teamId: 'ACValmont',
  trials: [
    { trial: heat, result: aResultRow({ rank: 1, qualified: 'Q', pe: { k: 'PB', prev: 11_660 } }), roundRank: 3 },
    { trial: final },
  ],
};

function serve(athlete: AthleteAnswer = ines, others: readonly object[] = [], tz = 'Europe/Paris'): void {
  fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux', tz }),
    '/api/challenge/C/athlete/k1': athlete,
    '/api/search': { athletes: others, clubs: [], events: [], challenges: [], next: {} },
  });
}

const render = () => renderSite(<AthletePage chOID="C" athleteKey="k1" />, { path: '/challenge/C/athlete/k1' });

describe('The page of an athlete', () => {
  test('says where the competition does not answer, below the name, and can ask again', async () => {
    fakeServer({
      '/api/challenge/C': 503,
      '/api/challenge/C/athlete/k1': ines,
      '/api/search': { athletes: [], clubs: [], events: [], challenges: [], next: {} },
    });
    render();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`${first} ${last}`);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('begins with the next start, says that its list is to come, and leads there in one tap', async () => {
    serve();
    render();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`${first} ${last}`);
    const next = within(screen.getByRole('region', { name: 'Prochain départ' })).getByRole('link');
    expect(next).toHaveTextContent('17:05');
    expect(next).toHaveTextContent('liste à venir');
    expect(next).toHaveAttribute('href', '/challenge/C/trial-F?t=departs');
  });

  test('has each result with its place, over all heats too', async () => {
    serve();
    render();
    const results = within(await screen.findByRole('region', { name: 'Résultats' }));
    const [line] = results.getAllByRole('listitem');
    expect(line).toHaveTextContent('11.58');
    expect(line).toHaveTextContent('1re');
    expect(line).toHaveTextContent('3e toutes séries confondues');
    expect(line).toHaveTextContent('avant 11.66 (−0.08)');
    expect(screen.getByRole('link', { name: club as string })).toHaveAttribute(
      'href',
      '/challenge/C/teammembers/ACValmont',
    );
  });

  test('keeps a race that has been run above the results until its own is there, and does not call it the next start', async () => {
    const run = { ...final, oid: 'W', status: 10 as const, starts: 8, date: '2026-06-13T16:00:00+02:00' };
    serve({ ...ines, trials: [...ines.trials, { trial: run, start: aStartRow({ lane: 4 }) }] });
    render();
    const results = within(await screen.findByRole('region', { name: 'Résultats' }));
    const [line, ...others] = results.getAllByRole('listitem');
    expect(line).toHaveTextContent(/^16:00.*100\sm.*couloir\s4.*Résultats attendus$/);
    expect(within(line as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/challenge/C/trial-W'),
    );
    expect(others).toHaveLength(1);
    const next = within(screen.getByRole('region', { name: 'Prochain départ' })).getByRole('link');
    expect(next).toHaveAttribute('href', '/challenge/C/trial-F?t=departs');
  });

  test('of a day that runs late has one hour for each start, the one that is expected, and comes to them in that order', async () => {
    const late = { ...final, oid: 'L', date: '2099-06-13T17:00:00+02:00', dateE: '2099-06-13T17:20:00+02:00' };
    const later = { ...final, oid: 'R', date: '2099-06-13T17:10:00+02:00', dateE: '2099-06-13T17:40:00+02:00' };
    serve({ ...ines, trials: [late, final, later].map((trial) => ({ trial })) });
    render();
    const next = await screen.findByRole('region', { name: 'Prochain départ' });
    expect(within(next).getByRole('link')).toHaveAttribute('href', '/challenge/C/trial-F?t=departs');
    const lines = within(screen.getByRole('region', { name: 'Ensuite' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^17:20.*Retardé, prévu à\s17:00$/),
      expect.stringMatching(/^17:40.*Retardé, prévu à\s17:10$/),
    ]);
    expect(screen.queryByText(/\+\d/)).toBeNull();
  });

  test('in another time zone has the reader’s own hour with that of each start to come', async () => {
    const later = { ...final, oid: 'R', date: '2099-06-13T18:00:00+02:00' };
    serve({ ...ines, trials: [final, later].map((trial) => ({ trial })) }, [], 'Pacific/Kiritimati');
    render();
    expect(await screen.findByRole('region', { name: 'Prochain départ' })).toHaveTextContent(/05:05.*chez vous/);
    expect(screen.getByRole('region', { name: 'Ensuite' })).toHaveTextContent(/06:00.*chez vous/);
  });

  test('says beside the hour of a late next start what it was in the programme', async () => {
    serve({ ...ines, trials: [{ trial: { ...final, dateE: '2099-06-13T17:25:00+02:00' } }] });
    render();
    const next = await screen.findByRole('region', { name: 'Prochain départ' });
    expect(next).toHaveTextContent(/17:25.*Retardé, prévu à\s17:05/);
    expect(next).not.toHaveTextContent('+20');
  });

  test('of a long race leads to the athlete’s row among thousands, by bib', async () => {
    const race = aTrial({ oid: 'R', chOID: 'C', g0: 42_195, g1: 'R', heats: 1, status: 40, results: 31_984 });
    serve({ ...ines, trials: [{ trial: race, result: aResultRow({ bib: '15234', auid: 'k1' }) }] });
    render();
    const results = within(await screen.findByRole('region', { name: 'Résultats' }));
    expect(results.getByRole('link')).toHaveAttribute('href', '/challenge/C/trial-R?q=15234#k1');
  });

  test.each([
    [1, '1 point'],
    [32, '32 points'],
  ])('has points in the right number: %s', async (yth, said) => {
    const trials = [{ trial: heat, result: aResultRow({ pts: { yth } }), roundRank: 3 }];
    serve({ ...ines, trials });
    render();
    const results = within(await screen.findByRole('region', { name: 'Résultats' }));
    expect(results.getByText(new RegExp(`· ${said}( ·|$)`))).toBeVisible();
  });

  test('leads to the same person in other competitions, not to a namesake of another club', async () => {
    const other = (oid: string, otherClub: string | undefined) => ({
      last,
      first,
      club: otherClub,
      auid: `id-${oid}`,
      events: [{ gOID: 'G', group: '100 m Femmes' }],
      challenge: { oid, name: `Meeting ${oid}`, date: '2025-05-01' },
    });
    serve(ines, [other('B', club), other('D', 'US Autre')]);
    render();
    const elsewhere = within(await screen.findByRole('region', { name: 'Autres compétitions' }));
    expect(elsewhere.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/challenge/B/athlete/id-B',
    ]);
  });

  test('leads to those behind the first fifty hits too: the rest of the search is shown on demand', async () => {
    const found = (oid: string, name: string) => ({
      ...{ last, first: name, club, auid: `id-${oid}`, events: [{ gOID: 'G', group: '100 m Femmes' }] },
      challenge: { oid, name: `Meeting ${oid}`, date: '2025-05-01' },
    });
    const answer = (athletes: readonly object[], next: object) => ({
      ...{ athletes, clubs: [], events: [], challenges: [] },
      next,
    });
    const asked = (cursor?: string) =>
      makeUrl(calls.search, {}, { q: `${last} ${first}`, group: 'athletes', limit: 50, cursor });
    const longer = Array.from({ length: 50 }, (_, at) => found(`N${at}`, `${first}-Anne`));
    fakeServer({
      '/api/challenge/C': aChallenge({ oid: 'C', name: 'Régionaux' }),
      '/api/challenge/C/athlete/k1': ines,
      [asked()]: answer(longer, { athletes: '7' }),
      [asked('7')]: answer([found('B', first)], {}),
    });
    render();
    const elsewhere = within(await screen.findByRole('region', { name: 'Autres compétitions' }));
    expect(elsewhere.queryAllByRole('link')).toEqual([]);
    await userEvent.click(elsewhere.getByRole('button', { name: 'Afficher la suite' }));
    expect(await elsewhere.findByRole('link')).toHaveAttribute('href', '/challenge/B/athlete/id-B');
    expect(elsewhere.queryByRole('button')).toBeNull();
  });

  test('that is not there is a page that is not there', async () => {
    fakeServer({ '/api/challenge/C': aChallenge({ oid: 'C' }) });
    render();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas');
  });
});

test('a trial published or cancelled without the athlete’s result is neither a start nor a result; before that the result is awaited', () => {
  const missed = ([15, 40, 50, 10] as const).map((status) => ({ trial: { ...heat, oid: `M${status}`, status } }));
  const { results, awaited, starts } = splitAthleteTrials([...ines.trials, ...missed]);
  expect([results, awaited, starts].map((list) => list.map(({ trial }) => trial.oid))).toEqual([['H'], ['M10'], ['F']]);
});

test('of a decathlon that is over part by part no total is awaited beside its parts', () => {
  const decathlon = { trial: { ...heat, oid: 'D', uid: 'D', g0: 800_010, status: 10 as const } };
  const last = { trial: { ...heat, oid: 'P', status: 10 as const, dets: { combined: 'D' } } };
  expect(splitAthleteTrials([decathlon, last]).awaited).toEqual([last]);
});

test('a decathlon begins with its 100 m: the total is no start where its parts are', () => {
  const decathlon = { trial: { ...final, oid: 'D', uid: 'D', g0: 800_010, starts: 9 } };
  const sprint = { trial: { ...final, oid: 'P', starts: 9, dets: { combined: 'D' } } };
  const list = (...trials: AthleteAnswer['trials']) => splitAthleteTrials(trials).starts.map(({ trial }) => trial.oid);
  expect([list(decathlon, sprint), list(decathlon)]).toEqual([['P'], ['D']]);
});

test.each([
  ['2026-06-13T10:25:00Z', 25],
  ['2026-06-13T09:59:00Z', undefined],
  ['2026-06-14T10:00:00Z', undefined],
])('a start at %s is %p minutes away', (iso, minutes) => {
  expect(countMinutesLeft(iso, new Date('2026-06-13T10:00:00Z'))).toBe(minutes);
});
