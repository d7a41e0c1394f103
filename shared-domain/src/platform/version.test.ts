import { describe, expect, test } from '@jest/globals';
import { satisfiesPlatform } from './version.ts';

describe('a remote fits a shell', () => {
  test.each([
    ['1.0', '1.0', true],
    ['1.0', '1.2', true],
    ['1.2', '1.10', true],
    ['1.1', '1.0', false],
    ['2.0', '1.9', false],
    ['1.0', '2.0', false],
    ['', '1.0', false],
    ['next', '1.0', false],
  ])('needs %s, shell has %s: %s', (needs, has, fits) => {
    expect(satisfiesPlatform(needs, has)).toBe(fits);
  });
});
