import { describe, expect, test } from '@jest/globals';
import { findDeadHeat } from './dead-heat.ts';

describe('First place in a final: the referee decides whether a re-run is practicable, if not the tie stands (TR 21.3)', () => {
  test('a tie for first asks the referee; until then the tie stands', () => {
    expect(findDeadHeat([{ rank: 2 }, { rank: 1 }, {}, { rank: 1 }])).toEqual({
      tied: [1, 3],
      choices: ['tieStands', 'rerun'],
      standing: 'tieStands',
    });
  });

  test('a tie for another place stays tied, nothing is asked', () => {
    expect(findDeadHeat([{ rank: 1 }, { rank: 2 }, { rank: 2 }])).toBeUndefined();
  });

  test.each([[[]], [[{ rank: 1 }]], [[{}, {}]]])('no tie, nothing to ask: %j', (rankings) => {
    expect(findDeadHeat(rankings)).toBeUndefined();
  });

  test('a guest who is first among the guests shares no place with the winner', () => {
    expect(findDeadHeat([{ rank: 1 }, { rank: 1001 }])).toBeUndefined();
  });
});
