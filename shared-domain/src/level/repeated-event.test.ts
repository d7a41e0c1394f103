import { expect, test } from '@jest/globals';
import { findRepeatedEvent } from './repeated-event.ts';

const row = (events: readonly string[], sex = 1, categories?: readonly string[]) => ({ sex, events, categories });

test('the first event repeated for the same athletes is found, with its row and name', () => {
  expect(findRepeatedEvent([row(['a']), row(['b']), row(['b'])])).toEqual({ row: 2, name: 'b 1' });
  expect(findRepeatedEvent([row(['a', 'a'])])).toEqual({ row: 0, name: 'a 1' });
  expect(findRepeatedEvent([row(['a'], 1, ['CA', 'JU']), row(['c', 'a'], 1, ['CA', 'JU'])])).toEqual({
    row: 1,
    name: 'a 1 CA,JU',
  });
});

test('another sex or other categories are other athletes', () => {
  expect(findRepeatedEvent([])).toBeUndefined();
  expect(findRepeatedEvent([row(['a']), row(['a'], 2), row(['a'], 1, ['CA']), row(['a'], 1, ['JU'])])).toBeUndefined();
});
