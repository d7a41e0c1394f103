import { describe, expect, test } from '@jest/globals';
import history from './history.json' with { type: 'json' };
import * as platform from './index.ts';
import { behindPlatform, PLATFORM_VERSION, satisfiesPlatform } from './version.ts';

describe('a remote fits a shell', () => {
  test.each([
    ['1.0', '1.0', true],
    ['1.0', '1.2', true],
    ['1.2', '1.10', true],
    ['1.1', '1.0', false],
    ['2.0', '1.9', false],
    ['1.0', '2.0', false],
    ['1.2 || 2.0', '1.3', true],
    ['1.2 || 2.0', '2.1', true],
    ['1.2 || 2.0', '3.0', false],
    ['1.2 || 2.0', '1.1', false],
    ['', '1.0', false],
    ['next', '1.0', false],
    ['1.0', 'next', false],
  ])('accepts %s, shell has %s: %s', (accepts, has, fits) => {
    expect(satisfiesPlatform(accepts, has)).toBe(fits);
  });
});

describe('of a remote and a shell that do not fit, the one that is behind', () => {
  test.each([
    ['1.4', '1.3', 'shell'],
    ['2.0', '1.3', 'shell'],
    ['1.2 || 2.0', '1.1', 'shell'],
    ['1.2', '2.0', 'remote'],
    ['1.2 || 2.0', '3.0', 'remote'],
    ['', '1.3', 'remote'],
    ['1.3', '', 'shell'],
  ] as const)('accepts %s, shell has %s: the %s', (accepts, has, behind) => {
    expect(behindPlatform(accepts, has)).toBe(behind);
  });
});

describe('history.json', () => {
  test('lists all exports of the platform since its major version; new ones need a new version', () => {
    const [major] = PLATFORM_VERSION.split('.');
    const listedVersions = Object.entries(history).filter(([version]) => version.startsWith(`${major}.`));
    expect(listedVersions.flatMap(([, names]) => names).sort()).toEqual(Object.keys(platform).sort());
  });

  test('ends with the present version', () => {
    expect(Object.keys(history).at(-1)).toBe(PLATFORM_VERSION);
  });
});
