import { describe, expect, test } from '@jest/globals';
import { findIso2, IOC_BY_ISO2, NEUTRAL_TEAMS } from './country.ts';
import { findCountry } from './country-name.ts';

describe('A country in a file', () => {
  test.each([
    ['FRA', 'FRA'],
    [' fra ', 'FRA'],
    ['DEU', 'GER'],
    ['de', 'GER'],
    ['Allemagne', 'GER'],
    ['GERMANY', 'GER'],
    ['Suisse', 'SUI'],
    ['CHE', 'SUI'],
    ['États-Unis', 'USA'],
    ['Etats-Unis d’Amérique', 'USA'],
    ['United States', 'USA'],
    ['Royaume-Uni', 'GBR'],
    ['England', 'GBR'],
    ['Pays-Bas', 'NED'],
    ['The Netherlands', 'NED'],
    ["Cote d'Ivoire", 'CIV'],
    ['La Réunion', 'REU'],
    ['Trinidad and Tobago', 'TTO'],
    ['Bosnia & Herzegovina', 'BIH'],
    ['Bosnie-Herzégovine', 'BIH'],
    ['Française', 'FRA'],
    ['Turkey', 'TUR'],
    ['AIN', 'AIN'],
    ['CUW', 'CUW'],
    ['Curaçao', 'CUW'],
    ['BES', 'AHO'],
    ['TRI', 'TTO'],
    ['SCO', 'GBR'],
    ['JEY', 'GBR'],
    ['Niederlande', 'NED'],
    ['Çekya', 'CZE'],
    ['Mars', undefined],
    ['XXX', undefined],
    ['', undefined],
    ['-', undefined],
  ])('%s is %s', (text, code) => {
    expect(findCountry(text)).toBe(code);
  });

  test('is found by every name that French and English have for it', () => {
    const astray: string[] = [];
    for (const locale of ['fr', 'en']) {
      const names = new Intl.DisplayNames([locale], { type: 'region' });
      for (const [iso2, ioc] of IOC_BY_ISO2)
        if (findCountry(names.of(iso2) ?? '') !== ioc) astray.push(`${locale} ${iso2}`);
    }
    expect(astray).toEqual([]);
  });

  test('is one of the sport whatever is given', () => {
    for (const text of ['GER', 'de', 'Grèce', ...NEUTRAL_TEAMS]) {
      const code = findCountry(text) ?? '';
      expect(findIso2(code) !== undefined || NEUTRAL_TEAMS.includes(code)).toBe(true);
    }
  });
});
