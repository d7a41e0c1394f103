import { describe, expect, test } from '@jest/globals';
import {
  findUnsafeLine,
  findUnsafeName,
  findUnsafeText,
  formatUnsafeText,
  removeInvisible,
  removeUnsafeText,
} from './unsafe-text.ts';

const of = (...codes: number[]): string => `ab${String.fromCodePoint(...codes)}`;
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('A text that somebody wrote', () => {
  const controls = [...range(0, 0x1f), ...range(0x7f, 0x9f)].filter((code) => ![9, 10, 13].includes(code));

  test.each(controls)('has no control character %i, wherever it is read', (code) => {
    const found = {
      problem: 'control character',
      at: 2,
      character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
    };
    for (const find of [findUnsafeText, findUnsafeLine, findUnsafeName]) expect(find(of(code))).toEqual(found);
    expect(removeUnsafeText(of(code))).toBe('ab');
  });

  test.each([
    ['ab\ud83d', 2],
    ['\udc00a', 0],
    ['\ud83d\ud83d\ude00', 0],
  ])('has no half letter: %j', (text, at) => {
    expect(findUnsafeText(text)).toMatchObject({ problem: 'lone surrogate', at });
    expect(findUnsafeText(removeUnsafeText(text))).toBeUndefined();
  });

  test('may have tabs and line ends, and whole letters of any script', () => {
    for (const text of ['a\tb\r\nc\n', '😀 Élodie ', 'سلام', '\u202eabc', ''])
      expect(findUnsafeText(text)).toBeUndefined();
  });
});

describe('A text of one line', () => {
  test.each([9, 10, 13, 0x2028, 0x2029])('has no line end or tab %i', (code) => {
    expect(findUnsafeLine(of(code))).toMatchObject({ problem: 'line end', at: 2 });
  });
});

describe('A name', () => {
  test.each([...range(0x202a, 0x202e), ...range(0x2066, 0x2069)])('turns no direction: %i', (code) => {
    expect(findUnsafeName(of(code))).toMatchObject({ problem: 'direction', at: 2 });
  });

  test.each([
    ...[
      0xad, 0x34f, 0x61c, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0x2800, 0x3164, 0xfe00,
      0xfe0f,
    ],
    ...[0xfeff, 0xffa0, 0xe0041, 0xe0100],
  ])('has nothing unseen: %i', (code) => {
    expect(findUnsafeName(of(code))).toMatchObject({ problem: 'unseen character', at: 2 });
  });

  test.each([' ', '\u00a0\u3000', '\u3164', '\u2800', '\u115f '])('shows something: %j', (name) => {
    expect(findUnsafeName(name)).toMatchObject({ problem: 'empty' });
  });

  test.each([
    'Ngo Obé–Ñandú',
    "D'Aramitz (née Lô)",
    'Нина',
    '李 明',
    'محمد',
    'می\u200cخواهم',
    'क्\u200dष',
    'Trail 🏃\u200d♀️ 🏃🏽\u200d♂️',
    'Les ❤️ de l’été 1\ufe0f\u20e3',
    '葛\u{e0100}城 花',
    'ש\u05b0\u034f\u05c1ר',
    'ᠠ\u180bᠨ',
    'e\u0301',
    '',
  ])('of any people is good: %j', (name) => {
    expect(findUnsafeName(name)).toBeUndefined();
  });

  test('has nothing unseen after a letter and its accent, or several times', () => {
    expect(findUnsafeName('Le\u0301\u034fo')).toMatchObject({
      problem: 'unseen character',
      at: 3,
      character: 'U+034F',
    });
    expect(removeInvisible('MAR\u034f\u034fTIN\u{e0100} 1\ufe0f\u20e3')).toBe('MARTIN 1\ufe0f\u20e3');
  });

  test('that is refused is told what it has and where', () => {
    const unsafe = findUnsafeName('Ma\u202ertin');
    expect(unsafe && formatUnsafeText(unsafe)).toBe(
      'has a character that turns the direction of what follows (U+202E at 3), which no name may',
    );
  });
});

describe('Letters that are not seen', () => {
  test.each([
    ['MAR\u200bTIN', 'MARTIN'],
    ['\ufeffLéo', 'Léo'],
    ['a\u200d\u200d\u200d\u200d\u200db', 'ab'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['un\ndeux\ttrois', 'un\ndeux\ttrois'],
  ])('are taken out of %j', (text, seen) => {
    expect(removeInvisible(text)).toBe(seen);
    expect(removeInvisible('\u200d'.repeat(70_000))).toBe('');
  });
});
