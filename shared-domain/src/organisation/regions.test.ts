import { describe, expect, test } from '@jest/globals';
import {
  findRegion,
  findTimeZone,
  formatZoneName,
  indexRegions,
  isFrenchZone,
  REGIONS,
  type Region,
} from './regions.ts';

describe('Region: name, iso, insee, uid. 18 entries: 13 metropolitan (including Corsica), Guadeloupe, Martinique, Guyane, La Réunion, Mayotte.', () => {
  test('18 entries, all four fields in each', () => {
    expect(REGIONS).toHaveLength(18);
    for (const { name, iso, insee, uid } of REGIONS) {
      expect(name).not.toBe('');
      expect(iso).toMatch(/^FR-(\w{3})$/);
      expect(insee).toMatch(/^\d\d$/);
      expect(uid).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test('13 of them in the metropole, Corsica among them, then the five overseas', () => {
    const overseas = REGIONS.filter(({ insee }) => Number(insee) < 10);
    expect(overseas.map(({ name }) => name)).toEqual(['Guadeloupe', 'Martinique', 'Guyane', 'La Réunion', 'Mayotte']);
    expect(REGIONS.slice(0, 13).map(({ name }) => name)).toContain('Corse');
    expect(REGIONS.slice(13)).toEqual(overseas);
  });

  test('Each has a 3-letter short code and numeric region code.', () => {
    for (const { code, insee } of REGIONS) {
      expect(code).toMatch(/^[A-Z][A-Z-][A-Z]$/);
      expect(Number(insee)).toBeGreaterThan(0);
    }
    expect(findRegion('BRE')).toBe(findRegion('53'));
  });
});

describe('a list of regions', () => {
  test('a text of two regions is the first one’s', () => {
    const [first, second] = REGIONS as [Region, Region];
    const index = indexRegions([first, { ...second, code: first.code }]);
    expect(index.get('ara')).toBe(first);
  });
});

describe('regions (P3.7)', () => {
  test('there are 18, with uids and codes of their own', () => {
    expect(REGIONS).toHaveLength(18);
    for (const key of ['uid', 'name', 'iso', 'insee', 'code'] as const) {
      expect(new Set(REGIONS.map((region) => region[key])).size).toBe(18);
    }
  });

  test.each(['Bretagne', 'bretagne', '53', 'FR-BRE', 'BRE', ' BRETAGNE '])('%p finds Bretagne', (text) => {
    expect(findRegion(text)?.insee).toBe('53');
  });

  test('accents do not matter, an unknown region is not found', () => {
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
  ])('region %s keeps the time of %s (Q6)', (insee, tz) => {
    expect(findTimeZone(insee)).toBe(tz);
  });

  test('the zones of the regions are French, any other is abroad', () => {
    expect(REGIONS.every((region) => isFrenchZone(findTimeZone(region)))).toBe(true);
    expect(isFrenchZone('America/Sao_Paulo')).toBe(false);
  });

  test.each([
    ['Indian/Reunion', 'La Réunion'],
    ['America/Cayenne', 'Guyane'],
    ['Europe/Paris', 'Paris'],
    ['America/Sao_Paulo', 'Sao Paulo'],
  ])('the zone %s is called %s', (tz, name) => {
    expect(formatZoneName(tz)).toBe(name);
  });
});
