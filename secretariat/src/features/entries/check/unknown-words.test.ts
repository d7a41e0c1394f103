import { describe, expect, test } from '@jest/globals';
import { FFA_CATEGORIES } from 'shared-domain';
import { makeUnknownWords } from 'shared-domain/testing';
import { makeTable } from '../read/source-table.ts';
import { checkTable } from './check-table.ts';
import type { Field } from './fields.ts';
import { matchColumns } from './match-columns.ts';
import { Programme } from './programme.ts';

const LONG = process.env.FOULEE_LONG === '1';
const WORDS = Number(process.env.FUZZ_WORDS ?? (LONG ? 10_000 : 330));
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_261_123));
const DAY = '2026-06-13';
const WORDS_PER_COLUMN = 30;
/** Rows that stay as they are, so that a column keeps its meaning. */
const SOUND_ROWS = 20;

const HEAD = [
  'event', 'last', 'first', 'sex', 'born', 'category', 'country', 'licence', 'pb', 'round', 'heat', 'lane', 'start time', 'standing',
]; // biome-ignore format: one line a column would hide the order
const makeRow = (index: number): string[] => [
  index % 2 === 0 ? '100 m' : '200 m',
  `Kerbrat${index}`,
  'Lou',
  index % 2 === 0 ? 'M' : 'F',
  String(1990 + (index % 7)),
  index % 2 === 0 ? 'SEM' : 'SEF',
  'FRA',
  String(12_345 + index),
  '',
  '',
  '',
  '',
  '',
  '',
];

/** The words that each column understands. */
const KNOWN: Readonly<Partial<Record<Field, readonly string[]>>> = {
  event: ['100 m', 'Long', '100', 'Hauteur', '110 haies', '4x100'],
  sex: ['M', 'F', 'H', 'men', 'Femme', 'X'],
  birth: ['1990', '04/03/1990', '90'],
  category: ['M', 'SEM', 'M40', 'F40-44', 'U18', 'V2'],
  country: ['FRA', 'France', 'GER'],
  pb: ['11.20', '36', '1:02'],
  round: ['Finale', 'Q', 'Heat 2'],
  heat: ['1', 'A'],
  lane: ['1', '8'],
  start: ['14:30', '14'],
  standing: ['HC', 'x'],
  licence: [],
};

describe(`${WORDS} unknown words in each cell of entries (seed ${SEED})`, () => {
  const fields = Object.keys(KNOWN) as Field[];
  const tables = Math.ceil(WORDS / (fields.length * WORDS_PER_COLUMN));
  test('are an issue of their cell, and change neither sex, category nor event', () => {
    const mapping = matchColumns(HEAD);
    for (let table = 0; table < tables; table += 1) {
      const unknown = fields.flatMap((field) =>
        makeUnknownWords(`${SEED} ${field} ${table}`, WORDS_PER_COLUMN, KNOWN[field] ?? []).map((word) => ({
          field,
          word,
        })),
      );
      const check = (change: (word: string) => string) => {
        const rows = Array.from({ length: SOUND_ROWS + unknown.length }, (_, index) => {
          const { field, word = '' } = unknown[index - SOUND_ROWS] ?? {};
          const cells = makeRow(index);
          return {
            line: index + 2,
            cells: field === undefined ? cells : cells.with(mapping[field] ?? -1, change(word)),
          };
        });
        const programme = new Programme([], DAY, [], FFA_CATEGORIES);
        return checkTable(makeTable('x.csv', [{ line: 1, cells: HEAD }, ...rows]), {
          mapping,
          programme,
          firstDay: DAY,
          language: 'fr',
        });
      };
      const checked = check((word) => word);
      const empty = check(() => '');
      for (const [index, { field, word }] of unknown.entries()) {
        const row = checked[SOUND_ROWS + index];
        expect([field, word, row?.issues.some((issue) => issue.field === field && issue.value === word)]).toEqual([
          field,
          word,
          true,
        ]);
        const [start, other] = [row?.entry?.start, empty[SOUND_ROWS + index]?.entry?.start];
        if (start !== undefined)
          expect([field, word, start.category, start.sex]).toEqual([field, word, other?.category, other?.sex]);
      }
    }
  });
});
