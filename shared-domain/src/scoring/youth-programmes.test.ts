import { describe, expect, test } from '@jest/globals';
import { findCategoryVariant } from '../discipline/equipment/category-variant.ts';
import { COMBINED_PROGRAMMES, type CombinedProgramme } from './programmes.ts';
import { isProgrammeFor, listYouthEvents, YOUTH_PROGRAMMES, type YouthProgramme } from './youth-programmes.ts';

const YOUNG = [41, 42, 43, 44, 45, 46, 47, 48, 1041, 1043, 1045, 1047];
const ADULT = [49, 50, 51, 52, 55, 56, 57, 58];

describe('Combined events of the young', () => {
  test.each([
    ['youthTriathlon', 43, ['50', '900003', '900005']],
    ['youthTriathlon', 48, ['80', '900003', '900005-P3000']],
    ['youthTetrathlon', 45, ['50-HP65', '900003', '900005-P3000', '1000']],
    ['youthPentathlon', 47, ['100-HP84', '900001', '900005-P4000', '900003', '1000']],
    ['youthPentathlon', 1047, ['80-H', '900001', '900005', '900003', '1000']],
  ] as const)('%s of category %i', (name, category, events) => {
    const written = listYouthEvents(name, category).map(({ g0, g1 }) => {
      const variant = findCategoryVariant({ g0, g1 }, category) ?? g1;
      return variant === '0' ? String(g0) : `${g0}-${variant}`;
    });
    expect(written).toEqual(events);
  });

  test('number as many events as their code says', () => {
    for (const [name, { g0 }] of Object.entries(YOUTH_PROGRAMMES)) {
      expect(listYouthEvents(name as YouthProgramme, 45)).toHaveLength(g0 - 800_000);
    }
  });

  test('are for the young alone, and nobody under 16 is offered a decathlon', () => {
    const names = [...Object.keys(COMBINED_PROGRAMMES), ...Object.keys(YOUTH_PROGRAMMES)] as (
      | CombinedProgramme
      | YouthProgramme
    )[];
    const offered = (category: number) => names.filter((name) => isProgrammeFor(name, category));
    for (const category of YOUNG) expect(offered(category)).toEqual(Object.keys(YOUTH_PROGRAMMES));
    for (const category of ADULT) expect(offered(category).some((name) => name.startsWith('youth'))).toBe(false);
    expect(offered(55)).toContain('decathlon');
    expect(offered(56)).not.toContain('decathlon');
    // No category, and the under 7, who have no combined event.
    expect([0, 61, 62].flatMap(offered)).toEqual([]);
  });
});
