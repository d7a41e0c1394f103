import { describe, expect, test } from '@jest/globals';
import type { PlainFact } from './fact.ts';
import { pairFinish, shiftPlaces } from './finish-pairs.ts';

const time = (place: number, v: number, more = {}): PlainFact =>
  ({ id: `t${place} ${v}`, kind: 'time', place, v, ...more }) as PlainFact;
const order = (place: number, bib?: string, more = {}): PlainFact =>
  ({ id: `o${place} ${bib}`, kind: 'raw', place, st: 1, ...(bib === undefined ? {} : { bib }), ...more }) as PlainFact;
const findRowKey = ({ bib }: { readonly bib?: string | undefined }) => (bib === undefined ? undefined : `bib:${bib}`);

const pair = (...facts: PlainFact[]) =>
  pairFinish(facts, findRowKey).map(({ place, times, row, state }) => [
    place,
    times.map(({ v }) => v),
    row?.slice('bib:'.length),
    state,
  ]);

describe('TR 18.2, TR 19.8–19.12: times of places and the order of finish are put together by place', () => {
  test.each<[string, PlainFact[], ReturnType<typeof pair>]>([
    ['nothing was said', [], []],
    ['a time and a runner', [time(1, 1000), order(1, '7')], [[1, [1000], '7', 'paired']]],
    ['the order came first', [order(1, '7'), time(1, 1000)], [[1, [1000], '7', 'paired']]],
    ['a time without a runner', [time(2, 1000)], [[2, [1000], undefined, 'no runner']]],
    ['a runner without a time', [order(2, '7')], [[2, [], '7', 'no time']]],
    ['a runner whom nobody knew', [time(1, 1000), order(1)], [[1, [1000], undefined, 'no runner']]],
    [
      'three watches for one place',
      [time(1, 1000), time(1, 1100), time(1, 1050), order(1, '7')],
      [[1, [1000, 1100, 1050], '7', 'paired']],
    ],
    ['two judges who saw the same', [time(1, 1), order(1, '7'), order(1, '7')], [[1, [1], '7', 'paired']]],
    ['two judges of whom one knew', [time(1, 1), order(1), order(1, '7')], [[1, [1], '7', 'paired']]],
    ['two judges who saw others', [time(1, 1), order(1, '7'), order(1, '8')], [[1, [1], undefined, 'differs']]],
    [
      'one runner at two places',
      [time(1, 1), time(2, 2), order(1, '7'), order(2, '7')],
      [
        [1, [1], undefined, 'differs'],
        [2, [2], undefined, 'differs'],
      ],
    ],
    ['a time of a runner is no time of a place', [time(1, 1, { bib: '7' }), order(1, '7')], [[1, [], '7', 'no time']]],
    [
      'a row of a photo finish is no place of the order',
      [time(1, 1), order(1, '7', { v: 1 })],
      [[1, [1], undefined, 'no runner']],
    ],
    ['nor is a runner who did not finish', [order(1, '7', { st: 3 })], []],
  ])('%s', (_, facts, expected) => {
    expect(pair(...facts)).toEqual(expected);
  });

  test('49. 40 taps and 40 bibs are 40 results, and a tap put in shifts the rest', () => {
    const times = Array.from({ length: 40 }, (_, at) => time(at + 1, 60_000 + at * 300));
    const orders = Array.from({ length: 40 }, (_, at) => order(at + 1, String(100 + at)));
    const before = pair(...times, ...orders);
    expect([before.length, before.every(([, , , state]) => state === 'paired')]).toEqual([40, true]);
    const moved = new Map(shiftPlaces(times as { id: string; place: number }[], 10, 1).map((one) => [one.id, one]));
    const after = times.map((one) => (moved.get(one.id) as unknown as PlainFact | undefined) ?? one);
    const shifted = pair(...after, time(10, 62_650), ...orders);
    expect(shifted.slice(8, 11)).toEqual([
      [9, [62_400], '108', 'paired'],
      [10, [62_650], '109', 'paired'],
      [11, [62_700], '110', 'paired'],
    ]);
    expect(shifted.at(-1)).toEqual([41, [71_700], undefined, 'no runner']);
  });
});

describe('places slide by one', () => {
  const facts = [1, 2, 3].map((place) => ({ id: `f${place}`, place }));

  test.each<[string, number, 1 | -1, string[]]>([
    ['from the first on, one was missed', 1, 1, ['f1 2', 'f2 3', 'f3 4']],
    ['from the third on, one was missed', 3, 1, ['f3 4']],
    ['after the last nothing moves', 4, 1, []],
    ['one too many at the first', 1, -1, ['f2 1', 'f3 2']],
    ['one too many at the last', 3, -1, []],
  ])('%s', (_, from, by, moved) => {
    expect(shiftPlaces(facts, from, by).map(({ id, place }) => `${id} ${place}`)).toEqual(moved);
  });
});
