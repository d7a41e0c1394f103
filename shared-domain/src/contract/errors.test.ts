import { expect, test } from '@jest/globals';
import { findErrorId } from './errors.ts';

test.each([
  [413, 'too large'],
  [507, 'disk full'],
  [409, undefined],
  [502, undefined],
])('the error of an answer %i that names none', (status, id) => {
  expect(findErrorId(status)).toBe(id);
});
