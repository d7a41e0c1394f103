import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isTableError } from '../level/table-error.ts';
import { parseAgeFactors } from './age-factors.ts';
import { readTableFile } from './read-table.fixture.ts';

const SOURCE = new URL('../../../../shared/reference/combined/wma_combined_factors.json', import.meta.url);

test('every age factor of masters is the source’s', () => {
  const table = parseAgeFactors(readTableFile('wma-2023'));
  if (isTableError(table)) throw new Error(table.path);
  const { f, m, ages } = JSON.parse(readFileSync(SOURCE, 'utf8'));
  const numbers = [...m, ...f].map(([, ...factors]: readonly number[]) => factors);
  expect(table.rows.map(({ factors }) => factors.map((each) => each / table.per))).toEqual(numbers);
  expect(table.ages).toEqual(ages.slice(1));
});
