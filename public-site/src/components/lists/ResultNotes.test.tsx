import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aResultList, aResultRow } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { ResultNotes } from './ResultNotes.tsx';

test.each([
  [{ hun: 1012 }, 'Points : table hongroise.'],
  [{ hun: 900, cmb: 834 }, 'Points : table des épreuves combinées 2001.'],
  [{ yth: 32 }, 'Points : table des jeunes.'],
])('points %j are of the table that the list’s column shows: %s', (pts, note) => {
  renderSite(<ResultNotes list={aResultList({ rows: [aResultRow({ pts })] })} />);
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getAllByText(/^Points :/)).toHaveLength(1);
});
