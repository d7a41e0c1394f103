import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { REGIONS } from './regions.ts';

const SOURCE = new URL('../../../../shared/reference/regions/fr_regions.json', import.meta.url);

const source = JSON.parse(readFileSync(SOURCE, 'utf8')) as Record<string, string>[];

test('the regions are those of the public lists', () => {
  const ours = REGIONS.map(({ name, insee, iso, code }) => ({ name, insee, iso, code }));
  const theirs = source.map(({ name, insee, iso, ffaLigue }) => ({ name, insee, iso, code: ffaLigue }));
  const byInsee = (a: { insee?: string | undefined }, b: { insee?: string | undefined }) =>
    Number(a.insee) - Number(b.insee);
  expect(ours.sort(byInsee)).toEqual(theirs.sort(byInsee));
});
