import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FLAG_OPTIONS, findLocalDay } from 'shared-domain';
import type { Challenge, Group, Trial } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { challengeApi } from '../../api/challenge-endpoints.ts';
import { clearFollowed, toggleFollowed } from '../../components/follow/follow-store.ts';
import { FreshnessContext } from '../../components/freshness.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { fixClock } from '../../testing/hold-clock.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { LandingPage } from './LandingPage.tsx';

fixClock('2026-07-20T12:00:00Z');

const trial = (oid: string, uid: string, date: string, name: string): Trial =>
  aTrial({ oid, uid, date, chOID: 'C', gOID: `g${oid}`, group: name, name, starts: 8 });
const heats = [
  trial('1', '000100-0-56-f1', '2026-06-13T14:50:00+02:00', '100 m Femmes'),
  trial('2', '900001-0-55-f1', '2026-06-13T14:20:00+02:00', 'Hauteur Hommes'),
  trial('3', '000200-0-55-f1', '2026-06-14T10:00:00+02:00', '200 m Hommes'),
];

function renderLanding({
  path = '/challenge/C',
  live = false,
  facts = {} as Partial<Challenge>,
  trials = heats,
  groups = [] as Group[],
} = {}) {
  fakeServer({
    '/api/challenge/C': aChallenge({ oid: 'C', ...facts }),
    '/api/groups': { groups },
    '/api/rounds/C': {
      rounds: trials.map((heat) => ({ gOID: heat.gOID, round: 'f', date: heat.date, status: 40, heats: [heat] })),
    },
    '/api/live/C': { revision: 1, trackEvents: [], fieldEvents: [] },
  });
  return renderSite(
    <FreshnessContext value={{ isLive: live, pollingInterval: 0 }}>
      <LandingPage chOID="C" />
    </FreshnessContext>,
    { path },
  );
}

const PAGE = 'https://inscriptions.example/1';
const coming = { date: '2026-08-01', duration: 1 };
const flagOf = (...options: (keyof typeof FLAG_OPTIONS)[]) =>
  9 + (options.reduce((bits, name) => bits | FLAG_OPTIONS[name], 0) << 9);

const perche: Group = {
  oid: 'G',
  uid: '',
  name: 'Perche',
  date: '2026-06-13T09:00:00+02:00',
  family: 6,
  category: 55,
  g0: 900_002,
  g1: '0',
  entries: 8,
  rounds: [],
};

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

const lines = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((line) => line.querySelector('.ev')?.textContent?.replace(/\s/g, ' ').trim() ?? []);

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  document.title = '';
});

describe('«Mes suivis» on top', () => {
  const ines = { last: 'VALMOREL', first: 'Inès', club: 'AC Valmont' };
  beforeEach(() => act(clearFollowed));

  test('has those whom this competition lists and its followed events, no others', async () => {
    toggleFollowed({ kind: 'athlete', ...ines }, true, 'C');
    toggleFollowed({ kind: 'athlete', ...ines, last: 'KERBRAT' }, true, 'ELSEWHERE');
    toggleFollowed({ kind: 'event', chOID: 'C', gOID: 'g1', name: '100 m Femmes', challenge: 'Grand-Val' }, true, 'C');
    renderLanding();
    const followed = within(await screen.findByRole('region', { name: 'Mes suivis' }));
    expect(followed.getByText('VALMOREL')).toBeVisible();
    expect(followed.queryByText('KERBRAT')).toBeNull();
    expect(followed.getByRole('link', { name: '100 m Femmes' })).toHaveAttribute('href', '/challenge/C/group/g1');
    act(clearFollowed);
    expect(screen.queryByRole('region', { name: 'Mes suivis' })).toBeNull();
  });
});

describe('the landing page of a competition', () => {
  test('says what, when, where, and who answers for it', async () => {
    renderLanding({ facts: { metadata: { contact: { email: 'jury@valmont.example' } } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Régionaux du Grand-Val' })).toBeInTheDocument();
    expect(screen.getByText('13–14 juin 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contacter l’organisateur' })).toHaveAttribute(
      'href',
      'mailto:jury@valmont.example',
    );
    expect(document.title).toBe('Régionaux du Grand-Val – Foulée');
  });

  test('has one line for a round, with a link to each heat and its state, and the results by family beside the programme', async () => {
    const heatOf = (oid: string, heat: number): Trial => ({
      ...trial(oid, `000100-0-56-h${heat}`, `2026-06-13T10:${heat}0:00+02:00`, '100 m Femmes'),
      ...{ gOID: 'G', g0: 100, round: 'h', heat, heats: 2, status: 40 },
    });
    renderLanding({ trials: [heatOf('A', 1), heatOf('B', 2)] });
    const heat = await screen.findByRole('link', { name: /^Série 2\/2, 2? ?10:20\s?, Officiel$/ });
    expect(heat).toHaveAttribute('href', '/challenge/C/trial-B');
    expect(screen.getByRole('link', { name: /^100\sm/ })).toHaveAttribute('href', '/challenge/C/group/G');
    expect(screen.getByText('1 épreuve')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Résultats' })).toHaveAttribute('href', '/challenge/C/fa-1');
  });

  test('offers to register only where one can', async () => {
    renderLanding({ facts: { ...coming, metadata: { registration: { url: PAGE, limit: 200 } }, entered: 163 } });
    expect(await screen.findByRole('link', { name: 'S’inscrire' })).toHaveAttribute('href', PAGE);
    expect(screen.getByText('200 places · 37 libres')).toBeInTheDocument();
  });

  test('by invitation where the competition is private', async () => {
    const flag = flagOf('registrationsOpen', 'registrationsPrivate');
    renderLanding({ facts: { ...coming, flag, metadata: { registration: { url: PAGE } } } });
    expect(await screen.findByRole('link', { name: 'S’inscrire (sur invitation)' })).toHaveAttribute('href', PAGE);
  });

  test.each([
    ['full', flagOf('registrationsOpen'), 'Complet · 200 places'],
    ['closed by its flag', flagOf('live'), 'Inscriptions fermées'],
  ])('registrations that are %s have no link', async (_, flag, words) => {
    const metadata = { registration: { url: PAGE, limit: 200 } };
    renderLanding({ facts: { ...coming, flag, metadata, entered: 200 } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /inscrire/ })).toBeNull();
  });

  test('nobody registers for a competition that is over', async () => {
    renderLanding({ facts: { metadata: { registration: { url: PAGE, limit: 200 } }, entered: 3 } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/inscrire|places/)).toBeNull();
  });

  test('its flag gives its combined events a page, and says what else is on the programme', async () => {
    renderLanding({ facts: { flag: flagOf('combinedEvents', 'teamRanking', 'windRequired') } });
    expect(await screen.findByRole('link', { name: 'Combinés' })).toHaveAttribute('href', '/challenge/C/fa-8');
    const words = 'Épreuves combinées · Classement par équipes · Relevé du vent obligatoire';
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test.each([
    ['Indian/Reunion', 'La Réunion, heure du stade'],
    ['America/Cayenne', 'Guyane, heure du stade'],
    ['Europe/Paris', 'Paris, heure du stade'],
  ])('the times of %s are said to be of: %s', async (tz, words) => {
    renderLanding({ facts: { tz } });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('where it is not followed live there is no live panel, by no address', async () => {
    renderLanding({ path: '/challenge/C?v=direct', facts: { flag: flagOf('windRequired') } });
    expect(await screen.findByRole('link', { name: /Hauteur/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Direct' })).toBeNull();
  });

  test('a flag that says nothing offers no page of combined events', async () => {
    renderLanding();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Combinés' })).toBeNull();
  });

  test.each([
    [0, 1],
    [1, 0],
  ])('results declared official are said so while %i trials are not: %i time', async (running, times) => {
    renderLanding({ facts: { flag: flagOf('live', 'resultsOfficial'), trials: 3, running } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByText('Résultats officiels')).toHaveLength(times);
  });

  test('opens on its first day once it is past, and keeps the chosen day in the address', async () => {
    renderLanding();
    await screen.findByRole('link', { name: /Hauteur/ });
    expect(lines()).toEqual(['Hauteur M SE', '100 m F SE']);
    await userEvent.click(screen.getByRole('link', { name: 'Dim. 14' }));
    expect(lines()).toEqual(['200 m M SE']);
    expect(here()).toBe('/challenge/C?j=2026-06-14');
  });

  describe('once it is over', () => {
    const withResults = heats.map((heat) => ({ ...heat, status: 40, results: heat.oid === '2' ? 0 : 8 }) as Trial);
    const families = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

    test('opens on its results by family, and has the programme by hour on demand', async () => {
      renderLanding({ trials: withResults });
      expect(await screen.findByRole('link', { name: 'Sprint' })).toHaveAttribute('href', '/challenge/C/fa-1');
      expect(lines()).toEqual(['100 m F SE']);
      const choice = within(screen.getByRole('navigation', { name: 'Liste' }));
      expect(choice.getByRole('link', { name: 'Résultats' })).toHaveAttribute('aria-current', 'true');
      await userEvent.click(choice.getByRole('link', { name: 'Programme' }));
      expect(here()).toBe('/challenge/C?t=programme');
      expect(lines()).toEqual(['Hauteur M SE', '100 m F SE']);
      expect(families()).toContain('14 h');
    });

    test('has no day without results among them', async () => {
      const last = withResults.map((heat) => ({ ...heat, results: heat.oid === '3' ? 8 : 0 }));
      renderLanding({ trials: last });
      await screen.findByRole('link', { name: 'Sprint' });
      expect(lines()).toEqual(['200 m M SE']);
      expect(screen.queryByRole('link', { name: 'Sam. 13' })).toBeNull();
    });

    test('one that is still on opens on its programme', async () => {
      const today = findLocalDay(new Date(), 'Europe/Paris');
      renderLanding({ facts: { date: today, duration: 1 }, trials: withResults });
      await screen.findByRole('link', { name: 'Sam. 13' });
      expect(screen.queryByRole('navigation', { name: 'Liste' })).toBeNull();
      expect(families()).toContain('14 h');
    });
  });

  test('filters read from the address, as after a reload or a shared link', async () => {
    renderLanding({ path: '/challenge/C?sx=F' });
    await screen.findByRole('link', { name: /100\sm/ });
    expect(lines()).toEqual(['100 m F SE']);
  });

  test('a filter changes the address, and «Tous» takes it away', async () => {
    renderLanding();
    await screen.findByRole('link', { name: /Hauteur/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Courses, concours' }), 'concours');
    expect(here()).toBe('/challenge/C?fam=concours');
    expect(lines()).toEqual(['Hauteur M SE']);
    await userEvent.click(screen.getByRole('link', { name: 'F' }));
    expect(here()).toBe('/challenge/C?fam=concours&sx=F');
    expect(screen.getByText('Aucune épreuve ne répond à ces filtres.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Tous' }));
    expect(here()).toBe('/challenge/C?fam=concours');
  });

  test('a text finds an event of any day, without accents, and goes to the address', async () => {
    renderLanding();
    await screen.findByRole('link', { name: /Hauteur/ });
    await userEvent.type(screen.getByRole('searchbox'), '200');
    await waitFor(() => expect(lines()).toEqual(['200 m M SE']));
    expect(here()).toBe('/challenge/C?q=200');
    expect(screen.getByRole('link', { name: 'Sam. 13' })).not.toHaveAttribute('aria-current');
    await userEvent.click(screen.getByRole('link', { name: 'Dim. 14' }));
    expect(here()).toBe('/challenge/C?j=2026-06-14');
  });

  test('«Suivis» leaves the events that the reader follows, of any day', async () => {
    const event = { kind: 'event', chOID: 'C', gOID: 'g3', name: '200 m Hommes', challenge: 'Régionaux' } as const;
    act(() => toggleFollowed(event, true, 'C'));
    renderLanding();
    await userEvent.click(await screen.findByRole('button', { name: 'Suivis' }));
    expect(lines()).toEqual(['200 m M SE']);
    act(clearFollowed);
  });

  test('filters that nothing passes are cleared at once, the day kept', async () => {
    renderLanding({ path: '/challenge/C?j=2026-06-14&sx=F&fam=concours' });
    await userEvent.click(await screen.findByRole('link', { name: 'Effacer' }));
    expect(here()).toBe('/challenge/C?j=2026-06-14');
    expect(lines()).toEqual(['200 m M SE']);
  });

  test('an event whose heats are not made yet counts its entries', async () => {
    renderLanding({ groups: [perche] });
    expect(await screen.findByRole('link', { name: /Perche.*8\sengagés/ })).toHaveAttribute(
      'href',
      '/challenge/C/group/G',
    );
  });

  test('past 200 px lines keep their places until the pill, or the way back up', async () => {
    const today = findLocalDay(new Date(), 'Europe/Paris');
    const [one, two, three] = ['10', '11', '12'].map((hour, index) =>
      trial(String(index), '000100-0-56-f1', `${today}T${hour}:00:00Z`, `${index}`),
    ) as [Trial, Trial, Trial];
    const { host } = renderLanding({ live: true, facts: { date: today, duration: 1 }, trials: [one, two, three] });
    const begin = (begun: Trial) =>
      act(async () => {
        const { util } = challengeApi;
        const update = util.updateQueryData('rounds', 'C', ({ rounds }) => {
          for (const heat of rounds.flatMap((round) => round.heats)) if (heat.oid === begun.oid) heat.status = 5;
        });
        (host.store.dispatch as (action: unknown) => unknown)(update);
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
    await screen.findAllByRole('link', { name: /100\sm/ });
    const order = () =>
      screen.getAllByRole('link', { name: /100\sm/ }).map((link) => link.getAttribute('href')?.slice(-1));
    scrollTo(600);
    await begin(three);
    expect(order()).toEqual(['0', '1', '2']);
    await userEvent.click(screen.getByRole('button', { name: '1 épreuve a bougé' }));
    expect(order()).toEqual(['2', '0', '1']);
    await begin(two);
    expect(order()).toEqual(['2', '0', '1']);
    scrollTo(0);
    expect(order()).toEqual(['1', '2', '0']);
  });

  test('each line leads to its trial and says round, starters and state', async () => {
    renderLanding();
    const line = await screen.findByRole('link', { name: /100\sm.*Finale.*8\spartants.*Officiel/ });
    expect(line).toHaveAttribute('href', '/challenge/C/trial-1');
  });

  test('without a programme it says so in the words of P2.6', async () => {
    renderLanding({ trials: [] });
    expect(await screen.findByText('No Startlist available')).toBeInTheDocument();
  });

  test('live with nothing on: the words of P2.6', async () => {
    renderLanding({ live: true });
    expect(await screen.findByText('No running track now')).toBeInTheDocument();
    expect(screen.getByText('No running fields now')).toBeInTheDocument();
  });
});
