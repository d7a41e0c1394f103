import { expect, test } from '@jest/globals';
import { listRunners } from './runners.ts';

test.each([
  [
    'in the order of their legs',
    [
      { n: 'B', leg: 2 },
      { n: 'A', leg: 1 },
    ],
    'AB',
  ],
  ['without substitutes', [{ n: 'S' }, { n: 'B', leg: 2 }, { n: 'A', leg: 1 }], 'AB'],
  ['all where no leg is known', [{ n: 'B' }, { n: 'A' }], 'BA'],
  ['nobody', undefined, ''],
])('the runners of a relay team: %s', (_, members, names) => {
  expect(
    listRunners<{ n: string; leg?: number }>(members)
      .map(({ n }) => n)
      .join(''),
  ).toBe(names);
});
