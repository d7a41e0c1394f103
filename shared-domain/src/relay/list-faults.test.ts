import { describe, expect, test } from '@jest/globals';
import { findRelayListFaults } from './list-faults.ts';

const team = (...names: string[]) => names.map((athlete, index) => ({ athlete, leg: index + 1 }));

describe('Faults of the teams of a relay list', () => {
  test.each([
    ['whole', team('A', 'B', 'C', 'D'), []],
    ['with a substitute, who has no leg', [...team('A', 'B', 'C', 'D'), { athlete: 'E' }], []],
    ['a leg without a runner', team('A', 'B', 'C'), ['missing']],
    ['two runners of one leg', [...team('A', 'B', 'C'), { athlete: 'D', leg: 3 }], ['missing']],
    ['nobody named', [], ['missing']],
    ['one runner on two legs', team('A', 'B', 'C', 'A'), ['twice']],
    ['a runner who is also the substitute', [...team('A', 'B', 'C', 'D'), { athlete: 'A' }], ['twice']],
  ])('a team, %s', (_, members, faults) => {
    expect(findRelayListFaults([members], 4)).toEqual([faults]);
  });

  test('a runner of two teams is a fault of both; the third team has none', () => {
    const teams = [team('A', 'B'), team('C', 'A'), team('D', 'E')];
    expect(findRelayListFaults(teams, 2)).toEqual([['shared'], ['shared'], []]);
  });

  test('every fault of a team is named, in order', () => {
    expect(findRelayListFaults([team('A', 'A'), team('A', 'B', 'C')], 3)).toEqual([
      ['missing', 'twice', 'shared'],
      ['shared'],
    ]);
  });
});
