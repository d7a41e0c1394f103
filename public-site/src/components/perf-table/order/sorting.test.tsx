import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResultList, aResultRow } from 'shared-domain/testing';
import { here, renderSite } from '../../../testing/render-site.tsx';
import { ResultTable } from '../tables/ResultTable.tsx';
import { formatNextSorting, parseSorting, sortRows } from './sorting.ts';

const rows = [
  aResultRow({ bib: '1', last: 'ZOLA', club: 'AC Nord', rank: 1, prf: { v: 11_000, u: 'ms', st: 1 } }),
  aResultRow({ bib: '2', last: 'éluard', club: 'AC Sud', rank: 2, prf: { v: 11_100, u: 'ms', st: 1 } }),
  aResultRow({ bib: '3', last: 'CAMUS', club: 'AC Nord', rank: 3, prf: { v: 11_200, u: 'ms', st: 1 } }),
];
const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => /ZOLA|éluard|CAMUS/.exec(textContent ?? '')?.[0]);

describe('A sorted list', () => {
  test('follows its head: one way, the other way, the official order; the address keeps it', async () => {
    renderSite(<ResultTable list={aResultList({ rows })} caption="100 m" />);
    const head = () => screen.getByRole('columnheader', { name: /Athlète/ });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Athlète' }));
    await press();
    expect(names()).toEqual(['CAMUS', 'éluard', 'ZOLA']);
    expect([head().getAttribute('aria-sort'), here()]).toEqual(['ascending', '/?tri=athlete']);
    await press();
    expect(names()).toEqual(['ZOLA', 'éluard', 'CAMUS']);
    expect(head()).toHaveAttribute('aria-sort', 'descending');
    await press();
    expect([head().getAttribute('aria-sort'), here()]).toEqual([null, '/']);
  });

  test('goes back to the official order by its button', async () => {
    renderSite(<ResultTable list={aResultList({ rows })} caption="100 m" />, { path: '/?tri=club' });
    expect(names()).toEqual(['ZOLA', 'CAMUS', 'éluard']);
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir l’ordre officiel' }));
    expect(names()).toEqual(['ZOLA', 'éluard', 'CAMUS']);
    expect(screen.queryByRole('button', { name: 'Rétablir l’ordre officiel' })).toBeNull();
  });

  test('an address that names no column leaves the official order', () => {
    renderSite(<ResultTable list={aResultList({ rows })} caption="100 m" />, { path: '/?tri=secret' });
    expect(names()).toEqual(['ZOLA', 'éluard', 'CAMUS']);
  });
});

test('a row that says nothing stands last either way, equal ones as they were', () => {
  const values = [{ n: 2, k: 'a' }, { k: 'b' }, { n: 1, k: 'c' }, { n: 2, k: 'd' }];
  const order = (descending: boolean) => sortRows(values, ({ n }) => n, descending).map(({ k }) => k);
  expect([order(false), order(true)]).toEqual([
    ['c', 'a', 'd', 'b'],
    ['a', 'd', 'c', 'b'],
  ]);
});

test('the address says column and way', () => {
  expect(parseSorting('')).toBeUndefined();
  expect(parseSorting('-club')).toEqual({ key: 'club', isDescending: true });
  expect(formatNextSorting(parseSorting('club'), 'rank')).toBe('rank');
});
