import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SWISS_CATEGORIES } from './swiss-categories.ts';

const SOURCE = new URL('../../../../../shared/reference/categories/swiss_categories.json', import.meta.url);

const source: readonly { code: string; ageLimit: number; sex: string }[] = JSON.parse(readFileSync(SOURCE, 'utf8'));

test('the Swiss codes and upper ages are those of the source', () => {
  const ours = SWISS_CATEGORIES.rows.map(({ code, oldest }) => `${code} ${oldest}`);
  expect([...ours].sort()).toEqual(source.map(({ code, ageLimit }) => `${code} ${ageLimit}`).sort());
});
