import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatNotedMark, MARK_NOTES, parseNotedMark } from './mark-note.ts';

describe('notes beside a mark: h hand, w over +2.0, A altitude, i indoor, = equals', () => {
  test.each([
    ['11.4h', '11.4', ['h']],
    ['8.12w', '8.12', ['w']],
    ['10.8wh', '10.8', ['h', 'w']],
    ['19.83A', '19.83', ['A']],
    ['6.05i', '6.05', ['i']],
    ['=9.58', '9.58', ['=']],
    ['9.58=', '9.58', ['=']],
    ['= 8.95Aw', '8.95', ['w', 'A', '=']],
    ['1:52.34', '1:52.34', []],
    ['  7.45 ', '7.45', []],
    ['10"52 h', '10"52', ['h']],
  ])('%s', (text, mark, notes) => {
    expect(parseNotedMark(text)).toEqual({ mark, notes });
  });

  test.each(['', 'h', 'DNS', '10.5x', '10.5H', 'x10.5', '10.5 h w', '==10.5', '10.5hz'])(
    '%j has no mark, or what is no note',
    (text) => {
      expect(parseNotedMark(text)).toBeUndefined();
    },
  );

  test('written in one order, each once', () => {
    expect(formatNotedMark({ mark: '10.8', notes: ['=', 'w', 'h', 'w'] })).toBe('10.8hw=');
  });

  test('parse∘format closes', () => {
    fc.assert(
      fc.property(fc.subarray([...MARK_NOTES]), fc.constantFrom('9.58', '1:40.91', '7.45', '8893'), (notes, mark) => {
        expect(parseNotedMark(formatNotedMark({ mark, notes }))).toEqual({ mark, notes });
      }),
    );
  });
});
