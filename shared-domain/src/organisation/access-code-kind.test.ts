import { expect, test } from '@jest/globals';
import { ACCESS_CODE_KINDS, isAccessCodeKind } from './access-code-kind.ts';

test('Code (official access): kind is judge, wind, starter, chrono, vboard or sboard.', () => {
  expect(ACCESS_CODE_KINDS).toEqual(['judge', 'wind', 'starter', 'chrono', 'vboard', 'sboard']);
  expect(ACCESS_CODE_KINDS.every(isAccessCodeKind)).toBe(true);
});

test.each([['Judge'], ['board'], [''], [0], [undefined]])('%p is no kind of code', (text) => {
  expect(isAccessCodeKind(text)).toBe(false);
});
