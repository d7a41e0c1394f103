import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStartRow, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { here, renderSite } from '../../testing/render-site.tsx';
import { StartTable } from '../perf-table/tables/StartTable.tsx';
import { clearFollowed, readFollowed, toggleFollowed } from './follow-store.ts';
import { type FollowedAthlete, isSamePerson } from './followed.ts';
import { buildFollowedIndex } from './followed-index.ts';

const ines: FollowedAthlete = { kind: 'athlete', last: 'VALMOREL', first: 'Inès', club: 'AC Valmont' };
const rows = [
  aStartRow({ last: 'VALMOREL', first: 'Inès', club: 'AC Valmont', bib: '1', lane: 4 }),
  aStartRow({ last: 'KERBRAT', first: 'Lou', club: 'Stade Brisaillais', bib: '2', lane: 5 }),
];
const renderStarts = (path = '/challenge/C/trial-T?t=departs') =>
  renderSite(<StartTable trial={aTrial()} rows={rows} caption="100 m" />, { path });
const names = () => screen.queryAllByRole('rowheader').map((head) => head.querySelector('b')?.textContent);

beforeEach(() => act(clearFollowed));
afterEach(() => act(clearFollowed));

describe('Following', () => {
  test('18. a star is kept on the device, and no call tells of it', async () => {
    const { requestedUrls } = fakeServer({});
    renderStarts();
    await userEvent.click(screen.getByRole('button', { name: 'Suivre VALMOREL Inès' }));
    expect(screen.getByRole('button', { name: 'Suivre VALMOREL Inès' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('row', { name: /VALMOREL/ })).toHaveClass('followed');
    expect(screen.getByRole('row', { name: /KERBRAT/ })).not.toHaveClass('followed');
    expect(JSON.parse(localStorage.getItem('foulee.followed') ?? '')).toMatchObject([
      { last: 'VALMOREL', seen: ['C'] },
    ]);
    expect(requestedUrls).toEqual([]);
  });

  test('a second press forgets', async () => {
    renderStarts();
    await userEvent.click(screen.getByRole('button', { name: 'Suivre VALMOREL Inès' }));
    await userEvent.click(screen.getByRole('button', { name: 'Suivre VALMOREL Inès' }));
    expect(screen.getByRole('row', { name: /VALMOREL/ })).not.toHaveClass('followed');
    expect(readFollowed()).toEqual([]);
  });

  test('«Suivis» leaves only the followed, and leads back to all', async () => {
    toggleFollowed(ines, true, undefined);
    renderStarts('/challenge/C/trial-T?suivis=1');
    expect(names()).toEqual(['VALMOREL']);
    await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
    expect(names()).toEqual(['VALMOREL', 'KERBRAT']);
    expect(here()).toBe('/challenge/C/trial-T');
  });

  test('«Suivis» in a list without any says so', () => {
    renderStarts('/challenge/C/trial-T?suivis=1');
    expect(screen.getByText('Vous ne suivez personne dans cette liste.')).toBeVisible();
  });

  test('who is met in a competition is remembered as seen there', () => {
    toggleFollowed(ines, true, 'EARLIER');
    renderStarts();
    expect(readFollowed()[0]?.seen).toEqual(['C', 'EARLIER']);
  });

  test('a followed club marks its athletes, without filling their stars', () => {
    toggleFollowed({ kind: 'club', name: 'Stade Brisaillais' }, true, undefined);
    renderStarts();
    const row = screen.getByRole('row', { name: /KERBRAT/ });
    expect(row).toHaveClass('followed');
    expect(within(row).getByText(/club suivi/)).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: /Suivre/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('whom an organiser has hidden cannot be followed: the name is nobody’s', () => {
    const hidden = aStartRow({ last: 'ATHLETE', first: 'Anonyme', club: 'AC Valmont', bib: '3', lane: 6 });
    renderSite(<StartTable trial={aTrial()} rows={[...rows, hidden]} caption="100 m" />, { path: '/challenge/C' });
    const row = screen.getByRole('row', { name: /ATHLETE Anonyme/ });
    expect(within(row).queryByRole('button', { name: /Suivre/ })).toBeNull();
  });

  test('what a browser kept badly is nobody', () => {
    localStorage.setItem('foulee.followed', '[{"kind":"athlete"},7,{"kind":"x"}]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'foulee.followed' }));
    renderStarts();
    expect(screen.queryByText(/suivi :/)).toBeNull();
  });
});

describe('The same person in two lists', () => {
  test.each([
    [
      'the same name and club, whatever accents and case',
      { last: 'Valmorel', first: 'INES', club: 'ac valmont' },
      true,
    ],
    ['the same name of another club is a homonym', { last: 'VALMOREL', first: 'Inès', club: 'US Montclair' }, false],
    ['the same name where no club is said', { last: 'VALMOREL', first: 'Inès' }, true],
    ['another first name', { last: 'VALMOREL', first: 'Lou', club: 'AC Valmont' }, false],
  ])('%s', (_rule, other, same) => {
    expect(isSamePerson(ines, other)).toBe(same);
  });

  test('one account is one person, two accounts are two', () => {
    expect(isSamePerson({ ...ines, auid: '7' }, { last: 'DURAND', first: 'Inès', auid: '7' })).toBe(true);
    expect(isSamePerson({ ...ines, auid: '7' }, { ...ines, auid: '8' })).toBe(false);
  });

  test('a relay team is the reader’s by a member', () => {
    const book = buildFollowedIndex([{ ...ines, t: 0, seen: [] }]);
    const team = { last: '', first: '', club: 'AC Valmont', relay: {}, members: [{ last: 'VALMOREL', first: 'Inès' }] };
    expect(book.findFor(team)).toMatchObject({ last: 'VALMOREL' });
    expect(book.findFor({ ...team, members: [] })).toBeUndefined();
  });
});
