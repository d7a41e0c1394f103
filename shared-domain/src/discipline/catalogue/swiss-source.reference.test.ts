import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findDisciplineByCode } from './find-discipline.ts';
import { SWISS_NAMES } from './swiss-names.fixture.ts';

/** The list of Swiss Athletics, 2020, stays beside the project. */
const SOURCE = new URL(
  '../../../../../shared/reference/disciplines/swiss_athletica_disciplines_fr.json',
  import.meta.url,
);

describe('what the list of Swiss Athletics adds', () => {
  test('each is in that list, over the same distance', () => {
    const rows: { fr: string; distance: number; relayLegs: number }[] = JSON.parse(readFileSync(SOURCE, 'utf8'));
    for (const [code, name] of Object.entries(SWISS_NAMES)) {
      const row = rows.find(({ fr }) => fr === name);
      const entry = findDisciplineByCode(code);
      expect(row && `${code} ${row.fr}`).toBe(`${code} ${name}`);
      if (row?.distance && entry?.baseUnit === 'm') expect(`${code} ${entry.base}`).toBe(`${code} ${row.distance}`);
    }
  });
});
