import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findHurdleHeight } from './hurdle-height.ts';

const SOURCE = new URL('../../../../../shared/reference/disciplines/ffa_disciplines.json', import.meta.url);

const CATEGORY: Readonly<Record<string, number>> = { BEM: 45, BEF: 46, MIM: 47, MIF: 48, CAM: 49, CAF: 50 };

test("they are those of the FFA's lists of U14, U16 and U18", () => {
  const lists: Record<string, string[]> = JSON.parse(readFileSync(SOURCE, 'utf8')).implementsAndHurdlesByYouthCategory;
  const comparisons = Object.entries(lists).flatMap(([code, labels]) =>
    labels.flatMap((label) => {
      const [, metres = '', kind = '', number] = /^([\d ]+) m (Haies|Steeple) \((\d+) ?\)/.exec(label) ?? [];
      if (number === undefined) return [];
      const event = { g0: Number(metres.replace(' ', '')), g1: kind.charAt(0) };
      return [[label, Number(number), findHurdleHeight(event, CATEGORY[code] ?? 0)?.number]];
    }),
  );
  expect(comparisons.length).toBeGreaterThan(20);
  expect(comparisons.filter(([, expected, actual]) => expected !== actual)).toEqual([]);
});
