import { describe, expect, test } from '@jest/globals';
import type { EventRef } from '../discipline/event-ref.ts';
import { formatMark } from './format-mark.ts';
import { findMarkDoubt } from './mark-doubt.ts';
import { parseMarkText } from './parse-mark-digits.ts';
import { findOtherReading, parseTypedMark } from './parse-typed-mark.ts';
import { isInvalidEntry } from './typed-mark-faults.ts';

const EVENTS = {
  '100 m': { g0: 100, g1: '0' },
  '100 m by hand': { g0: 100, g1: '0', hand: true },
  '800 m by hand': { g0: 800, g1: '0', hand: true },
  '400 m': { g0: 400, g1: '0' },
  '400 m hurdles': { g0: 400, g1: 'HP91' },
  '800 m': { g0: 800, g1: '0' },
  '10,000 m': { g0: 10_000, g1: '0' },
  marathon: { g0: 42_195, g1: 'R' },
  '10 km': { g0: 10_000, g1: 'R' },
  'long jump': { g0: 900_003, g1: '0' },
  'high jump': { g0: 900_001, g1: '0' },
  javelin: { g0: 900_008, g1: 'P800' },
  decathlon: { g0: 800_010, g1: '0' },
} as const satisfies Record<string, EventRef>;

/** Event, what is typed, how it is shown; behind `!` the fault of what is no mark, or could be two. */
const TYPED: readonly (readonly [keyof typeof EVENTS, string, string])[] = [
  ['100 m', '1087', '10.87'],
  ['100 m', '10.87', '10.87'],
  ['100 m', '10,87', '10.87'],
  ['100 m', '10"87', '10.87'],
  ['100 m', '10”87', '10.87'],
  ['100 m', '10″87', '10.87'],
  ['100 m', "10''87", '10.87'],
  ['100 m', ' 10 . 87 ', '10.87'],
  ['100 m', '10.871', '10.88'],
  ['100 m', '10:87', '!sixty'],
  ['100 m', '11.2', '11.20'],
  ['100 m', '11"2', '11.20'],
  ['400 m', `1'02"3`, '62.30'],
  ['100 m', '11.2h', '!hand'],
  ['100 m', '10.', '!text'],
  ['100 m', '10.8712', '!text'],
  ['100 m', '1O.87', '!text'],
  ['100 m', '10.8.7', '!text'],
  ['100 m', '-10.87', '!text'],
  ['100 m', '0.00', '!zero'],
  ['100 m', '', '!empty'],
  ['100 m', '123456789', '!length'],
  ['100 m', 'dns', 'DNS'],
  ['100 m by hand', '11.2', '11.2h'],
  ['100 m by hand', '11.2h', '11.2h'],
  ['100 m by hand', '11"2', '11.2h'],
  ['100 m by hand', '11.23', '11.3h'],
  ['100 m by hand', '11.20', '11.2h'],
  ['800 m by hand', '2\'02"3', '2:02.3h'],
  ['800 m by hand', '2:02.31', '2:02.4h'],
  ['400 m', '58.00', '58.00'],
  ['400 m hurdles', '58', '58.00'],
  ['400 m hurdles', '0.58', '0.58'],
  ['400 m', '62', '62.00'],
  ['800 m', '65', '0.65'],
  ['10 km', '58', '58'],
  ['100 m', '12', '12.00'],
  ['100 m', '58', '0.58'],
  ['100 m by hand', '112', '11.2h'],
  ['100 m by hand', '132', '13.2h'],
  ['100 m by hand', '1120', '11.2h'],
  ['100 m by hand', '13', '13.0h'],
  ['800 m by hand', '2052', '2:05.2h'],
  ['800 m by hand', '20520', '2:05.2h'],
  ['100 m', '112', '1.12'],
  ['400 m', '1:02', '62.00'],
  ['400 m', "1'02", '62.00'],
  ['400 m', '1:02.30', '62.30'],
  ['400 m', '1\'02"30', '62.30'],
  ['400 m', '1’02”30', '62.30'],
  ['400 m', '1.02.30', '62.30'],
  ['400 m', '1,02,30', '62.30'],
  ['400 m', '1.62.30', '!sixty'],
  ['800 m', '15234', '1:52.34'],
  ['800 m', '1:52,34', '1:52.34'],
  ['800 m', '1 : 52.34', '1:52.34'],
  ['800 m', '1:5', '!text'],
  ['10,000 m', '31:02.30', '31:02.30'],
  ['10,000 m', '1h02\'33"10', '1:02:33.10'],
  ['marathon', '2:41:07', '2:41:07'],
  ['marathon', '2h41:07', '2:41:07'],
  ['marathon', "2h41'07", '2:41:07'],
  ['marathon', '2.41.07', '2:41:07'],
  ['marathon', '1h02', '1:02:00'],
  ['marathon', '24107', '2:41:07'],
  ['10 km', '31:02', '31:02'],
  ['10 km', '31\'02"', '31:02'],
  ['long jump', '645', '6.45'],
  ['long jump', '6.45', '6.45'],
  ['long jump', '6,45', '6.45'],
  ['long jump', '6m45', '6.45'],
  ['long jump', '6.45 m', '6.45'],
  ['long jump', '6,4', '6.40'],
  ['long jump', '6m4', '!text'],
  ['high jump', '1,65', '1.65'],
  ['high jump', '1m65', '1.65'],
  ['high jump', '165', '1.65'],
  ['javelin', '61.20', '61.20'],
  ['javelin', '61m', '61.00'],
  ['decathlon', '7412', '7412'],
  ['decathlon', '7 412', '7412'],
];

describe('A mark as people enter it', () => {
  test.each(TYPED)('%s: «%s» is %s', (name, text, expected) => {
    const event = EVENTS[name];
    const entry = parseTypedMark(text, event);
    expect(isInvalidEntry(entry) ? `!${entry.fault}` : formatMark(entry, event)).toBe(expected);
  });

  test.each([
    ['5000 m walk', { g0: 5000, g1: 'W' }, '2410,5', '24:10.50'],
    ['1500 m', { g0: 1500, g1: '0' }, '358,2', '3:58.20'],
    ['800 m', { g0: 800, g1: '0' }, '125.3', ''],
    ['800 m, as it is shown', { g0: 800, g1: '0' }, '2:05.30', ''],
    ['400 m, shown in seconds', { g0: 400, g1: '0' }, '102.30', ''],
    ['long jump', { g0: 900_003, g1: '0' }, '645.2', ''],
  ] as [string, EventRef, string, string][])('%s: %s may also mean %s', (_, event, text, expected) => {
    const other = findOtherReading(text, event);
    expect(other === undefined ? '' : formatMark({ v: other, u: 'ms', st: 1 }, event)).toBe(expected);
  });

  test('the reading nearer the athlete’s best is not asked about', () => {
    expect(findOtherReading('358,2', { g0: 1500, g1: '0' }, { best: 355_000 })).toBeUndefined();
    expect(findOtherReading('358,2', { g0: 1500, g1: '0' }, { best: 250_000 })).toBe(238_200);
  });

  test('no digits have two likely readings by hand', () => {
    for (const event of [EVENTS['100 m by hand'], EVENTS['800 m by hand'], { g0: 5000, g1: 'W', hand: true }]) {
      for (let digits = 1; digits < 400_000; digits += 61) {
        const readings = [String(digits), `${digits}0`].map((text) => parseMarkText(text, event));
        const likely = readings.filter((entry) => !isInvalidEntry(entry) && findMarkDoubt(entry, event) === undefined);
        expect(likely.length).toBeLessThan(2);
      }
    }
  });

  test('digits of a hand time count to the tenth above', () => {
    expect(parseTypedMark('1123', EVENTS['100 m by hand']).v).toBe(11_300);
  });

  test('a finer one is rounded as it is shown, so that no place depends on hidden decimals', () => {
    expect(parseTypedMark('6.457', EVENTS['long jump']).v).toBe(6450);
    expect(parseTypedMark('10.871', EVENTS['100 m by hand']).v).toBe(10_900);
  });

  test('the thousandths of a photo finish are kept: they separate equal times (TR 19.23)', () => {
    expect(parseTypedMark('12,372', EVENTS['100 m'])).toEqual({ v: 12_372, u: 'ms', st: 1 });
  });
});
