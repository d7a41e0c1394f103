import { describe, expect, test } from '@jest/globals';
import { readEvent } from './challenge-event.ts';
import { isIndoor, isOutsideStadium } from './event-ref.ts';

describe('The kind of the competition completes an event', () => {
  test.each([
    ['road', true, false],
    ['cross', true, false],
    ['trail', true, false],
    ['outdoor', false, false],
    ['indoor', false, true],
    [undefined, false, false],
  ] as const)('%s: outside a stadium %s, indoors %s', (kind, outside, indoor) => {
    const event = readEvent({ g0: 3000, g1: '0' }, kind);
    expect([isOutsideStadium(event), isIndoor(event)]).toEqual([outside, indoor]);
  });

  test('The kind does not change the variant', () => {
    expect(isOutsideStadium(readEvent({ g0: 10_000, g1: 'R' }, 'outdoor'))).toBe(true);
    expect(isIndoor(readEvent({ g0: 60, g1: 'I' }))).toBe(true);
  });

  test('Hand timing comes from the trial; without it a race is not hand-timed', () => {
    expect(readEvent({ g0: 100, g1: '0', dets: { hand: true } }, 'outdoor')).toMatchObject({
      g0: 100,
      g1: '0',
      hand: true,
    });
    expect(readEvent({ g0: 100, g1: '0' }, 'outdoor').hand).toBeUndefined();
  });

  test('A mark told apart from its trial says by itself that it was timed by hand', () => {
    expect(readEvent({ g0: 100, g1: '0', hand: true }).hand).toBe(true);
  });
});
