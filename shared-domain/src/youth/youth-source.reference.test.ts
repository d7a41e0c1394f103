import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

/** The public copies of the youth tables stand beside the project; the tables must say what they say. */
const REFERENCE = new URL('../../../../shared/reference/youth/', import.meta.url);
const source = (name: string) => JSON.parse(readFileSync(new URL(name, REFERENCE), 'utf8'));
const table = (name: string) => JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));

interface Row {
  readonly sex: number;
  readonly categories?: readonly string[];
  readonly events: readonly [string];
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly base: readonly number[];
  readonly slopes: readonly string[];
  readonly second?: readonly number[];
  readonly secondPoints?: readonly number[];
}
interface SwissRow {
  readonly sex: string;
  readonly event: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const LETTERS: Readonly<Record<string, string>> = {
  HJ: '900001-0',
  PV: '900002-0',
  LJ: '900003-0',
  TJ: '900004-0',
  SP: '900005-0',
  DT: '900006-0',
  HT: '900007-0',
  JT: '900008-0',
  BT200: '900010-P200',
  '4X100': '004100-0',
  '4X400': '004400-0',
};
const raceName = (code: string) =>
  `${/^\d+/.exec(code)?.[0].padStart(6, '0')}-${{ ST: 'S', H: 'H' }[code.replace(/^\d+/, '')] ?? '0'}`;

describe('youth tables say what the public copies say', () => {
  test('Swiss tables: every row equal, b in seconds and metres instead of hundredths', () => {
    const rows: readonly Row[] = table('youth-swiss-2010').rows;
    const from: readonly SwissRow[] = source('swiss_slv_fsa_2010.json').rows;
    expect(rows.length).toBe(from.length);
    for (const { sex, event, a, b, c } of from) {
      const name = LETTERS[event] ?? raceName(event);
      const row = rows.find((each) => each.events[0] === name && each.sex === (sex === 'M' ? 1 : 2));
      expect([event, Number(row?.a), Math.round(Number(row?.b) * 100), Number(row?.c)]).toEqual([event, a, b, c]);
    }
  });

  test('Latvian tables: every factor, shift and exponent equal', () => {
    const rows: readonly Row[] = table('youth-latvian-2018').rows;
    const { m, f } = source('latvian_youthguard_2018.json').data;
    const from = [m.u16, m.u18, f.u16, f.u18].flatMap((group) => Object.values(group)) as {
      resultShift: number;
      conversionFactor: number;
      exponent: number;
    }[];
    expect(rows.map((row) => [Number(row.a), Number(row.b), Number(row.c)])).toEqual(
      from.map((row) => [row.conversionFactor, Math.abs(row.resultShift), row.exponent]),
    );
  });

  test('Dutch tables: every pair of constants is kept or left out by name', () => {
    const { rows, leftOut }: { rows: readonly Row[]; leftOut: readonly { row: string }[] } = table('youth-dutch');
    const from: readonly { group: string; event: string; a: number; b: number }[] =
      source('dutch_atletiekunie.json').rows;
    const kept = from.filter(({ group, event }) => !leftOut.some((left) => left.row === `${group} ${event}`));
    expect(rows.map((row) => [Number(row.a), Number(row.b)])).toEqual(kept.map(({ a, b }) => [a, b]));
    expect(kept.length + leftOut.length).toBe(from.length);
  });

  test('Norwegian tables: every base mark is kept or left out by name', () => {
    const { rows, leftOut }: { rows: readonly Row[]; leftOut: readonly { row: string }[] } =
      table('youth-norwegian-2020');
    const tables: Readonly<Record<string, Readonly<Record<string, [string, unknown[]]>>>> =
      source('norwegian_tyrving_2020.json').tables;
    const kept = Object.entries(tables).flatMap(([letter, events]) =>
      Object.entries(events)
        .filter(([code]) => !leftOut.some((left) => left.row === `${letter} ${code}`))
        .map(([, [kind, args]]) => ({ kind, args })),
    );
    expect(rows.length).toBe(kept.length);
    expect(leftOut.map(({ row }) => row)).toEqual(['F 20000W', 'F SHJ', 'F SLJ', 'M SHJ', 'M SLJ']);
    for (const [index, { args }] of kept.entries()) {
      const row = rows[index];
      const last = args.at(-1) as [number, number[]] | [number, number[]][];
      const base = Array.isArray(last[0]) ? last[0][1] : (last[1] as number[]);
      expect(row?.base).toEqual(base.map((mark) => Math.round(mark * 1000)));
      const slopes = args.length === 3 ? args[1] : args[0];
      expect(row?.slopes.map(Number)).toEqual([slopes].flat());
    }
  });

  test('the second mark of the Norwegian throws lies on the line from the base', () => {
    const rows: readonly Row[] = table('youth-norwegian-2020').rows;
    const bent = rows.filter((row) => row.second);
    expect(bent.length).toBe(37);
    for (const { base, second = [], secondPoints = [], slopes } of bent) {
      for (const [index, mark] of base.entries()) {
        const down = ((mark - (second[index] ?? 0)) / 10) * Number(slopes[1]);
        expect(Math.abs(1000 - down - (secondPoints[index] ?? 0))).toBeLessThan(1);
      }
    }
  });
});
