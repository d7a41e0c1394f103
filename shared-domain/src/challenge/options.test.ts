import { describe, expect, test } from '@jest/globals';
import { FLAG_OPTIONS, packFlag } from './flag.ts';
import { readOptions } from './options.ts';

const makeFlag = (names: readonly (keyof typeof FLAG_OPTIONS)[], table = 0): number => {
  const options = names.reduce((bits, name) => bits | FLAG_OPTIONS[name], 0);
  const packed = packFlag({ kind: 1, federation: 1, level: 2, options, table });
  return 'flag' in packed ? packed.flag : -1;
};

describe('what each option of a flag decides (Q5)', () => {
  test('a flag without options and without a points table has the defaults', () => {
    expect(readOptions(makeFlag([]))).toEqual({
      hasGivenOptions: false,
      isFollowedLive: true,
      registrations: 'unsaid',
      hasTeamRanking: true,
      hasCombinedEvents: undefined,
      isOfficial: false,
      isWindRequired: false,
    });
  });

  test('one with a points table and no options has none of them', () => {
    expect(readOptions(makeFlag([], 1))).toEqual({
      hasGivenOptions: true,
      isFollowedLive: false,
      registrations: 'closed',
      hasTeamRanking: false,
      hasCombinedEvents: false,
      isOfficial: false,
      isWindRequired: false,
    });
  });

  test.each([
    ['live', { isFollowedLive: true }],
    ['registrationsOpen', { registrations: 'open' }],
    ['registrationsPrivate', { registrations: 'private' }],
    ['teamRanking', { hasTeamRanking: true }],
    ['combinedEvents', { hasCombinedEvents: true }],
    ['resultsOfficial', { isOfficial: true }],
    ['windRequired', { isWindRequired: true }],
  ] as const)('%s alone decides its own and denies the others', (name, expected) => {
    expect(readOptions(makeFlag([name]))).toEqual({ ...readOptions(makeFlag([], 1)), ...expected });
  });

  test('registrations that are open and private are private', () => {
    expect(readOptions(makeFlag(['registrationsOpen', 'registrationsPrivate'])).registrations).toBe('private');
  });

  test('an invalid flag has the defaults', () => {
    expect(readOptions(-1)).toEqual(readOptions(0));
  });
});
