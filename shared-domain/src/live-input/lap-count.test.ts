import { describe, expect, test } from '@jest/globals';
import type { FactOfKind } from './fact.ts';
import {
  countLaps,
  countPassages,
  findBoardCount,
  type LapFact,
  listLapDifferences,
  startLapCount,
} from './lap-count.ts';

const ROWS = ['1', '2', '3'];
const findRowKey = ({ row }: { readonly row?: string | undefined }) => row;

/** `1@10`: runner 1 passes at 10 s; `?@10`: somebody. */
const passages = (text: string, device = 'a'): LapFact[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one, at) => {
      const [who = '', second = ''] = one.split('@');
      const content = { id: `${device}${at}`, kind: 'lap', ...(who === '?' ? {} : { row: who }) } as FactOfKind<'lap'>;
      return { content, at: Number(second) * 1000, device };
    });
const count = (text: string, total: number) => countLaps(passages(text), ROWS, total, findRowKey)[0];

describe('how often a runner passes the finish line, the finish included', () => {
  test.each([
    [5000, 400, 13],
    [10_000, 400, 25],
    [3000, 400, 8],
    [1500, 400, 4],
    [800, 400, 2],
    [400, 400, 1],
    [3000, 200, 15],
    [5000, 1000, 5],
    [0, 400, 0],
    [5000, 0, 0],
  ])('%i m in laps of %i m: %i', (distance, lap, times) => {
    expect(countPassages(distance, lap)).toBe(times);
  });
});

describe('laps to go', () => {
  test.each<[string, string, number, string[]]>([
    ['before the first passage: all, in starting order', '', 3, ['1:3', '2:3', '3:3']],
    ['who passed goes before who did not', '2@60', 3, ['2:2', '1:3', '3:3']],
    ['who passed as often goes by the instant', '2@61 1@60', 3, ['1:2', '2:2', '3:3']],
    ['more laps go before an earlier instant', '1@60 2@61 2@120', 3, ['2:1', '1:2', '3:3']],
    ['facts that come late are where they belong', '1@120 2@61 1@60', 3, ['1:1', '2:2', '3:3']],
    ['who is in the finish has none left', '1@60 1@120 1@180', 3, ['1:0', '2:3', '3:3']],
  ])('%s', (_, text, total, expected) => {
    const counted = count(text, total) ?? startLapCount('a', ROWS, total);
    expect(counted.runners.map(({ row, toGo }) => `${row}:${toGo}`)).toEqual(expected);
  });

  test('51. the board counts from the leader, whoever leads', () => {
    expect(
      ['', '1@60', '1@60 2@62', '1@60 2@62 2@120', '1@60 2@62 2@120 1@121'].map((text) => count(text, 4)?.board ?? 4),
    ).toEqual([4, 3, 3, 2, 2]);
  });

  test('51. the bell is exactly one lap before the end', () => {
    expect(
      ['1@60', '1@60 1@120', '1@60 1@120 1@180', '1@60 1@120 1@180 2@190', '1@60 1@120 1@180 1@240'].map(
        (text) => count(text, 4)?.isBell,
      ),
    ).toEqual([false, false, true, true, false]);
  });

  test('who is two passages behind was lapped; one behind is only later', () => {
    expect(count('1@60 2@65 1@120 1@180', 9)?.runners.map(({ row, isLapped }) => [row, isLapped])).toEqual([
      ['1', false],
      ['2', true],
      ['3', true],
    ]);
    expect(count('1@60 2@65 3@66 1@120', 9)?.runners.some(({ isLapped }) => isLapped)).toBe(false);
  });

  test('who was lapped stays so between the leader’s passage and the next of her own', () => {
    const isLapped = (text: string) => count(text, 9)?.runners.find(({ row }) => row === '2')?.isLapped;
    expect(isLapped('1@75 2@160 1@150 1@225')).toBe(true);
    expect(isLapped('1@75 2@160 1@150 1@225 2@235')).toBe(true);
    expect(isLapped('1@75 2@85 1@150 2@170')).toBe(false);
  });

  test('the gap is to the runner before on the same lap', () => {
    expect(count('1@60 2@62.5 3@70 1@120', 9)?.runners.map(({ row, gap }) => [row, gap])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['3', 7500],
    ]);
  });

  test('somebody whom nobody knew waits for a name and counts for nobody', () => {
    const counted = count('1@60 ?@61', 3);
    expect([counted?.unknown.length, counted?.runners[0]?.toGo, counted?.board]).toEqual([1, 2, 2]);
  });
});

describe('two scorers on one race', () => {
  const both = (one: string, other: string) =>
    countLaps([...passages(one), ...passages(other, 'b')], ROWS, 3, findRowKey);

  test.each<[string, string, string, number, string]>([
    ['the one who began first', '1@60 1@120', '1@61 1@121', 130, 'a'],
    ['the other, once the first has missed the leader', '1@60', '1@61 1@121', 130, 'b'],
    ['still the first, while she has time to say so', '1@60', '1@61 1@121', 128, 'a'],
    ['still the first, where she follows other runners', '1@60 2@115', '1@61 1@121', 130, 'a'],
    ['the first again, once what she said without a network has come', '1@60 1@120', '1@61 1@121', 130, 'a'],
    ['the one who goes on, of somebody who tried a key before the race', '1@1', '1@60 1@120', 130, 'b'],
  ])('51. the board follows %s', (_, first, second, now, device) => {
    const counts = countLaps([...passages(first, 'a'), ...passages(second, 'b')], ROWS, 4, findRowKey);
    expect(findBoardCount(counts, now * 1000)?.device).toBe(device);
  });

  test('51. both counts stay, and the differences of runners are listed', () => {
    const counts = both('1@60 2@61 1@120', '1@61 2@62 2@122 1@121');
    expect(counts.map(({ device, runners }) => [device, runners[0]?.row])).toEqual([
      ['a', '1'],
      ['b', '1'],
    ]);
    expect(listLapDifferences(counts, 200_000)).toEqual([
      {
        row: '2',
        counts: [
          { device: 'a', laps: 1 },
          { device: 'b', laps: 2 },
        ],
      },
    ]);
  });

  test.each([
    ['a passage that only one has said yet is no difference', '1@60 1@120', '1@61', 121_000, 0],
    ['once the other had time it is one', '1@60 1@120', '1@61', 130_000, 1],
    ['runners whom only one counts are none', '1@60 1@120', '2@61', 200_000, 0],
    ['one scorer never differs', '1@60 1@120', '', 200_000, 0],
  ])('%s', (_, one, other, now, differences) => {
    expect(listLapDifferences(both(one, other), now)).toHaveLength(differences);
  });
});
