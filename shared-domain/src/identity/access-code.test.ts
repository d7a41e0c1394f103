import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ACCESS_CODE_ALPHABET,
  ACCESS_CODE_LENGTH,
  formatAccessCode,
  isAccessCode,
  makeAccessCode,
  parseAccessCode,
} from './access-code.ts';

const codes = fc.string({
  unit: fc.constantFrom(...ACCESS_CODE_ALPHABET),
  minLength: ACCESS_CODE_LENGTH,
  maxLength: ACCESS_CODE_LENGTH,
});

describe('access codes: 8 characters of an alphabet without look-alikes, shown ABCD-2345 (Q24)', () => {
  test('of characters that look alike the alphabet holds one at most', () => {
    for (const alike of ['0O', '1IL', '2Z', '5S', '8B', 'UV']) {
      expect([...alike].filter((letter) => ACCESS_CODE_ALPHABET.includes(letter)).length).toBeLessThanOrEqual(1);
    }
    expect(new Set(ACCESS_CODE_ALPHABET).size).toBe(27);
  });

  test.each([
    ['ABCD-2345', 'ABCD2345'],
    ['abcd2345', 'ABCD2345'],
    [' ab cd - 23 45 ', 'ABCD2345'],
    ['8SUZ-ABCD', 'B5V2ABCD'],
    ['ABCD-234', undefined],
    ['ABCD-23456', undefined],
    ['ABCD-2340', undefined],
    ['ABCD-234O', undefined],
    ['ABCD-234I', undefined],
    ['ABCD_2345', undefined],
    ['', undefined],
  ])('%p is read as %p', (text, code) => {
    expect(parseAccessCode(text)).toBe(code);
  });

  test.each([
    ['ABCD2345', true],
    ['ABCD-2345', false],
    ['abcd2345', false],
    ['ABCD234', false],
    ['ABCD23455', false],
    ['ABCD2348', false],
  ])('%p is a stored code: %p', (text, expected) => {
    expect(isAccessCode(text)).toBe(expected);
  });

  test('a shown code is read back in any case', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(isAccessCode(code)).toBe(true);
        expect(formatAccessCode(code)).toMatch(/^.{4}-.{4}$/);
        expect(parseAccessCode(formatAccessCode(code))).toBe(code);
        expect(parseAccessCode(code.toLowerCase())).toBe(code);
      }),
    );
  });

  test('a text that is no code is shown as it is', () => {
    expect(formatAccessCode('ABCD-2345')).toBe('ABCD-2345');
    expect(formatAccessCode('perdu')).toBe('perdu');
  });
});

describe('a new access code', () => {
  test.each([
    [[0, 1, 2, 3, 20, 21, 22, 23], 'ABCD2345'],
    [[26, 27, 242, 0, 0, 0, 0, 0, 1], '9A9AAAAA'],
    [[243, 255, 0, 0, 0, 0, 0, 0, 0, 1], 'AAAAAAAB'],
    [[243, 0, 0, 0, 0, 0, 0, 0], undefined],
    [[], undefined],
  ])('from the bytes %j is %p', (bytes, code) => {
    expect(makeAccessCode(Uint8Array.from(bytes))).toBe(code);
  });

  test('every letter comes from as many bytes as any other', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const code = makeAccessCode(new Uint8Array(8).fill(byte));
      if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    expect(counts.size).toBe(27);
    expect(new Set(counts.values())).toEqual(new Set([9]));
  });

  test('from enough bytes it is always one', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 32 }), (bytes) => {
        const code = makeAccessCode(bytes);
        expect(code === undefined).toBe(bytes.filter((byte) => byte < 243).length < 8);
        if (code !== undefined) expect(isAccessCode(code)).toBe(true);
      }),
    );
  });
});
