import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { groupByEvent } from './programme-groups.ts';

const group = (overrides: Parameters<typeof aTrial>[0]) => aTrial({ gOID: 'group', category: 56, ...overrides });

test.each([
  ['an automatic name', group({ g0: 100, g1: '0', group: '100 m Femmes' }), '100 m Women'],
  ['a name of the organiser', group({ g0: 100, g1: '0', group: 'Challenge Durand' }), 'Challenge Durand'],
  [
    'a part of a combined event',
    group({ g0: 200, g1: '0', group: 'Heptathlon Femmes', dets: { combined: '800007-0-56-f1' } }),
    'Heptathlon Women',
  ],
])('%s is in English where it can be', (_, trial, name) => {
  expect(groupByEvent([trial], 'en')[0]?.name).toBe(name);
});
