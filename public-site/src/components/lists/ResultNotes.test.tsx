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

test.each([
  ['900003-0-55-f1', 'X mordu'],
  ['900008-P800-55-f1', 'X nul'],
])('the legend of %s says what an X is: %s', (uid, said) => {
  const rows = [aResultRow({ prf: { v: 6840, u: 'mm', st: 1 }, attempts: [{ r: 'x' }, { v: 6840, r: 'o' }] })];
  renderSite(<ResultNotes list={aResultList({ uid, rows })} />);
  expect(screen.getByText(said)).toBeVisible();
});
