import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aStartRow, aTrial } from 'shared-domain/testing';
import { renderSite } from '../../../testing/render-site.tsx';
import { EntryTable } from './EntryTable.tsx';
import { StartTable } from './StartTable.tsx';

const names = () => screen.getAllByRole('rowheader').map((head) => head.querySelector('b')?.textContent);
const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('abbr') ?? head.textContent);

describe('P10.10, a start list', () => {
  test('on the track goes by lane, with bib and the bests known before', () => {
    const rows = [
      aStartRow({ last: 'B', lane: 5, bib: '87', pe: { pb: 11_700, sb: 11_810 } }),
      aStartRow({ last: 'A', lane: 4, bib: '112' }),
    ];
    renderSite(<StartTable trial={aTrial()} rows={rows} caption="100 m, départs" />);
    expect(screen.getByRole('table', { name: '100 m, départs' })).toBeInTheDocument();
    expect(names()).toEqual(['A', 'B']);
    expect(heads()).toEqual([
      'Couloir',
      'Dossard',
      'Athlète',
      'Club',
      'Catégorie',
      'Record personnel',
      'Meilleure performance de la saison',
    ]);
    expect(screen.getByRole('row', { name: /B Inès/ })).toHaveTextContent('11.7011.81');
  });

  test('on a phone the bests are below the name, as in the field', () => {
    const rows = [
      aStartRow({ last: 'A', lane: 4, pe: { pb: 11_700, sb: 11_810 } }),
      aStartRow({ last: 'B', lane: 5, pe: { sb: 11_900 } }),
      aStartRow({ last: 'C', lane: 6 }),
    ];
    renderSite(<StartTable trial={aTrial()} rows={rows} caption="100 m" />);
    const lines = screen.getAllByRole('rowheader').map((head) => head.querySelector('.bests')?.textContent);
    expect(lines).toEqual(['RP\u00a011.70 · SB\u00a011.81', 'SB\u00a011.90', '']);
  });

  test('in the field goes by order', () => {
    const rows = [aStartRow({ last: 'DEUX', odr: 2, bib: '2' }), aStartRow({ last: 'UN', odr: 1, bib: '1' })];
    renderSite(<StartTable trial={aTrial({ uid: '900001-0-56-f1' })} rows={rows} caption="Hauteur" />);
    expect(names()).toEqual(['UN', 'DEUX']);
    expect(heads()[0]).toBe('Ordre de passage');
  });
});

describe('a row that was found', () => {
  const rows = [aStartRow({ last: 'A', lane: 4, auid: 'a 1' }), aStartRow({ last: 'B', lane: 5, auid: 'b' })];
  const render = (path: string) => renderSite(<StartTable trial={aTrial()} rows={rows} caption="100 m" />, { path });
  const findLit = () => screen.getAllByRole('row').filter((row) => row.classList.contains('lit'));

  test('is lit where the address names its athlete, and only that one', () => {
    render('/challenge/C/trial-T?t=departs#a%201');
    expect(findLit().map((row) => row.querySelector('th b')?.textContent)).toEqual(['A']);
  });

  test('is not there without a name, nor for one that cannot be read', () => {
    render('/challenge/C/trial-T#%E0%A4%A');
    expect(findLit()).toEqual([]);
  });

  test('leads to the athlete and to the club', () => {
    render('/challenge/C/trial-T');
    expect(screen.getByRole('link', { name: /^A Inès/ })).toHaveAttribute('href', '/challenge/C/athlete/a%201');
    const [club] = screen.getAllByRole('link', { name: 'AC Valmont' });
    expect(club).toHaveAttribute('href', '/challenge/C/teammembers/ACValmont');
  });
});

describe('P10.11, commitments', () => {
  const entered = (last: string, pb?: number) =>
    aStartRow({ last, bib: last, ...(pb === undefined ? {} : { pe: { pb } }) });

  test('the best known mark comes first, those without one last by name', () => {
    const rows = [entered('SANS'), entered('LENTE', 12_500), entered('AUCUN'), entered('RAPIDE', 11_500)];
    renderSite(<EntryTable group={{ g0: 100, g1: '0' }} rows={rows} caption="Engagées" />);
    expect(names()).toEqual(['RAPIDE', 'LENTE', 'AUCUN', 'SANS']);
  });

  test('in the field the longest comes first', () => {
    const rows = [entered('COURT', 5000), entered('LOIN', 7000)];
    renderSite(<EntryTable group={{ g0: 900_003, g1: '0' }} rows={rows} caption="Engagés" />);
    expect(names()).toEqual(['LOIN', 'COURT']);
  });
});
