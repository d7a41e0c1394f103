import { describe, expect, test } from '@jest/globals';
import { buildRegionDatabase } from './region-database.ts';
import { findRegion, REGIONS } from './regions.ts';

describe('Warnings when category or region databases are not initialised (the regions)', () => {
  test.each([[undefined], [[]]])('with %j every look-up is empty and says not initialised', (rows) => {
    const database = buildRegionDatabase(rows);
    expect(database.isInitialised).toBe(false);
    for (const text of ['Bretagne', '53', '']) {
      expect(database.find(text)).toEqual({ warnings: [{ id: 'not initialised', detail: 'regions' }] });
    }
  });

  test('with rows it finds what the table finds, without a warning', () => {
    const database = buildRegionDatabase(REGIONS);
    expect(database.isInitialised).toBe(true);
    for (const text of ['Bretagne', 'BRETAGNE ', '53', 'FR-20R', 'mayotte']) {
      expect(database.find(text)).toEqual({ region: findRegion(text), warnings: [] });
    }
  });

  test('neither an unknown region nor one of another list is found', () => {
    const island = buildRegionDatabase(REGIONS.filter(({ uid }) => uid === 'corse'));
    expect(island.find('Corse').region?.insee).toBe('94');
    expect(island.find('Bretagne')).toEqual({ warnings: [] });
  });
});
