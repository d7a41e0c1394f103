import { expect, test } from '@jest/globals';
import { challenge, resultList, startRow, trial } from '../contract/schemas/index.ts';
import { findFieldState, formatRound, isLiveChallenge, orderResults, rankResults } from '../index.ts';
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

test('the rules take the shapes of the wire as they are', () => {
  const rows = [aResultRow({ prf: { v: 11_660, u: 'ms', st: 1 } }), aResultRow({ rank: 2 })];
  expect(rankResults(rows, aTrial()).map(({ rank }) => rank)).toEqual([2, 1]);
  expect(orderResults(rows)).toHaveLength(2);
  expect(formatRound(aTrial(), 'fr')).toBe('Finale');
  expect(isLiveChallenge(aChallenge(), new Date('2026-06-13T12:00:00Z'))).toBe(true);
  expect(findFieldState(aTrial({ uid: '900001-0-56-f1', status: 5 }), [aStartRow()], [aResultRow()])).toMatchObject({
    state: 'first',
    athlete: { last: 'VALMOREL', first: 'Inès', club: 'AC Valmont' },
  });
});
