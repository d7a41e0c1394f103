import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { readPointsTable } from '../scoring/read-table.fixture.ts';
import { FIELD_MARKS, FLAT_TIMES, findMarkBound } from './mark-bounds.ts';
import { findMarkDoubt, type MarkDoubt } from './mark-doubt.ts';
import { parseTypedMark } from './parse-typed-mark.ts';
import type { Performance } from './performance.ts';
import { isInvalidEntry } from './typed-mark-faults.ts';

const EVENTS = {
  '50 m': { g0: 50, g1: '0' },
  '100 m': { g0: 100, g1: '0' },
  '100 m by hand': { g0: 100, g1: '0', hand: true },
  '100 m wheelchair': { g0: 100, g1: 'F' },
  '110 m hurdles': { g0: 110, g1: 'HP106' },
  '400 m hurdles': { g0: 400, g1: 'HP91' },
  '1500 m': { g0: 1500, g1: '0' },
  '4 × 100 m': { g0: 4100, g1: '0' },
  '5000 m walk': { g0: 5000, g1: 'W' },
  '12 minutes': { g0: 100_012, g1: '0' },
  '1 hour walk': { g0: 100_060, g1: 'W' },
  marathon: { g0: 42_195, g1: 'R' },
  cross: { g0: 1, g1: '0' },
  'high jump': { g0: 900_001, g1: '0' },
  'long jump': { g0: 900_003, g1: '0' },
  'shot of 3 kg': { g0: 900_005, g1: 'P3000' },
  'shot of 7.26 kg': { g0: 900_005, g1: 'P7260' },
  javelin: { g0: 900_008, g1: 'P800' },
  'ball throw': { g0: 900_010, g1: 'P80' },
  decathlon: { g0: 800_010, g1: '0' },
} as const satisfies Record<string, EventRef>;

/** Event, sex, what is typed, why it is asked about; undefined where it is not. */
const TYPED: readonly (readonly [keyof typeof EVENTS, 1 | 2, string, MarkDoubt['kind'] | undefined])[] = [
  ['100 m', 1, '112', 'tooGood'],
  ['100 m', 1, '1.12', 'tooGood'],
  ['100 m', 1, '9.58', undefined],
  ['100 m', 1, '9.40', 'tooGood'],
  ['100 m', 2, '9.80', 'tooGood'],
  ['100 m', 2, '10.49', undefined],
  ['100 m', 1, '10520', 'tooPoor'],
  ['100 m', 2, '32.00', undefined],
  ['100 m by hand', 1, '11.2h', undefined],
  ['100 m wheelchair', 1, '13.63', undefined],
  ['50 m', 2, '12.40', undefined],
  ['50 m', 2, '1.24', 'tooGood'],
  ['110 m hurdles', 1, '12.80', undefined],
  ['110 m hurdles', 1, '1.28', 'tooGood'],
  ['400 m hurdles', 2, '0.58', 'tooGood'],
  ['400 m hurdles', 2, '58', undefined],
  ['400 m hurdles', 2, '5', 'tooGood'],
  ['400 m hurdles', 1, '45.94', undefined],
  ['1500 m', 1, '34567', undefined],
  ['1500 m', 1, '3456', 'tooGood'],
  ['4 × 100 m', 1, '36.84', undefined],
  ['4 × 100 m', 1, '30.84', 'tooGood'],
  ['5000 m walk', 1, '18:05.49', undefined],
  ['5000 m walk', 1, '12:05.49', 'tooGood'],
  ['12 minutes', 2, '2850m', undefined],
  ['12 minutes', 2, '285000', undefined],
  ['12 minutes', 2, '2850', 'tooPoor'],
  ['12 minutes', 1, '28500m', 'tooGood'],
  ['1 hour walk', 1, '15577m', undefined],
  ['1 hour walk', 1, '19000m', 'tooGood'],
  ['marathon', 2, '2:09:56', undefined],
  ['marathon', 1, '24107', undefined],
  ['marathon', 1, '4107', 'tooGood'],
  ['cross', 1, '1', undefined],
  ['high jump', 1, '165', undefined],
  ['high jump', 1, '1650', 'tooGood'],
  ['high jump', 2, '220', 'tooGood'],
  ['long jump', 1, '645', undefined],
  ['long jump', 1, '64', 'tooPoor'],
  ['long jump', 1, '6450', 'tooGood'],
  ['shot of 3 kg', 2, '2400', undefined],
  ['shot of 7.26 kg', 1, '2600', 'tooGood'],
  ['javelin', 1, '6120', undefined],
  ['javelin', 1, '61200', 'tooGood'],
  ['javelin', 1, '61', 'tooPoor'],
  ['ball throw', 1, '9900', undefined],
  ['decathlon', 1, '9126', undefined],
  ['decathlon', 1, '74120', 'tooGood'],
  ['100 m', 1, 'DNS', undefined],
];

/** A text that can be read, as it is read. */
function readEntry(text: string, event: EventRef): Performance {
  const entry = parseTypedMark(text, event);
  if (isInvalidEntry(entry)) throw new Error(`${text} cannot be read: ${entry.fault}`);
  return entry;
}

describe('A doubtful mark', () => {
  test.each(TYPED)('%s, sex %d: %s is %s', (name, sex, text, kind) => {
    const event = EVENTS[name];
    expect(findMarkDoubt(readEntry(text, event), event, { sex })?.kind).toBe(kind);
  });

  test.each<[keyof typeof EVENTS, number, string, MarkDoubt['kind'] | undefined]>([
    ['100 m', 12_520, '10.52', 'farAhead'],
    ['100 m', 12_520, '11.90', undefined],
    ['100 m', 12_520, '18.90', 'farBehind'],
    ['100 m', 12_520, '14.00', undefined],
    ['long jump', 5450, '6.90', 'farAhead'],
    ['long jump', 5450, '6.10', undefined],
    ['long jump', 5450, '2.10', 'farBehind'],
    ['javelin', 31_200, '52.10', 'farAhead'],
    ['javelin', 31_200, '18.00', undefined],
  ])('%s, best %d: %s is %s', (name, best, text, kind) => {
    const event = EVENTS[name];
    const doubt = findMarkDoubt(readEntry(text, event), event, { best });
    expect(doubt).toEqual(kind && { kind, than: best });
  });

  test('has the bound that it is compared with', () => {
    expect(findMarkDoubt({ v: 1120, u: 'ms', st: 1 }, EVENTS['100 m'])).toEqual({ kind: 'tooGood', than: 9460 });
  });
});

describe('The bounds of marks', () => {
  const { rows } = readPointsTable('wa-2025');
  const highest = (event: string, sex: number) =>
    rows.find((row) => row.event === event && row.sex === sex)?.highest ?? Number.NaN;
  const code = (g0: number, variants: readonly string[]) =>
    variants.map((variant) => `${String(g0).padStart(6, '0')}-${variant}`);

  test('are the marks of 1400 points in the tables of 2025', () => {
    for (const [metres, men, women] of FLAT_TIMES) {
      const listed = code(metres, metres > 5000 ? ['R'] : ['0', 'I']);
      const bestMarks = [1, 2].map((sex) => listed.map((event) => highest(event, sex)).find(Number.isFinite));
      expect([metres, ...bestMarks]).toEqual([metres, men * 1000, women * 1000]);
    }
    for (const [g0, marks] of Object.entries(FIELD_MARKS)) {
      expect([1, 2].map((sex) => highest(code(Number(g0), ['0'])[0] as string, sex))).toEqual(marks);
    }
  });

  test('no mark of 1350 points in any event of the tables is better', () => {
    for (const { event: name, sex, highest: best, unit } of rows) {
      const [number = '', g1 = ''] = name.split('-');
      const event = { g0: Number(number), g1 };
      const bound = findMarkBound(event, sex);
      if (bound === undefined || best === undefined) continue;
      const isTime = unit === 's';
      expect([name, sex, isTime ? bound <= best * 1.02 : bound >= best * 0.98]).toEqual([name, sex, true]);
    }
  });
});
