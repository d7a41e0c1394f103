import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findImplementWeight } from './implement-weight.ts';

const REFERENCE = '../../../../../shared/reference/disciplines/';

const FFA = new URL(`${REFERENCE}ffa_disciplines.json`, import.meta.url);

const WMA = new URL(`${REFERENCE}wa_wma_implement_weights_kg.json`, import.meta.url);

const gramsFor = (g0: number, category: number) => findImplementWeight({ g0, g1: '0' }, category)?.grams;

test('they are those of athlib from senior to 90', () => {
  const lists: Record<string, Record<string, Record<string, number>>> = JSON.parse(readFileSync(WMA, 'utf8'));
  const codes = { SP: 900_005, DT: 900_006, HT: 900_007, JT: 900_008, WT: 900_009 };
  const wrong = (['M', 'F'] as const).flatMap((letter, sex) =>
    Object.entries(lists[letter] ?? {}).flatMap(([age, kilos]) => {
      const category = age === 'SEN' ? 55 : age.startsWith('V') ? 101 + (2 * (Number(age.slice(1)) - 35)) / 5 : 0;
      if (category === 0) return [];
      return Object.entries(codes).filter(
        ([code, g0]) => gramsFor(g0, category + sex) !== Math.round((kilos[code] ?? 0) * 1000),
      );
    }),
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(lists.M ?? {})).toContain('V90');
});

test("they are those of the FFA's lists of U14, U16 and U18", () => {
  const lists: Record<string, string[]> = JSON.parse(readFileSync(FFA, 'utf8')).implementsAndHurdlesByYouthCategory;
  const category: Record<string, number> = { BEM: 45, BEF: 46, MIM: 47, MIF: 48, CAM: 49, CAF: 50 };
  const numbers: Record<string, number> = { Poids: 900_005, Disque: 900_006, Marteau: 900_007, Javelot: 900_008 };
  const comparisons = Object.entries(lists).flatMap(([code, labels]) =>
    labels.flatMap((label) => {
      const [, name = '', weight, unit] = /^(\w+) \(([\d.]+) (kg|g)\)/.exec(label) ?? [];
      if (weight === undefined) return [];
      const expected = Math.round(Number(weight) * (unit === 'kg' ? 1000 : 1));
      return [[label, expected, gramsFor(numbers[name] ?? 0, category[code] ?? 0)]];
    }),
  );
  expect(comparisons.length).toBe(30);
  expect(comparisons.filter(([, expected, actual]) => expected !== actual)).toEqual([]);
});
