import { expect, test } from '@jest/globals';
import { mergeEdit, rebaseOnOwn } from './price-edit.ts';
import type { Price } from './prices-endpoints.ts';

const price = (unit_amount: number, kd: 'ch' | 'tg' = 'ch', holder = 'main'): Price => ({
  oid: 'p',
  kd,
  unit_amount,
  currency: 'eur',
  metadata: { kd: holder },
});
const set = (before: Price, after: Price) => ({ kind: 'set' as const, before, after });

test.each([
  ['another part of the same price: both stand', set(price(1), price(2)), price(1, 'tg'), price(2, 'tg')],
  ['the same value by both: it stands', set(price(1), price(2)), price(2), price(2)],
  ['holder and amount: both stand', set(price(1), price(1, 'ch', 'li')), price(3), price(3, 'ch', 'li')],
])('%s', (_, edit, theirs, merged) => {
  expect(mergeEdit(edit, [theirs])).toEqual({ kind: 'prices', prices: [merged] });
});

test('the same part otherwise is a conflict', () => {
  expect(mergeEdit(set(price(1), price(2)), [price(3)])).toEqual({ kind: 'conflict', theirs: price(3) });
});

test('what both deleted is gone', () => {
  expect(mergeEdit({ kind: 'delete', before: price(1) }, [])).toEqual({ kind: 'prices', prices: [] });
});

test('a change of what one has just written oneself goes over it, and over nobody else’s', () => {
  const own = new Map([['p', price(2)]]);
  const edit = set(price(1), price(1, 'tg'));
  expect(rebaseOnOwn(edit, own, [price(2)])).toEqual(set(price(2), price(2, 'tg')));
  expect(rebaseOnOwn(edit, own, [price(3)])).toBe(edit);
});
