import { expect, test } from '@jest/globals';
import type { UploadTrial } from 'shared-domain/contract';
import { listHeldGroups } from './use-checked-rows.ts';

test('an event whose trials were all deleted takes no entries', () => {
  const groups = [
    { uid: '000100-0-57', name: '100 m Hommes' },
    { uid: '000400-0-57', name: '400 m Hommes' },
  ];
  const trial = { uid: '000100-0-57-f1', group: '100 m Hommes' } as UploadTrial;
  expect(listHeldGroups({ groups, trialsData: [trial] }).map(({ name }) => name)).toEqual(['100 m Hommes']);
});

test('an event is for the categories of its trials', () => {
  const groups = [{ uid: '900005-0-57', name: 'Poids Hommes' }];
  const trial = {
    uid: '900005-0-57-f1',
    group: 'Poids Hommes',
    category: 57,
    dets: { categories: [49] },
  } as UploadTrial;
  expect(listHeldGroups({ groups, trialsData: [trial] })).toMatchObject([{ categories: [49] }]);
});
