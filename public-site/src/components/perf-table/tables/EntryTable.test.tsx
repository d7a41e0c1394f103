import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StartRow } from 'shared-domain/contract';
import { aStartRow } from 'shared-domain/testing';
import { renderSite } from '../../../testing/render-site.tsx';
import { EntryTable } from './EntryTable.tsx';

test.each([
  ['a relay', 4100, 'Équipe'],
  ['a race', 100, 'Athlète'],
])('the entries of %s have the right head', (_, g0, head) => {
  renderSite(<EntryTable group={{ g0, g1: '0' }} rows={[aStartRow()]} caption="Engagés" />);
  expect(screen.getByRole('columnheader', { name: head })).toBeVisible();
});

const renderEntries = (rows: readonly StartRow[]) =>
  renderSite(<EntryTable group={{ g0: 100, g1: '0' }} rows={rows} caption="Engagés" />, {
    path: '/challenge/C/group/G',
  });

test.each([
  ['its club', {}, 'ACValmont'],
  ['its club by the code', { coid: '091001' }, '091001'],
  ['its team where teams compete', { coid: '091001', teamTG: { oid: 'tg-1', n: 'Entente 91' } }, 'tg-1'],
])('the club of an entry leads to %s', (_, more, team) => {
  const rows = [aStartRow({ club: 'AC Valmont', ...more })];
  renderEntries(rows);
  expect(screen.getByRole('link', { name: 'AC Valmont' })).toHaveAttribute('href', `/challenge/C/teammembers/${team}`);
});

test('where athletes have no club their country stands in its place, and leads nowhere', () => {
  const rows = [aStartRow({ club: 'FRA', country: 'FRA' })];
  renderEntries(rows);
  expect(screen.getByRole('cell', { name: 'FRA' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'FRA' })).toBeNull();
});

test('entries are in the order of their bests, or by club or name, the whole list and not its first page alone', async () => {
  const rows = Array.from({ length: 120 }, (_, index) =>
    aStartRow({
      bib: `${index + 1}`,
      last: `N${String(200 - index).padStart(3, '0')}`,
      club: index === 119 ? 'AC Valmont' : 'EA Grand-Val',
      pe: { pb: 11_000 + index },
    }),
  );
  renderSite(<EntryTable group={{ g0: 100, g1: '0' }} rows={rows} caption="Engagés" />);
  const firstName = () => screen.getAllByRole('rowheader')[0]?.textContent?.match(/N\d+/)?.[0];
  expect(firstName()).toBe('N200');
  await userEvent.click(screen.getByRole('button', { name: 'Athlète' }));
  expect(firstName()).toBe('N081');
  await userEvent.click(screen.getByRole('button', { name: 'Club' }));
  expect(firstName()).toBe('N081');
  expect(screen.getByText(/AC Valmont/, { selector: 'td' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(100);
});
