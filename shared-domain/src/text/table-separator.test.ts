import { expect, test } from '@jest/globals';
import { countKnownColumns, findTableSeparator } from './table-separator.ts';

test.each([
  ['Bib;Name;Time\n1;A, B, C, D;30:00', ';'],
  ['Run, of Brest, 2026\n\nBib\tName\tTime', '\t'],
  ['A,B\n1;2,3', ','],
  ['"Bib;Name;Time",x,y', ','],
  ['', ';'],
])('%j is parted by %j', (text, sign) => {
  expect(findTableSeparator(text)).toBe(sign);
});

test('what two columns name alike counts once', () => {
  expect(countKnownColumns(['Bib', 'Dossard', 'Temps', 'x'])).toBe(2);
});
