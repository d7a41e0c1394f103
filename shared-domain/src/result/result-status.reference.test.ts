import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseStatus } from './result-status.ts';

/** Tilastopaja Oy, ODbL: the data stays beside the project and is never part of it. */

const MEET = new URL('../../../../shared/meets/rio2016_olympics.json', import.meta.url);

test('every status of Rio 2016 is read, but for the one with a time in place of a rule (needs ../shared/meets)', () => {
  interface Row {
    readonly performance: string;
  }
  const { events } = JSON.parse(readFileSync(MEET, 'utf8')) as { events: { results: Row[] }[] };
  const texts = events.flatMap(({ results }) => results.map(({ performance }) => performance));
  const words = [...new Set(texts.filter((text) => /^[A-Z]/.test(text)))];
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((text) => parseStatus(text) === undefined)).toEqual(['DQ 8:08.47']);
  expect(parseStatus('DQ R 170.6a')).toEqual({ st: 4, rule: 'TR24.6a' });
});
