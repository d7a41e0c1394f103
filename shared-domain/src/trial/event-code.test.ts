import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canHaveVariant, HURDLE_HEIGHTS, parseVariant } from '../discipline/variant.ts';
import { EVENT_CODE_ERRORS, isEventCodeError, makeEventCode, parseEventCode } from './event-code.ts';
import { makeGroupUid, parseGroupUid } from './trial-uid.ts';

describe('Event code format: number-variant-category, e.g. 50-0-50.', () => {
  test.each([
    ['50-0-50', { g0: 50, g1: '0', category: 50 }],
    ['110-HP106-55', { g0: 110, g1: 'HP106', category: 55 }],
    ['3000-SP91-55', { g0: 3000, g1: 'SP91', category: 55 }],
    ['20000-WR-56', { g0: 20_000, g1: 'WR', category: 56 }],
    ['400-F-55', { g0: 400, g1: 'F', category: 55 }],
    ['900008-P800-55', { g0: 900_008, g1: 'P800', category: 55 }],
    ['800005-L-113', { g0: 800_005, g1: 'L', category: 113 }],
    ['1-0-1057', { g0: 1, g1: '0', category: 1057 }],
    ['900099-0-9999', { g0: 900_099, g1: '0', category: 9999 }],
    ['799999-0-9999', { g0: 799_999, g1: '0', category: 9999 }],
  ])('%s is read and written back', (text, code) => {
    expect(parseEventCode(text)).toEqual(code);
    expect(makeEventCode(code)).toBe(text);
  });

  test.each([
    ['', 'parts', ''],
    ['50-0', 'parts', '50-0'],
    ['50-0-50-f1', 'parts', '50-0-50-f1'],
    ['000050-0-50', 'number', '000050'],
    ['0-0-50', 'number', '0'],
    ['1000000-0-50', 'number', '1000000'],
    ['x-0-50', 'number', 'x'],
    ['-0-50', 'number', ''],
    [' 50-0-50', 'number', ' 50'],
    ['50--50', 'variant', ''],
    ['50-i-50', 'variant', 'i'],
    ['50-IR-50', 'variant', 'IR'],
    ['110-HP107-55', 'variant', 'HP107'],
    ['900001-H-55', 'unfit', '900001-H'],
    ['100-P800-55', 'unfit', '100-P800'],
    ['100-L-55', 'unfit', '100-L'],
    ['50-0-', 'category', ''],
    ['50-0-0', 'category', '0'],
    ['50-0-050', 'category', '050'],
    ['50-0-10000', 'category', '10000'],
    ['50-0-5 ', 'category', '5 '],
  ])('%p is refused, naming what is wrong: %s %p', (text, error, part) => {
    const read = parseEventCode(text);
    expect(read).toEqual({ error, part });
    expect(isEventCodeError(read)).toBe(true);
  });

  test('each kind of error is one of the table', () => {
    expect(EVENT_CODE_ERRORS).toEqual(['parts', 'number', 'variant', 'unfit', 'category']);
    expect(isEventCodeError({ g0: 50, g1: '0', category: 50 })).toBe(false);
  });

  test('any text at all gives a code or an error, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseEventCode(text);
        expect(isEventCodeError(read) || makeEventCode(read) === text).toBe(true);
      }),
    );
  });
});

describe('The variant may end with I (indoor), R (road), T; P plus a number gives an implement weight or hurdle height.', () => {
  const amounts = ['', 'P800', 'P7260', ...Object.keys(HURDLE_HEIGHTS).map((cm) => `P${cm}`)];
  const kinds = ['', 'H', 'S', 'W', 'F', 'L'];

  test.each([
    ['I', 'indoor'],
    ['R', 'road'],
    ['T', 'trail'],
  ])('ending with %s it is %s, and only one ending is allowed', (letter, place) => {
    expect(parseVariant(letter)?.place).toBe(place);
    expect(isEventCodeError(parseEventCode(`60-${letter}-55`))).toBe(false);
    for (const other of 'IRT') {
      expect(parseEventCode(`60-${letter}${other}-55`)).toEqual({ error: 'variant', part: `${letter}${other}` });
    }
  });

  test('P is a height of hurdles and steeple, a weight of throws', () => {
    expect(parseVariant('HP91')).toEqual({ kind: 'hurdles', height: 91 });
    expect(parseVariant('SP91')).toEqual({ kind: 'steeple', height: 91 });
    expect(parseVariant('P91')).toEqual({ grams: 91 });
  });

  test('make and parse close over every number, suffix and category', () => {
    const code = fc.record({
      g0: fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom(100, 800_005, 900_005)),
      g1: fc
        .tuple(fc.constantFrom(...kinds), fc.constantFrom(...amounts), fc.constantFrom('', 'I', 'R', 'T'))
        .map((parts) => parts.join('') || '0'),
      category: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(code, (made) => {
        const variant = parseVariant(made.g1);
        const read = parseEventCode(makeEventCode(made));
        if (variant && canHaveVariant(made.g0, variant)) expect(read).toEqual(made);
        else expect(isEventCodeError(read)).toBe(true);
      }),
    );
  });

  test('code and uid of a group say the same, the uid with six digits (Q3)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 799_999 }), fc.integer({ min: 900_000, max: 900_099 })),
        fc.integer({ min: 1, max: 9999 }),
        (g0, category) => {
          const read = parseEventCode(`${g0}-I-${category}`);
          expect(isEventCodeError(read)).toBe(false);
          if (!isEventCodeError(read)) expect(parseGroupUid(makeGroupUid(read))).toEqual(read);
        },
      ),
    );
  });
});

describe('numbers that are no event, and places where none is held', () => {
  test.each(['800002-0-55', '800011-0-55', '850000-0-55', '900100-0-55', '950000-0-55'])('%s is refused', (code) => {
    expect(parseEventCode(code)).toMatchObject({ error: 'unfit' });
  });

  test.each(['1-H-55', '1-W-55', '900003-R-55', '900003-T-55'])('%s is refused', (code) => {
    expect(parseEventCode(code)).toMatchObject({ error: 'unfit' });
  });

  test.each(['800003-0-55', '800010-I-55', '1-0-55', '1-T-55', '900003-I-55', '900010-0-55'])('%s is one', (code) => {
    expect(isEventCodeError(parseEventCode(code))).toBe(false);
  });

  test.each([null, undefined, 12])('what is no text is refused: %p', (code) => {
    expect(parseEventCode(code as never)).toEqual({ error: 'parts', part: String(code) });
  });
});
