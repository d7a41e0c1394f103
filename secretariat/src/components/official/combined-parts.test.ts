import { expect, test } from '@jest/globals';
import { TRIAL_STATUS } from 'shared-domain';
import { aTrial } from 'shared-domain/testing';
import { countParts, listOpenParts } from './combined-parts.ts';

const WHOLE = '800010-0-57-f1';
const { official, running, planned, finished, cancelled } = TRIAL_STATUS;

const aPart = (oid: string, g0: number, status: number, counts: object = {}) =>
  aTrial({
    oid,
    uid: `${String(g0).padStart(6, '0')}-0-57-c1`,
    g0,
    g1: '0',
    status: status as 5,
    dets: { combined: WHOLE },
    ...counts,
  });

test('a discipline of a combined event is over with all its heats; a field event that runs is not', () => {
  const programme = [
    aTrial({ oid: 'whole', uid: WHOLE, g0: 800_010, g1: '0', status: running }),
    aPart('hundred-1', 100, official),
    aPart('hundred-2', 100, planned),
    aPart('long', 900_003, running, { starts: 2, results: 2 }),
    aPart('shot', 900_101, finished),
    aPart('hurdles', 110, running, { starts: 2, results: 2 }),
    aPart('javelin', 900_104, cancelled),
  ];
  expect(listOpenParts({ uid: WHOLE }, programme).map(({ oid }) => oid)).toEqual(['hundred-2', 'long']);
  expect(countParts({ uid: WHOLE }, programme)).toEqual({ done: 3, all: 5 });
});
