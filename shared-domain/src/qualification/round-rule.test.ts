import { describe, expect, test } from '@jest/globals';
import { proposeRoundRules, readRoundRule } from './round-rule.ts';

const SPRINT = { g0: 100, g1: '0' };
const LONG_JUMP = { g0: 900_003, g1: '0' };

describe('The rule of a round', () => {
  test('of a race is places and times', () => {
    expect(readRoundRule({ places: 2 }, SPRINT)).toEqual({ places: 2, times: 0 });
  });

  test('of a field event is a standard and how many go on in all, by either word', () => {
    expect(readRoundRule({ times: 8, standard: 6500 }, LONG_JUMP)).toEqual({ wanted: 8, standard: 6500 });
    expect(readRoundRule({ places: 8 }, LONG_JUMP)).toEqual({ wanted: 8 });
    expect(readRoundRule({ standard: 0 }, LONG_JUMP)).toEqual({});
  });
});

describe('Rules that are proposed', () => {
  const words = (heats: number, room = 8) =>
    proposeRoundRules(SPRINT, heats, room).map(({ places, times }) => `${places}+${times}`);

  test('fill the next round, the usual one first, by time alone last', () => {
    expect(words(2)).toEqual(['3+2', '4+0', '2+4', '0+8']);
    expect(words(3)).toEqual(['2+2', '1+5', '0+8']);
    expect(words(4, 16)).toEqual(['3+4', '4+0', '2+8', '0+16']);
  });

  test('take by time alone where there are more heats than places', () => {
    expect(words(9)).toEqual(['0+8']);
  });

  test('are none without a heat or without room', () => {
    expect([words(0), words(2, 0)]).toEqual([[], []]);
  });

  test('of a field event are twelve, and eight', () => {
    expect(proposeRoundRules(LONG_JUMP, 2, 12)).toEqual([{ times: 12 }, { times: 8 }]);
  });
});
