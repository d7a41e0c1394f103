import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import type { Unit } from '../discipline/unit.ts';
import { formatDistance, formatGap, formatHeight, formatMark, formatNet } from './format-mark.ts';
import type { Status } from './mark-status.ts';
import type { MarkOptions } from './mark-style.ts';

const track = (g0: number, g1 = '0'): EventRef => ({ g0, g1 });
const hand = (g0: number): EventRef => ({ g0, g1: '0', hand: true });
const mark = (v: number, u: Unit) => ({ v, u, st: 1 });

describe('a mark as it is written', () => {
  test.each<[string, EventRef, number, Unit, string]>([
    ['Q13: 9.801 is 9.81', track(100), 9801, 'ms', '9.81'],
    ['TR 19.23: 9.784 and 9.789 are both 9.79', track(100), 9784, 'ms', '9.79'],
    ['TR 19.23: 9.784 and 9.789 are both 9.79', track(100), 9789, 'ms', '9.79'],
    ['TR 19.23: an exact hundredth stays', track(100), 10_000, 'ms', '10.00'],
    ['TR 19.23: 10.001 is 10.01', track(100), 10_001, 'ms', '10.01'],
    ['P9.3: event code 400 or less shows seconds', track(400), 65_320, 'ms', '65.32'],
    ['P9.3: leading zero units dropped', track(800), 112_340, 'ms', '1:52.34'],
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
    ['P9.3: two decimals to 1000 m', track(900_009), 1_000_000, 'mm', '1000.00'],
    ['P9.3: none above 1000 m', track(900_009), 18_542_900, 'mm', '18542'],
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
  ])('status %i is written %s, whatever value comes with it (P4.1)', (st, code) => {
    expect(formatMark({ v: 501_670, u: 'ms', st }, track(3000, 'S'))).toBe(code);
  });

  test('a mark without proof is written like any other, a valid status without a value is left empty', () => {
    expect(formatMark({ v: 10_520, u: 'ms', st: 0 }, track(100))).toBe('10.52');
    expect(formatMark({ st: 1 }, track(100))).toBe('');
  });

  test('without a unit that of the event is used (P9.3)', () => {
    expect(formatMark({ v: 10_520, st: 1 }, track(100))).toBe('10.52');
    expect(formatMark({ v: 7450, st: 1 }, track(900_003))).toBe('7.45');
    expect(formatMark({ v: 6810, st: 1 }, track(800_007))).toBe('6810');
  });
});

describe('Time display: hundredths; event code 400 or less shows seconds.hundredths; longer times show hours, minutes, seconds, hundredths with leading zero units dropped.', () => {
  test.each<[number, number, string]>([
    [60, 6340, '6.34'],
    [400, 43_030, '43.03'],
    [400, 59_990, '59.99'],
    [400, 60_000, '60.00'],
    [400, 125_070, '125.07'],
    [2, 61_000, '61.00'],
    [401, 59_990, '59.99'],
    [401, 60_000, '1:00.00'],
    [800, 100_910, '1:40.91'],
    [800, 59_991, '1:00.00'],
    [3000, 599_990, '9:59.99'],
    [3000, 600_000, '10:00.00'],
    [10_000, 3_599_990, '59:59.99'],
    [10_000, 3_600_000, '1:00:00.00'],
    [10_000, 3_661_010, '1:01:01.01'],
    [10_000, 36_000_000, '10:00:00.00'],
  ])('event code %i: %i ms is %s', (g0, v, text) => {
    expect(formatMark(mark(v, 'ms'), track(g0))).toBe(text);
  });

  test('cross, number 1, is no race of seconds', () => {
    expect(formatMark(mark(59_001, 'ms'), track(1))).toBe('1:00');
    expect(formatMark(mark(58_001, 'ms'), track(1))).toBe('59');
  });
});

describe('Distance: metres with 2 decimals, none above 1000 m.', () => {
  test.each<[number, string]>([
    [10, '0.01'],
    [9, '0.00'],
    [999, '0.99'],
    [1000, '1.00'],
    [8_950, '8.95'],
    [8_959, '8.95'],
    [999_999, '999.99'],
    [1_000_000, '1000.00'],
    [1_000_001, '1000'],
    [1_000_999, '1000'],
    [1_001_000, '1001'],
  ])('%i mm is %s', (v, text) => {
    expect(formatDistance(v)).toBe(text);
    expect(formatHeight(v)).toBe(text);
    expect(formatMark(mark(v, 'mm'), track(900_003))).toBe(text);
  });
});

describe('a reader’s own setting (Q28): the French club habit and the decimal comma', () => {
  const CLUB: MarkOptions = { style: 'club' };
  const COMMA: MarkOptions = { decimal: ',' };

  test.each<[EventRef, number, Unit, string, string, string]>([
    [track(100), 10_520, 'ms', '10.52', '10,52', '10"52'],
    [track(400), 65_320, 'ms', '65.32', '65,32', '65"32'],
    [track(800), 112_340, 'ms', '1:52.34', '1:52,34', '1\'52"34'],
    [track(10_000), 3_661_010, 'ms', '1:01:01.01', '1:01:01,01', '1h01\'01"01'],
    [track(20_000, 'W'), 5_223_012, 'ms', '1:27:03.1', '1:27:03,1', '1h27\'03"1'],
    [track(42_195, 'R'), 3_753_000, 'ms', '1:02:33', '1:02:33', "1h02'33"],
    [track(5000, 'R'), 842_100, 'ms', '14:03', '14:03', "14'03"],
    [track(100, 'R'), 13_200, 'ms', '14', '14', '14"'],
    [track(5000, 'R'), 13_200, 'ms', '14', '14', '14"'],
    [hand(100), 11_310, 'ms', '11.4h', '11,4h', '11"4h'],
    [track(900_003), 7459, 'mm', '7.45', '7,45', '7m45'],
    [track(900_003), 8050, 'mm', '8.05', '8,05', '8m05'],
    [track(100_060), 18_542_900, 'mm', '18542', '18542', '18542m'],
    [track(800_010), 8893, 'pts', '8893', '8893', '8893'],
  ])('%j %i %s', (event, v, u, standard, comma, club) => {
    const prf = mark(v, u);
    for (const options of [undefined, {}, { style: 'standard' }, { decimal: '.' }] as (MarkOptions | undefined)[])
      expect(formatMark(prf, event, options)).toBe(standard);
    expect(formatMark(prf, event, COMMA)).toBe(comma);
    expect(formatMark(prf, event, { style: 'standard', decimal: ',' })).toBe(comma);
    expect(formatMark(prf, event, CLUB)).toBe(club);
    expect(formatMark(prf, event, { style: 'club', decimal: ',' })).toBe(club);
  });

  test('bars, net times and gaps follow it, statuses stay', () => {
    expect([formatHeight(1750, COMMA), formatHeight(1750, CLUB)]).toEqual(['1,75', '1m75']);
    expect(formatDistance(7459, CLUB)).toBe('7m45');
    expect(formatNet({ v: 1, u: 'ms', st: 1, z: 1_910_400 }, track(10_000, 'R'), CLUB)).toBe("31'51");
    expect(formatGap(80, 'ms', track(100), CLUB)).toBe('+0"08');
    expect(formatGap(13_000, 'ms', track(42_195, 'R'), CLUB)).toBe("+0'13");
    expect(formatGap(100, 'mm', track(900_003), COMMA)).toBe('−0,10');
    expect(formatMark({ st: 4 }, track(100), CLUB)).toBe('DQ');
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
    ['a guest ahead on the road', -13_000, 'ms', track(42_195, 'R'), '−0:13'],
    ['a guest who jumped further', -100, 'mm', track(900_003), '+0.10'],
    ['a guest with more points', -70, 'pts', track(800_007), '+70'],
    ['nothing, in time', 0, 'ms', track(100), '+0.00'],
    ['nothing, in metres', 0, 'mm', track(900_003), '−0.00'],
    ['nothing, in points', 0, 'pts', track(800_007), '−0'],
    ['seconds on the road, below ten', 4000, 'ms', track(42_195, 'R'), '+0:04'],
    ['just under a minute on the road', 59_000, 'ms', track(42_195, 'R'), '+0:59'],
    ['a minute on the road', 60_000, 'ms', track(42_195, 'R'), '+1:00'],
    ['to 400 m a minute is seconds', 62_340, 'ms', track(400), '+62.34'],
    ['a tenth by hand', 200, 'ms', hand(100), '+0.2'],
  ])('gap: %s', (_, gap, unit, event, text) => {
    expect(formatGap(gap, unit, event)).toBe(text);
  });
});
