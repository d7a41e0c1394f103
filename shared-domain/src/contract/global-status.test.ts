import { describe, expect, test } from '@jest/globals';
import { INITIAL_STATUS, statusAfterErrors } from './global-status.ts';

test('global status (number, starts 0)', () => {
  expect(INITIAL_STATUS).toBe(0);
});

describe('An expired-token error sets the global session status to 11.', () => {
  test.each([0, 5, 11])('from %i', (status) => {
    expect(statusAfterErrors(status, [{ id: 'expired token' }])).toBe(11);
  });

  test.each([
    [[]],
    [[{ id: 'unauthorized' }]],
    [[{ id: 'Expired token' }]],
    [[{ id: 'expired token' }, { id: 'not found' }]],
    [[{ id: 'expired token' }, { id: 'expired token' }]],
  ])('%j, which is no single id of it, changes nothing', (errors) => {
    expect(statusAfterErrors(0, errors)).toBe(0);
    expect(statusAfterErrors(7, errors)).toBe(7);
  });
});
