import { expect, test } from '@jest/globals';
import { aStartRow } from 'shared-domain/testing';
import { buildRowKeys } from './row-keys.ts';

test('a row keeps its name when its place changes', () => {
  const a = aStartRow({ bib: '1' });
  const b = aStartRow({ bib: '2' });
  expect(buildRowKeys([a, b]).reverse()).toEqual(buildRowKeys([b, a]));
});

test('rows without bib are named by athlete and club; two of one name stay two', () => {
  const { bib: _, ...twin } = aStartRow();
  expect(new Set(buildRowKeys([twin, twin, { ...twin, club: 'US Montclair' }])).size).toBe(3);
});
