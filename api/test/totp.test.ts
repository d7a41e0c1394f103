import { describe, expect, test } from '@jest/globals';
import { formatBase32, parseBase32 } from '../src/services/accounts/base32.ts';
import { computeStep, makeCode } from '../src/services/accounts/totp.ts';

describe('A code', () => {
  const KEY = Buffer.from('12345678901234567890');

  test.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ] as const)('is that of RFC 4226, appendix D, at count %i', (count, code) => {
    expect(makeCode(KEY, count)).toBe(code);
  });

  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const)('is that of RFC 6238, appendix B, at %i seconds', (seconds, code) => {
    expect(makeCode(KEY, computeStep(new Date(seconds * 1000)), 8)).toBe(code);
  });

  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const)('has its secret in the base32 of RFC 4648, section 10: %j', (text, base32) => {
    expect(formatBase32(Buffer.from(text))).toBe(base32);
    expect(parseBase32(base32).toString()).toBe(text);
  });
});
