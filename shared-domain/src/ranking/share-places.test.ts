import { expect, test } from '@jest/globals';
import { sharePlaces } from './share-places.ts';

test.each([
  ['nobody', [], []],
  ['each its own', [3, 2, 1], [1, 2, 3]],
  ['equal values share a place, and the next one is skipped', [9, 8, 8, 8, 7], [1, 2, 2, 2, 5]],
  ['without a value nobody shares', [9, undefined, undefined], [1, 2, 3]],
])('places of a list in its order: %s', (_, values, places) => {
  expect(sharePlaces(values)).toEqual(places);
});
