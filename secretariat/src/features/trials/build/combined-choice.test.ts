import { expect, test } from '@jest/globals';
import { replaceSexes } from './combined-choice.ts';

test.each([
  ['mixed is instead of both', [2, 1], [2, 1, 3], [3]],
  ['one sex is instead of mixed', [3], [2, 3], [2]],
  ['each for itself', [2], [2, 1], [2, 1]],
  ['none', [3], [], []],
] as const)('the sexes of a combined event: %s', (_, before, after, sexes) => {
  expect(replaceSexes(before, after)).toEqual(sexes);
});
