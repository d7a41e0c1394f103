import { describe, expect, test } from '@jest/globals';
import { isQualifiedCode, QUALIFIED_CODES } from './qualified-code.ts';
import { qualify } from './qualify.ts';

describe('Also a qualified flag (Q or q) and a personal-best block pe.', () => {
  test('the flag is Q or q, or says which official took the athlete on', () => {
    expect(QUALIFIED_CODES).toEqual(['Q', 'q', 'qR', 'qJ', 'qD']);
    expect(QUALIFIED_CODES.filter(isQualifiedCode)).toEqual(QUALIFIED_CODES);
  });

  test.each([['QR'], ['qd'], [''], [' q'], [undefined], [null], [1]])('%p is no flag', (text) => {
    expect(isQualifiedCode(text)).toBe(false);
  });

  test('Q by place, q by time, none for the others', () => {
    const rows = [50_000, 50_100, 50_200].map((v, at) => ({ id: String(at), prf: { v, u: 'ms' as const, st: 1 } }));
    const [heat] = qualify([{ rows }], { g0: 400, g1: '0' }, { places: 1, times: 1 }).heats;
    expect(heat?.map(({ qualified }) => qualified)).toEqual(['Q', 'q', undefined]);
  });
});
