import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EventRef } from '../discipline/event-ref.ts';
import { UNITS } from '../discipline/unit.ts';
import { formatMark } from './format-mark.ts';
import { STATUS_CODES } from './mark-status.ts';
import { DECIMAL_SIGNS, MARK_STYLES } from './mark-style.ts';
import { parseMark } from './parse-mark.ts';
import { parseMarkText } from './parse-mark-digits.ts';
import { findUnit, isShownInSeconds, roundAsShown } from './shown-value.ts';

/** One event of each class that is written in its own way. */
const CLASSES: Readonly<Record<string, EventRef>> = {
  '100 m': { g0: 100, g1: '0' },
  '110 m hurdles': { g0: 110, g1: 'HP106' },
  '400 m': { g0: 400, g1: '0' },
  '800 m': { g0: 800, g1: '0' },
  '3000 m steeple': { g0: 3000, g1: 'S' },
  '10,000 m': { g0: 10_000, g1: '0' },
  '20 km walk on the track': { g0: 20_000, g1: 'W' },
  '4 × 1500 m': { g0: 41_500, g1: '0' },
  '100 m by hand': { g0: 100, g1: '0', hand: true },
  '1500 m by hand': { g0: 1500, g1: '0', hand: true },
  '60 m indoor': { g0: 60, g1: 'I' },
  '100 m on the road': { g0: 100, g1: 'R' },
  marathon: { g0: 42_195, g1: 'R' },
  'marathon by hand': { g0: 42_195, g1: 'R', hand: true },
  '100 km': { g0: 100_000, g1: 'R' },
  cross: { g0: 1, g1: '0' },
  trail: { g0: 30_000, g1: 'T' },
  'one hour': { g0: 100_060, g1: '0' },
  'long jump': { g0: 900_003, g1: '0' },
  'high jump': { g0: 900_001, g1: '0' },
  javelin: { g0: 900_008, g1: 'P800' },
  decathlon: { g0: 800_010, g1: '0' },
};

const styles = MARK_STYLES.flatMap((style) => DECIMAL_SIGNS.map((decimal) => ({ style, decimal })));

/** Times to eight days, distances to 400 km, points. */
const values = fc.oneof(fc.integer({ min: 10, max: 700_000 }), fc.integer({ min: 10, max: 400_000_000 }));

describe.each(Object.entries(CLASSES))('%s: reading what is written gives the shown value', (_, event) => {
  test.each(styles)('$style style with $decimal', (options) => {
    const hand = event.hand === true && !event.g1.endsWith('R');
    fc.assert(
      fc.property(values, fc.constantFrom(0, 1), (v, st) => {
        const u = findUnit(event);
        const prf = { v, u, st };
        const text = formatMark(prf, event, options);
        fc.pre(!(u === 'pts' && text.length > 8));
        const parsed = parseMark(text, event);
        expect(parsed).toEqual({ v: roundAsShown(prf, event), u, st: 1, ...(hand && { hand }) });
        expect(formatMark(parsed as typeof prf, event, options)).toBe(text);
      }),
    );
  });

  test('in any unit', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...UNITS), (v, u) => {
        const text = formatMark({ v, u, st: 1 }, event);
        fc.pre(!(u === 'pts' && text.length > 8));
        expect(parseMark(text, event, u)).toMatchObject({ v: roundAsShown({ v, u, st: 1 }, event), u });
      }),
    );
  });

  test('every status reads back, in every style', () => {
    for (const st of [2, 3, 4, 5, 6, 7] as const) {
      for (const options of styles) expect(parseMark(formatMark({ st }, event, options), event)).toEqual({ st });
      expect(parseMark(STATUS_CODES[st], event)).toEqual({ st });
    }
  });
});

describe('typing the digits of a written mark gives the mark', () => {
  const typed = Object.entries(CLASSES).filter(([, { g0 }]) => g0 !== 100_060);
  test.each(typed)('%s', (_, event) => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 90_000_000 }), (value) => {
        const u = findUnit(event);
        const v = u === 'mm' ? 10 + (value % 900_000) : isShownInSeconds(event) ? value % 99_000 : value;
        const written = formatMark({ v, u, st: 1 }, event);
        const digits = written.replace(/\D/g, '') + (/\.\dh?$/.test(written) ? '0' : '');
        fc.pre(digits.length <= 8 && !/^0+$/.test(digits));
        expect(parseMarkText(digits, event)).toEqual({ v: roundAsShown({ v, u, st: 1 }, event), u, st: 1 });
      }),
    );
  });
});
