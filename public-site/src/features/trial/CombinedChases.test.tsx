import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CombinedPart, ResultRow } from 'shared-domain/contract';
import { aResultList, aResultRow } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { CombinedChases } from './CombinedChases.tsx';

const part: CombinedPart = {
  code: '1500-0',
  name: '1500 m',
  g0: 1500,
  g1: '0',
  status: 20,
  date: '2026-06-14T17:00:00+02:00',
  oids: ['P'],
};
const time = (v: number) => ({ v, u: 'ms', st: 1 }) as const;
const chase: ResultRow['chase'] = { last: 'ROUX', first: 'Sami', rival: time(273_500), by: 'sb', mark: time(271_200) };

test('says what each athlete needs in the last discipline to pass the one ahead, and by which mark of that one', () => {
  const rows = [
    aResultRow({ rank: 1, last: 'ROUX', first: 'Sami', auid: 'r' }),
    aResultRow({ rank: 2, bib: '2', last: 'DUPONT', first: 'Léo', auid: 'd', chase }),
  ];
  renderSite(<CombinedChases list={aResultList({ parts: [part], rows })} />, { path: '/challenge/C/trial-T' });
  expect(screen.getByRole('region', { name: /^Avant la dernière épreuve\s: 1500\sm$/ })).toBeInTheDocument();
  const [line, ...others] = screen.getAllByRole('listitem');
  expect(line).toHaveTextContent('2DUPONT Léo4:31.20 pour passer ROUX Sami (saison 4:33.50)');
  expect(others).toEqual([]);
  // Both lead to their pages.
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['DUPONT Léo', '/challenge/C/athlete/d'],
    ['ROUX Sami', '/challenge/C/athlete/r'],
  ]);
});

test('is nothing where nobody chases', () => {
  renderSite(<CombinedChases list={aResultList({ parts: [part], rows: [aResultRow()] })} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
