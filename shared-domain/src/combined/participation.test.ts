import { describe, expect, test } from '@jest/globals';
import { hasTakenPart } from './participation.ts';

describe('An athlete without a valid mark has taken part (TR 39)', () => {
  test.each([
    ['a mark', { prf: { v: 7000, u: 'mm', st: 1 } }, true],
    ['a mark without its proof', { prf: { v: 7000, u: 'mm', st: 0 } }, true],
    ['a mark, whatever the list says', { prf: { v: 7000, u: 'mm', st: 1 }, attempts: [{ r: '-' }] }, true],
    ['a mark without proof, likewise', { prf: { v: 7000, u: 'mm', st: 0 }, attempts: [{ r: '-' }] }, true],
    ['did not finish a race', { prf: { st: 3 } }, true],
    ['disqualified in a race', { prf: { st: 4 } }, true],
    ['fouled out', { prf: { st: 5 }, attempts: [{ r: 'x' }, { r: 'x' }, { r: 'x' }] }, true],
    ['no height', { prf: { st: 5 }, attempts: [{ h: 1900, r: 'xxx' }] }, true],
    ['no valid trial, trials unknown', { prf: { st: 5 } }, true],
    ['no valid trial, empty list of trials', { prf: { st: 5 }, attempts: [] }, true],
    ['retired after a failure', { prf: { st: 7 }, attempts: [{ r: 'x' }, { r: 'r' }] }, true],
    ['did not start', { prf: { st: 2 } }, false],
    ['did not start, whatever the list says', { prf: { st: 2 }, attempts: [{ r: 'x' }] }, false],
    ['passed every trial', { prf: { st: 5 }, attempts: [{ r: '-' }, { r: '-' }, { r: '-' }] }, false],
    ['retired without a trial', { prf: { st: 7 }, attempts: [{ r: 'r' }] }, false],
    ['a dash, a result to come', { prf: { st: 6 } }, undefined],
    ['a dash, no trial yet', { prf: { st: 6 }, attempts: [] }, undefined],
    ['a dash after a trial', { prf: { st: 6 }, attempts: [{ r: 'x' }] }, true],
    ['a dash, every trial passed', { prf: { st: 6 }, attempts: [{ r: '-' }] }, false],
    ['retired, trials unknown', { prf: { st: 7 } }, false],
  ] as const)('%s: %s', (_, mark, expected) => {
    expect(hasTakenPart(mark)).toBe(expected);
  });

  test.each([
    [
      'has passed so far',
      [
        { h: 1600, r: '-' },
        { h: 1650, r: '---' },
      ],
      undefined,
    ],
    [
      'has failed',
      [
        { h: 1600, r: '-' },
        { h: 1650, r: 'xxx' },
      ],
      true,
    ],
    [
      'has retired without a trial',
      [
        { h: 1600, r: '-' },
        { h: 1650, r: 'r' },
      ],
      false,
    ],
  ] as const)('in an event that goes on, who %s: %s', (_, attempts, expected) => {
    expect(hasTakenPart({ prf: { st: 5 }, attempts }, { isEventOver: false })).toBe(expected);
  });

  test('that no trial ends the competition is not confirmed: without that option only a DNS does', () => {
    const option = { shouldCountNoAttemptAsNoStart: false };
    expect(hasTakenPart({ prf: { st: 5 }, attempts: [{ r: '-' }] }, option)).toBe(true);
    expect(hasTakenPart({ prf: { st: 7 } }, option)).toBe(true);
    expect(hasTakenPart({ prf: { st: 2 } }, option)).toBe(false);
    expect(hasTakenPart({ prf: { st: 6 } }, option)).toBeUndefined();
  });
});
