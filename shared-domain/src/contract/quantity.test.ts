import { describe, expect, test } from '@jest/globals';
import { quantity } from './schemas/index.ts';

describe('pes and cpes qty default 10.', () => {
  test('ten where none is asked for', () => {
    expect(quantity.parse(undefined)).toBe(10);
  });

  test.each(['1', '25', '1000'])('%p is asked for, 1 to 1000 (Q16)', (text) => {
    expect(quantity.parse(text)).toBe(Number(text));
  });

  test.each(['0', '1001', '-1', '2.5', '', 'ten'])('%p is none', (text) => {
    expect(quantity.safeParse(text).success).toBe(false);
  });
});
