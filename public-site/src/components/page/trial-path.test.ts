import { expect, test } from '@jest/globals';
import { findPublicPage } from 'shared-domain/contract';
import { familyPath, groupPath, scratchPath, trialPath } from './trial-path.ts';

test.each([
  [trialPath('C', 'T1'), { name: 'trial', params: { chOID: 'C', trialOID: 'T1' } }],
  [groupPath('C', 'G1'), { name: 'group', params: { chOID: 'C', gOID: 'G1' } }],
  [scratchPath('C', 'G1'), { name: 'scratch', params: { chOID: 'C', gOID: 'G1' } }],
  [familyPath('C', 3), { name: 'family', params: { chOID: 'C', family: '3' } }],
])('%s leads to a page of the table', (path, page) => {
  expect(findPublicPage(path)).toEqual(page);
});
