import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isRepeatable } from './draw.ts';
import { type RoundEntry, seedByMark, seedByRound } from './seed-order.ts';

const ms = (v: number) => ({ v, u: 'ms', st: 1 }) as const;
const ids = ({ order }: { order: readonly { id: string }[] }) => order.map(({ id }) => id).join(' ');

describe('order for a first round', () => {
  test('by best mark, no mark seeds last', () => {
    const entries = [
      { id: 'N' },
      { id: 'B', prf: ms(10_200) },
      { id: 'A', prf: ms(10_100) },
      { id: 'C', prf: { ...ms(10_300), st: 0 } },
    ];
    expect(ids(seedByMark(entries, 's'))).toBe('A B C N');
    expect(seedByMark(entries, 's').draws).toEqual([]);
  });

  test('an entry mark without proof seeds like any other, a status like no mark', () => {
    const entries = [
      { id: 'D', prf: { st: 2 } },
      { id: 'E', prf: { ...ms(10_000), st: 0 } },
      { id: 'F', prf: ms(10_100) },
    ];
    expect(ids(seedByMark(entries, 's'))).toBe('E F D');
  });

  test('equals are parted by lots, logged, whatever the order of entry', () => {
    const entry = fc.record({ v: fc.option(fc.integer({ min: 10_000, max: 10_005 }), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), fc.string(), (marks, seed) => {
        const entries = marks.map(({ v }, at) => (v === undefined ? { id: `a${at}` } : { id: `a${at}`, prf: ms(v) }));
        const seeded = seedByMark(entries, seed);
        expect(seedByMark(entries.toReversed(), seed)).toEqual(seeded);
        expect(seeded.draws.every(isRepeatable)).toBe(true);
        const values = seeded.order.map(({ prf }) => prf?.v ?? Number.MAX_SAFE_INTEGER);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
    const three = ['A', 'B', 'C'].map((id) => ({ id, prf: ms(10_000) }));
    const firsts = Array.from({ length: 60 }, (_, at) => seedByMark(three, `s${at}`).order[0]?.id);
    expect(new Set(firsts).size).toBe(3);
    expect(
      seedByMark([{ id: 'X', prf: ms(9000) }, ...three], 's').draws.map(({ seed, items }) => [seed, items]),
    ).toEqual([['s seed 2', ['A', 'B', 'C']]]);
  });
});

test('later rounds: heat winners by time, then all seconds by time, time qualifiers last, officials behind them', () => {
  const rows: readonly RoundEntry[] = [
    { id: 'w2', place: 1, qualified: 'Q', prf: ms(46_000) },
    { id: 'q1', place: 3, qualified: 'q', prf: ms(44_900) },
    { id: 's1', place: 2, qualified: 'Q', prf: ms(45_000) },
    { id: 'R', place: 8, qualified: 'qR', prf: ms(44_000) },
    { id: 'w1', place: 1, qualified: 'Q', prf: ms(45_500) },
    { id: 's2', place: 2, qualified: 'Q', prf: ms(46_100) },
    { id: 'D', place: 4, qualified: 'qD', prf: ms(45_100) },
    { id: 'J', qualified: 'qJ', prf: { st: 4 } },
  ];
  expect(ids(seedByRound(rows, 's'))).toBe('w1 w2 s1 s2 q1 D R J');
  expect(ids(seedByRound(rows.toReversed(), 's'))).toBe('w1 w2 s1 s2 q1 D R J');
});
