import { expect, test } from '@jest/globals';
import { createClassReader } from './class-sexes.ts';
import { createMixedClassTest } from './mixed-class.ts';

test.each([
  ['OS WS MS', 'MS', true],
  ['O40 W40 M40', 'M40', true],
  ['O W M', 'M', true],
  ['OS WS MS', 'WS', false],
  ['MS WS', 'MS', false],
  ['M40 F40 Open', 'M40', false],
])('of %s, %s may be mixed: %s', (classes, code, isMixed) => {
  expect(createMixedClassTest(classes.split(' '))(code)).toBe(isMixed);
});

test('classes with O for open say no men, and women all the same', () => {
  const readSex = createClassReader(['OS', 'WS', 'MS', 'O40', 'W40', 'M40']);
  expect(['OS', 'WS', 'MS', 'O40', 'W40', 'M40'].map(readSex)).toEqual([
    undefined,
    2,
    undefined,
    undefined,
    2,
    undefined,
  ]);
});

test('letters before or behind an invented word say no sex, even where both letters have it', () => {
  const readSex = createClassReader(['Mzqxo', 'Fzqxo', 'zqxoM', 'zqxoF']);
  expect(['Mzqxo', 'Fzqxo', 'zqxoM', 'zqxoF'].map(readSex)).toEqual([undefined, undefined, undefined, undefined]);
});
