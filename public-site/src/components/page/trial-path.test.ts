import { expect, test } from '@jest/globals';
import { findPublicPage } from 'shared-domain/contract';
import { buildFamilyPath, buildGroupPath, buildOverallPath, buildTrialPath } from './challenge-paths.ts';

test.each([
  [buildTrialPath('C', 'T1'), { name: 'trial', params: { chOID: 'C', trialOID: 'T1' } }],
  [buildGroupPath('C', 'G1'), { name: 'group', params: { chOID: 'C', gOID: 'G1' } }],
  [buildOverallPath('C', 'G1'), { name: 'scratch', params: { chOID: 'C', gOID: 'G1' } }],
  [buildFamilyPath('C', 3), { name: 'family', params: { chOID: 'C', family: '3' } }],
])('%s leads to a page of the table', (path, page) => {
  expect(findPublicPage(path)).toEqual(page);
});
