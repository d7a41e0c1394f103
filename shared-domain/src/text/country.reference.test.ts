import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findIso2, NEUTRAL_TEAMS } from './country.ts';

const SOURCE = new URL('../../../../shared/reference/regions/countries_ioc_iso.json', import.meta.url);

const source = JSON.parse(readFileSync(SOURCE, 'utf8')) as { ioc: string; iso2: string }[];

describe('against the public list', () => {
  test('every country of it has its own two letters', () => {
    const astray = source.filter(({ ioc, iso2 }) => (findIso2(ioc) ?? '') !== iso2);
    expect(astray).toEqual([]);
  });

  test('those without two letters are the neutral teams', () => {
    expect(source.filter(({ iso2 }) => iso2 === '').map(({ ioc }) => ioc)).toEqual(NEUTRAL_TEAMS);
  });
});
