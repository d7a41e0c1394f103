import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { formatGap, formatHeight, formatMark, formatNet } from './format-mark.ts';
import type { Status, Unit } from './performance.ts';

const track = (g0: number, g1 = '0'): EventRef => ({ g0, g1 });
const hand = (g0: number): EventRef => ({ g0, g1: '0', hand: true });
const mark = (v: number, u: Unit) => ({ v, u, st: 1 });

describe('a mark as it is written', () => {
  test.each<[string, EventRef, number, Unit, string]>([
    ['decision 13: 9.801 is 9.81', track(100), 9801, 'ms', '9.81'],
    ['TR 19.23: 9.784 and 9.789 are both 9.79', track(100), 9784, 'ms', '9.79'],
    ['TR 19.23: 9.784 and 9.789 are both 9.79', track(100), 9789, 'ms', '9.79'],
    ['TR 19.23: an exact hundredth stays', track(100), 10_000, 'ms', '10.00'],
    ['TR 19.23: 10.001 is 10.01', track(100), 10_001, 'ms', '10.01'],
    ['specification 9: event code 400 or less shows seconds', track(400), 65_320, 'ms', '65.32'],
    ['specification 9: leading zero units dropped', track(800), 112_340, 'ms', '1:52.34'],
    ['minutes kept at two digits of seconds', track(1500), 243_000, 'ms', '4:03.00'],
    ['rounding up carries into the minute', track(800), 119_991, 'ms', '2:00.00'],
    ['10,000 m still has hundredths', track(10_000), 1_622_171, 'ms', '27:02.18'],
    ['TR 19.23: track beyond 10,000 m in tenths', track(20_000, 'W'), 5_223_012, 'ms', '1:27:03.1'],
    ['TR 19.24.5: road 5 km, 14:02.1 is 14:03', track(5000, 'R'), 842_100, 'ms', '14:03'],
    ['TR 19.24.5: 2:09:44.001 is 2:09:45', track(42_195, 'R'), 7_784_001, 'ms', '2:09:45'],
    ['road walk in whole seconds', track(20_000, 'WR'), 4_754_000, 'ms', '1:19:14'],
    ['cross in whole seconds', track(1), 1_234_500, 'ms', '20:35'],
    [
      'a road competition says so where the variant does not',
      { g0: 5000, g1: '0', road: true },
      842_100,
      'ms',
      '14:03',
    ],
    ['under a minute on the road', track(100, 'R'), 13_200, 'ms', '14'],
    ['a relay of 4 × 1500 m is 6000 m, not 41,500', track(41_500), 904_121, 'ms', '15:04.13'],
    ['TR 19.12: hand time, 11.31 is 11.4, with an h', hand(100), 11_310, 'ms', '11.4h'],
    ['TR 19.12: hand time, 11.30 stays 11.3', hand(100), 11_300, 'ms', '11.3h'],
    ['TR 29.9: 7.459 is 7.45', track(900_003), 7459, 'mm', '7.45'],
    ['a centimetre below ten keeps its zero', track(900_001), 2050, 'mm', '2.05'],
    ['two decimals at 100 m', track(900_008), 90_300, 'mm', '90.30'],
    ['specification 9: two decimals to 1000 m', track(900_009), 1_000_000, 'mm', '1000.00'],
    ['specification 9: none above 1000 m', track(900_009), 18_542_900, 'mm', '18542'],
    ['points whole', track(800_010), 8893, 'pts', '8893'],
  ])('%s', (_, event, v, u, text) => {
    expect(formatMark(mark(v, u), event)).toBe(text);
  });

  test.each<[Status, string]>([
    [2, 'DNS'],
    [3, 'DNF'],
    [4, 'DQ'],
    [5, 'NM'],
    [6, '–'],
    [7, 'r'],
  ])('status %i is written %s, whatever value comes with it (specification 4)', (st, code) => {
    expect(formatMark({ v: 501_670, u: 'ms', st }, track(3000, 'S'))).toBe(code);
  });

  test('a mark without proof is written like any other, a valid status without a value is left empty', () => {
    expect(formatMark({ v: 10_520, u: 'ms', st: 0 }, track(100))).toBe('10.52');
    expect(formatMark({ st: 1 }, track(100))).toBe('');
  });

  test('without a unit the event says it (specification 9)', () => {
    expect(formatMark({ v: 10_520, st: 1 }, track(100))).toBe('10.52');
    expect(formatMark({ v: 7450, st: 1 }, track(900_003))).toBe('7.45');
    expect(formatMark({ v: 6810, st: 1 }, track(800_007))).toBe('6810');
  });
});

describe('beside the mark', () => {
  test('the net time is written like the official one, and not at all when there is none', () => {
    const road = track(10_000, 'R');
    expect(formatNet({ v: 1_930_000, u: 'ms', st: 1, z: 1_910_400 }, road)).toBe('31:51');
    expect(formatNet(mark(1_930_000, 'ms'), road)).toBe('');
  });

  test('a bar is written in metres with centimetres', () => {
    expect(formatHeight(1750)).toBe('1.75');
  });

  test.each<[string, number, Unit, EventRef, string]>([
    ['time behind', 80, 'ms', track(100), '+0.08'],
    ['a minute and more behind', 62_340, 'ms', track(10_000), '+1:02.34'],
    ['whole seconds on the road', 13_000, 'ms', track(42_195, 'R'), '+0:13'],
    ['minutes on the road', 73_000, 'ms', track(42_195, 'R'), '+1:13'],
    ['centimetres short', 100, 'mm', track(900_003), '−0.10'],
    ['points short', 70, 'pts', track(800_007), '−70'],
    ['a guest ahead of the leader', -80, 'ms', track(100), '−0.08'],
  ])('gap: %s', (_, gap, unit, event, text) => {
    expect(formatGap(gap, unit, event)).toBe(text);
  });
});
