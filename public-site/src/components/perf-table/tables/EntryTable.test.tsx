import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
