import { describe, expect, test } from '@jest/globals';
import { findRegion, isFrenchZone, REGIONS, timeZoneOf } from './regions.ts';

describe('regions (specification 3)', () => {
  test('there are 18, with uids and codes of their own', () => {
    expect(REGIONS).toHaveLength(18);
    for (const key of ['uid', 'name', 'iso', 'insee', 'code'] as const) {
      expect(new Set(REGIONS.map((region) => region[key])).size).toBe(18);
    }
  });

  test.each(['Bretagne', 'bretagne', '53', 'FR-BRE', 'BRE', ' BRETAGNE '])('%p finds Bretagne', (text) => {
    expect(findRegion(text)?.insee).toBe('53');
  });

  test('accents do not matter, an unknown region is none', () => {
    expect(findRegion("provence-alpes-cote d'azur")?.insee).toBe('93');
    expect(findRegion('Grand-Val')).toBeUndefined();
  });

  test.each([
    ['11', 'Europe/Paris'],
    ['94', 'Europe/Paris'],
    ['01', 'America/Guadeloupe'],
    ['02', 'America/Martinique'],
    ['03', 'America/Cayenne'],
    ['04', 'Indian/Reunion'],
    ['06', 'Indian/Mayotte'],
  ])('region %s keeps the time of %s (decision 6)', (insee, tz) => {
    expect(timeZoneOf(insee)).toBe(tz);
  });

  test('the zones of the regions are French, any other is abroad', () => {
    expect(REGIONS.every((region) => isFrenchZone(timeZoneOf(region)))).toBe(true);
    expect(isFrenchZone('America/Sao_Paulo')).toBe(false);
  });
});
