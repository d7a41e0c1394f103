import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const table = (name: string) => JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));

describe('every table carries its caution', () => {
  test.each(['ffa-hungarian', 'ffa-combined', 'ffa-levels', 'ffa-cotation'])('%s is not official', (name) => {
    const { format, id, edition, source: from, notice, official } = table(name);
    expect([format, id, official]).toEqual([1, name, false]);
    expect([edition, from].join(' ')).toContain('FFA');
    expect(notice).toMatch(/^Not official/);
  });
});
