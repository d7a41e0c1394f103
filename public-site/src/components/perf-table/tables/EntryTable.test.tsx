import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
