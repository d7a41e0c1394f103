import { describe, expect, test } from '@jest/globals';
import { disqualifyRound, selectValidMarks } from './disqualified-round.ts';

const heat = { round: 'h', prf: { v: 9910, u: 'ms', st: 1 } } as const;
const final = { round: 'f', prf: { v: 9810, u: 'ms', st: 1 } } as const;

describe('Disqualified under a technical rule: the marks of that round go, those of earlier rounds stay (TR 7.1)', () => {
  const after = disqualifyRound([heat, final], 'f', 'TR17.3');

  test('the round shows DQ with its rule, the heat is untouched', () => {
    expect(after).toEqual([heat, { round: 'f', prf: { st: 4 }, rule: 'TR17.3' }]);
  });

  test('a record or PB from a heat survives a DQ in the final', () => {
    expect(selectValidMarks(after)).toEqual([heat]);
    expect(selectValidMarks([heat, final])).toEqual([heat, final]);
  });

  test('a round without a result changes nothing', () => {
    expect(disqualifyRound([heat], 'f', 'TR17.3')).toEqual([heat]);
  });
});
