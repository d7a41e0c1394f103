import { expect, test } from '@jest/globals';
import { challenge, resultList, startRow, trial } from '../contract/schemas/index.ts';
import { aChallenge, aResultList, aResultRow, aStartRow, aTrial } from './index.ts';

test('every builder makes what the contract accepts', () => {
  expect(challenge.safeParse(aChallenge()).error).toBeUndefined();
  expect(trial.safeParse(aTrial()).error).toBeUndefined();
  expect(startRow.safeParse(aStartRow()).error).toBeUndefined();
  expect(resultList.safeParse(aResultList({ rows: [aResultRow({ rank: 2 })] })).error).toBeUndefined();
});

test('a uid sets what it says', () => {
  expect(aTrial({ uid: '900001-0-55-q2' })).toMatchObject({ g0: 900_001, category: 55, round: 'q', heat: 2 });
  expect(aResultList({ uid: '900001-0-55-q2' })).toMatchObject({ g0: 900_001, round: 'q' });
});
