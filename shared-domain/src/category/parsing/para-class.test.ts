import { expect, test } from '@jest/globals';
import { hasParaClasses, isParaClass } from './para-class.ts';

test.each([
  ['F40 F41', true],
  ['F40 T11 F55 Open', true],
  ['F35 F40 F45', false],
  ['F34 M41 F40', false],
  ['T11 P11 T13', false],
  ['', false],
])('the classes %s are of para athletics: %s', (cells, expected) => {
  expect(hasParaClasses(cells.split(' '))).toBe(expected);
});

test('a class of para athletics has T or F and two digits', () => {
  expect(['F40', 't11', 'M40', 'F4', 'F85'].map(isParaClass)).toEqual([true, true, false, false, false]);
});
