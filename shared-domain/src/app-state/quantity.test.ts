import { describe, expect, test } from '@jest/globals';
import { parseQty, QTY_DEFAULT } from './quantity.ts';

describe('pes and cpes qty default 10.', () => {
  test('ten where none is asked for', () => {
    expect(QTY_DEFAULT).toBe(10);
    expect(parseQty(undefined)).toBe(10);
  });

  test.each([
    ['1', 1],
    ['25', 25],
    ['1000', 1000],
    ['0', undefined],
    ['1001', undefined],
    ['-1', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['ten', undefined],
    ['00010', undefined],
  ])('%p asks for %p, 1 to 1000 (Q16)', (text, qty) => {
    expect(parseQty(text)).toBe(qty);
  });
});
